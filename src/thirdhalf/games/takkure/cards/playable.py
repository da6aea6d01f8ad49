"""R-56: which cards and tokens a coach may play in a window."""

from typing import TYPE_CHECKING

from thirdhalf.games.takkure.skills.team import TEAM_SKILLS
from thirdhalf.games.takkure.table.box import laid_on
from thirdhalf.games.takkure.table.state import Match

if TYPE_CHECKING:
    from thirdhalf.games.takkure.cards.windows import Window


def playable(match: Match, window: "Window", seat: int) -> list[int]:
    """R-56, R-75: all that the coach may lay down now: cards of this window that would do something, and tokens."""
    cards = match.cards
    found: list[int] = []
    for card in cards.hands[seat]:
        play = cards.box.plays[card]
        if play.effect.when == window.when:
            for one in play.effect.targets(match, window, seat, play):
                found.append(laid_on(card, one))
    skill = TEAM_SKILLS[cards.skills[seat]]
    if skill.has_tokens(match, seat, window.when):
        found += skill.options(match, window, seat)
    return found


def holds_something(match: Match, seat: int, when: int) -> bool:
    """R-56: whether the coach holds anything for this window, whether or not it would do something."""
    cards = match.cards
    for card in cards.hands[seat]:
        if cards.box.plays[card].effect.when == when:
            return True
    return TEAM_SKILLS[cards.skills[seat]].has_tokens(match, seat, when)
