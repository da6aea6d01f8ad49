"""A copy of what is kept, made while a server writes, and the way back to it."""

import contextlib
import os
import sqlite3
import time
from pathlib import Path
from typing import Final

from thirdhalf.server.keeping.holding import LOCK_NAME, holding
from thirdhalf.server.keeping.schema import FILE_MODE, VERSION, connect

AT_ONCE: Final = -1
"""All pages in one go: a reader of its own, which those who write do not wait for and cannot make begin again."""
BESIDE: Final = ("-wal", "-shm")


def backup(file: Path, copy: Path) -> int:
    """Copy the file, whoever writes it meanwhile, and say how many matches are in the copy. The copy is whole or not
    there at all; ValueError where one of that name is.
    """
    if not file.is_file():
        raise ValueError(f"{file}: there is no such file")
    if copy.exists():
        raise ValueError(f"{copy}: is there already")
    part = copy.with_name(copy.name + ".part")
    try:
        return copied(file, part, copy)
    except sqlite3.Error as error:
        raise ValueError(f"{file}: {error}") from None
    finally:
        part.unlink(missing_ok=True)


def restore(copy: Path, file: Path) -> tuple[int, Path | None]:
    """Put a copy in the file's place, while no server has its folder: how many matches are in it, and where the file
    is now that was there.
    """
    check_copy(copy)
    with holding(file.parent):
        before = None
        if file.exists():
            # Whatever lies beside it belongs into it first.
            connect(file).close()
            before = file.with_name(f"{file.name}.{time.strftime('%Y%m%dT%H%M%S', time.gmtime())}")
            os.replace(file, before)
            for ending in BESIDE:
                file.with_name(file.name + ending).unlink(missing_ok=True)
        try:
            matches = backup(copy, file)
        except ValueError:
            if before is not None:
                os.replace(before, file)
            raise
        hand_over(file.parent, file, file.with_name(LOCK_NAME))
        return matches, before


def hand_over(folder: Path, *files: Path) -> None:
    """An administrator's files to whoever the folder belongs to: else the server could not read them."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = folder.stat()
        for file in files:
            os.chown(file, owner.st_uid, owner.st_gid)


def copied(file: Path, part: Path, copy: Path) -> int:
    """The copy, looked through before it gets its name."""
    os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, FILE_MODE))
    with contextlib.closing(sqlite3.connect(part)) as target:
        with contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as source:
            source.backup(target, pages=AT_ONCE)
        # One file, with nothing beside it.
        target.execute("PRAGMA journal_mode = DELETE")
        matches = matches_in(target, file)
    with part.open("rb") as written:
        os.fsync(written.fileno())
    os.replace(part, copy)
    return matches


def check_copy(copy: Path) -> None:
    """ValueError unless the file is a sound one of matches, of a version that is known here."""
    if not copy.is_file():
        raise ValueError(f"{copy}: there is no such file")
    try:
        with contextlib.closing(sqlite3.connect(f"{copy.absolute().as_uri()}?mode=ro", uri=True)) as opened:
            matches_in(opened, copy)
            version = opened.execute("PRAGMA user_version").fetchone()[0]
    except sqlite3.Error as error:
        raise ValueError(f"{copy}: {error}") from None
    if version > VERSION:
        raise ValueError(f"{copy}: version {version} is newer than this software, which knows {VERSION}")


def matches_in(connection: sqlite3.Connection, file: Path) -> int:
    """How many matches a sound file has."""
    found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise ValueError(f"{file}: {found}")
    return int(connection.execute("SELECT count(*) FROM matches").fetchone()[0])
