"""Coaches in processes of their own: the same answers, replaced when they die, stopped when they take too long."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Client, Running, create, running
from thirdhalf.games.takkure.table.catalog import CONTENT
from thirdhalf.kernel.view import View
from thirdhalf.server.games import coach_for, games
from thirdhalf.server.thinking.bench import Late, ProcessBench, ThreadBench
from thirdhalf.server.thinking.jobs import CHOICE, REPLIES, Position, Wish, job_of
from thirdhalf.server.thinking.queue import PLAY, Errand, Lane
from thirdhalf.server.thinking.worker import command

GAME = games()["takkure"]
SETUP: dict[str, str | int | bool] = {"exercise": 1, "attacker": "home"}


def position(match: str = "m") -> Position:
    """The first question of an exercise."""
    return Position(match, GAME, SETUP, 0, [], 0)


@pytest.mark.parametrize("level", ["club", "province"])
def test_a_process_answers_what_the_coach_would_answer_here(level: str) -> None:
    async def answered() -> tuple[int, ...]:
        bench = ProcessBench(command(None, (), 0))
        reply = REPLIES.decode(await bench.exchange(job_of(position(), Wish("play", "7", level), 0, 60.0), 60.0))
        await bench.close()
        assert reply.ending == "done", reply.why
        return CHOICE.decode(reply.value)

    assert asyncio.run(answered()) == coach_for("takkure", level, "7")(View(GAME.new(SETUP, None), 0))


def test_a_killed_process_is_replaced_and_its_job_done_again() -> None:
    async def work() -> None:
        bench = ProcessBench(command(None, (), 0))
        lane = Lane([bench], ThreadBench())

        async def ask() -> tuple[int, ...]:
            errand = Errand("a", PLAY, position(), Wish("play", "7", "club"))
            lane.put(errand)
            return CHOICE.decode(await errand.done)

        first = await ask()
        before = bench.pid
        os.kill(before, signal.SIGKILL)
        assert await ask() == first
        assert bench.pid not in (0, before)
        await lane.close()

    asyncio.run(work())


def test_a_process_with_other_content_leaves_the_match_to_the_server(tmp_path: Path) -> None:
    own = tmp_path / "takkure" / "teams"
    own.mkdir(parents=True)
    team = (CONTENT / "teams" / "yamato.toml").read_text("utf-8")
    own.joinpath("ours.toml").write_text(team.replace('id = "yamato"', 'id = "ours"'), "utf-8")

    async def work() -> None:
        bench = ProcessBench(command(tmp_path, (), 0))
        reply = await bench.exchange(job_of(position(), Wish("play", "7", "club"), 0, 5.0), 60.0)
        assert REPLIES.decode(reply).ending == "elsewhere"
        lane = Lane([bench], ThreadBench())
        errand = Errand("a", PLAY, position(), Wish("play", "7", "club"))
        lane.put(errand)
        assert CHOICE.decode(await errand.done)
        await lane.close()

    asyncio.run(work())


STUBBORN = """
import time

def sleeps(view):
    print("this is no reply")
    time.sleep(60)
"""


def test_a_coach_that_does_not_come_to_an_end_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "stubborn.py").write_text(STUBBORN)
    monkeypatch.syspath_prepend(str(tmp_path))

    async def work() -> None:
        bench = ProcessBench(command(None, ("sleeper=stubborn:sleeps",), 0))
        club = job_of(position(), Wish("play", "7", "club"), 0, 1.0)
        await bench.exchange(club, 60.0)
        before = bench.pid
        with pytest.raises(Late):
            await bench.exchange(job_of(position("n"), Wish("play", "7", "sleeper"), 0, 0.1), 0.2)
        assert bench.pid == 0
        await bench.exchange(club, 60.0)
        assert bench.pid not in (0, before)
        await bench.close()

    asyncio.run(work())


@pytest.fixture(scope="module")
def with_processes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose coaches have processes of their own."""
    with running(tmp_path_factory.mktemp("processes"), coaches=1) as server:
        yield server


def test_a_match_is_played_to_its_end_by_processes(with_processes: Running) -> None:
    match = create(with_processes.url, "mine", "club", exercise=1, attacker="home")
    with Client(with_processes.url, match["home"]) as home:
        while home.until_asked():
            hints = home.request("consult", turn=home.turn)
            assert hints["type"] == "hinted"
            assert home.step("club")["type"] == "accepted"


def test_what_was_taken_back_is_taken_back_for_those_who_think(with_processes: Running) -> None:
    match = create(with_processes.url, "mine", "mine", exercise=1, attacker="home")
    with Client(with_processes.url, match["home"]) as home:
        home.until_asked()
        first = home.question
        suggested = home.request("suggest", turn=home.turn, coach="club")
        home.choose(suggested["choice"])
        home.until_asked()
        assert home.request("offer", turn=home.turn)["type"] == "offered"
        assert home.request("undo", turn=home.turn)["type"] == "accepted"
        home.until(lambda told: told["type"] == "snapshot")
        assert home.question == first
        offered = home.request("offer", turn=home.turn)
        assert home.request("judge", turn=home.turn, choice=offered["choices"][0])["allowed"]


def test_a_server_ends_at_once_though_coaches_think(tmp_path: Path) -> None:
    with running(tmp_path, coaches=1) as server:
        match = create(server.url, "mine", "mine", exercise=6)
        with Client(server.url, match["home"]) as home:
            home.until_asked()
            home.send({"type": "step", "id": "x", "turn": home.turn, "coach": "international"})
            time.sleep(0.1)
            began = time.monotonic()
            server.stop()
        assert time.monotonic() - began < 8
