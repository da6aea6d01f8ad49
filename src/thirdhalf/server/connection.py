"""One connection: one seat of one match, or a spectator of it, whichever way its messages travel."""

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec

from thirdhalf.server.codes import NotPossible, ProblemCode
from thirdhalf.server.forms import Role, Sent
from thirdhalf.server.keeping.rows import Damaged
from thirdhalf.server.keeping.seats import VIEW_OF
from thirdhalf.server.keeping.sql import Taken, Unavailable
from thirdhalf.server.limits import (
    LARGEST_MESSAGE,
    MALFORMED,
    MESSAGES_AT_ONCE,
    MOST_MALFORMED,
    Bucket,
)
from thirdhalf.server.lobby import Lobby
from thirdhalf.server.logs import note_failure
from thirdhalf.server.protocol import PROTOCOL, ClientMessage, Hello, Problem, Talk
from thirdhalf.server.room.answering import VERBS, answered
from thirdhalf.server.room.room import MatchRoom
from thirdhalf.server.room.showing import SEATS
from thirdhalf.server.room.stream import ENCODER

HELLO_SECONDS: Final = 10.0
SEND_SECONDS: Final = 30.0
LAST_SECONDS: Final = 5.0
MOST_REPLIES: Final = 100
POLICY: Final = 1008
AGAIN: Final = 1012

DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


class Gone(Exception):
    """The other end has left."""


class Line(ABC):
    """What messages come and go by."""

    @abstractmethod
    async def receive(self) -> str | None:
        """The next message, None for what is no text; `Gone` when there will be none."""

    @abstractmethod
    async def send(self, text: str) -> None:
        """Pass a message on."""

    @abstractmethod
    async def close(self, code: int, why: str) -> None:
        """End it from this side."""


class Connection:
    """Whoever is connected, from its first message on."""

    def __init__(self, line: Line, room: MatchRoom, role: Role, rate: float, address: str) -> None:
        self._line = line
        self._room = room
        self.role: Role = role
        self.address = address
        self.view = VIEW_OF[role]
        self.news = asyncio.Event()
        self._stream = room.showing.streams[self.view]
        self._seen = -1
        self._replies: deque[str] = deque()
        self._bucket = Bucket(rate, MESSAGES_AT_ONCE)
        self._malformed = 0
        self._presence = False
        self._standing = True
        self._ended: tuple[int, str] | None = None

    def send(self, text: str) -> None:
        """Send a message that is not numbered. Who does not read its answers is cut off."""
        if len(self._replies) >= MOST_REPLIES:
            self._ended = self._ended or (POLICY, "unread")
        else:
            self._replies.append(text)
        self.news.set()

    def tell_presence(self) -> None:
        """Send who is connected, once it can be sent: of many changes only the last."""
        self._presence = True
        self.news.set()

    def tell_standing(self) -> None:
        """Send how it stands between the sides, once it can be sent: of many changes only the last."""
        self._standing = True
        self.news.set()

    def reply(self, message: Sent) -> None:
        """Answer a request."""
        self.send(ENCODER.encode(message).decode())

    def end(self, code: ProblemCode, why: str) -> None:
        """Close the connection after a last word."""
        if self._ended is None:
            self.reply(Problem(code=code, why=why))
            self._ended = (AGAIN if code == "again" else POLICY, code)
            self.news.set()

    async def serve(self, hello: Hello) -> bool:
        """Until it ends: send what is new, read what is asked. False: for it could not be read."""
        if hello.stream == self._room.stream_id and hello.after >= 0:
            self._seen = hello.after
        self.send(self._room.welcome(self.role))
        self._room.enter(self)
        if self._room.closed:
            # It was put away while this one was on its way.
            self.end("again", "connect again")
        reading = asyncio.get_running_loop().create_task(self._read())
        writing = asyncio.get_running_loop().create_task(self._write())
        try:
            await self._give_nonce(hello)
            await self._tell_talk()
            await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
            if self._ended is not None:
                await asyncio.wait((writing,), timeout=LAST_SECONDS)
        finally:
            self._room.leave(self)
            for task in (reading, writing):
                task.cancel()
            # How either ended does not matter: the peer went away, read nothing, or was told why.
            await asyncio.gather(reading, writing, return_exceptions=True)
        return self._malformed <= MOST_MALFORMED

    async def _give_nonce(self, hello: Hello) -> None:
        if self.role in SEATS:
            try:
                await self._room.take_nonce(self.view, hello.nonce)
            except (Taken, Unavailable):
                self.end("again", "connect again")

    async def _tell_talk(self) -> None:
        talking = self._room.talking
        if self.role in SEATS:
            with contextlib.suppress(Unavailable):
                lines = await talking.greet()
                if lines:
                    self.reply(Talk(lines=lines, open=talking.open))

    async def _write(self) -> None:
        self.news.set()
        while True:
            await self.news.wait()
            self.news.clear()
            while self._replies:
                await self._send(self._replies.popleft())
            if self._presence and self._ended is None:
                self._presence = False
                await self._send(self._room.presence())
            while self._seen != self._stream.number and self._ended is None:
                text = self._stream.after(self._seen)
                if text is None:
                    # Too far behind, or new here: everything anew.
                    text = self._stream.snapshot()
                    self._seen = self._stream.number
                else:
                    self._seen += 1
                await self._send(text)
            if self._standing and self._ended is None:
                # After what it goes with.
                self._standing = False
                await self._send(self._room.dealing.standing())
            if self._ended is not None:
                await self._line.close(*self._ended)
                return

    async def _send(self, text: str) -> None:
        async with asyncio.timeout(SEND_SECONDS):
            await self._line.send(text)

    async def _read(self) -> None:
        while self._ended is None:
            message = await receive(self._line)
            if message is None or isinstance(message, Hello):
                self._malformed += 1
                if self._malformed > MOST_MALFORMED:
                    self.end("malformed", "too many messages that cannot be read")
                    return
                self.reply(Problem(code="malformed", why="this is not a message of the protocol"))
                await asyncio.sleep(self._bucket.wait(MALFORMED))
                continue
            # Whoever sends too much waits: nothing more is read from it meanwhile.
            await asyncio.sleep(self._bucket.wait(VERBS[type(message)].cost))
            try:
                self.reply(await answered(self._room, self.role, message))
            except (Taken, Unavailable):
                # Another process was first, or nothing can be stored: whoever comes again finds what stands.
                self.end("again", "connect again")
            except Exception as error:
                note_failure("a request failed", error)
                self.end("again", "connect again")


