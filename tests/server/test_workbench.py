"""The workbench: content made by a stranger is checked, compared, packed, played and measured, and never runs away."""

import asyncio
import io
import time
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import PATIENCE, Client, Running, Told, ask, running
from thirdhalf.games import names
from thirdhalf.server.keeping.sqlite import SqliteDatabase
from thirdhalf.server.workbench.drafts import MOST_PROBLEMS
from thirdhalf.server.workbench.forms import Measure, Measured
from thirdhalf.server.workbench.keeping import GIVEN_UP, MOST_BEGUN, Measurements

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
    wish = {"files": files, "home": "newcomers", "away": other, "coach": "random", "name": "Somebody"}
    created = asked(url, game, "match", wish)
    assert created["info"]["setup"]["home"] == "newcomers"
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
    assert b"newcomers" in page.body
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
    files = {f"teams/t{n}.toml": {"id": f"t{n}"} for n in range(20)}
    assert len(asked(server.url, "takkure", "check", {"files": files})["problems"]) == MOST_PROBLEMS


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"files": {"../../etc/passwd": {}}}, "content"),
        ({"files": {"teams/../x.toml": {}}}, "content"),
        ({"files": {f"teams/t{n}.toml": {} for n in range(41)}}, "malformed"),
        ({"files": {"teams/a.toml": {"player": [{}] * 25}}}, "content"),
        ({"files": {"individual_plays.toml": {"play": [{}] * 201}}}, "content"),
        ({"files": {"teams/a.toml": {"a": [[[[[[[[1]]]]]]]]}}}, "content"),
        ({"files": {"teams/a.toml": {"a": None}}}, "content"),
        ({"files": []}, "malformed"),
        ({"files": {"teams/a.toml": {"name": "x" * 300_000}}}, "too large"),
    ],
)
def test_hostile_drafts_are_refused(server: Running, body: object, code: str) -> None:
    answer = ask(server.url, "api/workbench/takkure/check", body)
    assert answer.status >= 400
    assert answer.json["code"] == code


def test_hostile_archives_are_refused(server: Running) -> None:
    bomb = io.BytesIO()
    with zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("takkure/teams/a.toml", b"#" * 50_000_000)
    outside = io.BytesIO()
    with zipfile.ZipFile(outside, "w") as archive:
        archive.writestr("../../outside.toml", b"a = 1")
    for data in (b"no archive", bomb.getvalue(), outside.getvalue()):
        answer = ask(server.url, "api/workbench/takkure/unzip", data)
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
        assert b"yamato" in ask(server.url, f"api/workbench/measured/{first}/report").body


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
