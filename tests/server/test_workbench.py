"""The workbench: content made by a stranger is checked, compared, packed, played and measured, and never runs away."""

import asyncio
import io
import resource
import signal
import subprocess
import sys
import time
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import PATIENCE, Client, Running, Told, ask, running
from thirdhalf.games import kit_of, names
from thirdhalf.server.desk.desk import about_game
from thirdhalf.server.keeping.sqlite import SqliteDatabase
from thirdhalf.server.workbench import drafts, measuring
from thirdhalf.server.workbench.drafts import MOST_NUMBERED, MOST_PLAYERS, MOST_PROBLEMS, MOST_SQUADS
from thirdhalf.server.workbench.forms import MOST_ROUNDS, Measure, Measured
from thirdhalf.server.workbench.keeping import GIVEN_UP, MOST_BEGUN, MOST_WAITING, Measurements

Files = dict[str, dict[str, Any]]


def shelf(url: str, game: str) -> Told:
    answer = ask(url, f"api/workbench/{game}")
    assert answer.status == 200, answer.body
    return answer.json


def a_new_team(url: str, game: str) -> Files:
    """A copy of the first team under another name."""
    files = shelf(url, game)["files"]
    first = next(table for name, table in sorted(files.items()) if name.startswith("teams/"))
    return {"teams/newcomers.toml": {**first, "id": "newcomers", "name": "Newcomers"}}


def asked(url: str, game: str, what: str, body: object) -> Told:
    answer = ask(url, f"api/workbench/{game}/{what}", body)
    assert answer.status in (200, 201), answer.body
    return answer.json


@pytest.mark.parametrize("game", names())
def test_a_new_team_is_checked_packed_played_and_measured(server: Running, game: str) -> None:
    url = server.url
    files = a_new_team(url, game)
    other = sorted(name for name in shelf(url, game)["files"] if name.startswith("teams/"))[-1][6:-5]
    checked = asked(url, game, "check", {"files": files})
    assert checked["problems"] == []
    assert "newcomers" in checked["teams"]
    assert checked["differences"][0]["file"] == "teams/newcomers.toml"
    packed = ask(url, f"api/workbench/{game}/zip", {"files": files})
    assert zipfile.ZipFile(io.BytesIO(packed.body)).namelist() == [f"{game}/teams/newcomers.toml"]
    assert asked(url, game, "unzip", packed.body)["files"] == files
    spelled = asked(url, game, "folder", {"files": files})["files"]
    assert 'name = "Newcomers"' in spelled["teams/newcomers.toml"]
    assert asked(url, game, "read", {"files": spelled})["files"] == files
    wish = {"files": files, "home": "newcomers", "away": other, "coach": "random", "name": "Somebody"}
    created = asked(url, game, "match", wish)
    # A whole match, and its teams' names are told with its content.
    assert created["info"]["setup"] == kit_of(game).setup(
        kit_of(game).game(None), {"home": "newcomers", "away": other}, "", 0
    )
    told = ask(url, f"api/workbench/{game}/content/{created['info']['content']}")
    assert "Newcomers" in [team["name"] for team in told.json["about"]["teams"]]
    assert ask(url, f"api/workbench/{game}/content/{'0' * 32}").status == 400
    token = next(grant["token"] for grant in created["grants"] if grant["role"] == "home")
    with Client(url, token) as client:
        for _ in range(3):
            assert client.until_asked()
            client.step("random")
    measured = asked(
        url, game, "measure", {"files": files, "teams": ["newcomers", other], "coach": "random", "rounds": 3}
    )
    measured = until_over(url, measured["number"])
    assert (measured["status"], measured["why"], measured["done"]) == ("done", "", 3)
    assert [(each["first"], each["second"]) for each in measured["shares"]] == [("newcomers", other)]
    page = ask(url, f"api/workbench/measured/{measured['number']}/report")
    assert b"Newcomers" in page.body
    assert page.headers["content-disposition"].startswith("attachment")


def test_problems_are_told_at_their_fields(server: Running) -> None:
    files = a_new_team(server.url, "takkure")
    team = files["teams/newcomers.toml"]
    team["player"] = [dict(player) for player in team["player"]]
    team["player"][2]["bac"] = [7, 99]
    files["pitches.toml"] = {
        "tiny": {"name": "Tiny", "origin": "user", "width": 2, "length": 9, "in_goal": 1, "kick_off": 1}
    }
    told = asked(server.url, "takkure", "check", {"files": files})
    found = {(each["file"], each["field"]) for each in told["problems"]}
    assert found == {("teams/newcomers.toml", "player[2].bac"), ("pitches.toml", "tiny")}
    assert told["content"] == ""
    wish = {"files": files, "home": "newcomers", "away": "yamato", "coach": "random", "name": "Somebody"}
    refused = ask(server.url, "api/workbench/takkure/match", wish)
    assert (refused.status, refused.json["code"]) == (400, "content")


