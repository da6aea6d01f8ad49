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


class Heard(NamedTuple):
    """How many are connected to other processes, the last of which said so many seconds ago that it was there."""

    counts: Counts
    ago: float


NOTHING_HEARD = Heard(Counts(), 0.0)


class Trace(NamedTuple):
    """Where a side was last connected elsewhere: so many seconds ago that process said last that it was there, and
    whether it has ended without a word since.
    """

    ago: float
    lost: bool


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

    async def elsewhere(self, matches: list[str]) -> dict[str, Heard]:
        """How many are connected to other processes, which are there."""
        wanted = set(matches)

        async def work(sql: Sql) -> dict[str, Heard]:
            now = await sql.now()
            since = int((now - GONE_SECONDS) * MILLISECONDS)
            rows = await sql.rows(
                "SELECT match, sum(home), sum(away), sum(watching), max(beat) FROM presences"
                " JOIN processes ON processes.id = process WHERE process != ? AND beat > ? GROUP BY match",
                self._process,
                since,
            )
            return {
                row[0]: Heard(Counts(*map(int, row[1:4])), max(0.0, now - row[4] / MILLISECONDS))
                for row in rows
                if row[0] in wanted
            }

        return await self._database.do(work)

    async def trace(self, match: str, seat: int) -> Trace | None:
        """The latest trace of a side at other processes, those included that are not there any more."""

        async def work(sql: Sql) -> Trace | None:
            column = ("home", "away")[seat]
            found = await sql.row(
                "SELECT process, beat FROM presences JOIN processes ON processes.id = process"
                f" WHERE match = ? AND process != ? AND {column} > 0 ORDER BY beat DESC",
                match,
                self._process,
            )
            if found is None:
                return None
            ago = await sql.now() - found[1] / MILLISECONDS
            return Trace(max(0.0, ago), found[0] not in await sql.processes())

        return await self._database.do(work)

    async def leave(self) -> None:
        """Nobody is connected here any more."""

        async def work(sql: Sql) -> None:
            for (match,) in await sql.rows("SELECT match FROM presences WHERE process = ?", self._process):
                await sql.tell(ROOMS, match)
            await sql.run("DELETE FROM presences WHERE process = ?", self._process)

        await self._database.do(work)
