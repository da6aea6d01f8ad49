"""People for `benchmarks/public.py`: servers in processes of their own, and clients from as many loopback addresses."""

import asyncio
import contextlib
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from thirdhalf.server.protocol import PROTOCOL

PATIENCE = 30.0
NOBODY = ""


class Asked(msgspec.Struct):
    """The part of a question that a client needs who picks anything."""

    options: list[dict[str, Any]] = []


class Told(msgspec.Struct):
    """The part of a message that a client needs."""

    type: str
    id: str = ""
    turn: int = 0
    question: Asked | None = None
    outcome: Any = None
    code: str = ""


DECODER = msgspec.json.Decoder(Told)


class Server:
    """A server's process and its address."""

    def __init__(self, process: "subprocess.Popen[bytes] | None", url: str, log: Path) -> None:
        self._process = process
        self.url = url
        self.log = log

    @property
    def process(self) -> "subprocess.Popen[bytes]":
        """Its process, where that was started here."""
        assert self._process is not None
        return self._process

    @property
    def memory(self) -> int:
        """Bytes that are its own."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    @property
    def processor_seconds(self) -> float:
        """What it has used so far."""
        return processor_seconds(self.process.pid)


def processor_seconds(process: int) -> float:
    """What that process has used so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def served(folder: Path, *options: str) -> Iterator[Server]:
    """A server for the length of a block; what it logs goes into a file."""
    folder.mkdir(parents=True, exist_ok=True)
    log = folder / "log"
    words = ["serve", "--port", "0", "--data", str(folder / "data"), "--creations", "1000000", *options]
    with log.open("wb") as errors:
        command = [sys.executable, "-m", "thirdhalf", *words]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors) as process:
            assert process.stdout is not None
            try:
                yield Server(process, process.stdout.readline().decode().split()[-1], log)
            finally:
                process.terminate()
                with contextlib.suppress(subprocess.TimeoutExpired):
                    process.wait(20)
                process.kill()


def address_of(number: int) -> str:
    """One of many loopback addresses."""
    return f"127.{1 + number // 62500}.{number // 250 % 250}.{number % 250 + 1}"


async def ask(server: Server, address: str, path: str, body: object) -> Any:
    """A request from that address, and its answer; None if there is none."""
    where = urlsplit(server.url)
    reader, writer = await asyncio.open_connection(where.hostname, where.port, local_addr=(address, 0))
    try:
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        head = (f"POST /{path} HTTP/1.1", f"Host: {where.netloc}", f"Content-Length: {len(data)}", "Connection: close")
        writer.write("\r\n".join([*head, "", ""]).encode() + data)
        answer = await asyncio.wait_for(reader.read(), PATIENCE)
        _, _, told = answer.partition(b"\r\n\r\n")
        return json.loads(told) if answer.startswith(b"HTTP/1.1 2") else None
    finally:
        writer.close()


async def new_match(server: Server, address: str, away_coach: str = "") -> dict[str, str]:
    """A match of which this address has both seats, or one against the computer: its tokens by role."""
    away = {"kind": "computer", "name": "b", "coach": away_coach} if away_coach else {"kind": "mine", "name": "b"}
    wish = {"game": "dreadball", "setup": {}, "home": {"kind": "mine", "name": "a"}, "away": away, "pace": 0}
    for _ in range(100):
        with contextlib.suppress(OSError):
            created = await ask(server, address, "api/matches", wish)
            if created is not None:
                return {grant["role"]: grant["token"] for grant in created["grants"]}
        await asyncio.sleep(0.2)
    raise RuntimeError("no match can be created")


