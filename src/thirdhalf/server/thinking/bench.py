"""Where jobs are done, one at a time: in a process that is started when it is needed, or on a thread of this one."""

import asyncio
import contextlib
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from thirdhalf.kernel.game import Game
from thirdhalf.server.thinking.jobs import Position
from thirdhalf.server.thinking.thinker import MOST_KEPT, Thinker
from thirdhalf.server.thinking.worker import LENGTH

BEGINNING: Final = 30.0
"""Seconds that a process has more for its first job: it loads the games before that."""
LARGEST_REPLY: Final = 16_000_000


class Broken(Exception):
    """Whoever was thinking is gone; what it was asked can be asked again."""


class Late(Exception):
    """It has thought longer than it may by far, and was stopped."""


class Bench:
    """One that thinks, and what it is known to know of which match."""

    def __init__(self) -> None:
        self.busy = False
        # By match: the epoch, and how many choices.
        self._known: dict[str, tuple[int, int]] = {}

    def knows(self, match: str) -> bool:
        """Whether it was asked about this match, and not too long ago."""
        return match in self._known

    def start_for(self, position: Position) -> int:
        """How many of the choices need not be sent."""
        epoch, count = self._known.get(position.match, (position.epoch, 0))
        return count if epoch == position.epoch and count <= len(position.choices) else 0

    def told(self, position: Position) -> None:
        """It knows this position."""
        self._known.pop(position.match, None)
        self._known[position.match] = (position.epoch, len(position.choices))
        if len(self._known) > MOST_KEPT:
            del self._known[next(iter(self._known))]

    def forget(self, match: str) -> None:
        """It does not know the match, or will not be asked about it again."""
        self._known.pop(match, None)

    def forget_all(self) -> None:
        """It is another now."""
        self._known.clear()

    @property
    def awake(self) -> bool:
        """Whether it can begin at once."""
        return True

    async def exchange(self, line: bytes, seconds: float) -> bytes:
        """The reply to a job; `Late` if it takes longer than that, `Broken` if there will be none."""
        raise NotImplementedError

    async def wake(self) -> None:
        """Be ready."""

    async def close(self) -> None:
        """End at once, whatever is going on."""


class ThreadBench(Bench):
    """On a thread: it shares a processor with the server, and cannot be stopped, so its jobs must end by themselves."""

    def __init__(self) -> None:
        super().__init__()
        # Games with the content of old matches, by their digest.
        self.games: dict[str, Game] = {}
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="coach")
        self._thinker = Thinker(lambda _, digest: self.games.get(digest))

    async def exchange(self, line: bytes, seconds: float) -> bytes:
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._thinker.answer, line)

    async def close(self) -> None:
        from thirdhalf.coaches.budget import hurry  # loaded with the games, not with the server

        hurry()
        self._pool.shutdown(wait=False, cancel_futures=True)


class ProcessBench(Bench):
    """In a process: when it dies or is too late, the next job starts another."""

    def __init__(self, command: list[str]) -> None:
        super().__init__()
        self._command = command
        self._process: asyncio.subprocess.Process | None = None
        self._fresh = True
        self._waking = asyncio.Lock()

    @property
    def awake(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def pid(self) -> int:
        """The process's number; 0 while there is none."""
        return self._process.pid if self._process is not None and self.awake else 0

    async def wake(self) -> None:
        async with self._waking:
            if not self.awake:
                await self._end()
                pipe = asyncio.subprocess.PIPE
                self._process = await asyncio.create_subprocess_exec(
                    *self._command, stdin=pipe, stdout=pipe, limit=LARGEST_REPLY
                )

    async def exchange(self, line: bytes, seconds: float) -> bytes:
        await self.wake()
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(seconds + (BEGINNING if self._fresh else 0.0)):
                process.stdin.write(len(line).to_bytes(LENGTH, "big") + line)
                await process.stdin.drain()
                size = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
                reply = await process.stdout.readexactly(size)
        except TimeoutError:
            await self._end()
            raise Late from None
        except (OSError, asyncio.IncompleteReadError):
            await self._end()
            raise Broken from None
        except asyncio.CancelledError:
            # Half a reply is left in the pipe.
            self._kill()
            raise
        self._fresh = False
        return reply

    async def close(self) -> None:
        async with self._waking:
            await self._end()

    async def _end(self) -> None:
        self.forget_all()
        self._fresh = True
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    def _kill(self) -> None:
        self.forget_all()
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
