"""Chance as a web of positions: how likely each end is, and the worst that an opponent's choices can make of it.

A position leads to others with whole-number weights. Ties that roll again lead back to where they came from: such
loops are taken out exactly, by putting what follows a position in its place.
"""

from fractions import Fraction
from math import gcd

Edges = list[tuple[int, int]]
"""Where a position leads: the next position, and with which weight."""


class Web:
    """Positions by number. An end has no edges; a choice's edges have weight 1 and stand for its options, in order."""

    __slots__ = ("choices", "edges")

    def __init__(self) -> None:
        self.edges: list[Edges] = []
        self.choices: set[int] = set()

    def add(self) -> int:
        """The number of a new position, an end as long as nothing follows."""
        self.edges.append([])
        return len(self.edges) - 1


def knots(web: Web, root: int) -> list[list[int]]:
    """All positions that can be reached, in knots: positions that lead to each other. What follows comes first.

    Tarjan's algorithm, without recursion.
    """
    found: list[list[int]] = []
    index: dict[int, int] = {root: 0}
    lowest: dict[int, int] = {root: 0}
    waiting = [root]
    on_hold = {root}
    path = [(root, 0)]
    while path:
        here, done = path.pop()
        edges = web.edges[here]
        while done < len(edges):
            there = edges[done][0]
            done += 1
            if there not in index:
                path.append((here, done))
                path.append((there, 0))
                index[there] = lowest[there] = len(index)
                waiting.append(there)
                on_hold.add(there)
                break
            if there in on_hold:
                lowest[here] = min(lowest[here], index[there])
        else:
            if path:
                before = path[-1][0]
                lowest[before] = min(lowest[before], lowest[here])
            if lowest[here] == index[here]:
                knot: list[int] = []
                while not knot or knot[-1] != here:
                    knot.append(waiting.pop())
                    on_hold.discard(knot[-1])
                found.append(knot)
    return found


def is_loose(web: Web, knot: list[int]) -> bool:
    """Whether a knot is a single position that does not lead back to itself."""
    return len(knot) == 1 and all(there != knot[0] for there, _ in web.edges[knot[0]])


def ways_out(knot: list[int], edges: dict[int, dict[int, int]]) -> dict[int, dict[int, int]]:
    """Where each position of a knot leads in the end, with whole-number weights: loops are taken out one position at
    a time.
    """
    ways = {here: dict(edges[here]) for here in knot}
    for here in knot:
        own = ways[here]
        own.pop(here, None)
        if not own:
            raise ValueError("dice that are rolled again for ever")
        total = sum(own.values())
        for other in knot:
            share = ways[other].pop(here, 0) if other != here else 0
            if share:
                replaced = {there: weight * total for there, weight in ways[other].items()}
                for there, weight in own.items():
                    replaced[there] = replaced.get(there, 0) + share * weight
                common = gcd(*replaced.values())
                ways[other] = {there: weight // common for there, weight in replaced.items()}
    return ways


def plain_edges(web: Web, knot: list[int], picks: dict[int, int]) -> dict[int, dict[int, int]]:
    """The edges of a knot's positions, choices made as picked."""
    plain: dict[int, dict[int, int]] = {}
    for here in knot:
        if here in web.choices:
            plain[here] = {web.edges[here][picks[here]][0]: 1}
        else:
            plain[here] = dict(web.edges[here])
    return plain


def shares(web: Web, root: int, picks: dict[int, int]) -> dict[int, Fraction]:
    """How likely each end is, choices made as picked (by the place of the option)."""
    arriving: dict[int, Fraction] = {root: Fraction(1)}
    ends: dict[int, Fraction] = {}
    for knot in reversed(knots(web, root)):
        if len(knot) == 1 and not web.edges[knot[0]]:
            if knot[0] in arriving:
                ends[knot[0]] = arriving[knot[0]]
            continue
        ways = plain_edges(web, knot, picks)
        if not is_loose(web, knot):
            ways = ways_out(knot, ways)
        for here in knot:
            share = arriving.pop(here, None)
            if share is not None:
                unit = share * Fraction(1, sum(ways[here].values()))
                for there, weight in ways[here].items():
                    arriving[there] = arriving.get(there, Fraction(0)) + unit * weight
    return ends


def least(web: Web, root: int, worth: dict[int, Fraction]) -> tuple[Fraction, dict[int, int]]:
    """What the position is worth if every choice is made to make it least, and which option each choice takes."""
    value = dict(worth)
    picks: dict[int, int] = {}
    for knot in knots(web, root):
        if is_loose(web, knot):
            here = knot[0]
            if here in web.choices:
                picks[here] = lowest_option(web, here, value)
                value[here] = value[web.edges[here][picks[here]][0]]
            elif web.edges[here]:
                value[here] = mean(dict(web.edges[here]), value)
        else:
            settle_knot(web, knot, value, picks)
    return value[root], picks


def settle_knot(web: Web, knot: list[int], value: dict[int, Fraction], picks: dict[int, int]) -> None:
    """The same for positions that lead to each other: begin with leaving where one can, then take better options
    until there are none.
    """
    inside = set(knot)
    for here in knot:
        if here in web.choices:
            leaving = [place for place, (there, _) in enumerate(web.edges[here]) if there not in inside]
            picks[here] = leaving[0] if leaving else 0
    changed = True
    while changed:
        for here, ways in ways_out(knot, plain_edges(web, knot, picks)).items():
            value[here] = mean(ways, value)
        changed = False
        for here in knot:
            if here in web.choices:
                best = lowest_option(web, here, value)
                if value[web.edges[here][best][0]] < value[web.edges[here][picks[here]][0]]:
                    picks[here] = best
                    changed = True


def lowest_option(web: Web, here: int, value: dict[int, Fraction]) -> int:
    """The option of a choice that is worth least, the first of equals."""
    options = web.edges[here]
    return min(range(len(options)), key=lambda place: value[options[place][0]])


def mean(ways: dict[int, int], value: dict[int, Fraction]) -> Fraction:
    """The weighted mean of what follows."""
    total = sum([weight * value[there] for there, weight in ways.items()], Fraction(0))
    return total * Fraction(1, sum(ways.values()))
