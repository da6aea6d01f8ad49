"""What is said to another worker of the page, and heard from it: lines, as by the pipes of a process."""

from collections.abc import Awaitable
from typing import Protocol


class Pipe(Protocol):
    """A worker that is started by the first thing that is said to it, and again after it has ended."""

    def wake(self) -> None:
        """Be started, if it is not."""

    def say(self, line: str) -> None:
        """A line for it."""

    def hear(self) -> Awaitable[str]:
        """Its next line; an exception if it has ended."""

    def end(self) -> None:
        """End it, whatever it does."""


class Helpers(Protocol):
    """The other workers."""

    @property
    def coach(self) -> Pipe:
        """The one that thinks for coaches."""

    @property
    def analyst(self) -> Pipe:
        """The one that judges matches that are over."""
