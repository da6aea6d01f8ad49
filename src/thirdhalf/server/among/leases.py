"""Which process does what only one may do: let computers think in a match, or analyse what waits.

A process says every second that it is there. What it has taken is its own until it gives it back, has not been heard of
for a while, or another takes it by force; each time it changes hands its epoch grows. None of that keeps a writer out:
the number of a log's line does, whoever it is.
"""

import time
from typing import Final

from thirdhalf.server.keeping.seats import new_match_id
from thirdhalf.server.keeping.sql import Database, Sql, Unavailable

BEAT_SECONDS: Final = 1.0
GONE_SECONDS: Final = 3.0
"""How often a process says that it is there, and after how long without that it counts as gone."""
FORGOTTEN_SECONDS: Final = 3600.0
MILLISECONDS: Final = 1000


class Leases:
    """What this process has taken of a database. Where that is nobody else's, everything is its own."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.process = new_match_id()
        # When this process last said that it is there: what it had before a longer silence may be another's.
        self._heard_of = time.monotonic()
        # When it could last say so again after it could not.
        self.came_back = 0.0
        self._failed = False

    @property
    def alive(self) -> bool:
        """Whether the others know that this process is there."""
        return not self._database.shared or time.monotonic() - self._heard_of < GONE_SECONDS

    async def beat(self) -> None:
        """Say that this process is there."""
        if not self._database.shared:
            return
        began = time.monotonic()

        async def work(sql: Sql) -> None:
            now = int(await sql.now() * MILLISECONDS)
            await sql.run(
                "INSERT INTO processes VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET beat = excluded.beat",
                self.process,
                now,
            )

        try:
            await self._database.do(work)
        except Unavailable:
            self._failed = True
            raise
        self._heard_of = began
        if self._failed:
            self._failed = False
            self.came_back = time.monotonic()

    async def take(self, name: str, by_force: bool = False) -> bool:
        """Take it, unless another process has it that is there."""
        if not self._database.shared:
            return True

        async def work(sql: Sql) -> bool:
            found = await sql.row(
                "SELECT leases.process, coalesce(beat, 0) FROM leases"
                " LEFT JOIN processes ON processes.id = leases.process WHERE name = ?",
                name,
            )
            if found is None:
                await sql.run("INSERT INTO leases VALUES (?, ?, 1)", name, self.process)
                return True
            owner, beat = found
            if owner == self.process:
                return True
            if not by_force and beat > (await sql.now() - GONE_SECONDS) * MILLISECONDS:
                return False
            await sql.run("UPDATE leases SET process = ?, epoch = epoch + 1 WHERE name = ?", self.process, name)
            await sql.tell(OWNERS, name)
            return True

        return await self._database.do(work)

    async def has(self, names: list[str]) -> set[str]:
        """Which of these are this process's."""
        if not self._database.shared:
            return set(names)

        async def work(sql: Sql) -> set[str]:
            rows = await sql.rows("SELECT name FROM leases WHERE process = ?", self.process)
            return {name for (name,) in rows}.intersection(names)

        return await self._database.do(work) if names else set()

    async def abandoned(self) -> list[str]:
        """What belongs to processes that have not been heard of for a while."""

        async def work(sql: Sql) -> list[str]:
            since = int((await sql.now() - GONE_SECONDS) * MILLISECONDS)
            rows = await sql.rows(
                "SELECT name FROM leases LEFT JOIN processes ON processes.id = leases.process"
                " WHERE process NOT IN (?, '') AND coalesce(beat, 0) < ?",
                self.process,
                since,
            )
            return [name for (name,) in rows]

        return await self._database.do(work) if self._database.shared else []

    async def give_back(self, *names: str) -> None:
        """Let others have it."""
        if not self._database.shared:
            return

        async def work(sql: Sql) -> None:
            for name in names:
                if await sql.run("UPDATE leases SET process = '' WHERE name = ? AND process = ?", name, self.process):
                    await sql.tell(OWNERS, name)

        await self._database.do(work)

    async def leave(self) -> None:
        """This process ends: all it has is anybody's."""
        if not self._database.shared:
            return

        async def work(sql: Sql) -> None:
            for (name,) in await sql.rows("SELECT name FROM leases WHERE process = ?", self.process):
                await sql.tell(OWNERS, name)
            await sql.run("UPDATE leases SET process = '' WHERE process = ?", self.process)
            await sql.run("DELETE FROM processes WHERE id = ?", self.process)
            long_ago = int((await sql.now() - FORGOTTEN_SECONDS) * MILLISECONDS)
            await sql.run("DELETE FROM processes WHERE beat < ?", long_ago)

        await self._database.do(work)


OWNERS: Final = "owners"
"""The channel that tells what has changed hands."""
