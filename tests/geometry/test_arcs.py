"""Arcs of rings: what is looked at only where something is near must be what looking everywhere finds."""

from random import Random

import pytest

from thirdhalf.geometry.arcs import Arcs
from thirdhalf.geometry.plane import Disc
from thirdhalf.geometry.ring import STEPS, ring
from thirdhalf.geometry.way import blocker

HALF_WIDTH = 20_000
HALF_LENGTH = 30_000


def free_by_looking(discs: list[Disc], disc: int, step: int) -> bool:
    """Whether a leg of a ring is free, looked at by itself."""
    ox, oy, r = discs[disc]
    xs, ys, *_ = ring(r)
    here = (ox + xs[step], oy + ys[step])
    there = (ox + xs[(step + 1) % STEPS], oy + ys[(step + 1) % STEPS])
    for x, y in (here, there):
        if abs(x) > HALF_WIDTH or abs(y) > HALF_LENGTH:
            return False
    return blocker(*here, *there, discs) < 0


@pytest.mark.parametrize("seed", range(60))
def test_legs_are_free_wherever_looking_at_each_says_so(seed: int) -> None:
    random = Random(seed)
    spread = random.choice([3000, 6000, 25_000])
    radii = [random.choice([200, 1905, 2500, 3175, 6000]) for _ in range(random.randint(2, 5))]
    discs = [(random.randint(-spread, spread), random.randint(-spread, spread), r) for r in radii]
    if seed % 5 == 0:
        discs[1] = (discs[0][0], discs[0][1], discs[1][2])
    rings = [ring(r) for r in radii]
    for disc in range(len(discs)):
        free = [free_by_looking(discs, disc, step) for step in range(STEPS)]
        arcs = Arcs(discs, rings, HALF_WIDTH, HALF_LENGTH)
        assert [arcs.edge_free(disc, step) for step in range(STEPS)] == free
        arcs = Arcs(discs, rings, HALF_WIDTH, HALF_LENGTH)
        for _ in range(60):
            step, count, side = random.randrange(STEPS), random.randrange(STEPS // 2), random.choice([1, -1])
            first = step if side > 0 else step - count
            wanted = all(free[(first + number) % STEPS] for number in range(count))
            assert arcs.clear(disc, side, step, count) == wanted
