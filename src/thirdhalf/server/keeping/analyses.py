"""What is kept of the third half: which records wait to be analysed, what came of those that were, and what each side
says was well played by the other.
"""

from typing import Final, NamedTuple

from thirdhalf.server.keeping.sql import Database, Sql

WAITING: Final = "waiting"
DONE: Final = "done"
FAILED: Final = "failed"

MOST_WAITING: Final = 200
"""So many wait at most, of which files that strangers brought at most so many:"""
MOST_FILES: Final = 20
MOST_KEPT: Final = 5000
"""So many results are kept; what nobody has asked for longest goes first, and is reckoned again if somebody does."""


class Kept(NamedTuple):
    """An analysis: how far it is, and what came of it as JSON ("" before that)."""

    status: str
    result: str


class Job(NamedTuple):
    """A record that waits."""

    digest: str
    record: str


class Analyses:
    """The analyses that are kept."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, digest: str, now: int) -> Kept | None:
        """What is kept under this digest; asking for it keeps it longer."""

        async def work(sql: Sql) -> Kept | None:
            found = await sql.row("SELECT status, result FROM analyses WHERE digest = ?", digest)
            if found is None:
                return None
            if found[0] != WAITING:
                await sql.run("UPDATE analyses SET asked = ? WHERE digest = ?", now, digest)
            return Kept(*found)

        return await self._database.do(work)

    async def add(self, job: Job, foreign_file: int, now: int) -> bool:
        """Put a record into the queue, unless it is there; False if too many wait."""

        async def work(sql: Sql) -> bool:
            count = "SELECT count(*), coalesce(sum(foreign_file), 0) FROM analyses WHERE status = ?"
            [(waiting, files)] = await sql.rows(count, WAITING)
            if waiting >= MOST_WAITING or (foreign_file and files >= MOST_FILES):
                return False
            await sql.run(
                "INSERT INTO analyses VALUES (?, ?, ?, ?, ?, '') ON CONFLICT DO NOTHING",
                job.digest,
                foreign_file,
                WAITING,
                now,
                job.record,
            )
            return True

        return await self._database.do(work)

    async def next(self) -> Job | None:
        """Whose turn it is: matches of this server before files, who asked first before others."""

        async def work(sql: Sql) -> Job | None:
            query = "SELECT digest, record FROM analyses WHERE status = ? ORDER BY foreign_file, asked, digest LIMIT 1"
            found = await sql.row(query, WAITING)
            return None if found is None else Job(*found)

        return await self._database.do(work)

    async def ahead(self, digest: str) -> int:
        """How many are analysed before this one."""

        async def work(sql: Sql) -> int:
            query = (
                "SELECT count(*) FROM analyses AS other, analyses AS own WHERE own.digest = ? AND other.status = ?"
                " AND (other.foreign_file, other.asked, other.digest) < (own.foreign_file, own.asked, own.digest)"
            )
            [(ahead,)] = await sql.rows(query, digest, WAITING)
            return int(ahead)

        return await self._database.do(work)

    async def finish(self, digest: str, kept: Kept) -> None:
        """Keep what came of it; the record is needed no more."""

        async def work(sql: Sql) -> None:
            statement = "UPDATE analyses SET status = ?, result = ?, record = '' WHERE digest = ?"
            await sql.run(statement, kept.status, kept.result, digest)
            await sql.run(
                "DELETE FROM analyses WHERE digest IN (SELECT digest FROM analyses WHERE status != ?"
                " ORDER BY asked DESC, digest LIMIT 1000000 OFFSET ?)",
                WAITING,
                MOST_KEPT,
            )

        await self._database.do(work)

    async def praise(self, match: str, role: str, move: int) -> None:
        """What this side says was well played by the other: the latest word counts."""

        async def work(sql: Sql) -> None:
            await sql.run(
                "INSERT INTO praises VALUES (?, ?, ?) ON CONFLICT (match, role) DO UPDATE SET move = excluded.move",
                match,
                role,
                move,
            )

        await self._database.do(work)

    async def praises(self, match: str) -> dict[str, int]:
        """What each side has said, by its role."""

        async def work(sql: Sql) -> dict[str, int]:
            return dict(await sql.rows("SELECT role, move FROM praises WHERE match = ?", match))

        return await self._database.do(work)
