"""R-06: ways that end as near to a spot as can be."""

from thirdhalf.geometry.detour import Detours
from thirdhalf.geometry.native import i64
from thirdhalf.geometry.plane import Disc, Point, distance, point_on
from thirdhalf.geometry.roots import root
from thirdhalf.geometry.search import NEAR_ENOUGH, Search, aim
from thirdhalf.geometry.shortest import add_blockers, in_order, within_reach
from thirdhalf.geometry.way import clear_run


def closest_way(
    ax: i64,
    ay: i64,
    sx: i64,
    sy: i64,
    cover: i64,
    limit: i64,
    obstacles: list[Disc],
    half_width: i64,
    half_length: i64,
) -> list[Point]:
    """R-06: the points after a of a way of at most `limit` that ends as near to the spot as can be, or [a].

    Nearness is max(0, distance from the spot - cover).
    """
    square = (sx - ax) * (sx - ax) + (sy - ay) * (sy - ay)
    if square <= cover * cover or limit <= 0:
        return [(ax, ay)]
    gx, gy = aim(ax, ay, sx, sy, cover)
    ex, ey = clear_run(ax, ay, gx, gy, limit, obstacles, half_width, half_length)
    least = max(cover, root(square) - limit) + NEAR_ENOUGH
    if (ex - sx) * (ex - sx) + (ey - sy) * (ey - sy) <= least * least:
        return [(ex, ey)]
    return _closest_detour(ax, ay, sx, sy, cover, limit, obstacles, half_width, half_length)


def _closest_detour(
    ax: i64,
    ay: i64,
    sx: i64,
    sy: i64,
    cover: i64,
    limit: i64,
    obstacles: list[Disc],
    half_width: i64,
    half_length: i64,
) -> list[Point]:
    """As closest_way, where the straight way to the spot is not free."""
    rest = within_reach(ax, ay, ax, ay, limit + limit, obstacles)
    active: list[Disc] = []
    gx, gy = aim(ax, ay, sx, sy, cover)
    if distance(ax, ay, gx, gy) > limit:
        gx, gy = point_on(ax, ay, gx, gy, limit)
    way = [(gx, gy)]
    rest = add_blockers(ax, ay, way, rest, active)
    while True:
        active = in_order(ax, ay, sx, sy, active)
        search = Search(Detours(ax, ay, limit << 10, active, half_width, half_length), sx, sy, cover)
        search.solve()
        if search.best_cost == 0:
            return [(ax, ay)]
        way = search.tree.way_by(search.best_node, search.best_count, search.best_outer, search.best_x, search.best_y)
        known = len(active)
        rest = add_blockers(ax, ay, way, rest, active)
        if known == len(active):
            return way


def closest_distance(
    ax: i64,
    ay: i64,
    sx: i64,
    sy: i64,
    cover: i64,
    limit: i64,
    obstacles: list[Disc],
    half_width: i64,
    half_length: i64,
) -> i64:
    """R-06: how near to the spot a way of at most `limit` can end: max(0, distance - cover) in whole units."""
    way = closest_way(ax, ay, sx, sy, cover, limit, obstacles, half_width, half_length)
    x, y = way[-1]
    return max(0, distance(x, y, sx, sy) - cover)
