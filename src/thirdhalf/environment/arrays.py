"""Arrays and spaces: what a session writes, as numpy and Gymnasium have it."""

from typing import Final, TypedDict

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from thirdhalf.environment.session import Session
from thirdhalf.kernel.encoding import Encoder, Field


class Observation(TypedDict):
    """What a seat gets: the table, which actions it has, and what each of them is."""

    observation: NDArray[np.int16]
    action_mask: NDArray[np.int8]
    candidates: NDArray[np.int16]


class Slate:
    """The arrays of one seat and the buffers below them; they may lie in memory shared with others."""

    __slots__ = ("_buffers", "candidates", "mask", "observation")

    def __init__(self, observation: NDArray[np.int16], mask: NDArray[np.int8], candidates: NDArray[np.int16]) -> None:
        self.observation = observation
        self.mask = mask
        self.candidates = candidates
        self._buffers: Final = (
            observation.data.cast("B"),
            mask.data.cast("B"),
            candidates.reshape(-1).data.cast("B"),
        )

    def write(self, session: Session, seat: int) -> None:
        """Let the session write what the seat sees."""
        session.write(seat, *self._buffers)

    def copied(self) -> Observation:
        """What was last written, to keep."""
        return {
            "observation": self.observation.copy(),
            "action_mask": self.mask.copy(),
            "candidates": self.candidates.copy(),
        }


def new_slate(encoder: Encoder) -> Slate:
    """Arrays of the encoder's sizes."""
    return Slate(
        np.zeros(len(encoder.observation_fields), np.int16),
        np.zeros(encoder.most, np.int8),
        np.zeros((encoder.most, len(encoder.candidate_fields)), np.int16),
    )


def observation_space(encoder: Encoder) -> spaces.Dict:
    """The bounds of every number."""
    low, high = bounds(encoder.observation_fields)
    least, most = bounds(encoder.candidate_fields)
    rows = (encoder.most, 1)
    # Where a candidate is missing its row is zero, which every field can be.
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (encoder.most,), np.int8),
            "candidates": spaces.Box(np.tile(least, rows), np.tile(most, rows), dtype=np.int16),
        }
    )


def bounds(fields: tuple[Field, ...]) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
    """The least and the most of each field."""
    low = np.array([field.low for field in fields], np.int16)
    return low, np.array([field.high for field in fields], np.int16)
