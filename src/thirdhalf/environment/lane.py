"""Some of the matches of a board, played in one process."""

import signal
import traceback
from ctypes import Array, c_ubyte
from multiprocessing.connection import Connection
from random import Random
from typing import Final

import numpy as np

from thirdhalf.environment.arrays import Slate
from thirdhalf.environment.board import Board, Memory
from thirdhalf.environment.games import encoder_of
from thirdhalf.environment.session import CoachMaker, Prizes, Session
from thirdhalf.kernel.game import Setup
from thirdhalf.kernel.seat import AWAY, HOME, NOBODY

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
    """The matches `first` and on of a board. A match's dice depend on its row and not on who plays it."""

    __slots__ = ("_board", "_rows", "_seeds", "_sessions", "_slates")

    def __init__(self, job: Job, board: Board, first: int, count: int) -> None:
        encoder = encoder_of(job.game, job.setup)
        rows = range(first, first + count)
        self._board = board
        self._rows = slice(first, first + count)
        self._seeds: list[Random] = []
        self._sessions = [Session(encoder, job.makers, job.max_cycles, job.prizes) for _ in rows]
        self._slates = [Slate(board.observation[row], board.mask[row], board.candidates[row]) for row in rows]

    def reset(self, seed: str) -> None:
        """A new match in every row."""
        self._seeds = [Random(f"{seed}/{self._rows.start + i}") for i in range(len(self._sessions))]
        for i in range(len(self._sessions)):
            self._begin(i)
            self._show(i)
        self._tell([0.0] * len(self._sessions), [False] * len(self._sessions), [False] * len(self._sessions))

    def step(self) -> None:
        """Play the board's action in every row; a match that ends makes way for the next."""
        rewards: list[float] = []
        terminated: list[bool] = []
        truncated: list[bool] = []
        for i, action in enumerate(self._board.actions[self._rows].tolist()):
            session = self._sessions[i]
            session.step(action)
            rewards.append(session.home_reward)
            terminated.append(session.over)
            truncated.append(session.truncated)
            if session.seat == NOBODY:
                self._begin(i)
            self._show(i)
        self._tell(rewards, terminated, truncated)

    def _begin(self, i: int) -> None:
        session = self._sessions[i]
        session.reset(str(self._seeds[i].getrandbits(64)))
        while session.seat == NOBODY:
            # Coaches have ended it before anybody was asked: there is nothing to learn from that.
            session.reset(str(self._seeds[i].getrandbits(64)))

    def _show(self, i: int) -> None:
        session = self._sessions[i]
        self._slates[i].write(session, session.seat)

    def _tell(self, rewards: list[float], terminated: list[bool], truncated: list[bool]) -> None:
        """What the step brought and who is asked, all rows at once: array by array costs less than row by row."""
        board = self._board
        board.seat[self._rows] = [session.seat for session in self._sessions]
        board.rewards[self._rows, HOME] = rewards
        np.negative(board.rewards[self._rows, HOME], out=board.rewards[self._rows, AWAY])
        board.terminated[self._rows] = terminated
        board.truncated[self._rows] = truncated


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
