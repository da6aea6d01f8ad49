"""Crowds that come to play and go again take a bounded part of the server, and who has a seat goes before them."""

import contextlib
import socket
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.server.harness import Client, Running, Waiting, create, running
from thirdhalf.server.clock.hours import Handle, Hours
from thirdhalf.server.limits import USUAL, Addresses
from thirdhalf.server.web import gate as gates
from thirdhalf.server.web.gate import PAUSE, Gate

STEP = 0.001


class Minutes(Hours):
    """A time that a test moves on, for whoever has no loop."""

    def __init__(self) -> None:
        self.time = 1000.0
        self._due: list[tuple[float, Callable[[], None]]] = []

    def now(self) -> float:
        return self.time

    def later(self, seconds: float, work: Callable[[], None]) -> Handle:
        self._due.append((self.time + seconds, work))
        return Waiting()

    def pass_by(self) -> None:
        """A moment passes."""
        self.time += STEP
        due = [work for at, work in self._due if at <= self.time]
        self._due = [each for each in self._due if each[0] > self.time]
        for work in due:
            work()


class Crowd:
    """Whoever comes to a gate, and who was let in when."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.hours = Minutes()
        monkeypatch.setattr("thirdhalf.server.limits.time.monotonic", self.hours.now)
        self.addresses = Addresses(USUAL)
        self.gate = Gate(self.addresses, self.hours)
        self.came_in: list[tuple[float, str]] = []
        self.turned_away: list[str] = []

    def comes(self, address: str) -> bool:
        """One more; whether nobody is turned away for that."""
        before = len(self.turned_away)
        self.gate.come(address, Somebody(self, address))
        return len(self.turned_away) == before

    def count(self, since: float) -> Counter[str]:
        """How many were let in by address."""
        return Counter(address for at, address in self.came_in if at >= since)


class Somebody:
    """Who comes."""

    def __init__(self, crowd: Crowd, address: str) -> None:
        self._crowd = crowd
        self._address = address

    def come_in(self) -> None:
        self._crowd.came_in.append((self._crowd.hours.time, self._address))

    def stay_out(self) -> None:
        self._crowd.turned_away.append(self._address)


def test_a_crowd_that_comes_again_and_again_is_let_in_at_a_bounded_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    crowd = Crowd(monkeypatch)
    hostile = [f"10.0.0.{number}" for number in range(200)]
    for _ in range(60_000):
        for address in hostile[:7]:
            crowd.comes(address)
        hostile.append(hostile.pop(0))
        crowd.hours.pass_by()
    times = [at for at, _ in crowd.came_in]
    assert all(later - at > PAUSE - STEP for at, later in pairwise(times)), "never many at once"
    # What may come at once is used up by the crowd in the first seconds.
    last = sum(crowd.count(crowd.hours.time - 20).values())
    assert 20 * 40 - 5 <= last <= 20 * 40 + 5
    by_address = crowd.count(crowd.hours.time - 40)
    assert max(by_address.values()) <= min(by_address.values()) + 3, "an address after the other"


def test_nobody_waits_long_where_no_crowd_is(monkeypatch: pytest.MonkeyPatch) -> None:
    crowd = Crowd(monkeypatch)
    assert all(crowd.comes(f"10.0.{number // 250}.{number % 250}") for number in range(400))
    for _ in range(2500):
        crowd.hours.pass_by()
    assert len(crowd.came_in) == 400
    assert crowd.comes("a")
    assert crowd.came_in[-1] == (crowd.hours.time, "a")


def test_who_has_a_seat_comes_in_at_once_whatever_crowd_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    crowd = Crowd(monkeypatch)
    ticket = crowd.addresses.connect("home")
    assert ticket is not None
    assert ticket.admit("home")
    ticket.end()
    watcher = crowd.addresses.connect("watcher")
    assert watcher is not None
    assert watcher.admit("public")
    for number in range(300):
        crowd.comes(f"10.0.0.{number % 250}")
    before = len(crowd.came_in)
    assert crowd.comes("watcher")
    assert crowd.comes("home")
    assert [address for _, address in crowd.came_in[before:]] == ["home"]
    # But no crowd comes by that: so many at once, and then with the others.
    for _ in range(30):
        crowd.comes("home")
    assert crowd.count(0)["home"] == 16


def test_a_newcomer_is_not_behind_all_that_others_send(monkeypatch: pytest.MonkeyPatch) -> None:
    crowd = Crowd(monkeypatch)
    for _ in range(60):
        for number in range(5):
            crowd.comes(f"10.0.0.{number}")
    crowd.comes("new")
    began = crowd.hours.time
    while not crowd.count(0)["new"]:
        crowd.hours.pass_by()
    assert crowd.hours.time - began <= 7 * (PAUSE + STEP)


def test_so_many_wait_and_whoever_leaves_waits_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    crowd = Crowd(monkeypatch)
    monkeypatch.setattr(gates, "CONNECTIONS_OF_AN_ADDRESS", 3)
    monkeypatch.setattr(gates, "MOST_UNGREETED", 5)
    # One is let in at once.
    assert [crowd.comes("a") for _ in range(5)] == [True] * 4 + [False]
    gone = Somebody(crowd, "b")
    crowd.gate.come("b", gone)
    assert crowd.comes("c")
    # Whoever is new has a place before those who have several.
    assert not crowd.comes("d")
    assert crowd.turned_away == ["a", "a"]
    crowd.gate.leave("b", gone)
    crowd.gate.leave("b", gone)
    assert crowd.comes("e")
    for _ in range(100):
        crowd.hours.pass_by()
    assert crowd.count(0) == {"a": 3, "c": 1, "d": 1, "e": 1}
    assert len(crowd.gate) == 0


def upgrading(server: Running) -> socket.socket:
    """A socket that asks to become a WebSocket, and does not listen."""
    where = urlsplit(server.url)
    made = socket.create_connection((where.hostname or "", where.port or 0), 20)
    head = ("GET /api/play HTTP/1.1", f"Host: {where.netloc}", "Upgrade: websocket", "Connection: Upgrade")
    key = ("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13")
    made.sendall("\r\n".join([*head, *key, "", ""]).encode())
    return made


def status(one: socket.socket) -> int:
    """What it is told first."""
    return int(one.recv(1000).split()[1])


def test_who_comes_too_often_waits_and_where_too_many_wait_is_turned_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gates, "CONNECTIONS_OF_AN_ADDRESS", 3)
    # 120 requests at once, ten a second: 24 may come in, and then one in half a second.
    with running(tmp_path, 0.0, 10.0) as server, contextlib.ExitStack() as held:
        answers = [status(held.enter_context(upgrading(server))) for _ in range(20)]
        assert answers == [101] * 20
        crowd = [held.enter_context(upgrading(server)) for _ in range(30)]
        answers = [status(one) for one in crowd]
        assert answers.count(429) >= 10
        # Those who wait come in, however fast all this goes.
        assert answers.count(101) >= 3


def test_who_speaks_before_it_is_let_in_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Addresses, "may_come", lambda *_: False)
    with running(tmp_path) as server:
        with upgrading(server) as one:
            one.settimeout(0.3)
            with pytest.raises(TimeoutError):
                one.recv(1)
            one.settimeout(20)
            one.sendall(b"\x81\x00" * 10)
            with contextlib.suppress(ConnectionResetError):
                assert one.recv(1) == b""
        monkeypatch.setattr(Addresses, "may_come", lambda *_: True)
        match = create(server.url, "mine", "mine", exercise=1, attacker="home")
        with Client(server.url, match["home"]) as home:
            assert home.until_asked()


def test_who_waits_too_long_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thirdhalf.server.web.sockets.HEADER_SECONDS", 0.2)
    monkeypatch.setattr(Addresses, "may_come", lambda *_: False)
    with running(tmp_path) as server, upgrading(server) as one:
        with contextlib.suppress(ConnectionResetError):
            assert one.recv(1) == b""
        assert len(server.sockets.gate) == len(server.sockets) == 0
