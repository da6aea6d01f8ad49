"""Places where a disc fits: its centre lies within the bounds and in no inflated disc's open interior."""

from functools import lru_cache
from typing import Final

from thirdhalf.geometry.directions import heading
from thirdhalf.geometry.native import i64, mypyc_attr
from thirdhalf.geometry.plane import TOUCH, Disc, Point, distance, distance2, divide, size
from thirdhalf.geometry.roots import root

EVERYWHERE: Final = 1 << 19
"""Further than any two points of the table, or their projections, are apart."""
_NEXT: Final[tuple[Point, ...]] = ((0, 0), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))


def fits(x: i64, y: i64, discs: list[Disc], half_width: i64, half_length: i64) -> bool:
    """Whether a centre may lie here."""
    if x > half_width or x < -half_width or y > half_length or y < -half_length:
        return False
    for ox, oy, r in discs:
        dx = x - ox
        dy = y - oy
        if dx * dx + dy * dy < r * r:
            return False
    return True


@mypyc_attr(acyclic=True)
class Places:
    """Places not yet looked at, as far as they are at most `most` away from (x, y)."""

    __slots__ = ("found", "most", "x", "y")

    def __init__(self, x: i64, y: i64, most: i64) -> None:
        self.x = x
        self.y = y
        self.most = most
        self.found: list[Point] = []

    def add(self, px: i64, py: i64) -> None:
        """One more, if it is near enough."""
        dx = px - self.x
        dy = py - self.y
        if dx * dx + dy * dy <= self.most * self.most:
            self.found.append((px, py))


def _round_circle(x: i64, y: i64, ox: i64, oy: i64, r: i64, places: Places) -> None:
    """Adds the point of the circle nearest to (x, y), or eight points all round where no direction is nearer."""
    dx = x - ox
    dy = y - oy
    square = dx * dx + dy * dy
    if square <= TOUCH * TOUCH:
        for degrees in range(0, 360, 45):
            hx, hy = heading(degrees, r)
            places.add(ox + hx, oy + hy)
    if square > 0:
        length: i64 = root(square << 20)
        places.add(ox + divide((dx * r) << 10, length), oy + divide((dy * r) << 10, length))


def _crossings(ax: i64, ay: i64, ra: i64, bx: i64, by: i64, rb: i64, places: Places) -> None:
    """Adds the points where two circles cross; circles that just miss each other cross at their nearest points."""
    dx = bx - ax
    dy = by - ay
    square = dx * dx + dy * dy
    if square == 0 or square > (ra + rb + 4) * (ra + rb + 4) or square < (ra - rb) * (ra - rb):
        return
    # a + (b - a) * along / (2 * square) +- perpendicular * across / (2 * square); below 2^58
    along = square + ra * ra - rb * rb
    across: i64 = root(max(0, 4 * square * ra * ra - along * along))
    twice = 2 * square
    places.add(ax + divide(dx * along - dy * across, twice), ay + divide(dy * along + dx * across, twice))
    places.add(ax + divide(dx * along + dy * across, twice), ay + divide(dy * along - dx * across, twice))


def _edge_crossings(ox: i64, oy: i64, r: i64, half_width: i64, half_length: i64, places: Places) -> None:
    """Adds the points where a circle crosses the four edges."""
    for side in range(-1, 2, 2):
        off = side * half_width - ox
        if size(off) <= r:
            half = root(r * r - off * off)
            places.add(side * half_width, oy + half)
            places.add(side * half_width, oy - half)
        off = side * half_length - oy
        if size(off) <= r:
            half = root(r * r - off * off)
            places.add(ox + half, side * half_length)
            places.add(ox - half, side * half_length)


def _boundary_places(discs: list[Disc], half_width: i64, half_length: i64, places: Places) -> None:
    """Adds every place that can be nearest to (x, y): projections, crossings, corners, each rounded to nearest."""
    x = places.x
    y = places.y
    places.add(x, y)
    cx = max(-half_width, min(half_width, x))
    cy = max(-half_length, min(half_length, y))
    if cx != x or cy != y:
        places.add(cx, cy)
    for side in range(-1, 2, 2):
        places.add(side * half_width, cy)
        places.add(cx, side * half_length)
        places.add(side * half_width, half_length)
        places.add(side * half_width, -half_length)
    for index in range(len(discs)):
        ox, oy, r = discs[index]
        # Radius r finds places that are exact on the grid, r + 1 those that stay free when rounded.
        for more in range(2):
            _round_circle(x, y, ox, oy, r + more, places)
            _edge_crossings(ox, oy, r + more, half_width, half_length, places)
            for other in range(index):
                px, py, s = discs[other]
                _crossings(ox, oy, r + more, px, py, s + more, places)


