"""Work on a cluster of machines, by Ray (the extra `cluster`)."""

import logging
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from time import monotonic
from typing import Final, Protocol, TypeVar

from thirdhalf.lab.executors import AHEAD, TRIES, Piece

T = TypeVar("T")
OWN: Final = "ray"
"""The address of a cluster that is started for this work, on this machine alone."""
PATIENCE: Final = 20.0
"""Seconds in which a cluster must answer."""
NOT_STARTED: Final = "Starting Ray client server failed"
"""What Ray says where a server of its own that it starts for whoever comes from elsewhere died as it began."""
LOOKED: Final = 2.0
"""Seconds after which it is looked anew how many cores a cluster has: machines come while work waits, and go."""


class Remote(Protocol):
    """A function that Ray lets a worker call."""

    def remote(self, *piece: object) -> object:
        """A place for what will come of it."""


class Cluster:
    """A cluster's workers, one for each of its cores, or so many on this machine alone. Ray begins again what a lost
    machine was doing.
    """

    def __init__(self, address: str, workers: int = 1) -> None:
        try:
            import ray
            from ray.exceptions import RayError, RayTaskError
        except ImportError:
            raise ValueError("work on a cluster needs Ray: install thirdhalf[cluster]") from None
        self._ray = ray
        self._failed = RayTaskError
        self._lost = (RayError, ConnectionError)
        self._joined = ray.is_initialized()
        if address != OWN and not self._joined:
            check_listening(address)
        try:
            if address == OWN:
                ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
            elif not self._joined:
                self._join(address)
        except (ConnectionError, ValueError) as error:
            # The last line: what comes before is Ray's own traceback.
            raise ValueError(f"there is no Ray cluster at {address}: {str(error).strip().splitlines()[-1]}") from None
        # Every worker must be told of a function once: what is handed out again is the same.
        self._told: dict[Callable[..., object], Remote] = {}
        self.workers = 1
        self._looked = 0.0
        self._look()

    def _join(self, address: str) -> None:
        """Of a cluster elsewhere; its server for us is started now, and now and then dies at once."""
        for left in reversed(range(TRIES)):
            try:
                self._ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
            except ConnectionError as error:
                if not left or NOT_STARTED not in str(error):
                    raise
            else:
                return

    def _look(self) -> None:
        """How many cores there are, now and then."""
        now = monotonic()
        if not self._looked or now - self._looked > LOOKED:
            self._looked = now
            self.workers = max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def run(self, work: Callable[..., T], pieces: Iterable[Piece]) -> Iterator[T]:
        """What comes of each piece."""
        ray = self._ray
        if work not in self._told:
            self._told[work] = ray.remote(max_retries=TRIES, num_cpus=1)(work)
        remote = self._told[work]
        ahead = iter(pieces)
        waiting: deque[object] = deque()
        try:
            while True:
                while len(waiting) < AHEAD * self.workers and (piece := next(ahead, None)) is not None:
                    waiting.append(remote.remote(*piece))
                if not waiting:
                    return
                first = waiting.popleft()
                try:
                    done: T = ray.get(first)
                    self._look()
                except self._failed as error:
                    raise error.cause from error
                except self._lost as error:
                    # Nobody is there who could call them off.
                    waiting.clear()
                    raise ValueError(f"the Ray cluster was lost: {str(error).strip().splitlines()[0]}") from error
                yield done
        finally:
            for called in waiting:
                # Not by force: what is done just then would end this process (Ray 2.60).
                ray.cancel(called)

    def close(self) -> None:
        """Leave the cluster; one of our own ends with that."""
        if not self._joined:
            self._ray.shutdown()


def check_listening(address: str) -> None:
    """ValueError where nobody listens: Ray itself would try for minutes. What is no host and port is for it to name."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return
    try:
        with socket.create_connection((host.strip("[]"), int(port)), PATIENCE):
            pass
    except OSError as error:
        raise ValueError(f"there is no Ray cluster at {address}: {error}") from None
