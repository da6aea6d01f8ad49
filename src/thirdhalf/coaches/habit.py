"""How coaches look at a position of a game that has no sight of its own: what is offered, as it is listed."""

from typing import Final

from thirdhalf.coaches.budget import Budget
from thirdhalf.coaches.hints import HABIT, HOW_MANY, Hint, Sight
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice, Pick
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.telling import Telling

TRIES: Final = 3 * HOW_MANY


@mypyc_attr(allow_interpreted_subclasses=True)
class HabitSight(Sight):
    """Nothing is played out: candidates are habits."""

    __slots__ = ("_choices",)

    def __init__(self, match: Match, chooser: Chooser, budget: Budget) -> None:
        super().__init__(budget)
        decision = match.decision
        assert decision is not None
        if isinstance(decision, Pick):
            self._choices: list[Choice] = [(option,) for option in decision.options]
        else:
            self._choices = list(dict.fromkeys([decision.sample(chooser) for _ in range(TRIES)]))

    def considered(self) -> list[Choice]:
        return self._choices

    def foresees(self) -> bool:
        return False

    def hint(self, choice: Choice) -> Hint:
        return Hint(choice, 0, [], Telling(HABIT, {}))
