"""What a roll can come to, for who looks ahead: a few throws that stand for all. Nothing is drawn."""

from typing import Final

from thirdhalf.kernel.decision import Choice

Throws = tuple[tuple[int, Choice], ...]


class Fan:
    """The throws to be looked at, each with the share it stands for, out of `whole`."""

    __slots__ = ("throws", "whole")

    def __init__(self, throws: Throws, whole: int) -> None:
        self.throws = throws
        self.whole = whole


ANY_THROW: Final = Fan((), 1)
"""Where one throw at random will do."""
