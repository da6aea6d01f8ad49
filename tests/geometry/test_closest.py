"""Ends as near to a spot as can be (R-06), against dense samples of places."""

import math
import random

import numpy as np
import pytest

from tests.geometry.reference import Graph, end_points
from tests.geometry.scenes import scene, turned_discs, turned_points
from thirdhalf.geometry.plane import INCH
from thirdhalf.geometry.reach import OK, closest_distance, closest_way, judge_way

WIDE = 40000


@pytest.mark.parametrize("seed", range(400))
def test_no_reachable_place_is_nearer_by_more_than_five_units(seed: int) -> None:
    rng = random.Random(seed)
    start, discs, half_width, half_length = scene(rng)
    kind = rng.random()
    if kind < 0.35 and discs:
        spot = rng.choice(discs)[:2]
    elif kind < 0.7:
        spot = (rng.randint(-9000, 9000), rng.randint(-9000, 9000))
    else:
        spot = (
            rng.randint(-half_width - 1500, half_width + 1500),
            rng.randint(-half_length - 1500, half_length + 1500),
        )
    cover = rng.choice([0, 10, 1500, 1510, 3000, 3010])
    limit = rng.choice([1500, 3000, 5080, 7620, 10160, 12700, 15240, 22860])
    way = closest_way(*start, *spot, cover, limit, discs, half_width, half_length)
    assert judge_way(*start, way, limit, discs, half_width, half_length) == OK
    turned = closest_way(
        -start[0], -start[1], -spot[0], -spot[1], cover, limit, turned_discs(discs), half_width, half_length
    )
    assert turned_points(turned) == way
    value = closest_distance(*start, *spot, cover, limit, discs, half_width, half_length)
    assert value == max(0, int(math.dist(way[-1], spot)) - cover)
    if value <= 4:
        return
    ends = end_points(spot, cover + int(value) - 4.0, discs, seed, (half_width, half_length))
    ends = ends[np.hypot(ends[:, 0] - start[0], ends[:, 1] - start[1]) <= limit]
    graph = Graph(start, discs, (half_width, half_length), limit, 2.0, 96 if len(discs) > 3 else 160)
    graph.half = (half_width, half_length)
    graph.discs = np.array(discs, dtype=float).reshape(-1, 3)
    assert not np.any(graph.distances(ends) <= limit - 1)


def test_a_spot_that_is_covered_already_needs_no_step() -> None:
    assert closest_way(0, 0, 1000, 0, 1500, 5000, [], WIDE, WIDE) == [(0, 0)]


def test_a_free_way_ends_where_the_base_covers_the_spot() -> None:
    assert closest_way(0, 0, 0, 9000, 1500, 4 * INCH, [], WIDE, WIDE) == [(0, 7500)]
    assert closest_way(0, 0, 0, 30000, 1500, 4 * INCH, [], WIDE, WIDE) == [(0, 4 * INCH)]
    assert closest_distance(0, 0, 0, 30000, 1500, 4 * INCH, [], WIDE, WIDE) == 30000 - 4 * INCH - 1500


def test_a_carrier_on_the_spot_is_touched() -> None:
    assert closest_way(0, -9000, 0, 0, 3000, 4 * INCH, [(0, 0, 3000)], WIDE, WIDE) == [(0, -3000)]


def test_a_carrier_behind_a_guard_is_touched_round_the_guard() -> None:
    discs = [(0, 0, 3000), (0, -3100, 3000)]
    way = closest_way(0, -9000, 0, 0, 3010, 4 * INCH, discs, WIDE, WIDE)
    assert math.dist(way[-1], (0, 0)) <= 3010
    assert closest_distance(0, -9000, 0, 0, 3010, 4 * INCH, discs, WIDE, WIDE) == 0


def test_a_spot_outside_the_bounds_is_approached_along_the_edge() -> None:
    way = closest_way(0, 0, 5000, 9000, 0, 20000, [], 4000, 4000)
    assert way[-1] == (4000, 4000)


def test_who_is_shut_in_stays() -> None:
    ring = [(3000, 0, 3000), (-3000, 0, 3000), (0, 3000, 3000), (0, -3000, 3000)]
    assert closest_way(0, 0, 0, 9000, 0, 20000, ring, WIDE, WIDE) == [(0, 0)]
