"""What is kept of measurements: those that wait, how far they are, and what came of them."""

import zlib
from typing import Final

import msgspec

from thirdhalf.server.keeping.sql import Database, Sql
from thirdhalf.server.workbench.forms import Measure, Measured

MOST_WAITING: Final = 20
MOST_KEPT: Final = 50
"""So many reports are kept; the oldest go first."""
MOST_BEGUN: Final = 3
"""So often a measurement is begun, for one that brings its server down is not to do that for ever."""
GIVEN_UP: Final = f"it was begun {MOST_BEGUN} times and came to no end"


class Job:
    """A measurement that is under way: `rounds` is the lab's file of what has been played."""

    def __init__(self, game: str, wish: Measure, told: Measured, rounds: bytes) -> None:
        self.game = game
        self.wish = wish
        self.told = told
        self.rounds = rounds
        self.page = b""


class Measurements:
    """The measurements of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, game: str, wish: Measure, told: Measured) -> bool:
        """Put one at the end of those that wait; False if too many do."""

        async def work(sql: Sql) -> bool:
            [(waiting, last)] = await sql.rows(
                "SELECT coalesce(sum(1 - over), 0), coalesce(max(asked), 0) FROM measurements"
            )
            if waiting >= MOST_WAITING:
                return False
            await sql.run(
                "INSERT INTO measurements VALUES (?, ?, 0, 0, ?, ?, ?, ?, ?)",
                told.number,
                last + 1,
                game,
                text(wish),
                text(told),
                b"",
                b"",
            )
            await sql.run(
                "DELETE FROM measurements WHERE number IN (SELECT number FROM measurements WHERE over = 1"
                " ORDER BY asked DESC LIMIT 1000000 OFFSET ?)",
                MOST_KEPT,
            )
            return True

        return await self._database.do(work)

    async def told(self, number: str) -> Measured | None:
        """How far one is, as far as that was kept."""

        async def work(sql: Sql) -> Measured | None:
            found = await sql.row("SELECT told, asked FROM measurements WHERE number = ?", number)
            if found is None:
                return None
            told = msgspec.json.decode(found[0], type=Measured)
            if told.status == "waiting":
                count = "SELECT count(*) FROM measurements WHERE over = 0 AND asked < ?"
                [(told.ahead,)] = await sql.rows(count, found[1])
            return told

        return await self._database.do(work)

    async def page(self, number: str) -> bytes:
        """Its report, as far as there is one."""

        async def work(sql: Sql) -> bytes:
            found = await sql.row("SELECT page FROM measurements WHERE number = ?", number)
            return zlib.decompress(bytes(found[0])) if found is not None and found[0] else b""

        return await self._database.do(work)

    async def next(self) -> Job | None:
        """The first of those that wait, which is begun with that; whoever was begun too often is given up."""

        async def work(sql: Sql) -> Job | None:
            while True:
                query = "SELECT number, begun, game, wish, told, rounds FROM measurements WHERE over = 0 ORDER BY asked"
                found = await sql.row(f"{query} LIMIT 1")
                if found is None:
                    return None
                number, begun, game, wish, told, rounds = found
                job = Job(
                    game,
                    msgspec.json.decode(wish, type=Measure),
                    msgspec.json.decode(told, type=Measured),
                    zlib.decompress(bytes(rounds)) if rounds else b"",
                )
                if begun < MOST_BEGUN:
                    job.told.status = "running"
                    statement = "UPDATE measurements SET begun = begun + 1, told = ? WHERE number = ?"
                    await sql.run(statement, text(job.told), number)
                    return job
                job.told.status, job.told.why = "failed", GIVEN_UP
                statement = "UPDATE measurements SET over = 1, told = ?, rounds = ? WHERE number = ?"
                await sql.run(statement, text(job.told), b"", number)

        return await self._database.do(work)

    async def keep(self, job: Job, over: int) -> None:
        """How far it is; of one that is over the report, of others what has been played."""

        async def work(sql: Sql) -> None:
            await sql.run(
                "UPDATE measurements SET over = ?, told = ?, rounds = ?, page = ? WHERE number = ?",
                over,
                text(job.told),
                b"" if over else zlib.compress(job.rounds),
                zlib.compress(job.page) if job.page else b"",
                job.told.number,
            )

        await self._database.do(work)

    async def put_back(self, job: Job) -> None:
        """It waits again, because this server ends: that it was begun does not count."""

        async def work(sql: Sql) -> None:
            statement = "UPDATE measurements SET begun = begun - 1 WHERE number = ? AND over = 0"
            await sql.run(statement, job.told.number)

        await self.keep(job, 0)
        await self._database.do(work)


def text(told: Measure | Measured) -> str:
    """As it is kept."""
    return msgspec.json.encode(told).decode()
