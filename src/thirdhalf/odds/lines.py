"""Exact odds of a line of play: how likely each outcome is, given the coaches' answers or against the worst defence."""

from collections.abc import Callable, Hashable, Sequence
from fractions import Fraction
from typing import Generic, TypeVar, cast

from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.frame import Match
from thirdhalf.odds.chains import least, shares
from thirdhalf.odds.explorer import MOST_POSITIONS, RAREST, Explorer, Options, Policy, Throws, Until, every_throw

T = TypeVar("T", bound=Hashable)
M = TypeVar("M", bound=Match)
"""A game's own matches: what is asked about them may be written for these alone."""


class Odds(Generic[T]):
    """How likely each outcome is, exactly. `unexplored` is what the limit left open: with it all adds up to 1."""

    __slots__ = ("positions", "shares", "unexplored")

    def __init__(self, shares: dict[T, Fraction], unexplored: Fraction, positions: int) -> None:
        self.shares = shares
        self.unexplored = unexplored
        self.positions = positions

    def chance(self, holds: Callable[[T], bool]) -> Fraction:
        """How likely an outcome is of which this holds; what is unexplored does not count."""
        return sum([share for outcome, share in self.shares.items() if holds(outcome)], Fraction(0))


class Worst(Generic[T]):
    """The least that a line is worth. `defence` are the answers that make it so, up to the first roll; `odds` is what
    comes of them.
    """

    __slots__ = ("defence", "odds", "worth")

    def __init__(self, worth: Fraction, defence: tuple[Choice, ...], odds: Odds[T]) -> None:
        self.worth = worth
        self.defence = defence
        self.odds = odds


def outcomes(
    match: M,
    outcome: Callable[[M], T],
    policy: Callable[[M], Choice],
    until: Callable[[M], bool],
    limit: int = MOST_POSITIONS,
    rarest: int = RAREST,
    first: Choice | None = None,
    throws: Throws = every_throw,
) -> Odds[T]:
    """How likely each outcome is from here until `until`, if coaches answer by the policy, or `first` to what is asked
    now. The match is left as it is.

    About `limit` positions are looked at, and none less likely than one in `rarest` (0: all). `throws` are those that
    stand for all, by the game's own account.
    """
    explorer = exploring(outcome, policy, until, None, limit, rarest, throws)
    return _odds(explorer, explorer.explore(match, first), {})


def worst(
    match: M,
    outcome: Callable[[M], T],
    worth: Callable[[T], int | Fraction],
    options: Callable[[M], Sequence[Choice]],
    policy: Callable[[M], Choice],
    until: Callable[[M], bool],
    limit: int = MOST_POSITIONS,
    rarest: int = RAREST,
    unknown: int | Fraction = 0,
    throws: Throws = every_throw,
) -> Worst[T]:
    """The least that the line is worth on average if, wherever `options` gives answers, the one that makes it least is
    taken. What is left open is worth `unknown`.
    """
    explorer = exploring(outcome, policy, until, options, limit, rarest, throws)
    root = explorer.explore(match, None)
    ends = {node: Fraction(worth(end)) for node, end in explorer.ends.items()}
    for node in explorer.open:
        ends[node] = Fraction(unknown)
    value, picks = least(explorer.web, root, ends)
    defence: list[Choice] = []
    node = root
    while node in picks:
        defence.append(explorer.answers[node][picks[node]])
        node = explorer.web.edges[node][picks[node]][0]
    return Worst(value, tuple(defence), _odds(explorer, root, picks))


def exploring(
    outcome: Callable[[M], T],
    policy: Callable[[M], Choice],
    until: Callable[[M], bool],
    options: Callable[[M], Sequence[Choice]] | None,
    limit: int,
    rarest: int,
    throws: Throws,
) -> Explorer[T]:
    """An explorer of a game's own matches, whose copies are of that game too."""
    return Explorer(
        cast(Callable[[Match], T], outcome),
        cast(Policy, policy),
        cast(Until, until),
        cast("Options | None", options),
        limit,
        rarest,
        throws,
    )


def _odds(explorer: Explorer[T], root: int, picks: dict[int, int]) -> Odds[T]:
    found: dict[T, Fraction] = {}
    unexplored = Fraction(0)
    for node, share in shares(explorer.web, root, picks).items():
        if node in explorer.open:
            unexplored += share
        else:
            found[explorer.ends[node]] = share
    return Odds(found, unexplored, explorer.positions)
