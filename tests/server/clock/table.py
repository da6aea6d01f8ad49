"""Two people at a table, servers that die amid everything, and a time that is moved on: no processes, no sleeping."""

import asyncio
import contextlib
import json
from collections.abc import Callable
from pathlib import Path

from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.seat import AWAY, HOME
from thirdhalf.server.clock.hours import Handle, Hours
from thirdhalf.server.connection import Gone, Line, serve_connection
from thirdhalf.server.keeping.places import FILE_NAME
from thirdhalf.server.keeping.sql import Answer, Unavailable, Work
from thirdhalf.server.keeping.sqlite import SqliteDatabase, SqliteSql, finished
from thirdhalf.server.keeping.storage import Storage
from thirdhalf.server.keeping.uptime import BEAT_SECONDS, GAP_SECONDS
from thirdhalf.server.lobby import Lobby
from thirdhalf.server.protocol import PROTOCOL
from thirdhalf.server.requests import ClockWish, Create, SeatWish
from thirdhalf.server.room.room import MatchRoom
from thirdhalf.server.room.showing import SEATS

STEP = 0.25
"""Seconds that pass at a time."""
BEAT = 1.0
"""How often several processes say that they are there."""


class Moved(Hours):
    """A time that stands still until it is moved on; what is due then is done at once."""

    def __init__(self) -> None:
        self.time = 5000.0
        self._due: list[tuple[float, Callable[[], None], Cancelled]] = []

    def now(self) -> float:
        return self.time

    def date(self) -> float:
        return 1_700_000_000.0 + self.time

    def later(self, seconds: float, work: Callable[[], None]) -> Handle:
        handle = Cancelled()
        self._due.append((self.time + seconds, work, handle))
        return handle

    def step(self) -> None:
        """A moment passes."""
        self.time += STEP
        due = [each for each in self._due if each[0] <= self.time]
        self._due = [each for each in self._due if each[0] > self.time]
        for _, work, handle in due:
            if not handle.cancelled:
                work()


class Cancelled:
    """Whether something is not to happen any more."""

    cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class Mortal(SqliteDatabase):
    """A process's way to the database, of which nothing comes once it is dead. Several may share one file."""

    def __init__(self, file: Path, hours: Hours, others: "list[Mortal] | None") -> None:
        super().__init__(file)
        self.hours = hours
        self.shared = others is not None
        self.all = [] if others is None else others
        self.all.append(self)
        self.dead = False

    async def do(self, work: Work[Answer]) -> Answer:
        if self.dead:
            raise Unavailable("dead")
        told: list[tuple[str, str]] = []
        answer = await self._with(lambda connection: finished(work(Words(connection, self, told))))
        for channel, text in told:
            for other in self.all:
                if not other.dead and channel in other.listeners:
                    other.listeners[channel](text)
        return answer


class Words(SqliteSql):
    """Statements, with what several processes have of each other."""

    def __init__(self, connection: object, database: Mortal, told: list[tuple[str, str]]) -> None:
        super().__init__(connection)  # type: ignore[arg-type]
        self._database = database
        self._told = told

    async def tell(self, channel: str, text: str) -> None:
        self._told.append((channel, text))

    async def now(self) -> float:
        return self._database.hours.date()

    async def processes(self) -> set[str]:
        return {each.name for each in self._database.all if not each.dead}


class Said(Line):
    """A connection of somebody who says hello and listens to nothing."""

    def __init__(self, token: str) -> None:
        self._first: str | None = json.dumps({"type": "hello", "protocol": PROTOCOL, "token": token})
        self.left = asyncio.Event()

    async def receive(self) -> str | None:
        if self._first is not None:
            text, self._first = self._first, None
            return text
        await self.left.wait()
        raise Gone

    async def send(self, text: str) -> None:
        """It is not read."""

    async def close(self, code: int, why: str) -> None:
        self.left.set()