def _spread(x: i64, y: i64, places: list[Point], discs: list[Disc]) -> list[Point]:
    """Of the places those within TOUCH of the nearest to (x, y), no two within TOUCH of each other, best first.

    Equally near ones: nearer to the centre of the pitch, then left as seen towards the discs, so that the order turns
    with the table wherever something tells two places apart.
    """
    vx: i64 = 0
    vy: i64 = 0
    for ox, oy, _ in discs:
        vx += ox - x
        vy += oy - y
    keyed: list[tuple[int, int, int, int, int, int]] = []
    px: i64
    py: i64
    for px, py in places:
        dx = px - x
        dy = py - y
        keyed.append((dx * dx + dy * dy, px * px + py * py, vy * dx - vx * dy, vx * dx + vy * dy, px, py))
    keyed.sort()
    result: list[Point] = []
    bound = 0
    for key in keyed:
        if result and key[0] > bound * bound:
            break
        px = key[4]
        py = key[5]
        if not result:
            bound = root(key[0]) + TOUCH
        new = True
        for qx, qy in result:
            if (px - qx) * (px - qx) + (py - qy) * (py - qy) <= TOUCH * TOUCH:
                new = False
                break
        if new:
            result.append((px, py))
    return result


def free_beside(x: i64, y: i64, px: i64, py: i64, discs: list[Disc], half_width: i64, half_length: i64) -> Point | None:
    """The free grid point at or next to p that is nearest to (x, y)."""
    return _free_in_band(x, y, px, py, (0, 0, -1), discs, half_width, half_length)


def _free_in_band(
    x: i64, y: i64, px: i64, py: i64, target: Disc, discs: list[Disc], half_width: i64, half_length: i64
) -> Point | None:
    """As free_beside, in contact with the target unless its radius is below 0."""
    # Two units inside a disc nothing next to the point is free either.
    for ox, oy, r in discs:
        if r > 2 and distance2(px, py, ox, oy) < (r - 2) * (r - 2):
            return None
    tx, ty, inner = target
    outer = inner + TOUCH
    found = False
    best_x: i64 = 0
    best_y: i64 = 0
    best_square: i64 = 0
    best_turn: i64 = 0
    for step_x, step_y in _NEXT:
        nx = px + step_x
        ny = py + step_y
        if px == x and py == y and (step_x or step_y):
            break
        square = (nx - x) * (nx - x) + (ny - y) * (ny - y)
        turn = (ny - y) * (px - x) - (nx - x) * (py - y)
        # Ties go to the left as seen from (x, y): that choice turns with the table.
        if found and (square > best_square or (square == best_square and turn <= best_turn)):
            continue
        gap = (nx - tx) * (nx - tx) + (ny - ty) * (ny - ty)
        if inner >= 0 and (gap < inner * inner or gap > outer * outer):
            continue
        if fits(nx, ny, discs, half_width, half_length):
            found = True
            best_x = nx
            best_y = ny
            best_square = square
            best_turn = turn
    return (best_x, best_y) if found else None


def _free_places(x: i64, y: i64, raw: list[Point], discs: list[Disc], half_width: i64, half_length: i64) -> list[Point]:
    """For each raw place that may be among the nearest to (x, y) the free grid point beside it."""
    bound: i64 = -1
    result: list[Point] = []
    # The nearest first, until one is free: most of the others are then known to be too far.
    while raw and bound < 0:
        place = raw.pop(_nearest_of(x, y, raw))
        bound = _take_free(x, y, place, -1, discs, half_width, half_length, result)
    for place in raw:
        if distance2(place[0], place[1], x, y) <= bound * bound:
            bound = _take_free(x, y, place, bound, discs, half_width, half_length, result)
    return result


def _nearest_of(x: i64, y: i64, places: list[Point]) -> int:
    """The index of the place nearest to (x, y)."""
    best = 0
    best_square: i64 = -1
    for index in range(len(places)):
        px, py = places[index]
        square = distance2(px, py, x, y)
        if best_square < 0 or square < best_square:
            best_square = square
            best = index
    return best


def _take_free(
    x: i64, y: i64, place: Point, bound: i64, discs: list[Disc], half_width: i64, half_length: i64, free: list[Point]
) -> i64:
    """Adds the free grid point beside a place; how far from (x, y) another may lie so as to be among the nearest."""
    found = free_beside(x, y, place[0], place[1], discs, half_width, half_length)
    if found is None:
        return bound
    free.append(found)
    reach = distance(found[0], found[1], x, y) + TOUCH + 2
    return reach if bound < 0 or reach < bound else bound


def places_nearest(
    x: i64,
    y: i64,
    within: i64,
    start: Point,
    limit: i64,
    discs: list[Disc],
    half_width: i64,
    half_length: i64,
) -> list[Point]:
    """The free places on the boundaries that are nearer to (x, y) than those around them.

    Only those that are at most `within` away, and at most `limit` from the start as the crow flies.
    """
    # A free grid point lies at most a diagonal step from the raw place.
    raw = Places(x, y, within + 2)
    cx = max(-half_width, min(half_width, x))
    cy = max(-half_length, min(half_length, y))
    raw.add(cx, cy)
    if cx != x:
        raw.add(cx, half_length)
        raw.add(cx, -half_length)
    if cy != y:
        raw.add(half_width, cy)
        raw.add(-half_width, cy)
    for index in range(len(discs)):
        ox, oy, r = discs[index]
        around = (ox - x) * (ox - x) + (oy - y) * (oy - y) < r * r
        for more in (0, 1, 3):
            if around:
                _round_circle(x, y, ox, oy, r + more, raw)
            _edge_crossings(ox, oy, r + more, half_width, half_length, raw)
            for other in range(index):
                px, py, s = discs[other]
                _crossings(ox, oy, r + more, px, py, s + more, raw)
    result: list[Point] = []
    ax, ay = start
    reach = (limit + 2) * (limit + 2)
    for px, py in raw.found:
        if (px - ax) * (px - ax) + (py - ay) * (py - ay) > reach:
            continue
        free = free_beside(x, y, px, py, discs, half_width, half_length)
        if free is not None:
            result.append(free)
    return result


