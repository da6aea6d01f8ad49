"""Where work is done: here, in processes of this machine, or on a cluster.

Whatever is done comes back in the order in which it was handed out, so nothing that is made of it depends on where it
was done, by how many, or who had to be replaced meanwhile.
"""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import parent_process
from threading import Thread
from typing import Final, Protocol, TypeVar

T = TypeVar("T")
Piece = tuple[object, ...]
"""What one call is called with."""

AHEAD: Final = 3
"""Pieces handed out for each worker before the first of them is back: enough to keep everybody busy behind a long one,
and little to wait for at an interrupt.
"""
TRIES: Final = 3
"""How often a piece is begun before the loss of its worker is held against it."""


class Executor(Protocol):
    """Does pieces of work, several at a time."""

    workers: int

    def run(self, work: Callable[..., T], pieces: Iterable[Piece]) -> Iterator[T]:
        """What comes of each piece, in their order. What is not asked for any more is called off."""

    def close(self) -> None:
        """Call off what is left."""


class Here:
    """One piece after the other, in this process."""

    workers = 1

    def run(self, work: Callable[..., T], pieces: Iterable[Piece]) -> Iterator[T]:
        """What comes of each piece."""
        return (work(*piece) for piece in pieces)

    def close(self) -> None:
        """Nothing is left."""


class Processes:
    """Processes of this machine. One that is killed is replaced, and what it was doing is done again."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool = self._started()

    def _started(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, initializer=begin)

    def run(self, work: Callable[..., T], pieces: Iterable[Piece]) -> Iterator[T]:
        """What comes of each piece."""
        ahead = iter(pieces)
        waiting: deque[tuple[Piece, Future[T]]] = deque()
        tries = 0
        try:
            while True:
                while len(waiting) < AHEAD * self.workers and (piece := next(ahead, None)) is not None:
                    waiting.append((piece, self._submit(work, piece)))
                if not waiting:
                    return
                try:
                    done = waiting[0][1].result()
                except BrokenProcessPool as broken:
                    tries += 1
                    if tries == TRIES:
                        raise RuntimeError(f"a worker was lost {TRIES} times over the same piece of work") from broken
                    self._pool = self._started()
                    again = [piece for piece, _ in waiting]
                    waiting.clear()
                    waiting.extend((piece, self._submit(work, piece)) for piece in again)
                    continue
                tries = 0
                waiting.popleft()
                yield done
        finally:
            for _, called in waiting:
                called.cancel()

    def _submit(self, work: Callable[..., T], piece: Piece) -> "Future[T]":
        try:
            return self._pool.submit(work, *piece)
        except BrokenProcessPool as broken:
            # It will be found when its turn comes.
            lost: Future[T] = Future()
            lost.set_exception(broken)
            return lost

    def close(self) -> None:
        """Wait for what is being done, and begin nothing more."""
        self._pool.shutdown(wait=True, cancel_futures=True)


def begin() -> None:
    """A worker leaves Ctrl-C to the process that started it, and ends when that has been killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait for that. Nobody is there any more to take what is being done."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def working(workers: int = 1, on: str = "") -> Iterator[Executor]:
    """Somebody to do the work: so many workers on this machine, or a cluster by its address (`ray://host:port`, or
    `ray` for one on this machine). ValueError where there is none.
    """
    executor: Executor
    if on:
        from thirdhalf.lab.cluster import Cluster

        executor = Cluster(on, workers)
    else:
        executor = Here() if workers == 1 else Processes(workers)
    try:
        yield executor
    finally:
        executor.close()
