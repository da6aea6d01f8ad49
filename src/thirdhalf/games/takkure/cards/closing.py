"""4.07, T3: a tackler who closes in on the strip after the run."""

from typing import Final

from thirdhalf.games.takkure.changes.places import walk
from thirdhalf.games.takkure.rules.movement import judge_contact, strip
from thirdhalf.games.takkure.table.questions.topics import CARD_MOVE
from thirdhalf.games.takkure.table.questions.walks import ClosingIn
from thirdhalf.games.takkure.table.space import walk_question
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch


@mypyc_attr(acyclic=True, free_list_len=1)
class CloseIn(Frame):
    """4.07: a tackler moves that far towards the strip."""

    __slots__ = ("reach", "tackler")

    def __init__(self, step: int, tackler: int, reach: int) -> None:
        self.step = step
        self.tackler = tackler
        self.reach = reach

    def copy(self) -> "CloseIn":
        return CloseIn(self.step, self.tackler, self.reach)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        CLOSE_IN_STEPS[step](match, self)


def choose_way(match: Match, closing: CloseIn) -> None:
    """4.07: any way that ends nearer to the strip."""
    question = walk_question(match, closing.tackler, CARD_MOVE, "4.07", closing.reach, 0)
    match.ask(ClosingIn(question, strip(match)))


def arrive(match: Match, closing: CloseIn) -> None:
    """4.07, R-24: that is where it stands now; contact is judged anew."""
    walk(match, closing.tackler, match.choice, "4.07")
    judge_contact(match, closing.tackler)
    match.done(0)


CLOSE_IN_STEPS: Final[StepsOf[CloseIn]] = (choose_way, arrive)
