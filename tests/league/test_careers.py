"""A career: seasons that lead up and down, others who follow the results, and a newspaper made of the log."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from tests.league.competing import draw, take
from thirdhalf.kernel.fields import BadFile
from thirdhalf.league.career.difficulty import MOST_OFF, Ladder, coach_of, shift
from thirdhalf.league.career.log import Career, Line, SeasonLine
from thirdhalf.league.career.news import stories
from thirdhalf.league.career.season import (
    cup_winner,
    due,
    next_clubs,
    next_division,
    opening,
    own_results,
    place_of,
    season_terms,
)
from thirdhalf.league.career.world import BEGUN, CLUBS, CUP, GOING, NAMED, RIVALS, TOP, Divided
from thirdhalf.league.files.reading import terms_in
from thirdhalf.league.season.competition import Competition
from thirdhalf.league.season.meetings import Meeting

LADDER = Ladder(("rookie", "club", "province", "international"), ("rookie+timid", "club+hitter", "club+runner"))
BEGIN: Line = {"do": "begin", "game": "some", "club": "Mine", "team": "blues", "seed": "7"}
RESULTS = some.lists(some.sampled_from([-1, 0, 1]), max_size=20)


def season_of(career: Career, division: int, before: Competition | None = None, clubs: Divided = BEGUN) -> Competition:
    terms = season_terms(career, division, "", {})
    season = SeasonLine("league", division, clubs)
    lines = opening(career, terms, season, LADDER, {"blues": "", "reds": "runner"}, before)
    return Competition(terms_in(terms, "terms"), lines)


def played(now: Competition, own: tuple[int, int]) -> Competition:
    """To its end: one's own matches come out so, seen from one's own side; the others are all level."""
    while not now.over:
        wanted = due(now, "Mine")
        if wanted is None:
            draw(now)
            continue
        meeting = wanted.own or wanted.others[0]
        score = own if now.name(meeting.home) == "Mine" else own[::-1]
        take(now, {"do": "result", "match": meeting.id, "score": list(score) if wanted.own else [1, 1]})
    return now


def next_own(now: Competition) -> Meeting:
    """One's own next match; the others play theirs of the rounds before."""
    while (wanted := due(now, "Mine")) is not None:
        if wanted.own is not None:
            return wanted.own
        take(now, {"do": "result", "match": wanted.others[0].id, "score": [2, 2]})
    raise AssertionError("the season is over")


def test_a_season_has_twelve_matches_against_six_and_leads_up_and_down() -> None:
    career = Career([BEGIN])
    now = season_of(career, 0)
    assert [entry.name for entry in now.entries[1:]] == [rival.club for rival in RIVALS[0]]
    assert {entry.team for entry in now.entries[1:]} == {"blues", "reds"}
    assert all(entry.coach for entry in now.entries[1:])
    assert not now.entries[0].coach
    assert now.terms.marks
    played(now, (2, 1))
    assert own_results(now, "Mine") == [1] * 12
    assert place_of(now, "Mine") == 1
    assert [next_division(now, "Mine", division) for division in range(TOP + 1)] == [1, 2, 2]
    lost = played(season_of(career, 1), (0, 3))
    assert place_of(lost, "Mine") == 7
    assert [next_division(lost, "Mine", division) for division in range(TOP + 1)] == [0, 0, 1]


def test_the_highest_division_ends_with_the_cup() -> None:
    now = played(season_of(Career([BEGIN]), TOP), (4, 0))
    assert [stage.own.name for stage in now.stages] == ["League", CUP]
    assert cup_winner(now) == "Mine"
    kinds = [story.kind for story in stories(now, "Mine", TOP)]
    assert kinds[:3] == ["cup-won", "champion", "won-clearly"]
    assert cup_winner(played(season_of(Career([BEGIN]), 0), (4, 0))) == ""


def test_a_round_waits_for_ones_own_match_and_goes_on_without_it() -> None:
    now = season_of(Career([BEGIN]), 0)
    seen = {True: 0, False: 0}
    while (wanted := due(now, "Mine")) is not None:
        assert {wanted.round} == {meeting.round for meeting in wanted.others} | ({wanted.round})
        seen[wanted.own is not None] += 1
        for meeting in [each for each in (wanted.own, *wanted.others) if each is not None]:
            take(now, {"do": "result", "match": meeting.id, "score": [0, 0]})
    # Seven clubs: each rests once in a leg.
    assert seen == {True: 12, False: 2}


