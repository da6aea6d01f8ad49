"""Seasons that follow each other: who is still there, in which division, and that what is over stays as it was."""

import pytest

from tests.league.competing import better_first, by_lot, draw, entered, play_on, play_out, take, terms_of
from thirdhalf.kernel.fields import BadFile
from thirdhalf.league.files.forming import stages_of, terms_text
from thirdhalf.league.files.reading import terms_in
from thirdhalf.league.season.competition import Competition
from thirdhalf.league.season.finding import Refused
from thirdhalf.league.season.following import closing, next_terms, opening
from thirdhalf.league.terms import DIVISIONS, GROUPS, KNOCK_OUT, ROUND_ROBIN, StageTerms

TWO = ("First", "Second")
DIVIDED = terms_of(StageTerms(name="League", kind=DIVISIONS, moving=1), divisions=TWO)


def names_of(now: Competition) -> dict[str, list[str]]:
    return {name: [e.name for e in now.entries if TWO[e.division] == name] for name in TWO}


def test_the_best_go_up_the_worst_go_down_and_who_left_is_gone() -> None:
    now = entered(DIVIDED, 8)
    assert names_of(now) == {"First": ["a", "c", "e", "g"], "Second": ["b", "d", "f", "h"]}
    draw(now)
    take(now, {"do": "withdraw", "entry": "g"})
    play_out(now, better_first)
    # Of those who are left e is last in the first division; b has won the second.
    then = Competition(DIVIDED, opening(now, "one"))
    assert names_of(then) == {"First": ["a", "c", "b"], "Second": ["e", "d", "f", "h"]}
    assert then.before == ("one",)
    assert then.number == 2
    assert {entry.since for entry in then.entries} == {1}
    take(then, {"do": "enter", "entry": "new", "team": "reds", "division": "Second"})
    play_out(then, by_lot(3))
    third = Competition(DIVIDED, opening(then, "two"))
    assert third.before == ("one", "two")
    assert {entry.name: entry.since for entry in third.entries}["new"] == 2
    assert third.entry("a").since == 1


def test_a_closed_season_stays_as_it_was_unless_the_closing_is_taken_back() -> None:
    now = entered(terms_of(StageTerms(name="League", kind=ROUND_ROBIN)), 2)
    with pytest.raises(Refused, match="not over"):
        closing(now, "two")
    with pytest.raises(BadFile, match="not over"):
        take(now, {"do": "next", "league": "two"})
    play_out(now, better_first)
    take(now, dict(closing(now, "two")))
    assert now.following == "two"
    with pytest.raises(Refused, match="closed: 'two' follows"):
        closing(now, "three")
    with pytest.raises(BadFile, match="closed: 'two' follows"):
        take(now, {"do": "annul", "match": "1.1.1", "why": "too late"})
    back = Competition(now.terms, [*now.lines, {"do": "undo", "line": len(now.lines), "why": "too soon"}])
    assert back.following == ""


def test_only_a_first_line_says_what_came_before() -> None:
    now = entered(terms_of(StageTerms(name="League", kind=ROUND_ROBIN)), 1)
    with pytest.raises(BadFile, match="first line"):
        take(now, {"do": "after", "leagues": ["one"]})
    with pytest.raises(BadFile, match="since"):
        take(now, {"do": "enter", "entry": "z", "team": "reds", "since": 2})


def test_a_club_changes_its_division_until_they_are_drawn() -> None:
    now = entered(DIVIDED, 5)
    take(now, {"do": "division", "entry": "a", "division": "Second"})
    assert TWO[now.entry("a").division] == "Second"
    with pytest.raises(BadFile, match="none of"):
        take(now, {"do": "division", "entry": "a", "division": "Third"})
    draw(now)
    with pytest.raises(BadFile, match="have been drawn"):
        take(now, {"do": "division", "entry": "a", "division": "First"})


