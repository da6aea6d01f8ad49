"""Crowds: too many matches, spectators, sockets and visitors behind one proxy. Whoever plays goes on playing."""

import contextlib
import io
import json
import logging
import socket
import time
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.sync.client import connect

from tests.server.harness import Client, Running, ask, create, running
from thirdhalf.server import limits, lobby
from thirdhalf.server.limits import SEATED, UNGREETED, WATCHING, Addresses, Allowance, is_loopback, networks, visitor
from thirdhalf.server.logs import Lines, Sparing, failures
from thirdhalf.server.protocol import PROTOCOL
from thirdhalf.server.web import sockets


def test_where_too_many_matches_are_loaded_one_that_nobody_uses_makes_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "MOST_ROOMS", 3)
    with running(tmp_path) as server, contextlib.ExitStack() as held:
        playing = create(server.url, "mine", "mine", exercise=1, attacker="home")
        home = held.enter_context(Client(server.url, playing["home"]))
        home.until_asked()
        for _ in range(6):
            other = create(server.url, "mine", "mine", exercise=1)
            with Client(server.url, other["home"]) as visiting:
                visiting.until(lambda told: told["type"] == "snapshot")
        assert home.step("club")["type"] == "accepted"


def test_who_has_a_seat_goes_before_those_who_watch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MOST_ROOMS", 1)
    with running(tmp_path) as server:
        watched, played = (create(server.url, "mine", "mine", exercise=1) for _ in range(2))
        with Client(server.url, watched["public"]) as watcher:
            watcher.until(lambda told: told["type"] == "snapshot")
            with Client(server.url, played["public"]) as turned_away:
                assert turned_away.hear()["code"] == "busy"
            with Client(server.url, played["home"]) as home:
                home.until(lambda told: told["type"] == "snapshot")
                assert watcher.until(lambda told: told["type"] == "problem")["code"] == "again"
                with Client(server.url, watched["home"]) as late:
                    assert late.hear()["code"] == "busy"


def test_a_crowd_of_spectators_leaves_the_coaches_their_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_HELD", (500, 2000, 2))
    with running(tmp_path) as server, contextlib.ExitStack() as held:
        match = create(server.url, "mine", "mine", exercise=1)
        for _ in range(2):
            held.enter_context(Client(server.url, match["public"])).until(lambda told: told["type"] == "snapshot")
        assert held.enter_context(Client(server.url, match["public"])).hear()["code"] == "busy"
        held.enter_context(Client(server.url, match["home"])).until(lambda told: told["type"] == "snapshot")


def test_a_ticket_is_counted_once_whatever_becomes_of_it() -> None:
    addresses = Addresses(Allowance())
    ticket = addresses.connect("a")
    assert ticket is not None
    assert addresses.held[UNGREETED] == 1
    assert ticket.admit("public")
    assert (addresses.held[UNGREETED], addresses.held[WATCHING], addresses.held[SEATED]) == (0, 1, 0)
    ticket.end()
    assert not any(addresses.held)
    assert not addresses.connections


def test_many_spectators_hear_of_each_other_once_in_a_while(server: Running) -> None:
    match = create(server.url, "mine", "mine", exercise=1)
    with contextlib.ExitStack() as held:
        first = held.enter_context(Client(server.url, match["home"]))
        crowd = 40
        for _ in range(crowd):
            held.enter_context(Client(server.url, match["public"])).until(lambda told: told["type"] == "snapshot")
        first.until(lambda told: told["type"] == "present" and told["watching"] == crowd)
        heard = [json.loads(text) for text in first.heard]
        assert sum(told["type"] == "present" for told in heard) < crowd


def test_a_connection_too_many_is_told_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CONNECTIONS_OF_AN_ADDRESS", 1)
    with running(tmp_path) as server:
        match = create(server.url, "mine", "mine", exercise=1)
        with Client(server.url, match["home"]) as home:
            home.until(lambda told: told["type"] == "snapshot")
            with connect(server.url.replace("http", "ws", 1) + "api/play") as one_more:
                assert json.loads(one_more.recv(5)) == {
                    "type": "problem",
                    "code": "too many",
                    "why": "too many connections; close some, or wait a little",
                }


PROXIES = networks(["10.0.0.0/8", "::1"])


@pytest.mark.parametrize(
    ("host", "forwarded", "who"),
    [
        ("192.0.2.7", "", "192.0.2.7"),
        ("192.0.2.7", "203.0.113.9", "192.0.2.7"),  # no proxy of ours: anybody can write that
        ("10.1.2.3", "203.0.113.9", "203.0.113.9"),
        ("10.1.2.3", "198.51.100.1, 203.0.113.9", "203.0.113.9"),  # the first is what the visitor sent
        ("10.1.2.3", "203.0.113.9, 10.9.9.9", "203.0.113.9"),
        ("10.1.2.3", "nonsense", "10.1.2.3"),
        ("10.1.2.3", "", "10.1.2.3"),
        ("::1", "203.0.113.9:4711", "203.0.113.9"),
        ("::1", "[2001:db8:1:2::9]:4711", "2001:db8:1:2::"),
        ("2001:db8:1:2:3:4:5:6", "", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "", "192.0.2.7"),
        ("", "", ""),
    ],
)
def test_a_visitor_is_an_address_or_a_household(host: str, forwarded: str, who: str) -> None:
    assert visitor(host, forwarded, PROXIES) == who


