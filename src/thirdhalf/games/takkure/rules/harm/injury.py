"""5.04 Injury and 7.01, the two tables."""

from typing import Final

from thirdhalf.games.takkure.cards.windows import open_for, open_window
from thirdhalf.games.takkure.changes.cards import take_rerolls, ward_off
from thirdhalf.games.takkure.changes.harm import (
    give_permanent_fatigue,
    hurt,
    send_off,
    strike_out,
    tire,
    wipe_tokens,
    wound,
)
from thirdhalf.games.takkure.changes.telling import tell
from thirdhalf.games.takkure.rules.actions.scatter import Scatter
from thirdhalf.games.takkure.rules.dice.rolls import D12
from thirdhalf.games.takkure.rules.harm.tokens import MOST_TOKENS, all_tokens
from thirdhalf.games.takkure.skills.team import reward_wound
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.box import AFTER_ROLL, FATIGUE_DUE
from thirdhalf.games.takkure.table.kinds import INJURING, NO_RESTART, NOTHING
from thirdhalf.games.takkure.table.profile import UNHURT, Hurt, spent
from thirdhalf.games.takkure.table.readings import REROLLS
from thirdhalf.games.takkure.table.state import OUT, Match
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch

COMMON: Final = 0
GRAVE: Final = 1

# 7.01: what the rows take away, by face. Rows that do something else as well are done in `apply`.
COMMON_ROWS: Final[tuple[Hurt, ...]] = (
    UNHURT,
    Hurt(body=1),
    Hurt(intelligence=2),
    Hurt(strength=1),
    Hurt(bac=1, strength=1),
    Hurt(reflexes=1, attack_move=1),
    Hurt(bac=2),
    UNHURT,
    Hurt(strength=1, bac=1, reflexes=1),
    Hurt(bac=2, strength=2),
    Hurt(reflexes=2, attack_move=2, defence_move=1),
    UNHURT,
)
BROKEN_ARM: Final = Hurt(bac=3, strength=3)
BROKEN_LEG: Final = Hurt(reflexes=3, attack_move=3, defence_move=2, least_move=1)
VERTEBRAE: Final = Hurt(reflexes=3, strength=3, bac=3, vertebrae=1)
SKULL: Final = Hurt(intelligence=3, reflexes=3, body=2, skills=1)
GRAVE_ROWS: Final[tuple[Hurt, ...]] = (
    UNHURT,
    BROKEN_ARM,
    BROKEN_ARM,
    BROKEN_ARM,
    BROKEN_LEG,
    BROKEN_LEG,
    BROKEN_LEG,
    VERTEBRAE,
    VERTEBRAE,
    VERTEBRAE,
    SKULL,
    UNHURT,
)
TIRED: Final = 1
RIB: Final = 8
TO_GRAVE: Final = 12
SEVERE: Final = 12


@mypyc_attr(acyclic=True, free_list_len=1)
class Injury(Frame):
    """5.04: a player leaves the pitch and rolls on the tables. `blame` is the coach whose player did the harm
    (R-46).
    """

    __slots__ = ("blame", "carried", "face", "player", "table")

    def __init__(self, step: int, player: int, blame: int, table: int, carried: int, face: int) -> None:
        self.step = step
        self.player = player
        self.blame = blame
        self.table = table
        # Whether its ball will scatter.
        self.carried = carried
        # The die that may be rolled again.
        self.face = face

    def copy(self) -> "Injury":
        return Injury(self.step, self.player, self.blame, self.table, self.carried, self.face)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def injure(match: Match, number: int, blame: int) -> None:
    """5.04: the player is injured."""
    match.call(Injury(0, number, blame, COMMON, 0, 0))


def leave_pitch(match: Match, injury: Injury) -> None:
    """5.04, R-45: off the pitch, tokens off. R-49: after a try was rolled for, its ball need not scatter."""
    injury.carried = int(match.holder == injury.player and match.restart == NO_RESTART)
    send_off(match, injury.player)


def roll_table(match: Match, injury: Injury) -> None:
    """7.01, R-58: the common table, or the grave one after a 12; no skill or card changes this roll."""
    topic = "grave injury" if injury.table == GRAVE else "injury"
    match.roll(topic, "7.01", D12, 1, injury.player)


def open_after_table(match: Match, injury: Injury) -> None:
    """R-58: to the letter, what rerolls a die serves here too, but for row 12 of the common table (7.01)."""
    injury.face = match.choice[0]
    spared = injury.table == COMMON and injury.face == TO_GRAVE
    if spared or not match.terms.readings & REROLLS or not match.terms.windows:
        injury.step = APPLY
        return
    tell(match, events.DIE_SHOWN, "R-58", (match.players[injury.player].team, injury.face))
    open_window(match, AFTER_ROLL, [injury.player], [INJURING], [1], 0)


def roll_table_again(match: Match, injury: Injury) -> None:
    """R-58: at most once, and the new result stands."""
    if take_rerolls(match):
        match.roll("grave injury" if injury.table == GRAVE else "injury", "R-58", D12, 1, injury.player)
    else:
        match.choice = (injury.face,)


def apply(match: Match, injury: Injury) -> None:
    """7.01: the row rolled, to the letter."""
    face = match.choice[0]
    number = injury.player
    tell(match, events.INJURY, "7.01", (number, injury.table, face))
    rows = COMMON_ROWS if injury.table == COMMON else GRAVE_ROWS
    hurt(match, number, rows[face - 1])
    if face == TIRED:
        open_for(match, FATIGUE_DUE, number, NOTHING)
        return
    injury.step = RECOVER
    if injury.table == GRAVE:
        if face == SEVERE:
            strike_out(match, number)
    elif face == RIB:
        give_permanent_fatigue(match, number)
    elif face == TO_GRAVE:
        injury.table = GRAVE
        injury.step = ROLL_TABLE


def add_tokens(match: Match, injury: Injury) -> None:
    """7.01: the first row of either table: a fatigue token, and a wound or another roll on the common table."""
    number = injury.player
    if not ward_off(match, number):
        tire(match, number, "7.01")
    if injury.table == GRAVE:
        injury.table = COMMON
        injury.step = ROLL_TABLE
    else:
        wound(match, number, "7.01")
        reward_wound(match, number)


def recover(match: Match, injury: Injury) -> None:
    """7.01, R-48: a characteristic at 0 means out of the match. Tokens from the tables that injure again (4.02, 5.04)
    mean another roll; four permanent ones leave nothing to wait for (R-72).
    """
    player = match.players[injury.player]
    if player.off == OUT:
        return
    if spent(player.profile) or player.permanent >= MOST_TOKENS:
        strike_out(match, injury.player)
    elif player.wounds >= player.profile.body or all_tokens(player) >= MOST_TOKENS:
        wipe_tokens(match, injury.player)
        injury.table = COMMON
        injury.step = ROLL_TABLE


def lose_ball(match: Match, injury: Injury) -> None:
    """7.01, R-46: the ball of an injured carrier scatters from where it stood."""
    if injury.carried:
        player = match.players[injury.player]
        match.call(Scatter(0, player.x, player.y, injury.blame, 0, 0))


def end_injury(match: Match, injury: Injury) -> None:
    """5.04: back at a kick-off, if the injury lets it."""
    match.done(0)


STEPS: Final[StepsOf[Injury]] = (
    leave_pitch,
    roll_table,
    open_after_table,
    roll_table_again,
    apply,
    add_tokens,
    recover,
    lose_ball,
    end_injury,
)
ROLL_TABLE: Final = 1
APPLY: Final = 4
RECOVER: Final = 6
