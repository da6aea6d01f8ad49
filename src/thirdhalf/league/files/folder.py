"""The folder: its log is only ever added to, by one organiser at a time, and a line is on the disk before it counts."""

import json
import os
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import BinaryIO, Final

from thirdhalf.kernel.fields import BadFile
from thirdhalf.league.files.reading import read_terms
from thirdhalf.league.season.competition import Competition, Line
from thirdhalf.league.season.finding import Refused
from thirdhalf.league.terms import Terms

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

TERMS: Final = "league.toml"
LOG: Final = "log.jsonl"
RECORDS: Final = "records"
PATIENCE: Final = 10.0
"""Seconds to wait for another organiser."""


class Busy(ValueError):
    """Somebody else is writing."""


class Folder:
    """A competition's folder, to be read."""

    def __init__(self, path: Path) -> None:
        self.path = path
        if not (path / TERMS).is_file():
            raise BadFile(str(path), "", f"holds no {TERMS}: `thirdhalf league new` makes one")

    @property
    def log(self) -> Path:
        """The file of all steps."""
        return self.path / LOG

    @property
    def records(self) -> Path:
        """Where records of matches are kept."""
        return self.path / RECORDS

    def terms(self) -> Terms:
        """The terms, read anew."""
        return read_terms(self.path / TERMS)

    def competition(self) -> Competition:
        """Where it stands; a last line that was not written to its end does not count."""
        data = self.log.read_bytes() if self.log.exists() else b""
        return Competition(self.terms(), read_lines(data, str(self.log)), str(self.log))

    @contextmanager
    def writing(self, patience: float = PATIENCE) -> Iterator["Writing"]:
        """The competition to add to, with nobody else writing meanwhile."""
        with self.log.open("a+b") as opened:
            _lock(opened, self.path, patience)
            opened.seek(0)
            data = opened.read()
            whole = data.rfind(b"\n") + 1
            if whole < len(data):
                opened.truncate(whole)
            lines = read_lines(data, str(self.log))
            yield Writing(opened, Competition(self.terms(), lines, str(self.log)))


class Writing:
    """A competition of which the log is held."""

    def __init__(self, opened: BinaryIO, competition: Competition) -> None:
        self._opened = opened
        self.competition = competition

    def add(self, line: Mapping[str, object]) -> None:
        """Take a step, and write it down once it fits."""
        self.add_all([line])

    def add_all(self, lines: Iterable[Mapping[str, object]]) -> None:
        """Take some steps, and write them down at once when all of them fit."""
        data = b"".join([json.dumps(self._take(line), ensure_ascii=False).encode() + b"\n" for line in lines])
        if data:
            self._opened.write(data)
            self._opened.flush()
            os.fsync(self._opened.fileno())

    def _take(self, line: Mapping[str, object]) -> dict[str, object]:
        """The line with its time, once it fits."""
        dated = {"at": datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z"), **line}
        now = self.competition
        if dated.get("do") == "undo":
            self.competition = self._without(dated)
        else:
            now.take(dated, len(now.lines) + 1)
        return dated

    def _without(self, line: Line) -> Competition:
        """The competition after a line was taken back, unless a later one stands on it."""
        now = self.competition
        number = len(now.lines) + 1
        try:
            return Competition(now.terms, [*now.lines, line], str(self._opened.name))
        except BadFile as error:
            if error.field.startswith(f"line {number}."):
                raise
            raise Refused(f"line {line['line']} cannot be taken back, others stand on it: {error}") from None


def read_lines(data: bytes, name: str) -> list[Line]:
    """The lines that were written to their end."""
    found: list[Line] = []
    for number, line in enumerate(data.split(b"\n")[:-1], 1):
        try:
            told = json.loads(line)
        except (ValueError, RecursionError):
            raise BadFile(name, f"line {number}", "is not a JSON object") from None
        if not isinstance(told, dict):
            raise BadFile(name, f"line {number}", "is not a JSON object")
        found.append(told)
    return found


def _lock(opened: BinaryIO, folder: Path, patience: float) -> None:
    """Held until the file is closed, by whatever ends the process."""
    until = time.monotonic() + patience
    while not _locked(opened):
        if time.monotonic() > until:
            raise Busy(f"{folder}: somebody else is writing; try again in a moment")
        time.sleep(0.02)


def _locked(opened: BinaryIO) -> bool:
    try:
        if sys.platform == "win32":
            opened.seek(0)
            msvcrt.locking(opened.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
