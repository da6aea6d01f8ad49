"""Circles as fine rings of grid points, so that a way round a disc is a list of legs that never enter it."""

from typing import Final, TypeAlias

from thirdhalf.geometry.directions import UNIT, circle_table
from thirdhalf.geometry.native import i64
from thirdhalf.geometry.plane import size
from thirdhalf.geometry.roots import root

STEPS: Final = 192  # points of a ring; one step of a 3000 ring is 98 units and rises 0.4 above the circle
HALF: Final = STEPS // 2

Ring: TypeAlias = tuple[list[int], list[int], list[int], list[int], list[int]]

_TABLE: Final = circle_table(2 * STEPS)
_SINES: Final[tuple[int, ...]] = _TABLE[0]
_COSINES: Final[tuple[int, ...]] = _TABLE[1]
_FINE: Final = 4096


def _eighth_table() -> list[int]:
    """The nearest step in the first eighth of a turn for each ratio smaller / larger component, in 1/_FINE."""
    result: list[int] = []
    step = 0
    for ratio in range(_FINE + 1):
        while step < STEPS // 8 and ratio * _COSINES[2 * step + 1] > _FINE * _SINES[2 * step + 1]:
            step += 1
        result.append(step)
    return result


_EIGHTH: Final[list[int]] = _eighth_table()
_RINGS: Final[dict[int, Ring]] = {}


def step_of(x: i64, y: i64) -> i64:
    """The step 0..STEPS-1 whose direction is nearest to the vector, clockwise from +y."""
    wide = size(x)
    high = size(y)
    if wide <= high:
        if high == 0:
            return 0
        step: i64 = _EIGHTH[wide * _FINE // high]
    else:
        step = STEPS // 4 - _EIGHTH[high * _FINE // wide]
    if x >= 0:
        return step if y >= 0 else HALF - step
    if y <= 0:
        return HALF + step
    return (STEPS - step) % STEPS


def _best_point(r: int, step: int, spread: int, aside: int) -> tuple[int, int]:
    """The lowest grid point near a step's direction that lies beyond the circle's tangents at `spread` half steps."""
    low = 2 * step - spread
    high = 2 * step + spread
    # r * UNIT / cos(spread) is where the two tangents meet, all scaled by UNIT; below 2^54
    top = r * UNIT // _COSINES[spread] + 1
    middle_x = (top * _SINES[2 * step] + UNIT // 2) // UNIT
    middle_y = (top * _COSINES[2 * step] + UNIT // 2) // UNIT
    best = (middle_x, middle_y)
    best_height = -1
    for dx in range(-aside, aside + 3):
        for dy in range(-aside, aside + 3):
            if step == 0 and dx != 0:
                continue
            if step == STEPS // 8 and dx != dy:
                continue
            x = middle_x + dx
            y = middle_y + dy
            # The table is rounded by at most half of 1/UNIT per component.
            need = r * UNIT + abs(x) + abs(y)
            if x * _SINES[low] + y * _COSINES[low] < need or x * _SINES[high] + y * _COSINES[high] < need:
                continue
            height = x * _SINES[2 * step] + y * _COSINES[2 * step]
            if best_height < 0 or height < best_height:
                best_height = height
                best = (x, y)
    return best


def _circle_points(r: int, spread: int) -> tuple[list[int], list[int]]:
    """The grid points of all steps, mirrored from the first eighth of the turn."""
    eighth = STEPS // 8
    xs = [0] * STEPS
    ys = [0] * STEPS
    for step in range(eighth + 1):
        x, y = _best_point(r, step, spread, min(3, r // 300))
        xs[step] = x
        ys[step] = y
        xs[2 * eighth - step] = y
        ys[2 * eighth - step] = x
    for step in range(2 * eighth):
        x = xs[step]
        y = ys[step]
        xs[step + 2 * eighth] = y
        ys[step + 2 * eighth] = -x
        xs[step + 4 * eighth] = -x
        ys[step + 4 * eighth] = -y
        xs[step + 6 * eighth] = -y
        ys[step + 6 * eighth] = x
    return (xs, ys)


def ring(r: int) -> Ring:
    """x and y of the ring's points about the centre, length in 1/1024 units up to each step of two turns, outer x, y.

    Neighbouring points of the ring see each other past the open disc, and so does any point outside the disc and the
    ring's point at its tangent; an outer point is seen from one step away on the circle itself.
    """
    known = _RINGS.get(r)
    if known is not None:
        return known
    xs, ys = _circle_points(r, 1)
    outer_xs, outer_ys = _circle_points(r, 2)
    lengths = [0] * (2 * STEPS + 1)
    for step in range(2 * STEPS):
        here = step % STEPS
        there = (step + 1) % STEPS
        dx = xs[there] - xs[here]
        dy = ys[there] - ys[here]
        lengths[step + 1] = lengths[step] + root((dx * dx + dy * dy) << 20)
    made = (xs, ys, lengths, outer_xs, outer_ys)
    _RINGS[r] = made
    return made


def tangent_step(dx: i64, dy: i64, rho: i64, side: i64) -> i64:
    """The step of the normal n of a line that leaves a circle on `side` towards d, with d . n = rho, or -1.

    Products stay below 2^14 * 2^19 * 2 = 2^34.
    """
    square = dx * dx + dy * dy - rho * rho
    if square < 0:
        return -1
    length: i64 = root(square) * side
    return step_of(rho * dx - length * dy, rho * dy + length * dx)
