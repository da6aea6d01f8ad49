"""Directions of whole degrees as scaled integers: 0 is up the pitch (+y), degrees run clockwise, 90 is +x."""

from typing import Final

from thirdhalf.geometry.native import i64
from thirdhalf.geometry.plane import Point, divide

UNIT: Final = 1 << 20

_BITS: Final = 96
_PI: Final = 3141592653589793238462643383279502884197  # pi * 10^39
_TEN: Final = 10**39


def _series(angle: int, first: int, power: int) -> int:
    """The alternating Taylor series of sine (power 1) or cosine (power 0) in fixed point."""
    square = (angle * angle) >> _BITS
    total = first
    term = first
    sign = -1
    while term > 0:
        term = ((term * square) >> _BITS) // ((power + 1) * (power + 2))
        total += sign * term
        sign = -sign
        power += 2
    return total


def circle_table(count: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Sines and cosines of `count` (a multiple of 8) equal turns, scaled by UNIT; all eighths mirror the first."""
    eighth = count // 8
    shift = _BITS - 20
    half = 1 << (shift - 1)
    sines = [0] * count
    cosines = [0] * count
    for step in range(eighth + 1):
        angle = (2 * _PI * step << _BITS) // (_TEN * count)
        sine = (_series(angle, angle, 1) + half) >> shift
        cosine = (_series(angle, 1 << _BITS, 0) + half) >> shift
        if step == eighth:
            cosine = sine
        sines[step] = sine
        cosines[step] = cosine
        sines[2 * eighth - step] = cosine
        cosines[2 * eighth - step] = sine
    for step in range(2 * eighth):
        sine = sines[step]
        cosine = cosines[step]
        sines[step + 2 * eighth] = cosine
        cosines[step + 2 * eighth] = -sine
        sines[step + 4 * eighth] = -sine
        cosines[step + 4 * eighth] = -cosine
        sines[step + 6 * eighth] = -cosine
        cosines[step + 6 * eighth] = sine
    return (tuple(sines), tuple(cosines))


_TABLE: Final = circle_table(360)
SIN: Final[tuple[int, ...]] = _TABLE[0]
COS: Final[tuple[int, ...]] = _TABLE[1]


def heading(degrees: i64, length: i64) -> Point:
    """The vector of this length in a whole-degree direction."""
    degrees %= 360
    return (divide(SIN[degrees] * length, UNIT), divide(COS[degrees] * length, UNIT))