class Person:
    """Somebody with a seat, who hears everything."""

    def __init__(self, socket: ClientConnection, token: str) -> None:
        self._socket = socket
        self._token = token
        self._accepted: dict[str, asyncio.Future[float]] = {}
        self._news = asyncio.Event()
        self.heard = 0
        self.heard_at = 0.0
        self.refused = ""
        self.latest: Told | None = None
        self._ids = 0
        self._reading = asyncio.get_running_loop().create_task(self._read())

    async def _read(self) -> None:
        await self._socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": self._token}))
        with contextlib.suppress(WebSocketException, OSError):
            async for text in self._socket:
                now = time.perf_counter()
                told = DECODER.decode(text)
                if told.type in ("accepted", "refused", "suggested"):
                    waiting = self._accepted.pop(told.id, None)
                    if waiting is not None and not waiting.done():
                        waiting.set_result(now)
                elif told.type in ("snapshot", "update", "going on"):
                    self.latest = told
                    self.heard += 1
                    self.heard_at = now
                    self._news.set()
                elif told.type == "problem":
                    self.refused = told.code
        self.refused = self.refused or "closed"
        self._news.set()
        for waiting in self._accepted.values():
            waiting.cancel()

    async def ask(self, type: str, **fields: object) -> float:
        """Send a request; the seconds until its answer."""
        self._ids += 1
        id = str(self._ids)
        answered: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._accepted[id] = answered
        began = time.perf_counter()
        turn = self.latest.turn if self.latest is not None else 0
        await self._socket.send(json.dumps({"type": type, "id": id, "turn": turn, **fields}))
        return await asyncio.wait_for(answered, PATIENCE) - began

    async def choose(self) -> float:
        """Pick any answer to the question."""
        assert self.latest is not None
        assert self.latest.question is not None
        option = random.choice(self.latest.question.options)
        return await self.ask("choose", choice=[option["choice"]])

    async def hear_more(self, than: int) -> float:
        """When the next message after so many came."""
        while self.heard <= than and not self.refused:
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), PATIENCE)
        return self.heard_at

    def close(self) -> None:
        """Hear no more."""
        self._reading.cancel()


@contextlib.asynccontextmanager
async def seated(server: Server, address: str, token: str) -> AsyncIterator[Person]:
    """Somebody connected from that address."""
    url = server.url.replace("http", "ws", 1) + "api/play"
    async with connect(
        url,
        compression=None,
        max_size=None,
        ping_interval=None,
        open_timeout=PATIENCE,
        close_timeout=1,
        local_addr=(address, 0),
    ) as socket:
        person = Person(socket, token)
        try:
            yield person
        finally:
            person.close()


class Waits:
    """How long people waited: for the server's word that it has their answer, and until the other side saw it."""

    def __init__(self) -> None:
        self.accepted: list[float] = []
        self.seen: list[float] = []
        self.lost = 0

    def at(self, share: float, of: list[float]) -> float:
        """Milliseconds within which that share was."""
        return sorted(of)[min(len(of) - 1, int(len(of) * share))] * 1000 if of else float("nan")


async def play(people: list[Person], waits: Waits, until: float, pause: float) -> None:
    """Answer whatever is asked, with so long a pause; who plays a computer is one alone."""
    await asyncio.sleep(random.uniform(0, pause))
    try:
        while time.perf_counter() < until:
            began = time.perf_counter()
            asked = next((each for each in people if each.latest is not None and each.latest.question), None)
            if asked is None or any(person.refused for person in people):
                if any(person.refused or (person.latest and person.latest.outcome) for person in people):
                    waits.lost += any(person.refused != NOBODY for person in people)
                    return
                await asyncio.sleep(0.02)
                continue
            others = [person for person in people if person is not asked]
            before = [person.heard for person in others]
            own = asked.heard
            waits.accepted.append(await asked.choose())
            for person, heard in zip(others, before, strict=True):
                waits.seen.append(await person.hear_more(heard) - began)
            await asked.hear_more(own)
            await asyncio.sleep(max(0.0, pause - (time.perf_counter() - began)))
    except (TimeoutError, asyncio.CancelledError, WebSocketException):
        waits.lost += 1