async def receive(line: Line) -> ClientMessage | None:
    """The next message; None if it cannot be read."""
    text = await line.receive()
    if text is None or len(text) > LARGEST_MESSAGE:
        return None
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, ValueError, RecursionError):
        return None


def anybody(_: Role) -> bool:
    """There is a place for everybody."""
    return True


async def serve_connection(
    line: Line, lobby: Lobby, rate: float, address: str = "", admit: Callable[[Role], bool] = anybody
) -> bool:
    """Greet, find the seat, and serve whoever is at that address, if there is a place, so many messages a second.
    False: what came could not be read.
    """
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = await receive(line)
            if not isinstance(hello, Hello):
                await refuse(line, "malformed", "the first message must be 'hello'")
                return False
            if hello.protocol != PROTOCOL:
                await refuse(line, "protocol", f"this server speaks protocol {PROTOCOL}; load the page again")
                return True
            try:
                role, room = await lobby.seat(hello.token, address)
                if role in SEATS:
                    await room.dealing.arriving(VIEW_OF[role])
            except NotPossible as error:
                await refuse(line, error.code, error.why)
                return True
            except (Taken, Unavailable):
                await refuse(line, "again", "what is kept cannot be read just now; connect again")
                return True
            except Damaged:
                await refuse(line, "damaged", "this match cannot be read any more")
                return True
            if not admit(role):
                await refuse(line, "busy", "too many are connected; try again later")
                return True
        return await Connection(line, room, role, rate, address).serve(hello)
    except TimeoutError:
        with contextlib.suppress(RuntimeError):
            await line.close(POLICY, "slow")
    except Gone:
        pass
    return True


async def refuse(line: Line, code: ProblemCode, why: str) -> None:
    """Say why, and close."""
    await line.send(ENCODER.encode(Problem(code=code, why=why)).decode())
    await line.close(POLICY, code)
