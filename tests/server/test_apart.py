"""The two sides of a match at different processes: what one asks of the other, their clocks, their numbers."""

import asyncio
import contextlib
import json
import secrets
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clock.test_dealing import over, runs, standing
from tests.server.harness import GAMES, Client, Told, create
from tests.server.postgres import Postgres, postgres
from tests.server.test_crash import process
from thirdhalf.kernel.seat import AWAY, HOME
from thirdhalf.server.among.leases import GONE_SECONDS
from thirdhalf.server.clock.clock import LAG
from thirdhalf.server.keeping.places import database_at
from thirdhalf.server.keeping.storage import Storage
from thirdhalf.server.lobby import Lobby
from thirdhalf.server.requests import ClockWish, Create, SeatWish
from thirdhalf.server.room.room import MatchRoom

BANK = 100
THOUGHT = 6
LEAST = THOUGHT - LAG - GONE_SECONDS
"""Seconds in which somebody thinks, and of them those that are surely taken: where somebody was connected before is
known by that process's last sign of life, and one whose last is older counts for gone.
"""


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    """A PostgreSQL for all tests here."""
    with postgres() as one:
        yield one


@pytest.fixture(scope="module")
def urls(server: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    """Two servers on one database."""
    address, folder = server.new(), tmp_path_factory.mktemp("apart")
    with contextlib.ExitStack() as held:
        yield [held.enter_context(process(folder, "--database", address))[1] for _ in range(2)]


@contextlib.contextmanager
def apart(urls: list[str]) -> Iterator[tuple[Client, Client, Told]]:
    """Home at the one, away at the other, each with a clock; home is asked."""
    first, second = urls
    match = create(first, "mine", "mine", game="dreadball", clock={"bank": BANK, "increment": 0}, **GAMES["dreadball"])
    with Client(first, match["home"]) as home, Client(second, match["away"]) as away:
        standing(home, runs("home"))
        standing(away, runs("home"))
        home.until_asked()
        yield home, away, match


def test_a_draw_is_agreed_on_from_afar(urls: list[str]) -> None:
    with apart(urls) as (home, away, _):
        assert home.request("deal", what="draw")["type"] == "accepted"
        standing(away, lambda told: told["proposals"] == [{"by": "home", "what": "draw"}])
        assert away.request("deal", what="decline")["type"] == "accepted"
        standing(home, lambda told: not told["proposals"])
        assert home.request("deal", what="draw")["code"] == "not agreed"
        # Asked for at once, before the other process can have heard of it.
        assert away.request("deal", what="draw")["type"] == "accepted"
        assert home.request("deal", what="draw")["type"] == "accepted"
        assert over(home) == over(away) == ("nobody", "draw agreed")


def test_a_decision_is_taken_back_and_time_stands_still_for_both(urls: list[str]) -> None:
    with apart(urls) as (home, away, _):
        first = home.question
        home.play_a_decision()
        home.request("deal", what="take back")
        standing(away, lambda told: told["proposals"])
        away.request("deal", what="take back")
        home.until(lambda told: told["type"] == "snapshot")
        assert home.question == first
        away.request("deal", what="pause")
        standing(home, lambda told: told["proposals"])
        home.request("deal", what="pause")
        for side in (home, away):
            assert standing(side, lambda told: told["clock"]["paused"])["clock"]["running"] == "nobody"
        away.request("deal", what="go on")
        for side in (home, away):
            standing(side, lambda told: not told["clock"]["paused"])


def test_nobody_gains_time_by_coming_to_another_process(urls: list[str]) -> None:
    with apart(urls) as (home, away, match):
        began = time.monotonic()
        time.sleep(THOUGHT)
        with Client(urls[1], match["home"]) as elsewhere, Client(urls[0], match["away"]) as there:
            for client in (elsewhere, there):
                told = standing(client, runs("home"))
                assert told["clock"]["left"][HOME] > 1000 * (BANK - (time.monotonic() - began)) - 1000
            elsewhere.until_asked()
            assert elsewhere.step()["type"] == "accepted"
            for client in (home, away, elsewhere, there):
                told = standing(client, lambda told: told["clock"]["left"][HOME] <= 1000 * (BANK - LEAST))
                assert told["clock"]["left"][HOME] > 1000 * (BANK - (time.monotonic() - began)) - 1000


def test_a_choice_stands_though_the_other_sides_number_comes_in_elsewhere(tmp_path: Path) -> None:
    async def go_on() -> None:
        one, other = (Lobby(Storage(database_at(tmp_path, None))) for _ in range(2))
        await one.open()
        await other.open()
        seat = SeatWish(kind="mine", name="A")
        created = await one.create(Create("dreadball", dict(GAMES["dreadball"]), seat, seat))
        here, there = await one.room(created.info.match), await other.room(created.info.match)
        await there.take_nonce(AWAY, secrets.token_hex(32))
        # This one has not heard of it.
        assert here.playing.length < there.playing.length
        choice = await chosen(here)
        await there.follow()
        await here.take_nonce(HOME, secrets.token_hex(32))
        await there.follow()
        assert here.playing.length == there.playing.length
        assert here.playing.choices == there.playing.choices
        assert here.playing.choices[0] == choice
        assert here.playing.match.project(HOME) == there.playing.match.project(HOME)
        assert here.playing.turns == there.playing.turns == [1, 0]
        assert here.playing.done == ({"once"}, set())
        for lobby in (one, other):
            await lobby.close()

    asyncio.run(go_on())


def test_a_clock_runs_where_the_other_sides_number_is_heard_of_after_the_other_side_itself(tmp_path: Path) -> None:
    async def go_on() -> None:
        one, other = (Lobby(Storage(database_at(tmp_path, None))) for _ in range(2))
        await one.open()
        await other.open()
        seat, setup = SeatWish(kind="mine", name="A"), dict(GAMES["dreadball"])
        created = await one.create(Create("dreadball", setup, seat, seat, clock=ClockWish(bank=BANK)))
        here, there = await one.room(created.info.match), await other.room(created.info.match)
        await here.take_nonce(HOME, secrets.token_hex(32))
        await there.follow()
        await there.take_nonce(AWAY, secrets.token_hex(32))
        await here.follow()
        for room in (here, there):
            assert json.loads(room.dealing.standing())["clock"]["running"] == "home"
        for lobby in (one, other):
            await lobby.close()

    asyncio.run(go_on())


async def chosen(room: MatchRoom) -> tuple[int, ...]:
    """Home's first choice, stored."""
    async with room.lock:
        choice = (await room.coaching.offer())[0]
        await room.answer(choice, "once")
    return choice
