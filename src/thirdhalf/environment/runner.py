"""Many matches at once over worker processes: actions for all of them in, arrays for all of them out."""

from collections.abc import Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import TracebackType
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from thirdhalf.environment.board import Board, Memory, bytes_needed
from thirdhalf.environment.games import encoder_of
from thirdhalf.environment.lane import DONE, RESET, STEP, Job, Lane, work
from thirdhalf.environment.session import CoachMaker, Prizes

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

PATIENCE: Final = 5.0
"""Seconds that a worker gets to end by itself."""


class WorkerFailed(Exception):
    """A worker process has ended or met an error; the runner is closed."""


class Runner:
    """So many matches of one game, shared out among workers. Use it in a `with` block, or `close` it.

    `board` holds the arrays; they change in place with every step. A match that ends is followed by the next one
    at once. The same seed gives the same matches on any number of workers; 0 workers play in this process.
    """

    __slots__ = ("_connections", "_lane", "_processes", "board", "encoder", "matches")

    def __init__(
        self,
        game: str,
        matches: int,
        workers: int,
        *,
        home: CoachMaker | None = None,
        away: CoachMaker | None = None,
        max_cycles: int = 0,
        prizes: Prizes | None = None,
        **setup: str | int | bool,
    ) -> None:
        if matches < 1 or not 0 <= workers <= matches:
            raise ValueError(f"there must be a match at least, and one for each worker, not {matches} for {workers}")
        if home is not None and away is not None:
            raise ValueError("one seat at least must be stepped: both have a coach")
        self._processes: list[SpawnProcess] = []
        self._connections: list[Connection] = []
        self._lane: Lane | None = None
        self.matches = matches
        self.encoder = encoder_of(game, setup)
        job = Job(game, setup, (home, away), max_cycles, prizes or Prizes())
        # Nothing is inherited by accident, on any system; and memory that is given back when nobody holds it any more.
        context = get_context("spawn")
        memory = context.RawArray("B", bytes_needed(self.encoder, matches))
        self.board = Board(self.encoder, matches, Memory(np.frombuffer(memoryview(memory), np.uint8)))
        if not workers:
            self._lane = Lane(job, self.board, 0, matches)
            return
        bounds = [matches * worker // workers for worker in range(workers + 1)]
        try:
            for first, end in pairwise(bounds):
                here, there = context.Pipe()
                process = context.Process(
                    target=work, args=(there, memory, job, matches, first, end - first), daemon=True
                )
                process.start()
                there.close()
                self._processes.append(process)
                self._connections.append(here)
            self._wait()
        except BaseException:
            self.close()
            raise

    def reset(self, seed: int) -> Board:
        """New matches everywhere."""
        if self._lane is not None:
            self._lane.reset(str(seed))
        else:
            self._tell(RESET + str(seed).encode())
        return self.board

    def step(self, actions: Sequence[int] | NDArray[np.integer]) -> Board:
        """Play an action in every match, for the seat that is asked there."""
        self.board.actions[:] = actions
        if self._lane is not None:
            self._lane.step()
        else:
            self._tell(STEP)
        return self.board

    def _tell(self, message: bytes) -> None:
        if not self._connections:
            raise RuntimeError("the runner is closed")
        try:
            for connection in self._connections:
                connection.send_bytes(message)
        except ConnectionError:
            pass  # whoever is gone is found missing below
        self._wait()

    def _wait(self) -> None:
        """Until every worker has answered."""
        for number, connection in enumerate(self._connections):
            try:
                answer = connection.recv_bytes()
            except (EOFError, ConnectionError):
                process = self._processes[number]
                process.join(PATIENCE)
                self.close()
                raise WorkerFailed(f"worker {number} has ended, exit code {process.exitcode}") from None
            if answer != DONE:
                self.close()
                raise WorkerFailed(f"worker {number} met an error:\n{answer.decode()}")

    def close(self) -> None:
        """End the workers; closing twice does nothing. The arrays stay as they are."""
        for connection in self._connections:
            connection.close()
        for process in self._processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
                process.join()
        self._connections = []
        self._processes = []
        self._lane = None

    def __enter__(self) -> "Runner":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
