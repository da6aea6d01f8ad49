"""Square roots of whole numbers, rounded down."""

from math import isqrt
from typing import Final

from thirdhalf.geometry.native import i64

_SMALL: Final[tuple[int, ...]] = tuple([isqrt(number) for number in range(256)])
_ABOVE: Final[tuple[int, ...]] = tuple([isqrt(number + 1 << 16) + 1 for number in range(256)])
"""For the leading bits of a number, 256 times a root that is too large by less than one part in a hundred."""


def root(number: i64) -> i64:
    """The whole part of the square root of a number from 0 to 2^62.9."""
    if number < 256:
        return _SMALL[number]
    leading = number
    # 64 to 255 are left of it, by an even number of bits. Reckoned, not asked: a compiler follows up every answer.
    shift = i64(leading >= 1 << 38) << 4
    half = shift
    leading >>= shift + shift
    shift = i64(leading >= 1 << 22) << 3
    half += shift
    leading >>= shift + shift
    shift = i64(leading >= 1 << 14) << 2
    half += shift
    leading >>= shift + shift
    shift = i64(leading >= 1 << 10) << 1
    half += shift
    leading >>= shift + shift
    shift = i64(leading >= 1 << 8)
    half += shift
    leading >>= shift + shift
    near: i64 = _ABOVE[leading]
    near = near << half >> 8
    # Newton's steps from above: each squares the error, and none leads below the root. After one it is less than a
    # ten thousandth, and the rest of a small root is counted down sooner than divided.
    near = (near + number // near) >> 1
    if number >= 1 << 34:
        near = (near + number // near) >> 1
    while near * near > number:
        near -= 1
    return near


by_steps: Final = root
"""For the test that compares it with the library's."""

# What is compiled calls the function above without looking its name up; plain Python is faster with the library's own.
globals()["root"] = isqrt
