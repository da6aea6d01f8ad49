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
BLOCKS: Final = 20
"""Rounds are dealt into so many: what is no mean is reckoned without each of them, and how far that differs is how
sure it is.
"""


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
    chance = 1.0 if not mean else 0.0 if not error else tails(abs(mean) / error, sums.count - 1)
    return Estimate(mean, mean - wide, mean + wide, chance)


def tails(errors: float, freedom: int) -> float:
    """How likely so many standard errors to either side are where the spread is estimated: Student's, by the normal
    distribution's of a smaller number (within 0.001 from ten degrees of freedom on).
    """
    return erfc(errors * (1 - 1 / (4 * freedom)) / sqrt(1 + errors * errors / (2 * freedom)) / sqrt(2))


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


class LuckShare:
    """How much of the spread of results is luck: the part of their variance that goes when luck is taken out."""

    __slots__ = ("_blocks",)

    def __init__(self) -> None:
        # In each block the matches, and the sums of results, of their squares, and of both without luck.
        self._blocks = [[0] * 5 for _ in range(BLOCKS)]

    def add(self, number: int, sums: Sequence[int]) -> None:
        """A round's two matches."""
        block = self._blocks[number % BLOCKS]
        for place, value in enumerate((2, *sums)):
            block[place] += value

    def estimate(self) -> Estimate:
        """The share with its interval, by the jackknife over blocks."""
        whole = [sum(each) for each in zip(*self._blocks, strict=True)]
        share = luck_share(whole)
        filled = [block for block in self._blocks if block[0]]
        if len(filled) < 2:
            return Estimate(share, -inf, inf, 1.0)
        without = [luck_share([a - b for a, b in zip(whole, block, strict=True)]) for block in filled]
        mean = sum(without) / len(without)
        n = len(without)
        wide = quantile(n - 1) * sqrt((n - 1) / n * sum([(each - mean) ** 2 for each in without]))
        return Estimate(share, share - wide, share + wide, 1.0)


def luck_share(sums: Sequence[int]) -> float:
    """From the matches, the sums of results and of their squares, and both without luck."""
    matches, results, squares, others, other_squares = sums
    spread = matches * squares - results * results
    return 1 - (matches * other_squares - others * others) / spread if spread else 0.0
