"""The application: requests, connections and the client's files."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from thirdhalf import __version__
from thirdhalf.kernel.game import Game
from thirdhalf.server import limits
from thirdhalf.server.codes import FAILURES, FailureCode
from thirdhalf.server.connection import serve_connection
from thirdhalf.server.forms import Role, Sent, Telling
from thirdhalf.server.games import coaches_of, differences_of
from thirdhalf.server.keeping.seats import ROLES
from thirdhalf.server.limits import Addresses, Guard, TooLarge, read_body, refuse
from thirdhalf.server.lobby import DELAY, Lobby, NotPossible
from thirdhalf.server.logs import note, note_failure
from thirdhalf.server.protocol import PROTOCOL
from thirdhalf.server.replays import gone_through, uploaded
from thirdhalf.server.requests import (
    EXCHANGES,
    About,
    Create,
    DifferenceAbout,
    Differences,
    Failure,
    GameAbout,
    Grant,
    Join,
    Mine,
    ReadingAbout,
    WayAbout,
)
from thirdhalf.server.room.room import MatchRoom
from thirdhalf.server.room.stream import ENCODER
from thirdhalf.words import LANGUAGES, files

# What `make web` builds; before that, a page that says so.
BUILT: Final = Path(__file__).parent / "static"
UNBUILT: Final = Path(__file__).parent / "unbuilt"
SMALLEST_COMPRESSED: Final = 500
ASKED_FOR_ANEW: Final = "no-cache"
JSON: Final = "application/json"
LINES: Final = "application/jsonl"

Wish = TypeVar("Wish")
Handler = Callable[[Request], Awaitable[Response]]


class Desk:
    """Answers requests."""

    def __init__(self, lobby: Lobby, messages: float, requests: float) -> None:
        self.lobby = lobby
        self.addresses = Addresses(requests)
        self._messages = messages
        # Records are verified one at a time: it takes a moment of one processor.
        self._verifying = asyncio.Lock()
        self._about = b""

    async def about(self, request: Request) -> Response:
        """What this server has to offer."""
        self._allow(request, 1.0)
        if not self._about:
            games = [about_game(game) for game in self.lobby.games.values()]
            told = About(
                protocol=PROTOCOL,
                software=__version__,
                games=games,
                largest_record=limits.LARGEST_RECORD,
            )
            self._about = ENCODER.encode(told)
        return Response(self._about, media_type=JSON)

    async def differences(self, request: Request) -> Response:
        """Where the texts of the rules disagree."""
        self._allow(request, 1.0)
        return answer(Differences(games={id: about_differences(id) for id in self.lobby.games}))

    async def create(self, request: Request) -> Response:
        """A new match."""
        self._allow(request, limits.CREATING)
        return answer(await self.lobby.create(await read(request, Create)), 201)

    async def join(self, request: Request) -> Response:
        """Take up an invitation."""
        self._allow(request, limits.UNKNOWN)
        return answer(await self.lobby.join(await read(request, Join)))

    async def mine(self, request: Request) -> Response:
        """The matches of some tokens."""
        self._allow(request, limits.UNKNOWN)
        return answer(await self.lobby.mine((await read(request, Mine)).tokens))

    async def record(self, request: Request) -> Response:
        """A match's record, as far as the viewer may see it."""
        role, room = await self._seat(request)
        text = room.record(role)
        name = f"{room.row.game}-{room.row.id}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type=LINES, headers=headers)

    async def replay(self, request: Request) -> Response:
        """A match of this server, to be gone through: in any view when it is over, before that in one's own."""
        role, room = await self._seat(request)
        record = room.shown_record(role)
        own: Role = "public" if record.end is not None or role == "host" else role
        viewer = viewer_of(request, own)
        if record.end is None and viewer != own:
            raise NotPossible("unfinished", "until the match is over, one sees only one's own view of it")
        self._allow(request, limits.VERIFYING)
        work = partial(gone_through, room.game, record, viewer)
        async with self._verifying:
            made = await asyncio.get_running_loop().run_in_executor(self.lobby.workers, work)
        return answer(made)

    async def spectators(self, request: Request) -> Response:
        """A spectator's token for somebody who has a seat: it may be given to anybody. Asked again it is the same."""
        self._allow(request, limits.CREATING)
        role, _ = await self._seat(request)
        token = token_of(request)
        if role != "public":
            token = await self.lobby.spectators(token)
        return answer(Grant(role="public", token=token, invite=""))

    async def upload(self, request: Request) -> Response:
        """Verify a record file and make it ready to be gone through. Nothing of it is kept."""
        self._allow(request, limits.VERIFYING)
        viewer = viewer_of(request, "public")
        data = await read_body(request, limits.LARGEST_RECORD)
        work = partial(uploaded, self.lobby.games, data, viewer)
        async with self._verifying:
            made = await asyncio.get_running_loop().run_in_executor(self.lobby.workers, work)
        return answer(made)

    async def connect(self, socket: WebSocket) -> None:
        """A connection to a match."""
        address = socket.client.host if socket.client else ""
        if not self.addresses.may_ask(address, 1.0) or not self.addresses.connect(address):
            await socket.close(1013, "too many")
            return
        try:
            await serve_connection(socket, self.lobby, self._messages)
        except Exception as error:
            note_failure("a connection failed", error)
        finally:
            self.addresses.disconnect(address)

    def _allow(self, request: Request, cost: float) -> None:
        address = request.client.host if request.client else ""
        if not self.addresses.may_ask(address, cost):
            raise NotPossible("too many", "too many requests; wait a little")

    async def _seat(self, request: Request) -> tuple[Role, MatchRoom]:
        self._allow(request, limits.UNKNOWN)
        role, room = await self.lobby.seat(token_of(request))
        if room.row.id != request.path_params["match"]:
            raise NotPossible("no seat", "this token is for another match")
        return role, room


