"""All who think for a server: one quick lane, one for those who look ahead."""

import asyncio
import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from thirdhalf.server.games import added
from thirdhalf.server.thinking.bench import Bench, ProcessBench, ThreadBench
from thirdhalf.server.thinking.queue import Lane
from thirdhalf.server.thinking.worker import command

QUICK_PATIENCE: Final = 2
DEEP_PATIENCE: Final = 10
"""How far the server goes before them (`nice`): first those who are connected are served."""


class Thinking:
    """Both lanes: `quick` for coaches that answer at once, `deep` for those that look ahead, and for advice."""

    def __init__(self, quick: Sequence[Bench], deep: Sequence[Bench]) -> None:
        self._otherwise = ThreadBench()
        self.quick = Lane(quick, self._otherwise)
        self.deep = Lane(deep, self._otherwise)

    async def wake(self, seconds: float) -> None:
        """Have one of each lane ready after a while, before somebody waits for it."""
        await asyncio.sleep(seconds)
        for lane in (self.quick, self.deep):
            with contextlib.suppress(OSError):
                await lane.benches[0].wake()

    def forget(self, match: str) -> None:
        """The match is put away."""
        self.quick.forget(match)
        self.deep.forget(match)

    async def close(self) -> None:
        """End at once."""
        await asyncio.gather(self.quick.close(), self.deep.close())
        await self._otherwise.close()


def thinking_with(processes: int, content: Path | None) -> Thinking:
    """So many processes for those who look ahead, and one for the others; without any, all think on threads."""
    if not processes:
        return Thinking([ThreadBench()], [ThreadBench()])
    quick, deep = (command(content, tuple(added), patience) for patience in (QUICK_PATIENCE, DEEP_PATIENCE))
    return Thinking([ProcessBench(quick)], [ProcessBench(deep) for _ in range(processes)])
