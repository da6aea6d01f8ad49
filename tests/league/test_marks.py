"""A season that leaves marks: every step a line with its dice, verified, taken back with a reason, carried on."""

import json
from pathlib import Path
from shutil import copytree

import pytest

from tests.league.competing import draw, entered, take
from thirdhalf.cli.league.checking import check_league
from thirdhalf.cli.league.marking import show_club, train
from thirdhalf.cli.league.organising import (
    add_line,
    draw_next,
    enter_league,
    new_league,
    next_league,
    take_back,
)
from thirdhalf.cli.league.results import enter_result
from thirdhalf.cli.league.simulating import play_season
from thirdhalf.kernel.fields import BadFile
from thirdhalf.league.files.folder import Folder
from thirdhalf.league.marks.club import Hurt
from thirdhalf.league.season.competition import Competition
from thirdhalf.league.season.finding import Refused
from thirdhalf.league.terms import ROUND_ROBIN, StageTerms, Terms

TERMS = Terms("Marked", "some", "1", (StageTerms("League", ROUND_ROBIN),), marks=1)


def begun() -> Competition:
    """Two clubs, a and b, drawn."""
    now = entered(TERMS, 2)
    draw(now)
    return now


def after(do: str, entry: str = "a", **values: object) -> dict[str, object]:
    return {"do": do, "match": "1.1.1", "entry": entry, **values}


def test_injuries_stay_and_heal() -> None:
    now = begun()
    take(now, after("injury", player="x", injury="bad 2", stays=1, dice=[4], misses=2))
    assert now.clubs[0].injuries == [Hurt("x", "bad 2")]
    assert now.clubs[0].missing == {"x": 2}
    take(now, {"do": "result", "match": "1.1.1", "score": [1, 0]})
    assert now.clubs[0].missing == {"x": 1}
    take(now, after("healing", player="x", injury="bad 2", dice=[9], healed=1))
    assert now.clubs[0].injuries == []
    with pytest.raises(BadFile, match="has no 'bad 2'"):
        take(now, after("healing", player="x", injury="bad 2", dice=[9], healed=1))


def test_lessons_want_experience_and_there_are_three() -> None:
    now = begun()
    lesson: dict[str, object] = {"do": "training", "entry": "a", "player": "x", "experience": 5}
    with pytest.raises(BadFile, match="has 0, not 5"):
        take(now, {**lesson, "skill": "one"})
    take(now, after("experience", players={"x": 5}))
    for skill in ("one", "two", "three"):
        take(now, {**lesson, "skill": skill})
    with pytest.raises(BadFile, match="or 3 others, already"):
        take(now, {**lesson, "skill": "four"})


def test_somebody_hired_plays_for_one_club() -> None:
    now = begun()
    take(now, {"do": "hire", "entry": "a", "player": "legend"})
    with pytest.raises(BadFile, match="'legend' plays for 'a'"):
        take(now, {"do": "hire", "entry": "b", "player": "legend"})
    take(now, {"do": "dismiss", "entry": "a", "player": "legend"})
    take(now, {"do": "hire", "entry": "b", "player": "legend"})


def test_a_season_without_marks_takes_none() -> None:
    now = entered(TERMS._replace(marks=0), 2)
    with pytest.raises(BadFile, match="leaves no marks"):
        take(now, {"do": "hire", "entry": "a", "player": "legend"})


