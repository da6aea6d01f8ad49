"""Running the server until it is told to stop."""

import contextlib
import logging
import signal
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import uvicorn

from thirdhalf.server.app import make_app
from thirdhalf.server.caring.rubbish import look_rarely
from thirdhalf.server.keeping.places import held
from thirdhalf.server.limits import LARGEST_MESSAGE, LOOPBACK, Allowance, is_loopback, networks
from thirdhalf.server.logs import write_to_stderr
from thirdhalf.server.web.guard import Guard
from thirdhalf.server.web.play import PlaySocket
from thirdhalf.server.web.sockets import MOST_SOCKETS, Door, PatientProtocol, Sockets, protocol_with

LAST_SECONDS = 5
DESCRIPTORS = 16_384
ACCEPTED_AT_ONCE = 4
WAITING = 2048
"""How many of those who come are let in before those who are there have their turn, and how many wait for that."""


class Server(uvicorn.Server):
    """Says when it is ready, and where."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self._ready = ready

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop cleanly when told to, and count that as success."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            for listening in self.servers[0].sockets:
                with listening.dup() as same:
                    same.listen(WAITING)
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            self._ready(f"http://{shown}:{port}/")


def configured(app: Guard, host: str, port: int, proxies: tuple[str, ...] = ()) -> uvicorn.Config:
    """How the application is run: no header tells with what, nothing larger than a message is read, nobody is waited
    for too long.
    """
    return uvicorn.Config(
        app,
        http=protocol_with(Sockets(app.addresses, most_sockets(), networks(proxies))),
        ws=PlaySocket,
        backlog=ACCEPTED_AT_ONCE,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=False,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=LAST_SECONDS,
        h11_max_incomplete_event_size=LARGEST_MESSAGE,
    )


def most_sockets() -> int:
    """How many HTTP sockets there may be, so that files and WebSockets have descriptors left; more are asked for first,
    where the system gives them.
    """
    try:
        import resource
    except ImportError:
        return MOST_SOCKETS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return MOST_SOCKETS if soft == resource.RLIM_INFINITY else min(MOST_SOCKETS, soft // 4)


def listen(host: str, port: int, sockets: Sockets | None = None) -> socket.socket:
    """Where connections come in; theirs is what is set here."""
    made = socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening = Door(made.family, made.type, made.proto, made.detach())
    listening.sockets = sockets
    if sockets is not None:
        sockets.at_the_door = True
    # Whatever is written goes out at once: else the second part of an answer waits 40 ms for news of the first.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def run_server(
    host: str,
    port: int,
    folder: Path,
    allowed: tuple[str, ...],
    delay: float,
    content: Path | None,
    verbose: bool,
    allowance: Allowance,
    coaches: int,
    ready: Callable[[str], None],
    database: str | None = None,
) -> int:
    """Serve until interrupted. On a loopback address only its own names are answered, so that no page of another site
    reaches it by a name that leads here; elsewhere all are, unless some are named. `allowance` is what visitors
    may have; coaches that look ahead have so many processes.
    """
    write_to_stderr(logging.INFO if verbose else logging.WARNING)
    hosts = (*LOOPBACK, host, *allowed) if is_loopback(host) else allowed
    # Whatever is wrong with the folder, the file or the port is told before anything is started.
    with held(folder, database) as say:

        def started(address: str) -> None:
            say(address)
            ready(address)

        app = make_app(folder, hosts, delay, content, allowance=allowance, coaches=coaches, database=database)
        config = configured(app, host, port, allowance.proxies)
        server = Server(config, started)
        look_rarely()
        assert isinstance(config.http, type)
        assert issubclass(config.http, PatientProtocol)
        with listen(host, port, config.http.sockets) as listening:
            server.run([listening])
    return 0 if server.started else 1
