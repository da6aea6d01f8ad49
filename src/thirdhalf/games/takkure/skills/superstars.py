"""5.07 Superstars: team tokens, earned by what the crowd likes."""

from typing import TYPE_CHECKING, Final

from thirdhalf.games.takkure.cards.targets import dice_of
from thirdhalf.games.takkure.changes.cards import boost, earn_stars, spend_stars
from thirdhalf.games.takkure.changes.telling import tell
from thirdhalf.games.takkure.skills.team_skill import TeamSkill
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.box import (
    AFTER_ROLL,
    BEFORE_ROLL,
    STAR,
    STAR_REROLL,
    card_of,
    die_of,
    laid,
    laid_on,
    player_of,
)
from thirdhalf.games.takkure.table.hands import ADDED, AGAIN
from thirdhalf.games.takkure.table.kinds import BREAK_THROUGH, BY_STARS, SCORE, TACKLE
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.geometry.native import mypyc_attr

if TYPE_CHECKING:
    from thirdhalf.games.takkure.cards.windows import Window

REWARDED: Final[tuple[int, ...]] = (SCORE, TACKLE, BREAK_THROUGH)
MOST_STARS: Final = 3
REROLL_STARS: Final = 3


@mypyc_attr(acyclic=True)
class Superstars(TeamSkill):
    """5.07: a team token for what the crowd likes, spent on rolls."""

    __slots__ = ()

    def told_by(self) -> str:
        return events.STARS

    def succeeded(self, match: Match, number: int, action: int) -> None:
        """5.07, R-59: a try, a tackle or a break through that comes off is worth a team token."""
        if action in REWARDED:
            earn_stars(match, match.players[number].team, 1, "5.07")

    def has_tokens(self, match: Match, seat: int, when: int) -> bool:
        """R-13: they are spent before and after rolls."""
        return match.cards.stars[seat] > 0 and when in (BEFORE_ROLL, AFTER_ROLL)

    def options(self, match: Match, window: "Window", seat: int) -> list[int]:
        """5.07, R-13, R-59: a team token for +1 before any roll of the coach's players, at most three a roll; three to
        reroll a die, once a roll.
        """
        if window.when == BEFORE_ROLL:
            return [
                laid(STAR, number, 0)
                for number in window.players
                if match.players[number].team == seat and stars_on(window, number) < MOST_STARS
            ]
        if match.cards.stars[seat] < REROLL_STARS:
            return []
        laid_down = [option for option in window.laid if match.players[player_of(option)].team == seat]
        if any(card_of(option) == STAR_REROLL for option in laid_down):
            return []
        return [laid_on(STAR_REROLL, one) for one in dice_of(match, window, seat, ())]


def stars_on(window: "Window", number: int) -> int:
    """5.07: how many team tokens this roll of the player's has got already."""
    return window.laid.count(laid(STAR, number, 0))


def spend_one(match: Match, seat: int, option: int) -> None:
    """5.07: one token for a point."""
    spend_stars(match, seat, 1)


def spend_two(match: Match, seat: int, option: int) -> None:
    """T1, T2: two tokens."""
    spend_stars(match, seat, 2)


def spend_three(match: Match, seat: int, option: int) -> None:
    """5.07: three tokens for a die."""
    spend_stars(match, seat, REROLL_STARS)


def shine(match: Match, window: "Window", option: int) -> None:
    """5.07: a point on the roll."""
    number = player_of(option)
    boost(match, number, window.kind_for(number), ADDED, 1)
    tell(match, events.MODIFIED, "5.07", (number, BY_STARS, 1))


def shine_again(match: Match, window: "Window", option: int) -> None:
    """5.07, R-58: that die is rolled again."""
    number = player_of(option)
    boost(match, number, window.kind_for(number), AGAIN, die_of(option))
