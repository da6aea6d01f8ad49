"""Predicates on points and segments, against exact fractions."""

from math import isqrt

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.geometry.reference import squared_gap
from thirdhalf.geometry.directions import COS, SIN, UNIT, heading
from thirdhalf.geometry.plane import (
    INCH,
    TOUCH,
    distance,
    distance2,
    first_touch,
    hull_touches,
    near_segment,
    overlaps,
    point_on,
    project,
    touches,
)
from thirdhalf.geometry.way import blocker

far = st.integers(-131072, 131072)
near = st.integers(-300, 300)
coordinate = st.one_of(near, far)
radius = st.one_of(st.integers(0, 400), st.integers(0, 6100))
aside = st.integers(-7000, 7000)
often = settings(max_examples=300)


@often
@given(coordinate, coordinate, coordinate, coordinate, coordinate, coordinate, radius)
def test_near_and_clear_segments_agree_with_fractions(
    px: int, py: int, ax: int, ay: int, bx: int, by: int, r: int
) -> None:
    gap = squared_gap(px, py, ax, ay, bx, by)
    for reach in (r, isqrt(int(gap)), isqrt(int(gap)) + 1):
        assert near_segment(px, py, ax, ay, bx, by, reach) == (gap <= reach * reach)
        assert (blocker(ax, ay, bx, by, [(px, py, reach)]) < 0) == (gap >= reach * reach)


def test_two_inches_are_exactly_two_inches() -> None:
    assert near_segment(0, 0, 2 * INCH, -500, 2 * INCH, 500, 2 * INCH)
    assert blocker(2 * INCH, -500, 2 * INCH, 500, [(0, 0, 2 * INCH)]) == -1
    assert not near_segment(0, 0, 2 * INCH + 1, -500, 2 * INCH + 1, 500, 2 * INCH)
    assert blocker(2 * INCH - 1, -500, 2 * INCH - 1, 500, [(0, 0, 2 * INCH)]) == 0


def test_contact_ends_a_tenth_of_a_millimetre_away() -> None:
    assert touches(0, 0, 3000 + TOUCH, 0, 3000)
    assert not touches(0, 0, 3001 + TOUCH, 0, 3000)
    assert not overlaps(0, 0, 3000, 0, 3000)
    assert overlaps(0, 0, 2999, 0, 3000)


@often
@given(coordinate, coordinate, coordinate, coordinate, st.integers(-10, 400000))
def test_point_on_lies_on_the_segment_at_its_distance_and_turns_with_the_table(
    ax: int, ay: int, bx: int, by: int, t: int
) -> None:
    x, y = point_on(ax, ay, bx, by, t)
    length = distance(ax, ay, bx, by)
    clamped = max(0, min(t, length))
    assert near_segment(x, y, ax, ay, bx, by, 1)
    assert point_on(-ax, -ay, -bx, -by, t) == (-x, -y)
    assert point_on(ay, -ax, by, -bx, t) == (y, -x)
    if t >= length:
        assert (x, y) == (bx, by)
    else:
        assert clamped - 1 <= distance(ax, ay, x, y) <= clamped


@often
@given(near, near, near, near, near, near, st.integers(0, 300))
def test_first_touch_is_the_smallest_t_that_is_near(
    ax: int, ay: int, bx: int, by: int, px: int, py: int, r: int
) -> None:
    expected = -1
    for t in range(distance(ax, ay, bx, by) + 1):
        x, y = point_on(ax, ay, bx, by, t)
        if distance2(x, y, px, py) <= r * r:
            expected = t
            break
    assert first_touch(ax, ay, bx, by, px, py, r) == expected


@often
@given(coordinate, coordinate, coordinate, coordinate, coordinate, coordinate, radius)
def test_first_touch_of_far_points_is_a_first_touch(
    ax: int, ay: int, bx: int, by: int, px: int, py: int, r: int
) -> None:
    t = first_touch(ax, ay, bx, by, px, py, r)
    assert t == first_touch(-ax, -ay, -bx, -by, -px, -py, r)
    if t < 0:
        assert not near_segment(px, py, ax, ay, bx, by, max(0, r - 1))
    else:
        assert distance2(*point_on(ax, ay, bx, by, t), px, py) <= r * r
        assert t == 0 or distance2(*point_on(ax, ay, bx, by, t - 1), px, py) > r * r


