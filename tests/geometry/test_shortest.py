"""Shortest ways, against visibility graphs and by hand."""

import math
import random

import numpy as np
import pytest

from tests.geometry.reference import Graph, squared_gap
from tests.geometry.scenes import goal, scene, turned_discs, turned_points
from thirdhalf.geometry.plane import INCH, Disc, Point
from thirdhalf.geometry.reach import BLOCKED, OK, OUTSIDE, TOO_LONG, clear_run, judge_way, shortest_way
from thirdhalf.geometry.way import blocker, way_length

LIMIT = 9 * INCH
WIDE = 40000


def length_of(start: Point, way: list[Point]) -> float:
    return way_length(*start, way) / 1024


@pytest.mark.parametrize("seed", range(120))
def test_a_shortest_way_is_legal_and_within_five_units_of_the_true_one(seed: int) -> None:
    rng = random.Random(seed)
    start, discs, half_width, half_length = scene(rng)
    end = goal(rng, discs, half_width, half_length)
    way = shortest_way(*start, *end, LIMIT, discs, half_width, half_length)
    turned = shortest_way(-start[0], -start[1], -end[0], -end[1], LIMIT, turned_discs(discs), half_width, half_length)
    assert turned_points(turned) == way
    if way:
        assert way[-1] == end
        assert judge_way(*start, way, LIMIT, discs, half_width, half_length) == OK
    if len(way) == 1:
        return
    length = length_of(start, way) if way else math.inf
    ends = np.array([end], dtype=float)
    count = 96 if len(discs) > 4 else 160
    assert length >= Graph(start, discs, (half_width, half_length), LIMIT, -1.0, count).distances(ends)[0] - 0.5
    # Passages with less than two units to spare need not be found.
    grown = [(x, y, r + spare(start, end, (x, y, r))) for x, y, r in discs]
    bounds = (half_width - 2, half_length - 2)
    if all(abs(x) <= bounds[0] and abs(y) <= bounds[1] for x, y in (start, end)):
        upper = Graph(start, grown, bounds, LIMIT, 0.0, count).distances(ends)[0]
        assert upper > LIMIT - 5 or length <= upper + 3


def spare(start: Point, end: Point, disc: Disc) -> float:
    """By how much, up to two units, a disc can grow without covering the start or the end."""
    x, y, r = disc
    return max(0.0, min(2.0, *(math.hypot(px - x, py - y) - r for px, py in (start, end))))


def test_one_disc_head_on_is_passed_on_the_left() -> None:
    discs = [(0, 0, 3000)]
    for sign in (1, -1):
        way = shortest_way(0, -9000 * sign, 0, 9000 * sign, LIMIT, discs, WIDE, WIDE)
        true = 2 * math.sqrt(9000**2 - 3000**2) + 2 * 3000 * math.asin(1 / 3)
        assert true <= length_of((0, -9000 * sign), way) <= true + 2
        assert all(x * sign < 0 for x, _ in way[:-1])


def test_a_way_of_exactly_two_inches_is_short_enough() -> None:
    assert judge_way(0, 0, [(0, 2 * INCH)], 2 * INCH, [], WIDE, WIDE) == OK
    assert judge_way(0, 0, [(1, 2 * INCH)], 2 * INCH, [], WIDE, WIDE) == TOO_LONG
    assert judge_way(0, 0, [(0, INCH), (0, 2 * INCH)], 2 * INCH, [], WIDE, WIDE) == OK
    assert judge_way(0, 0, [(0, INCH), (0, 2 * INCH + 1)], 2 * INCH, [], WIDE, WIDE) == TOO_LONG


def test_a_tangent_way_is_free_and_one_unit_closer_is_blocked() -> None:
    assert judge_way(-3000, -5000, [(-3000, 5000)], LIMIT, [(0, 0, 3000)], WIDE, WIDE) == OK
    assert judge_way(-2999, -5000, [(-2999, 5000)], LIMIT, [(0, 0, 3000)], WIDE, WIDE) == BLOCKED
    assert judge_way(0, 0, [(WIDE + 1, 0)], 10 * WIDE, [], WIDE, WIDE) == OUTSIDE


