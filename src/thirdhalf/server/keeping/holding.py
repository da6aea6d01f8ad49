"""One server for one data folder: a lock that ends with its process, and a line that says who holds it."""

import contextlib
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Final

from thirdhalf.server.keeping.schema import FILE_MODE, FOLDER_MODE

LOCK_NAME: Final = "lock"
LONGEST_LINE: Final = 300


class Held(ValueError):
    """Another server has the folder."""


@contextlib.contextmanager
def holding(folder: Path) -> Iterator[Callable[[str], None]]:
    """The folder for the length of a block, and how to say at which address one is; `Held` says who has it."""
    file = folder / LOCK_NAME
    try:
        folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
        opened = os.fdopen(os.open(file, os.O_RDWR | os.O_CREAT, FILE_MODE), "r+", encoding="utf-8")
    except OSError as error:
        raise ValueError(f"{file}: {error.strerror}") from None
    with opened:
        try:
            lock(opened)
        except OSError:
            said = opened.read(LONGEST_LINE).strip() if sys.platform != "win32" else ""
            raise Held(f"{folder}: another server has it ({said or 'it does not say which'})") from None
        since = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime())

        def say(address: str) -> None:
            opened.seek(0)
            opened.truncate()
            opened.write(f"process {os.getpid()}{address and f', {address}'}, since {since}\n")
            opened.flush()

        say("")
        yield say
        # The line would be wrong for whoever looks; the file stays, or two could each lock one of that name.
        opened.seek(0)
        opened.truncate()


def lock(opened: IO[str]) -> None:
    """Take the lock of an open file; OSError where somebody has it."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(opened.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
