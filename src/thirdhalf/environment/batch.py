"""Many matches stepped by one call, what is seen of all of them written at once into the caller's memory.

Knows no array library, like the sessions it is made of: a buffer is any writable memory of bytes.
"""

from random import Random
from struct import Struct

from thirdhalf.environment.session import CoachMaker, Prizes, Session
from thirdhalf.kernel.encoding import Encoder, zeros
from thirdhalf.kernel.seat import NOBODY


class Buffers:
    """Memory for so many matches, row after row, in bytes: what the asked seats see, and what the last step brought.

    Numbers of observations and candidates have 16 bits, rewards (home's, away's) are floats of 32, all others bytes.
    Where there is no candidate zeros are written once and not again: who writes there spoils it.
    """

    __slots__ = ("candidates", "mask", "observation", "rewards", "seat", "terminated", "truncated")

    def __init__(
        self,
        observation: memoryview,
        mask: memoryview,
        candidates: memoryview,
        seat: memoryview,
        rewards: memoryview,
        terminated: memoryview,
        truncated: memoryview,
    ) -> None:
        self.observation = observation
        self.mask = mask
        self.candidates = candidates
        self.seat = seat
        self.rewards = rewards
        self.terminated = terminated
        self.truncated = truncated


class Batch:
    """So many matches of one game. A match that ends is followed by the next at once.

    A match's dice depend on the seed and on its row, which begin at `first`: rows may be shared out as one likes.
    """

    __slots__ = (
        "_buffers",
        "_first",
        "_flags",
        "_masks",
        "_no_rewards",
        "_rewards",
        "_seeds",
        "_shown",
        "_zeros",
        "sessions",
    )

    def __init__(
        self,
        encoder: Encoder,
        makers: tuple[CoachMaker | None, CoachMaker | None],
        max_cycles: int,
        prizes: Prizes,
        first: int,
        buffers: Buffers,
    ) -> None:
        count = len(buffers.seat)
        most = encoder.most
        self.sessions = [Session(encoder, makers, max_cycles, prizes) for _ in range(count)]
        self._first = first
        self._buffers = buffers
        self._seeds: list[Random] = []
        self._rewards = Struct(f"{2 * count}f")
        self._no_rewards = bytes(self._rewards.size)
        self._flags = bytes(count)
        # For each number of candidates its mask.
        self._masks: list[bytes] = [b"\1" * number + b"\0" * (most - number) for number in range(most + 1)]
        # A row without candidates, and how many bytes those take that each row shows.
        self._zeros = zeros(most * len(encoder.candidate_fields))
        self._shown: list[int] = []

    def reset(self, seed: str) -> None:
        """A new match in every row."""
        count = len(self.sessions)
        self._seeds = [Random(f"{seed}/{self._first + row}") for row in range(count)]
        self._shown = [len(self._zeros)] * count
        for row, session in enumerate(self.sessions):
            self._begin(row, session)
        buffers = self._buffers
        buffers.rewards[:] = self._no_rewards
        buffers.terminated[:] = self._flags
        buffers.truncated[:] = self._flags
        self._show()

    def step(self, actions: list[int]) -> None:
        """Play an action in every row, for the seat that is asked there."""
        sessions = self.sessions
        if len(actions) != len(sessions):
            raise ValueError(f"there are {len(sessions)} matches, and actions for {len(actions)}")
        if not self._seeds:
            raise RuntimeError("reset the matches before the first step")
        rewards: list[float] = []
        terminated = bytearray(self._flags)
        truncated = bytearray(self._flags)
        for row, session in enumerate(sessions):
            session.step(actions[row])
            rewards.append(session.home_reward)
            rewards.append(-session.home_reward)
            if session.seat == NOBODY:
                if session.truncated:
                    truncated[row] = 1
                else:
                    terminated[row] = 1
                self._begin(row, session)
        buffers = self._buffers
        buffers.rewards[:] = self._rewards.pack(*rewards)
        buffers.terminated[:] = terminated
        buffers.truncated[:] = truncated
        self._show()

    def _begin(self, row: int, session: Session) -> None:
        session.reset(str(self._seeds[row].getrandbits(64)))
        while session.seat == NOBODY:
            # Coaches have ended it before anybody was asked: there is nothing to learn from that.
            session.reset(str(self._seeds[row].getrandbits(64)))

    def _show(self) -> None:
        """What the asked seats see. Array by array costs less than row by row; but of candidates most is nothing, and
        only what they and those before them take is written.
        """
        observations: list[bytes] = []
        masks: list[bytes] = []
        seats = bytearray()
        buffers = self._buffers
        candidates = buffers.candidates
        whole = len(self._zeros)
        begin = 0
        for row, session in enumerate(self.sessions):
            encoder = session.encoder
            match = session.table.match
            seat = session.seat
            choices = session.choices
            observations.append(encoder.observe(match, seat))
            masks.append(self._masks[len(choices)])
            seats.append(seat)
            found = encoder.features(match, choices)
            size = len(found)
            end = begin + size
            candidates[begin:end] = found
            before = self._shown[row]
            if size < before:
                candidates[end : begin + before] = self._zeros[: before - size]
            self._shown[row] = size
            begin += whole
        buffers.observation[:] = b"".join(observations)
        buffers.mask[:] = b"".join(masks)
        buffers.seat[:] = seats
