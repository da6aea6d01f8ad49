"""Work that is done by one process of all at a time, one piece after the other."""

import asyncio
from collections.abc import Awaitable, Callable

from thirdhalf.server.among.leases import BEAT_SECONDS, Leases
from thirdhalf.server.keeping.sql import Unavailable


async def in_turns(leases: Leases, name: str, more: asyncio.Event, work_off: Callable[[], Awaitable[None]]) -> None:
    """Whenever there is more, wait until no other process has that name, work it off, and let others have it."""
    while True:
        await more.wait()
        more.clear()
        try:
            while not await leases.take(name):
                await asyncio.sleep(BEAT_SECONDS)
            await work_off()
            await leases.give_back(name)
        except Unavailable:
            await asyncio.sleep(BEAT_SECONDS)
            more.set()
