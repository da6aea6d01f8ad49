"""Who meets whom: everybody once a leg, at home or away in balance, and the best seeds last."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thirdhalf.league.fixtures import BYE, Result
from thirdhalf.league.knock_out import bracket, next_round, through
from thirdhalf.league.round_robin import round_robin


@given(st.integers(2, 24), st.integers(1, 3))
def test_everybody_meets_everybody_once_a_leg(entries: int, legs: int) -> None:
    fixtures = round_robin(entries, legs)
    met = Counter(frozenset((each.home, each.away)) for each in fixtures if each.away != BYE)
    assert met == {frozenset((i, j)): legs for i in range(entries) for j in range(i)}
    byes = Counter(each.home for each in fixtures if each.away == BYE)
    assert byes == (dict.fromkeys(range(entries), legs) if entries % 2 else {})


@given(st.integers(2, 24), st.integers(1, 3))
def test_nobody_plays_twice_in_a_round(entries: int, legs: int) -> None:
    rounds: dict[int, list[int]] = {}
    for each in round_robin(entries, legs):
        rounds.setdefault(each.round, []).extend([each.home, each.away])
    assert sorted(rounds) == list(range(legs * (entries - 1 + entries % 2)))
    for playing in rounds.values():
        assert sorted(entry for entry in playing if entry != BYE) == list(range(entries))


@given(st.integers(2, 24), st.integers(1, 4))
def test_home_and_away_are_in_balance(entries: int, legs: int) -> None:
    """Never more than one apart; with two legs not at all, and every pair once at each other's."""
    real = [each for each in round_robin(entries, legs) if each.away != BYE]
    home, away = Counter(each.home for each in real), Counter(each.away for each in real)
    assert all(abs(home[entry] - away[entry]) <= legs % 2 for entry in range(entries))
    pairs = Counter((each.home, each.away) for each in real)
    assert all(abs(pairs[i, j] - pairs[j, i]) <= legs % 2 for i in range(entries) for j in range(i))


@pytest.mark.parametrize(("entries", "legs"), [(1, 1), (0, 1), (4, 0)])
def test_what_is_no_round_robin_is_said(entries: int, legs: int) -> None:
    with pytest.raises(ValueError, match="a round robin needs"):
        round_robin(entries, legs)


def test_eight_seeds_by_hand() -> None:
    assert bracket(8) == [(0, 7), (3, 4), (1, 6), (2, 5)]
    assert bracket(5) == [(0, BYE), (3, 4), (1, BYE), (2, BYE)]


@given(st.integers(2, 64))
def test_the_better_seeds_meet_last_and_have_the_byes(entries: int) -> None:
    """If the better one always wins, the best half of those who are left is left, round by round."""
    pairs = bracket(entries)
    assert sorted(seed for pair in pairs for seed in pair if seed != BYE) == list(range(entries))
    byes = {better for better, worse in pairs if worse == BYE}
    assert byes == set(range(len(byes)))
    winners = [better for better, _ in pairs]
    while len(winners) > 1:
        assert sorted(winners) == list(range(len(winners)))
        winners = [min(pair) for pair in next_round(winners)]
    assert winners == [0]


def test_who_goes_on_by_one_match_or_by_two() -> None:
    assert through((3, BYE), []) == 3
    assert through((0, 1), []) is None
    assert through((0, 1), [Result(0, 1, 2, 3)]) == 1
    assert through((0, 1), [Result(0, 1, 2, 2)]) is None
    assert through((0, 1), [Result(0, 1, 2, 3), Result(1, 0, 0, 2)]) == 0
    # Level over both legs: three tries away are more than two.
    assert through((0, 1), [Result(0, 1, 2, 3), Result(1, 0, 1, 2)]) == 1
    assert through((0, 1), [Result(0, 1, 1, 0, kind="annulled")]) is None


def test_an_odd_number_of_winners_cannot_be_paired() -> None:
    with pytest.raises(ValueError, match="3 winners"):
        next_round([0, 1, 2])
