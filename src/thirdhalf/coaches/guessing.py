"""Coaches that think on a guess of the match, as their eye judges it, and how often they err."""

from typing import Final, Generic, TypeVar, cast

from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.view import View

M = TypeVar("M", bound=Match)

HUNDRED: Final = 100

# How a coach is about to choose.
BEST: Final = 0
SECOND_BEST: Final = 1
ANYTHING: Final = 2


class GuessingCoach(Generic[M]):
    """Chooses for a whole match that fits what it sees."""

    __slots__ = ("_chooser",)

    def __init__(self, seed: str) -> None:
        self._chooser = Chooser(seed)

    def __call__(self, view: View) -> Choice:
        decision = view.decision
        assert decision is not None
        choice = self.pick(view, cast(M, view.glance(self._chooser)))
        # What fits the guess must fit the match; where it does not, any allowed choice will do.
        return choice if decision.refusal(choice) is None else decision.sample(self._chooser)

    def pick(self, view: View, match: M) -> Choice:
        """The choice in this position; the match is a guess of it."""
        raise NotImplementedError

    def speaks(self, view: View) -> bool:
        """Whether it has something of its own to advise here, or would rather leave that to the adviser."""
        return True


class Faults:
    """How often, out of a hundred, a coach takes anything (`blunders`), and how often the second best (`slips`)."""

    __slots__ = ("blunders", "slips")

    def __init__(self, blunders: int, slips: int) -> None:
        self.blunders = blunders
        self.slips = slips

    def mood(self, chooser: Chooser) -> int:
        """BEST, SECOND_BEST or ANYTHING; who makes no mistakes draws nothing."""
        if self.blunders + self.slips == 0:
            return BEST
        draw = chooser.below(HUNDRED)
        if draw < self.blunders:
            return ANYTHING
        return SECOND_BEST if draw < self.blunders + self.slips else BEST


def place_of_best(worths: list[int], mood: int) -> int:
    """The place of what is worth most, or second most; the first of equals."""
    first = worths.index(max(worths))
    if mood == SECOND_BEST and len(worths) > 1:
        others = [*worths[:first], min(worths) - 1, *worths[first + 1 :]]
        return others.index(max(others))
    return first
