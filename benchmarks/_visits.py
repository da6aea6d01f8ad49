"""Hostile visits through a proxy with TLS, for `benchmarks/hostile.py`: each for some seconds, by one process."""

import asyncio
import contextlib
import json
import os
import random
import ssl
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import NamedTuple
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect

from benchmarks._crowd import address_of
from thirdhalf.server.protocol import PROTOCOL

FIRST = 100_000
"""Attackers' addresses begin here: the honest have others."""
READ = 20.0


class Site(NamedTuple):
    """Where it is, and how it proves that it is."""

    url: str
    trust: ssl.SSLContext

    @property
    def host(self) -> str:
        """Its name and port, as browsers write it."""
        return urlsplit(self.url).netloc

    @property
    def port(self) -> int:
        """Its port."""
        return urlsplit(self.url).port or 443


Visit = Callable[[Site, float], Coroutine[None, None, None]]
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def someone(number: int) -> str:
    """An attacker's address."""
    return address_of(FIRST + number)


def lasts(until: float) -> bool:
    """Whether the visit goes on."""
    return time.monotonic() < until


async def opened(site: Site, number: int, trust: ssl.SSLContext | None = None) -> Streams:
    """A socket of that attacker's."""
    return await asyncio.wait_for(
        asyncio.open_connection(
            "127.0.0.1",
            site.port,
            ssl=trust or site.trust,
            server_hostname="localhost",
            local_addr=(someone(number), 0),
        ),
        READ,
    )


async def sent(site: Site, number: int, data: bytes, *, read: bool = True) -> bytes:
    """Send something over a socket of its own; what comes back first."""
    reader, writer = await opened(site, number)
    try:
        writer.write(data)
        await asyncio.wait_for(writer.drain(), READ)
        return await asyncio.wait_for(reader.read(65_536), READ) if read else b""
    finally:
        writer.close()


def request(site: Site, path: str, body: object = None, *headers: str, method: str = "") -> bytes:
    """A request as it is written."""
    data = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    verb = method or ("GET" if body is None else "POST")
    lines = [f"{verb} {path} HTTP/1.1", f"Host: {site.host}", "Connection: close", *headers]
    if body is not None:
        lines.append(f"Content-Length: {len(data)}")
    return "\r\n".join([*lines, "", ""]).encode() + data


async def asked(site: Site, number: int, path: str, body: object = None, *headers: str) -> object:
    """What a request is answered by; None unless it is a good answer."""
    answer = await sent(site, number, request(site, path, body, *headers))
    return json.loads(answer.partition(b"\r\n\r\n")[2]) if answer.startswith(b"HTTP/1.1 2") else None


async def crowd(visit: Callable[[int], Awaitable[None]], many: int, until: float, pause: float) -> None:
    """So many do the same again and again, whatever becomes of it."""

    async def one(number: int) -> None:
        while lasts(until):
            with contextlib.suppress(Exception):
                await visit(number)
            await asyncio.sleep(pause * random.uniform(0.5, 1.5))

    await asyncio.gather(*[one(number) for number in range(many)])


def wish(kind: str = "mine", name: str = "a", coach: str = "") -> dict[str, object]:
    """What a match is created by."""
    away: dict[str, object] = (
        {"kind": "computer", "name": "b", "coach": coach} if coach else {"kind": kind, "name": "b"}
    )
    return {"game": "dreadball", "setup": {}, "home": {"kind": "mine", "name": name}, "away": away, "pace": 0}


async def created(site: Site, number: int, coach: str = "") -> str:
    """The token of a seat in a match of one's own."""
    return (await both_seats(site, number, coach))["home"]


async def both_seats(site: Site, number: int, coach: str = "") -> dict[str, str]:
    """The tokens of a match of one's own, by role."""
    answer = await asked(site, number, "/api/matches", wish(coach=coach))
    assert isinstance(answer, dict)
    return {grant["role"]: grant["token"] for grant in answer["grants"]}


def playing(site: Site, number: int) -> connect:
    """A WebSocket of that attacker's."""
    return connect(
        f"wss://localhost:{site.port}/api/play",
        ssl=site.trust,
        compression=None,
        ping_interval=None,
        open_timeout=READ,
        close_timeout=1,
        host="127.0.0.1",
        local_addr=(someone(number), 0),
    )


