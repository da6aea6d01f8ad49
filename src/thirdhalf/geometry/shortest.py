"""Shortest ways among discs. The discs that matter are found one after the other: a way that is shortest among some
of the discs, and that meets none of the others, is shortest among all."""

from collections.abc import Sequence

from thirdhalf.geometry.detour import Detours
from thirdhalf.geometry.native import i64
from thirdhalf.geometry.plane import Disc, Point, size
from thirdhalf.geometry.way import blocker, way_length


def in_order(ax: i64, ay: i64, bx: i64, by: i64, discs: list[Disc]) -> list[Disc]:
    """The discs ordered by distance from a, then from left to right as seen towards b, whatever order they came in."""
    if len(discs) < 2:
        return discs
    dx = bx - ax
    dy = by - ay
    keyed: list[tuple[int, int, int, int, int]] = []
    for index in range(len(discs)):
        ox, oy, r = discs[index]
        qx = ox - ax
        qy = oy - ay
        keyed.append((qx * qx + qy * qy, dy * qx - dx * qy, dx * qx + dy * qy, r, index))
    keyed.sort()
    return [discs[key[4]] for key in keyed]


def add_blockers(ax: i64, ay: i64, way: Sequence[Point], rest: list[Disc], active: list[Disc]) -> list[Disc]:
    """Moves the discs that the way enters from `rest` to `active`; returns what rests."""
    left: list[Disc] = []
    least_x = most_x = ax
    least_y = most_y = ay
    for nx, ny in way:
        least_x = min(least_x, nx)
        most_x = max(most_x, nx)
        least_y = min(least_y, ny)
        most_y = max(most_y, ny)
    for disc in rest:
        ox, oy, r = disc
        if ox - r >= most_x or ox + r <= least_x or oy - r >= most_y or oy + r <= least_y:
            left.append(disc)
            continue
        one = [disc]
        x = ax
        y = ay
        hit = False
        for nx, ny in way:
            if blocker(x, y, nx, ny, one) >= 0:
                hit = True
                break
            x = nx
            y = ny
        if hit:
            active.append(disc)
        else:
            left.append(disc)
    return left


def within_reach(ax: i64, ay: i64, bx: i64, by: i64, limit: i64, obstacles: list[Disc]) -> list[Disc]:
    """The obstacles that a way from a to b of at most `limit` can meet."""
    result: list[Disc] = []
    for disc in obstacles:
        ox, oy, r = disc
        reach = limit + r
        span = reach + r
        qx = ox - ax
        qy = oy - ay
        px = ox - bx
        py = oy - by
        if size(qx) + size(px) < span and size(qy) + size(py) < span and qx * qx + qy * qy < reach * reach:
            result.append(disc)
    return result


def shortest_way(
    ax: i64, ay: i64, bx: i64, by: i64, limit: i64, obstacles: list[Disc], half_width: i64, half_length: i64
) -> list[Point]:
    """The points after a of the shortest legal way to b, or [] if none is at most `limit` long."""
    square = (bx - ax) * (bx - ax) + (by - ay) * (by - ay)
    if square > limit * limit or bx > half_width or bx < -half_width or by > half_length or by < -half_length:
        return []
    if blocker(ax, ay, bx, by, obstacles) < 0:
        return [(bx, by)]
    for ox, oy, r in obstacles:
        if (ox - bx) * (ox - bx) + (oy - by) * (oy - by) < r * r:
            return []
    rest = within_reach(ax, ay, bx, by, limit, obstacles)
    active: list[Disc] = []
    way = [(bx, by)]
    while True:
        before = len(active)
        rest = add_blockers(ax, ay, way, rest, active)
        if len(active) == before:
            return way if way_length(ax, ay, way) <= limit << 10 else []
        active = in_order(ax, ay, bx, by, active)
        way = Detours(ax, ay, limit << 10, active, half_width, half_length).find(bx, by)
        if not way:
            return []
