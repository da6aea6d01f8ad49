"""What a stranger may ask of the server, and how often: sizes, rates, origins, and the headers of every answer."""

import time
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LARGEST_MESSAGE: Final = 16_384
LARGEST_BODY: Final = 16_384
LARGEST_RECORD: Final = 1_000_000

MESSAGES_A_SECOND: Final = 50.0
MESSAGES_AT_ONCE: Final = 100.0
REQUESTS_A_SECOND: Final = 30.0
REQUESTS_AT_ONCE: Final = 120.0
# What costs more than one: creating a match, verifying a record, naming a token, a message that cannot be read.
CREATING: Final = 5.0
VERIFYING: Final = 20.0
UNKNOWN: Final = 5.0
MALFORMED: Final = 5.0
MOST_MALFORMED: Final = 20
CONNECTIONS_OF_AN_ADDRESS: Final = 64
MOST_CONNECTIONS: Final = 2000
MOST_ADDRESSES: Final = 10_000

LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = (
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=()"),
)


class Bucket:
    """So many a second, and some at once."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = time.monotonic()

    def wait(self, cost: float) -> float:
        """Take the cost and say how many seconds to wait until it is paid."""
        self._fill()
        self._left -= cost
        return max(0.0, -self._left / self.rate)

    def take(self, cost: float) -> bool:
        """Take the cost if it is there."""
        self._fill()
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now


class Addresses:
    """What each address has asked for, and how many connections it has."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}
        self._connections: dict[str, int] = {}
        self._total = 0

    def may_ask(self, address: str, cost: float) -> bool:
        """Whether the address may make a request of that cost now."""
        bucket = self._buckets.pop(address, None)
        if bucket is None:
            if len(self._buckets) >= MOST_ADDRESSES:
                del self._buckets[next(iter(self._buckets))]
            bucket = Bucket(self._rate, max(self._rate, REQUESTS_AT_ONCE))
        # The one used last is the last to be forgotten.
        self._buckets[address] = bucket
        return bucket.take(cost)

    def connect(self, address: str) -> bool:
        """Count a connection; False if there are too many."""
        held = self._connections.get(address, 0)
        if held >= CONNECTIONS_OF_AN_ADDRESS or self._total >= MOST_CONNECTIONS:
            return False
        self._connections[address] = held + 1
        self._total += 1
        return True

    def disconnect(self, address: str) -> None:
        """A counted connection is gone."""
        self._total -= 1
        self._connections[address] -= 1
        if not self._connections[address]:
            del self._connections[address]


class TooLarge(Exception):
    """A body is longer than is read."""


async def read_body(request: Request, limit: int) -> bytes:
    """The body, never more of it than the limit."""
    announced = request.headers.get("content-length", "0")
    if not announced.isdigit() or int(announced) > limit:
        raise TooLarge
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > limit:
            raise TooLarge
        parts.append(part)
    return b"".join(parts)


def host_name(host: str) -> str:
    """The name in a Host header, without the port."""
    return (urlsplit(f"//{host}").hostname or "").lower()


def from_here(headers: Headers) -> bool:
    """Whether a browser's request comes from a page of this server: programs send no origin, browsers always do."""
    origin = headers.get("origin")
    if origin is None:
        return True
    return origin.partition("://")[2].lower() == headers.get("host", "").lower() and origin.startswith("http")


class Guard:
    """Around the whole application: which host names it answers to, and the headers of every answer."""

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...]) -> None:
        self.app = app
        # Without any, all are answered.
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        try:
            known = not self.hosts or host_name(headers.get("host", "")) in self.hosts
        except ValueError:
            known = False
        safe = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        if not known or not (safe or from_here(headers)):
            await refuse(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                answered = MutableHeaders(scope=message)
                for name, value in HEADERS:
                    answered[name] = value
                if "cache-control" not in answered:
                    answered["cache-control"] = "no-store"
            await send(message)

        await self.app(scope, receive, send_with_headers)


async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
    """Another host name or origin: nothing is said."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    await send({"type": "http.response.start", "status": 403, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b""})
