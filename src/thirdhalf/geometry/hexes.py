"""Hexes in axial coordinates: pointed at the top, rows of constant r from west to east, r growing southwards."""

from typing import Final

from thirdhalf.geometry.native import i64

Hex = tuple[int, int]

DIRECTIONS: Final[tuple[tuple[int, int], ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""Clockwise: east, south-east, south-west, west, north-west, north-east. Arithmetic on their numbers is modulo 6."""
DIRECTION_WORDS: Final[tuple[str, ...]] = ("E", "SE", "SW", "W", "NW", "NE")
OUTSIDE: Final = -1
"""Instead of a neighbour's number where the board ends."""


class Board:
    """Some hexes, numbered by rows from the north, in a row from the west; and who borders on whom."""

    __slots__ = ("hexes", "neighbours", "numbers")

    def __init__(self, hexes: list[Hex]) -> None:
        self.hexes: tuple[Hex, ...] = tuple(sorted(hexes, key=by_row))
        self.numbers: dict[Hex, int] = {place: number for number, place in enumerate(self.hexes)}
        # For each hex the numbers of its six neighbours, by direction.
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(
            [tuple([self.numbers.get((q + dq, r + dr), OUTSIDE) for dq, dr in DIRECTIONS]) for q, r in self.hexes]
        )

    def distance(self, one: i64, two: i64) -> i64:
        """How many steps apart two hexes are."""
        q, r = self.hexes[one]
        s, t = self.hexes[two]
        return distance(s - q, t - r)

    def direction(self, one: int, two: int) -> int:
        """The direction from a hex to its neighbour."""
        around = self.neighbours[one]
        for direction in range(6):
            if around[direction] == two:
                return direction
        raise ValueError("the hexes are no neighbours")

    def outer_sides(self, number: int) -> list[int]:
        """The directions in which a hex has no neighbour."""
        return [direction for direction in range(6) if self.neighbours[number][direction] == OUTSIDE]

    def bounce(self, number: int, direction: int) -> int:
        """The direction in which something goes on that runs from this hex into the wall: mirrored at a wall, straight
        back out of a corner.
        """
        sides = self.outer_sides(number)
        if len(sides) != 2:
            return (direction + 3) % 6
        first = sides[0] if (sides[0] + 1) % 6 == sides[1] else sides[1]
        return (first - 2) % 6 if direction == first else (first + 3) % 6


def by_row(place: Hex) -> Hex:
    """A hex's place in the order of numbers."""
    return (place[1], place[0])


def distance(dq: i64, dr: i64) -> i64:
    """The steps from a hex to another that lies (dq, dr) away: the largest of |dq|, |dr| and |dq + dr|."""
    ds = dq + dr
    if dq < 0:
        dq = -dq
    if dr < 0:
        dr = -dr
    if ds < 0:
        ds = -ds
    if dq < dr:
        dq = dr
    return dq if dq > ds else ds


def in_front(dq: int, dr: int, facing: int) -> bool:
    """Whether what lies (dq, dr) away is in the front half of someone who faces that way, the side line included."""
    fq, fr = DIRECTIONS[facing]
    return (2 * dq + dr) * (2 * fq + fr) + 3 * dr * fr >= 0


CLEAR: Final = 0
ALONG: Final = 1
THROUGH: Final = 2


def crossing(start: Hex, end: Hex, place: Hex) -> int:
    """How the straight line between two hexes' centres meets another hex: not at all (CLEAR; a mere corner is nothing),
    ALONG one of its sides, or THROUGH it.

    A hex is where three differences of cube coordinates stay within 1 of its centre's. On the line, each difference is
    linear in t from 0 to 1; what is left of that stretch is kept as a fraction low / high over a common bottom.
    """
    dq, dr = end[0] - start[0], end[1] - start[1]
    aq, ar = start[0] - place[0], start[1] - place[1]
    # Cube coordinates are (q, -q-r, r); the three differences at the start, and how they change along the line.
    at_start = (2 * aq + ar, -aq - 2 * ar, ar - aq)
    change = (2 * dq + dr, -dq - 2 * dr, dr - dq)
    bottom = 1
    for rate in change:
        bottom *= abs(rate) or 1
    low, high = 0, bottom
    along = CLEAR
    for value, rate in zip(at_start, change, strict=True):
        if rate == 0:
            if abs(value) > 1:
                return CLEAR
            if abs(value) == 1:
                along = ALONG
            continue
        unit = bottom // rate
        bounds = ((-1 - value) * unit, (1 - value) * unit)
        low = max(low, min(bounds))
        high = min(high, max(bounds))
    if low >= high:
        return CLEAR
    return along or THROUGH


def beside(start: Hex, end: Hex, place: Hex) -> Hex:
    """The hex on the other side of a line that runs ALONG a side of this one: the middle between their centres is on
    the line.
    """
    dq, dr = end[0] - start[0], end[1] - start[1]
    aq, ar = 2 * (place[0] - start[0]), 2 * (place[1] - start[1])
    for nq, nr in DIRECTIONS:
        if dq * (ar + nr) == dr * (aq + nq):
            return (place[0] + nq, place[1] + nr)
    raise ValueError("the line does not run along a side of this hex")
