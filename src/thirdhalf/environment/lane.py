"""Some of the matches of a board, played in one process."""

import signal
import traceback
from ctypes import Array, c_ubyte
from multiprocessing.connection import Connection
from typing import Final

import numpy as np

from thirdhalf.environment.batch import Batch
from thirdhalf.environment.board import Board, Memory, buffers_of
from thirdhalf.environment.games import encoder_of
from thirdhalf.environment.session import CoachMaker, Prizes
from thirdhalf.kernel.game import Setup

STEP: Final = b"step"
RESET: Final = b"reset "
DONE: Final = b"done"
"""What a worker is told, and what it answers; any other answer says what went wrong."""


class Job:
    """What is played: the game and its set-up, coaches for seats nobody steps, when matches are cut off, rewards."""

    __slots__ = ("game", "makers", "max_cycles", "prizes", "setup")

    def __init__(
        self,
        game: str,
        setup: Setup,
        makers: tuple[CoachMaker | None, CoachMaker | None],
        max_cycles: int,
        prizes: Prizes,
    ) -> None:
        self.game = game
        self.setup = setup
        self.makers = makers
        self.max_cycles = max_cycles
        self.prizes = prizes


class Lane:
    """The matches `first` and on of a board."""

    __slots__ = ("_actions", "_batch")

    def __init__(self, job: Job, board: Board, first: int, count: int) -> None:
        rows = slice(first, first + count)
        self._actions = board.actions[rows]
        encoder = encoder_of(job.game, job.setup)
        self._batch = Batch(encoder, job.makers, job.max_cycles, job.prizes, first, buffers_of(board, rows))

    def reset(self, seed: str) -> None:
        """A new match in every row."""
        self._batch.reset(seed)

    def step(self) -> None:
        """Play the board's action in every row; a match that ends makes way for the next."""
        self._batch.step(self._actions.tolist())


def work(connection: Connection, memory: "Array[c_ubyte]", job: Job, matches: int, first: int, count: int) -> None:
    """A worker's life: build the lane, then do what it is told until nobody is there to tell it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it will end it
    try:
        board = Board(encoder_of(job.game, job.setup), matches, Memory(np.frombuffer(memoryview(memory), np.uint8)))
        lane = Lane(job, board, first, count)
        connection.send_bytes(DONE)
        while True:
            told = connection.recv_bytes()
            if told == STEP:
                lane.step()
            else:
                lane.reset(told.removeprefix(RESET).decode())
            connection.send_bytes(DONE)
    except (EOFError, ConnectionError):
        return
    except Exception:
        connection.send_bytes(traceback.format_exc().encode())
