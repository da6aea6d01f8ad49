"""Records verified and gone through in a process of their own: whoever plays does not share a processor with that.

What goes there and back are texts. Where coaches have no processes either, it is done on a thread.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

import msgspec

from thirdhalf.kernel.game import Game
from thirdhalf.kernel.record import Record
from thirdhalf.server.codes import NotPossible
from thirdhalf.server.forms import Role, Telling
from thirdhalf.server.games import games
from thirdhalf.server.keeping.contents import unpacked
from thirdhalf.server.logs import note
from thirdhalf.server.replays import gone_through, uploaded, verified
from thirdhalf.server.room.stream import ENCODER

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

LONGEST: Final = 60.0
"""Seconds after which a record is given up."""
FEW: Final = 4

Made = TypeVar("Made")


class Source(NamedTuple):
    """A record, and what it is played with: the files of older content, or a folder of one's own."""

    record: str
    game: str
    files: bytes | None
    own: Path | None


class Wrong(NamedTuple):
    """What is wrong with it: code, reason, and what people are told, as JSON."""

    code: str
    why: str
    told: bytes


@lru_cache(FEW)
def game_with(id: str, files: bytes | None, own: Path | None) -> Game | None:
    """A game with its content."""
    return games(own).get(id) if files is None else unpacked(id, files)


def looked_at(game: Game, record: Record, verify: bool, viewer: Role | None) -> bytes:
    """How a record looks to a viewer, if there is one, once it is verified, if it is to be."""
    if verify:
        verified(game, record)
    return b"" if viewer is None else ENCODER.encode(gone_through(game, record, viewer))


def done(source: Source, work: Callable[[Game, Record], Made]) -> Made | Wrong:
    """The work itself, wherever it is done."""
    try:
        record = uploaded(source.record.encode())
        game = game_with(source.game, source.files, source.own)
        return work(verified(None, record) if game is None else game, record)
    except NotPossible as error:
        return Wrong(error.code, error.why, b"" if error.told is None else ENCODER.encode(error.told))


class Looking:
    """One record at a time."""

    def __init__(self, threads: Executor, in_a_process: bool) -> None:
        self._threads = threads
        self._in_a_process = in_a_process
        self._pool: ProcessPoolExecutor | None = None
        self._one = asyncio.Lock()

    async def do(self, source: Source, work: Callable[[Game, Record], Made]) -> Made:
        """What a function, which another process knows too, makes of a record; NotPossible where something is wrong
        with it.
        """
        async with self._one:
            found = await self._found(source, work)
        if isinstance(found, Wrong):
            told = msgspec.json.decode(found.told, type=Telling) if found.told else None
            raise NotPossible(found.code, found.why, told)  # type: ignore[arg-type]  # a code that was raised there
        return found

    async def _found(self, source: Source, work: Callable[[Game, Record], Made]) -> Made | Wrong:
        loop = asyncio.get_running_loop()
        if not self._in_a_process:
            return await loop.run_in_executor(self._threads, done, source, work)
        if self._pool is None:
            # A page has no processes, and nothing of them.
            from concurrent.futures import ProcessPoolExecutor
            from multiprocessing import get_context

            self._pool = ProcessPoolExecutor(1, get_context("spawn"))
        try:
            async with asyncio.timeout(LONGEST):
                return await loop.run_in_executor(self._pool, done, source, work)
        except (TimeoutError, BrokenExecutor):
            note("a record was given up")
            self.close()
            raise NotPossible("record", "this record takes too long") from None

    def close(self) -> None:
        """End the process, whatever it does."""
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.kill()
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
