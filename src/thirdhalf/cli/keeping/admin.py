"""`thirdhalf admin`: looking after what a server keeps."""

import asyncio
import contextlib
import sqlite3
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from thirdhalf.server.caring.repair import all_matches, damaged, mend
from thirdhalf.server.keeping.contents import Contents
from thirdhalf.server.keeping.holding import holding
from thirdhalf.server.keeping.places import FILE_NAME, database_at
from thirdhalf.server.keeping.schema import connect
from thirdhalf.server.keeping.sql import Database
from thirdhalf.server.keeping.sqlite import SqliteDatabase
from thirdhalf.server.keeping.storage import Storage


def repair_matches(folder: Path, address: str | None, mending: bool, content: Path | None) -> int:
    """Name the damaged matches of a folder or a database; with `mending`, let those go on that can, and keep what is
    cut off in the folder. 0 if none is left damaged.
    """
    if address is not None:
        folder.mkdir(parents=True, exist_ok=True)
        return asyncio.run(repaired(database_at(folder, address), "the database", mending, content, folder))
    file = folder / FILE_NAME
    if not file.is_file():
        raise ValueError(f"{file}: there is no such file")
    with contextlib.ExitStack() as held:
        if mending:
            held.enter_context(holding(folder))
        with contextlib.closing(connect(file)) as connection:
            check_file(connection, file)
        return asyncio.run(repaired(SqliteDatabase(file), str(file), mending, content, folder))


async def repaired(database: Database, name: str, mending: bool, content: Path | None, aside: Path) -> int:
    """The same for any database; what is cut off is put aside."""
    await database.open()
    try:
        with ThreadPoolExecutor(1) as workers:
            game_for = Contents(Storage(database), workers, content).game
            left = 0
            async for finding in damaged(database, game_for):
                mended = mending and await mend(database, finding, game_for, aside)
                left += not mended
                resumes = "" if finding.line is None else f"; with --mend it goes on from line {finding.line}"
                if mended:
                    resumes = f"; it goes on from line {finding.line}, the rest is in cut-{finding.match}.jsonl"
                print(f"{finding.match}: {finding.why}{resumes}")
            total = len(await database.do(all_matches))
            print(f"{name}: {total} matches, {left or 'none'} of them damaged", file=sys.stderr)
    finally:
        await database.close()
    return int(left > 0)


def check_file(connection: sqlite3.Connection, file: Path) -> None:
    """ValueError where the file itself is damaged: then a backup is the way back."""
    found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise ValueError(f"{file}: {found}; restore a backup (`thirdhalf restore`)")
