"""What tells an operator how the server is: whether it answers, and figures in the text that Prometheus reads."""

import asyncio
import sys
import time
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from thirdhalf import __version__
from thirdhalf.server.keeping.measured import BOUNDS
from thirdhalf.server.keeping.sql import Sql
from thirdhalf.server.lobby import Lobby
from thirdhalf.server.logs import failures

STORAGE_SECONDS: Final = 5.0
TEXT: Final = "text/plain; version=0.0.4"
FORWARDED: Final = ("x-forwarded-for", "forwarded", "x-real-ip")
HERE: Final = ("127.", "::1")
STARTED: Final = time.time()


class Health(msgspec.Struct):
    """GET /health: whether all is well, and otherwise why not."""

    ok: bool
    version: str
    why: str


def watching(lobby: Lobby) -> list[Route]:
    """The routes of both."""

    async def health(_: Request) -> Response:
        told = await healthy(lobby)
        return Response(msgspec.json.encode(told), 200 if told.ok else 503, media_type="application/json")

    async def metrics(request: Request) -> Response:
        # Not for visitors: neither from elsewhere nor through a proxy.
        peer = request.client.host if request.client else ""
        if not peer.startswith(HERE) or any(name in request.headers for name in FORWARDED):
            return Response(status_code=404)
        return Response("".join(figures(lobby)), media_type=TEXT)

    return [Route("/health", health), Route("/metrics", metrics)]


async def healthy(lobby: Lobby) -> Health:
    """Whether matches can be read; who asks waits for no longer than a few seconds."""
    try:
        async with asyncio.timeout(STORAGE_SECONDS):
            await lobby.storage.database.do(read_something)
    except Exception as error:
        return Health(ok=False, version=__version__, why=f"storage: {str(error) or 'too slow'}")
    return Health(ok=True, version=__version__, why="")


async def read_something(sql: Sql) -> None:
    """A row, if there is one."""
    await sql.row("SELECT id FROM matches LIMIT 1")


def figures(lobby: Lobby) -> list[str]:
    """The figures, one after the other, with what each means."""
    stored = lobby.storage.stored
    connected = sum(len(room.connections) for room in lobby.rooms)
    told = [
        figure("info", "gauge", "The version that runs.", {f'{{version="{__version__}"}}': 1}),
        figure("start_time_seconds", "gauge", "When the server was started.", {"": STARTED}),
        figure("matches_loaded", "gauge", "Matches in memory.", {"": len(lobby.rooms)}),
        figure("connections", "gauge", "Connections to matches.", {"": connected}),
        figure("stored_lines_total", "counter", "Choices stored, chance's included.", {"": stored.lines}),
        figure("failures_total", "counter", "Failures logged.", {"": failures()}),
        figure(
            "thinking_waiting",
            "gauge",
            "Positions that wait for a computer coach.",
            {
                '{lane="quick"}': lobby.thinking.quick.waiting,
                '{lane="deep"}': lobby.thinking.deep.waiting,
            },
        ),
    ]
    total, buckets = 0, {}
    for bound, times in zip((*map(str, BOUNDS), "+Inf"), stored.times, strict=True):
        total += times
        buckets[f'_bucket{{le="{bound}"}}'] = total
    spent = {**buckets, "_sum": stored.seconds, "_count": total}
    told.append(figure("storing_seconds", "histogram", "How long storing an answer took.", spent))
    memory = resident()
    if memory:
        told.append(figure("resident_memory_bytes", "gauge", "Memory of the server's own process.", {"": memory}))
    return told


def figure(name: str, kind: str, meaning: str, values: dict[str, float]) -> str:
    """A figure with its values, by their labels."""
    lines = [f"thirdhalf_{name}{label} {value:g}\n" for label, value in values.items()]
    return f"# HELP thirdhalf_{name} {meaning}\n# TYPE thirdhalf_{name} {kind}\n{''.join(lines)}"


def resident() -> int:
    """The memory of this process, where the system says; 0 elsewhere."""
    if not sys.platform.startswith("linux"):
        return 0
    import resource

    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * resource.getpagesize()
