"""What somebody at a table knows of the time to be taken, and what the clock has taken, decision by decision."""

import math
import time
from typing import NamedTuple

from tests.server.harness import Client, Told
from thirdhalf.server.clock.clock import LAG

NEVER = math.inf
SOON = 3.0
"""Seconds until a table that was answered says how its clocks stand."""


class Timed(Client):
    """A client that keeps how the clocks stand."""

    standings = 0
    left = (0.0, 0.0)
    away = (0.0, 0.0)

    def _take_in(self, told: Told) -> None:
        super()._take_in(told)
        if told["type"] == "standing" and told["clock"] is not None:
            clock = told["clock"]
            self.left, self.away = [(clock[bank][0] / 1000, clock[bank][1] / 1000) for bank in ("left", "away")]
            self.standings += 1

    def hears(self) -> bool:
        """Whether it is said from now on how the clocks stand."""
        known, until = self.standings, time.monotonic() + SOON
        while self.standings == known and time.monotonic() < until:
            self.hear_or_not(0.1)
        return self.standings > known


class Spell(NamedTuple):
    """A time for which somebody was connected to a server, at that address, or something was away."""

    begun: float
    end: float
    url: str = ""


class Taken(NamedTuple):
    """What a clock has taken for a decision (or for several, where it was not said in between), what was surely
    thought and what may have been, and how often somebody was cut off meanwhile.
    """

    taken: float
    least: float
    most: float
    cut_off: int


class Thought:
    """One seat of one match. A question is put after the answer before it was sent and before it is seen here; an
    answer comes after it was sent. Nobody thinks at a server that is dead, nor when not connected.
    """

    def __init__(self, bank: float, died: dict[str, float], stops: list[Spell]) -> None:
        self._died = died
        self._stops = stops
        self._left = bank
        self._spells: list[Spell] = []
        self._connected: Spell | None = None
        self._seen: float | None = None
        self._sure = 0.0
        self._least = 0.0
        self._most = 0.0
        self._cut_off = 0
        # When it was last cut off, and for how long it was not there.
        self._gone = NEVER
        self._absent = 0.0
        self.all: list[Taken] = []

    def comes(self, url: str) -> None:
        """It has said hello to that server."""
        self._connected = Spell(time.monotonic(), NEVER, url)
        self._absent += max(0.0, self._connected.begun - self._gone)

    def seen(self) -> None:
        """The question is seen in this connection."""
        if self._seen is None:
            self._seen = time.monotonic()

    def sent(self) -> None:
        """The answer is sent for the first time: nothing later was surely thought. While the database is away nobody
        can say for sure that somebody thinks.
        """
        if self._seen is not None and self._connected is not None:
            end = min(time.monotonic(), self._died.get(self._connected.url, NEVER))
            for stop in self._stops:
                if stop.begun < end and self._seen < stop.end:
                    end = min(end, stop.begun)
            self._sure += max(0.0, end - self._seen)
        self._seen = None

    def goes(self) -> None:
        """It is connected no more."""
        self.sent()
        if self._connected is not None:
            end = min(time.monotonic(), self._died.get(self._connected.url, NEVER))
            self._spells.append(self._connected._replace(end=end))
            self._cut_off += 1
            self._gone = end
        self._connected = None

    def answered(self, before: float, sent: float) -> None:
        """It has decided, at that time; the other side did at the one before it."""
        spells = [*self._spells, *([self._connected] if self._connected else [])]
        connected = sum([max(0.0, min(each.end, sent) - max(each.begun, before)) for each in spells])
        self._least += max(0.0, self._sure - LAG)
        self._most += max(0.0, connected - LAG)
        self._sure = 0.0
        self._spells.clear()

    def said(self, left: float, away: float) -> None:
        """So much is left, after the last decision, and for being disconnected: where that is nothing, whoever is not
        there pays for it.
        """
        most = self._most + (0.0 if away else self._absent)
        self.all.append(Taken(self._left - left, self._least, most, self._cut_off))
        self._left, self._least, self._most, self._absent, self._cut_off = left, 0.0, 0.0, 0.0, 0
