"""The table: reckoned from the results alone, with ties broken by named rules, and places that only narrow."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thirdhalf.league.fixtures import ANNULLED, BYE, WALK_OVER, Result
from thirdhalf.league.points import Points
from thirdhalf.league.round_robin import round_robin
from thirdhalf.league.standings import RULES, USUAL, Season, ranked, reachable, table

CHESS = Points(win=2, draw=1, loss=0, tries=0, close=0)
SCORES = st.integers(0, 5)


@st.composite
def seasons(draw: st.DrawFn) -> tuple[int, list[Result]]:
    """A round robin with all its results."""
    entries = draw(st.integers(2, 7))
    fixtures = [each for each in round_robin(entries, 1) if each.away != BYE]
    return entries, [Result(each.home, each.away, draw(SCORES), draw(SCORES)) for each in fixtures]


def test_points_with_their_bonuses() -> None:
    """A win is 4, a draw 2; one more for three tries, and for losing by one."""
    usual = Points()
    assert [usual.of(Result(0, 1, 3, 2), entry) for entry in (0, 1)] == [5, 1]
    assert [usual.of(Result(0, 1, 4, 3), entry) for entry in (0, 1)] == [5, 2]
    assert [usual.of(Result(0, 1, 2, 2), entry) for entry in (0, 1)] == [2, 2]
    assert [usual.of(Result(0, 1, 5, 0, kind=WALK_OVER), entry) for entry in (0, 1)] == [4, 0]


@given(seasons(), st.randoms(use_true_random=False))
def test_the_order_of_results_does_not_matter(season: tuple[int, list[Result]], random: object) -> None:
    entries, results = season
    others = results[:]
    random.shuffle(others)  # type: ignore[attr-defined]
    first, second = (Season(entries, each, Points(), "seed") for each in (results, others))
    assert table(first, USUAL, []) == table(second, USUAL, [])


@given(seasons())
def test_a_table_adds_up(season: tuple[int, list[Result]]) -> None:
    entries, results = season
    rows = table(Season(entries, results, Points(), "seed"), USUAL, [])
    assert sorted(row.entry for row in rows) == list(range(entries))
    assert [row.place for row in rows] == list(range(1, entries + 1))
    assert sum(row.won for row in rows) == sum(row.lost for row in rows)
    assert sum(row.scored for row in rows) == sum(row.conceded for row in rows)
    assert all(row.played == row.won + row.drawn + row.lost == entries - 1 for row in rows)
    assert [row.points for row in rows] == sorted([row.points for row in rows], reverse=True)


@given(seasons())
def test_places_that_can_be_reached_are_sound_and_only_narrow(season: tuple[int, list[Result]]) -> None:
    entries, results = season
    fixtures = [each for each in round_robin(entries, 1) if each.away != BYE]
    final = {row.entry: row.place for row in table(Season(entries, results, Points(), "seed"), USUAL, [])}
    before = [(1, entries)] * entries
    for count in range(len(results) + 1):
        found = reachable(Season(entries, results[:count], Points(), "seed"), fixtures[count:])
        for entry, (best, worst) in enumerate(found):
            assert before[entry][0] <= best <= final[entry] <= worst <= before[entry][1]
        before = found


def test_at_the_end_everybody_has_a_place_and_no_other() -> None:
    level = Season(2, [Result(0, 1, 1, 1)], CHESS, "3")
    assert [(row.best, row.worst) for row in table(level, USUAL, [])] == [(1, 1), (2, 2)]
    assert [(row.best, row.worst) for row in table(level, ["points"], [])] == [(1, 1), (1, 1)]


def test_head_to_head_is_among_those_who_are_level() -> None:
    """Three have beaten the fourth, and each of them one of the other two; then tries decide. Of two who are level it
    is who won between them, whatever else they scored.
    """
    results = [Result(each, 3, 1, 0) for each in range(3)]
    results += [Result(2, 0, 1, 0), Result(0, 1, 5, 0), Result(1, 2, 2, 0)]
    season = Season(4, results, CHESS, "seed")
    assert ranked(season, ["points"]) == [[0, 1, 2], [3]]
    assert ranked(season, ["points", "head-to-head"]) == [[0, 1, 2], [3]]
    assert ranked(season, ["points", "head-to-head", "try-difference"]) == [[0], [2], [1], [3]]
    results = [Result(0, 1, 1, 0), Result(0, 2, 0, 9), Result(1, 3, 9, 0), Result(2, 3, 0, 1), Result(0, 3, 1, 0)]
    results += [Result(1, 2, 1, 0)]
    season = Season(4, results, CHESS, "seed")
    assert ranked(season, ["points"]) == [[0, 1], [2, 3]]
    assert ranked(season, ["points", "try-difference"]) == [[1], [0], [2], [3]]
    assert ranked(season, ["points", "head-to-head"]) == [[0], [1], [3], [2]]


def test_sonneborn_berger_and_buchholz_of_a_worked_example() -> None:
    """A round robin of four, by hand. 0 beats 1, draws with 2, loses to 3; 1 beats 2 and 3; 2 beats 3. Scores: 1.5, 2,
    1.5, 1. Sonneborn-Berger of 0: 2 + 0.75 = 2.75, of 2: 0.75 + 1 = 1.75. Buchholz of 0: 2 + 1.5 + 1 = 4.5.
    """
    results = [Result(0, 1, 1, 0), Result(0, 2, 1, 1), Result(0, 3, 0, 1)]
    results += [Result(1, 2, 1, 0), Result(1, 3, 1, 0), Result(2, 3, 1, 0)]
    season = Season(4, results, CHESS, "seed")
    assert [season.halves(entry) / 2 for entry in range(4)] == [1.5, 2, 1.5, 1]
    everybody = frozenset(range(4))
    assert [RULES["sonneborn-berger"](season, entry, everybody) / 4 for entry in range(4)] == [2.75, 2.5, 1.75, 1.5]
    assert [RULES["buchholz"](season, entry, everybody) / 2 for entry in range(4)] == [4.5, 4, 4.5, 5]
    assert ranked(season, ["points", "sonneborn-berger"]) == [[1], [0], [2], [3]]


def test_annulled_matches_count_for_nothing_and_a_bye_is_a_win() -> None:
    results = [Result(0, 1, 9, 0, kind=ANNULLED), Result(1, BYE, 1, 0, kind=WALK_OVER)]
    rows = table(Season(2, results, CHESS, "seed"), USUAL, [])
    assert [(row.entry, row.points, row.played) for row in rows] == [(1, 2, 1), (0, 0, 0)]


def test_fair_play_and_the_lot_decide_last() -> None:
    fouled = Season(2, [Result(0, 1, 1, 1, home_fouls=2, away_fouls=1)], CHESS, "seed")
    assert ranked(fouled, USUAL) == [[1], [0]]
    level = [Season(2, [Result(0, 1, 1, 1)], CHESS, str(seed)) for seed in range(20)]
    assert {ranked(each, USUAL)[0][0] for each in level} == {0, 1}
    assert ranked(level[3], USUAL) == ranked(Season(2, [Result(0, 1, 1, 1)], CHESS, "3"), USUAL)


def test_an_unknown_tie_break_is_named() -> None:
    with pytest.raises(ValueError, match="'luck' is no tie-break; known are: points, "):
        ranked(Season(2, [], CHESS, "seed"), ["points", "luck"])


def test_sonneborn_berger_as_it_was_published() -> None:
    """The Candidates Tournament of 2020 (chess) after seven rounds, when it was broken off: everybody had met everybody
    once. Results and the values of the first five from yottachess.com, "The keys to the restart of the Candidates
    Tournament".
    """
    rows = ("x1====1=", "0x=11=1=", "==x===01", "=0=x===1", "=0==x=1=", "=====x==", "001=0=x=", "==00===x")
    results = [
        Result(home, away, *{"1": (1, 0), "=": (0, 0), "0": (0, 1)}[row[away]])
        for home, row in enumerate(rows)
        for away in range(home + 1, len(rows))
    ]
    season = Season(8, results, CHESS, "seed")
    assert [season.halves(entry) / 2 for entry in range(8)] == [4.5, 4.5, 3.5, 3.5, 3.5, 3.5, 2.5, 2.5]
    everybody = frozenset(range(8))
    found = [RULES["sonneborn-berger"](season, entry, everybody) / 4 for entry in range(5)]
    assert found == [15.25, 14.25, 12.25, 11.25, 11.25]
    assert ranked(season, ["points", "sonneborn-berger"])[:2] == [[0], [1]]