def about_game(game: Game) -> GameAbout:
    """What a game has to offer."""
    return GameAbout(
        id=game.id,
        content=game.content_hash(),
        about=game.about(),
        coaches=coaches_of(game.id),
        readings=[
            ReadingAbout(name=reading.name, rules=list(reading.rules), ruling=reading.ruling)
            for reading in game.readings()
        ],
    )


def about_differences(game: str) -> list[DifferenceAbout]:
    """Where the texts of a game's rules disagree."""
    return [
        DifferenceAbout(
            name=each.name,
            rules=list(each.rules),
            ways=[WayAbout(letter=way.letter, texts=list(way.texts)) for way in each.ways],
            played=each.played,
            reading=each.reading,
        )
        for each in differences_of(game)
    ]


def token_of(request: Request) -> str:
    """The token that comes with the request."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        raise NotPossible("no seat", "a token is needed")
    return token.strip()


def viewer_of(request: Request, otherwise: Role) -> Role:
    """The view that was asked for."""
    wanted = request.query_params.get("viewer", otherwise)
    if wanted not in ROLES[:3]:
        raise NotPossible("viewer", "a viewer is home, away or public")
    return ROLES[ROLES.index(wanted)]


async def read(request: Request, form: type[Wish]) -> Wish:
    """The body in its form."""
    data = await read_body(request, limits.LARGEST_BODY)
    try:
        return msgspec.json.decode(data, type=form)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise NotPossible("malformed", str(error)[:200]) from None


def answer(told: Sent, status: int = 200) -> Response:
    """An answer as JSON."""
    return Response(ENCODER.encode(told), status, media_type=JSON)


def failure(code: FailureCode, why: str, told: Telling | None = None) -> Response:
    """Anything but a good answer."""
    return answer(Failure(code=code, why=why, told=told), FAILURES[code].status)


def careful(handler: Handler) -> Handler:
    """Failures as answers: never a trace."""

    async def handle(request: Request) -> Response:
        try:
            return await handler(request)
        except NotPossible as error:
            return failure(error.code, error.why, error.told)
        except TooLarge:
            return failure("too large", "the body is too large")
        except Exception as error:
            note_failure("a request failed", error, path=request.url.path)
            return failure("failed", "the server failed")

    return handle


async def words(request: Request) -> Response:
    """All messages of a language in one text, for a page needs them all."""
    language = request.path_params["language"]
    if language not in LANGUAGES:
        return Response(status_code=404)
    text = b"".join([file.read_bytes() for file in files(language)])
    headers = {"cache-control": ASKED_FOR_ANEW, "etag": f'"{blake2b(text, digest_size=16).hexdigest()}"'}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    return Response(text, media_type="text/plain", headers=headers)


class Client(StaticFiles):
    """The client's files: what has a digest in its name is kept for good, everything else is asked for anew."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await refuse(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    def file_response(self, *args: object, **kwargs: object) -> Response:
        """A file with its header for caches."""
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]  # passed on as they are
        scope: Scope = args[2] if len(args) > 2 else kwargs["scope"]  # type: ignore[assignment]  # its third
        lasting = scope["path"].startswith("/assets/")
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if lasting else ASKED_FOR_ANEW
        return response


def make_app(
    folder: Path,
    hosts: tuple[str, ...] = limits.LOOPBACK,
    delay: float = DELAY,
    content: Path | None = None,
    static: Path | None = None,
    messages: float = limits.MESSAGES_A_SECOND,
    requests: float = limits.REQUESTS_A_SECOND,
) -> ASGIApp:
    """The application with its matches in that folder, answering to these host names (none: to all), so many messages
    of a connection and requests of an address a second.
    """
    lobby = Lobby(folder, delay, content)
    desk = Desk(lobby, messages, requests)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await lobby.open()
        note("open", version=__version__)
        try:
            yield
        finally:
            await lobby.close()
            note("closed")

    files = static or (BUILT if (BUILT / "index.html").is_file() else UNBUILT)
    app = Starlette(
        routes=[
            *[Route(each.path, careful(getattr(desk, each.name)), methods=[each.method]) for each in EXCHANGES],
            WebSocketRoute("/api/play", desk.connect),
            Route("/words/{language}.ftl", words),
            Mount("/", Client(directory=files, html=True)),
        ],
        lifespan=lifespan,
    )
    app.state.lobby = lobby
    return Guard(GZipMiddleware(app, SMALLEST_COMPRESSED), hosts)


logging.getLogger("thirdhalf.server").addHandler(logging.NullHandler())
