"""A seeded source of whole numbers for whoever samples choices. Never used by a rule: rules ask chance."""

from random import Random
from typing import Final

from thirdhalf.geometry.native import i64

_BITS: Final = 32


class Chooser:
    """Uniform whole numbers below a bound, the same on every machine for the same seed."""

    __slots__ = ("_bits",)

    def __init__(self, seed: int | str) -> None:
        self._bits = Random(seed).getrandbits

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, of a bound below 2^31. The bias of the multiplication is below bound / 2^32."""
        bits: i64 = self._bits(_BITS)
        return (bits * bound) >> _BITS
