"""Which host names and origins are answered, how much of a body is read, and the headers of every answer."""

import asyncio
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from thirdhalf.server.codes import NotPossible
from thirdhalf.server.limits import Addresses, TooLarge, networks, visitor

BODY_SECONDS: Final = 30.0
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


async def read_body(request: Request, limit: int) -> bytes:
    """The body, never more of it than the limit."""
    announced = request.headers.get("content-length", "0")
    if not announced.isdigit() or int(announced) > limit:
        raise TooLarge
    parts: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                size += len(part)
                if size > limit:
                    raise TooLarge
                parts.append(part)
    except (TimeoutError, ClientDisconnect):
        # Whoever has gone hears nothing, and nobody else has to.
        raise NotPossible("malformed", "the body did not come to its end") from None
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
    """Around the whole application: which host names it answers to, who asks, and the headers of every answer."""

    def __init__(
        self, app: ASGIApp, hosts: tuple[str, ...], addresses: Addresses, proxies: tuple[str, ...] = ()
    ) -> None:
        self.app = app
        self.addresses = addresses
        self._proxies = networks(proxies)
        # Without any, all are answered.
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host, port = scope["client"] or ("", 0)
        forwarded = ",".join(headers.getlist("x-forwarded-for"))
        address = visitor(host, forwarded, self._proxies)
        scope["client"] = (address, port)
        try:
            known = not self.hosts or host_name(headers.get("host", "")) in self.hosts
        except ValueError:
            known = False
        safe = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        if not known or not (safe or from_here(headers)) or self.addresses.unheard.has(address):
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
    """Another host name or origin, or somebody who is not heard for a while: nothing is said."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    await send({"type": "http.response.start", "status": 403, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b""})
