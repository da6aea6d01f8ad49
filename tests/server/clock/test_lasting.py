"""Servers die at any moment: afterwards each clock has taken what was truly thought, to a second, and nothing for the
death, the time until somebody is there again, or the way back.
"""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tests.server.clock.table import Table, other
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.seat import AWAY, HOME
from thirdhalf.server.clock.clock import AWAY as BANK_FOR_AWAY
from thirdhalf.server.clock.clock import DAY, LAG, UNSEEN
from thirdhalf.server.keeping.sql import Unavailable
from thirdhalf.server.protocol import Accepted, Choose
from thirdhalf.server.requests import ClockWish
from thirdhalf.server.room.answering import answered
from thirdhalf.server.room.showing import SEATS

BANK = 600
LIVE = ClockWish(bank=BANK)
FAIR = 1.0
DOWN = 45.0
"""Seconds until somebody is there again."""

SETUPS: dict[str, dict[str, str | int | bool]] = {
    "takkure": {"exercise": 6, "home": "yamato", "away": "teriomorphs"},
    "dreadball": {"first": "home"},
}
Story = Callable[[Table], Coroutine[Any, Any, None]]


def played(folder: Path, servers: int, story: Story, clock: ClockWish = LIVE, game: str = "dreadball") -> None:
    """A story at a table."""

    async def play() -> None:
        table = Table(folder, servers, clock, game)
        await table.begin(SETUPS[game])
        try:
            await story(table)
        finally:
            await table.close()

    asyncio.run(play())


async def seated(table: Table, seats: tuple[int, int]) -> int:
    """Both come, each to a server; who is asked."""
    await table.come(HOME, seats[HOME])
    await table.come(AWAY, seats[AWAY])
    return await table.asked(seats[HOME])


async def taken(table: Table, seat: int, server: int) -> float:
    """What that side's clock has taken so far, by what everybody is shown."""
    return BANK - await table.left(seat, server)


async def died(table: Table, *servers: int) -> int:
    """They die, nobody is there for a while, and one more comes; its number."""
    for server in servers:
        await table.kill(server)
    await table.wait(DOWN)
    return await table.open()


async def fair(table: Table, seat: int, server: int, thought: float, deaths: int = 1) -> None:
    """To a second for each death, and never more than was thought; nothing of the time for being gone, nor of the
    other's.
    """
    spent = await taken(table, seat, server)
    assert thought - LAG - deaths * FAIR <= spent <= thought - LAG + 0.01, (spent, thought)
    assert await taken(table, other(seat), server) == 0
    assert await table.away(seat, server) == pytest.approx(BANK_FOR_AWAY, abs=0.01)
    assert await table.away(other(seat), server) == BANK_FOR_AWAY


# Home's server and away's: all in one, both at the one that dies, or one of them at the other.
PLACES = [(1, (0, 0)), (2, (0, 0)), (2, (0, 1)), (2, (1, 0))]


@pytest.mark.parametrize("late", ["who thinks", "who waits"])
@pytest.mark.parametrize(("servers", "seats"), PLACES)
def test_what_was_thought_before_all_died_is_counted_and_nothing_else(
    tmp_path: Path, servers: int, seats: tuple[int, int], late: str
) -> None:
    async def story(table: Table) -> None:
        asked = await seated(table, seats)
        thought = 0.0
        everywhere: tuple[int, ...] = tuple(range(servers))
        for deaths in (1, 2, 3):
            await table.wait(30)
            thought += 30
            again = await died(table, *everywhere)
            everywhere = (again,)
            order = [other(asked), asked] if late == "who thinks" else [asked, other(asked)]
            await table.come(order[0], again)
            # Who comes first and is asked thinks at once; else nobody does.
            await table.wait(10)
            thought += 10 if order[0] == asked else 0
            await table.come(order[1], again)
            await fair(table, asked, again, thought, deaths)

    played(tmp_path, servers, story)


@pytest.mark.parametrize("away", [0, 1])
@pytest.mark.parametrize("home", [0, 1])
def test_one_of_two_dies_and_its_people_go_to_the_other(tmp_path: Path, home: int, away: int) -> None:
    async def story(table: Table) -> None:
        asked = await seated(table, (home, away))
        await table.wait(30)
        gone = (home, away)[asked]
        await table.kill(gone)
        alive = 1 - gone
        # Those who live believe for a while that whoever was there thinks on, or is gone.
        await table.wait(20)
        if (home, away)[other(asked)] == gone:
            await table.come(other(asked), alive)
            await table.wait(5)
        await table.come(asked, alive)
        await fair(table, asked, alive, 30)
        await table.wait(10)
        await fair(table, asked, alive, 40)

    played(tmp_path, 2, story)


@pytest.mark.parametrize("written", [True, False])
@pytest.mark.parametrize("servers", [1, 2])
def test_a_server_dies_before_or_after_an_answer_is_written(tmp_path: Path, servers: int, written: bool) -> None:
    async def story(table: Table) -> None:
        asked = await seated(table, (0, 0))
        await table.wait(20)
        if written:
            await table.answer(0)
            after = await table.asked(0)
            await table.wait(15)
        else:
            after = asked
        again = await died(table, *range(servers))
        await table.come(HOME, again)
        await table.come(AWAY, again)
        assert await table.asked(again) == after
        spent = [await taken(table, seat, again) for seat in (HOME, AWAY)]
        thought = [0.0, 0.0]
        thought[asked] += 20 - LAG
        if written:
            thought[after] += 15 - LAG
        for seat in (HOME, AWAY):
            assert thought[seat] - FAIR <= spent[seat] <= max(0.0, thought[seat]) + 0.01, (spent, thought)

    played(tmp_path, servers, story)