@pytest.fixture(scope="module")
def season(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three clubs of the computer, a double round robin with marks."""
    folder = tmp_path_factory.mktemp("marked") / "league"
    new_league(
        folder, "Marked", "dreadball", "double round robin", seed="m", divisions=(), begins="", content=None, marks=1
    )
    for name, team in (("Rats", "veer-myn"), ("Forge", "forgefathers"), ("Tails", "veer-myn")):
        enter_league(folder, name, team, "rookie", None)
    draw_next(folder)
    play_season(folder, "", None, 1, "kept")
    return folder


def test_a_whole_season_is_verified(season: Path, capsys: pytest.CaptureFixture[str]) -> None:
    check_league(season)
    told = capsys.readouterr().out
    now = Folder(season).competition()
    following = [line for line in now.lines if line.get("do") in ("injury", "experience", "training", "healing")]
    assert f"6 records, {len(following)} marks" in told
    assert len([line for line in following if line["do"] == "experience"]) == 12
    assert any(club.experience for club in now.clubs)
    show_club(season, "Rats")
    assert "of experience" in capsys.readouterr().out
    # Marks come into later matches.
    assert any("_marks" in file.read_text("utf-8") for file in (season / "records").glob("*.jsonl"))


def test_a_changed_die_is_found(season: Path, tmp_path: Path) -> None:
    lines = (season / "log.jsonl").read_text("utf-8").splitlines()
    told = [json.loads(line) for line in lines]
    at = next(i for i, line in enumerate(told) if line["do"] == "experience" and line["players"])
    told[at]["players"] = {player: gained + 1 for player, gained in told[at]["players"].items()}
    (tmp_path / "league.toml").write_text((season / "league.toml").read_text("utf-8"), "utf-8")
    (tmp_path / "records").symlink_to(season / "records")
    (tmp_path / "log.jsonl").write_text("\n".join([json.dumps(line) for line in told]) + "\n", "utf-8")
    with pytest.raises(BadFile, match="experience"):
        check_league(tmp_path)


def test_a_step_is_taken_back_with_a_reason_and_all_is_still_verified(season: Path) -> None:
    now = Folder(season).competition()
    last = max(number for number, line in enumerate(now.lines, 1) if line["do"] == "experience")
    before = sum(sum(club.experience.values()) for club in now.clubs)
    add_line(season, {"do": "undo", "line": last, "why": "counted twice"}, "")
    after = sum(sum(club.experience.values()) for club in Folder(season).competition().clubs)
    gained = now.lines[last - 1]["players"]
    assert isinstance(gained, dict)
    assert before - after == sum(gained.values())
    check_league(season)


@pytest.mark.parametrize("struck", ["taken back", "annulled"])
def test_what_a_match_left_goes_with_its_result_and_can_be_played_again(
    season: Path, tmp_path: Path, struck: str
) -> None:
    folder = tmp_path / "again"
    copytree(season, folder)
    now = Folder(folder).competition()
    last = max(number for number, line in enumerate(now.lines, 1) if line["do"] == "result")
    match = str(now.lines[last - 1]["match"])
    before = Competition(now.terms, now.lines[: last - 1])
    if struck == "taken back":
        take_back(folder, last, "the wrong line-ups")
    else:
        enter_result(folder, match, ("annul", "again"), None, "the wrong line-ups")
    assert [vars(club) for club in Folder(folder).competition().clubs] == [vars(club) for club in before.clubs]
    check_league(folder)
    play_season(folder, "", None, 1, "kept")
    again = Folder(folder).competition()
    assert again.over
    assert len([line for line in again.taken() if line["do"] == "experience" and line["match"] == match]) == 2
    check_league(folder)


def test_a_line_that_is_not_there_cannot_be_taken_back(season: Path) -> None:
    with pytest.raises(Refused, match="there is no line 999"):
        take_back(season, 999, "x")


def test_the_next_season_begins_with_what_was_learned(season: Path) -> None:
    following = season.parent / "second"
    next_league(season, following, "n", "")
    one, two = Folder(season).competition(), Folder(following).competition()
    for entry in two.entries:
        old = one.clubs[one.entry(entry.name).number]
        assert two.clubs[entry.number].learned == old.learned
        assert two.clubs[entry.number].experience == old.experience
    assert not any(club.missing or club.injuries for club in two.clubs)


def test_who_may_not_learn_is_told_why(season: Path) -> None:
    with pytest.raises(Refused, match="may learn nothing now"):
        train(season, "Rats", "veer-myn-99", "speed")


def test_a_result_by_hand_heals_and_teaches_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "league"
    new_league(folder, "By hand", "takkure", "round robin", seed="h", divisions=(), begins="", content=None, marks=1)
    for name in ("A", "B"):
        enter_league(folder, name, "yamato", "", None)
    draw_next(folder)
    enter_result(folder, "1.1.1", ("score", "2-1"), None, "")
    lines = Folder(folder).competition().lines
    assert [line["do"] for line in lines[-3:]] == ["result", "experience", "experience"]
    assert lines[-1]["players"] == {}
    check_league(folder)
