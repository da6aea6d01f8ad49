"""Processes and PostgreSQL itself are killed amid matches: what was acknowledged is there, once, and in order, and
clocks have taken what was thought and no more, decision by decision.
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

from tests.server.harness import PATIENCE, create
from tests.server.postgres import Postgres, postgres
from tests.server.thought import NEVER, Spell, Taken, Thought, Timed
from thirdhalf.kernel.seat import AWAY, HOME
from thirdhalf.server.keeping.places import database_at
from thirdhalf.server.keeping.storage import Storage
from thirdhalf.server.room.showing import SEATS

PAIRS = 4
BETWEEN = 16
"""So many matches at once, and so many acknowledged choices from one death to the next."""
LONGEST = 120
"""Choices of a match, so that the time for being disconnected is enough for all deaths amid it."""
BANK = 10_000
LONG = 1.5
"""Every tenth decision takes so many seconds more, which is longer than what is not counted of each."""
FAIR = 1.0
SLOW = 0.5
"""How much less than was thought a clock may take for each time somebody was cut off amid that, and how long a question
or an answer may be on its way.
"""
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
        # When which of them died, by the address it had, and when the database was away.
        self.died: dict[str, float] = {}
        self.stops: list[Spell] = []
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
        if number < len(self.urls):
            self.died[self.urls[number]] = time.monotonic()
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
        # Of each match, by role, what was thought.
        self.thought: dict[str, dict[str, Thought]] = {}
        # When the last answer but one, and the last one, were sent for the first time.
        self._before = 0.0
        self._sent = 0.0
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    @property
    def count(self) -> int:
        """How much was acknowledged."""
        return sum(map(len, self.acknowledged.values()))

    def _run(self) -> None:
        match: dict[str, str] | None = None
        while not self._done.is_set():
            try:
                if match is None:
                    match = create(self._url(), "mine", "mine", game="dreadball", clock={"bank": BANK, "increment": 0})
                    self.sent[match["match"]], self.acknowledged[match["match"]] = [], []
                    self.thought[match["match"]] = {
                        role: Thought(BANK, self._servers.died, self._servers.stops) for role in SEATS
                    }
                    self._before = self._sent = time.monotonic()
                with contextlib.ExitStack() as held:
                    clients: dict[str, Timed] = {role: self._come(held, match, role) for role in SEATS}
                    if self._play(match["match"], clients):
                        match = None
            except (*LOST, AssertionError):
                time.sleep(0.2)

    def _url(self) -> str:
        return self._chance.choice(self._servers.urls)

    def _come(self, held: contextlib.ExitStack, match: dict[str, str], role: str) -> Timed:
        thought, url = self.thought[match["match"]][role], self._url()
        client = held.enter_context(Timed(url, match[role]))
        thought.comes(url)
        held.callback(thought.goes)
        return client

    def _play(self, match: str, clients: dict[str, Timed]) -> bool:
        """Answer what is asked; True when the match is over, or has been long enough."""
        while not self._done.is_set():
            if self._pending is None:
                for role, client in clients.items():
                    if client.outcome is not None:
                        return True
                    if client.question is None:
                        client.hear_or_not(0.01)
                        continue
                    self.thought[match][role].seen()
                    if self._chance.random() < 0.1:
                        time.sleep(LONG)
                    option = self._chance.choice(client.question["options"])
                    id = f"{len(self.sent[match])}"
                    self._before, self._sent = self._sent, time.monotonic()
                    self.thought[match][role].sent()
                    self.sent[match].append(id)
                    self._pending = (role, id, client.turn, [option["choice"]])
                    break
                else:
                    continue
            role, id, turn, choice = self._pending
            client = clients[role]
            while client.asked is None and client.outcome is None:
                client.hear()
            sent = time.monotonic()
            answer = client.choose(choice, id=id, turn=turn)
            self._pending = None
            self.thought[match][role].answered(self._before, sent)
            if answer["type"] == "accepted":
                self.acknowledged[match].append(id)
            else:
                self.refused.append(answer)
            seat = SEATS.index(role)
            if client.outcome is None and client.hears():
                self.thought[match][role].said(client.left[seat], client.away[seat])
            if len(self.sent[match]) >= LONGEST:
                return True
        return False

    def stop(self) -> None:
        """Play no more."""
        self._done.set()
        self._thread.join(3 * PATIENCE)
        assert not self._thread.is_alive()


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
                    servers.stops.append(Spell(time.monotonic(), NEVER))
                    database.stop("immediate" if death % 8 == 3 else "fast")
                    time.sleep(DEAD)
                    database.start()
                    servers.stops[-1] = servers.stops[-1]._replace(end=time.monotonic())
                elif death % 4 == 2:
                    servers.kill([0, 1], DEAD)
                else:
                    servers.kill([death % 2])
        finally:
            for pair in pairs:
                pair.stop()
    matches = [match for pair in pairs for match in pair.sent]
    stored = asyncio.run(stored_ids(address, matches))
    for pair in pairs:
        for match, sent in pair.sent.items():
            found = stored[match]
            assert len(found) == len(set(found)), "done twice"
            assert [id for id in sent if id in set(found)] == found, "in another order than they were sent"
            assert set(pair.acknowledged[match]) <= set(found), "acknowledged, and not there"
    taken = [
        each for pair in pairs for thought in pair.thought.values() for side in thought.values() for each in side.all
    ]
    print(f"{sum(pair.count for pair in pairs)} acknowledged in {len(matches)} matches; {fairness(taken)}")
    assert sum(pair.count for pair in pairs) >= deaths * BETWEEN
    unfair = [each for each in taken if too_little(each) > each.cut_off * FAIR + SLOW or too_much(each) > SLOW]
    assert not unfair, "\n".join(map(str, unfair))


def too_little(taken: Taken) -> float:
    """How much less a clock has taken than was surely thought."""
    return max(0.0, taken.least - taken.taken)


def too_much(taken: Taken) -> float:
    """How much more it has taken than can have been."""
    return max(0.0, taken.taken - taken.most)


def fairness(taken: list[Taken]) -> str:
    """How clocks and those who thought agree, where nobody was cut off and where somebody was."""
    told = []
    for name, some in (
        ("left alone", [each for each in taken if not each.cut_off]),
        ("cut off once", [each for each in taken if each.cut_off == 1]),
        ("cut off more often", [each for each in taken if each.cut_off > 1]),
    ):
        little, much = sorted(map(too_little, some)), sorted(map(too_much, some))
        if some:
            told.append(
                f"{name}: {len(some)}, {sum(each.taken for each in some):.1f} s taken,"
                f" {sum(each.least for each in some):.1f} to {sum(each.most for each in some):.1f} s thought,"
                f" at most {little[-1]:.2f} too little, {much[-1]:.2f} too much"
            )
    return "; ".join(told)


async def stored_ids(address: str, matches: list[str]) -> dict[str, list[str]]:
    """The names of requests in each log, in its order."""
    storage = Storage(database_at(Path(), address))
    await storage.open()
    found: dict[str, list[str]] = {}
    for match in matches:
        kept = await storage.match(match)
        assert kept is not None
        found[match] = [entry.id for entry in kept[1] if entry.seat in (HOME, AWAY) and entry.id.isdigit()]
    await storage.close()
    return found
