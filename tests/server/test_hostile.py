"""A hostile client changes nothing it may not, learns nothing hidden, and does not stop others."""

import contextlib
import json
import random
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import GAMES, PATIENCE, Client, Running, Told, ask, create, running
from tests.server.test_secrets import check_cards, check_questions
from thirdhalf.server import limits
from thirdhalf.server.limits import LARGEST_MESSAGE, MESSAGES_A_SECOND, MESSAGES_AT_ONCE
from thirdhalf.server.protocol import PROTOCOL

LATEST = 3.0
"""Seconds within which others are answered, whatever somebody does. Alone it takes a few milliseconds."""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the limits people have, but for connecting, and for an address that was rude (test_rude.py): all
    who come here share one.
    """
    folder: Path = tmp_path_factory.mktemp("strict")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(limits, "CONNECTING", 1.0)
        patch.setattr(limits, "UNHEARD", 0.0)
        with running(folder, 0.0, None) as one:
            yield one


class Bystander:
    """Somebody who plays a match meanwhile and notes how long answers take."""

    def __init__(self, server: Running) -> None:
        self.match = create(server.url, "mine", "random", exercise=6)
        self.client = Client(server.url, self.match["home"])
        self.longest = 0.0
        self.decisions = 0
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._play)
        self._thread.start()

    def _play(self) -> None:
        while not self._done.is_set() and self.client.until_asked():
            began = time.monotonic()
            assert self.client.step()["type"] == "accepted"
            self.longest = max(self.longest, time.monotonic() - began)
            self.decisions += 1

    def stop(self) -> None:
        """Leave, and see that all was well."""
        self._done.set()
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        self.client.close()
        assert self.decisions > 0
        assert self.longest < LATEST


@contextlib.contextmanager
def bystander(server: Running) -> Iterator[Bystander]:
    """Somebody who plays while the block goes on."""
    other = Bystander(server)
    try:
        yield other
    finally:
        other.stop()


def position(server: Running, match: Told) -> tuple[object, ...]:
    """What the seats of a match see now."""
    seen: list[object] = []
    for role in ("home", "away"):
        if role not in match:
            continue
        with Client(server.url, match[role]) as client:
            client.until(lambda told: told["type"] == "snapshot")
            seen += [client.state, client.question, client.turn, client.asked]
    return tuple(seen)


@pytest.mark.parametrize("game", GAMES)
def test_random_bytes_and_texts_are_shrugged_off(strict: Running, game: str) -> None:
    match = create(strict.url, "mine", "mine", game=game, **GAMES[game])
    before = position(strict, match)
    chance = random.Random(1)
    with bystander(strict):
        for kind in ("bytes", "text", "json"):
            with Client(strict.url, match["home"]) as client:
                client.until(lambda told: told["type"] == "snapshot")
                with contextlib.suppress(ConnectionClosed):
                    for _ in range(40):
                        noise = chance.randbytes(chance.randrange(200))
                        if kind == "bytes":
                            client.send(noise)
                        elif kind == "text":
                            client.send(noise.decode("latin-1"))
                        else:
                            client.send(json.dumps({"type": "choose", noise.hex(): [noise.hex()] * 3}))
                    client.until(lambda told: told["type"] == "problem" and told["why"].startswith("too many"))
                    client.hear()
        where = urlsplit(strict.url)
        for _ in range(20):
            with socket.create_connection((where.hostname, where.port), PATIENCE) as raw:
                raw.sendall(chance.randbytes(300))
        with Client(strict.url, "x" * 200) as client:
            assert client.hear()["code"] == "malformed"
        with Client(strict.url, "a-token-nobody-has") as client:
            assert client.hear()["code"] == "no seat"
    assert position(strict, match) == before


@pytest.mark.parametrize("game", GAMES)
def test_nobody_decides_out_of_turn_or_for_another(strict: Running, game: str) -> None:
    match = create(strict.url, "mine", "mine", game=game, **GAMES[game])
    with (
        Client(strict.url, match["home"]) as home,
        Client(strict.url, match["away"]) as away,
        Client(strict.url, match["public"]) as public,
    ):
        home.until_asked()
        assert home.question is not None
        options = [option["choice"] for option in home.question["options"]]
        before = position(strict, match)
        for turn in range(3):
            for choice in ([options[0]], [options[1]], [], [0, 0], [2**31 - 1]):
                for request in ("choose", "judge"):
                    assert away.request(request, turn=turn, choice=choice)["code"] == "not asked"
                    assert public.request(request, turn=turn, choice=choice)["code"] == "not allowed"
            assert away.request("suggest", turn=turn, coach="random")["code"] == "not asked"
            assert away.request("step", turn=turn, coach="random")["code"] == "not asked"
            assert away.request("undo", turn=turn)["code"] in ("no undo", "stale")
            assert public.request("undo", turn=turn)["code"] == "not allowed"
            assert away.request("pace", milliseconds=0, running=True)["code"] == "not allowed"
        for choice in ([2], [-1], [], [1, 1], [2**31], [-(2**31)]):
            assert home.choose(choice)["code"] == "illegal"
        for turn in (1, 2, 2**31):
            assert home.choose([1], turn=turn)["code"] == "stale"
        assert position(strict, match) == before


@pytest.mark.parametrize("game", GAMES)
def test_replayed_and_reordered_messages_do_nothing(strict: Running, game: str) -> None:
    match = create(strict.url, "mine", "random", game=game, **GAMES[game])
    sent: list[Told] = []
    with Client(strict.url, match["home"]) as client:
        for i in range(10):
            if not client.until_asked():
                break
            choice = client.request("suggest", turn=client.turn, coach="random")["choice"]
            sent.append({"id": f"mine {i}", "turn": client.turn, "choice": choice})
            assert client.choose(choice, id=f"mine {i}", turn=client.turn)["type"] == "accepted"
        client.until_asked()
        before = position(strict, match)
    chance = random.Random(2)
    with Client(strict.url, match["home"]) as client:
        client.until(lambda told: told["type"] == "snapshot")
        for _ in range(30):
            again = dict(chance.choice(sent))
            assert client.request("choose", **again)["type"] == "accepted"
            again["id"] = f"other {chance.random()}"
            assert client.request("choose", **again)["type"] == "refused"
    assert position(strict, match) == before


def test_another_seats_messages_are_worth_nothing(strict: Running) -> None:
    """Who has overheard a coach's messages, word for word, can do nothing with them on another seat."""
    match = create(strict.url, "mine", "mine", exercise=1)
    with Client(strict.url, match["home"]) as home, Client(strict.url, match["away"]) as away:
        home.until_asked()
        overheard: Told = {
            "id": "home's",
            "turn": home.turn,
            "choice": home.request("suggest", turn=home.turn, coach="random")["choice"],
        }
        before = position(strict, match)
        assert away.request("choose", **overheard)["type"] == "refused"
        assert position(strict, match) == before
        # That the other seat has used the id up must not keep the coach from being heard, nor from being heard once.
        assert home.request("choose", **overheard)["type"] == "accepted"
        after = position(strict, match)
        assert after != before
        assert home.request("choose", **overheard)["type"] == "accepted"
        assert away.request("choose", **overheard)["type"] == "refused"
        assert position(strict, match) == after


