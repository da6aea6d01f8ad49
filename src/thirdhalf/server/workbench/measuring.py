"""Measurements of drafts: one at a time, each `thirdhalf lab run` in a process of its own behind whoever plays.

What waits and what was played is kept: a server that begins again goes on where the last one was. A measurement is
bounded in rounds, teams and time.
"""

import asyncio
import contextlib
import json
import secrets
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec

from thirdhalf.games import kit_of
from thirdhalf.server.among.leases import Leases
from thirdhalf.server.among.turns import in_turns
from thirdhalf.server.codes import NotPossible
from thirdhalf.server.keeping.sql import Database, Unavailable
from thirdhalf.server.logs import note, note_failure
from thirdhalf.server.workbench.drafts import Files, opened, written
from thirdhalf.server.workbench.forms import Measure, Measured, Share
from thirdhalf.server.workbench.keeping import Job, Measurements

WORKER: Final = "thirdhalf.server.workbench.worker"
LONGEST: Final = 1200.0
"""Seconds after which a measurement is given up."""
LARGEST_LINE: Final = 16_000_000
LARGEST_PAGE: Final = 4_000_000
ROUNDS: Final = "rounds.jsonl"
"""What `lab run` calls its file of what has been played."""
LEASE: Final = "measurements"
KEPT_SECONDS: Final = 5.0
"""After so long it is kept again what has been played."""


class LiveCell(msgspec.Struct):
    """What `thirdhalf lab run --live` says of two teams."""

    first: str
    second: str
    mean: float
    low: float | None
    high: float | None


class Live(msgspec.Struct):
    """One of its lines."""

    done: float
    shares: list[LiveCell]


class Measuring:
    """All of them. `open` it first and `close` it last."""

    def __init__(self, database: Database, leases: Leases, own: Path | None) -> None:
        self.kept = Measurements(database)
        self._leases = leases
        self._own = own
        self._under: Job | None = None
        self._more = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin, with what has been waiting."""
        self._more.set()
        working = in_turns(self._leases, LEASE, self._more, self._work_off)
        self._task = asyncio.get_running_loop().create_task(working)

    async def close(self) -> None:
        """Leave off; what is under way goes on from there when a server begins again."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def ask(self, game: str, wish: Measure) -> Measured:
        """Measure a draft that was checked, when its turn comes."""
        number = secrets.token_hex(12)
        told = Measured(number=number, status="waiting", ahead=0, done=0, rounds=wish.rounds, shares=[], why="")
        if not await self.kept.add(game, wish, told):
            raise NotPossible("busy", "too many measurements wait; try again later")
        self._more.set()
        return await self.told(number)

    async def told(self, number: str) -> Measured:
        """How far one is."""
        if self._under is not None and self._under.told.number == number:
            return self._under.told
        told = await self.kept.told(number)
        if told is None:
            raise NotPossible("no match", "no measurement of that number is known")
        return told

    async def page(self, number: str) -> bytes:
        """Its report."""
        await self.told(number)
        page = await self.kept.page(number)
        if not page:
            raise NotPossible("unfinished", "it is not done")
        return page

    async def _work_off(self) -> None:
        while (job := await self.kept.next()) is not None:
            self._under = job
            try:
                job.told.why = await self._measured(job)
            except asyncio.CancelledError:
                with contextlib.suppress(Unavailable):
                    await asyncio.shield(self.kept.put_back(job))
                raise
            except Unavailable:
                raise
            except Exception as error:
                note_failure("a measurement failed", error)
                job.told.why = "it took too long" if isinstance(error, TimeoutError) else "the server failed"
            finally:
                self._under = None
            job.told.status = "failed" if job.told.why else "done"
            await self.kept.keep(job, 1)
            note("measured", game=job.game, rounds=job.told.done, why=job.told.why)

    async def _measured(self, job: Job) -> str:
        """Measure it; why it could not be done, or nothing."""
        with TemporaryDirectory(prefix="thirdhalf-") as temporary:
            plan = planned(Path(temporary), job.game, self._own, job.wish)
            folder = plan.with_suffix(".lab")
            folder.mkdir()
            rounds = folder / ROUNDS
            if job.rounds:
                rounds.write_bytes(job.rounds)
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", WORKER, "lab", "run", str(plan), "--live"),
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
                limit=LARGEST_LINE,
            )
            try:
                async with asyncio.timeout(LONGEST):
                    return await self._heard(process, job, folder)
            finally:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
                job.rounds = rounds.read_bytes() if rounds.is_file() else b""

    async def _heard(self, process: asyncio.subprocess.Process, job: Job, folder: Path) -> str:
        """Listen to it until it ends, and keep now and then how far it is; why it could not be done, or nothing."""
        assert process.stdout is not None
        assert process.stderr is not None
        kept = time.monotonic()
        async for line in process.stdout:
            live = msgspec.json.decode(line, type=Live)
            job.told.done = int(live.done)
            job.told.shares = [share_of(each) for each in live.shares]
            if time.monotonic() - kept > KEPT_SECONDS:
                job.rounds = (folder / ROUNDS).read_bytes()
                await self.kept.keep(job, 0)
                kept = time.monotonic()
        said = (await process.stderr.read()).decode(errors="replace").strip()
        if await process.wait() != 0:
            return said.splitlines()[-1][:300] if said else "it ended without a word"
        job.page = (folder / "report.html").read_bytes()
        return "" if len(job.page) <= LARGEST_PAGE else "the report is too large"


