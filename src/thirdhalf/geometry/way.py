"""Ways of a point among discs: whether a way is legal, and how far a straight one goes.

Obstacles are discs inflated by the mover's radius. Their open interiors are forbidden, touching is allowed.
"""

from collections.abc import Sequence
from typing import Final

from thirdhalf.geometry.native import i64
from thirdhalf.geometry.plane import Disc, Point, point_on, size, wide_length
from thirdhalf.geometry.roots import root

OK: Final = 0
TOO_LONG: Final = 1
BLOCKED: Final = 2
OUTSIDE: Final = 3


def blocker(ax: i64, ay: i64, bx: i64, by: i64, obstacles: list[Disc]) -> i64:
    """The index of the first listed obstacle whose open interior the leg a-b enters, or -1."""
    return next_blocker(ax, ay, bx, by, obstacles, 0)


def next_blocker(ax: i64, ay: i64, bx: i64, by: i64, obstacles: list[Disc], first: i64) -> i64:
    """As blocker, of the obstacles listed from `first` on."""
    dx = bx - ax
    dy = by - ay
    if dx >= 0:
        low_x = ax
        high_x = bx
    else:
        low_x = bx
        high_x = ax
    if dy >= 0:
        low_y = ay
        high_y = by
    else:
        low_y = by
        high_y = ay
    wide = wide_length(dx, dy)
    for index in range(first, len(obstacles)):
        ox, oy, r = obstacles[index]
        if ox - r >= high_x or ox + r <= low_x or oy - r >= high_y or oy + r <= low_y:
            continue
        qx = ox - ax
        qy = oy - ay
        cross = dx * qy - dy * qx
        # |cross| / length is the distance from the line, so this rejection is exact.
        bound = r * wide
        if bound and (cross >= bound or -cross >= bound):
            continue
        dot = dx * qx + dy * qy
        if dot <= 0:
            if qx * qx + qy * qy < r * r:
                return index
        else:
            square = dx * dx + dy * dy
            if dot >= square:
                qx -= dx
                qy -= dy
                if qx * qx + qy * qy < r * r:
                    return index
            elif cross * cross < r * r * square:
                return index
    return -1


def judge_way(
    ax: i64, ay: i64, points: Sequence[Point], limit: i64, obstacles: list[Disc], half_width: i64, half_length: i64
) -> i64:
    """Whether the way a -> points is legal and at most `limit` long: OUTSIDE before TOO_LONG before BLOCKED.

    Several legs are measured in 1/1024 units, a single leg exactly.
    """
    if len(points) == 1:
        bx, by = points[0]
        return judge_leg(ax, ay, bx, by, limit, obstacles, half_width, half_length)
    for bx, by in points:
        if bx > half_width or bx < -half_width or by > half_length or by < -half_length:
            return OUTSIDE
    if way_length(ax, ay, points) > limit << 10:
        return TOO_LONG
    for bx, by in points:
        if blocker(ax, ay, bx, by, obstacles) >= 0:
            return BLOCKED
        ax = bx
        ay = by
    return OK


def judge_leg(
    ax: i64, ay: i64, bx: i64, by: i64, limit: i64, obstacles: list[Disc], half_width: i64, half_length: i64
) -> i64:
    """As judge_way, of a single leg."""
    if bx > half_width or bx < -half_width or by > half_length or by < -half_length:
        return OUTSIDE
    if (bx - ax) * (bx - ax) + (by - ay) * (by - ay) > limit * limit:
        return TOO_LONG
    return OK if blocker(ax, ay, bx, by, obstacles) < 0 else BLOCKED


def way_length(ax: i64, ay: i64, points: Sequence[Point]) -> i64:
    """The length of the way a -> points in 1/1024 units, each leg rounded down."""
    total: i64 = 0
    for bx, by in points:
        dx = bx - ax
        dy = by - ay
        total += root((dx * dx + dy * dy) << 20)
        ax = bx
        ay = by
    return total


