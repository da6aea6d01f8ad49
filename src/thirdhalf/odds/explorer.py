"""From a position through everything chance can do: each roll is answered with all throws, by the rules themselves.

Positions reached twice are looked at once. The likeliest are looked at first, so that little is left open when the
limit is reached.
"""

from collections.abc import Callable, Hashable, Sequence
from heapq import heappop, heappush
from itertools import product
from math import prod
from typing import Final, Generic, TypeVar, cast

from thirdhalf.kernel.decision import Choice, Roll
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.frame import Match
from thirdhalf.odds.chains import Edges, Web
from thirdhalf.odds.keys import Key, Keys

T = TypeVar("T", bound=Hashable)

Policy = Callable[[Match], Choice]
"""What a coach answers. It must depend on nothing but the position: equal positions are asked about once."""
Until = Callable[[Match], bool]
"""Whether a position is where to stop. It is asked after every step of the rules, so also where nobody is asked."""
Options = Callable[[Match], Sequence[Choice]]
"""The answers to consider to what is asked now; none where the policy is to answer."""
Throws = Callable[["Fall"], bool]
"""How a game's dice are looked at: adds throws to a fall, each with how many it stands for, until all throws are
accounted for. False if that takes more than the limit leaves.
"""

_CERTAIN: Final = 1 << 60
MOST_POSITIONS: Final = 200_000
RAREST: Final = 1_000_000_000_000
"""Injuries can lead to injuries without end: what is less likely than one in so many is left open."""