def test_two_overlapping_discs_are_a_wall() -> None:
    wall = [(-2990, 0, 3000), (2990, 0, 3000)]
    way = shortest_way(0, -4000, 0, 4000, 30000, wall, WIDE, WIDE)
    assert len(way) > 1
    assert max(abs(x) for x, _ in way) > 5900
    assert shortest_way(0, -4000, 0, 4000, LIMIT // 2, wall, WIDE, WIDE) == []


def test_a_corridor_exactly_as_wide_as_the_base_lets_it_through() -> None:
    gate = [(-3000, 0, 3000), (3000, 0, 3000)]
    assert shortest_way(0, -4000, 0, 4000, LIMIT, gate, WIDE, WIDE) == [(0, 4000)]


def test_a_corridor_a_little_wider_than_the_base_is_found_from_aside() -> None:
    gate = [(-3003, 0, 3000), (3003, 0, 3000)]
    way = shortest_way(-2000, -5000, 2500, 5000, LIMIT, gate, WIDE, WIDE)
    assert way
    assert length_of((-2000, -5000), way) < 11500


def test_an_obstacle_at_the_edge_closes_the_gap() -> None:
    assert shortest_way(-500, -5000, -500, 5000, LIMIT, [(0, 0, 3000)], 2900, WIDE) == []
    way = shortest_way(-500, -5000, -500, 5000, LIMIT, [(0, 0, 3000)], 3005, WIDE)
    assert way
    assert judge_way(-500, -5000, way, LIMIT, [(0, 0, 3000)], 3005, WIDE) == OK


def test_a_start_that_touches_three_obstacles_finds_its_way_out() -> None:
    ring = [(3000, 300, 3000), (-3000, 300, 3000), (0, 3000, 3000)]
    way = shortest_way(0, 0, 0, 8000, 30000, ring, WIDE, WIDE)
    assert way
    assert judge_way(0, 0, way, 30000, ring, WIDE, WIDE) == OK
    assert length_of((0, 0), way) < 19100


def test_a_closed_ring_keeps_its_prisoner() -> None:
    ring = [(3000, 0, 3000), (-3000, 0, 3000), (0, 3000, 3000), (0, -3000, 3000)]
    assert shortest_way(0, 0, 0, 8000, 30000, ring, WIDE, WIDE) == []


def test_a_goal_between_touched_obstacles_is_reached() -> None:
    pair = [(-2500, 2000, 3000), (2500, 2000, 3000)]
    y = 2000 - math.isqrt(3000**2 - 2500**2) - 1
    for start in ((0, -5000), (6000, 3000), (-6000, 3000), (0, 8000)):
        way = shortest_way(*start, 0, y, LIMIT, pair, WIDE, WIDE)
        assert way
        assert judge_way(*start, way, LIMIT, pair, WIDE, WIDE) == OK


def test_staying_is_a_way() -> None:
    assert shortest_way(5, 5, 5, 5, 0, [(3005, 5, 3000)], WIDE, WIDE) == [(5, 5)]


@pytest.mark.parametrize("seed", range(150))
def test_a_clear_run_ends_at_the_last_free_point(seed: int) -> None:
    rng = random.Random(seed)
    start, discs, half_width, half_length = scene(rng)
    aim = (rng.randint(-12000, 12000), rng.randint(-12000, 12000))
    limit = rng.choice([0, 1000, 5080, 12700])
    end = clear_run(*start, *aim, limit, discs, half_width, half_length)
    assert judge_way(*start, [end], limit, discs, half_width, half_length) == OK
    turned = clear_run(-start[0], -start[1], -aim[0], -aim[1], limit, turned_discs(discs), half_width, half_length)
    assert turned == (-end[0], -end[1])
    length = math.dist(start, aim)
    walked = math.dist(start, end)
    if end == aim or walked > limit - 2:
        return
    # Four units further on the exact line lies an obstacle or the edge.
    x = start[0] + (aim[0] - start[0]) * (walked + 4) / length
    y = start[1] + (aim[1] - start[1]) * (walked + 4) / length
    blocked = any(math.hypot(x - ox, y - oy) < r or grazes(start, (x, y), (ox, oy), r + 1.5) for ox, oy, r in discs)
    assert blocked or abs(x) > half_width or abs(y) > half_length


def grazes(start: Point, end: tuple[float, float], centre: Point, r: float) -> bool:
    dx, dy = end[0] - start[0], end[1] - start[1]
    t = max(0.0, min(1.0, ((centre[0] - start[0]) * dx + (centre[1] - start[1]) * dy) / (dx * dx + dy * dy)))
    return math.hypot(start[0] + t * dx - centre[0], start[1] + t * dy - centre[1]) < r


@pytest.mark.parametrize("seed", range(200))
def test_a_leg_is_blocked_by_the_first_disc_that_it_is_not_clear_of(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(20):
        ax, ay, bx, by = (rng.randint(-60, 60) for _ in range(4))
        discs = [(rng.randint(-90, 90), rng.randint(-90, 90), rng.randint(0, 50)) for _ in range(4)]
        clear = [squared_gap(ox, oy, ax, ay, bx, by) >= r * r for ox, oy, r in discs]
        assert blocker(ax, ay, bx, by, discs) == (clear.index(False) if False in clear else -1)
