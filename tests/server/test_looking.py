"""Records are looked at in a process of its own, as they would be here."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

import thirdhalf
from thirdhalf.kernel.record import as_text
from thirdhalf.server.codes import NotPossible
from thirdhalf.server.desk.looking import Looking, Wanted


def test_a_record_is_looked_at_elsewhere_as_it_would_be_here() -> None:
    record = thirdhalf.play("takkure", "random", "random", seed=3, exercise=1, measuring="open").record
    good = Wanted(as_text(record), "takkure", None, None, True, "public")
    lines = good.record.splitlines()
    bad = good._replace(record="\n".join([*lines[:3], *lines[4:]]))

    async def work() -> None:
        with ThreadPoolExecutor(1) as threads:
            here, there = Looking(threads, in_a_process=False), Looking(threads, in_a_process=True)
            assert await there.look(good) == await here.look(good) != b""
            assert await there.look(good._replace(viewer=None)) == b""
            wrong = []
            for place in (here, there):
                with pytest.raises(NotPossible) as told:
                    await place.look(bad)
                wrong.append((told.value.code, told.value.why, told.value.told))
            assert wrong[0] == wrong[1]
            # A process that dies costs one record.
            assert there._pool is not None
            for process in list(there._pool._processes.values()):
                process.kill()
            with pytest.raises(NotPossible, match="too long"):
                await there.look(good)
            assert await there.look(good) != b""
            there.close()

    asyncio.run(work())