def test_few_problems_are_told_at_a_time(server: Running) -> None:
    files = {f"teams/t{n}.toml": {"id": f"t{n}"} for n in range(MOST_SQUADS)}
    assert len(asked(server.url, "takkure", "check", {"files": files})["problems"]) == MOST_PROBLEMS


@pytest.mark.parametrize(
    ("changed", "field", "message"),
    [
        ({"name": " "}, "name", "record-blank"),
        ({"id": "a, b"}, "id", "record-no-id"),
        ({"skill": "flying"}, "skill", "record-none-of-these"),
        ({"player": []}, "", "record-nobody-for"),
    ],
)
def test_what_is_wrong_is_told_in_every_language(
    server: Running, changed: dict[str, object], field: str, message: str
) -> None:
    [[name, table]] = a_new_team(server.url, "takkure").items()
    told = asked(server.url, "takkure", "check", {"files": {name: {**table, **changed}}})
    [problem] = told["problems"]
    assert (problem["file"], problem["field"], problem["told"]["message"]) == (name, field, message)
    assert told["content"] == ""


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"files": {"../../etc/passwd": {}}}, "content"),
        ({"files": {"teams/../x.toml": {}}}, "content"),
        ({"files": {f"teams/t{n}.toml": {} for n in range(41)}}, "malformed"),
        ({"files": {"teams/a.toml": {"player": [{}] * 11}}}, "content"),
        ({"files": {"individual_plays.toml": {"play": [{}] * 61}}}, "content"),
        ({"files": {"teams/a.toml": {"a": [[[[[[[[1]]]]]]]]}}}, "content"),
        ({"files": {f"teams/t{n}.toml": {} for n in range(13)}}, "content"),
        ({"files": {"exercises.toml": {"exercise": [{"number": n} for n in range(7)]}}}, "content"),
        ({"files": {"teams/a.toml": {"a": None}}}, "content"),
        ({"files": []}, "malformed"),
        ({"files": {"teams/a.toml": {"name": "x" * 300_000}}}, "too large"),
    ],
)
def test_hostile_drafts_are_refused(server: Running, body: object, code: str) -> None:
    answer = ask(server.url, "api/workbench/takkure/check", body)
    assert answer.status >= 400
    assert answer.json["code"] == code


def test_the_largest_draft_is_checked_in_no_time(tmp_path: Path) -> None:
    """As many teams with as many players as a draft may have, who can all stand everywhere: it was minutes."""
    kit = kit_of("takkure")
    content = drafts.shelf_of(kit, None)
    team = content["teams/yamato.toml"]
    everywhere = {**team["player"][0], "positions": ["wing", "scrum-half", "full-back", "forward"]}
    players = [{**everywhere, "id": f"p{n}", "name": f"P{n}"} for n in range(MOST_PLAYERS)]
    files = {
        f"teams/t{n}.toml": {"id": f"t{n}", "name": f"T{n}", "skill": team["skill"], "player": players}
        for n in range(MOST_SQUADS)
    }
    last = content["exercises.toml"]["exercise"][-1]
    files["exercises.toml"] = {"exercise": [{**last, "number": 30 + n} for n in range(MOST_NUMBERED)]}
    began = time.process_time()
    assert drafts.check("takkure", None, files).problems == []
    about_game(drafts.opened(kit, None, drafts.written(kit, files, tmp_path)))
    assert time.process_time() - began < 30


def test_hostile_archives_are_refused(server: Running) -> None:
    bomb = io.BytesIO()
    with zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("takkure/teams/a.toml", b"#" * 50_000_000)
    outside = io.BytesIO()
    with zipfile.ZipFile(outside, "w") as archive:
        archive.writestr("../../outside.toml", b"a = 1")
    spoilt = []
    for method in (zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA):
        whole = io.BytesIO()
        with zipfile.ZipFile(whole, "w", method) as archive:
            archive.writestr("teams/a.toml", b"a = 1")
        begins = whole.getvalue().index(b"teams/a.toml") + len("teams/a.toml")
        whole.getbuffer()[begins : begins + 4] = b"\xff" * 4
        spoilt.append(whole.getvalue())
    for data in (b"no archive", bomb.getvalue(), outside.getvalue(), *spoilt):
        answer = ask(server.url, "api/workbench/takkure/unzip", data)
        assert (answer.status, answer.json["code"]) == (400, "content")


@pytest.mark.parametrize(
    "files",
    [
        {},
        {"../../outside.toml": "a = 1"},
        {"teams/a.toml": "id = "},
        {"teams/a.toml": "a = " + "[" * 100_000},
        {"teams/a.toml": "a = " + "9" * 5_000},
    ],
)
def test_hostile_folders_are_refused(server: Running, files: dict[str, str]) -> None:
    answer = ask(server.url, "api/workbench/takkure/read", {"files": files})
    assert (answer.status, answer.json["code"]) == (400, "content")


def until_over(url: str, number: str) -> Told:
    """A measurement when it is over."""
    until = time.monotonic() + 10 * PATIENCE
    while True:
        told = ask(url, f"api/workbench/measured/{number}").json
        if told["status"] in ("done", "failed"):
            return told
        assert time.monotonic() < until
        time.sleep(0.1)


