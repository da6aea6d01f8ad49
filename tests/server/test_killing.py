"""Processes and PostgreSQL itself are killed amid matches: what was acknowledged is there, once, and in order, and
clocks have taken what was thought and no more.
"""

import asyncio
import contextlib
import random
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from tests.server.harness import PATIENCE, Client, create
from tests.server.postgres import Postgres, postgres
from thirdhalf.kernel.seat import AWAY, HOME
from thirdhalf.server.clock.clock import LAG, Kept
from thirdhalf.server.keeping.clocks import Clocks
from thirdhalf.server.keeping.places import database_at
from thirdhalf.server.keeping.storage import Storage
from thirdhalf.server.room.showing import SEATS

PAIRS = 4
BETWEEN = 16
"""So many matches at once, and so many acknowledged choices from one death to the next."""
BANK = 10_000
LONG = 1.5
"""Every tenth decision takes so many seconds more, which is longer than what is not counted of each."""
FAIR = 1.0
SLOW = 0.5
"""How far clocks may be off in a match, and how long a question may be on its way."""
DEAD = 3.0
"""So many seconds both processes are dead, or PostgreSQL is: no clock may run on meanwhile."""
LOST = (WebSocketException, OSError, TimeoutError, EOFError)


class Servers:
    """Processes on one database, which can be killed and come again, each time at another address."""

    def __init__(self, database: str, folder: Path) -> None:
        self._database = database
        self._folder = folder
        self._processes: list[subprocess.Popen[str]] = []
        self.urls: list[str] = []
        for _ in range(2):
            self._processes.append(self._start())
            self.urls.append(self._address(self._processes[-1]))

    def _start(self) -> "subprocess.Popen[str]":
        command = [sys.executable, "-m", "thirdhalf", "serve", "--port", "0", "--delay", "0", "--coaches", "0"]
        words = ["--database", self._database, "--data", str(self._folder), "--creations", "100000"]
        return subprocess.Popen([*command, *words], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)

    def _address(self, process: "subprocess.Popen[str]") -> str:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Third Half on "), line
        return line.split()[-1]

    def kill(self, numbers: list[int], seconds: float = 0.0) -> None:
        """Kill them without a word, and start others in their place so much later."""
        for number in numbers:
            self._end(number)
        time.sleep(seconds)
        for number in numbers:
            self._processes[number] = self._start()
        for number in numbers:
            self.urls[number] = self._address(self._processes[number])

    def _end(self, number: int) -> None:
        process = self._processes[number]
        process.kill()
        process.wait(PATIENCE)
        assert process.stdout is not None
        process.stdout.close()

    def close(self) -> None:
        """End all."""
        for number in range(len(self._processes)):
            self._end(number)


class Pair:
    """Two people, each at whichever process answers, who come again whenever they are cut off."""

    def __init__(self, servers: Servers, number: int) -> None:
        self._servers = servers
        self._chance = random.Random(number)
        self._done = threading.Event()
        self._pending: tuple[str, str, int, list[int]] | None = None
        # Of each match what was sent, in order, and what was acknowledged.
        self.sent: dict[str, list[str]] = {}
        self.acknowledged: dict[str, list[str]] = {}
        self.refused: list[object] = []
        # Of each match, by seat, the most seconds that its clock may have taken and the least it must: a question is
        # put after the answer before it was sent and before it is seen here; an answer comes after it was sent and
        # before it is heard that it was accepted.
        self.most: dict[str, list[float]] = {}
        self.least: dict[str, list[float]] = {}
        self._asked: tuple[str, str, int, float] | None = None
        self._before = 0.0
        self._sent = 0.0
        # From when to when no process can have known of this pair, and whether it was cut off since it was asked.
        self._gaps: list[tuple[float, float]] = []
        self._cut_off = False
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    @property
    def count(self) -> int:
        """How much was acknowledged."""
        return sum(map(len, self.acknowledged.values()))

    def _run(self) -> None:
        match: dict[str, str] | None = None
        while not self._done.is_set():
            came = False
            try:
                if match is None:
                    self._before = time.monotonic()
                    match = create(self._url(), "mine", "mine", game="dreadball", clock={"bank": BANK, "increment": 0})
                    self.most[match["match"]], self.least[match["match"]] = [0.0, 0.0], [0.0, 0.0]
                    self.sent[match["match"]], self.acknowledged[match["match"]] = [], []
                with contextlib.ExitStack() as held:
                    home = held.enter_context(Client(self._url(), match["home"]))
                    came = True
                    away = held.enter_context(Client(self._url(), match["away"]))
                    if self._play(match["match"], {"home": home, "away": away}):
                        match = None
            except (*LOST, AssertionError):
                self._note_cut_off(came)
                time.sleep(0.2)

    def _url(self) -> str:
        return self._chance.choice(self._servers.urls)

    def _play(self, match: str, clients: dict[str, Client]) -> bool:
        """Answer what is asked; True when the match is over."""
        while not self._done.is_set():
            if self._pending is None:
                for role, client in clients.items():
                    if client.outcome is not None:
                        return True
                    if client.question is None:
                        client.hear_or_not(0.01)
                        continue
                    self._note_asked(match, role, client.turn)
                    if self._chance.random() < 0.1:
                        time.sleep(LONG)
                    option = self._chance.choice(client.question["options"])
                    id = f"{len(self.sent[match])}"
                    self._sent = time.monotonic()
                    self.sent[match].append(id)
                    self._pending = (role, id, client.turn, [option["choice"]])
                    break
                else:
                    continue
            role, id, turn, choice = self._pending
            client = clients[role]
            while client.asked is None and client.outcome is None:
                client.hear()
            answer = client.choose(choice, id=id, turn=turn)
            self._pending = None
            self._note_answered(match, role)
            if answer["type"] == "accepted":
                self.acknowledged[match].append(id)
            else:
                self.refused.append(answer)
        return False

    def _note_cut_off(self, came: bool) -> None:
        """Nobody of this pair is connected from now until it tries again, or longer, if that was in vain."""
        now = time.monotonic()
        self._cut_off = True
        if came or not self._gaps:
            self._gaps.append((now, now + 0.2))
        else:
            self._gaps[-1] = (self._gaps[-1][0], now + 0.2)

    def _note_asked(self, match: str, role: str, turn: int) -> None:
        if self._asked is None or self._asked[:3] != (match, role, turn):
            self._asked = (match, role, turn, time.monotonic())
            self._cut_off = False

    def _note_answered(self, match: str, role: str) -> None:
        assert self._asked is not None
        seat = SEATS.index(role)
        self.most[match][seat] += self._passed()
        if not self._cut_off:
            self.least[match][seat] += max(0.0, self._sent - self._asked[3] - LAG - SLOW)
        self._before = self._sent

    def _passed(self) -> float:
        """How much the clock of whoever is asked may have taken by now."""
        now = time.monotonic()
        gone = sum([max(0.0, min(end, now) - max(begun, self._before)) for begun, end in self._gaps])
        return max(0.0, now - self._before - gone - LAG)

    def stop(self) -> None:
        """Play no more."""
        self._done.set()
        self._thread.join(3 * PATIENCE)
        assert not self._thread.is_alive()

    def close(self) -> None:
        """No process is there any more: what was asked last may have been counted until now, whoever it was."""
        for most in list(self.most.values())[-1:]:
            most[HOME] += self._passed()
            most[AWAY] += self._passed()


