"""Analyses that are kept: by the record, the software, its content and how deep they look."""

import os
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec

from thirdhalf import __version__
from thirdhalf.analysis.forms import VERSION, Analysis, Depth
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.record import Record, as_text

PERSON: Final = b"thirdhalf kept"
LARGEST: Final = 64_000_000


def name_of(game: Game, record: Record, depth: Depth) -> str:
    """What the analysis of a record is called: other software, content or depth makes another."""
    text = f"{VERSION}\n{__version__}\n{game.content_hash()}\n{depth}\n{as_text(record)}"
    return blake2b(text.encode(), digest_size=24, person=PERSON).hexdigest()


class Kept:
    """A folder of analyses, a file for each."""

    __slots__ = ("_folder",)

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def find(self, name: str) -> Analysis | None:
        """The analysis of that name; None where there is none, or none that can be read."""
        file = self._folder / f"{name}.json"
        try:
            if file.stat().st_size > LARGEST:
                return None
            return msgspec.json.decode(file.read_bytes(), type=Analysis)
        except (OSError, msgspec.DecodeError):
            return None

    def keep(self, name: str, found: Analysis) -> None:
        """Write it whole or not at all."""
        self._folder.mkdir(parents=True, exist_ok=True)
        part = self._folder / f"{name}.{os.getpid()}.part"
        try:
            part.write_bytes(msgspec.json.encode(found))
            os.replace(part, self._folder / f"{name}.json")
        finally:
            part.unlink(missing_ok=True)
