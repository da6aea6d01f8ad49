"""Who is connected to a match, and by which of several processes."""

from typing import NamedTuple

from thirdhalf.server.among.leases import GONE_SECONDS, MILLISECONDS
from thirdhalf.server.keeping.sql import Database, Sql
from thirdhalf.server.keeping.storage import ROOMS


class Counts(NamedTuple):
    """How many are connected by seat, and how many watch."""

    home: int = 0
    away: int = 0
    watching: int = 0


class Presence:
    """Those connected to this process, told to the others, and those connected to the others."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process

    async def tell(self, counts: dict[str, Counts]) -> None:
        """So many are connected here to each of these matches."""

        async def work(sql: Sql) -> None:
            for match, here in sorted(counts.items()):
                await sql.run("DELETE FROM presences WHERE match = ? AND process = ?", match, self._process)
                if any(here):
                    await sql.run("INSERT INTO presences VALUES (?, ?, ?, ?, ?)", match, self._process, *here)
                await sql.tell(ROOMS, match)

        await self._database.do(work)

    async def elsewhere(self, matches: list[str]) -> dict[str, Counts]:
        """How many are connected to other processes, which are there."""
        wanted = set(matches)

        async def work(sql: Sql) -> dict[str, Counts]:
            since = int((await sql.now() - GONE_SECONDS) * MILLISECONDS)
            rows = await sql.rows(
                "SELECT match, sum(home), sum(away), sum(watching) FROM presences"
                " JOIN processes ON processes.id = process WHERE process != ? AND beat > ? GROUP BY match",
                self._process,
                since,
            )
            return {row[0]: Counts(*map(int, row[1:])) for row in rows if row[0] in wanted}

        return await self._database.do(work)

    async def leave(self) -> None:
        """Nobody is connected here any more."""

        async def work(sql: Sql) -> None:
            for (match,) in await sql.rows("SELECT match FROM presences WHERE process = ?", self._process):
                await sql.tell(ROOMS, match)
            await sql.run("DELETE FROM presences WHERE process = ?", self._process)

        await self._database.do(work)
