"""Hints: for any decision the three best candidates, what they change, the odds behind that, and a reason in words.

What a game's coaches see in a position is its own: a `Sight`. All else is here, for every game.
"""

from collections.abc import Callable
from typing import Final

from thirdhalf.coaches.budget import Budget
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.telling import Telling
from thirdhalf.kernel.view import View

HOW_MANY: Final = 3
EVALUATIONS: Final = 400
PERCENT: Final = 100
NOTABLE: Final = 5
"""A chance below that, out of a hundred, is no reason."""

ONLY: Final = "hint-only"
HABIT: Final = "hint-habit"
SHARED_REASONS: Final = (ONLY, HABIT)
"""What is said in any game."""


class Hint:
    """One candidate: the choice, the change in expectation (in the game's own unit), the odds and the reason. There are
    no odds where nothing is looked ahead to.
    """

    __slots__ = ("choice", "gain", "odds", "reason")

    def __init__(self, choice: Choice, gain: int, odds: list[Telling], reason: Telling) -> None:
        self.choice = choice
        self.gain = gain
        self.odds = odds
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """A decision as one game's coaches see it."""

    __slots__ = ("budget",)

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def considered(self) -> list[Choice]:
        """The candidates worth playing out, those that promise most first."""
        raise NotImplementedError

    def foresees(self) -> bool:
        """Whether candidates can be played out here; else they are habits."""
        raise NotImplementedError

    def hint(self, choice: Choice) -> Hint:
        """What a choice comes to."""
        raise NotImplementedError

    def following(self, choice: Choice) -> list[tuple[str, Choice]]:
        """What is to follow a choice that is the beginning of a plan: topics and answers."""
        return []

    def trifle(self) -> int:
        """By how much a candidate must be better than what was planned, in the unit of `gain`, to be worth another
        plan.
        """
        return 0


Looking = Callable[[Match, Chooser, Budget], Sight]
"""How a game's coaches look at a match that is guessed."""


def hints(view: View, seed: str, looking: Looking, budget: Budget | None = None) -> list[Hint]:
    """The three candidates that promise most, best first; fewer where there are fewer, none where nobody is asked."""
    decision = view.decision
    if decision is None:
        return []
    sight = sight_of(view, seed, looking, budget)
    allowed = [choice for choice in sight.considered() if decision.refusal(choice) is None]
    if len(allowed) == 1:
        return [Hint(allowed[0], 0, [], Telling(ONLY, {}))]
    if not sight.foresees():
        return [Hint(choice, 0, [], Telling(HABIT, {})) for choice in allowed[:HOW_MANY]]
    found = weighed_all(sight, allowed)
    found.sort(key=lambda hint: -hint.gain)
    return found[:HOW_MANY]


def weighed_all(sight: Sight, choices: list[Choice]) -> list[Hint]:
    """What the choices come to, in their order, as far as the budget goes, but of so many at least as are told."""
    found: list[Hint] = []
    for choice in choices:
        found.append(sight.hint(choice))
        if sight.budget.part() >= 1 and len(found) >= HOW_MANY:
            break
    return found


def weighed(view: View, seed: str, looking: Looking, choice: Choice, budget: Budget | None = None) -> Hint | None:
    """What a choice of one's own comes to, by the same measure; None where it is forbidden or nothing depends on it."""
    decision = view.decision
    if decision is None or decision.refusal(choice) is not None:
        return None
    sight = sight_of(view, seed, looking, budget)
    return sight.hint(choice) if sight.foresees() else None


def sight_of(view: View, seed: str, looking: Looking, budget: Budget | None) -> Sight:
    """What is seen of a guess."""
    chooser = Chooser(seed)
    budget = budget or Budget(EVALUATIONS, 0)
    budget.begin()
    return looking(view.guess(chooser), chooser, budget)


def percent(share: int, whole: int) -> int:
    """A share as so many out of a hundred."""
    return (share * PERCENT + whole // 2) // whole
