"""`thirdhalf serve --check`: everything a server needs looked at, and nothing started or changed."""

import asyncio
import contextlib
import os
import socket
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from thirdhalf import about
from thirdhalf.cli.serve import default_folder
from thirdhalf.kernel.fields import BadFile
from thirdhalf.server.app import BUILT
from thirdhalf.server.caring.backup import matches_in
from thirdhalf.server.caring.repair import all_matches
from thirdhalf.server.games import add_coaches, games
from thirdhalf.server.keeping.holding import holding
from thirdhalf.server.keeping.places import FILE_NAME, database_at
from thirdhalf.server.keeping.schema import VERSION
from thirdhalf.server.keeping.sql import Database
from thirdhalf.server.run import listen


def check_serving(options: Mapping[str, object]) -> int:
    """Print a line for each thing that is needed; 0 if all are there."""
    data, content = options["data"], options["content"]
    folder = data if isinstance(data, Path) else default_folder()
    own = content if isinstance(content, Path) else None
    coach, host, port = options["coach"], options["host"], options["port"]
    assert isinstance(coach, tuple)
    assert isinstance(host, str)
    assert isinstance(port, int)
    checks: dict[str, Callable[[], str]] = {
        "software": about,
        "client": client,
        "content": lambda: ", ".join(f"{game.id} {game.content_hash()}" for game in games(own).values()),
        "coaches": lambda: added(coach),
        **kept_in(folder, options.get("database")),
        "address": lambda: address(host, port),
    }
    wrong = [name for name, check in checks.items() if not told(name, check)]
    return int(bool(wrong))


def kept_in(folder: Path, database: object) -> dict[str, Callable[[], str]]:
    """Where matches are kept."""
    if isinstance(database, str):
        return {"database": lambda: asyncio.run(reached(database_at(folder, database)))}
    return {"folder": lambda: place(folder), "matches": lambda: matches(folder / FILE_NAME)}


async def reached(database: Database) -> str:
    """What a database says; its tables are brought up to date by the first that comes."""
    await database.open()
    try:
        return f"{len(await database.do(all_matches))} matches"
    finally:
        await database.close()


def told(name: str, check: Callable[[], str]) -> bool:
    """Say what came of one; whether it is well."""
    try:
        print(f"ok      {name}: {check()}")
    except (OSError, ValueError, BadFile, sqlite3.Error) as error:
        print(f"WRONG   {name}: {error}")
        return False
    return True


def client() -> str:
    """The browser's part."""
    if not (BUILT / "index.html").is_file():
        raise ValueError("it is not built: `make web` does that")
    return "built"


def added(coaches: tuple[str, ...]) -> str:
    """The operator's own coaches."""
    add_coaches(coaches)
    return ", ".join(coaches) or "those that come with the games"


def place(folder: Path) -> str:
    """Where matches are kept: there, writable, and nobody else's."""
    if not folder.exists():
        above = next(parent for parent in folder.absolute().parents if parent.exists())
        if not os.access(above, os.W_OK):
            raise ValueError(f"{folder} is not there, and cannot be made in {above}")
        return f"{folder} will be made"
    if not os.access(folder, os.W_OK):
        raise ValueError(f"{folder} cannot be written")
    with holding(folder):
        mode = folder.stat().st_mode & 0o077
    return f"{folder}{', which others can look into' if mode else ''}"


def matches(file: Path) -> str:
    """The file of matches."""
    if not file.exists():
        return "none yet"
    with opened(file) as connection:
        count = matches_in(connection, file)
        version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > VERSION:
        raise ValueError(f"{file}: version {version} is newer than this software, which knows {VERSION}")
    later = "" if version == VERSION else f", to be brought from version {version} to {VERSION}: make a backup first"
    return f"{count}{later}"


@contextlib.contextmanager
def opened(file: Path) -> Iterator[sqlite3.Connection]:
    """The file as it is."""
    with contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as connection:
        yield connection


def address(host: str, port: int) -> str:
    """Where it would listen."""
    try:
        with listen(host, port) as listening:
            return "{}:{}".format(*listening.getsockname()[:2])
    except (OSError, socket.gaierror) as error:
        raise ValueError(f"{host}:{port}: {error.strerror}") from None
