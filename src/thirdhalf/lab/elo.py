"""Elo from pairs of matches: estimates with 95 % intervals, a sequential test, and ratings for a whole field.

A pair is two matches with swapped sides and the same seed; its points for the first coach are 0 to 4, two a win and one
a draw. The spread of whole pairs is what counts: it contains what both matches of a pair have in common.
"""

from math import log, log10, sqrt

POINTS = 4
"""The points of one pair."""

SURE_ENOUGH = 1.959964
"""Standard errors to either side of a 95 % interval."""

RISK = 0.05
"""How often the sequential test may be wrong, either way."""

FIRST = "first"
SECOND = "second"
EVEN = "even"
OPEN = "open"


class Estimate:
    """An Elo difference with the ends of its interval."""

    __slots__ = ("elo", "high", "low")

    def __init__(self, elo: float, low: float, high: float) -> None:
        self.elo = elo
        self.low = low
        self.high = high


def elo_of(share: float) -> float:
    """The Elo difference that makes for this share of the points."""
    return -400 * log10(1 / share - 1)


def share_of(elo: float) -> float:
    """The share of the points that an Elo difference makes for."""
    return 1 / (1 + 10 ** (-elo / 400))


def mean_and_variance(counts: list[int]) -> tuple[float, float]:
    """Of the share of the points in a pair; `counts` says how many pairs had 0, 1, … 4 points.

    Half a pair of each extreme is thrown in, so that a clean sheet gives a large difference and not an endless one.
    """
    weights = [count + 0.5 * (points in (0, POINTS)) for points, count in enumerate(counts)]
    total = sum(weights)
    mean = sum(weight * points / POINTS for points, weight in enumerate(weights)) / total
    variance = sum(weight * (points / POINTS - mean) ** 2 for points, weight in enumerate(weights)) / total
    return mean, variance


def estimate(counts: list[int]) -> Estimate:
    """The first coach's Elo above the second's."""
    mean, variance = mean_and_variance(counts)
    error = SURE_ENOUGH * sqrt(variance / (sum(counts) + 1))
    edge = 1e-4
    return Estimate(elo_of(mean), elo_of(max(edge, mean - error)), elo_of(min(1 - edge, mean + error)))


def log_likelihood_ratio(counts: list[int], elo: float) -> float:
    """How much better a difference of that much explains the pairs than none does (logarithm, normal approximation)."""
    mean, variance = mean_and_variance(counts)
    none = 0.5
    some = share_of(elo)
    return (sum(counts) + 1) * (some - none) * (2 * mean - none - some) / (2 * variance)


def verdict(counts: list[int], elo: float) -> str:
    """Two sequential tests, one for each coach being better by `elo`: who is, neither, or not yet clear."""
    if not sum(counts):
        return OPEN
    bound = log((1 - RISK) / RISK)
    ahead = log_likelihood_ratio(counts, elo)
    behind = log_likelihood_ratio(counts, -elo)
    if ahead >= bound:
        return FIRST
    if behind >= bound:
        return SECOND
    return EVEN if ahead <= -bound and behind <= -bound else OPEN


def ratings(size: int, results: list[tuple[int, int, list[int]]]) -> list[Estimate]:
    """The likeliest Elo of every coach of a field, their mean being 0, from the pairs of any two of them."""
    strength = [0.0] * size
    scale = 400 / log(10)
    matrix: list[list[float]] = []
    for _ in range(60):
        slope = [0.0] * size
        matrix = [[1.0] * size for _ in range(size)]  # ties the mean down, which no result can
        for first, second, counts in results:
            mean, variance = mean_and_variance(counts)
            pairs = sum(counts) + 1
            expected = share_of((strength[first] - strength[second]) * scale)
            # Matches weigh by the spread of their pairs: draws and what a pair has in common make it smaller.
            steady = expected * (1 - expected)
            weight = pairs * steady / max(variance, 1e-6)
            slope[first] += weight * (mean - expected)
            slope[second] -= weight * (mean - expected)
            curve = weight * steady
            matrix[first][first] += curve
            matrix[second][second] += curve
            matrix[first][second] -= curve
            matrix[second][first] -= curve
        step = solve(matrix, slope)
        strength = [old + max(-1.0, min(1.0, new)) for old, new in zip(strength, step, strict=True)]
    found = []
    for i in range(size):
        unit = [float(i == j) for j in range(size)]
        error = SURE_ENOUGH * sqrt(max(0.0, solve(matrix, unit)[i] - 1 / (size * size)))
        found.append(Estimate(strength[i] * scale, (strength[i] - error) * scale, (strength[i] + error) * scale))
    return found


def rating_among(results: list[tuple[float, list[int]]]) -> Estimate:
    """The likeliest Elo of one coach, from its pairs with others whose ratings are fixed."""
    scale = 400 / log(10)
    strength = 0.0
    curve = 1.0
    for _ in range(60):
        slope = curve = 0.0
        for elo, counts in results:
            mean, variance = mean_and_variance(counts)
            expected = share_of(strength * scale - elo)
            steady = expected * (1 - expected)
            weight = (sum(counts) + 1) * steady / max(variance, 1e-6)
            slope += weight * (mean - expected)
            curve += weight * steady
        strength += max(-1.0, min(1.0, slope / max(curve, 1e-9)))
    error = SURE_ENOUGH / sqrt(max(curve, 1e-9))
    return Estimate(strength * scale, (strength - error) * scale, (strength + error) * scale)


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a small system of linear equations, by elimination."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for k in range(i + 1, size):
            factor = rows[k][i] / rows[i][i]
            rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i], strict=True)]
    found = [0.0] * size
    for i in range(size - 1, -1, -1):
        found[i] = (rows[i][size] - sum(rows[i][k] * found[k] for k in range(i + 1, size))) / rows[i][i]
    return found
