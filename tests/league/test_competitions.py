"""Competitions from their logs: stages follow each other, and everything is reckoned anew."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.league.competing import better_first, by_lot, draw, entered, play_on, play_out, take, terms_of
from thirdhalf.kernel.fields import BadFile
from thirdhalf.league.divisions import moved
from thirdhalf.league.fixtures import BYE
from thirdhalf.league.lots import drawn
from thirdhalf.league.season.competition import Competition
from thirdhalf.league.season.drawing import next_draw
from thirdhalf.league.season.finding import Refused
from thirdhalf.league.terms import DECIDED, DIVISIONS, GROUPS, KNOCK_OUT, ROUND_ROBIN, StageTerms

LEAGUE = StageTerms("League", ROUND_ROBIN)
CUP = StageTerms("Cup", KNOCK_OUT, third_place=1)
GROUP_STAGE = StageTerms("Groups", GROUPS, groups=2, through=2)


@given(st.text(max_size=8), st.integers(1, 256))
def test_a_lot_draws_everybody_once_and_again_the_same(seed: str, count: int) -> None:
    order = drawn(seed, "stage 1", range(count))
    assert sorted(order) == list(range(count))
    assert drawn(seed, "stage 1", range(count)) == order


def test_lots_differ_with_the_seed_and_with_what_is_drawn() -> None:
    assert len({tuple(drawn(str(seed), "stage 1", range(8))) for seed in range(50)}) == 50
    assert drawn("1", "stage 1", range(8)) != drawn("1", "stage 2", range(8))
    firsts = Counter(drawn(str(seed), "stage 1", range(4))[0] for seed in range(2000))
    assert all(400 < firsts[entry] < 600 for entry in range(4))


def test_more_than_a_die_has_sides_cannot_be_drawn() -> None:
    with pytest.raises(ValueError, match="at most 256"):
        drawn("1", "stage 1", range(257))


def test_groups_are_dealt_from_pots_and_the_best_two_meet_crosswise() -> None:
    """a to d are the best seeds: one of a and b in each group, one of c and d; then winners meet the others' second."""
    now = entered(terms_of(GROUP_STAGE, CUP), 8)
    draw(now)
    groups = now.stages[0].pools
    for pot in ({0, 1}, {2, 3}, {4, 5}, {6, 7}):
        assert all(len(pot & set(group)) == 1 for group in groups)
    play_on(now, better_first)
    draw(now)
    first, second = now.stages[0].ranked()
    semis = {frozenset((each.home, each.away)) for each in now.stages[1].meetings()}
    assert semis == {frozenset((first[0], second[1])), frozenset((second[0], first[1]))}
    play_out(now, better_first)
    assert now.over
    assert now.stages[1].ranked()[0][0] == 0


def test_a_knock_out_to_the_third_place() -> None:
    """Five entries: the fourth and fifth play for the last place of four."""
    now = entered(terms_of(CUP), 5)
    draw(now)
    assert [(each.id, each.home, each.away) for each in now.stages[0].meetings()] == [("1.1.2", 3, 4), ("1.2.2", 1, 2)]
    play_on(now, better_first)
    assert [(each.id, each.home, each.away) for each in now.stages[0].meetings()] == [
        ("1.1.2", 3, 4),
        ("1.2.1", 0, 3),
        ("1.2.2", 1, 2),
        ("1.3.2", 2, 3),
        ("1.3.1", 0, 1),
    ]
    assert now.stages[0].ranked() == [[0, 1, 2, 3, 4]]
    assert now.over


def test_two_legs_and_a_final_of_one() -> None:
    """The better seed is at home in the second leg, and in the final."""
    now = entered(terms_of(CUP._replace(legs=2, third_place=0)), 4)
    draw(now)
    meetings = now.stages[0].meetings()
    assert [(each.id, each.home, each.away) for each in meetings] == [
        ("1.1.1", 3, 0),
        ("1.1.2", 0, 3),
        ("1.1.3", 2, 1),
        ("1.1.4", 1, 2),
    ]
    for id, score in (("1.1.1", [1, 2]), ("1.1.2", [1, 2]), ("1.1.3", [0, 0]), ("1.1.4", [0, 1])):
        take(now, {"do": "result", "match": id, "score": score})
    # Level in all, and as many away each: the lot of the seed decides the first tie.
    final = now.stages[0].open()[0]
    assert (final.id, final.away) == ("1.2.1", 2 if final.home in (0,) else 3)
    assert drawn("1", "level 1.1.1", (0, 3))[0] in (final.home, final.away)


