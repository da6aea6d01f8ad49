"""Intervals hold what they should as often as they say, and the sequential test errs no more often than it may."""

import random

import pytest

from thirdhalf.lab.experiment.estimates import HIGHER, LOWER, OPEN, SAME, Sums, corrected, estimate, quantile, verdict


def tossed(coin: random.Random, bias: float, times: int) -> Sums:
    """A coin's points in pairs, as matches are counted."""
    sums = Sums()
    for _ in range(times):
        sums.add(2 * sum(coin.random() < bias for _ in range(2)))
    return sums


@pytest.mark.parametrize("bias", [0.5, 0.62, 0.8])
def test_intervals_hold_a_coin_95_times_in_100(bias: float) -> None:
    coin = random.Random(f"coin {bias}")
    held = 0
    for _ in range(1000):
        found = estimate(tossed(coin, bias, 100), 4)
        held += found.low <= bias <= found.high
    assert 930 <= held <= 970


@pytest.mark.parametrize(("truth", "wrong"), [(0.0, (HIGHER, LOWER)), (0.1, (LOWER, SAME)), (-0.1, (HIGHER, SAME))])
def test_the_sequential_test_keeps_its_risk(truth: float, wrong: tuple[str, ...]) -> None:
    coin = random.Random(f"sequential {truth}")
    erred = 0
    for _ in range(1000):
        sums = Sums()
        said = OPEN
        while said == OPEN and sums.count < 5000:
            sums.add(2 * sum(coin.random() < 0.5 + truth for _ in range(2)) - 2)
            said = verdict(sums, 4, 0.1)
        assert said != OPEN
        erred += said in wrong
    # Five in a hundred, and three standard errors more by chance.
    assert erred <= 50 + 3 * (1000 * 0.05 * 0.95) ** 0.5


def test_students_quantiles() -> None:
    for freedom, known in ((10, 2.2281), (20, 2.0860), (60, 2.0003), (1000, 1.9623)):
        assert quantile(freedom) == pytest.approx(known, abs=0.002)


def test_many_comparisons_are_corrected_by_holms_steps() -> None:
    assert corrected([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert corrected([]) == []
    assert corrected([0.9, 0.8]) == [1.0, 1.0]


def test_the_order_of_values_does_not_matter() -> None:
    one, two = Sums(), Sums()
    values = [3, 1, 4, 1, 5, 9, 2, 6]
    for value in values:
        one.add(value)
    for value in sorted(values):
        two.add(value)
    assert estimate(one, 4) == estimate(two, 4)
