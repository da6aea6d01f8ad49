"""D15 Stand Up."""

from typing import Final

from thirdhalf.games.dreadball.changes import stand_up
from thirdhalf.games.dreadball.rules.free import ON_FEET, FreeAction
from thirdhalf.games.dreadball.rules.pool import BASE, roll_here
from thirdhalf.games.dreadball.table.kinds import STAND_UP
from thirdhalf.games.dreadball.table.questions.facing import ask_facing
from thirdhalf.games.dreadball.table.state import Match
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch

GOOD: Final = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class StandUp(Frame):
    """D15.1: a prone player tries to get up."""

    __slots__ = ("player", "successes")

    def __init__(self, step: int, player: int, successes: int) -> None:
        self.step = step
        self.player = player
        self.successes = successes

    def copy(self) -> "StandUp":
        return StandUp(self.step, self.player, self.successes)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def roll(match: Match, rise: StandUp) -> None:
    """D15.1, D8.5: 3 dice, Speed (1)."""
    roll_here(match, rise.player, STAND_UP, BASE)


def judge(match: Match, rise: StandUp) -> None:
    """D15.2: without success he stays down; else he stands, facing any way."""
    rise.successes = match.result
    if rise.successes:
        ask_facing(match, rise.player, match.players[rise.player].at, "D15.2")
    else:
        match.done(0)


def rise_up(match: Match, rise: StandUp) -> None:
    """D15.2, D15.3: with two successes one free action, but no Sprint."""
    stand_up(match, rise.player, match.choice[0])
    if rise.successes >= GOOD:
        match.call(FreeAction(0, rise.player, ON_FEET))


def finish(match: Match, rise: StandUp) -> None:
    """D15.2: done."""
    match.done(0)


STEPS: Final[StepsOf[StandUp]] = (roll, judge, rise_up, finish)
