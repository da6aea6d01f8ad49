"""Glicko-2: a rating, how sure one is of it, and how steady somebody plays.

After Mark Glickman's description of 2013; the start values are those that lichess uses.
"""

from math import exp, log, pi, sqrt
from typing import Final, NamedTuple

MIDDLE: Final = 1500.0
SCALE: Final = 173.7178
"""Points of a rating to one of the reckoning's own."""
RESTLESS: Final = 0.75
"""How fast steadiness may change: Glickman's tau."""
LEAST_DEVIATION: Final = 45.0
MOST_DEVIATION: Final = 500.0
PROVISIONAL: Final = 110.0
PERIODS_A_DAY: Final = 0.21436
CLOSE_ENOUGH: Final = 1e-6


class Rating(NamedTuple):
    """Somebody's rating, its deviation and its volatility."""

    rating: float = MIDDLE
    deviation: float = MOST_DEVIATION
    volatility: float = 0.09

    @property
    def provisional(self) -> bool:
        """Whether too little is known to rank by it."""
        return self.deviation >= PROVISIONAL

    def after(self, days: float) -> "Rating":
        """The same when nothing has been played for a while: one is less sure."""
        own = self.deviation / SCALE
        wider = sqrt(own * own + self.volatility * self.volatility * days * PERIODS_A_DAY) * SCALE
        return self._replace(deviation=min(MOST_DEVIATION, wider))


class Met(NamedTuple):
    """One result against somebody: 1, 0.5 or 0. `advantage` is what the match-up was worth, in points of a rating."""

    other: Rating
    score: float
    advantage: float = 0.0


def expected(own: Rating, other: Rating, advantage: float = 0.0) -> float:
    """The share that one may expect against another."""
    g = _weight(other.deviation / SCALE)
    return 1 / (1 + exp(-g * (own.rating + advantage - other.rating) / SCALE))


def rated(own: Rating, results: list[Met], restless: float = RESTLESS, least: float = LEAST_DEVIATION) -> Rating:
    """The rating after a period with these results."""
    if not results:
        return own
    deviation = own.deviation / SCALE
    information = improvement = 0.0
    for met in results:
        g = _weight(met.other.deviation / SCALE)
        share = expected(own, met.other, met.advantage)
        information += g * g * share * (1 - share)
        improvement += g * (met.score - share)
    variance = 1 / information
    volatility = _volatility(own.volatility, deviation, variance, variance * improvement, restless)
    wider = deviation * deviation + volatility * volatility
    narrower = 1 / sqrt(1 / wider + information)
    moved = own.rating + SCALE * narrower * narrower * improvement
    return Rating(moved, min(MOST_DEVIATION, max(least, SCALE * narrower)), volatility)


def _weight(deviation: float) -> float:
    """How much somebody counts of whom that little is known."""
    return 1 / sqrt(1 + 3 * deviation * deviation / (pi * pi))


def _volatility(own: float, deviation: float, variance: float, gain: float, restless: float) -> float:
    """Glickman's step 5: the root of his f, by the Illinois method."""
    start = log(own * own)

    def f(x: float) -> float:
        power = exp(x)
        spread = deviation * deviation + variance + power
        return power * (gain * gain - spread) / (2 * spread * spread) - (x - start) / (restless * restless)

    low = start
    if gain * gain > deviation * deviation + variance:
        high = log(gain * gain - deviation * deviation - variance)
    else:
        high = start - restless
        while f(high) < 0:
            high -= restless
    f_low, f_high = f(low), f(high)
    while abs(high - low) > CLOSE_ENOUGH:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)
