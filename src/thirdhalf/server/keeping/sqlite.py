"""The database in one SQLite file.

All work is done by one thread, so that the event loop never waits for the disk. What a piece of work has returned from
is there after a crash of the process.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from thirdhalf.server.keeping.schema import VERSION, connect
from thirdhalf.server.keeping.sql import Answer, Database, Row, Sql, Taken, Unavailable, Value, Work


class SqliteSql(Sql):
    """Statements on a connection, for the thread that has it: nothing here waits."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def rows(self, statement: str, *values: Value) -> list[Row]:
        return self._connection.execute(statement, values).fetchall()

    async def run(self, statement: str, *values: Value) -> int:
        return self._connection.execute(statement, values).rowcount

    async def run_each(self, statement: str, values: Sequence[tuple[Value, ...]]) -> None:
        self._connection.executemany(statement, values)

    async def tell(self, channel: str, text: str) -> None:
        """A file has one server: there is nobody to tell."""

    async def now(self) -> float:
        return time.time()

    async def processes(self) -> set[str]:
        """A file has one server."""
        return set()


class SqliteDatabase(Database):
    """The file."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._file = file
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="storage")
        self._connection: sqlite3.Connection | None = None

    async def open(self) -> None:
        await self._open(VERSION)

    async def _open(self, version: int) -> None:
        def run() -> None:
            self._connection = connect(self._file, version)

        await asyncio.get_running_loop().run_in_executor(self._thread, run)

    async def close(self) -> None:
        def run() -> None:
            if self._connection is not None:
                self._connection.close()
                self._connection = None

        await asyncio.get_running_loop().run_in_executor(self._thread, run)
        self._thread.shutdown()

    async def do(self, work: Work[Answer]) -> Answer:
        return await self._with(lambda connection: finished(work(SqliteSql(connection))))

    async def _with(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
        def run() -> Answer:
            if self._connection is None:
                raise Unavailable("the file is closed")
            try:
                with self._connection:
                    return work(self._connection)
            except sqlite3.IntegrityError as error:
                raise Taken(str(error)) from error
            except sqlite3.OperationalError as error:
                raise Unavailable(str(error)) from error

        return await asyncio.get_running_loop().run_in_executor(self._thread, run)


def finished(work: Coroutine[Any, Any, Answer]) -> Answer:
    """What comes of work that waits for nothing else."""
    try:
        work.send(None)
    except StopIteration as end:
        answer: Answer = end.value
        return answer
    work.close()
    raise TypeError("a piece of work waits for something else than the database")