def test_behind_a_trusted_proxy_each_visitor_has_an_allowance(tmp_path: Path) -> None:
    with running(tmp_path, rate=1.0, proxies=("127.0.0.1",)) as server:

        def asked(visitor: str) -> int:
            return ask(server.url, "api/mine", {"tokens": []}, {"X-Forwarded-For": visitor}).status

        first = [asked("203.0.113.1") for _ in range(40)]
        assert first[0] == 200
        assert first[-1] == 429
        assert asked("203.0.113.2") == 200


def test_an_address_creates_so_many_matches_and_no_more(tmp_path: Path) -> None:
    with running(tmp_path, rate=3.0) as server:
        seat = {"kind": "mine", "name": "A"}
        body = {"game": "takkure", "setup": {"exercise": 1}, "home": seat, "away": seat}
        answers = [ask(server.url, "api/matches", body) for _ in range(4)]
        assert [answer.status for answer in answers] == [201, 201, 201, 429]
        assert answers[-1].json["code"] == "too many"


def opened(server: Running) -> socket.socket:
    """A socket that says nothing."""
    where = urlsplit(server.url)
    return socket.create_connection((where.hostname or "", where.port or 0), timeout=10)


def closed(one: socket.socket) -> bool:
    """Whether the server has hung up."""
    try:
        return one.recv(1000) == b""
    except ConnectionResetError:
        return True


@pytest.mark.parametrize("said", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "])
def test_who_does_not_come_to_the_end_of_its_headers_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(sockets, "HEADER_SECONDS", 0.2)
    with running(tmp_path) as server, opened(server) as slow:
        slow.sendall(said)
        assert closed(slow)
        # Neither a connection that has got what it asked for nor a match is cut off.
        match = create(server.url, "mine", "mine", exercise=1, attacker="home")
        with Client(server.url, match["home"]) as home:
            home.until_asked()
            time.sleep(0.5)
            assert home.step("club")["type"] == "accepted"


def test_who_does_not_read_its_answers_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "UNREAD_SECONDS", 0.2)
    with running(tmp_path) as server, opened(server) as lazy:
        length = len(ask(server.url, "words/en.ftl").body)
        many = 400
        lazy.sendall(b"GET /words/en.ftl HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * many)
        time.sleep(1.0)
        read = 0
        with contextlib.suppress(ConnectionResetError):
            while part := lazy.recv(1_000_000):
                read += len(part)
        assert read < many * length / 2


def test_who_hangs_up_amid_an_upload_leaves_no_trace(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        before = failures()
        for _ in range(3):
            with opened(server) as one:
                one.sendall(b"POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n{")
                time.sleep(0.1)
        for _ in range(3):
            assert ask(server.url, "api/about").status == 200
            time.sleep(0.1)
        assert failures() == before


def test_where_too_many_sockets_are_open_the_oldest_that_asks_for_nothing_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "SOCKETS_OF_AN_ADDRESS", 1000)
    monkeypatch.setattr(sockets, "HEADER_SECONDS", 1000.0)
    with running(tmp_path) as server, contextlib.ExitStack() as held:
        protocol = server.sockets
        monkeypatch.setattr(protocol, "_most", 5)
        idle = [held.enter_context(opened(server)) for _ in range(5)]
        deadline = time.monotonic() + 10
        while len(protocol) < 5 and time.monotonic() < deadline:
            time.sleep(0.01)
        assert ask(server.url, "api/about").status == 200
        assert closed(idle[0])


def test_an_address_holds_so_many_sockets_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "SOCKETS_OF_AN_ADDRESS", 3)
    monkeypatch.setattr(sockets, "HEADER_SECONDS", 1000.0)
    with running(tmp_path) as server, contextlib.ExitStack() as held:
        for _ in range(3):
            held.enter_context(opened(server))
        with opened(server) as one_more:
            assert closed(one_more)


def test_a_websocket_is_no_http_socket_any_more(tmp_path: Path) -> None:
    with running(tmp_path) as server, connect(server.url.replace("http", "ws", 1) + "api/play") as play:
        play.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": "x" * 32}))
        play.recv(5)
        assert len(server.sockets) == 0


def test_the_log_is_spared_whatever_happens() -> None:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(Lines())
    handler.addFilter(Sparing(1000.0, 3.0))
    logger = logging.getLogger("thirdhalf.test.sparing")
    logger.propagate = False
    logger.addHandler(handler)
    for _ in range(100):
        logger.error("again")
    assert 3 <= len(written.getvalue().splitlines()) < 60
    time.sleep(0.01)
    logger.error("at last")
    last = json.loads(written.getvalue().splitlines()[-1])
    assert last["event"] == "at last"
    assert (
        sum(json.loads(line).get("left_out", 0) for line in written.getvalue().splitlines())
        + len(written.getvalue().splitlines())
        == 101
    )


@pytest.mark.parametrize(
    ("host", "local"), [("127.0.0.2", True), ("::1", True), ("localhost", True), ("0.0.0.0", False)]
)
def test_every_loopback_address_is_this_machine_alone(host: str, local: bool) -> None:
    assert is_loopback(host) is local
