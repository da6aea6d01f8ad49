"""What a page does in its other workers: coaches that look ahead think there, and matches are judged there."""

import asyncio

from thirdhalf.server.afterwards.queue import LONGEST, Queue, Under
from thirdhalf.server.keeping.analyses import Job, Kept
from thirdhalf.server.lobby import Lobby
from thirdhalf.server.page.pipe import Pipe
from thirdhalf.server.thinking.bench import BEGINNING, Bench, Broken, Late


class PipeBench(Bench):
    """A worker that thinks: when it ends or is too late, the next job starts another."""

    def __init__(self, pipe: Pipe) -> None:
        super().__init__()
        self._pipe = pipe
        self._fresh = True

    async def exchange(self, line: bytes, seconds: float) -> bytes:
        try:
            async with asyncio.timeout(seconds + (BEGINNING if self._fresh else 0.0)):
                self._pipe.say(line.decode())
                reply = await self._pipe.hear()
        except TimeoutError:
            self._end()
            raise Late from None
        except asyncio.CancelledError:
            # Its reply would be taken for that to the next job.
            self._end()
            raise
        except Exception:
            self._end()
            raise Broken from None
        self._fresh = False
        return reply.encode()

    async def close(self) -> None:
        self._end()

    def _end(self) -> None:
        self.forget_all()
        self._fresh = True
        self._pipe.end()


class PipeQueue(Queue):
    """Analyses in a worker that is there as long as there is something to analyse."""

    def __init__(self, lobby: Lobby, pipe: Pipe) -> None:
        super().__init__(lobby.storage.database, lobby.others.leases, None)
        self._pipe = pipe

    async def _analysed(self, job: Job, under: Under) -> Kept:
        try:
            async with asyncio.timeout(LONGEST):
                self._pipe.say(job.record)
                while True:
                    kept = self._told((await self._pipe.hear()).encode(), job, under)
                    if kept is not None:
                        return kept
        finally:
            self._pipe.end()
