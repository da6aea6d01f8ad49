"""The ladder: Elo worked out by hand, a test that stops when the answer is clear, and results that repeat."""

import pytest

from thirdhalf.lab.elo import EVEN, FIRST, OPEN, SECOND, elo_of, estimate, ratings, share_of, solve, verdict
from thirdhalf.lab.executors import Here, working
from thirdhalf.lab.ladder import BATCH, Climb, Pairing, ladder
from thirdhalf.lab.results import pair_of
from thirdhalf.lab.simulation import Tally


def test_elo_and_share_are_each_others_inverse() -> None:
    assert elo_of(0.5) == 0
    assert share_of(400) == pytest.approx(10 / 11)
    assert elo_of(share_of(123)) == pytest.approx(123)


def test_an_even_record_is_nought_with_an_even_interval() -> None:
    found = estimate([10, 20, 40, 20, 10])
    assert found.elo == pytest.approx(0)
    assert found.low == pytest.approx(-found.high)
    # Mean 0.5; variance (10.5 * 2 * 1/4 + 20 * 2 * 1/16) / 101 = 0.0767; error 1.96 * sqrt(0.0767 / 101) = 0.0540.
    assert share_of(found.high) == pytest.approx(0.5540, abs=0.0002)


def test_a_clean_sheet_is_large_but_finite() -> None:
    found = estimate([0, 0, 0, 0, 50])
    assert 600 < found.elo < 1000
    assert found.low < found.elo < found.high


def test_the_test_is_sure_only_when_the_answer_is_clear() -> None:
    assert verdict([0, 0, 0, 0, 0], 50) == OPEN
    assert verdict([1, 1, 1, 1, 1], 50) == OPEN
    assert verdict([0, 0, 1, 1, 6], 50) == FIRST
    assert verdict([6, 1, 1, 0, 0], 50) == SECOND
    assert verdict([50, 100, 300, 100, 50], 50) == EVEN


def test_ratings_of_two_agree_with_their_difference() -> None:
    counts = [5, 10, 20, 30, 35]
    first, second = ratings(2, [(0, 1, counts)])
    assert first.elo + second.elo == pytest.approx(0, abs=0.01)
    assert first.elo - second.elo == pytest.approx(estimate(counts).elo, abs=0.5)


def test_ratings_of_a_field_follow_its_results() -> None:
    won = [2, 3, 5, 20, 40]
    a, b, c = ratings(3, [(0, 1, won), (1, 2, won), (0, 2, [0, 0, 1, 3, 60])])
    assert a.elo > b.elo > c.elo
    assert a.elo + b.elo + c.elo == pytest.approx(0, abs=0.01)
    assert a.low < a.elo < a.high


def test_small_systems_of_equations_are_solved() -> None:
    assert solve([[0, 2], [3, 1]], [4, 5]) == pytest.approx([1, 2])


def test_a_pair_is_counted_for_the_first_coach_on_both_sides() -> None:
    pairing = Pairing(0, 1)
    one = Tally()
    one.matches = one.home_wins = 1
    one.home_score, one.away_score = 3, 1
    two = Tally()
    two.matches = two.draws = 1
    two.home_score = two.away_score = 2
    pairing.add(pair_of(one, two))
    assert (pairing.wins, pairing.draws, pairing.losses) == (1, 1, 0)
    assert pairing.counts == [0, 0, 0, 1, 0]
    assert pairing.scores == (5, 3)
    assert pairing.score == 0.75


def climb(coaches: tuple[str, ...], pairs: int, stops: int) -> Climb:
    """A ladder in exercise 3."""
    return Climb("takkure", {"exercise": 3}, coaches, pairs, 50, "lab", stops)


def test_a_ladder_repeats_itself_on_any_number_of_workers_and_stops_early() -> None:
    done: list[int] = []
    plan = climb(("random", "club"), 16, 1)
    alone = ladder(plan, Here(), done.append)
    with working(2) as executor:
        shared = ladder(plan, executor, lambda _: None)
    assert [pairing.counts for pairing in alone.pairings] == [pairing.counts for pairing in shared.pairings]
    assert [pairing.verdict for pairing in alone.pairings] == [pairing.verdict for pairing in shared.pairings]
    assert sum(done) == 16
    assert alone.pairings[0].verdict == SECOND
    assert alone.pairings[0].pairs == BATCH


def test_a_ladder_can_play_all_its_pairs() -> None:
    standings = ladder(climb(("random", "rookie"), 12, 0), Here(), lambda _: None)
    assert standings.pairings[0].pairs == 12


@pytest.mark.parametrize("coaches", [("club",), ("club", "club")])
def test_a_ladder_needs_different_coaches(coaches: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="two or more different coaches"):
        ladder(climb(coaches, 1, 1), Here(), lambda _: None)
