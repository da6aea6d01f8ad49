"""Coaches who stray: where a coach always does what it thinks best, nothing tells what the rest is worth."""

from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.table import Coach
from thirdhalf.kernel.view import View
from tools.learn.games import Studied

LAPSE = 15
"""So often, out of a hundred, a coach has a lapse when a new position comes up, and strays until the next."""
OFTEN = 30
"""So often, out of a hundred, a coach who has a lapse strays at a question."""


class Strayer:
    """Both coaches of a match, who share their lapses: at one position either both may stray or none."""

    def __init__(self, study: Studied, coaches: tuple[Coach, Coach], seed: str) -> None:
        self.study = study
        self.coaches = coaches
        self.chooser = Chooser(seed)
        self.lapse = 0
        # 1 once somebody has strayed since the last position.
        self.strayed = 0

    def new_position(self, often: int) -> None:
        """Another position has come up; `often` is LAPSE, or 0 where nobody is to stray any more."""
        self.lapse = int(self.chooser.below(100) < often)
        self.strayed = 0

    def choose(self, view: View) -> Choice:
        """What the coach who is asked does, or something else."""
        decision = view.decision
        assert decision is not None
        choice = self.coaches[decision.seat](view)
        if self.lapse and self.chooser.below(100) < OFTEN:
            other = self.study.other_choice(view.guess(self.chooser), self.chooser)
            if other is not None and other != choice and decision.refusal(other) is None:
                self.strayed = 1
                return other
        return choice