@pytest.mark.parametrize("servers", [1, 2])
def test_who_had_left_before_the_death_has_thought_until_then(tmp_path: Path, servers: int) -> None:
    async def story(table: Table) -> None:
        asked = await seated(table, (0, 0))
        await table.wait(25)
        await table.leave(asked, 0)
        await table.wait(30)
        again = await died(table, *range(servers))
        await table.come(other(asked), again)
        await table.wait(5)
        await table.come(asked, again)
        spent = await taken(table, asked, again)
        assert 25 - LAG - FAIR <= spent <= 25 - LAG + 0.01
        # What it was gone for is taken of what is there for that, or nothing is.
        assert BANK_FOR_AWAY - 30 - 0.01 <= await table.away(asked, again) <= BANK_FOR_AWAY
        if servers == 1:
            assert await table.away(asked, again) <= BANK_FOR_AWAY - 30 + FAIR

    played(tmp_path, servers, story)


@pytest.mark.parametrize("servers", [1, 2])
def test_a_pause_outlasts_a_death(tmp_path: Path, servers: int) -> None:
    async def story(table: Table) -> None:
        asked = await seated(table, (0, 0))
        await table.wait(12)
        for seat in (HOME, AWAY):
            room = await table.room(0)
            async with room.lock:
                await room.dealing.want(seat, "pause", "x")
        await table.wait(30)
        again = await died(table, *range(servers))
        await table.come(other(asked), again)
        await table.wait(30)
        await table.come(asked, again)
        await table.wait(30)
        await fair(table, asked, again, 12)
        room = await table.room(again)
        async with room.lock:
            await room.dealing.go_on()
        await table.wait(10)
        again = await died(table, *range(1, again), again)
        await table.come(asked, again)
        await fair(table, asked, again, 22, deaths=2)

    played(tmp_path, servers, story)


@pytest.mark.parametrize("servers", [1, 2])
def test_what_is_asked_in_secret_is_counted_in_secret_across_a_death(tmp_path: Path, servers: int) -> None:
    async def story(table: Table) -> None:
        asked = await seated(table, (0, 0))
        assert (await table.room(0)).playing.secret
        await table.wait(UNSEEN + 9)
        again = await died(table, *range(servers))
        await table.come(other(asked), again)
        await table.wait(15)
        await table.come(asked, again)
        room = await table.room(again)
        assert [await taken(table, seat, again) for seat in (HOME, AWAY)] == [0, 0]
        await table.answer(again)
        clock = room.dealing._clock
        assert clock is not None
        assert clock.kept.owed[other(asked)] == 0
        assert clock.kept.owed[asked] <= 9 + 0.01
        if servers == 1:
            assert clock.kept.owed[asked] >= 9 - FAIR

    played(tmp_path, servers, story, game="takkure")


@pytest.mark.parametrize("servers", [1, 2])
@pytest.mark.parametrize("paused", [True, False])
def test_days_go_on_across_deaths_and_stand_still_amid_them(tmp_path: Path, servers: int, paused: bool) -> None:
    async def story(table: Table) -> None:
        asked = await seated(table, (0, 0))
        full = 2 * DAY
        await table.answer(0)
        if await table.asked(0) == asked:
            await table.answer(0)
        asked = await table.asked(0)
        await table.wait_long(DAY / 2)
        if paused:
            for seat in (HOME, AWAY):
                room = await table.room(0)
                async with room.lock:
                    await room.dealing.want(seat, "pause", "x")
            await table.wait_long(DAY)
        spent = DAY / 2
        for each in range(servers):
            await table.kill(each)
        table.hours.time += 30 * DAY
        again = await table.open()
        await table.come(asked, again)
        if paused:
            room = await table.room(again)
            async with room.lock:
                await room.dealing.go_on()
        assert await table.left(asked, again) == pytest.approx(full - spent, abs=5)
        await table.wait_long(DAY / 4)
        assert await table.left(asked, again) == pytest.approx(full - spent - DAY / 4, abs=5)

    played(tmp_path, servers, story, ClockWish(days=2))


@pytest.mark.parametrize("looked", [True, False])
def test_who_has_answered_does_not_think_while_something_else_is_stored(tmp_path: Path, looked: bool) -> None:
    async def story(table: Table) -> None:
        asked = await seated(table, (0, 0))
        await table.wait(20)
        room = await table.room(0)
        decision = room.playing.match.decision
        assert decision is not None
        choice = list(decision.sample(Chooser("x")))
        await room.lock.acquire()
        sent = Choose(id="x", turn=room.playing.turns[asked], choice=choice)
        answering = asyncio.create_task(answered(room, SEATS[asked], sent))
        await asyncio.sleep(0)
        for _ in range(24):
            table.hours.step()
            if looked:
                # Somebody is told how it stands.
                await taken(table, asked, 0)
        room.lock.release()
        assert isinstance(await answering, Accepted)
        assert await taken(table, asked, 0) == pytest.approx(20 - LAG, abs=0.01)

    played(tmp_path, 1, story)


def test_while_the_database_does_not_answer_one_thinks_and_no_more(tmp_path: Path) -> None:
    async def story(table: Table) -> None:
        asked = await seated(table, (0, 0))
        await table.wait(10)
        database = table._databases[0]
        database.dead = True
        for _ in range(20):
            table.hours.step()
        # The answer cannot be stored, so whoever is there comes again.
        with pytest.raises(Unavailable):
            await table.answer(0)
        for _ in range(400):
            table.hours.step()
        database.dead = False
        await table.settle()
        table._here.clear()
        await table.come(other(asked), 0)
        await table.come(asked, 0)
        await fair(table, asked, 0, 15)

    played(tmp_path, 2, story)
