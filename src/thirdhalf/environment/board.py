"""The arrays of many matches, in one stretch of memory that several processes can share."""

from typing import Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from thirdhalf.environment.batch import Buffers
from thirdhalf.kernel.encoding import Encoder

ALIGNED: Final = 64
Number = TypeVar("Number", bound=np.generic)


class Memory:
    """Bytes from which arrays are taken one after the other."""

    __slots__ = ("_bytes", "used")

    def __init__(self, memory: NDArray[np.uint8]) -> None:
        self._bytes = memory
        self.used = 0

    def take(self, kind: type[Number], *shape: int) -> NDArray[Number]:
        """An array of the next bytes; without any, only what it would use is counted."""
        size = int(np.prod(shape)) * np.dtype(kind).itemsize
        first = self.used
        self.used += -(-size // ALIGNED) * ALIGNED
        if not self._bytes.size:
            return np.empty(shape, kind)
        return self._bytes[first : first + size].view(kind).reshape(shape)


class Board:
    """A row for each match: what the seat that is asked sees, what the last step brought, and the action to play next.

    `rewards` are home's and away's. Where `terminated` or `truncated` says that a match has ended, what is seen is the
    first position of the next.
    """

    __slots__ = ("actions", "candidates", "mask", "observation", "rewards", "seat", "terminated", "truncated")

    def __init__(self, encoder: Encoder, matches: int, memory: Memory) -> None:
        self.observation = memory.take(np.int16, matches, len(encoder.observation_fields))
        self.mask = memory.take(np.int8, matches, encoder.most)
        self.candidates = memory.take(np.int16, matches, encoder.most, len(encoder.candidate_fields))
        self.seat = memory.take(np.int8, matches)
        self.rewards = memory.take(np.float32, matches, 2)
        self.terminated = memory.take(np.bool_, matches)
        self.truncated = memory.take(np.bool_, matches)
        self.actions = memory.take(np.int64, matches)


def bytes_needed(encoder: Encoder, matches: int) -> int:
    """How much memory the board of so many matches takes."""
    counting = Memory(np.empty(0, np.uint8))
    Board(encoder, matches, counting)
    return counting.used


def buffers_of(board: Board, rows: slice) -> Buffers:
    """The memory of some of the rows."""
    return Buffers(
        *[
            getattr(board, name)[rows].reshape(-1).view(np.uint8).data
            for name in ("observation", "mask", "candidates", "seat", "rewards", "terminated", "truncated")
        ]
    )
