"""What a room needs from the server it is in."""

from collections.abc import Callable
from concurrent.futures import Executor
from typing import TYPE_CHECKING

from thirdhalf.server.among.others import Others
from thirdhalf.server.clock.clock import Clock
from thirdhalf.server.clock.hours import Hours
from thirdhalf.server.keeping.clocks import Clocks
from thirdhalf.server.keeping.storage import Storage
from thirdhalf.server.keeping.uptime import Uptime
from thirdhalf.server.thinking.thinking import Thinking

if TYPE_CHECKING:
    from thirdhalf.server.room.room import MatchRoom


class Surroundings:
    """What a room needs from the server it is in."""

    def __init__(
        self,
        storage: Storage,
        workers: Executor,
        thinking: Thinking,
        delay: float,
        give_up: Callable[["MatchRoom"], None],
        others: Others,
        hours: Hours,
    ) -> None:
        self.storage = storage
        # The other processes, in which the same match may be.
        self.others = others
        # Threads for what takes a moment (judging, loading, verifying), and the queue before those who think.
        self.workers = workers
        self.thinking = thinking
        # Seconds until what came of an open answer is shown where there are secrets.
        self.delay = delay
        # Called when the room cannot go on; the match is loaded again from what is stored.
        self.give_up = give_up
        # Where time comes from, and where clocks are kept.
        self.hours = hours
        self.clocks = Clocks(storage.database)
        self.uptime = Uptime(storage.database, hours)

    def date(self, clock: Clock) -> float:
        """The date as that clock counts: in days without the time in which no server was there."""
        return self.uptime.date() if clock.terms.days else self.hours.date()