def _relevant(x: i64, y: i64, discs: list[Disc], reach: i64) -> list[Disc]:
    """The discs that come within `reach` of (x, y)."""
    return [disc for disc in discs if distance2(disc[0], disc[1], x, y) <= (reach + disc[2]) * (reach + disc[2])]


def _ordered(x: i64, y: i64, discs: list[Disc], everything: list[Disc]) -> list[Disc]:
    """The discs in an order that turns with the table, everything that lies on it, so that their crossings are rounded
    alike however listed.
    """
    if len(discs) < 2:
        return discs
    vx: i64 = 0
    vy: i64 = 0
    for ox, oy, _ in everything:
        vx += ox - x
        vy += oy - y
    keyed: list[tuple[int, int, int, int, int]] = []
    for index in range(len(discs)):
        ox, oy, r = discs[index]
        dx = ox - x
        dy = oy - y
        keyed.append((dx * dx + dy * dy, vy * dx - vx * dy, vx * dx + vy * dy, r, index))
    keyed.sort()
    return [discs[key[4]] for key in keyed]


def nearest_room(x: i64, y: i64, discs: list[Disc], half_width: i64, half_length: i64) -> list[Point]:
    """R-30: the places nearest to (x, y) where it fits, best first; more than one where several are equally near."""
    if fits(x, y, discs, half_width, half_length):
        return [(x, y)]
    bound = _surely_free(x, y, discs, half_width, half_length)
    # No other disc has or covers a place as near as that.
    near = _ordered(x, y, _relevant(x, y, discs, bound), discs)
    raw = Places(x, y, bound)
    _boundary_places(near, half_width, half_length, raw)
    return _spread(x, y, _free_places(x, y, raw.found, near, half_width, half_length), discs)


def _surely_free(x: i64, y: i64, discs: list[Disc], half_width: i64, half_length: i64) -> i64:
    """How far from (x, y) the nearest places are at most, from a look at single discs: no others can meet there."""
    raw = Places(x, y, EVERYWHERE)
    for ox, oy, r in discs:
        if distance2(ox, oy, x, y) < r * r:
            _round_circle(x, y, ox, oy, r + 1, raw)
            for degrees in range(0, 360, 45):
                hx, hy = heading(degrees, r + 2)
                raw.add(ox + hx, oy + hy)
    nearest: i64 = EVERYWHERE * EVERYWHERE
    for px, py in raw.found:
        square = distance2(px, py, x, y)
        if square < nearest and fits(px, py, discs, half_width, half_length):
            nearest = square
    # Some units more for all that is rounded.
    return root(nearest) + TOUCH + 6


def nearest_in_contact(
    x: i64,
    y: i64,
    tx: i64,
    ty: i64,
    contact: i64,
    discs: list[Disc],
    half_width: i64,
    half_length: i64,
) -> list[Point]:
    """R-30: the free places nearest to (x, y) in contact with the target, else as near to the target as can be."""
    return list(_places_in_contact(x, y, tx, ty, contact, tuple(discs), half_width, half_length))


@lru_cache(maxsize=1024)
def _places_in_contact(
    x: i64,
    y: i64,
    tx: i64,
    ty: i64,
    contact: i64,
    discs: tuple[Disc, ...],
    half_width: i64,
    half_length: i64,
) -> tuple[Point, ...]:
    """Kept, because whoever tries every face of the dice asks for the same places over and over."""
    listed = list(discs)
    outer = contact + TOUCH
    near = _relevant(tx, ty, listed, outer + TOUCH)
    near = _ordered(x, y, near, near)
    raw = Places(x, y, EVERYWHERE)
    _boundary_places(near, half_width, half_length, raw)
    for radius in (contact, contact + 1, outer - 1, outer):
        _round_circle(x, y, tx, ty, radius, raw)
        _edge_crossings(tx, ty, radius, half_width, half_length, raw)
        for ox, oy, r in near:
            _crossings(tx, ty, radius, ox, oy, r, raw)
            _crossings(tx, ty, radius, ox, oy, r + 1, raw)
    places: list[Point] = []
    for px, py in raw.found:
        free = _free_in_band(x, y, px, py, (tx, ty, contact), near, half_width, half_length)
        if free is not None:
            places.append(free)
    if places:
        return tuple(_spread(x, y, places, listed))
    return tuple(_spread(x, y, nearest_room(tx, ty, listed, half_width, half_length), listed))
