"""R-56: which cards and tokens a coach may play in a window."""

from typing import TYPE_CHECKING, Final

from thirdhalf.games.takkure.rules.harm.tokens import fresh
from thirdhalf.games.takkure.table.box import (
    AFTER_DEFENCE,
    AFTER_MOVEMENT,
    AFTER_ROLL,
    BEFORE_ACTIVATION,
    BEFORE_DEFENCE,
    BEFORE_ROLL,
    BONUS_PER_WOUND,
    CLOSE_IN,
    HONOUR_REST,
    HONOUR_STAND,
    NEARER,
    STAR,
    STAR_REROLL,
    WOUND_DUE,
    Play,
    card_of,
    laid,
    player_of,
)
from thirdhalf.games.takkure.table.kinds import DEFENSIVE_VISION, SUPERSTARS, TACKLE, UNWAVERING_HONOUR
from thirdhalf.games.takkure.table.state import NO_CONTACT, ON_PITCH, Match, Player, team_of

if TYPE_CHECKING:
    from thirdhalf.games.takkure.cards.windows import Window

MOST_STARS: Final = 3
REROLL_STARS: Final = 3


def playable(match: Match, window: "Window", seat: int) -> list[int]:
    """R-56, R-75: all that the coach may lay down now: cards of this window that would do something, and tokens."""
    cards = match.cards
    found: list[int] = []
    for card in cards.hands[seat]:
        play = cards.box.plays[card]
        if play.when == window.when:
            for i in targets(match, window, seat, play):
                found.append(laid(card, i >> 3, i & 7))
    if has_tokens(match, seat, window.when):
        stars = cards.skills[seat] == SUPERSTARS
        found += star_options(match, window, seat) if stars else honour_options(match, seat)
    return found


def holds_something(match: Match, seat: int, when: int) -> bool:
    """R-56: whether the coach holds anything for this window, whether or not it would do something."""
    cards = match.cards
    for card in cards.hands[seat]:
        if cards.box.plays[card].when == when:
            return True
    return has_tokens(match, seat, when)


def has_tokens(match: Match, seat: int, when: int) -> bool:
    """5.06, 5.07, R-13: whether the coach may have tokens to spend in this window."""
    skill = match.cards.skills[seat]
    if skill == SUPERSTARS:
        return match.cards.stars[seat] > 0 and when in (BEFORE_ROLL, AFTER_ROLL)
    return skill == UNWAVERING_HONOUR and when == BEFORE_ACTIVATION


def targets(match: Match, window: "Window", seat: int, play: Play) -> list[int]:
    """R-75: for whom the card can be played, as player and die in one number: nobody where it would do nothing."""
    when = window.when
    if when == AFTER_ROLL:
        return dice_of(match, window, seat, play.rolls)
    if when == BEFORE_ACTIVATION:
        return [number << 3 for number in team_of(match, seat)] if match.cards.decks[seat] else []
    if when == AFTER_DEFENCE:
        return [match.active << 3] if seat == match.attacker and len(match.run_line) > 1 else []
    if when == AFTER_MOVEMENT:
        return [number << 3 for number in tacklers_for(match, seat, play)]
    found = []
    for i, number in enumerate(window.players):
        player = match.players[number]
        if (player.team == seat) == (play.against == 1) or (play.rolls and window.kinds[i] not in play.rolls):
            continue
        useless = (
            (play.effect == BONUS_PER_WOUND and player.wounds == 0)
            or (play.effect == NEARER and window.extra == 0)
            or (when == BEFORE_DEFENCE and (player.ground > 0 or moves_twice(match, player)))
            or (when == WOUND_DUE and match.players[window.extra].off != ON_PITCH)
        )
        if not useless:
            found.append(number << 3)
    return found


def moves_twice(match: Match, player: Player) -> bool:
    """4.07, R-75: Quick Defence adds nothing to Defensive Vision."""
    return player.profile.skill == DEFENSIVE_VISION and fresh(match, player)


def tacklers_for(match: Match, seat: int, play: Play) -> list[int]:
    """4.07: after step 3: own tacklers not in contact who may close in, or tacklers in contact who may be feinted."""
    closing = play.effect == CLOSE_IN
    if closing == (seat == match.attacker) or (not closing and match.holder != match.active):
        return []
    return [
        number
        for number, player in enumerate(match.players)
        if player.declared == TACKLE
        and (player.contact_at == NO_CONTACT if closing else player.contact_at > NO_CONTACT)
    ]


def dice_of(match: Match, window: "Window", seat: int, rolls: tuple[int, ...]) -> list[int]:
    """R-58: the coach's dice in this roll that are not about to be rolled again."""
    found = []
    for i, number in enumerate(window.players):
        if match.players[number].team == seat and (not rolls or window.kinds[i] in rolls):
            for die in range(window.counts[i]):
                target = (number << 3) + die
                if all(option & 0x7F != target for option in window.laid):
                    found.append(target)
    return found


def star_options(match: Match, window: "Window", seat: int) -> list[int]:
    """5.07, R-13, R-59: a team token for +1 before any roll of the coach's players, at most three a roll; three to
    reroll a die, once a roll.
    """
    if window.when == BEFORE_ROLL:
        return [
            laid(STAR, number, 0)
            for i, number in enumerate(window.players)
            if match.players[number].team == seat and stars_on(window, number) < MOST_STARS
        ]
    if match.cards.stars[seat] < REROLL_STARS:
        return []
    laid_down = [option for option in window.laid if match.players[player_of(option)].team == seat]
    if any(card_of(option) == STAR_REROLL for option in laid_down):
        return []
    return [laid(STAR_REROLL, i >> 3, i & 7) for i in dice_of(match, window, seat, ())]


def stars_on(window: "Window", number: int) -> int:
    """5.07: how many team tokens this roll of the player's has got already."""
    return window.laid.count(laid(STAR, number, 0))


def honour_options(match: Match, seat: int) -> list[int]:
    """5.06, R-13: at the start of an activation a skill token removes a ground token, not the carrier's, or turns an
    active fatigue token (R-44).
    """
    found = []
    for number in team_of(match, seat):
        player = match.players[number]
        if player.honour:
            if player.ground and match.holder != number:
                found.append(laid(HONOUR_STAND, number, 0))
            if player.fatigue:
                found.append(laid(HONOUR_REST, number, 0))
    return found
