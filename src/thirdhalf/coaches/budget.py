"""How long a coach may think when it looks ahead: so many evaluations, or so many seconds."""

import threading
import time
from math import inf
from typing import Final

COUNTED: Final = 0

_ends: Final[dict[int, float]] = {}
"""When all budgets are at an end, however much is left, by the thread that thinks; where no server says so, no one."""


def best_until(seconds: float) -> None:
    """From now on whoever thinks on this thread has so many seconds until it answers with its best so far."""
    _ends[threading.get_ident()] = time.monotonic() + seconds


def as_ever() -> None:
    """From now on budgets alone count on this thread."""
    _ends.pop(threading.get_ident(), None)


def hurry() -> None:
    """Whoever thinks under a deadline answers with its best so far at once."""
    for thread in list(_ends):
        _ends[thread] = 0.0


class Budget:
    """What one look ahead may take. Counted in evaluations the same is chosen anywhere, in seconds it may not be."""

    __slots__ = ("_started", "evaluations", "seconds", "used")

    def __init__(self, evaluations: int, seconds: float) -> None:
        # With COUNTED seconds the evaluations count, else the seconds.
        self.evaluations = evaluations
        self.seconds = seconds
        self.used = 0
        self._started = time.thread_time() if seconds else 0.0

    def begin(self) -> None:
        """Another look ahead."""
        self.used = 0
        if self.seconds:
            self._started = time.thread_time()

    def spend(self) -> None:
        """One position has been evaluated."""
        self.used += 1

    def part(self) -> float:
        """How much of the budget is used: 1 and more when it is at an end."""
        if _ends and time.monotonic() >= _ends.get(threading.get_ident(), inf):
            return 1.0
        if self.seconds:
            return (time.thread_time() - self._started) / self.seconds
        return self.used / self.evaluations


def read_budget(text: str) -> Budget:
    """A budget as it is written: `200` evaluations, `0.3s` seconds. ValueError, in one line, on anything else."""
    number = text.removesuffix("s")
    try:
        if number != text:
            if 0 < float(number) < inf:
                return Budget(0, float(number))
        elif int(number) > 0:
            return Budget(int(number), COUNTED)
    except ValueError:
        pass
    raise ValueError(f"'{text}' is no budget: write evaluations (200) or seconds (0.3s)")
