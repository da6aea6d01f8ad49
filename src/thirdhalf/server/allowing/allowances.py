"""So many at once and so many a second, for everybody by themselves: whichever of several processes they ask."""

import time
from typing import Final, NamedTuple

from thirdhalf.server.allowing.marks import Marks
from thirdhalf.server.keeping.sql import Database, Sql

THOUSAND: Final = 1000


class Want(NamedTuple):
    """One more of a kind for somebody (an address, a name), who has so many a second of them and so many at once."""

    kind: str
    who: str
    rate: float
    burst: float


class Allowances:
    """What is left to whom. Nobody is kept for longer than it takes until they have all again."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._marks = Marks()

    async def take(self, *wants: Want) -> bool:
        """Take one of each, if all are there; else none."""

        async def work(sql: Sql) -> bool:
            now = time.time()
            left = [(want, await self._left(sql, want, now)) for want in wants]
            if any(rest < 1 for _, (_, rest) in left):
                return False
            for want, (mark, rest) in left:
                await write(sql, mark, rest - 1, want, now)
            return True

        return await self._database.do(work)

    async def give(self, *wants: Want) -> None:
        """Give back what was taken for nothing."""

        async def work(sql: Sql) -> None:
            now = time.time()
            for want in wants:
                mark, rest = await self._left(sql, want, now)
                await write(sql, mark, min(want.burst, rest + 1), want, now)

        await self._database.do(work)

    async def _left(self, sql: Sql, want: Want, now: float) -> tuple[bytes, float]:
        mark = await self._marks.of(sql, want.kind, want.who)
        found = await sql.row("SELECT rest, at FROM allowances WHERE mark = ?", mark)
        if found is None:
            return mark, want.burst
        passed = max(0.0, now - found[1] / THOUSAND)
        return mark, min(want.burst, found[0] / THOUSAND + passed * want.rate)


async def write(sql: Sql, mark: bytes, rest: float, want: Want, now: float) -> None:
    """What is left, and until when that is less than all."""
    until = now + (want.burst - rest) / want.rate
    await sql.run(
        "INSERT INTO allowances VALUES (?, ?, ?, ?)"
        " ON CONFLICT (mark) DO UPDATE SET rest = excluded.rest, at = excluded.at, until = excluded.until",
        mark,
        round(rest * THOUSAND),
        round(now * THOUSAND),
        int(until) + 1,
    )
