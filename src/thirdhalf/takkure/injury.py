"""5.04 Injury and 7.01, the two tables."""

from typing import Final

from thirdhalf.takkure import events
from thirdhalf.takkure.actions.scatter import Scatter
from thirdhalf.takkure.changes import give_permanent_fatigue, hurt, send_off, strike_out, tell, tire, wipe_tokens, wound
from thirdhalf.takkure.profile import Hurt, spent
from thirdhalf.takkure.rolls import D12
from thirdhalf.takkure.state import OUT, Frame, Match

COMMON: Final = 0
GRAVE: Final = 1

# 7.01: what the rows take away, by face. Rows that do something else as well are done in `apply`.
NONE: Final = Hurt()
COMMON_ROWS: Final = (
    NONE,
    Hurt(body=1),
    Hurt(intelligence=2),
    Hurt(strength=1),
    Hurt(bac=1, strength=1),
    Hurt(reflexes=1, attack_move=1),
    Hurt(bac=2),
    NONE,
    Hurt(strength=1, bac=1, reflexes=1),
    Hurt(bac=2, strength=2),
    Hurt(reflexes=2, attack_move=2, defence_move=1),
    NONE,
)
BROKEN_ARM: Final = Hurt(bac=3, strength=3)
BROKEN_LEG: Final = Hurt(reflexes=3, attack_move=3, defence_move=2, least_move=1)
VERTEBRAE: Final = Hurt(reflexes=3, strength=3, bac=3, vertebrae=1)
SKULL: Final = Hurt(intelligence=3, reflexes=3, body=2, skills=1)
GRAVE_ROWS: Final = (
    NONE,
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
    NONE,
)
TIRED: Final = 1
RIB: Final = 8
TO_GRAVE: Final = 12
NOT_SO_BAD: Final = 1
SEVERE: Final = 12


class Injury(Frame):
    """5.04: a player leaves the pitch and rolls on the tables. `blame` is the coach whose player did the harm
    (R-46).
    """

    __slots__ = ("blame", "player", "table")

    def __init__(self, step: int, player: int, blame: int, table: int = COMMON) -> None:
        self.step = step
        self.player = player
        self.blame = blame
        self.table = table

    def copy(self) -> "Injury":
        return Injury(self.step, self.player, self.blame, self.table)

    def play(self, match: Match) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def leave_pitch(match: Match, injury: Injury) -> None:
    """5.04, R-45, R-46: off the pitch, tokens off; a carrier's ball scatters from where it stood."""
    player = match.players[injury.player]
    x, y = player.x, player.y
    carried = match.holder == injury.player
    send_off(match, injury.player)
    if carried:
        match.call(Scatter(0, x, y, injury.blame, 0))


def roll_table(match: Match, injury: Injury) -> None:
    """7.01, R-58: the common table, or the grave one after a 12; no skill or card touches this roll."""
    topic = "grave injury" if injury.table == GRAVE else "injury"
    match.roll(topic, "7.01", D12, 1, injury.player)


def apply(match: Match, injury: Injury) -> None:
    """7.01: the row rolled, to the letter."""
    face = match.choice[0]
    number = injury.player
    tell(match, events.INJURY, "7.01", (number, injury.table, face))
    if injury.table == COMMON:
        hurt(match, number, COMMON_ROWS[face - 1])
        if face == TIRED:
            tire(match, number, "7.01")
            wound(match, number, "7.01")
        elif face == RIB:
            give_permanent_fatigue(match, number)
        elif face == TO_GRAVE:
            injury.table = GRAVE
            injury.step = ROLL_TABLE
    else:
        hurt(match, number, GRAVE_ROWS[face - 1])
        if face == NOT_SO_BAD:
            tire(match, number, "7.01")
            injury.table = COMMON
            injury.step = ROLL_TABLE
        elif face == SEVERE:
            strike_out(match, number)


def recover(match: Match, injury: Injury) -> None:
    """7.01, R-48: a characteristic at 0 means out of the match; a wound that reaches BDY again means rolling again
    (5.04).
    """
    player = match.players[injury.player]
    if player.off != OUT and spent(player.profile):
        strike_out(match, injury.player)
    elif player.off != OUT and player.wounds >= player.profile.body:
        wipe_tokens(match, injury.player)
        injury.table = COMMON
        injury.step = ROLL_TABLE
        return
    match.done(0)


STEPS: Final = (leave_pitch, roll_table, apply, recover)
ROLL_TABLE: Final = 1
