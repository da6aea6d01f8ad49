"""The luck of a line of play while it is played: what its throws brought beyond what was to be expected of them."""

from typing import Protocol

from thirdhalf.analysis.forecast import forecast
from thirdhalf.coaches.judge import ALL, Judge
from thirdhalf.kernel.decision import Choice, Roll
from thirdhalf.kernel.frame import Match


class Expected(Protocol):
    """What was to be expected of a throw, and what came of it; None where more dice have to say."""

    mean: float
    came: float | None


class Throws(Protocol):
    """Who judges throws."""

    def throw(self, match: Match, roll: Roll, faces: Choice) -> Expected:
        """A throw, by what all others would have come to."""


class Luck:
    """Home's luck so far: what throws changed at once (`total`), and by topic. Where more dice had to say, what was
    expected before them, or before what is asked next, is what the first ones came to.
    """

    __slots__ = ("_judge", "_pending", "_throws", "_topic", "by_topic", "total")

    def __init__(self, judge: Judge, throws: Throws) -> None:
        self._judge = judge
        self._throws = throws
        self.total = 0.0
        self.by_topic: dict[str, float] = {}
        self._pending: float | None = None
        self._topic = ""

    def throw(self, match: Match, roll: Roll, faces: Choice) -> None:
        """Before a throw is made."""
        said = self._throws.throw(match, roll, faces)
        if self._pending is not None:
            self._add(said.mean - self._pending)
        self._pending = said.mean if said.came is None else None
        self._topic = roll.topic
        if said.came is not None:
            self._add(said.came - said.mean)

    def asked(self, match: Match) -> None:
        """When somebody else than chance is asked, or all is over."""
        if self._pending is not None:
            now = forecast(self._judge, match)
            self._add(now.win - now.loss - self._pending)
            self._pending = None

    def _add(self, change: float) -> None:
        self.total += change
        self.by_topic[self._topic] = self.by_topic.get(self._topic, 0.0) + change

    @property
    def lasting(self) -> float:
        """What of it is left at the end, on average."""
        return what_lasts(self._judge, self.by_topic)


def what_lasts(judge: Judge, by_topic: dict[str, float]) -> float:
    """What of the luck of throws, by topic, is left at the end, on average."""
    return sum([judge.lasting(topic) * change for topic, change in by_topic.items()]) / ALL
