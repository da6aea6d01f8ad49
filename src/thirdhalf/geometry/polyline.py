"""Lines of several legs. A length along a line is the sum of the whole lengths of its legs."""

from collections.abc import Sequence

from thirdhalf.geometry.native import i64
from thirdhalf.geometry.plane import (
    Disc,
    Point,
    distance,
    distance2,
    divide,
    first_touch,
    near_segment,
    point_on,
    project,
    size,
)
from thirdhalf.geometry.roots import root


def line_length(points: Sequence[Point]) -> i64:
    """The length of the line in whole units, each leg rounded down."""
    total = 0
    x, y = points[0]
    for nx, ny in points:
        total += distance(x, y, nx, ny)
        x = nx
        y = ny
    return total


def at(points: Sequence[Point], t: i64) -> Point:
    """The point t units along the line."""
    x, y = points[0]
    if t <= 0:
        return (x, y)
    for nx, ny in points:
        length = distance(x, y, nx, ny)
        if t < length:
            return point_on(x, y, nx, ny, t)
        t -= length
        x = nx
        y = ny
    return (x, y)


def cut(points: Sequence[Point], t: i64) -> list[Point]:
    """The line up to t units."""
    x, y = points[0]
    result = [(x, y)]
    for index in range(1, len(points)):
        if t <= 0:
            break
        nx, ny = points[index]
        length = distance(x, y, nx, ny)
        if t < length:
            result.append(point_on(x, y, nx, ny, t))
            break
        result.append((nx, ny))
        t -= length
        x = nx
        y = ny
    return result


def near_line(px: i64, py: i64, points: Sequence[Point], r: i64) -> bool:
    """Whether p is at most r away from the line."""
    ax, ay = points[0]
    if len(points) == 1:
        return distance2(px, py, ax, ay) <= r * r
    for index in range(1, len(points)):
        bx, by = points[index]
        if near_segment(px, py, ax, ay, bx, by, r):
            return True
        ax = bx
        ay = by
    return False


def first_touch_on(points: Sequence[Point], px: i64, py: i64, r: i64) -> i64:
    """The smallest t at which the line is within r of p, or -1."""
    ax, ay = points[0]
    if distance2(px, py, ax, ay) <= r * r:
        return 0
    before = 0
    for index in range(1, len(points)):
        bx, by = points[index]
        t = first_touch(ax, ay, bx, by, px, py, r)
        if t >= 0:
            return before + t
        before += distance(ax, ay, bx, by)
        ax = bx
        ay = by
    return -1


def project_on(points: Sequence[Point], px: i64, py: i64) -> i64:
    """The t of the point of the line that is nearest to p, the first of equals."""
    ax, ay = points[0]
    best = 0
    best_square = distance2(px, py, ax, ay)
    before = 0
    for index in range(1, len(points)):
        bx, by = points[index]
        t = project(px, py, ax, ay, bx, by)
        x, y = point_on(ax, ay, bx, by, t)
        square = distance2(px, py, x, y)
        if square < best_square:
            best_square = square
            best = before + t
        before += distance(ax, ay, bx, by)
        ax = bx
        ay = by
    return best


def _exit(ax: i64, ay: i64, bx: i64, by: i64, half_width: i64, half_length: i64) -> Point:
    """The point where the segment from a (inside) to b (outside) leaves the bounds."""
    dx = bx - ax
    dy = by - ay
    to_side = half_width - ax if dx > 0 else half_width + ax
    to_end = half_length - ay if dy > 0 else half_length + ay
    leaves_side = size(bx) > half_width
    leaves_end = size(by) > half_length
    if leaves_side and leaves_end:
        leaves_side = to_side * size(dy) <= to_end * size(dx)
    if leaves_side:
        y = ay + divide(dy * to_side, size(dx))
        return (half_width if dx > 0 else -half_width, max(-half_length, min(half_length, y)))
    x = ax + divide(dx * to_end, size(dy))
    return (max(-half_width, min(half_width, x)), half_length if dy > 0 else -half_length)


def cut_to_bounds(points: list[Point], half_width: i64, half_length: i64) -> list[Point]:
    """R-01: the line up to where it first leaves |x| <= half_width, |y| <= half_length; it ends on the edge."""
    ax, ay = points[0]
    if size(ax) > half_width or size(ay) > half_length:
        return [(max(-half_width, min(half_width, ax)), max(-half_length, min(half_length, ay)))]
    result = [(ax, ay)]
    for index in range(1, len(points)):
        bx, by = points[index]
        if size(bx) > half_width or size(by) > half_length:
            end = _exit(ax, ay, bx, by, half_width, half_length)
            if end != (ax, ay):
                result.append(end)
            break
        result.append((bx, by))
        ax = bx
        ay = by
    return result


def _disc_over(x: i64, y: i64, discs: list[Disc]) -> i64:
    """The index of a disc whose open interior holds the point, or -1."""
    for index in range(len(discs)):
        ox, oy, r = discs[index]
        if (x - ox) * (x - ox) + (y - oy) * (y - oy) < r * r:
            return index
    return -1


def _back_out(ax: i64, ay: i64, bx: i64, by: i64, t: i64, disc: Disc) -> i64:
    """An upper bound below t of the last t on the leg a-b before t whose point lies outside the disc."""
    ox, oy, r = disc
    # Rounding moves a point by less than one unit: within r - 1 no rounded point lies outside.
    narrow = r - 1
    x, y = point_on(ax, ay, bx, by, t)
    if narrow <= 1 or distance2(x, y, ox, oy) >= (narrow - 1) * (narrow - 1):
        return t - 1
    dx = bx - ax
    dy = by - ay
    square = dx * dx + dy * dy
    dot = dx * (ox - ax) + dy * (oy - ay)
    cross = dx * (oy - ay) - dy * (ox - ax)
    inside = narrow * narrow * square - cross * cross
    if inside <= 0:
        return t - 1
    return max(0, min(t - 1, (dot - root(inside)) // root(square) + 2))


def cut_back(points: list[Point], discs: list[Disc]) -> list[Point]:
    """1.08: the line shortened by as little as possible until its end lies in no disc's open interior."""
    for index in range(len(points) - 1, 0, -1):
        ax, ay = points[index - 1]
        bx, by = points[index]
        t = distance(ax, ay, bx, by)
        while t > 0:
            x, y = point_on(ax, ay, bx, by, t)
            over = _disc_over(x, y, discs)
            if over < 0:
                result = points[:index]
                result.append((x, y))
                return result
            t = _back_out(ax, ay, bx, by, t, discs[over])
    return [points[0]]