@pytest.fixture
def database() -> Iterator[Postgres]:
    """A PostgreSQL that may be stopped."""
    with postgres() as one:
        yield one


@pytest.mark.parametrize("deaths", [4, pytest.param(200, marks=pytest.mark.soak)])
def test_nothing_acknowledged_is_lost_doubled_or_reordered(database: Postgres, tmp_path: Path, deaths: int) -> None:
    address = database.new()
    with contextlib.closing(Servers(address, tmp_path)) as servers:
        pairs = [Pair(servers, number) for number in range(PAIRS)]
        try:
            for death in range(deaths):
                wanted = sum(pair.count for pair in pairs) + BETWEEN
                until = time.monotonic() + 4 * PATIENCE
                while sum(pair.count for pair in pairs) < wanted:
                    assert time.monotonic() < until, "nothing goes on"
                    time.sleep(0.01)
                if death % 4 == 3:
                    database.stop("immediate" if death % 8 == 3 else "fast")
                    time.sleep(DEAD)
                    database.start()
                elif death % 4 == 2:
                    servers.kill([0, 1], DEAD)
                else:
                    servers.kill([death % 2])
        finally:
            for pair in pairs:
                pair.stop()
    for pair in pairs:
        pair.close()
    matches = [match for pair in pairs for match in pair.sent]
    stored, clocks = asyncio.run(stored_ids(address, matches))
    taken_all: list[tuple[float, float, float]] = []
    for pair in pairs:
        for match, sent in pair.sent.items():
            found = stored[match]
            assert len(found) == len(set(found)), "done twice"
            assert [id for id in sent if id in set(found)] == found, "in another order than they were sent"
            assert set(pair.acknowledged[match]) <= set(found), "acknowledged, and not there"
            for seat in (HOME, AWAY):
                taken = BANK - clocks[match].left[seat]
                least, most = pair.least[match][seat] - FAIR, pair.most[match][seat] + FAIR
                taken_all.append((taken, least, most))
                assert least <= taken <= most, (taken, least, most)
    print(f"{sum(pair.count for pair in pairs)} acknowledged; seconds taken, at least, at most:", taken_all)
    assert sum(pair.count for pair in pairs) >= deaths * BETWEEN


async def stored_ids(address: str, matches: list[str]) -> tuple[dict[str, list[str]], dict[str, Kept]]:
    """The names of requests in each log, in its order, and the clocks."""
    storage = Storage(database_at(Path(), address))
    await storage.open()
    found: dict[str, list[str]] = {}
    clocks: dict[str, Kept] = {}
    for match in matches:
        kept = await storage.match(match)
        assert kept is not None
        timed = await Clocks(storage.database).find(match)
        assert timed is not None
        clocks[match] = timed[1]
        found[match] = [entry.id for entry in kept[1] if entry.seat in (HOME, AWAY) and entry.id.isdigit()]
    await storage.close()
    return found, clocks
