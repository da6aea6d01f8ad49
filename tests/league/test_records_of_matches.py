"""A result from a record: only a match of the two teams on the competition's terms counts."""

from pathlib import Path

import pytest

from thirdhalf.cli.league.organising import draw_next, enter_league, new_league
from thirdhalf.cli.league.results import enter_result
from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.game import Setup
from thirdhalf.lab.leagues.playing import Task, play_task
from thirdhalf.league.files.folder import Folder


def league(folder: Path, game: str, teams: tuple[str, str], options: str = "") -> Setup:
    """Two clubs have been drawn; what a match of theirs is set up with at least: their teams, home's first."""
    new_league(folder, "Neon", game, "round robin", seed="1", divisions=(), begins="", content=None, marks=0)
    terms = folder / "league.toml"
    terms.write_text(terms.read_text("utf-8").replace("[options]", f"[options]\n{options}"), encoding="utf-8")
    for name, team in zip("ab", teams, strict=True):
        enter_league(folder, name, team, "", None)
    draw_next(folder)
    now = Folder(folder).competition()
    _, meeting = now.meeting("1.1.1")
    return {"home": now.entries[meeting.home].team, "away": now.entries[meeting.away].team}


def recorded(tmp_path: Path, game: str, setup: Setup) -> Path:
    """The record of such a match by chance."""
    file = tmp_path / "match.jsonl"
    play_task(Task("x", game, None, setup, ("random", "random"), ("Home", "Away"), "5", file))
    return file


@pytest.mark.parametrize(
    ("own", "why"),
    [
        ({"exercise": 1}, "line 1.setup.exercise: is '1', not '6'"),
        ({"exercise": 6, "measuring": "open"}, "line 1.setup.measuring: is 'open', not 'closed'"),
        ({"exercise": 6, "pitch": "match-b"}, "line 1.setup.pitch: is 'match-b', not ''"),
        ({"exercise": 6, "readings": "letter"}, "line 1.setup.readings: is 'letter', not ''"),
        ({"exercise": 6, "home_marks": "yokozuna: missing"}, "line 1.setup.home_marks"),
    ],
)
def test_an_exercise_or_a_match_on_other_terms_does_not_count(tmp_path: Path, own: Setup, why: str) -> None:
    teams = league(tmp_path / "neon", "takkure", ("yamato", "yamato"))
    file = recorded(tmp_path, "takkure", {**teams, **own})
    with pytest.raises(BadFile, match=why):
        enter_result(tmp_path / "neon", "1.1.1", ("record", file), None, "")


@pytest.mark.parametrize(
    ("own", "why"),
    [
        ({"rushes": 1, "first": "home"}, "line 1.setup.first: is 'home', not 'toss'"),
        ({"rushes": 1, "handicap": True}, "line 1.setup.handicap: is 'True', not 'False'"),
        ({"rushes": 2}, "line 1.setup.rushes: is '2', not '1'"),
    ],
)
def test_a_match_of_dreadball_on_other_terms_does_not_count(tmp_path: Path, own: Setup, why: str) -> None:
    teams = league(tmp_path / "neon", "dreadball", ("veer-myn", "forgefathers"), "rushes = 1")
    file = recorded(tmp_path, "dreadball", {**teams, **own})
    with pytest.raises(BadFile, match=why):
        enter_result(tmp_path / "neon", "1.1.1", ("record", file), None, "")


def test_who_names_what_is_meant_anyway_has_played_on_the_terms(tmp_path: Path) -> None:
    teams = league(tmp_path / "neon", "dreadball", ("veer-myn", "forgefathers"), "rushes = 1")
    file = recorded(tmp_path, "dreadball", {**teams, "rushes": 1, "preset": "sheet", "first": "toss"})
    enter_result(tmp_path / "neon", "1.1.1", ("record", file), None, "")
    assert Folder(tmp_path / "neon").competition().over


def test_readings_of_the_terms_are_those_of_a_match_by_whatever_name(tmp_path: Path) -> None:
    teams = league(tmp_path / "neon", "dreadball", ("veer-myn", "forgefathers"), 'rushes = 1\nreadings = "letter"')
    file = recorded(tmp_path, "dreadball", {**teams, "rushes": 1, "readings": "threats, receivers"})
    enter_result(tmp_path / "neon", "1.1.1", ("record", file), None, "")
    assert Folder(tmp_path / "neon").competition().over
