"""What is kept of the third half: which records wait to be analysed, what came of those that were, and what each side
says was well played by the other.
"""

import sqlite3
from typing import Final, NamedTuple

from thirdhalf.server.keeping.storage import Storage

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
    """The analyses in the file."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def find(self, digest: str, now: int) -> Kept | None:
        """What is kept under this digest; asking for it keeps it longer."""

        def work(connection: sqlite3.Connection) -> Kept | None:
            found = connection.execute("SELECT status, result FROM analyses WHERE digest = ?", (digest,)).fetchone()
            if found is None:
                return None
            if found[0] != WAITING:
                connection.execute("UPDATE analyses SET asked = ? WHERE digest = ?", (now, digest))
            return Kept(*found)

        return await self._storage.do(work)

    async def add(self, job: Job, foreign_file: int, now: int) -> bool:
        """Put a record into the queue, unless it is there; False if too many wait."""

        def work(connection: sqlite3.Connection) -> bool:
            count = "SELECT count(*), coalesce(sum(foreign_file), 0) FROM analyses WHERE status = ?"
            waiting, files = connection.execute(count, (WAITING,)).fetchone()
            if waiting >= MOST_WAITING or (foreign_file and files >= MOST_FILES):
                return False
            connection.execute(
                "INSERT OR IGNORE INTO analyses VALUES (?, ?, ?, ?, ?, '')",
                (job.digest, foreign_file, WAITING, now, job.record),
            )
            return True

        return await self._storage.do(work)

    async def next(self) -> Job | None:
        """Whose turn it is: matches of this server before files, who asked first before others."""

        def work(connection: sqlite3.Connection) -> Job | None:
            query = "SELECT digest, record FROM analyses WHERE status = ? ORDER BY foreign_file, asked, digest LIMIT 1"
            found = connection.execute(query, (WAITING,)).fetchone()
            return None if found is None else Job(*found)

        return await self._storage.do(work)

    async def ahead(self, digest: str) -> int:
        """How many are analysed before this one."""

        def work(connection: sqlite3.Connection) -> int:
            query = (
                "SELECT count(*) FROM analyses AS other, analyses AS own WHERE own.digest = ? AND other.status = ?"
                " AND (other.foreign_file, other.asked, other.digest) < (own.foreign_file, own.asked, own.digest)"
            )
            return int(connection.execute(query, (digest, WAITING)).fetchone()[0])

        return await self._storage.do(work)

    async def finish(self, digest: str, kept: Kept) -> None:
        """Keep what came of it; the record is needed no more."""

        def work(connection: sqlite3.Connection) -> None:
            values = (kept.status, kept.result, digest)
            connection.execute("UPDATE analyses SET status = ?, result = ?, record = '' WHERE digest = ?", values)
            connection.execute(
                "DELETE FROM analyses WHERE digest IN (SELECT digest FROM analyses WHERE status != ?"
                " ORDER BY asked DESC, digest LIMIT -1 OFFSET ?)",
                (WAITING, MOST_KEPT),
            )

        await self._storage.do(work)

    async def praise(self, match: str, role: str, move: int) -> None:
        """What this side says was well played by the other: the latest word counts."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO praises VALUES (?, ?, ?)", (match, role, move))

        await self._storage.do(work)

    async def praises(self, match: str) -> dict[str, int]:
        """What each side has said, by its role."""

        def work(connection: sqlite3.Connection) -> dict[str, int]:
            return dict(connection.execute("SELECT role, move FROM praises WHERE match = ?", (match,)).fetchall())

        return await self._storage.do(work)
