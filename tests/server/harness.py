"""A server on a free port of the loopback address, and clients that keep what they are told."""

import asyncio
import contextlib
import json
import secrets
import ssl
import threading
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Self

from websockets.sync.client import ClientConnection, connect

from thirdhalf.server.app import make_app
from thirdhalf.server.clock.hours import MACHINE, Handle, Hours
from thirdhalf.server.limits import LOOPBACK, USUAL, Allowance, Unheard
from thirdhalf.server.protocol import PROTOCOL
from thirdhalf.server.run import Server, configured
from thirdhalf.server.web.sockets import PatientProtocol, Sockets

PATIENCE = 20
Told = dict[str, Any]
GAMES: dict[str, Told] = {"takkure": {"exercise": 1}, "dreadball": {"first": "home", "rushes": 2}}
"""A short match of each game in which home is asked first: what is the server's is tested with all of them."""


class Running:
    """A server in a thread of this process."""

    def __init__(
        self,
        folder: Path,
        delay: float,
        rate: float | None,
        coaches: int,
        content: Path | None = None,
        proxies: tuple[str, ...] = (),
        hours: Hours = MACHINE,
    ) -> None:
        self.url = ""
        self.folder = folder
        self._ready = threading.Event()
        allowance = USUAL._replace(proxies=proxies) if rate is None else Allowance(rate, rate, int(rate), proxies)
        app = make_app(folder, LOOPBACK, delay, content, allowance=allowance, coaches=coaches, hours=hours)
        if rate is not None:
            # Nobody has to wait for having been rude before: all have one address.
            app.addresses.unheard = Unheard(1e9)
        config = configured(app, "127.0.0.1", 0, proxies)
        assert isinstance(config.http, type)
        assert issubclass(config.http, PatientProtocol)
        self.sockets: Sockets = config.http.sockets
        self._server = Server(config, self._set_ready)
        self._thread = threading.Thread(target=lambda: asyncio.run(self._server.serve()), daemon=True)
        # A thread cannot catch signals.
        self._server.capture_signals = contextlib.nullcontext  # type: ignore[method-assign, assignment]
        self._thread.start()
        assert self._ready.wait(PATIENCE)

    def _set_ready(self, url: str) -> None:
        self.url = url
        self._ready.set()

    def stop(self) -> None:
        """Shut down cleanly."""
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()


@contextlib.contextmanager
def running(
    folder: Path,
    delay: float = 0.0,
    rate: float | None = 10_000.0,
    coaches: int = 0,
    content: Path | None = None,
    proxies: tuple[str, ...] = (),
    hours: Hours = MACHINE,
) -> Iterator[Running]:
    """A server for the length of a block. Tests are in a hurry: without a rate they have people's. Coaches think on
    threads unless they have processes.
    """
    server = Running(folder, delay, rate, coaches, content, proxies, hours)
    try:
        yield server
    finally:
        server.stop()


class Moved(Hours):
    """A time that a test moves on; what is due then is done in the server's thread."""

    def __init__(self) -> None:
        self._now = 1000.0
        self._due: list[tuple[float, Callable[[], None], asyncio.AbstractEventLoop, Waiting]] = []

    def now(self) -> float:
        return self._now

    def date(self) -> float:
        return 1_000_000.0 + self._now

    def later(self, seconds: float, work: Callable[[], None]) -> Handle:
        handle = Waiting()
        self._due.append((self._now + seconds, work, asyncio.get_running_loop(), handle))
        return handle

    def advance(self, seconds: float) -> None:
        """Let so much time pass."""
        self._now += seconds
        due = [each for each in self._due if each[0] <= self._now]
        self._due = [each for each in self._due if each[0] > self._now]
        for _, work, loop, handle in due:
            if not handle.cancelled and not loop.is_closed():
                loop.call_soon_threadsafe(work)


class Waiting:
    """Something that is to happen at a moved time."""

    cancelled = False

    def cancel(self) -> None:
        """It is not to happen any more."""
        self.cancelled = True


class Answered:
    """An answer to a request."""

    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def json(self) -> Told:
        """The body's content."""
        told: Told = json.loads(self.body)
        return told


def ask(
    url: str, path: str, body: object = None, headers: dict[str, str] | None = None, method: str | None = None
) -> Answered:
    """Make a request; bytes go as they are, anything else as JSON."""
    data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
    request = urllib.request.Request(url + path.lstrip("/"), data, headers or {}, method=method)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return Answered(answer.status, {k.lower(): v for k, v in answer.headers.items()}, answer.read())
    except urllib.error.HTTPError as error:
        with error:
            return Answered(error.code, {k.lower(): v for k, v in error.headers.items()}, error.read())


def create(
    url: str,
    home_seat: str,
    away_seat: str,
    pace: int = 0,
    game: str = "takkure",
    clock: Any = None,
    hands: int = 0,
    **setup: str | int,
) -> Told:
    """A new match: a seat is `mine`, `invite`, or the name of a computer's coach. Tokens and invitations by role."""

    def wish(kind: str, name: str) -> Told:
        if kind in ("mine", "invite"):
            return {"kind": kind, "name": name}
        return {"kind": "computer", "name": name, "coach": kind}

    if game == "takkure":
        # 0.03: in a closed match nobody advises.
        setup.setdefault("measuring", "open")
    seats = {"home": wish(home_seat, "Ada"), "away": wish(away_seat, "Bo")}
    body = {"game": game, "setup": setup, "pace": pace, **seats, **({"clock": clock} if clock else {}), "hands": hands}
    answer = ask(url, "api/matches", body)
    assert answer.status == 201, answer.body
    created = answer.json
    found: Told = {grant["role"]: grant["token"] or grant["invite"] for grant in created["grants"]}
    found["match"] = created["info"]["match"]
    found["info"] = created["info"]
    return found


