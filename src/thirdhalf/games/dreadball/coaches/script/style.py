"""What tells one scripted coach from another."""

from typing import Final

from thirdhalf.coaches.guessing import Faults
from thirdhalf.games.dreadball.tactics.plan import HIT, PASS, ActionPlan


class Style(Faults):
    """How a scripted coach plays."""

    __slots__ = ("hits", "passes")

    def __init__(self, blunders: int, slips: int, passes: int, hits: int) -> None:
        super().__init__(blunders, slips)
        # 1 for a coach who thinks of passing, and of slamming.
        self.passes = passes
        self.hits = hits

    def likes(self, plan: ActionPlan) -> bool:
        """Whether it thinks of such plans at all."""
        if plan.aim == PASS:
            return bool(self.passes)
        return bool(self.hits) or plan.aim != HIT


SOUND: Final = Style(blunders=0, slips=0, passes=1, hits=1)
"""The script without mistakes."""
