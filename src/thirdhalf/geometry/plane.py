"""Points, discs and segments in hundredths of a millimetre.

The origin is the centre of the pitch and |coordinate| <= 2^17, so differences stay below 2^18 + 1 and dot and cross
products below 2^38. Radii, and sums of two, stay below 6100 (bases are at most 60 mm across): a radius times the
length of a segment stays below 6100 * 2^18.5 < 2^31.1, times `wide_length` below 6100 * 1.5 * 2^18 < 2^31.2. A cross
product is squared only when it has been found to be below such a bound, so squares stay below 2^62.4 and all products
below 2^63: they may be i64. Every function commutes with negating all coordinates.
"""

from typing import Final, TypeAlias

from thirdhalf.geometry.native import i64
from thirdhalf.geometry.roots import root

INCH: Final = 2540
MILLIMETRE: Final = 100
TOUCH: Final = 10  # a gap of at most 0.1 mm is contact

Point: TypeAlias = tuple[int, int]
Disc: TypeAlias = tuple[int, int, int]


def distance2(ax: i64, ay: i64, bx: i64, by: i64) -> i64:
    """The squared distance of two points."""
    dx = bx - ax
    dy = by - ay
    return dx * dx + dy * dy


def distance(ax: i64, ay: i64, bx: i64, by: i64) -> i64:
    """The distance of two points, rounded down to whole units."""
    dx = bx - ax
    dy = by - ay
    return root(dx * dx + dy * dy)


def overlaps(ax: i64, ay: i64, bx: i64, by: i64, radii: i64) -> bool:
    """Whether two discs with this sum of radii overlap; touching is no overlap."""
    dx = bx - ax
    dy = by - ay
    return dx * dx + dy * dy < radii * radii


def touches(ax: i64, ay: i64, bx: i64, by: i64, radii: i64) -> bool:
    """R-16: whether two discs with this sum of radii are in contact."""
    dx = bx - ax
    dy = by - ay
    reach = radii + TOUCH
    return dx * dx + dy * dy <= reach * reach


def divide(number: i64, divisor: i64) -> i64:
    """number / divisor (divisor > 0) rounded to nearest, halves away from zero, so that signs do not matter."""
    if number >= 0:
        return (2 * number + divisor) // (2 * divisor)
    return -((divisor - 2 * number) // (2 * divisor))


def point_on(ax: i64, ay: i64, bx: i64, by: i64, t: i64) -> Point:
    """The point t units from a towards b; t is clamped to the length, where the point is exactly b."""
    if t <= 0:
        return (ax, ay)
    dx = bx - ax
    dy = by - ay
    square = dx * dx + dy * dy
    if (t + 1) * (t + 1) > square:
        return (bx, by)
    # The length in 1/1024 units keeps the point within a unit of distance t; products stay below 2^47.
    length: i64 = root(square << 20)
    t <<= 10
    return (ax + divide(dx * t, length), ay + divide(dy * t, length))


def size(number: i64) -> i64:
    """The number without its sign."""
    return number if number >= 0 else -number


def wide_length(dx: i64, dy: i64) -> i64:
    """At least the length of the vector and at most an eighth more: the longer component and half of the other."""
    dx = size(dx)
    dy = size(dy)
    return dx + (dy + 1 >> 1) if dx > dy else dy + (dx + 1 >> 1)


def near_segment(px: i64, py: i64, ax: i64, ay: i64, bx: i64, by: i64, r: i64) -> bool:
    """Whether p is at most r away from the segment a-b."""
    dx = bx - ax
    dy = by - ay
    qx = px - ax
    qy = py - ay
    cross = dx * qy - dy * qx
    bound = r * wide_length(dx, dy)
    if cross > bound or -cross > bound:
        return False
    dot = dx * qx + dy * qy
    if dot <= 0:
        return qx * qx + qy * qy <= r * r
    square = dx * dx + dy * dy
    if dot >= square:
        qx = px - bx
        qy = py - by
        return qx * qx + qy * qy <= r * r
    return cross * cross <= r * r * square


def first_touch(ax: i64, ay: i64, bx: i64, by: i64, px: i64, py: i64, r: i64) -> i64:
    """The smallest whole t for which point_on(a, b, t) is within r of p, or -1."""
    qx = px - ax
    qy = py - ay
    if qx * qx + qy * qy <= r * r:
        return 0
    # Rounding moves a point by less than one unit, so only the part within r + 1 has to be looked at.
    wide = r + 1
    if not near_segment(px, py, ax, ay, bx, by, wide):
        return -1
    dx = bx - ax
    dy = by - ay
    square = dx * dx + dy * dy
    if square == 0:
        return -1
    length: i64 = root(square)
    dot = dx * qx + dy * qy
    cross = dx * qy - dy * qx
    inside = wide * wide * square - cross * cross
    half_chord: i64 = root(inside) + 1 if inside > 0 else 0
    t: i64 = max(0, (dot - half_chord) // (length + 1) - 1)
    last: i64 = min(length, (dot + half_chord) // length + 2)
    while t <= last:
        x, y = point_on(ax, ay, bx, by, t)
        if (x - px) * (x - px) + (y - py) * (y - py) <= r * r:
            return t
        t += 1
    return -1


def hull_touches(ax: int, ay: int, ra: int, bx: int, by: int, rb: int, cx: int, cy: int, rc: int) -> bool:
    """Whether the convex hull of the discs a and b meets the closed disc c. Its products have no bound: no i64."""
    dx = bx - ax
    dy = by - ay
    qx = cx - ax
    qy = cy - ay
    start = ra + rc
    if qx * qx + qy * qy <= start * start:
        return True
    end = rb + rc
    if (qx - dx) * (qx - dx) + (qy - dy) * (qy - dy) <= end * end:
        return True
    # The hull is the sweep of a disc whose radius grows evenly; c meets it between the ends where
    # |q - s d| = start + s * growth has a solution with 0 < s < 1.
    growth = rb - ra
    square = dx * dx + dy * dy - growth * growth
    along = qx * dx + qy * dy + start * growth
    if along <= 0 or along >= square:
        return False
    cross = dx * qy - dy * qx
    vx = start * dx + growth * qx
    vy = start * dy + growth * qy
    bound = abs(vx) + abs(vy)
    if cross > bound or -cross > bound:
        return False
    return cross * cross <= vx * vx + vy * vy


def project(px: i64, py: i64, ax: i64, ay: i64, bx: i64, by: i64) -> i64:
    """The whole t of the point of the segment a-b that is nearest to p."""
    dx = bx - ax
    dy = by - ay
    dot = dx * (px - ax) + dy * (py - ay)
    if dot <= 0:
        return 0
    square = dx * dx + dy * dy
    if dot >= square:
        return root(square)
    return min(root(square), divide(dot << 10, root(square << 20)))
