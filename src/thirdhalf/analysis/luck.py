"""The luck of a line of play while it is played: what its throws brought beyond what was to be expected of them."""

from typing import Protocol

from thirdhalf.analysis.forecast import forecast
from thirdhalf.coaches.judge import ALL, Judge
from thirdhalf.coaches.network import SURE
from thirdhalf.kernel.decision import Choice, Roll
from thirdhalf.kernel.frame import Match


class Expected(Protocol):
    """What was to be expected of a throw, and what came of it; None where more dice have to say. The same of what the
    prospect overlooks.
    """

    mean: float
    came: float | None
    overlooked: float
    overlooked_came: float | None


class Throws(Protocol):
    """Who judges throws."""

    def throw(self, match: Match, roll: Roll, faces: Choice) -> Expected:
        """A throw, by what all others would have come to."""


class Overlooked:
    """Adds up what the prospect overlooks at the ends of all lines, each by its share."""

    __slots__ = ("_judge", "_total", "_whole")

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        self._total = 0
        self._whole = 0

    def __call__(self, match: Match, share: int) -> None:
        """One end of a line."""
        self._total += share * self._judge.overlooked(match)
        self._whole += share

    def taken(self) -> float:
        """What it was on average since this was asked last, a win being 1."""
        found = self._total / self._whole / SURE if self._whole else 0.0
        self._total = self._whole = 0
        return found


class Luck:
    """Home's luck so far: what throws changed at once (`total`), and by topic; beside that what they changed of what
    the prospect overlooks (`overlooked`). Where more dice had to say, what was expected before them, or before what is
    asked next, is what the first ones came to.
    """

    __slots__ = ("_judge", "_mean", "_pending", "_throws", "_topic", "by_topic", "overlooked", "total")

    def __init__(self, judge: Judge, throws: Throws) -> None:
        self._judge = judge
        self._throws = throws
        self.total = 0.0
        self.by_topic: dict[str, float] = {}
        self.overlooked = 0.0
        self._pending: float | None = None
        self._mean = 0.0
        self._topic = ""

    def throw(self, match: Match, roll: Roll, faces: Choice) -> None:
        """Before a throw is made."""
        said = self._throws.throw(match, roll, faces)
        if self._pending is not None:
            self._add(said.mean - self._pending, said.overlooked - self._mean)
        self._pending = said.mean if said.came is None else None
        self._mean = said.overlooked
        self._topic = roll.topic
        if said.came is not None and said.overlooked_came is not None:
            self._add(said.came - said.mean, said.overlooked_came - said.overlooked)

    def asked(self, match: Match) -> None:
        """When somebody else than chance is asked, or all is over."""
        if self._pending is not None:
            now = forecast(self._judge, match)
            self._add(now.win - now.loss - self._pending, 0.0)
            self._pending = None

    def _add(self, change: float, overlooked: float) -> None:
        self.total += change
        self.by_topic[self._topic] = self.by_topic.get(self._topic, 0.0) + change
        self.overlooked += overlooked

    @property
    def lasting(self) -> float:
        """What of it is left at the end, on average."""
        return what_lasts(self._judge, self.by_topic) + self.overlooked


def what_lasts(judge: Judge, by_topic: dict[str, float]) -> float:
    """What of the changes that throws made, by topic, is left at the end, on average."""
    return sum([judge.lasting(topic) * change for topic, change in by_topic.items()]) / ALL
