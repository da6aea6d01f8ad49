"""One connection: one seat of one match, or a spectator of it."""

import asyncio
import contextlib
from collections import deque
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from thirdhalf.server.codes import ProblemCode
from thirdhalf.server.forms import Role, Sent
from thirdhalf.server.keeping.seats import VIEW_OF
from thirdhalf.server.limits import (
    LARGEST_MESSAGE,
    MALFORMED,
    MESSAGES_AT_ONCE,
    MOST_MALFORMED,
    Bucket,
)
from thirdhalf.server.lobby import Lobby, NotPossible
from thirdhalf.server.logs import note_failure
from thirdhalf.server.protocol import PROTOCOL, ClientMessage, Hello, Problem
from thirdhalf.server.room.answering import VERBS, answered
from thirdhalf.server.room.room import MatchRoom
from thirdhalf.server.room.stream import ENCODER

HELLO_SECONDS: Final = 10.0
SEND_SECONDS: Final = 30.0
LAST_SECONDS: Final = 5.0
MOST_REPLIES: Final = 100
POLICY: Final = 1008
AGAIN: Final = 1012

DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


class Connection:
    """Whoever is connected, from its first message on."""

    def __init__(self, socket: WebSocket, room: MatchRoom, role: Role, rate: float) -> None:
        self._socket = socket
        self._room = room
        self.role: Role = role
        self.view = VIEW_OF[role]
        self.news = asyncio.Event()
        self._stream = room.showing.streams[self.view]
        self._seen = -1
        self._replies: deque[str] = deque()
        self._bucket = Bucket(rate, MESSAGES_AT_ONCE)
        self._malformed = 0
        self._presence = False
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

    def reply(self, message: Sent) -> None:
        """Answer a request."""
        self.send(ENCODER.encode(message).decode())

    def end(self, code: ProblemCode, why: str) -> None:
        """Close the connection after a last word."""
        if self._ended is None:
            self.reply(Problem(code=code, why=why))
            self._ended = (AGAIN if code == "again" else POLICY, code)
            self.news.set()

    async def serve(self, hello: Hello) -> None:
        """Until it ends: send what is new, read what is asked."""
        if hello.stream == self._room.stream_id and hello.after >= 0:
            self._seen = hello.after
        self.send(self._room.welcome(self.role))
        self._room.enter(self)
        reading = asyncio.get_running_loop().create_task(self._read())
        writing = asyncio.get_running_loop().create_task(self._write())
        try:
            await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
            if self._ended is not None:
                await asyncio.wait((writing,), timeout=LAST_SECONDS)
        finally:
            self._room.leave(self)
            for task in (reading, writing):
                task.cancel()
            # How either ended does not matter: the peer went away, read nothing, or was told why.
            await asyncio.gather(reading, writing, return_exceptions=True)

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
            if self._ended is not None:
                await self._socket.close(*self._ended)
                return

    async def _send(self, text: str) -> None:
        async with asyncio.timeout(SEND_SECONDS):
            await self._socket.send_text(text)

    async def _read(self) -> None:
        while self._ended is None:
            message = await receive(self._socket)
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
            except Exception as error:
                note_failure("a request failed", error)
                self.end("again", "connect again")


async def receive(socket: WebSocket) -> ClientMessage | None:
    """The next message; None if it cannot be read."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code", 1005))
    text = event.get("text")
    if text is None or len(text) > LARGEST_MESSAGE:
        return None
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, ValueError, RecursionError):
        return None


async def serve_connection(socket: WebSocket, lobby: Lobby, rate: float) -> None:
    """Greet, find the seat, and serve it, so many messages a second."""
    await socket.accept()
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = await receive(socket)
            if not isinstance(hello, Hello):
                await refuse(socket, "malformed", "the first message must be 'hello'")
                return
            if hello.protocol != PROTOCOL:
                await refuse(socket, "protocol", f"this server speaks protocol {PROTOCOL}; load the page again")
                return
            try:
                role, room = await lobby.seat(hello.token)
            except NotPossible as error:
                await refuse(socket, error.code, error.why)
                return
        await Connection(socket, room, role, rate).serve(hello)
    except TimeoutError:
        with contextlib.suppress(RuntimeError):
            await socket.close(POLICY, "slow")
    except WebSocketDisconnect:
        return


async def refuse(socket: WebSocket, code: ProblemCode, why: str) -> None:
    """Say why, and close."""
    await socket.send_text(ENCODER.encode(Problem(code=code, why=why)).decode())
    await socket.close(POLICY, code)
