"""What rounds say: means with 95 % intervals, differences, how sure they are, and when to stop.

Only whole numbers are added up, so the order of rounds and the machine do not show in the last digit.
"""

from collections.abc import Sequence
from math import erfc, inf, log, sqrt
from typing import Final, NamedTuple

from thirdhalf.lab.elo import RISK, SURE_ENOUGH

HIGHER: Final = "higher"
LOWER: Final = "lower"
SAME: Final = "no such difference"
OPEN: Final = "open"
FEWEST: Final = 30
"""Rounds before a spread is believed."""


class Sums:
    """The number, sum and sum of squares of whole numbers."""

    __slots__ = ("count", "squares", "total")

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.squares = 0

    def add(self, value: int) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def variance(self) -> float:
        """Of one value, from the sample."""
        if self.count < 2:
            return inf
        return (self.count * self.squares - self.total * self.total) / (self.count * (self.count - 1))


class Estimate(NamedTuple):
    """A mean with the ends of its 95 % interval, and how likely one so far from nothing is where there is nothing."""

    mean: float
    low: float
    high: float
    chance: float


def estimate(sums: Sums, unit: int) -> Estimate:
    """Of the mean, counted in so many parts."""
    mean = sums.mean / unit
    if sums.count < 2:
        return Estimate(mean, -inf, inf, 1.0)
    error = sqrt(sums.variance / sums.count) / unit
    wide = quantile(sums.count - 1) * error
    chance = 1.0 if not mean else 0.0 if not error else erfc(abs(mean) / error / sqrt(2))
    return Estimate(mean, mean - wide, mean + wide, chance)


def quantile(freedom: int) -> float:
    """Standard errors to either side of a 95 % interval where the spread itself is estimated: Student's, by the series
    in powers of the degrees of freedom (within 0.002 from ten of them on).
    """
    z = SURE_ENOUGH
    n = float(freedom)
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n * n)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


def corrected(chances: Sequence[float]) -> list[float]:
    """The same for many comparisons at once, by Holm's steps: each is the chance that anything so unlikely turns up."""
    order = sorted(range(len(chances)), key=lambda i: chances[i])
    found = [0.0] * len(chances)
    highest = 0.0
    for step, i in enumerate(order):
        highest = max(highest, min(1.0, (len(chances) - step) * chances[i]))
        found[i] = highest
    return found


def verdict(sums: Sums, unit: int, difference: float) -> str:
    """Two sequential tests, one for the mean being higher by so much and one for its being lower, against nothing."""
    if sums.count < FEWEST:
        return OPEN
    # The spread is estimated too, so it counts as one standard error larger; where all rounds are alike, as something.
    spread = sums.variance * (1 + sqrt(2 / sums.count))
    variance = max(spread, 1 / sums.count) / (unit * unit)
    # The risk of calling nothing something is shared by the two.
    sure, none = log((1 - RISK) / (RISK / 2)), log(RISK / (1 - RISK / 2))
    slope = sums.count * difference / variance
    ahead = slope * (sums.mean / unit - difference / 2)
    behind = slope * (-sums.mean / unit - difference / 2)
    if ahead >= sure:
        return HIGHER
    if behind >= sure:
        return LOWER
    return SAME if ahead <= none and behind <= none else OPEN