def test_a_thousand_messages_a_second_slow_down_only_who_sends_them(strict: Running) -> None:
    match = create(strict.url, "mine", "mine", exercise=1)
    with bystander(strict) as other, Client(strict.url, match["home"]) as client:
        client.until_asked()
        message = json.dumps({"type": "judge", "id": "x", "turn": client.turn, "choice": [1]})
        answered = 0
        began = time.monotonic()

        def read() -> None:
            nonlocal answered
            with contextlib.suppress(ConnectionClosed, TimeoutError, EOFError):
                while True:
                    client.socket.recv(1.0)
                    answered += 1

        reader = threading.Thread(target=read)
        reader.start()
        with contextlib.suppress(ConnectionClosed):
            for _ in range(2000):
                client.send(message)
        time.sleep(max(0.0, 2.0 - (time.monotonic() - began)))
        spent = time.monotonic() - began
        client.close()
        reader.join(PATIENCE)
        assert answered <= MESSAGES_AT_ONCE + MESSAGES_A_SECOND * (spent + 1) + 10
        assert other.decisions > 5


def test_who_never_reads_is_left_behind(strict: Running) -> None:
    match = create(strict.url, "random", "random", exercise=6)
    where = urlsplit(strict.url)
    with bystander(strict), Client(strict.url, match["public"]) as reads:
        deaf = socket.create_connection((where.hostname, where.port), PATIENCE)
        with deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            handshake = (
                f"GET /api/play HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
            )
            deaf.sendall(handshake.encode())
            hello = json.dumps({"type": "hello", "protocol": PROTOCOL, "token": match["public"]}).encode()
            deaf.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
            while reads.outcome is None:
                reads.hear()


