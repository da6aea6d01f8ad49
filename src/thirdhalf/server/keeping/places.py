"""Where matches are kept: in the file of a folder, which is one server's alone, or in a database of that address."""

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from thirdhalf.server.keeping.holding import holding
from thirdhalf.server.keeping.schema import connect
from thirdhalf.server.keeping.sql import Database
from thirdhalf.server.keeping.sqlite import SqliteDatabase

FILE_NAME: Final = "matches.sqlite3"
SCHEMES: Final = ("postgresql://", "postgres://")


def database_at(folder: Path, address: str | None) -> Database:
    """The database of an address, or without one the file in the folder; ValueError where there is no such thing."""
    if address is None:
        return SqliteDatabase(folder / FILE_NAME)
    if not address.startswith(SCHEMES):
        raise ValueError("a database's address begins with postgresql://")
    try:
        from thirdhalf.server.keeping.postgres import PostgresDatabase
    except ImportError:
        raise ValueError("PostgreSQL needs a library more: pip install 'thirdhalf[public]'") from None
    return PostgresDatabase(address)


@contextlib.contextmanager
def held(folder: Path, address: str | None) -> Iterator[Callable[[str], None]]:
    """Either of them for the length of a block, and how to say at which address one is. Whatever is wrong is told
    before anything is started.
    """
    if address is not None:
        asyncio.run(tried(database_at(folder, address)))
        yield lambda _: None
        return
    with holding(folder) as say:
        connect(folder / FILE_NAME).close()
        yield say


async def tried(database: Database) -> None:
    """Open and close it."""
    await database.open()
    await database.close()