@pytest.mark.parametrize(("level", "winner"), [("seed", 0), ("lot", drawn("1", "level 1.1.1", (0, 1))[0])])
def test_a_level_tie_goes_to_the_better_seed_or_by_lot(level: str, winner: int) -> None:
    now = entered(terms_of(CUP._replace(level=level)), 2)
    draw(now)
    play_on(now, lambda meeting: (1, 1))
    assert now.stages[0].ranked()[0][0] == winner


def test_a_level_tie_waits_for_the_organiser_where_the_terms_say_so() -> None:
    now = entered(terms_of(CUP._replace(level=DECIDED)), 2)
    draw(now)
    play_on(now, lambda meeting: (1, 1))
    waiting = now.over
    take(now, {"do": "decide", "match": "1.1.1", "entry": "b", "why": "sudden death"})
    assert (waiting, now.over) == (0, 1)
    assert now.stages[0].ranked() == [[1, 0]]
    with pytest.raises(BadFile, match="no level tie"):
        take(now, {"do": "decide", "match": "1.1.1", "entry": "a"})


@settings(max_examples=30, deadline=None)
@given(st.integers(2, 17), st.integers(0, 1000), st.integers(1, 2))
def test_any_knock_out_has_one_winner_and_everybody_a_place(entries: int, seed: int, legs: int) -> None:
    now = entered(terms_of(CUP._replace(legs=legs)), entries)
    play_out(now, by_lot(seed))
    assert sorted(now.stages[0].ranked()[0]) == list(range(entries))
    played = [each for each in now.stages[0].meetings() if each.away != BYE]
    ties = entries - 1 + (entries > 3)
    assert len(played) == legs * (entries - 2) + (entries > 3) + 1 if entries > 2 else len(played) == ties


def test_divisions_move_up_and_down() -> None:
    stage = StageTerms("League", DIVISIONS, moving=1)
    now = entered(terms_of(stage, divisions=("First", "Second")), 8)
    play_out(now, better_first)
    tables = now.stages[0].ranked()
    assert tables == [[0, 2, 4, 6], [1, 3, 5, 7]]
    assert moved(tables, 1) == [[0, 2, 4, 1], [6, 3, 5, 7]]
    assert moved(tables, 2) == [[0, 2, 1, 3], [4, 6, 5, 7]]
    assert moved([[0, 1], [2, 3, 4, 5]], 2) == [[0, 2], [1, 3, 4, 5]]


@given(st.lists(st.integers(2, 9), min_size=2, max_size=4), st.integers(0, 4))
def test_moving_keeps_everybody_and_every_division_as_large_as_it_was(sizes: list[int], moving: int) -> None:
    tables: list[list[int]] = []
    for size in sizes:
        start = sum(len(table) for table in tables)
        tables.append(list(range(start, start + size)))
    after = moved(tables, moving)
    assert [len(table) for table in after] == sizes
    assert sorted(entry for table in after for entry in table) == list(range(sum(sizes)))
    for before, now in zip(tables, after, strict=True):
        assert len(set(before) - set(now)) <= 2 * moving


@settings(max_examples=25, deadline=None)
@given(st.sampled_from([(LEAGUE,), (GROUP_STAGE, CUP), (CUP,)]), st.integers(4, 9), st.integers(0, 99))
def test_replaying_the_log_gives_the_same_state(stages: tuple[StageTerms, ...], entries: int, seed: int) -> None:
    terms = terms_of(*stages, seed=str(seed))
    now = entered(terms, entries)
    play_out(now, by_lot(seed))
    again = Competition(terms, now.lines)
    assert again.entries == now.entries
    assert [stage.pools for stage in again.stages] == [stage.pools for stage in now.stages]
    assert [stage.results for stage in again.stages] == [stage.results for stage in now.stages]
    assert [stage.ranked() for stage in again.stages] == [stage.ranked() for stage in now.stages]


def test_other_lots_than_the_seeds_are_refused() -> None:
    now = entered(terms_of(LEAGUE), 4)
    pools = [list(reversed(pool)) for pool in now.pools(1)]
    with pytest.raises(BadFile, match=r"line 5\.pools: these are not the lots of the seed"):
        take(now, {"do": "draw", "stage": 1, "pools": pools})


def test_walk_overs_annulled_and_replayed_matches() -> None:
    now = entered(terms_of(LEAGUE), 3)
    draw(now)
    one, two, three = now.stages[0].open()
    take(now, {"do": "result", "match": one.id, "score": [3, 0], "kind": "walk-over"})
    take(now, {"do": "result", "match": two.id, "score": [5, 4]})
    take(now, {"do": "annul", "match": two.id, "why": "the wrong pitch"})
    assert [each.id for each in now.stages[0].open()] == [two.id, three.id]
    take(now, {"do": "result", "match": two.id, "score": [0, 1]})
    take(now, {"do": "annul", "match": three.id, "then": "never", "why": "the hall burnt down"})
    rows = {row.entry: row for row in now.stages[0].table(0)}
    assert rows[one.home].won >= 1
    assert sum(row.played for row in rows.values()) == 4
    assert sum(row.scored for row in rows.values()) == 4
    assert now.over