def _entry(ax: i64, ay: i64, bx: i64, by: i64, ox: i64, oy: i64, r: i64) -> i64:
    """About the t at which the straight line from a towards b enters the disc, or -1 if it only touches it."""
    dx = bx - ax
    dy = by - ay
    square = dx * dx + dy * dy
    dot = dx * (ox - ax) + dy * (oy - ay)
    cross = dx * (oy - ay) - dy * (ox - ax)
    inside = r * r * square - cross * cross
    if inside <= 0:
        return -1
    return max(0, (dot - root(inside)) // root(square) + 1)


def first_blocker(ax: i64, ay: i64, bx: i64, by: i64, obstacles: list[Disc]) -> i64:
    """The index of the obstacle that the leg a-b enters first, of equals the leftmost, or -1."""
    first = blocker(ax, ay, bx, by, obstacles)
    if first < 0:
        return -1
    index = next_blocker(ax, ay, bx, by, obstacles, first + 1)
    while index >= 0:
        if _before(ax, ay, bx, by, obstacles[index], obstacles[first]):
            first = index
        index = next_blocker(ax, ay, bx, by, obstacles, index + 1)
    return first


def _before(ax: i64, ay: i64, bx: i64, by: i64, one: Disc, other: Disc) -> bool:
    """Whether the leg a-b, which enters both discs, enters the one first, or at once and it is the left or smaller."""
    ox, oy, r = one
    px, py, s = other
    entry = _entry(ax, ay, bx, by, ox, oy, r)
    known = _entry(ax, ay, bx, by, px, py, s)
    if entry != known:
        return entry < known
    turn = (by - ay) * (ox - px) - (bx - ax) * (oy - py)
    return turn < 0 or (turn == 0 and r < s)


def _sign(number: i64) -> i64:
    return 1 if number > 0 else -1 if number < 0 else 0


def clear_run(
    ax: i64, ay: i64, bx: i64, by: i64, limit: i64, obstacles: list[Disc], half_width: i64, half_length: i64
) -> Point:
    """The last legal point of a straight walk from a towards b of at most `limit`."""
    square = (bx - ax) * (bx - ax) + (by - ay) * (by - ay)
    inside = -half_width <= bx <= half_width and -half_length <= by <= half_length
    if inside and square <= limit * limit and blocker(ax, ay, bx, by, obstacles) < 0:
        return (bx, by)
    t: i64 = limit if square >= limit * limit else root(square)
    if not inside:
        t = min(t, _room_ahead(ax, ay, bx, by, half_width, half_length))
    step: i64 = 1
    while t > 0:
        x, y = point_on(ax, ay, bx, by, t)
        if x > half_width or x < -half_width or y > half_length or y < -half_length:
            t -= 1
            continue
        if (x - ax) * (x - ax) + (y - ay) * (y - ay) > limit * limit:
            t -= 1
            continue
        index = first_blocker(ax, ay, x, y, obstacles)
        if index < 0:
            return (x, y)
        ox, oy, r = obstacles[index]
        # The rounding of a leg that just touches may have moved it into the disc: one unit off the disc cures that.
        nx = x + _sign(x - ox)
        ny = y + _sign(y - oy)
        if judge_leg(ax, ay, nx, ny, limit, obstacles, half_width, half_length) == OK:
            return (nx, ny)
        entry = _entry(ax, ay, bx, by, ox, oy, r)
        if 0 <= entry < t:
            t = entry
        else:
            t -= step
            step += step
    return (ax, ay)


def _room_ahead(ax: i64, ay: i64, bx: i64, by: i64, half_width: i64, half_length: i64) -> i64:
    """The largest t that may still lie within the bounds on the way from a (inside) towards b (outside)."""
    dx = bx - ax
    dy = by - ay
    length: i64 = root(dx * dx + dy * dy) + 1
    t = length
    if size(bx) > half_width:
        t = min(t, (half_width - ax if dx > 0 else half_width + ax) * length // size(dx) + 1)
    if size(by) > half_length:
        t = min(t, (half_length - ay if dy > 0 else half_length + ay) * length // size(dy) + 1)
    return t
