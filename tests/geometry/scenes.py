"""Random crowds for the tests of ways: many obstacles touch the start or each other, as in play."""

import math
import random

from thirdhalf.geometry.plane import Disc, Point
from thirdhalf.geometry.room import fits, nearest_room

Scene = tuple[Point, list[Disc], int, int]


def scene(rng: random.Random) -> Scene:
    """A start, the obstacles round it (none over it) and the half sizes of the bounds."""
    half = rng.choice([8000, 12000, 30000])
    edge = min(half, 9000)
    start = (rng.randint(-edge, edge), rng.randint(-edge, edge))
    huddle = rng.random() < 0.5
    discs: list[Disc] = []
    for _ in range(rng.randint(1, 6)):
        r = rng.choice([3000, 3000, 3000, 2250, 4000])
        x, y = rng.randint(-9000, 9000), rng.randint(-9000, 9000)
        if huddle and rng.random() < 0.4:
            turn = rng.random() * math.tau
            gap = r + rng.choice([0, 0, 1, 5, 10])
            x, y = start[0] + round(gap * math.sin(turn)), start[1] + round(gap * math.cos(turn))
        if math.hypot(x - start[0], y - start[1]) >= r:
            discs.append((x, y, r))
    return (start, discs, half, half)


def goal(rng: random.Random, discs: list[Disc], half_width: int, half_length: int) -> Point:
    """A free place, often one that touches an obstacle."""
    while True:
        x, y = rng.randint(-9000, 9000), rng.randint(-9000, 9000)
        if rng.random() < 0.4:
            rooms = nearest_room(x, y, discs, half_width, half_length)
            x, y = rooms[0]
        if fits(x, y, discs, half_width, half_length):
            return (x, y)


def turned_discs(discs: list[Disc]) -> list[Disc]:
    """The discs on the table turned by half a turn, listed the other way round."""
    return [(-x, -y, r) for x, y, r in reversed(discs)]


def turned_points(points: list[Point]) -> list[Point]:
    """The points on the table turned by half a turn."""
    return [(-x, -y) for x, y in points]
