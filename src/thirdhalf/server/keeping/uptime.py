"""For how long no server was there: clocks of days do not run meanwhile.

One row says when a server was last alive. Who comes after a gap adds it to what was missed, so that the date by which
clocks of days are reckoned stands still while everything is down. While other clocks run, a file's server says much
more often that it is alive: until then is counted what was thought when it died.
"""

import asyncio
from typing import Final

from thirdhalf.server.clock.hours import Hours
from thirdhalf.server.keeping.sql import Database, Sql, Unavailable
from thirdhalf.server.logs import note

BEAT_SECONDS: Final = 20.0
SIGN_SECONDS: Final = 0.5
FILE: Final = "file"
"""A file's server by name."""
GAP_SECONDS: Final = 60
"""A silence that is shorter is no time to speak of."""


class Uptime:
    """What all servers on a database have missed together."""

    def __init__(self, database: Database, hours: Hours) -> None:
        self._database = database
        self._hours = hours
        self._beating: asyncio.Task[None] | None = None
        self._missed = 0
        self._running: set[str] = set()
        # When this server began, by the machine's clock, and by which date the last one of a file was surely there.
        self.opened = hours.now()
        self.died = 0.0

    def date(self) -> float:
        """The date without the time in which no server was there."""
        return self._hours.date() - self._missed

    async def open(self) -> None:
        """From now on somebody is there."""
        self.died = await self._database.do(last_sign)
        self._missed = await self._database.do(self._beat)
        self.opened = self._hours.now()
        self._beating = asyncio.get_running_loop().create_task(self._go_on())

    def counts(self, match: str, *, running: bool) -> None:
        """Whether a match has a clock that runs by the second."""
        if running:
            self._running.add(match)
        else:
            self._running.discard(match)

    async def sign(self) -> None:
        """Say that this server is there, where no process says so for itself."""
        date = round(1000 * self._hours.date())

        async def work(sql: Sql) -> None:
            await sql.run(
                "INSERT INTO processes VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET beat = excluded.beat", FILE, date
            )

        if not self._database.shared:
            await self._database.do(work)

    async def close(self) -> None:
        """Not any more."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
            try:
                await self._database.do(self._beat)
            except Unavailable as error:
                note("left without a word", why=str(error))

    async def _beat(self, sql: Sql) -> int:
        now = int(self._hours.date())
        found = await sql.row("SELECT at, missed FROM uptime WHERE id = 1")
        last, missed = (now, 0) if found is None else (int(found[0]), int(found[1]))
        gap = now - last
        if gap > GAP_SECONDS:
            missed += gap
        await sql.run(
            "INSERT INTO uptime VALUES (1, ?, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at,"
            " missed = excluded.missed",
            max(now, last),
            missed,
        )
        return missed

    async def _go_on(self) -> None:
        left = BEAT_SECONDS
        while True:
            await asyncio.sleep(SIGN_SECONDS)
            left -= SIGN_SECONDS
            try:
                if self._running:
                    await self.sign()
                if left <= 0:
                    left = BEAT_SECONDS
                    # Where a machine slept, its clocks have too.
                    self._missed = await self._database.do(self._beat)
            except Unavailable as error:
                note("the database does not answer", why=str(error))


async def last_sign(sql: Sql) -> float:
    """By which date the last server of a file was surely there."""
    found = await sql.row("SELECT beat FROM processes WHERE id = ?", FILE)
    return 0.0 if found is None else found[0] / 1000
