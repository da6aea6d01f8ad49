"""Hexes: neighbours, distances, walls and lines of sight, against slow and plain reckonings."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thirdhalf.geometry.hexes import ALONG, CLEAR, DIRECTIONS, THROUGH, Board, Hex, beside, crossing, distance

HEX = st.tuples(st.integers(-8, 8), st.integers(-8, 8))
RING = Board([(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3])


def plain_crossing(start: Hex, end: Hex, place: Hex) -> int:
    """Cuts the line where it meets the six lines that bound the hex, and looks at the middle of each piece."""
    bounds = {Fraction(0), Fraction(1)}
    lines = []
    for k in range(3):
        a = differences(start, place)[k]
        rate = differences(end, place)[k] - a
        lines.append((a, rate))
        for edge in (-1, 1):
            if rate:
                bounds.add(Fraction(edge - a, rate))
    cuts = sorted(bound for bound in bounds if 0 <= bound <= 1)
    worst = CLEAR
    for low, high in pairwise(cuts):
        middle = (low + high) / 2
        values = [abs(a + rate * middle) for a, rate in lines]
        if max(values) < 1:
            return THROUGH
        if max(values) == 1:
            worst = ALONG
    return worst


def differences(at: Hex, place: Hex) -> tuple[int, int, int]:
    """The differences of cube coordinates that are within 1 inside a hex around `place`."""
    x, z = at[0] - place[0], at[1] - place[1]
    y = -x - z
    return (x - y, y - z, z - x)


@given(HEX, HEX, HEX)
def test_a_line_meets_hexes_as_geometry_says(start: Hex, end: Hex, place: Hex) -> None:
    if start != end:
        assert crossing(start, end, place) == plain_crossing(start, end, place)
        assert crossing(start, end, place) == crossing(end, start, place)


@given(HEX, HEX, HEX)
def test_beside_a_line_along_a_side_lies_exactly_one_hex(start: Hex, end: Hex, place: Hex) -> None:
    if start != end and crossing(start, end, place) == ALONG:
        other = beside(start, end, place)
        assert distance(other[0] - place[0], other[1] - place[1]) == 1
        assert beside(start, end, other) == place


def test_a_line_between_two_hexes_runs_along_their_common_side() -> None:
    assert crossing((0, 0), (1, 1), (1, 0)) == ALONG
    assert crossing((0, 0), (1, 1), (0, 1)) == ALONG
    assert crossing((0, 0), (1, 1), (1, -1)) == CLEAR
    assert crossing((0, 0), (3, 0), (2, 0)) == THROUGH
    assert beside((0, 0), (1, 1), (1, 0)) == (0, 1)
    with pytest.raises(ValueError, match="does not run along"):
        beside((0, 0), (3, 0), (0, 2))


@given(st.sampled_from(range(len(RING.hexes))), st.sampled_from(range(len(RING.hexes))))
def test_distance_is_the_shortest_way(one: int, two: int) -> None:
    reached = {one}
    steps = 0
    while two not in reached:
        reached |= {near for at in reached for near in RING.neighbours[at] if near >= 0}
        steps += 1
    assert RING.distance(one, two) == steps


def test_neighbours_are_mutual() -> None:
    for at, around in enumerate(RING.neighbours):
        for direction, near in enumerate(around):
            if near >= 0:
                assert RING.neighbours[near][(direction + 3) % 6] == at
                assert RING.direction(at, near) == direction


def test_a_bounce_stays_on_the_board_and_mirrors() -> None:
    """What comes back at a straight wall turns by 120 degrees, out of a corner by 180."""
    for at in range(len(RING.hexes)):
        for direction in RING.outer_sides(at):
            back = RING.bounce(at, direction)
            assert RING.neighbours[at][back] >= 0
            assert (back - direction) % 6 in ((3,) if len(RING.outer_sides(at)) == 3 else (2, 4))


def test_directions_go_round() -> None:
    assert sum(q for q, _ in DIRECTIONS) == sum(r for _, r in DIRECTIONS) == 0
    assert all(distance(q, r) == 1 for q, r in DIRECTIONS)
