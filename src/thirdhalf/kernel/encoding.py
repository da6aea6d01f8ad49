"""What an environment needs of a game: a match as whole numbers, and the choices as numbers too, 16 bits each.

An encoder reads only what the seat's view shows (`tests/games/every/test_encoding.py` changes what is hidden and
compares). Everything is seen from the seat: own players first, the pitch turned so that it attacks the same way
whichever seat it has.
"""

from struct import Struct, calcsize
from sys import byteorder
from typing import Final

from thirdhalf.geometry.native import i64, mypyc_attr
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.game import Game, Setup

BYTES: Final = 2
"""A number's size."""
IN_WORD: Final = 4
"""Numbers in a word of 64 bits."""
_FIRST_LOW: Final = byteorder == "little"
_WORD: Final = "l" if calcsize("l") == BYTES * IN_WORD else "q"
"""The shorter of two types of as many bytes where it has so many: numbers of it are read in fewer steps."""


class Field:
    """One number of an observation or of a candidate: its name, and the least and the most it can be."""

    __slots__ = ("high", "low", "name")

    def __init__(self, name: str, low: int, high: int) -> None:
        self.name = name
        self.low = low
        self.high = high


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """One game, set up in one way, as numbers."""

    __slots__ = ("candidate_fields", "game", "most", "observation_fields", "setup")

    def __init__(
        self,
        game: Game,
        setup: Setup,
        observation_fields: tuple[Field, ...],
        candidate_fields: tuple[Field, ...],
        most: int,
    ) -> None:
        self.game = game
        self.setup = setup
        self.observation_fields = observation_fields
        self.candidate_fields = candidate_fields
        # How many candidates there can be; of more, the first are offered.
        self.most = most

    def new(self) -> Match:
        """A match at its first decision."""
        return self.game.new(self.setup, None)

    def lessons(self) -> list[Setup]:
        """What to learn the game by, easiest first; the last is the whole game."""
        return [{}]

    def candidates(self, match: Match) -> list[Choice]:
        """The choices offered to whoever is asked, at most `most` of them, never none."""
        raise NotImplementedError

    def observe(self, match: Match, seat: int) -> bytes:
        """The match as the seat sees it: a number for each of `observation_fields`."""
        raise NotImplementedError

    def features(self, match: Match, choices: list[Choice]) -> bytes:
        """The candidates, one after the other: for each a number for each of `candidate_fields`."""
        raise NotImplementedError

    def lead(self, match: Match) -> int:
        """Home's points less away's."""
        raise NotImplementedError

    def winner(self, match: Match) -> int:
        """The winner's seat, or NOBODY, once the match is over."""
        raise NotImplementedError


def flags(prefix: str, words: tuple[str, ...]) -> list[Field]:
    """A field of 0 or 1 for each word."""
    return [Field(f"{prefix} {word}", 0, 1) for word in words]


def numbers(count: int) -> Struct:
    """What packs so many numbers."""
    return Struct(f"{count}h")


def word(a: i64, b: i64, c: i64, d: i64) -> i64:
    """Four numbers as one of 64 bits, which packs into the same bytes in a third of the time."""
    if _FIRST_LOW:
        return d << 48 | (c & 0xFFFF) << 32 | (b & 0xFFFF) << 16 | a & 0xFFFF
    return a << 48 | (b & 0xFFFF) << 32 | (c & 0xFFFF) << 16 | d & 0xFFFF


def words(count: int, single: int) -> Struct:
    """What packs so many words, and so many single numbers after them."""
    return Struct(f"{count}{_WORD}{single}h")


def words_alone(count: int, rest: int) -> Struct:
    """What packs so many words, and so many zeros after them."""
    return Struct(f"{count}{_WORD}{BYTES * rest}x")


def zeros(count: int) -> bytes:
    """So many numbers that are 0."""
    return bytes(BYTES * count)


def one_of(count: int) -> tuple[bytes, ...]:
    """For each number below `count`, and last for none: the flags that say it."""
    pack = numbers(count).pack
    return tuple([pack(*[int(i == chosen) for i in range(count)]) for chosen in range(count + 1)])
