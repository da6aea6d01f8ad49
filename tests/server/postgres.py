"""A PostgreSQL of the tests' own, in a folder of its own, reached by a socket in that folder."""

import contextlib
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.missing import missing

USERS = ("postgres", "nobody")
OPTIONS = "-c listen_addresses='' -c fsync=off -c max_connections=60 -c shared_buffers=32MB"


class Postgres:
    """It can be stopped and started again, and has a database for whoever asks."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self._folder = folder
        self._count = 0

    def start(self) -> None:
        """Start, and wait until it answers."""
        options = f"{OPTIONS} -c unix_socket_directories='{self._folder}'"
        self._control("start", "-w", "-l", str(self._folder / "log"), "-o", options)

    def stop(self, how: str = "fast") -> None:
        """Stop: `fast` ends all connections, `immediate` is a crash."""
        self._control("stop", "-w", "-m", how)

    def _control(self, *words: str) -> None:
        self._run("pg_ctl", "-D", str(self._folder / "data"), *words)

    def initialise(self) -> None:
        """Make the folder's contents."""
        self._run("initdb", "-D", str(self._folder / "data"), "-U", "thirdhalf", "-A", "trust", "-E", "UTF8", "-N")

    def new(self) -> str:
        """The address of a new, empty database."""
        self._count += 1
        name = f"d{self._count}"
        self._run("createdb", "-h", str(self._folder), "-U", "thirdhalf", name)
        return f"postgresql:///{name}?host={self._folder}&user=thirdhalf"

    def dump(self, address: str) -> str:
        """What `pg_dump` writes of a database."""
        return self._run("pg_dump", address)

    def _run(self, program: str, *words: str) -> str:
        # It does not run as root.
        user: dict[str, Any] = {"user": user_of_it(), "group": "nogroup"} if os.geteuid() == 0 else {}
        ended = subprocess.run(
            [self._programs / program, *words],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
            cwd=self._folder,
            stdin=subprocess.DEVNULL,
            **user,
        )
        assert ended.returncode == 0, (program, ended.stdout, ended.stderr)
        return str(ended.stdout)


def user_of_it() -> str:
    """A user who is nobody much."""
    for name in USERS:
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    missing("there is no user without rights to run PostgreSQL as")


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    """One for the length of a block."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb")) or [Path(shutil.which("initdb") or "")]
    if not found[-1].is_file():
        missing("there is no PostgreSQL here: tools/services installs it")
    # A socket's name must be short.
    folder = Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp"))
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, user_of_it(), "nogroup")
        one = Postgres(found[-1].parent, folder)
        one.initialise()
        one.start()
        try:
            yield one
        finally:
            with contextlib.suppress(AssertionError):
                one.stop("immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
