"""What tells one scripted coach from another."""


class Style:
    """How a scripted coach plays. Shares are out of a hundred."""

    __slots__ = ("blunders", "hands_over", "passes", "reads_lanes", "slips")

    def __init__(self, blunders: int, slips: int, passes: int, hands_over: int, reads_lanes: int) -> None:
        # How often it takes any candidate, and how often the second best.
        self.blunders = blunders
        self.slips = slips
        # 1 for a coach who thinks of passing, of taking the ball from a teammate's hands, and of where a run will end.
        self.passes = passes
        self.hands_over = hands_over
        self.reads_lanes = reads_lanes