class Explorer(Generic[T]):
    """What can follow from a position: a web whose ends are outcomes (`ends`) or have been left open (`open`)."""

    __slots__ = (
        "_ends",
        "_keys",
        "_likely",
        "_nodes",
        "_options",
        "_outcome",
        "_policy",
        "_queued",
        "_rarest",
        "_throws",
        "_until",
        "answers",
        "ends",
        "limit",
        "open",
        "positions",
        "web",
    )

    def __init__(
        self,
        outcome: Callable[[Match], T],
        policy: Policy,
        until: Until,
        options: Options | None,
        limit: int,
        rarest: int,
        throws: Throws,
    ) -> None:
        self.web = Web()
        self.ends: dict[int, T] = {}
        self.open: dict[int, Match] = {}
        # The options of each choice, as they were given; a choice still open has them too.
        self.answers: dict[int, list[Choice]] = {}
        self.positions = 0
        self.limit = limit
        # What is less likely than one in so many is left open; 0: nothing is.
        self._rarest = _CERTAIN // rarest if rarest else 0
        self._outcome = outcome
        self._policy = policy
        self._until = until
        self._options = options
        self._throws = throws
        self._keys: Keys | None = None
        self._nodes: dict[Key, int] = {}
        self._ends: dict[T, int] = {}
        # Positions still to be looked at, the likeliest first.
        self._likely: list[tuple[int, int]] = []
        self._queued: set[int] = set()

    def explore(self, match: Match, first: Choice | None) -> int:
        """The number of this position, after looking at all that can follow, as far as the limit allows. With `first`:
        the number of the position that this answer leads to.
        """
        root = self.enter(match, first)
        self.queue(root, _CERTAIN)
        while self._likely and self.positions < self.limit:
            share, node = heappop(self._likely)
            follows = self.follow(node)
            if follows:
                del self.open[node]
                self.web.edges[node] = follows
                # Whoever chooses may choose any of the options for certain.
                total = 1 if node in self.web.choices else sum([weight for _, weight in follows])
                for there, weight in follows:
                    self.queue(there, -share * weight // total)
        return root

    def queue(self, node: int, share: int) -> None:
        """Note a position to be looked at, if it is one, with its share of chance."""
        if share >= self._rarest and node in self.open and node not in self._queued:
            self._queued.add(node)
            heappush(self._likely, (-share, node))

    def enter(self, match: Match, first: Choice | None) -> int:
        """The number of the position to begin with, which is never taken for an end."""
        match = match.copy()
        match.run()
        decision = match.decision
        if decision is None:
            return self.end(match)
        if first is None:
            if isinstance(decision, Roll):
                return self.node(match)
            choices = self.options(match)
            if choices:
                return self.choice_node(match, choices)
            first = self._policy(match)
        return self.arrive(match, self.play(match, first))

    def play(self, match: Match, choice: Choice) -> bool:
        """Answer what is asked and play on to the next question; True if `until` stopped it."""
        self.positions += 1
        return match.choose_until(choice, self._until)

    def arrive(self, match: Match, stopped: bool) -> int:
        """The number of the position that a match just played on comes to, the policy's answers given on the way."""
        while match.decision is not None and not stopped:
            if isinstance(match.decision, Roll):
                return self.node(match)
            choices = self.options(match)
            if choices:
                return self.choice_node(match, choices)
            stopped = self.play(match, self._policy(match))
        return self.end(match)

    def options(self, match: Match) -> Sequence[Choice]:
        """The answers to consider now, if the policy is not to answer."""
        return () if self._options is None else self._options(match)

    def end(self, match: Match) -> int:
        """The number of an outcome."""
        outcome = self._outcome(match)
        node = self._ends.get(outcome)
        if node is None:
            node = self._ends[outcome] = self.web.add()
            self.ends[node] = outcome
        return node

    def node(self, match: Match) -> int:
        """The number of a position from which chance or a choice goes on; equal positions have the same."""
        if self._keys is None:
            self._keys = Keys(match)
        key = self._keys.key(match)
        node = self._nodes.get(key)
        if node is None:
            node = self._nodes[key] = self.web.add()
            self.open[node] = match
        return node

    def choice_node(self, match: Match, choices: Sequence[Choice]) -> int:
        """The number of a position in which one of these answers is chosen."""
        node = self.node(match)
        if node not in self.answers:
            self.answers[node] = list(choices)
        return node

    # What follows a position

    def follow(self, node: int) -> Edges:
        """Where a position leads, and with which weights; nothing if that takes more than the limit leaves."""
        match = self.open[node]
        roll = match.decision
        if not isinstance(roll, Roll):
            return self.choose(node, match)
        fall = Fall(match, roll, cast("Explorer[Hashable]", self))
        return list(fall.weights.items()) if self._throws(fall) else []

    def choose(self, node: int, match: Match) -> Edges:
        """The options of a choice, each of weight 1."""
        self.web.choices.add(node)
        follows: Edges = []
        for choice in self.answers[node]:
            after = match.copy()
            follows.append((self.arrive(after, self.play(after, choice)), 1))
        return follows


class Fall:
    """A roll being looked at: throws are played by the rules, and their weights gathered by where they lead."""

    __slots__ = ("_explorer", "_heard", "_reached", "match", "roll", "weights")

    def __init__(self, match: Match, roll: Roll, explorer: Explorer[Hashable]) -> None:
        self.match = match
        self.roll = roll
        self.weights: dict[int, int] = {}
        self._explorer = explorer
        # Throws made already, and the match after one that was listened to.
        self._reached: dict[Choice, int] = {}
        self._heard: dict[Choice, tuple[Match, bool]] = {}

    @property
    def left(self) -> int:
        """How many positions more may be looked at."""
        return self._explorer.limit - self._explorer.positions

    def add(self, faces: Choice, weight: int) -> None:
        """Count a throw for so many that come to the same."""
        node = self.after(faces)
        self.weights[node] = self.weights.get(node, 0) + weight

    def after(self, faces: Choice) -> int:
        """The number of the position after this throw."""
        node = self._reached.get(faces)
        if node is None:
            heard = self._heard.pop(faces, None)
            if heard is None:
                then = self.match.copy()
                heard = (then, self._explorer.play(then, faces))
            node = self._reached[faces] = self._explorer.arrive(*heard)
        return node

    def events(self, faces: Choice) -> list[Event]:
        """What the rules tell when the dice fall like this."""
        log: list[Event] = []
        then = self.match.copy()
        then.log = log
        stopped = self._explorer.play(then, faces)
        then.log = None
        self._heard[faces] = (then, stopped)
        return log


def every_throw(fall: Fall) -> bool:
    """Throw by throw, for dice of which nothing is known."""
    roll = fall.roll
    if prod([roll.sides] * roll.count) > fall.left:
        return False
    for faces in product(range(1, roll.sides + 1), repeat=roll.count):
        fall.add(faces, 1)
    return True