@often
@given(near, near, st.integers(0, 200), near, near, st.integers(0, 200), near, near, st.integers(0, 200))
def test_a_hull_is_touched_where_a_growing_disc_meets(
    ax: int, ay: int, ra: int, bx: int, by: int, rb: int, cx: int, cy: int, rc: int
) -> None:
    least = min(
        (((cx - ax - s * (bx - ax)) ** 2 + (cy - ay - s * (by - ay)) ** 2) ** 0.5 - ra - rc - s * (rb - ra))
        for s in [number / 2000 for number in range(2001)]
    )
    result = hull_touches(ax, ay, ra, bx, by, rb, cx, cy, rc)
    assert result == hull_touches(bx, by, rb, ax, ay, ra, cx, cy, rc)
    assert result == hull_touches(-ax, -ay, ra, -bx, -by, rb, -cx, -cy, rc)
    if abs(least) > 0.5:
        assert result == (least < 0)


@often
@given(coordinate, coordinate, coordinate, coordinate, coordinate, coordinate, radius)
def test_the_hull_of_equal_discs_is_a_swept_segment(
    ax: int, ay: int, bx: int, by: int, cx: int, cy: int, r: int
) -> None:
    assert hull_touches(ax, ay, r, bx, by, r, cx, cy, 5) == near_segment(cx, cy, ax, ay, bx, by, r + 5)


@often
@given(coordinate, coordinate, coordinate, coordinate, coordinate, coordinate)
def test_the_projection_is_the_nearest_point_of_the_segment(
    px: int, py: int, ax: int, ay: int, bx: int, by: int
) -> None:
    t = project(px, py, ax, ay, bx, by)
    assert 0 <= t <= distance(ax, ay, bx, by)
    assert t == project(-px, -py, -ax, -ay, -bx, -by)
    found = distance(*point_on(ax, ay, bx, by, t), px, py)
    assert found <= isqrt(int(squared_gap(px, py, ax, ay, bx, by))) + 2


def test_headings_run_clockwise_from_up_the_pitch() -> None:
    assert heading(0, 100) == (0, 100)
    assert heading(90, 100) == (100, 0)
    assert heading(180, 100) == (0, -100)
    assert heading(-90, 100) == (-100, 0)
    assert heading(45, 1000) == (707, 707)
    assert heading(30, 1000) == (500, 866)


def test_the_direction_table_is_symmetric_and_exact() -> None:
    import math

    for degrees in range(360):
        assert abs(SIN[degrees] - UNIT * math.sin(math.radians(degrees))) <= 0.501
        assert abs(COS[degrees] - UNIT * math.cos(math.radians(degrees))) <= 0.501
        assert SIN[(degrees + 180) % 360] == -SIN[degrees]
        assert COS[(degrees + 90) % 360] == -SIN[degrees]
        assert COS[-degrees % 360] == COS[degrees]


def test_a_point_that_does_not_move_touches_only_what_it_touches_already() -> None:
    assert first_touch(5, 5, 5, 5, 5, 105, 100) == 0
    assert first_touch(5, 5, 5, 5, 5, 106, 100) == -1


@given(far, far, far, far, st.integers(0, 100), aside, aside, radius)
@often
def test_segments_are_judged_exactly_as_far_as_a_table_can_reach(
    ax: int, ay: int, bx: int, by: int, share: int, off_x: int, off_y: int, r: int
) -> None:
    """Whole numbers without bounds say the same as those of 64 bits."""
    edge = 2**17
    px = max(-edge, min(edge, ax + (bx - ax) * share // 100 + off_x))
    py = max(-edge, min(edge, ay + (by - ay) * share // 100 + off_y))
    dx, dy, qx, qy = bx - ax, by - ay, px - ax, py - ay
    dot, square, cross = dx * qx + dy * qy, dx * dx + dy * dy, dx * qy - dy * qx
    if dot <= 0:
        apart, reach = qx * qx + qy * qy, r * r
    elif dot >= square:
        apart, reach = (px - bx) ** 2 + (py - by) ** 2, r * r
    else:
        apart, reach = cross * cross, r * r * square
    assert near_segment(px, py, ax, ay, bx, by, r) == (apart <= reach)
    assert blocker(ax, ay, bx, by, [(px, py, r)]) == (0 if apart < reach else -1)
