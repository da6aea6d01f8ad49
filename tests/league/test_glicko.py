"""Ratings, by the example that Glickman works out, and by what must hold of any."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thirdhalf.league.glicko import LEAST_DEVIATION, MOST_DEVIATION, Met, Rating, expected, rated

RATINGS = st.builds(Rating, st.floats(600, 2800), st.floats(45, 500), st.floats(0.03, 0.12))


def test_glickmans_example() -> None:
    """1500 with deviation 200 beats 1400 and loses to 1550 and 1700: 1464.06, 151.52 and 0.05999."""
    results = [Met(Rating(1400, 30), 1), Met(Rating(1550, 100), 0), Met(Rating(1700, 300), 0)]
    found = rated(Rating(1500, 200, 0.06), results, restless=0.5)
    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


@given(RATINGS, RATINGS)
def test_who_wins_rises_and_who_loses_falls(own: Rating, other: Rating) -> None:
    assert rated(own, [Met(other, 1)]).rating > own.rating > rated(own, [Met(other, 0)]).rating
    for score in (0, 0.5, 1):
        assert LEAST_DEVIATION <= rated(own, [Met(other, score)]).deviation <= MOST_DEVIATION


@given(RATINGS, RATINGS, st.floats(-300, 300))
def test_what_one_expects_the_other_does_not(own: Rating, other: Rating, advantage: float) -> None:
    same = other._replace(deviation=own.deviation)
    assert expected(own, same, advantage) + expected(same, own, -advantage) == pytest.approx(1)


def test_the_match_up_is_taken_into_account() -> None:
    """Who wins with the better team gains less."""
    own = other = Rating(1500, 60)
    assert rated(own, [Met(other, 1, 100)]).rating < rated(own, [Met(other, 1)]).rating


def test_who_does_not_play_is_known_less_well() -> None:
    rested = Rating(1500, 60).after(365)
    assert 60 < rested.deviation < MOST_DEVIATION
    assert Rating().after(10_000).deviation == MOST_DEVIATION
    assert Rating().provisional
    assert not Rating(1500, 60).provisional
    assert rated(rested, []) == rested