class Client:
    """One connection, with the state rebuilt from what it was told, and everything it was told as text."""

    def __init__(
        self,
        url: str,
        token: str,
        before: "Client | None" = None,
        nonce: object = "",
        trust: ssl.SSLContext | None = None,
    ) -> None:
        self._held = contextlib.ExitStack()
        self.socket: ClientConnection = self._held.enter_context(
            connect(
                url.replace("http", "ws", 1) + "api/play",
                compression=None,
                max_size=None,
                open_timeout=PATIENCE,
                # Who has not read everything would wait for the end of it.
                close_timeout=0.2,
                ssl=trust,
            )
        )
        self.heard: list[str] = []
        # A client that comes back knows what it knew.
        self.state: Told = before.state if before else {}
        self.number: int = before.number if before else -1
        self.turn: int = before.turn if before else 0
        self.events: list[Told] = before.events if before else []
        self.asked: Told | None = None
        self.question: Told | None = None
        self.undo = False
        self.outcome: Told | None = None
        self.again: list[str] = []
        self.stream: str = before.stream if before else ""
        self.role = ""
        self.snapshots = 0
        self._ids = 0
        self._prefix = secrets.token_hex(4)
        known = {"stream": self.stream, "after": self.number, "nonce": nonce}
        self.send({"type": "hello", "protocol": PROTOCOL, "token": token, **known})

    def send(self, message: object) -> None:
        """Send a message as it is."""
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hear_or_not(self, seconds: float) -> None:
        """The next message, if one comes that soon."""
        with contextlib.suppress(TimeoutError):
            self.hear(seconds)

    def hear(self, patience: float = PATIENCE) -> Told:
        """The next message, taken in."""
        text = self.socket.recv(patience)
        assert isinstance(text, str)
        self.heard.append(text)
        told: Told = json.loads(text)
        self._take_in(told)
        return told

    def _take_in(self, told: Told) -> None:
        kind = told["type"]
        if kind == "welcome":
            self.stream = told["stream"]
            self.role = told["role"]
        elif kind in ("snapshot", "update", "going on"):
            if kind == "snapshot":
                self.state = told["state"]
                self.events = [{}] * told["first_event"]
                self.snapshots += 1
            else:
                assert told["number"] == self.number + 1, "a message is missing"
            self.number = told["number"]
            if kind == "going on":
                self.asked, self.question, self.undo = {"seat": "nobody", "topic": ""}, None, False
                return
            for change in told.get("changes", ()):
                put(self.state, change["path"], change["value"])
            assert told["first_event"] == len(self.events)
            self.events += told["events"]
            self.turn, self.asked, self.question = told["turn"], told["asked"], told["question"]
            self.undo, self.outcome, self.again = told["undo"], told["outcome"], told["again"]

    def until(self, wanted: Callable[[Told], bool]) -> Told:
        """Hear until such a message comes."""
        while True:
            told = self.hear()
            if wanted(told):
                return told

    def until_asked(self) -> bool:
        """Hear until this seat is asked (True) or the match is over (False)."""
        while self.question is None and self.outcome is None:
            self.hear()
        return self.outcome is None

    def request(self, type: str, **fields: object) -> Told:
        """Ask something and hear the answer to it."""
        self._ids += 1
        id = str(fields.pop("id", f"{self._prefix}-{self._ids}"))
        self.send({"type": type, "id": id, **fields})
        return self.until(lambda told: told.get("id") == id)

    def choose(self, choice: list[int], **fields: object) -> Told:
        """Answer the question; what is known of it is forgotten if that was accepted."""
        turn = fields.pop("turn", self.turn)
        before = self.number
        answer = self.request("choose", turn=turn, choice=choice, **fields)
        if answer["type"] == "accepted" and self.number == before and turn == self.turn:
            self.question = None
        return answer

    def play_a_decision(self, coach: str = "random") -> Told:
        """Let the server's coach suggest an answer, and give it."""
        suggested = self.request("suggest", turn=self.turn, coach=coach)
        assert suggested["type"] == "suggested", suggested
        return self.choose(suggested["choice"])

    def step(self, coach: str = "random") -> Told:
        """Let the server's coach answer."""
        before = self.number
        answer = self.request("step", turn=self.turn, coach=coach)
        if answer["type"] == "accepted" and self.number == before:
            self.question = None
        return answer

    def may_undo(self) -> bool:
        """Whether it was told that it may take its last choice back."""
        return self.undo

    def close(self) -> None:
        """Hang up."""
        self._held.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def put(state: Any, path: list[Any], value: Any) -> None:
    """Apply a change to the state: all that a client needs to know of it."""
    for key in path[:-1]:
        state = state[key]
    state[path[-1]] = value