def test_who_leaves_gives_walk_overs_or_has_never_been_there() -> None:
    for results, played in (("kept", 3), ("annulled", 2)):
        now = entered(terms_of(LEAGUE), 4)
        draw(now)
        first = now.stages[0].open()[0]
        take(now, {"do": "result", "match": first.id, "score": [0, 4]})
        leaver = now.entries[first.home].name
        take(now, {"do": "withdraw", "entry": leaver, "results": results})
        play_on(now, better_first)
        rows = {row.entry: row for row in now.stages[0].table(0)}
        assert rows[first.away].played == played
        assert rows[first.home].won == 0
        assert now.over


def test_a_line_taken_back_has_never_been_and_can_be_brought_back() -> None:
    terms = terms_of(LEAGUE)
    now = entered(terms, 2)
    draw(now)
    take(now, {"do": "result", "match": "1.1.1", "score": [1, 0]})
    once = Competition(terms, [*now.lines, {"do": "undo", "line": 4, "why": "it was 0 to 1"}])
    assert not once.over
    twice = Competition(terms, [*once.lines, {"do": "undo", "line": 5, "why": "it was not"}])
    assert twice.over
    assert len(twice.lines) == 6
    assert len(twice.taken()) == 4


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ({"do": "undo", "line": 9, "why": "x"}, r"line 5\.line: must be a whole number from 1 to 4"),
        ({"do": "undo", "line": 4, "why": " "}, r"line 5\.why: must give a reason"),
        ({"do": "undo", "line": 4}, r"line 5\.why: is missing"),
        # Without the draw there would be no match to have a result.
        ({"do": "undo", "line": 3, "why": "x"}, r"line 4\.match: there is no match '1\.1\.1'"),
        ({"do": "result", "match": "1.1.1", "score": [1, 0]}, "has its result"),
        ({"do": "result", "match": "9.1.1", "score": [1, 0]}, "there is no match"),
        ({"do": "annul", "match": "1.1.1"}, r"why: is missing"),
        ({"do": "enter", "entry": "late", "team": "reds"}, "comes too late"),
        ({"do": "team", "entry": "nobody", "team": "reds"}, "'nobody' has not entered; entered are: a, b"),
        ({"do": "cheat"}, r"line 5\.do: 'cheat' is none of: enter, team"),
        ({"do": "withdraw", "entry": "a", "vhy": "x"}, r"line 5\.vhy: is not a field .* did you mean 'why'"),
    ],
)
def test_a_line_that_does_not_fit_is_refused(line: dict[str, object], why: str) -> None:
    terms = terms_of(LEAGUE)
    now = entered(terms, 2)
    draw(now)
    take(now, {"do": "result", "match": "1.1.1", "score": [1, 0]})
    with pytest.raises(BadFile, match=why):
        Competition(terms, [*now.lines, line])


@pytest.mark.parametrize("score", [[1], [1, -1], [1, 1000], "1:0", [True, 0], [1.0, 0]])
def test_a_score_that_is_none_is_refused(score: object) -> None:
    now = entered(terms_of(LEAGUE), 2)
    draw(now)
    with pytest.raises(BadFile, match=r"score: must be"):
        take(now, {"do": "result", "match": "1.1.1", "score": score})


def test_nothing_is_drawn_before_all_is_played_and_nothing_annulled_by_which_others_met() -> None:
    now = entered(terms_of(CUP), 4)
    draw(now)
    with pytest.raises(Refused, match=r"before these are played: 1\.1\.1, 1\.1\.2"):
        next_draw(now)
    play_on(now, better_first)
    with pytest.raises(BadFile, match="others have met by it"):
        take(now, {"do": "annul", "match": "1.1.1", "why": "x"})


def test_a_stage_wants_two() -> None:
    now = entered(terms_of(LEAGUE), 1)
    with pytest.raises(Refused, match="at least two entries of 'League'"):
        next_draw(now)


def test_deadlines_follow_each_other_and_can_be_moved() -> None:
    now = entered(terms_of(LEAGUE._replace(begins="2026-12-29", days=7)), 4)
    draw(now)
    stage = now.stages[0]
    assert [stage.deadline(each) for each in stage.meetings()] == [
        *["2026-12-29"] * 2,
        *["2027-01-05"] * 2,
        *["2027-01-12"] * 2,
    ]
    take(now, {"do": "move", "match": "1.1.1", "deadline": "2027-02-01"})
    assert stage.deadline(stage.meetings()[0]) == "2027-02-01"
