"""Measurements of drafts: one at a time, each `thirdhalf lab run` in a process of its own behind whoever plays.

What waits is forgotten when the server ends; a measurement is bounded in rounds, teams and time.
"""

import asyncio
import contextlib
import json
import secrets
import sys
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec

from thirdhalf.games import kit_of
from thirdhalf.server.codes import NotPossible
from thirdhalf.server.logs import note, note_failure
from thirdhalf.server.workbench.drafts import Files, opened, written
from thirdhalf.server.workbench.forms import Measure, Measured, Share

WORKER: Final = "thirdhalf.server.workbench.worker"
MOST_WAITING: Final = 20
MOST_KEPT: Final = 50
LONGEST: Final = 1200.0
"""Seconds after which a measurement is given up."""
LARGEST_LINE: Final = 16_000_000
LARGEST_PAGE: Final = 4_000_000


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


class Job:
    """One measurement."""

    def __init__(self, game: str, wish: Measure) -> None:
        self.game = game
        self.wish = wish
        self.page = b""
        self.told = Measured(
            number=secrets.token_hex(12), status="waiting", ahead=0, done=0, rounds=wish.rounds, shares=[], why=""
        )


class Measuring:
    """All of them. `open` it first and `close` it last."""

    def __init__(self, own: Path | None) -> None:
        self._own = own
        self._jobs: dict[str, Job] = {}
        self._waiting: deque[Job] = deque()
        self._more = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin."""
        self._task = asyncio.get_running_loop().create_task(self._work())

    async def close(self) -> None:
        """Leave off."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def ask(self, game: str, wish: Measure) -> Measured:
        """Measure a draft that was checked, when its turn comes."""
        if len(self._waiting) >= MOST_WAITING:
            raise NotPossible("busy", "too many measurements wait; try again later")
        job = Job(game, wish)
        self._jobs[job.told.number] = job
        self._waiting.append(job)
        over = [number for number, each in self._jobs.items() if each.told.status in ("done", "failed")]
        for number in over[: max(0, len(self._jobs) - MOST_KEPT)]:
            del self._jobs[number]
        self._more.set()
        return self.told(job.told.number)

    def told(self, number: str) -> Measured:
        """How far one is."""
        job = self._found(number)
        if job in self._waiting:
            job.told.ahead = self._waiting.index(job)
        return job.told

    def page(self, number: str) -> bytes:
        """Its report."""
        job = self._found(number)
        if not job.page:
            raise NotPossible("unfinished", "it is not done")
        return job.page

    def _found(self, number: str) -> Job:
        if number not in self._jobs:
            raise NotPossible("no match", "no measurement of that number is known")
        return self._jobs[number]

    async def _work(self) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            while self._waiting:
                job = self._waiting.popleft()
                job.told.ahead, job.told.status = 0, "running"
                try:
                    job.told.why = await self._measured(job)
                except Exception as error:
                    note_failure("a measurement failed", error)
                    job.told.why = "it took too long" if isinstance(error, TimeoutError) else "the server failed"
                job.told.status = "failed" if job.told.why else "done"
                note("measured", game=job.game, rounds=job.told.done, why=job.told.why)

    async def _measured(self, job: Job) -> str:
        """Measure it; why it could not be done, or nothing."""
        with TemporaryDirectory(prefix="thirdhalf-") as temporary:
            folder = Path(temporary)
            plan = planned(folder, job.game, self._own, job.wish)
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", WORKER, "lab", "run", str(plan), "--live"),
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
                limit=LARGEST_LINE,
            )
            try:
                async with asyncio.timeout(LONGEST):
                    return await heard(process, job, plan.with_suffix(".lab") / "report.html")
            finally:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()


async def heard(process: asyncio.subprocess.Process, job: Job, page: Path) -> str:
    """Listen to it until it ends; why it could not be done, or nothing."""
    assert process.stdout is not None
    assert process.stderr is not None
    async for line in process.stdout:
        live = msgspec.json.decode(line, type=Live)
        job.told.done = int(live.done)
        job.told.shares = [
            Share(
                first=each.first,
                second=each.second,
                mean=each.mean,
                low=0.0 if each.low is None else each.low,
                high=1.0 if each.high is None else each.high,
            )
            for each in live.shares
        ]
    said = (await process.stderr.read()).decode(errors="replace").strip()
    if await process.wait() != 0:
        return said.splitlines()[-1][:300] if said else "it ended without a word"
    job.page = page.read_bytes()
    return "" if len(job.page) <= LARGEST_PAGE else "the report is too large"


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