def test_what_was_learned_is_brought_into_the_next_season() -> None:
    career = Career([BEGIN])
    now = season_of(career, 0)
    own = next_own(now)
    take(now, {"do": "result", "match": own.id, "score": [1, 1]})
    gained = {"ace": 9, "other": 2}
    take(now, {"do": "experience", "match": own.id, "entry": "Mine", "players": gained})
    take(now, {"do": "training", "entry": "Mine", "player": "ace", "skill": "sting", "experience": 6})
    then = season_of(career, 0, now)
    assert then.clubs[0].experience == {"ace": 9, "other": 2}
    assert then.clubs[0].learned == {"ace": ("sting",)}
    star = next(story for story in stories(now, "Mine", 0) if story.kind == "star")
    assert star.values == {"club": "Mine", "player": "ace", "experience": 9}


def test_the_newspaper_tells_of_ones_own_match_first_and_of_all_others() -> None:
    now = season_of(Career([BEGIN]), 0)
    assert [story.kind for story in stories(now, "Mine", 0)] == ["begins"]
    for score in ([5, 0], [0, 5]):
        own = next_own(now)
        take(now, {"do": "result", "match": own.id, "score": score if now.name(own.home) == "Mine" else score[::-1]})
        hurt = {"do": "injury", "match": own.id, "entry": "Mine", "player": "ace", "injury": "grave 1"}
        take(now, {**hurt, "stays": 0, "dice": [4], "misses": 2})
        wanted = due(now, "Mine")
        assert wanted is not None
        assert wanted.own is None
        for meeting in wanted.others:
            take(now, {"do": "result", "match": meeting.id, "score": [4, 0]})
        told = stories(now, "Mine", 0)
        assert told[0].kind == ("won-clearly" if score[0] else "lost-clearly")
        assert [story.values["misses"] for story in told if story.kind == "hurt"] == [2]
        assert len([story for story in told if story.kind == "rout"]) == len(wanted.others)


@pytest.mark.parametrize(("division", "own", "then"), [(0, (2, 1), 1), (1, (0, 3), 0), (2, (0, 3), 1), (2, (4, 0), 2)])
def test_rivals_go_up_and_down_too_and_always_are_six(division: int, own: tuple[int, int], then: int) -> None:
    lines: list[Line] = [
        BEGIN,
        *[{"do": "season", "league": str(each), "division": each} for each in range(division + 1)],
    ]
    career = Career(lines)
    now = played(season_of(career, division), own)
    assert next_division(now, "Mine", division) == then
    clubs = next_clubs(now, career)
    table = [now.name(row.entry) for row in now.stages[0].table(0)]
    going = {1: [club for club in table[:GOING] if club != "Mine"], -1: [c for c in table[-GOING:] if c != "Mine"]}
    for step, rivals in going.items():
        if 0 <= division + step <= TOP:
            assert set(rivals) <= set(clubs[division + step])
    assert clubs != BEGUN
    # All of it is kept in the log, and the next season is played by these.
    season: Line = {"do": "season", "league": "next", "division": then, "clubs": [list(each) for each in clubs]}
    career = Career([*lines, season])
    assert career.seasons[-1].clubs == clubs
    following = season_of(career, then, now, clubs)
    assert [entry.name for entry in following.entries[1:]] == list(clubs[then])
    teams = {entry.name: entry.team for entry in now.entries}
    assert all(teams.get(entry.name, entry.team) == entry.team for entry in following.entries)


def test_divisions_keep_their_sizes_over_many_seasons() -> None:
    lines: list[Line] = [BEGIN, {"do": "season", "league": "0", "division": 0}]
    moved = set()
    for number in range(1, 9):
        career = Career(lines)
        last = career.seasons[-1]
        now = played(season_of(career, last.division, None, last.clubs), (2, 1) if number % 3 else (0, 2))
        clubs = next_clubs(now, career)
        assert {name for each in clubs for name in each} == CLUBS
        assert {len(each) for each in clubs} == {6}
        moved |= {name for name in NAMED for each in range(TOP + 1) if name in clubs[each] and name not in BEGUN[each]}
        division = next_division(now, "Mine", last.division)
        season: Line = {"do": "season", "league": str(number), "division": division}
        lines.append({**season, "clubs": [list(each) for each in clubs]})
    assert len(moved) > len(CLUBS) // 2


