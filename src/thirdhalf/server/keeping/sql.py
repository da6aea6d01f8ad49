"""What is asked of a database, whichever it is: SQLite in a file, or PostgreSQL.

Whoever keeps something writes its statements once, in the SQL that both understand: `?` for values, `ON CONFLICT` and
not `INSERT OR …`, columns of TEXT, INTEGER and BLOB. A table is a script more in `schema.py`, also written once. What
belongs together is one piece of work, a coroutine that waits for nothing but `Sql`: it is done wholly or not at all, as
if nobody else did anything meanwhile. Where others did, it is done again: so it has no effect but its statements.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

Value = str | int | float | bytes | None
Row = tuple[Any, ...]
"""What the columns hold is the schema's matter."""
Answer = TypeVar("Answer")


class Sql(ABC):
    """A database in the midst of a piece of work."""

    @abstractmethod
    async def rows(self, statement: str, *values: Value) -> list[Row]:
        """What a query finds."""

    @abstractmethod
    async def run(self, statement: str, *values: Value) -> int:
        """Change something; how many rows that were."""

    @abstractmethod
    async def run_each(self, statement: str, values: Sequence[tuple[Value, ...]]) -> None:
        """Change something once for each of these."""

    @abstractmethod
    async def tell(self, channel: str, text: str) -> None:
        """Let the other processes on the same database know, once all of it is done. There are few channels, and
        whoever hears reads what has changed: a word can be lost with a connection.
        """

    @abstractmethod
    async def now(self) -> float:
        """The time in seconds, by the one clock that all processes on the same database share."""

    @abstractmethod
    async def processes(self) -> set[str]:
        """The names of the processes that hold a connection to the database: one that was killed holds none at once."""

    async def row(self, statement: str, *values: Value) -> Row | None:
        """The first row that a query finds."""
        found = await self.rows(statement, *values)
        return found[0] if found else None


Work = Callable[[Sql], Coroutine[Any, Any, Answer]]


class Taken(Exception):
    """There is a row of that key already: somebody else was first."""


class Unavailable(Exception):
    """The database does not answer."""


class Database(ABC):
    """`open` it first and `close` it last. A `shared` one may have other processes."""

    shared = False
    name = ""
    """Of this process among those on the same database."""

    def __init__(self) -> None:
        self.listeners: dict[str, Callable[[str], None]] = {}

    @abstractmethod
    async def open(self) -> None:
        """Connect and bring it to the present version; ValueError if it is newer than that, or no such thing."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way, and let go."""

    @abstractmethod
    async def do(self, work: Work[Answer]) -> Answer:
        """Do a piece of work, wholly or not at all; `Taken` where a key was, `Unavailable` where nothing is known of
        what came of it.
        """

    def listen(self, channel: str, heard: Callable[[str], None]) -> None:
        """Hear what is told on a channel by any process, this one included, from `open` on; "" means that something
        may have been missed.
        """
        self.listeners[channel] = heard