def huge_message(server: Running, match: Told) -> None:
    """A message past the limit closes the connection."""
    with Client(server.url, match["home"]) as client:
        client.until(lambda told: told["type"] == "snapshot")
        with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012  # it may close while sending or while hearing
            client.send("x" * (LARGEST_MESSAGE + 1))
            while True:
                client.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def huge_body(server: Running, match: Told) -> None:
    """A body past the limit is refused, whether its size is announced or not."""
    assert ask(server.url, "api/matches", b"x" * 20_000).status == 413
    assert ask(server.url, "api/mine", b"[" * 16_000).status == 400
    where = urlsplit(server.url)
    for body in (b"Content-Length: 99999999999\r\n\r\n", b"Transfer-Encoding: chunked\r\n\r\n" + b"4000\r\n" * 1):
        with socket.create_connection((where.hostname, where.port), PATIENCE) as raw:
            raw.settimeout(PATIENCE)
            raw.sendall(b"POST /api/join HTTP/1.1\r\nHost: " + where.netloc.encode() + b"\r\n" + body)
            with contextlib.suppress(OSError):
                raw.sendall(b"x" * 0x4000 + b"\r\n4000\r\n" + b"x" * 0x4000 + b"\r\n0\r\n\r\n")
            assert b" 413 " in raw.recv(1000)
    with socket.create_connection((where.hostname, where.port), PATIENCE) as raw:
        raw.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nCookie: " + b"x" * 200_000)
        with contextlib.suppress(OSError):
            assert b" 400 " in raw.recv(1000)


@pytest.mark.parametrize("attack", [huge_message, huge_body])
def test_what_is_too_large_is_not_read(strict: Running, attack: Callable[[Running, Told], None]) -> None:
    match = create(strict.url, "mine", "mine", exercise=1)
    before = position(strict, match)
    with bystander(strict):
        attack(strict, match)
    assert position(strict, match) == before


def test_a_hostile_seat_learns_nothing_hidden(strict: Running) -> None:
    """Away asks for everything it can think of all the time, while home plays."""
    match = create(strict.url, "mine", "mine", exercise=6)
    chance = random.Random(3)
    with Client(strict.url, match["home"]) as home, Client(strict.url, match["away"]) as away:
        done = threading.Event()

        def play() -> None:
            with contextlib.suppress(ConnectionClosed):
                while not done.is_set() and home.until_asked():
                    home.step()

        player = threading.Thread(target=play)
        player.start()
        refusals: set[str] = set()
        for _ in range(60):
            if away.question is not None:
                away.step()
                continue
            kind = chance.choice(["choose", "judge", "suggest", "consult", "weigh", "plan", "step", "undo", "history"])
            fields: Told = {"turn": away.turn}
            if kind in ("choose", "judge"):
                fields["choice"] = [chance.randrange(3)]
            elif kind in ("suggest", "plan", "step"):
                fields["coach"] = "random"
            elif kind == "history":
                fields = {"first_event": 0, "count": 500}
            answer = away.request(kind, **fields)
            # A question may come between; what is said of an answer to it is its own matter.
            if answer["type"] == "refused" and kind != "undo" and answer["code"] != "illegal":
                refusals.add(answer["why"]["message"])
        done.set()
        away.close()
        home.close()
        player.join(PATIENCE)
    assert refusals <= {"refusal-not-asked", "refusal-answered-already"}
    check_cards(away, "away")
    check_questions(away, "away")
    for text in away.heard:
        told = json.loads(text)
        if told["type"] == "past":
            drawn = [event for event in told["events"] if event["kind"] == "card drawn"]
            assert not [event for event in drawn if event["values"]["seat"] == "home"]
