"""The application: requests, connections and the client's files."""

import asyncio
import contextlib
import gzip
import io
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from thirdhalf import __version__
from thirdhalf.server import limits
from thirdhalf.server.afterwards.forms import AFTERWARDS
from thirdhalf.server.careers.forms import CAREERS
from thirdhalf.server.clock.hours import MACHINE, Hours
from thirdhalf.server.connection import refuse as refuse_line
from thirdhalf.server.connection import serve_connection
from thirdhalf.server.desk.asking import Answer, Asking
from thirdhalf.server.desk.desk import Desk
from thirdhalf.server.keeping.places import database_at
from thirdhalf.server.keeping.storage import Storage
from thirdhalf.server.leagues.forms import LEAGUES
from thirdhalf.server.limits import USUAL, Allowance
from thirdhalf.server.lobby import DELAY, Lobby
from thirdhalf.server.logs import note, note_failure
from thirdhalf.server.meeting.desk import MeetingDesk
from thirdhalf.server.meeting.forms import MEETING
from thirdhalf.server.people.forms import PEOPLE
from thirdhalf.server.requests import EXCHANGES, Exchange
from thirdhalf.server.web.files import SMALLEST_COMPRESSED, Client, Words, takes_gzip
from thirdhalf.server.web.guard import Guard, read_body
from thirdhalf.server.web.socket import SocketLine
from thirdhalf.server.web.watching import watching
from thirdhalf.server.workbench.forms import WORKBENCH

# What `make web` builds; before that, a page that says so.
BUILT: Final = Path(__file__).parent / "static"
UNBUILT: Final = Path(__file__).parent / "unbuilt"

LARGE: Final = 256_000
PIECE: Final = 65_536
QUICKLY: Final = 3
"""Bytes of an answer from which on it is sent in pieces, and of a piece; and how well it is compressed."""

Handler = Callable[[Request], Awaitable[Response]]


def handler(desk: Desk, exchange: Exchange) -> Handler:
    """Requests of one kind go to the desk, and its answers back."""

    async def handle(request: Request) -> Response:
        asking = Asking(
            request.client.host if request.client else "",
            request.url.path,
            request.headers.get("authorization", ""),
            request.path_params,
            request.query_params,
            partial(read_body, request),
            request.headers.get("origin", ""),
        )
        made = await desk.answered(exchange, asking)
        headers = {"content-disposition": f'attachment; filename="{made.file}"'} if made.file else None
        if len(made.body) > LARGE:
            return await sparing(made, headers or {}, request.headers.get("accept-encoding", ""))
        return Response(made.body, made.status, headers, made.kind)

    return handle


async def sparing(made: Answer, headers: dict[str, str], accepted: str) -> Response:
    """A large answer piece by piece: while somebody reads it slowly it is kept compressed, which is a small part."""
    small = await asyncio.get_running_loop().run_in_executor(None, gzip.compress, made.body, QUICKLY)

    async def pieces() -> AsyncIterator[bytes]:
        if takes_gzip(accepted):
            for first in range(0, len(small), PIECE):
                yield small[first : first + PIECE]
            return
        reading = gzip.GzipFile(fileobj=io.BytesIO(small))
        while piece := reading.read(PIECE):
            yield piece

    # As it is told even where it is not compressed, or it would be compressed on the way after all.
    headers = {**headers, "content-encoding": "gzip" if takes_gzip(accepted) else "identity", "vary": "Accept-Encoding"}
    return StreamingResponse(pieces(), made.status, headers, made.kind)


def connecting(desk: Desk, messages: float) -> Callable[[WebSocket], Awaitable[None]]:
    """Connections to matches, so many messages a second on each."""

    async def connect(socket: WebSocket) -> None:
        address = socket.client.host if socket.client else ""
        ticket = desk.addresses.connect(address)
        if ticket is None:
            await socket.accept()
            await refuse_line(SocketLine(socket), "too many", "too many connections; close some, or wait a little")
            return
        try:
            await socket.accept()
            if not await serve_connection(SocketLine(socket), desk.lobby, messages, address, ticket.admit):
                desk.addresses.unheard.add(address)
        except Exception as error:
            note_failure("a connection failed", error)
        finally:
            ticket.end()

    return connect


def make_app(
    folder: Path,
    hosts: tuple[str, ...] = limits.LOOPBACK,
    delay: float = DELAY,
    content: Path | None = None,
    static: Path | None = None,
    allowance: Allowance = USUAL,
    coaches: int = 0,
    database: str | None = None,
    hours: Hours = MACHINE,
) -> Guard:
    """The application with its matches in that folder, or in the database of that address, answering to these host
    names (none: to all); what visitors may have, and how many processes coaches have that look ahead.
    """
    lobby = Lobby(Storage(database_at(folder, database)), delay, content, coaches=coaches, hours=hours)
    desk = MeetingDesk(lobby, allowance)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await lobby.open()
        desk.queue.open()
        desk.measuring.open()
        desk.open_meeting()
        note("open", version=__version__)
        try:
            yield
        finally:
            await desk.close_meeting()
            await desk.measuring.close()
            await desk.queue.close()
            desk.passwords.close()
            await lobby.close()
            note("closed")

    files = static or (BUILT if (BUILT / "index.html").is_file() else UNBUILT)
    words = Words(desk.addresses)
    app = Starlette(
        routes=[
            # The first: whoever comes in crowds comes to this.
            WebSocketRoute("/api/play", connecting(desk, allowance.messages)),
            *[
                Route(each.path, handler(desk, each), methods=[each.method])
                for each in (*EXCHANGES, *AFTERWARDS, *WORKBENCH, *LEAGUES, *CAREERS, *PEOPLE, *MEETING)
            ],
            Route("/words/{language}.ftl", words.answer),
            Route("/words/{part}/{language}.ftl", words.answer),
            *watching(lobby),
            Mount("/", Client(files, desk.addresses)),
        ],
        lifespan=lifespan,
    )
    app.state.lobby = lobby
    return Guard(GZipMiddleware(app, SMALLEST_COMPRESSED), hosts, desk.addresses, allowance.proxies)


logging.getLogger("thirdhalf.server").addHandler(logging.NullHandler())