def test_a_server_that_begins_again_goes_on_measuring(tmp_path: Path) -> None:
    wish = {"files": {}, "teams": ["yamato", "teriomorphs"], "coach": "random", "rounds": 60}
    with running(tmp_path / "alone") as server:
        alone = until_over(server.url, asked(server.url, "takkure", "measure", wish)["number"])
    with running(tmp_path / "stopped") as server:
        first, second = [asked(server.url, "takkure", "measure", wish)["number"] for _ in range(2)]
        while not ask(server.url, f"api/workbench/measured/{first}").json["done"]:
            time.sleep(0.01)
        assert ask(server.url, f"api/workbench/measured/{second}").json["status"] == "waiting"
    with running(tmp_path / "stopped") as server:
        for number in (first, second):
            told = until_over(server.url, number)
            assert {**told, "number": ""} == {**alone, "number": ""}
        assert b"Yamato" in ask(server.url, f"api/workbench/measured/{first}/report").body


def test_a_measurement_that_brings_its_server_down_is_given_up(tmp_path: Path) -> None:
    async def begin_often() -> Measured | None:
        database = SqliteDatabase(tmp_path / "kept.sqlite")
        await database.open()
        kept = Measurements(database)
        told = Measured(number="1", status="waiting", ahead=0, done=0, rounds=1, shares=[], why="")
        await kept.add("takkure", Measure(files={}, teams=["a", "b"], coach="random", rounds=1), told)
        for _ in range(MOST_BEGUN):
            assert await kept.next() is not None
        assert await kept.next() is None
        found = await kept.told("1")
        await database.close()
        return found

    found = asyncio.run(begin_often())
    assert found is not None
    assert (found.status, found.why) == ("failed", GIVEN_UP)


def test_only_so_many_measurements_wait(tmp_path: Path) -> None:
    async def ask_often() -> list[bool]:
        database = SqliteDatabase(tmp_path / "kept.sqlite")
        await database.open()
        kept = Measurements(database)
        wish = Measure(files={}, teams=["a", "b"], coach="random", rounds=1)
        taken = []
        for number in range(MOST_WAITING + 1):
            told = Measured(number=str(number), status="waiting", ahead=0, done=0, rounds=1, shares=[], why="")
            taken.append(await kept.add("takkure", wish, told))
        await database.close()
        return taken

    assert asyncio.run(ask_often()) == [True] * MOST_WAITING + [False]


def test_a_measurement_that_takes_too_long_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    teams = ["yamato", "teriomorphs", "dorikin", "gokin-ka", "islanders"]
    long = {"files": {}, "teams": teams, "coach": "club", "rounds": MOST_ROUNDS}
    short = {"files": {}, "teams": teams[:2], "coach": "random", "rounds": 1}
    with running(tmp_path) as server:
        monkeypatch.setattr(measuring, "LONGEST", 1.0)
        told = until_over(server.url, asked(server.url, "takkure", "measure", long)["number"])
        assert (told["status"], told["why"]) == ("failed", "it took too long")
        assert told["done"] < MOST_ROUNDS
        monkeypatch.undo()
        # Its process is gone, and the next one has its turn.
        told = until_over(server.url, asked(server.url, "takkure", "measure", short)["number"])
        assert told["status"] == "done"
        children = [file.read_text() for file in Path("/proc/self/task").glob("*/children")]
        commands = [Path(f"/proc/{child}/cmdline") for each in children for child in each.split()]
        assert not [each for each in commands if each.exists() and measuring.WORKER in each.read_text()]


def test_a_measurement_whose_server_is_gone_ends_by_itself(tmp_path: Path) -> None:
    """The process has a limit of its own, in seconds of a processor."""
    plan = tmp_path / "endless.toml"
    plan.write_text('game = "dreadball"\ncoaches = ["random"]\nrounds = 1000000\n', encoding="utf-8")
    shorter = f"from {measuring.WORKER.rpartition('.')[0]} import worker; worker.LONGEST = 2; worker.main()"
    command = [sys.executable, "-c", shorter, "lab", "run", str(plan), "--live"]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert done.returncode in (-signal.SIGXCPU, -signal.SIGKILL)
    assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < 4
    assert (plan.with_suffix(".lab") / measuring.ROUNDS).is_file()


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"rounds": 201}, "malformed"),
        ({"teams": ["yamato"]}, "malformed"),
        ({"teams": ["yamato", "nobody"]}, "set-up"),
        ({"coach": "province:1000000"}, "no coach"),
        ({"coach": "os:system"}, "no coach"),
    ],
)
def test_a_measurement_is_bounded(server: Running, changed: dict[str, object], code: str) -> None:
    wish = {"files": {}, "teams": ["yamato", "teriomorphs"], "coach": "random", "rounds": 1, **changed}
    answer = ask(server.url, "api/workbench/takkure/measure", wish)
    assert (answer.status, answer.json["code"]) == (400, code)
