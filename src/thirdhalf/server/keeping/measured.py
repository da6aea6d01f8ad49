"""How much is stored, and how long that takes."""

from bisect import bisect_left
from typing import Final

BOUNDS: Final = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
"""Seconds up to which one counts in each of `times`; the last of those is for all that took longer."""


class Stored:
    """How much was stored, and how long that took."""

    def __init__(self) -> None:
        self.lines = 0
        self.seconds = 0.0
        self.times = [0] * (len(BOUNDS) + 1)

    def note(self, lines: int, seconds: float) -> None:
        """So many lines were stored in so many seconds."""
        self.lines += lines
        self.seconds += seconds
        self.times[bisect_left(BOUNDS, seconds)] += 1