class Table:
    """A match with a clock, and whoever is connected to which server. A server's number is its place in `lobbies`."""

    def __init__(self, folder: Path, servers: int, clock: ClockWish, game: str = "dreadball") -> None:
        self.hours = Moved()
        self._file = folder / FILE_NAME
        self._clock = clock
        self._game = game
        self._databases: list[Mortal] = []
        self._shared = servers > 1
        self._number = servers
        self.lobbies: list[Lobby] = []
        self._here: dict[tuple[int, int], tuple[Said, asyncio.Task[bool]]] = {}
        self._tokens: list[str] = []
        self.match = ""
        self._answers = 0

    async def begin(self, setup: dict[str, str | int | bool]) -> None:
        """Open the servers and set up the match."""
        for _ in range(self._number):
            await self.open()
        seat = SeatWish(kind="mine", name="A")
        created = await self.lobbies[0].create(Create(self._game, dict(setup), seat, seat, clock=self._clock))
        self.match = created.info.match
        self._tokens = [next(each.token for each in created.grants if each.role == role) for role in SEATS]

    async def open(self) -> int:
        """One more server; its number."""
        database = Mortal(self._file, self.hours, self._databases if self._shared else None)
        lobby = Lobby(Storage(database), 0.0, hours=self.hours)
        self.lobbies.append(lobby)
        await lobby.open()
        return len(self.lobbies) - 1

    async def come(self, seat: int, server: int) -> None:
        """That side connects there."""
        line = Said(self._tokens[seat])
        task = asyncio.create_task(serve_connection(line, self.lobbies[server], 1e9))
        self._here[seat, server] = line, task
        while not task.done() and not (self._loaded(server) and (await self.room(server)).has_here(seat)):
            await asyncio.sleep(0)
        assert not task.done()
        await self.settle()

    async def leave(self, seat: int, server: int) -> None:
        """It leaves of its own accord."""
        line, task = self._here.pop((seat, server))
        line.left.set()
        await task
        await self.settle()

    def _loaded(self, server: int) -> bool:
        return any(room.row.id == self.match for room in self.lobbies[server].rooms)

    async def room(self, server: int) -> MatchRoom:
        """The match as that server has it."""
        return await self.lobbies[server].room(self.match)

    async def kill(self, server: int) -> None:
        """It ends without a word."""
        lobby = self.lobbies[server]
        if dead(lobby):
            return
        assert isinstance(lobby.storage.database, Mortal)
        lobby.storage.database.dead = True
        for key in [key for key in self._here if key[1] == server]:
            _, task = self._here.pop(key)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        for room in lobby.rooms:
            room.closed = True
        with contextlib.suppress(Unavailable):
            await lobby.close()
        await self.settle()

    async def close(self) -> None:
        """Everything ends."""
        for number in range(len(self.lobbies)):
            await self.kill(number)

    def _living(self) -> list[Lobby]:
        return [each for each in self.lobbies if not dead(each)]

    async def settle(self) -> None:
        """All that is due is done."""
        for _ in range(4):
            for lobby in self._living():
                if self._shared:
                    await lobby.others._tell_once()
                await lobby.storage.database.do(nothing)
            for _ in range(10):
                await asyncio.sleep(0)

    async def wait(self, seconds: float) -> None:
        """So much time passes, in which servers say that they are there."""
        for step in range(round(seconds / STEP)):
            self.hours.step()
            for lobby in self._living():
                if self._shared and step % round(BEAT / STEP) == 0:
                    await lobby.others._beat_once()
                elif not self._shared and step % 2:
                    await lobby._around.uptime.sign()
            if step % round(BEAT_SECONDS / STEP) == 0:
                await self._beat()
            await self.settle()

    async def _beat(self) -> None:
        for lobby in self._living():
            uptime = lobby._around.uptime
            uptime._missed = await lobby.storage.database.do(uptime._beat)

    async def wait_long(self, seconds: float) -> None:
        """The same for so long that nobody looks at every moment of it."""
        for _ in range(round(seconds / GAP_SECONDS)):
            self.hours.time += GAP_SECONDS
            await self._beat()
        await self.wait(STEP)

    async def answer(self, server: int) -> None:
        """Whoever is asked answers there."""
        room = await self.room(server)
        async with room.lock:
            decision = room.playing.match.decision
            assert decision is not None
            self._answers += 1
            await room.answer(decision.sample(Chooser(self._answers)), f"answer {self._answers}")
        await self.settle()

    async def asked(self, server: int) -> int:
        """Who is."""
        return (await self.room(server)).playing.asked

    async def left(self, seat: int, server: int) -> float:
        """What that side is shown to have there."""
        told = json.loads((await self.room(server)).dealing.standing())
        return float(told["clock"]["left"][seat]) / 1000

    async def away(self, seat: int, server: int) -> float:
        """What it has for being disconnected."""
        told = json.loads((await self.room(server)).dealing.standing())
        return float(told["clock"]["away"][seat]) / 1000


async def nothing(_: object) -> None:
    """A piece of work."""


def dead(lobby: Lobby) -> bool:
    """Whether that server is."""
    assert isinstance(lobby.storage.database, Mortal)
    return lobby.storage.database.dead


def other(seat: int) -> int:
    """The other side."""
    return AWAY if seat == HOME else HOME
