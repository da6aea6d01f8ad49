"""1.20 Break through: what it does to the tackler it beats."""

from typing import Final

from thirdhalf.games.takkure.changes.harm import ground
from thirdhalf.games.takkure.rules.harm.endurance import BROKEN_THROUGH, CRITICAL_BREAK_THROUGH, Endurance, Wounded
from thirdhalf.games.takkure.table.kinds import CRITICAL, FAIL
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch


@mypyc_attr(acyclic=True, free_list_len=1)
class Felled(Frame):
    """1.20, success: the tackler is run down."""

    __slots__ = ("grade", "tackler")

    def __init__(self, step: int, tackler: int, grade: int) -> None:
        self.step = step
        self.tackler = tackler
        self.grade = grade

    def copy(self) -> "Felled":
        return Felled(self.step, self.tackler, self.grade)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def run_down(match: Match, felled: Felled) -> None:
    """1.20: the tackler is grounded and rolls endurance; a critical wounds it without a roll."""
    ground(match, felled.tackler, "1.20")
    if felled.grade == CRITICAL:
        match.call(Wounded(0, felled.tackler, match.active, CRITICAL_BREAK_THROUGH, 0))
    else:
        match.call(Endurance(0, felled.tackler, match.active, BROKEN_THROUGH, FAIL))


def end_felled(match: Match, felled: Felled) -> None:
    """1.20: the break through is over."""
    match.done(0)


STEPS: Final[StepsOf[Felled]] = (run_down, end_felled)