async def greet(socket: ClientConnection, token: str) -> str:
    """Say hello; what is told of the match."""
    await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": token}))
    await asyncio.wait_for(socket.recv(), READ)
    return str(await asyncio.wait_for(socket.recv(), READ))


async def half_headers(site: Site, until: float) -> None:
    """Sockets over which a request begins and goes on by a letter at a time, 60 of each of 20 addresses."""

    async def one(number: int) -> None:
        _, writer = await opened(site, number // 60)
        try:
            writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
            while lasts(until) and not writer.is_closing():
                writer.write(b"a")
                await asyncio.wait_for(writer.drain(), READ)
                await asyncio.sleep(5)
        finally:
            writer.close()

    await crowd(one, 1200, until, 2)


async def silent_sockets(site: Site, until: float) -> None:
    """Sockets without so much as a handshake, all of one address."""

    async def one(number: int) -> None:
        del number
        _, writer = await asyncio.open_connection("127.0.0.1", site.port, local_addr=(someone(500), 0))
        try:
            await asyncio.sleep(min(30.0, until - time.monotonic()))
        finally:
            writer.close()

    await crowd(one, 1600, until, 1)


async def slow_reads(site: Site, until: float) -> None:
    """Large answers that nobody reads."""

    async def one(number: int) -> None:
        _, writer = await opened(site, number % 20)
        try:
            for _ in range(20):
                writer.write(request(site, "/api/about").replace(b"Connection: close", b"Connection: keep-alive"))
            await asyncio.sleep(20)
        finally:
            writer.close()

    await crowd(one, 100, until, 1)


async def rubbish(site: Site, until: float) -> None:
    """Bytes and lines that are no requests, and WebSockets that say nothing that can be read."""

    async def bytes_of(number: int) -> None:
        kinds = (
            os.urandom(400),
            b"GET / HTTP/9.9\r\n\r\n",
            b"\0" * 500,
            b"GET /" + b"%00" * 50 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
            request(site, "/../../etc/passwd"),
            request(site, "/%2e%2e/%2e%2e/matches.sqlite3"),
            request(site, "/api/matches", b"\xff" * 300),
            request(site, "/api/matches", b"[" * 16_000),
            request(site, "/api/mine", {"tokens": ["x" * 64] * 200}),
            request(site, "/", None, "Content-Length: 5", "Transfer-Encoding: chunked") + b"0\r\n\r\nGET /health",
            request(site, "/", None, "Host: elsewhere.example"),
            request(site, "/api/matches", {}, "Origin: https://elsewhere.example"),
            request(site, "/api/play", None, "Upgrade: websocket", "Sec-WebSocket-Key: x"),
            request(site, "/", None, method="TRACE"),
            request(site, "/", b"x", method="PROPFIND"),
        )
        await sent(site, number, random.choice(kinds))

    async def shout(number: int) -> None:
        async with playing(site, 30 + number) as socket:
            if number % 2:
                await greet(socket, await created(site, 30 + number))
            for _ in range(200):
                await socket.send(random.choice(["{" * 1000, "null", '{"type":"choose"}', "\ud7ff" * 900]))

    await asyncio.gather(crowd(bytes_of, 20, until, 0.2), crowd(shout, 10, until, 1))


async def creations(site: Site, until: float) -> None:
    """Matches created as fast as may be, by twenty addresses."""

    async def one(number: int) -> None:
        await created(site, number, random.choice(["", "club"]))

    await crowd(one, 20, until, 0.15)


async def hellos(site: Site, until: float) -> None:
    """People who come, say hello and leave; half of them with tokens that are nobody's."""
    tokens: dict[int, str] = {}

    async def one(number: int) -> None:
        if number % 2 and number not in tokens:
            tokens[number] = await created(site, number)
        async with playing(site, number) as socket:
            await greet(socket, tokens.get(number, "x" * 32))

    await crowd(one, 60, until, 0.5)


async def suggestions(site: Site, until: float) -> None:
    """The strongest coaches asked over and over."""

    async def one(number: int) -> None:
        async with playing(site, number % 4) as socket:
            await greet(socket, await created(site, number % 4))
            for ask in range(300):
                if not lasts(until):
                    return
                what = random.choice(["suggest", "plan", "consult"])
                coach = {} if what == "consult" else {"coach": random.choice(["province", "international", "x:1e9s"])}
                await socket.send(json.dumps({"type": what, "id": str(ask), "turn": 0, **coach}))
                await asyncio.wait_for(socket.recv(), READ)

    await crowd(one, 40, until, 0.5)


async def uploads(site: Site, until: float) -> None:
    """Records that are none, and answers to them that nobody reads."""

    async def one(number: int) -> None:
        data = random.choice([b"x" * 900_000, b'{"a":' * 100_000, b"\n" * 990_000, b"x" * 1_200_000])
        path = random.choice(["/api/records", "/api/records/third-half", "/api/workbench/dreadball/unzip"])
        await sent(site, number, request(site, path, data), read=number % 2 == 0)

    await crowd(one, 10, until, 0.5)


async def forged(site: Site, until: float) -> None:
    """One address that says it is others."""

    async def one(number: int) -> None:
        del number
        who = f"{random.randrange(1, 250)}.1.2.3"
        claims = (f"X-Forwarded-For: {who}", f"Forwarded: for={who}", f"X-Real-IP: {who}", "X-Forwarded-Proto: http")
        await asked(site, 77, "/api/matches", wish(), *claims)

    await crowd(one, 20, until, 0.1)


async def odd_names(site: Site, until: float) -> None:
    """Names and texts that nobody should have."""
    names = [
        "\0",
        "\u202eevil",
        " ",
        "a" * 41,
        "\u200b\u200b",
        "admin",
        "<script>",
        "\ud7ff" * 40,
        "\u0430dmin",
        "'; --",
    ]

    async def one(number: int) -> None:
        name = random.choice(names)
        await asked(site, number, "/api/matches", wish(name=name))
        await asked(site, number, "/api/account", {"name": name, "password": "long enough"})
        seek = {"key": "k" * 24, "name": name, "game": "dreadball", "setup": {name: name}, "kind": "seek"}
        await asked(site, number, "/api/seeks", seek)
        await asked(site, number, "/api/leagues", {"name": name, "game": "dreadball"})

    await crowd(one, 10, until, 0.3)


async def accounts(site: Site, until: float) -> None:
    """New accounts as fast as may be, and passwords tried."""

    async def one(number: int) -> None:
        name = f"Guess{random.randrange(10**6)}"
        await asked(site, number, "/api/account", {"name": name, "password": f"not so weak {random.random()}"})
        await asked(site, number, "/api/session", {"name": "Operator", "password": random.choice(["a", "b" * 200])})
        await asked(site, number, "/api/session", {"name": name, "code": "x" * 40})
        await asked(site, number, "/api/account", None, f"Authorization: Bearer {'a' * 32}")

    await crowd(one, 30, until, 0.3)


async def lobby(site: Site, until: float) -> None:
    """Seeks by hundreds, looked at all the time."""

    async def one(number: int) -> None:
        key = f"{random.getrandbits(120):030x}"
        kind = random.choice(["seek", "now", "link"])
        seek = {"key": key, "name": f"Seeker {number}", "game": "dreadball", "kind": kind}
        state = await asked(site, number, "/api/seeks", seek)
        await asked(site, number, "/api/lobby")
        if isinstance(state, dict) and state.get("seek"):
            await asked(site, number, f"/api/seeks/{state['seek']['id']}/wait", {"key": key})

    await crowd(one, 40, until, 0.3)


async def chat(site: Site, until: float) -> None:
    """Phrases and lines as fast as they are taken; both sides have opened that."""

    async def one(number: int) -> None:
        tokens = await both_seats(site, number)
        async with playing(site, number) as socket, playing(site, number) as other:
            for side, role in ((socket, "home"), (other, "away")):
                await greet(side, tokens[role])
                await side.send(json.dumps({"type": "say", "id": "open", "kind": "open"}))
            for line in range(2000):
                if not lasts(until):
                    return
                text = random.choice(["x" * 200, "http://example.org", "\u202e" * 200])
                what = {"kind": "text", "what": text} if line % 2 else {"kind": "phrase", "what": "hello"}
                await socket.send(json.dumps({"type": "say", "id": str(line), **what}))
                for side in (socket, other):
                    await asyncio.wait_for(side.recv(), READ)

    await crowd(one, 20, until, 0.5)


async def operators_paths(site: Site, until: float) -> None:
    """What only the operator may see, asked for by everybody."""
    paths = [
        "/metrics",
        "/admin",
        "/api/admin",
        "/.env",
        "/.git/config",
        "/matches.sqlite3",
        "/api/people/..%2f",
        "/docs",
    ]

    async def one(number: int) -> None:
        answer = await sent(site, number, request(site, random.choice(paths), None, "X-Forwarded-For: 127.0.0.1"))
        if answer.startswith(b"HTTP/1.1 200") and b"<html" not in answer:
            print(f"FOUND {answer[:300]!r}", flush=True)

    await crowd(one, 10, until, 0.2)


async def huge_headers(site: Site, until: float) -> None:
    """Headers by the hundred and by the hundred kB."""

    async def one(number: int) -> None:
        many = [f"X-{place}: {'y' * 60}" for place in range(400)]
        kinds = (["X-Long: " + "y" * 100_000], many, ["Cookie: " + "c" * 7000], ["Authorization: Bearer " + "t" * 7000])
        path = random.choice(["/", "/" + "p" * 7000, "/?" + "q=1&" * 1500])
        await sent(site, number, request(site, path, None, *random.choice(kinds)))

    await crowd(one, 20, until, 0.2)


def frame(kind: int, flags: int, stream: int, data: bytes = b"") -> bytes:
    """A frame of HTTP/2."""
    return len(data).to_bytes(3, "big") + bytes([kind, flags]) + stream.to_bytes(4, "big") + data


PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + frame(4, 0, 0)
GET = b"\x82\x84\x87\x41\x09localhost"
"""GET / of https://localhost, in HPACK."""


async def second_http(site: Site, until: float) -> None:
    """HTTP/2: streams reset as soon as they are opened, headers without an end, pings, settings, windows of nothing."""
    trust = ssl.create_default_context(cadata=None)
    trust.check_hostname = False
    trust.verify_mode = ssl.CERT_NONE
    trust.set_alpn_protocols(["h2"])

    def resets() -> bytes:
        return b"".join(frame(1, 5, 2 * n + 1, GET) + frame(3, 0, 2 * n + 1, b"\0\0\0\x08") for n in range(100))

    kinds: tuple[Callable[[], bytes], ...] = (
        resets,
        lambda: frame(1, 1, 1, GET) + b"".join(frame(9, 0, 1, b"\0\x01a\x01b" * 100) for _ in range(200)),
        lambda: b"".join(frame(6, 0, 0, os.urandom(8)) for _ in range(1000)),
        lambda: b"".join(frame(4, 0, 0, b"\0\x01\0\0\0\0") for _ in range(500)),
        lambda: frame(4, 0, 0, b"\0\x04\0\0\0\0") + b"".join(frame(1, 5, 2 * n + 1, GET) for n in range(100)),
        lambda: os.urandom(2000),
    )

    async def one(number: int) -> None:
        reader, writer = await opened(site, number, trust)
        try:
            writer.write(PREFACE + random.choice(kinds)())
            await asyncio.wait_for(writer.drain(), READ)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(reader.read(65_536), 2)
            await asyncio.sleep(random.choice([0, 0, 5]))
        finally:
            writer.close()

    await crowd(one, 30, until, 0.5)


async def watchers(site: Site, until: float) -> None:
    """A crowd that comes to one match and goes."""
    answer = await asked(site, 0, "/api/matches", wish(coach="club"))
    assert isinstance(answer, dict)
    token = next(grant["token"] for grant in answer["grants"] if grant["role"] == "public")

    async def one(number: int) -> None:
        async with playing(site, number // 40) as socket:
            await greet(socket, token)
            await asyncio.sleep(2)

    await crowd(one, 200, until, 1)


VISITS: tuple[Visit, ...] = (
    half_headers,
    silent_sockets,
    slow_reads,
    rubbish,
    creations,
    hellos,
    suggestions,
    uploads,
    forged,
    odd_names,
    accounts,
    lobby,
    chat,
    operators_paths,
    huge_headers,
    second_http,
    watchers,
)
