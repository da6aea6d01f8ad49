"""A coach without a plan: any allowed choice."""

from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.view import View


class RandomCoach:
    """Samples the decision it is asked."""

    __slots__ = ("_chooser",)

    def __init__(self, seed: str) -> None:
        self._chooser = Chooser(seed)

    def __call__(self, view: View) -> Choice:
        decision = view.decision
        assert decision is not None
        return decision.sample(self._chooser)
