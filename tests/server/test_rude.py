"""Who sends what cannot be read, or too much of anything, is turned away before it costs much, and nobody else is."""

import contextlib
import json
import socket
import time
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from tests.server.harness import Client, Running, ask, create, running
from thirdhalf.server.limits import Addresses, Allowance, Unheard, networks
from thirdhalf.server.protocol import PROTOCOL
from thirdhalf.server.run import listen
from thirdhalf.server.web.sockets import Sockets

HELLO = json.dumps({"type": "hello", "protocol": PROTOCOL, "token": "x" * 32})


def play(server: Running) -> str:
    """Where matches are played."""
    return server.url.replace("http", "ws", 1) + "api/play"


def shout(server: Running, visitor: str = "127.0.0.1") -> None:
    """Say what cannot be read, and be cut off."""
    with connect(play(server), additional_headers={"X-Forwarded-For": visitor}) as rude:
        rude.send("{" * 100)
        assert "malformed" in str(rude.recv(5))
        with pytest.raises(ConnectionClosed):
            rude.recv(5)


def test_who_cannot_be_read_is_not_heard_for_a_while_and_longer_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("thirdhalf.server.limits.time.monotonic", lambda: now)
    unheard = Unheard(30.0)
    lengths = []
    for _ in range(7):
        unheard.add("a")
        unheard.add("a")  # what was on its way is not another time
        began = now
        while unheard.has("a"):
            now += 0.5
        lengths.append(now - began)
    assert lengths == [2, 4, 8, 16, 32, 32, 32]
    assert not unheard.has("b")
    now += 400
    unheard.add("a")
    now += 2.5
    assert not unheard.has("a"), "it behaved for a while"


def test_who_asks_too_often_opens_fewer_sockets() -> None:
    often, seldom = Addresses(Allowance()), Addresses(Allowance())
    for _ in range(60):
        often.may_ask("a", 5.0)

    def opened(addresses: Addresses) -> int:
        count = 0
        while addresses.may_open("a"):
            count += 1
        return count

    assert opened(often) < opened(seldom) - 100


def test_a_rude_address_waits_and_those_who_sit_there_do_not(tmp_path: Path) -> None:
    with running(tmp_path, 0.0, None) as server:
        match = create(server.url, "mine", "mine", exercise=1, attacker="home")
        with Client(server.url, match["home"]) as home:
            home.until_asked()
            shout(server)
            with pytest.raises((WebSocketException, OSError)), connect(play(server), open_timeout=5):
                pass
            # Nobody who has a seat loses it.
            assert home.step("club")["type"] == "accepted"
        until = time.monotonic() + 20
        while True:
            with contextlib.suppress(WebSocketException, OSError), connect(play(server)) as again:
                again.send(HELLO)
                assert "no seat" in str(again.recv(5))
                break
            assert time.monotonic() < until
            time.sleep(0.2)


def test_behind_a_proxy_only_the_rude_visitor_waits(tmp_path: Path) -> None:
    with running(tmp_path, 0.0, None, proxies=("127.0.0.1",)) as server:
        shout(server, "203.0.113.1")

        def asked(visitor: str) -> int:
            return ask(server.url, "api/about", headers={"X-Forwarded-For": visitor}).status

        assert asked("203.0.113.1") == 403
        assert asked("203.0.113.2") == 200


def test_thousands_of_pings_are_not_answered(tmp_path: Path) -> None:
    with running(tmp_path) as server, contextlib.suppress(ConnectionClosed, OSError), connect(play(server)) as rude:
        rude.send(HELLO)
        until = time.monotonic() + 20
        while time.monotonic() < until:
            rude.ping()
        pytest.fail("it is still connected")


def test_what_comes_after_the_end_is_not_taken_apart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        where = urlsplit(server.url)
        key = "dGhlIHNhbXBsZSBub25jZQ=="
        with socket.create_connection((where.hostname, where.port), 20) as raw:
            head = (
                "GET /api/play HTTP/1.1",
                f"Host: {where.netloc}",
                "Upgrade: websocket",
                "Connection: Upgrade",
                f"Sec-WebSocket-Key: {key}",
                "Sec-WebSocket-Version: 13",
            )
            raw.sendall("\r\n".join([*head, "", ""]).encode())
            assert b" 101 " in raw.recv(1000)
            rubbish = bytes([0x81, 0xFE, 0x03, 0xE8, 0, 0, 0, 0]) + b"{" * 1000
            # The server hangs up after the first of them, and does not wait for the end.
            with pytest.raises((ConnectionResetError, BrokenPipeError)):  # noqa: PT012  # whenever it notices
                for _ in range(100_000):
                    raw.sendall(rubbish)


def test_a_crowd_is_turned_away_at_the_door() -> None:
    addresses = Addresses(Allowance())
    sockets = Sockets(addresses)
    with contextlib.ExitStack() as held:
        door = held.enter_context(listen("127.0.0.1", 0, sockets))
        door.listen(64)
        door.setblocking(False)
        before = held.enter_context(socket.create_connection(door.getsockname()[:2]))
        held.enter_context(door.accept()[0])
        while addresses.may_open("127.0.0.1"):
            pass
        late = held.enter_context(socket.create_connection(door.getsockname()[:2]))
        with pytest.raises(BlockingIOError):
            door.accept()
        # Hung up on, without a word; whoever was there before stays.
        assert late.recv(10) == b""
        before.setblocking(False)
        with pytest.raises(BlockingIOError):
            before.recv(10)


def test_a_proxy_is_never_turned_away_at_the_door() -> None:
    sockets = Sockets(Addresses(Allowance()), proxies=networks(["127.0.0.1"]))
    assert all(sockets.may_come("127.0.0.1") for _ in range(2000))
    assert not all(sockets.may_come("127.0.0.2") for _ in range(2000))
