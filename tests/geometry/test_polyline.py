"""Lines of several legs."""

from hypothesis import given, settings
from hypothesis import strategies as st

from thirdhalf.geometry.plane import Disc, Point, distance, distance2
from thirdhalf.geometry.polyline import (
    at,
    cut,
    cut_back,
    cut_to_bounds,
    first_touch_on,
    line_length,
    near_line,
    project_on,
)

small = st.integers(-400, 400)
line = st.lists(st.tuples(small, small), min_size=1, max_size=4)
discs = st.lists(st.tuples(small, small, st.integers(0, 250)), max_size=4)
often = settings(max_examples=150)


def turned(points: list[Point]) -> list[Point]:
    return [(-x, -y) for x, y in points]


@often
@given(line, st.integers(-5, 2000))
def test_a_cut_line_ends_where_the_line_is_at(points: list[Point], t: int) -> None:
    result = cut(points, t)
    assert result[-1] == at(points, t)
    assert line_length(result) <= max(0, min(t, line_length(points)))
    assert line_length(result) >= max(0, min(t, line_length(points)) - 1)
    assert cut(turned(points), t) == turned(result)


@often
@given(line, small, small, st.integers(0, 300))
def test_the_first_touch_on_a_line_is_the_smallest(points: list[Point], px: int, py: int, r: int) -> None:
    expected = -1
    for t in range(line_length(points) + 1):
        if distance2(*at(points, t), px, py) <= r * r:
            expected = t
            break
    assert first_touch_on(points, px, py, r) == expected
    if expected >= 0:
        assert near_line(px, py, points, r + 1)
    else:
        assert not near_line(px, py, points, max(0, r - 1))


@often
@given(line, small, small)
def test_the_projection_on_a_line_is_its_nearest_point(points: list[Point], px: int, py: int) -> None:
    best = min(distance(*at(points, t), px, py) for t in range(line_length(points) + 1))
    t = project_on(points, px, py)
    assert 0 <= t <= line_length(points)
    # Both points lie up to 0.71 beside the line, and both distances are rounded.
    assert distance(*at(points, t), px, py) <= best + 2
    assert project_on(turned(points), -px, -py) == t


@often
@given(line, st.integers(0, 300), st.integers(0, 300))
def test_a_line_ends_on_the_edge_where_it_leaves_the_bounds(points: list[Point], width: int, length: int) -> None:
    result = cut_to_bounds(points, width, length)
    assert all(abs(x) <= width and abs(y) <= length for x, y in result)
    assert cut_to_bounds(turned(points), width, length) == turned(result)
    if all(abs(x) <= width and abs(y) <= length for x, y in points):
        assert result == points
    elif abs(points[0][0]) <= width and abs(points[0][1]) <= length:
        assert abs(result[-1][0]) == width or abs(result[-1][1]) == length
        assert near_line(*result[-1], points, 1)


def test_a_line_along_the_edge_is_not_cut() -> None:
    assert cut_to_bounds([(100, 0), (100, 50)], 100, 100) == [(100, 0), (100, 50)]
    assert cut_to_bounds([(100, 0), (150, 50), (0, 0)], 100, 100) == [(100, 0)]


@often
@given(line, discs)
def test_a_line_is_cut_back_by_as_little_as_possible(points: list[Point], blocked: list[Disc]) -> None:
    def free(x: int, y: int) -> bool:
        return all(distance2(x, y, ox, oy) >= r * r for ox, oy, r in blocked)

    expected = points[0]
    for t in range(line_length(points), 0, -1):
        if free(*at(points, t)):
            expected = at(points, t)
            break
    result = cut_back(points, blocked)
    assert result[-1] == expected
    assert cut_back(turned(points), [(-x, -y, r) for x, y, r in blocked]) == turned(result)