def test_a_day_off_hides_nothing_of_ones_own_match_before_it() -> None:
    now = season_of(Career([BEGIN]), 0)
    own = next_own(now)
    while (wanted := due(now, "Mine")) is not None and wanted.own is not None:
        own = wanted.own
        take(now, {"do": "result", "match": own.id, "score": [1, 0] if now.name(own.home) == "Mine" else [0, 1]})
        # The others play their matches of the round: is the next a day off?
        while (wanted := due(now, "Mine")) is not None and wanted.own is None and wanted.round == own.round:
            take(now, {"do": "result", "match": wanted.others[0].id, "score": [2, 2]})
    assert wanted is not None
    assert wanted.round == own.round + 1
    count = len(wanted.others)
    for meeting in wanted.others:
        take(now, {"do": "result", "match": meeting.id, "score": [4, 0]})
    told = stories(now, "Mine", 0)
    assert [story.kind for story in told if story.kind in ("won", "rests")] == ["won"]
    assert len([story for story in told if story.kind == "rout"]) == count


def test_a_day_off_before_ones_first_match_is_told() -> None:
    now = season_of(Career([BEGIN]), 0)
    others = [each for each in now.stages[0].open() if "Mine" not in (now.name(each.home), now.name(each.away))]
    take(now, {"do": "result", "match": others[0].id, "score": [2, 2]})
    assert stories(now, "Mine", 0)[0].kind == "rests"


@given(RESULTS)
def test_the_others_follow_results_by_a_level_and_no_more(results: list[int]) -> None:
    assert -MOST_OFF <= shift(results) <= MOST_OFF
    assert shift([-result for result in results]) == -shift(results)


def test_the_others_get_stronger_by_wins_and_stay_as_they_are_where_that_is_fixed() -> None:
    assert [shift(results) for results in ([1], [1, 1], [1, 0, 1], [1, 1, -1, -1], [1, 1, 1, 1])] == [0, 1, 0, 0, 1]
    levels = [coach_of(LADDER, 1, club, 0, "").partition("+")[0] for club in BEGUN[1]]
    assert levels == ["rookie", "club", "club", "club", "club", "province"]
    assert coach_of(LADDER, 0, BEGUN[0][0], -1, "").partition("+")[0] == "rookie"
    assert coach_of(LADDER, TOP, BEGUN[TOP][5], 1, "") == "international"
    assert len({coach_of(LADDER, 1, club, 0, "") for club in BEGUN[1]}) > 3
    assert {coach_of(LADDER, 2, club, 1, "", "club").partition("+")[0] for club in BEGUN[2]} == {"club"}


def test_who_coaches_a_team_with_a_style_plays_in_it() -> None:
    assert [coach_of(LADDER, 1, club, 0, "runner") for club in BEGUN[1][1:4]] == ["club+runner"] * 3
    # The level knows no such style.
    assert coach_of(LADDER, TOP, BEGUN[TOP][5], 1, "runner") == "international"


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ([{**BEGIN, "club": RIVALS[0][0].club}], "is a club already"),
        ([{**BEGIN, "club": "x" * 41}], "at most 40"),
        ([BEGIN, {"do": "season", "league": "a", "division": 1}], "leaves out"),
        ([{"do": "season", "league": "a", "division": 0}], "begin"),
        (
            [BEGIN, {"do": "season", "league": "a", "division": 0, "clubs": [["Dead Signal"] * 6] * 3}],
            "every club once",
        ),
        ([BEGIN, {"do": "season", "league": "a", "division": 0}, {"do": "season", "league": "b", "division": 3}], "2"),
    ],
)
def test_a_log_that_is_none_is_refused(lines: list[Line], why: str) -> None:
    with pytest.raises(BadFile, match=why):
        Career(lines)
