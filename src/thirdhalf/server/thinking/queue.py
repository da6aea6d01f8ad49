"""The queue before those who think: what is urgent first, and of what is equally urgent a turn for everybody.

There are two lanes. Coaches that answer at once never wait behind those that look ahead: they have a process of their
own. Whoever asks, by the address, has a turn like everybody else, however much it asks for; it never holds all
processes of a lane, and what waits for it is bounded. While others wait, thinking is shorter.
"""

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from typing import Final

import msgspec

from thirdhalf.server.logs import note_failure
from thirdhalf.server.thinking.bench import Bench, Broken, ThreadBench
from thirdhalf.server.thinking.jobs import REPLIES, Position, Wish, job_of

SECRET: Final = 0
"""A computer is asked in secret: nobody may notice, so it goes before everything."""
PLAY: Final = 1
HINT: Final = 2
WATCHED: Final = 3
"""A match between computers."""

PATIENCE: Final = 3.0
"""Seconds after which whoever waits for a hint has a turn between computers that play."""
BEFORE_OLDEST: Final = 3
"""How many of those come before it."""
LONGEST: Final = (5.0, 5.0, 3.0, 3.0)
SHORTEST: Final = (1.0, 1.0, 0.5, 0.5)
"""Seconds until the best so far is answered, by urgency: when nobody else waits, and when others do."""
GRACE: Final = 10.0
"""Seconds after that until whoever thinks is stopped."""
OWN_GRACE: Final = 120.0
"""The same for a coach of the operator's own, which knows nothing of our deadlines."""
TRIES: Final = 2
MOST_OF_ONE: Final = 32
"""Hints of one address that may wait."""
MOST_WAITING: Final = 5000


class Crowded(Exception):
    """Too much waits already."""


class Failed(Exception):
    """A coach has failed: why."""


class Errand:
    """Something to think about, for whom, and how urgent it is."""

    __slots__ = ("done", "grace", "owner", "position", "seconds", "since", "tries", "urgency", "wish")

    def __init__(self, owner: str, urgency: int, position: Position, wish: Wish, grace: float = GRACE) -> None:
        self.owner = owner
        self.urgency = urgency
        self.position = position
        self.wish = wish
        self.grace = grace
        # Less than usual, where it is known.
        self.seconds = LONGEST[urgency]
        self.since = time.monotonic()
        self.tries = 0
        self.done: asyncio.Future[msgspec.Raw] = asyncio.get_running_loop().create_future()
        # Who asked may be gone when it turns out that it failed.
        self.done.add_done_callback(lambda done: done.cancelled() or done.exception())


class Lane:
    """Some who think, and what waits for them."""

    def __init__(self, benches: Sequence[Bench], otherwise: ThreadBench) -> None:
        self.benches = benches
        # For matches with content that the processes do not have.
        self._otherwise = otherwise
        self._elsewhere = asyncio.Lock()
        # By urgency: each one's errands, whose turn is next first.
        self._waiting: tuple[dict[str, deque[Errand]], ...] = ({}, {}, {}, {})
        self._count = 0
        self._before_oldest = 0
        self._held: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many errands wait."""
        return self._count

    def put(self, errand: Errand) -> None:
        """Let it wait for its turn; `Crowded` if it cannot."""
        mine = self._waiting[errand.urgency].setdefault(errand.owner, deque())
        crowded = errand.urgency >= HINT and len(mine) >= MOST_OF_ONE
        if crowded or self._count >= MOST_WAITING or self._closed:
            raise Crowded
        mine.append(errand)
        self._count += 1
        self._hand_out()

    def _hand_out(self) -> None:
        while not self._closed and (idle := [bench for bench in self.benches if not bench.busy]):
            errand = self._next()
            if errand is None:
                return
            match = errand.position.match
            bench = max(idle, key=lambda bench: (bench.knows(match), bench.awake))
            bench.busy = True
            self._held[errand.owner] = self._held.get(errand.owner, 0) + 1
            task = asyncio.get_running_loop().create_task(self._run(bench, errand))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _next(self) -> Errand | None:
        """Whose turn it is: by urgency, but of what has waited long one comes after every few that are more urgent."""
        first: tuple[int, str] | None = None
        oldest: tuple[int, str] | None = None
        since = time.monotonic() - PATIENCE
        for urgency, owners in enumerate(self._waiting):
            for owner in self._present(owners):
                first = first or (urgency, owner)
                if urgency >= HINT and owners[owner][0].since < since:
                    oldest, since = (urgency, owner), owners[owner][0].since
        if first is not None and oldest is not None and first[0] < HINT:
            self._before_oldest += 1
            if self._before_oldest > BEFORE_OLDEST:
                self._before_oldest = 0
                first = oldest
        if first is None:
            return None
        urgency, owner = first
        errands = self._waiting[urgency].pop(owner)
        errand = errands.popleft()
        self._count -= 1
        if errands:
            # Its next turn comes after everybody else's.
            self._waiting[urgency][owner] = errands
        return errand

    def _present(self, owners: dict[str, deque[Errand]]) -> list[str]:
        """Those of whom something waits that somebody wants to know still, and who do not hold enough already."""
        for owner in list(owners):
            errands = owners[owner]
            while errands and errands[0].done.done():
                errands.popleft()
                self._count -= 1
            if not errands:
                del owners[owner]
        return [owner for owner in owners if not self._holds_enough(owner)]

    def _holds_enough(self, owner: str) -> bool:
        """Whether one more would leave nothing for others."""
        return self._held.get(owner, 0) >= max(1, len(self.benches) - 1)

    def _others_wait(self, owner: str) -> bool:
        return any(other != owner for owners in self._waiting for other in owners)

    async def _run(self, bench: Bench, errand: Errand) -> None:
        try:
            shortest = SHORTEST[errand.urgency] if self._others_wait(errand.owner) else errand.seconds
            reply = await self._asked(bench, errand, min(shortest, errand.seconds))
            if not errand.done.done():
                errand.done.set_result(reply)
        except asyncio.CancelledError:
            errand.done.cancel()
            raise
        except Exception as error:
            if not errand.done.done():
                errand.done.set_exception(error)
        finally:
            bench.busy = False
            self._held[errand.owner] -= 1
            if not self._held[errand.owner]:
                del self._held[errand.owner]
            self._hand_out()

    async def _asked(self, bench: Bench, errand: Errand, seconds: float) -> msgspec.Raw:
        """Ask; what was lost on the way is asked again."""
        position = errand.position
        while True:
            if isinstance(bench, ThreadBench):
                bench.games[position.game.content_hash()] = position.game
            start = bench.start_for(position)
            bench.told(position)
            line = job_of(position, errand.wish, start, seconds)
            try:
                reply = REPLIES.decode(await bench.exchange(line, seconds + errand.grace))
            except Broken as error:
                errand.tries += 1
                if errand.tries >= TRIES:
                    raise Failed("it broke down, and again") from None
                note_failure("a coach's process has ended, and is replaced", error)
                continue
            if reply.ending == "done":
                return reply.value
            bench.forget(position.match)
            if reply.ending == "failed":
                raise Failed(reply.why)
            if reply.ending == "elsewhere":
                async with self._elsewhere:
                    return await self._asked(self._otherwise, errand, seconds)

    def forget(self, match: str) -> None:
        """The match is put away."""
        for bench in (*self.benches, self._otherwise):
            bench.forget(match)

    async def close(self) -> None:
        """End at once; whatever waits gets no answer."""
        self._closed = True
        for owners in self._waiting:
            for errands in owners.values():
                for errand in errands:
                    errand.done.cancel()
            owners.clear()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for bench in self.benches:
            await bench.close()
