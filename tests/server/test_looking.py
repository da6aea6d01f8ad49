"""Records are looked at in a process of its own, as they would be here."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import msgspec
import pytest

import thirdhalf
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.record import Record, as_text
from thirdhalf.server.afterwards.aside import answered_of, counted_of, seen_of
from thirdhalf.server.afterwards.fork import begun
from thirdhalf.server.afterwards.forms import Fork, Tried
from thirdhalf.server.codes import NotPossible
from thirdhalf.server.desk.looking import Looking, Source, looked_at

SHOWN = partial(looked_at, verify=True, viewer="public")


def process_of(_: Game, __: Record) -> int:
    return os.getpid()


def test_a_record_is_looked_at_elsewhere_as_it_would_be_here() -> None:
    record = thirdhalf.play("takkure", "random", "random", seed=3, exercise=1, measuring="open").record
    good = Source(as_text(record), "takkure", None, None)
    lines = good.record.splitlines()
    bad = good._replace(record="\n".join([*lines[:3], *lines[4:]]))

    async def work() -> None:
        with ThreadPoolExecutor(1) as threads:
            here, there = Looking(threads, in_a_process=False), Looking(threads, in_a_process=True)
            assert await there.do(good, SHOWN) == await here.do(good, SHOWN) != b""
            assert await there.do(good, partial(looked_at, verify=True, viewer=None)) == b""
            wrong = []
            for place in (here, there):
                with pytest.raises(NotPossible) as told:
                    await place.do(bad, SHOWN)
                wrong.append((told.value.code, told.value.why, told.value.told))
            assert wrong[0] == wrong[1]
            # A process that dies costs one record.
            assert there._pool is not None
            for process in list(there._pool._processes.values()):
                process.kill()
            with pytest.raises(NotPossible, match="too long"):
                await there.do(good, SHOWN)
            assert await there.do(good, SHOWN) != b""
            there.close()

    asyncio.run(work())


def test_what_is_reckoned_after_a_match_is_reckoned_elsewhere() -> None:
    record = thirdhalf.play("dreadball", "random", "random", seed=3, rushes=2).record
    asked = next(number for number, move in enumerate(record.moves) if move.by == "home")
    source = Source(as_text(record), "dreadball", None, None)
    fork = partial(begun, wish=Fork(move=asked, seat="home", coach=""), coaches=("", "random"))

    async def work() -> None:
        with ThreadPoolExecutor(1) as threads:
            here, there = Looking(threads, in_a_process=False), Looking(threads, in_a_process=True)
            assert await here.do(source, process_of) == os.getpid() != await there.do(source, process_of)
            seen = await here.do(source, partial(seen_of, move=asked))
            assert seen.question is not None
            wish = Tried(move=asked, choice=str(seen.question.options[0].choice))
            works: list[Callable[[Game, Record], object]] = [
                counted_of,
                partial(seen_of, move=asked),
                partial(answered_of, wish=wish),
            ]
            for each in works:
                made = [msgspec.json.encode(await place.do(source, each)) for place in (here, there)]
                assert made[0] == made[1]
            forked = await there.do(source, fork)
            assert [seat.kind for seat in forked.wishes] == ["mine", "computer"]
            assert len(forked.entries) >= asked
            with pytest.raises(NotPossible, match="nothing left"):
                await there.do(source, partial(begun, wish=Fork(move=10_000, seat="home"), coaches=("", "")))
            there.close()

    asyncio.run(work())
