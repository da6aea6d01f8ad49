"""The database in PostgreSQL, for several processes at once: the extra `public` brings what it needs.

Each piece of work is a serializable transaction, so it finds what it would find alone, as with a file. One connection
of a process hears what others tell; it is probed, for a dead one is silent like one to which nobody speaks, and after
every loss of it, and once in a while, all who listen are told to look for themselves.
"""

import asyncio
import contextlib
import random
import re
from collections.abc import AsyncIterator, Sequence
from functools import cache
from typing import Any, Final

import asyncpg

from thirdhalf.server.keeping.schema import MIGRATIONS, VERSION
from thirdhalf.server.keeping.sql import Answer, Database, Row, Sql, Taken, Unavailable, Value, Work
from thirdhalf.server.logs import note

CONNECTIONS: Final = 8
TRIES: Final = 20
CONNECT_SECONDS: Final = 5.0
WORK_SECONDS: Final = 15.0
PROBE_SECONDS: Final = 2.0
POLL_SECONDS: Final = 5.0
AGAIN_SECONDS: Final = 0.25
NAMED: Final = "thirdhalf "
"""Before the name of a process, as the connection is called by which it hears."""
MIGRATING: Final = 0x7468_6972_6468
"""The name of a lock: of processes that start together one brings the tables up to date."""

WORDS: Final = {"BLOB": "BYTEA", "INTEGER": "BIGINT", "WITHOUT ROWID": ""}
GONE: Final = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.InsufficientResourcesError,
)
MEANWHILE: Final = (asyncpg.SerializationError, asyncpg.DeadlockDetectedError)

Connection = Any
"""The library's types are not complete."""


@cache
def numbered(statement: str) -> str:
    """A statement with its values as PostgreSQL counts them."""
    parts = statement.split("?")
    return "".join([part + f"${place}" for place, part in enumerate(parts[:-1], 1)]) + parts[-1]


def translated(script: str) -> str:
    """A script of the schema in PostgreSQL's words."""
    return re.sub("|".join(WORDS), lambda found: WORDS[found[0]], script)


class PostgresSql(Sql):
    """Statements within a transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def rows(self, statement: str, *values: Value) -> list[Row]:
        return [tuple(row) for row in await self._connection.fetch(numbered(statement), *values)]

    async def run(self, statement: str, *values: Value) -> int:
        done = await self._connection.execute(numbered(statement), *values)
        return int(done.rsplit(" ", 1)[-1])

    async def run_each(self, statement: str, values: Sequence[tuple[Value, ...]]) -> None:
        if len(values) == 1:
            await self.run(statement, *values[0])
        elif values:
            await self._connection.executemany(numbered(statement), values)

    async def tell(self, channel: str, text: str) -> None:
        await self._connection.execute("SELECT pg_notify($1, $2)", channel, text)

    async def now(self) -> float:
        return float(await self._connection.fetchval("SELECT extract(epoch FROM clock_timestamp())::float8"))

    async def processes(self) -> set[str]:
        told = await self.rows("SELECT application_name FROM pg_stat_activity WHERE datname = current_database()")
        return {str(name).removeprefix(NAMED) for (name,) in told if str(name).startswith(NAMED)}


class PostgresDatabase(Database):
    """The database of that address."""

    shared = True

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address
        self._pool: Connection = None
        self._hearing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(
                self._address,
                min_size=1,
                max_size=CONNECTIONS,
                timeout=CONNECT_SECONDS,
                command_timeout=WORK_SECONDS,
                server_settings={"application_name": "thirdhalf"},
            )
            async with self._pool.acquire() as connection, connection.transaction():
                await migrate(connection)
        except (*GONE, asyncpg.PostgresError) as error:
            await self._let_go()
            raise ValueError(f"the database cannot be used: {error}") from None
        except ValueError:
            await self._let_go()
            raise
        self._hearing = asyncio.get_running_loop().create_task(self._hear())

    async def close(self) -> None:
        if self._hearing is not None:
            self._hearing.cancel()
            await asyncio.gather(self._hearing, return_exceptions=True)
        await self._let_go()

    async def _let_go(self) -> None:
        if self._pool is not None:
            with contextlib.suppress(*GONE):
                async with asyncio.timeout(CONNECT_SECONDS):
                    await self._pool.close()
            self._pool.terminate()

    async def do(self, work: Work[Answer]) -> Answer:
        for tries in range(TRIES):
            try:
                async with self._connection() as connection, connection.transaction(isolation="serializable"):
                    return await work(PostgresSql(connection))
            except MEANWHILE:
                await asyncio.sleep(random.uniform(0, 0.002 * 2 ** min(tries, 6)))
            except asyncpg.IntegrityConstraintViolationError as error:
                raise Taken(str(error)) from error
            except GONE as error:
                raise Unavailable(str(error) or "it takes too long") from error
        raise Unavailable("too many write the same at once")

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        if self._pool is None:
            raise Unavailable("it is not open")
        async with self._pool.acquire(timeout=CONNECT_SECONDS) as connection:
            yield connection

    async def _hear(self) -> None:
        while True:
            try:
                connection = await asyncpg.connect(
                    self._address,
                    timeout=CONNECT_SECONDS,
                    server_settings={"application_name": f"{NAMED}{self.name}"},
                )
                try:
                    await self._hear_on(connection)
                finally:
                    connection.terminate()
            except (*GONE, asyncpg.PostgresError) as error:
                note("nothing is heard from the database", why=str(error))
                await asyncio.sleep(AGAIN_SECONDS)

    async def _hear_on(self, connection: Connection) -> None:
        def told(_: Connection, process: int, channel: str, text: object) -> None:
            del process
            self.listeners[channel](str(text))

        for channel in self.listeners:
            await connection.add_listener(channel, told)
        left = 0.0
        while True:
            if left <= 0:
                left = POLL_SECONDS
                for heard in self.listeners.values():
                    heard("")
            await asyncio.sleep(PROBE_SECONDS)
            left -= PROBE_SECONDS
            await connection.execute("SELECT 1", timeout=PROBE_SECONDS)


async def migrate(connection: Connection) -> None:
    """Run the scripts that the database lacks; all of them or none."""
    await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
    await connection.execute("CREATE TABLE IF NOT EXISTS version (number BIGINT NOT NULL)")
    version = await connection.fetchval("SELECT max(number) FROM version") or 0
    if version > VERSION:
        raise ValueError(f"the database's version {version} is newer than this software, which knows {VERSION}")
    for script in MIGRATIONS[version:]:
        await connection.execute(translated(script))
    if version != VERSION:
        await connection.execute("DELETE FROM version")
        await connection.execute("INSERT INTO version VALUES ($1)", VERSION)
