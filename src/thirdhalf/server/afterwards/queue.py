"""The queue of analyses: one at a time, in a process of its own, so that play never waits for it.

What waits is kept in the file. After a crash or a restart it is begun anew.
"""

import asyncio
import contextlib
import sys
import time
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec

from thirdhalf import __version__
from thirdhalf.analysis.forms import Analysis, Point
from thirdhalf.kernel.record import Record, as_text, record_from
from thirdhalf.server.afterwards.forms import Line, Progress
from thirdhalf.server.among.leases import Leases
from thirdhalf.server.among.turns import in_turns
from thirdhalf.server.codes import NotPossible
from thirdhalf.server.keeping.analyses import DONE, FAILED, Analyses, Job, Kept
from thirdhalf.server.keeping.sql import Database
from thirdhalf.server.logs import note, note_failure

WORKER: Final = "thirdhalf.server.afterwards.worker"
LONGEST: Final = 1800.0
"""Seconds after which an analysis is given up."""
LARGEST_LINE: Final = 16_000_000
LEASE: Final = "analyses"


FilesOf = Callable[[str, str], Awaitable[bytes | None]]
"""The files of the content of a game and a digest; None for the present one, or where none was kept."""


async def no_older_ones(_: str, __: str) -> bytes | None:
    """There is no content but the present one."""
    return None


class Result(msgspec.Struct):
    """What is kept of an analysis that is done."""

    course: list[Point]
    analysis: Analysis


class Under:
    """The analysis that is under way."""

    def __init__(self, digest: str) -> None:
        self.digest = digest
        self.done = 0
        self.moves = 0
        self.course: list[Point] = []


def digest_of(record: Record) -> str:
    """The name of a record's analysis: another engine makes another."""
    text = f"{__version__}\n{as_text(record)}"
    return blake2b(text.encode(), digest_size=24, person=b"thirdhalf after").hexdigest()


class Queue:
    """Analyses of one data folder. `open` it first and `close` it last."""

    def __init__(
        self, database: Database, leases: Leases, content: Path | None, files_of: FilesOf = no_older_ones
    ) -> None:
        self.kept = Analyses(database)
        self._leases = leases
        self._content = "" if content is None else str(content)
        self._files_of = files_of
        self._under: Under | None = None
        self._more = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin, with what has been waiting."""
        self._more.set()
        working = in_turns(self._leases, LEASE, self._more, self._work_off)
        self._task = asyncio.get_running_loop().create_task(working)

    async def close(self) -> None:
        """Leave off; what is under way waits again."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def ask(self, record: Record, foreign_file: int) -> Progress:
        """How far the analysis of a verified record is; it is queued if nobody has asked yet."""
        digest = digest_of(record)
        now = int(time.time())
        if await self.kept.find(digest, now) is None:
            if not await self.kept.add(Job(digest, as_text(record)), foreign_file, now):
                raise NotPossible("busy", "too many matches wait to be analysed; try again later")
            self._more.set()
        return await self.progress(digest)

    async def progress(self, digest: str) -> Progress:
        """How far the analysis of that name is."""
        kept = await self.kept.find(digest, int(time.time()))
        if kept is None:
            raise NotPossible("no match", "no analysis of that name is known")
        if kept.status == DONE:
            result = msgspec.json.decode(kept.result, type=Result)
            return Progress(
                digest=digest,
                status="done",
                ahead=0,
                done=0,
                moves=0,
                course=result.course,
                analysis=result.analysis,
            )
        told = Progress(digest=digest, status="failed", ahead=0, done=0, moves=0, course=[], analysis=None)
        if kept.status == FAILED:
            return told
        under = self._under
        if under is not None and under.digest == digest:
            told.status = "running"
            told.done, told.moves, told.course = under.done, under.moves, under.course
        else:
            told.status = "waiting"
            told.ahead = await self.kept.ahead(digest)
        return told

    async def _work_off(self) -> None:
        while (job := await self.kept.next()) is not None:
            self._under = Under(job.digest)
            try:
                kept = await self._analysed(job, self._under)
            except Exception as error:
                note_failure("an analysis failed", error, digest=job.digest)
                kept = Kept(FAILED, "")
            finally:
                self._under = None
            await self.kept.finish(job.digest, kept)

    async def _analysed(self, job: Job, under: Under) -> Kept:
        record = record_from("record", job.record.encode())
        # A match is judged by the content that it was played with.
        files = await self._files_of(record.game, record.content)
        with TemporaryDirectory(prefix="thirdhalf-") as folder:
            older = Path(folder) / "content"
            if files is not None:
                older.write_bytes(files)
            return await self._run(job, under, "" if files is None else str(older))

    async def _run(self, job: Job, under: Under, older: str) -> Kept:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            WORKER,
            self._content,
            older,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=LARGEST_LINE,
        )
        try:
            async with asyncio.timeout(LONGEST):
                return await self._heard(process, job, under)
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _heard(self, process: asyncio.subprocess.Process, job: Job, under: Under) -> Kept:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(job.record.encode())
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            await process.stdin.drain()
        process.stdin.close()
        async for data in process.stdout:
            kept = self._told(data, job, under)
            if kept is not None:
                return kept
        note("not analysed", digest=job.digest, why="the process ended")
        return Kept(FAILED, "")

    def _told(self, data: bytes, job: Job, under: Under) -> Kept | None:
        """What a line of whoever analyses says of the work; the last one has what is kept of it."""
        line = msgspec.json.decode(data, type=Line)
        under.done, under.moves = line.done, line.moves
        under.course = line.course or under.course
        if line.result is not None:
            note("analysed", digest=job.digest, moves=line.moves)
            return Kept(DONE, msgspec.json.encode(Result(under.course, line.result)).decode())
        if line.failed:
            note("not analysed", digest=job.digest, why=line.failed)
            return Kept(FAILED, "")
        return None