def share_of(cell: LiveCell) -> Share:
    """As it is sent; what is not known yet may be anything."""
    return Share(
        first=cell.first,
        second=cell.second,
        mean=cell.mean,
        low=0.0 if cell.low is None else cell.low,
        high=1.0 if cell.high is None else cell.high,
    )


def planned(folder: Path, game: str, own: Path | None, wish: Measure) -> Path:
    """The experiment as a file, with the content beside it."""
    kit = kit_of(game)
    content = folder / "content" / game
    content.mkdir(parents=True)
    draft = merged(kit_own(game, own), wish.files)
    written(kit, draft, content)
    plan = folder / "workbench.toml"
    named = [f"game = {json.dumps(game)}", f"teams = {listed(wish.teams)}", f"coaches = {listed([wish.coach])}"]
    head = [*named, f"rounds = {wish.rounds}", 'seed = "workbench"', "[[variant]]", 'name = "as it is"']
    plan.write_text("\n".join([*head, *(['content = "content"'] if draft else []), ""]), encoding="utf-8")
    return plan


def kit_own(game: str, own: Path | None) -> Path | None:
    """What the operator's folder has of a game."""
    return own / game if own is not None and (own / game).is_dir() else None


def merged(own: Path | None, files: Files) -> dict[str, dict[str, object]]:
    """A draft with what the operator's folder has besides: entries of the draft count."""
    import tomllib

    found: dict[str, dict[str, object]] = {}
    for file in sorted(own.rglob("*.toml")) if own is not None else []:
        found[file.relative_to(own).as_posix()] = tomllib.loads(file.read_text(encoding="utf-8"))  # type: ignore[arg-type]  # there is one where there are files
    for name, table in files.items():
        kept = {} if name.startswith("teams/") else found.get(name, {})
        both: dict[str, object] = {**kept, **table}
        for key, value in kept.items():
            added = table.get(key)
            if isinstance(value, list) and isinstance(added, list):
                both[key] = [*value, *added]
        found[name] = both
    return found


def listed(words: Sequence[str]) -> str:
    """A list as TOML has it."""
    return "[" + ", ".join([json.dumps(word) for word in words]) + "]"


def check_teams(game: str, own: Path | None, folder: Path, teams: Sequence[str]) -> None:
    """NotPossible where two of these teams cannot play each other; `BadFile` where the content is none."""
    kit = kit_of(game)
    ready = opened(kit, own, folder)
    for one, two in zip(teams, [*teams[1:], teams[0]], strict=True):
        try:
            ready.new(kit.setup(ready, {"home": one, "away": two}, "", 0), None)
        except (ValueError, KeyError) as error:
            raise NotPossible("set-up", str(error)) from None
