"""Where time comes from: a server's own, or one that a test moves on."""

import asyncio
import time
from collections.abc import Callable
from typing import Final, Protocol


class Handle(Protocol):
    """Something that is to happen."""

    def cancel(self) -> None:
        """It is not to happen any more."""


class Hours:
    """The time of the machine."""

    def now(self) -> float:
        """Seconds since some moment; they never go back."""
        return time.monotonic()

    def date(self) -> float:
        """Seconds since 1970, which outlast the server."""
        return time.time()

    def later(self, seconds: float, work: Callable[[], None]) -> Handle:
        """Do something after so many seconds."""
        return asyncio.get_running_loop().call_later(seconds, work)


MACHINE: Final = Hours()
