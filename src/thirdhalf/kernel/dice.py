"""Where chance gets its faces from: one seeded BLAKE2b stream in play, a script in a test.

The stream: block number n is BLAKE2b-512 over n as eight bytes, little endian, keyed with the seed of 32 bytes. Its
bytes are used in order. A die with s sides takes the next byte below the largest multiple of s that is at most 256 (for
a D12: below 252) and shows that byte modulo s, plus one; larger bytes are skipped.
"""

from hashlib import blake2b
from typing import Final

from thirdhalf.kernel.decision import Choice, Roll

SEED_BYTES: Final = 32
DIGITS: Final = 2 * SEED_BYTES


def seed_from(text: str) -> bytes:
    """The seed that a word or number on the command line stands for."""
    return blake2b(text.encode(), digest_size=SEED_BYTES, person=b"thirdhalf seed").digest()


def commitment(seed: bytes) -> str:
    """What can be published before a match so that the seed revealed after it can be checked."""
    return blake2b(seed, digest_size=32, person=b"thirdhalf commit").hexdigest()


def shared_seed(seed: bytes, home: bytes, away: bytes) -> bytes:
    """What the dice of a match come of in which both sides have given a number of their own, after the commitment."""
    for number in (seed, home, away):
        if len(number) != SEED_BYTES:
            raise ValueError(f"each has {SEED_BYTES} bytes, not {len(number)}")
    return blake2b(seed + home + away, digest_size=SEED_BYTES, person=b"thirdhalf shared").digest()


NONCE_BY: Final[tuple[str, ...]] = ("coach", "server")


class Nonce:
    """A side's own number, of which the dice come too: its bytes, and who gave it, the `coach` or the `server` for one
    who has none.
    """

    __slots__ = ("by", "number")

    def __init__(self, number: bytes, by: str) -> None:
        self.number = number
        self.by = by


def is_number(text: str) -> bool:
    """Whether a text is a seed or a number in hexadecimal digits."""
    return len(text) == DIGITS and not any(letter not in "0123456789abcdef" for letter in text)


class Dice:
    """The dice of one match."""

    __slots__ = ("_block", "_count", "_next", "seed")

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        self._block = b""
        self._count = 0
        self._next = 0

    def face(self, sides: int) -> int:
        """The next die of that many sides."""
        limit = 256 - 256 % sides
        while True:
            if self._next == len(self._block):
                self._block = blake2b(self._count.to_bytes(8, "little"), key=self.seed).digest()
                self._count += 1
                self._next = 0
            byte = self._block[self._next]
            self._next += 1
            if byte < limit:
                return byte % sides + 1

    def roll(self, roll: Roll) -> Choice:
        """The faces that answer a roll."""
        if roll.count == 1:
            return (self.face(roll.sides),)
        return tuple([self.face(roll.sides) for _ in range(roll.count)])


class DiceRanOut(Exception):
    """A script of dice is shorter than what was rolled."""


class ScriptedDice:
    """Dice that show what a test wants, in order."""

    __slots__ = ("faces", "used")

    def __init__(self, faces: tuple[int, ...]) -> None:
        self.faces = faces
        self.used = 0

    def roll(self, roll: Roll) -> Choice:
        """The next faces of the script."""
        end = self.used + roll.count
        if end > len(self.faces):
            left = len(self.faces) - self.used
            raise DiceRanOut(f"'{roll.topic}' rolls {roll.count} dice, the script has {left} left")
        faces = self.faces[self.used : end]
        self.used = end
        return faces
