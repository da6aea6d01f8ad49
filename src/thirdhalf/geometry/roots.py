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
    half: i64 = 0
    leading = number
    # 64 to 255 are left of it, by an even number of bits.
    if leading >= 1 << 38:
        leading >>= 32
        half = 16
    if leading >= 1 << 22:
        leading >>= 16
        half += 8
    if leading >= 1 << 14:
        leading >>= 8
        half += 4
    if leading >= 1 << 10:
        leading >>= 4
        half += 2
    if leading >= 1 << 8:
        leading >>= 2
        half += 1
    near: i64 = _ABOVE[leading]
    near = near << half >> 8
    # Newton's steps from above: each squares the error, and none leads below the root.
    near = (near + number // near) >> 1
    near = (near + number // near) >> 1
    while near * near > number:
        near -= 1
    return near


by_steps: Final = root
"""For the test that compares it with the library's."""

# What is compiled calls the function above without looking its name up; plain Python is faster with the library's own.
globals()["root"] = isqrt
