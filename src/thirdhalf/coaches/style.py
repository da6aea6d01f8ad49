"""What tells one scripted coach from another."""

from typing import Final


class Style:
    """How a scripted coach plays. Shares are out of a hundred."""

    __slots__ = ("blunders", "chases", "hands_over", "passes", "reads_lanes", "slips")

    def __init__(self, blunders: int, slips: int, passes: int, hands_over: int, reads_lanes: int, chases: int) -> None:
        # How often it takes any candidate, and how often the second best.
        self.blunders = blunders
        self.slips = slips
        # 1 for a coach who thinks of passing, of taking the ball from a teammate's hands, of where a run will end,
        # and of catching its own kick-off.
        self.passes = passes
        self.hands_over = hands_over
        self.reads_lanes = reads_lanes
        self.chases = chases


SOUND: Final = Style(blunders=0, slips=0, passes=1, hands_over=1, reads_lanes=1, chases=1)
"""All that the script knows: what coaches who look ahead fall back on, and expect of each other."""
