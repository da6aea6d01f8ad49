"""4.07: all that cards can do. An effect is one entry here: its name in files, its window, for whom, what, when.

What takes more than one step is a frame in `special`; what a rule takes up later is left as a boost.
"""

from typing import Final

from thirdhalf.games.takkure.cards.special import close_in, draw_after_thought, feint
from thirdhalf.games.takkure.cards.targets import (
    avengers,
    concerned,
    dice_rolled,
    far_off,
    runner,
    slow,
    tacklers_off,
    tacklers_on,
    thinkers,
    wounded,
)
from thirdhalf.games.takkure.cards.windows import Window
from thirdhalf.games.takkure.changes.cards import boost, earn_stars
from thirdhalf.games.takkure.changes.telling import tell
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.box import (
    AFTER_DEFENCE,
    AFTER_MOVEMENT,
    AFTER_ROLL,
    AFTER_SUCCESS,
    AS_TURNED,
    BEFORE_ACTIVATION,
    BEFORE_DEFENCE,
    BEFORE_ROLL,
    FATIGUE_DUE,
    IN_ORDER,
    WOUND_DUE,
    Effect,
    Play,
    die_of,
    player_of,
)
from thirdhalf.games.takkure.table.hands import (
    ADDED,
    AGAIN,
    AVENGED,
    DICE,
    DOUBLED,
    FURTHER,
    RANGES_NEARER,
    RECKLESS,
    SPARED,
)
from thirdhalf.games.takkure.table.kinds import BY_CARD, NOTHING
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.geometry.plane import INCH

# Before a roll


def bonus(match: Match, window: Window, play: Play, option: int) -> None:
    """R-57: points on the roll."""
    add(match, window, play, player_of(option), play.amount)


def bonus_per_wound(match: Match, window: Window, play: Play, option: int) -> None:
    """4.07: points for each wound token, up to the most that the card gives."""
    number = player_of(option)
    add(match, window, play, number, min(play.most, play.amount * match.players[number].wounds))


def add(match: Match, window: Window, play: Play, number: int, amount: int) -> None:
    """R-57, 1.16: so many points, told at once."""
    change_roll(match, window, play, number, ADDED, amount)
    tell(match, events.MODIFIED, "4.07", (number, BY_CARD, amount))


def more_dice(match: Match, window: Window, play: Play, option: int) -> None:
    """R-57, 4.06: dice more in the roll."""
    change_roll(match, window, play, player_of(option), DICE, play.amount)


def nearer(match: Match, window: Window, play: Play, option: int) -> None:
    """4.07: a pass as if thrown from so many ranges nearer."""
    change_roll(match, window, play, player_of(option), RANGES_NEARER, play.amount)


def change_roll(match: Match, window: Window, play: Play, number: int, what: int, amount: int) -> None:
    """R-57: what the card does to the roll; a reckless one has its price (4.07)."""
    kind = window.kind_for(number)
    boost(match, number, kind, what, amount)
    if play.reckless:
        boost(match, number, kind, RECKLESS, 1)


# After a roll


def reroll(match: Match, window: Window, play: Play, option: int) -> None:
    """R-58: that die is rolled again."""
    number = player_of(option)
    boost(match, number, window.kind_for(number), AGAIN, die_of(option))


# Moves


def double_defensive_move(match: Match, window: Window, play: Play, option: int) -> None:
    """4.07: this defender may go twice as far."""
    boost(match, player_of(option), NOTHING, DOUBLED, 1)


def longer_run(match: Match, window: Window, play: Play, option: int) -> None:
    """4.07: the marked line is run further."""
    boost(match, player_of(option), NOTHING, FURTHER, play.amount)


# Tokens


def no_fatigue(match: Match, window: Window, play: Play, option: int) -> None:
    """4.07: the fatigue token that has fallen due does not come."""
    boost(match, player_of(option), NOTHING, SPARED, 1)


def blood_debt(match: Match, window: Window, play: Play, option: int) -> None:
    """4.07: whoever deals the wound will pay for it."""
    boost(match, player_of(option), NOTHING, AVENGED, 1)


def team_tokens(match: Match, window: Window, play: Play, option: int) -> None:
    """4.07: team tokens for the success."""
    earn_stars(match, match.players[player_of(option)].team, play.amount, "4.07")


BONUS: Final = Effect("bonus", BEFORE_ROLL, concerned, bonus, AS_TURNED)
MORE_DICE: Final = Effect("more dice", BEFORE_ROLL, concerned, more_dice, AS_TURNED)
BONUS_PER_WOUND: Final = Effect("bonus per wound", BEFORE_ROLL, wounded, bonus_per_wound, AS_TURNED)
NEARER: Final = Effect("nearer", BEFORE_ROLL, far_off, nearer, AS_TURNED)
DOUBLE_MOVE: Final = Effect("double defensive move", BEFORE_DEFENCE, slow, double_defensive_move)
LONGER_RUN: Final = Effect("longer run", AFTER_DEFENCE, runner, longer_run, unit=INCH)
NO_FATIGUE: Final = Effect("no fatigue", FATIGUE_DUE, concerned, no_fatigue)
BLOOD_DEBT: Final = Effect("blood debt", WOUND_DUE, avengers, blood_debt)
CLOSE_IN: Final = Effect("close in", AFTER_MOVEMENT, tacklers_off, close_in, IN_ORDER, INCH)
DRAW_CARDS: Final = Effect("draw cards", BEFORE_ACTIVATION, thinkers, draw_after_thought, IN_ORDER)
TEAM_TOKENS: Final = Effect("team tokens", AFTER_SUCCESS, concerned, team_tokens)
FEINT: Final = Effect("feint", AFTER_MOVEMENT, tacklers_on, feint, IN_ORDER)
REROLL: Final = Effect("reroll", AFTER_ROLL, dice_rolled, reroll)

EFFECTS: Final[dict[str, Effect]] = {
    effect.name: effect
    for effect in (
        BONUS,
        MORE_DICE,
        BONUS_PER_WOUND,
        NEARER,
        DOUBLE_MOVE,
        LONGER_RUN,
        NO_FATIGUE,
        BLOOD_DEBT,
        CLOSE_IN,
        DRAW_CARDS,
        TEAM_TOKENS,
        FEINT,
        REROLL,
    )
}
