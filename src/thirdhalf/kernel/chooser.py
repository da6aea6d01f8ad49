"""A seeded source of whole numbers for whoever samples choices. Never used by a rule: rules ask chance."""

from random import Random
from typing import Final

_BITS: Final = 32


class Chooser:
    """Uniform whole numbers below a bound, the same on every machine for the same seed."""

    __slots__ = ("_bits",)

    def __init__(self, seed: int | str) -> None:
        self._bits = Random(seed).getrandbits

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1. The bias of the multiplication is below bound / 2^32."""
        return (self._bits(_BITS) * bound) >> _BITS
