"""What tells one scripted coach from another."""

from typing import Final

from thirdhalf.games.dreadball.tactics.plans import HIT, PASS, Plan


class Style:
    """How a scripted coach plays. Shares are out of a hundred."""

    __slots__ = ("blunders", "hits", "passes", "slips")

    def __init__(self, blunders: int, slips: int, passes: int, hits: int) -> None:
        # How often it takes any plan or option, and how often the second best.
        self.blunders = blunders
        self.slips = slips
        # 1 for a coach who thinks of passing, and of slamming.
        self.passes = passes
        self.hits = hits

    def likes(self, plan: Plan) -> bool:
        """Whether it thinks of such plans at all."""
        if plan.aim == PASS:
            return bool(self.passes)
        return bool(self.hits) or plan.aim != HIT


SOUND: Final = Style(blunders=0, slips=0, passes=1, hits=1)
"""The script without mistakes."""
