"""What is drawn by lot has a seed, and anybody can draw it again with the dice of a match (docs/dice.md)."""

from collections.abc import Sequence
from typing import Final

from thirdhalf.kernel.dice import Dice, seed_from

MOST: Final = 256
"""More a die of the stream cannot show."""


def drawn(seed: str, about: str, entries: Sequence[int]) -> list[int]:
    """The entries in the order in which they are drawn: a die with a side for each that is still in the hat, the next
    with one side fewer.
    """
    if len(entries) > MOST:
        raise ValueError(f"at most {MOST} can be drawn from one hat, not {len(entries)}")
    dice = Dice(seed_from(f"{seed}/{about}"))
    hat = list(entries)
    return [hat.pop(dice.face(len(hat)) - 1) for _ in range(len(entries))]