def test_the_next_seasons_terms_have_another_seed_and_its_own_deadlines() -> None:
    text = terms_text("Neon", "some", "7", "", stages_of("cup"), begins="2026-12-01", days=3)
    text = text.replace('kind = "knock-out"', 'kind = "knock-out"\nbegins = "2027-01-01"')
    groups, finals = terms_in(next_terms(text, "8", "c", "2027-12-01"), "next").stages
    assert (groups.deadline(1), groups.deadline(3)) == ("2027-12-01", "2027-12-07")
    assert finals.begins == "2028-01-01"
    none = terms_in(next_terms(text, "8", "c"), "next")
    assert [stage.begins for stage in none.stages] == ["", ""]
    assert (none.seed, none.content) == ("8", "c")
    bare = terms_text("Neon", "some", "7", "", stages_of("cup"))
    assert terms_in(next_terms(bare, "8", "", "2027-12-01"), "next").stages[0].begins == "2027-12-01"


def test_a_deadline_is_a_date_and_a_line_up_is_of_ones_own_match() -> None:
    now = entered(terms_of(StageTerms(name="League", kind=ROUND_ROBIN, begins="2026-12-01")), 3)
    draw(now)
    meeting = now.stages[0].open()[0]
    with pytest.raises(BadFile, match="no date"):
        take(now, {"do": "move", "match": meeting.id, "deadline": "soon"})
    take(now, {"do": "move", "match": meeting.id, "deadline": "2026-12-24"})
    assert now.stages[0].deadline(meeting) == "2026-12-24"
    own, other = now.name(meeting.home), next(e.name for e in now.entries if e.number not in meeting[3:])
    take(now, {"do": "line-up", "match": meeting.id, "entry": own, "players": ["x", "y"]})
    assert now.line_ups[meeting.id] == {meeting.home: ("x", "y")}
    with pytest.raises(BadFile, match="no match of theirs"):
        take(now, {"do": "line-up", "match": meeting.id, "entry": other, "players": ["x"]})
    take(now, {"do": "line-up", "match": meeting.id, "entry": own, "players": []})
    assert now.line_ups[meeting.id] == {}
    take(now, {"do": "result", "match": meeting.id, "score": [1, 0]})
    with pytest.raises(BadFile, match="no match of theirs"):
        take(now, {"do": "line-up", "match": meeting.id, "entry": own, "players": ["x"]})


def test_deadlines_of_a_stage_all_at_once_before_its_draw_and_after_it() -> None:
    now = entered(terms_of(StageTerms("Groups", GROUPS, groups=2, through=1), StageTerms("Finals", KNOCK_OUT)), 4)
    take(now, {"do": "deadlines", "stage": 1, "begins": "2026-12-01", "days": 3})
    take(now, {"do": "deadlines", "stage": 2, "begins": "2027-01-10"})
    draw(now)
    stage = now.stages[0]
    assert {stage.deadline(each) for each in stage.open()} == {"2026-12-01"}
    one = stage.open()[0]
    take(now, {"do": "move", "match": one.id, "deadline": "2026-12-24"})
    take(now, {"do": "deadlines", "stage": 1, "begins": "2026-12-05", "why": "snow"})
    assert {stage.deadline(each) for each in stage.open()} == {"2026-12-05"}
    play_on(now, better_first)
    draw(now)
    assert {now.stages[1].deadline(each) for each in now.stages[1].open()} == {"2027-01-10"}
    take(now, {"do": "deadlines", "stage": 2, "begins": ""})
    assert {now.stages[1].deadline(each) for each in now.stages[1].open()} == {""}
    with pytest.raises(BadFile, match="no date"):
        take(now, {"do": "deadlines", "stage": 2, "begins": "soon"})
    with pytest.raises(BadFile, match="stage"):
        take(now, {"do": "deadlines", "stage": 3, "begins": "2027-01-10"})


def test_terms_change_before_the_first_draw_only() -> None:
    now = entered(terms_of(StageTerms(name="League", kind=ROUND_ROBIN)), 3)
    take(now, {"do": "terms", "why": "another form"})
    draw(now)
    with pytest.raises(BadFile, match="has been drawn by the terms"):
        take(now, {"do": "terms"})
