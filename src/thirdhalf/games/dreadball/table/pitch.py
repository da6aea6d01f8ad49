"""D3 Pitch: a stretched hexagon of 223 hexes, six strike zones, the launch line, two entry hexes.

D3.1, D3.2, D3.17: of its 54 edge hexes six are corners with three outer sides, the others have two. A side is 0 for the
team that defends the west and attacks the east, 1 for the other; hexes are numbers, and turning the pitch round by 180
degrees (D3.14) turns number n into 222 - n.
"""

from typing import Final

from thirdhalf.geometry.hexes import DIRECTIONS, Board, Hex

# D3.9, A10
LENGTH: Final = 11
WIDTH: Final = 5
PITCH: Final = Board(
    [(q, r) for r in range(-WIDTH, WIDTH + 1) for q in range(-LENGTH, LENGTH + 1) if abs(q + r) <= LENGTH]
)
HEXES: Final = PITCH.hexes
NEIGHBOURS: Final = PITCH.neighbours
SIZE: Final = len(HEXES)
WEST: Final = 0
EAST: Final = 1


def number_of(q: int, r: int) -> int:
    """The number of a hex of the pitch."""
    return PITCH.numbers[(q, r)]


def opposite(number: int) -> int:
    """D3.14: the same hex for the other side."""
    return SIZE - 1 - number


def both_sides(hexes: list[Hex]) -> tuple[tuple[int, ...], ...]:
    """These hexes for the west's side, and what they are for the east's."""
    numbers = [number_of(q, r) for q, r in hexes]
    return (tuple(numbers), tuple([opposite(number) for number in numbers]))


HALVES: Final = both_sides([(q, r) for q, r in HEXES if 2 * q + r < 0])
"""D3.12, D3.15: where each side places its players. The launch line belongs to neither."""

LAUNCH_LINE: Final = both_sides([(2, -4), (1, -2), (0, 0), (-1, 2), (-2, 4)])
"""D3.6, D3.13, D10.4: the launch hexes, counted from the rushing coach's left."""

FAR_WALL: Final = both_sides([(-3, 5), (-2, 5)])
"""D10.5, A22: where a launch of 6 ends: on the rushing coach's side, and on the other."""

LAUNCHED_FROM: Final[tuple[tuple[int, int], ...]] = ((1, -2), (-1, 2))
"""D10.5c: where a launched ball comes from, seen from the hex it reaches."""

ENTRIES: Final[tuple[int, ...]] = (number_of(-9, -2), number_of(9, 2))
"""D3.7, D3.16, A20: each side's entry hex."""

FORMATION: Final = both_sides([(-1, 0), (0, -2), (-2, 2), (-4, 0), (-2, -3), (-5, 3)])
"""D6.4: where the standard formation puts players 1 to 6."""
FORWARD: Final[tuple[int, ...]] = (0, 3)
"""D3.15: the direction in which each side attacks."""


class Zone:
    """D3.4, A11: a flower of seven hexes with a tip at each end: the strike hex behind, the bonus hex in front."""

    __slots__ = ("bonus", "hexes", "id", "strike", "value")

    def __init__(self, id: str, value: int, strike: int, bonus: int, hexes: tuple[int, ...]) -> None:
        self.id = id
        self.value = value
        self.strike = strike
        self.bonus = bonus
        self.hexes = hexes


def zone(id: str, value: int, q: int, r: int, outward: int) -> Zone:
    """D3.4: the zone around a centre."""
    oq, orr = DIRECTIONS[outward]
    strike = number_of(q + 2 * oq, r + 2 * orr)
    bonus = number_of(q - 2 * oq, r - 2 * orr)
    flower = [number_of(q, r)] + [number_of(q + dq, r + dr) for dq, dr in DIRECTIONS]
    return Zone(id, value, strike, bonus, (strike, bonus, *flower))


ZONES: Final[tuple[tuple[Zone, ...], ...]] = (
    (zone("V-rear", 3, 9, 0, 0), zone("V-north", 1, 8, -3, 0), zone("V-south", 1, 5, 3, 0)),
    (zone("H-rear", 3, -9, 0, 3), zone("H-south", 1, -8, 3, 3), zone("H-north", 1, -5, -3, 3)),
)
"""D3.3, D3.5: the three zones that each side attacks."""

NO_ZONE: Final = -1
ZONE_AT: Final = tuple(
    [tuple([next((i for i, z in enumerate(zones) if n in z.hexes), NO_ZONE) for n in range(SIZE)]) for zones in ZONES]
)
"""D14.6: for each side and hex, which zone attacked by that side it belongs to."""
