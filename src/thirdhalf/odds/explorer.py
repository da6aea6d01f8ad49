"""From a position through everything chance can do: each roll is answered with all throws, by the rules themselves.

Positions reached twice are looked at once. The likeliest are looked at first, so that little is left open when the
limit is reached.
"""

from collections.abc import Callable, Hashable, Sequence
from heapq import heappop, heappush
from math import prod
from typing import Final, Generic, TypeVar

from thirdhalf.games.takkure.odds.throws import (
    Bunch,
    Rollers,
    all_faces,
    bunches,
    high_throw,
    low_throw,
    rollers_in,
    split,
    telling_faces,
    throws_of,
)
from thirdhalf.games.takkure.rules.dice.rolls import D12
from thirdhalf.kernel.decision import Choice, IllegalChoice, Roll
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
Throws = Callable[[Match, Roll], Sequence[tuple[int, Choice]]]
"""Throws that stand for all, each with how many it stands for; none where every single throw counts."""

_CERTAIN: Final = 1 << 60
MOST_POSITIONS: Final = 200_000
RAREST: Final = 1_000_000_000_000
"""Injuries can lead to injuries without end: what is less likely than one in so many is left open."""


class Explorer(Generic[T]):
    """What can follow from a position: a web whose ends are outcomes (`ends`) or have been left open (`open`)."""

    __slots__ = (
        "_children",
        "_ends",
        "_keys",
        "_likely",
        "_nodes",
        "_options",
        "_outcome",
        "_policy",
        "_queued",
        "_rarest",
        "_ready",
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
        throws: Throws | None = None,
    ) -> None:
        self._throws = throws
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
        self._keys: Keys | None = None
        self._nodes: dict[Key, int] = {}
        self._ends: dict[T, int] = {}
        # Positions still to be looked at, the likeliest first.
        self._likely: list[tuple[int, int]] = []
        self._queued: set[int] = set()
        # Of the roll being looked at: throws made already, and a match after one of them.
        self._children: dict[Choice, int] = {}
        self._ready: dict[Choice, tuple[Match, bool]] = {}

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
        """Answer what is asked and play on to the next question, like `Match.choose`; True if `until` stopped it."""
        decision = match.decision
        assert decision is not None
        self.positions += 1
        refusal = decision.refusal(choice)
        if refusal is not None:
            raise IllegalChoice(refusal)
        match.choice = decision.completed(choice)
        match.decision = None
        return self.run(match)

    def run(self, match: Match) -> bool:
        """Take steps until somebody is asked or nothing is left, like `Match.run`; True if `until` stopped it."""
        stack = match.stack
        until = self._until
        while match.decision is None and stack:
            match.own_frames(-1).play(match)
            if until(match):
                return True
        return False

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
        self._children.clear()
        self._ready.clear()
        if self._throws is not None:
            return self.thrown(match, roll, self._throws(match, roll))
        rollers = self.rollers(match, roll)
        weights: dict[int, int] = {}
        if rollers is not None:
            if not all(self.throw(match, rollers, bunch, weights) for bunch in bunches(rollers.sides)):
                return []
        elif throws_in(roll) <= self.limit - self.positions:
            for faces in all_faces(roll.sides, roll.count):
                self.count(weights, self.child(match, faces), 1)
        return list(weights.items())

    def thrown(self, match: Match, roll: Roll, throws: Sequence[tuple[int, Choice]]) -> Edges:
        """Where the throws lead that stand for all, or all of them."""
        weights: dict[int, int] = {}
        for weight, faces in throws:
            self.count(weights, self.child(match, faces), weight)
        if not throws and throws_in(roll) <= self.limit - self.positions:
            for faces in all_faces(roll.sides, roll.count):
                self.count(weights, self.child(match, faces), 1)
        return list(weights.items())

    def choose(self, node: int, match: Match) -> Edges:
        """The options of a choice, each of weight 1."""
        self.web.choices.add(node)
        follows: Edges = []
        for choice in self.answers[node]:
            after = match.copy()
            follows.append((self.arrive(after, self.play(after, choice)), 1))
        return follows

    def rollers(self, match: Match, roll: Roll) -> Rollers | None:
        """Whose dice these are, asked of the rules by letting them fall once and listening."""
        if roll.sides != D12 or roll.count > D12:
            return None
        log: list[Event] = []
        faces = telling_faces(roll.count)
        after = match.copy()
        after.log = log
        stopped = self.play(after, faces)
        after.log = None
        self._ready[faces] = (after, stopped)
        return rollers_in(log, roll)

    def throw(self, match: Match, rollers: Rollers, bunch: Bunch, weights: dict[int, int]) -> bool:
        """Add what a bunch of throws comes to; if two of them differ, look closer: by scores, then throw by throw.
        False if that takes more than the limit leaves.
        """
        low = self.child(match, low_throw(rollers, bunch))
        if low == self.child(match, high_throw(rollers, bunch)):
            self.count(weights, low, bunch.weight)
        elif bunch.low != bunch.high:
            return all(self.throw(match, rollers, part, weights) for part in split(rollers.sides, bunch.pattern))
        elif bunch.weight > self.limit - self.positions:
            return False
        else:
            for faces in throws_of(rollers, bunch.low):
                self.count(weights, self.child(match, faces), 1)
        return True

    def child(self, match: Match, faces: Choice) -> int:
        """The number of the position after this throw."""
        node = self._children.get(faces)
        if node is None:
            ready = self._ready.pop(faces, None)
            if ready is None:
                after = match.copy()
                ready = (after, self.play(after, faces))
            node = self._children[faces] = self.arrive(*ready)
        return node

    def count(self, weights: dict[int, int], node: int, weight: int) -> None:
        """Add a weight to a position's."""
        weights[node] = weights.get(node, 0) + weight


def throws_in(roll: Roll) -> int:
    """How many ways the dice of a roll can fall."""
    return prod([roll.sides] * roll.count)
