"""What tells one scripted coach from another."""

from typing import Final

from thirdhalf.coaches.guessing import Faults

NEVER: Final = 0
UNLESS_BEHIND: Final = 1
ALWAYS: Final = 2
"""When a coach kicks short, to catch its own kick-off."""


class Style(Faults):
    """How a scripted coach plays."""

    __slots__ = ("chases", "fears_edge", "forgets", "hands_over", "hits", "passes", "reads_lanes")

    def __init__(
        self,
        blunders: int,
        slips: int,
        passes: int,
        hands_over: int,
        reads_lanes: int,
        chases: int,
        hits: int = 0,
        fears_edge: int = 0,
        forgets: int = 0,
    ) -> None:
        super().__init__(blunders, slips)
        # 1 for a coach who thinks of passing, of taking the ball from a teammate's hands, and of where a run will end.
        self.passes = passes
        self.hands_over = hands_over
        self.reads_lanes = reads_lanes
        # NEVER, UNLESS_BEHIND or ALWAYS.
        self.chases = chases
        # What tackles and breaks through are liked more than they are worth, in ten-thousandths of a try.
        self.hits = hits
        # What an inch too near to a touch line seems to cost.
        self.fears_edge = fears_edge
        # 1 for a coach who, with the ball, has no eye for the defender furthest from it.
        self.forgets = forgets


SOUND: Final = Style(blunders=0, slips=0, passes=1, hands_over=1, reads_lanes=1, chases=ALWAYS)
"""All that the script knows: what coaches who look ahead fall back on, and expect of each other."""
