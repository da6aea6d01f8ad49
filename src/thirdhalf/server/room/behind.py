"""How far spectators may see both hands of a match that goes on: what was shown so many minutes ago."""

import time
from typing import Final

from thirdhalf.server.keeping.rows import MatchRow

MOST_SECONDS: Final = 2 * 3600
"""For longer than anybody can be behind nothing need be kept."""


class Behind:
    """When spectators were shown how many moves; before the match was loaded, all at its last change."""

    def __init__(self, row: MatchRow) -> None:
        self._row = row
        self._shown: list[tuple[float, int]] = []

    def note(self, moves: int) -> None:
        """So many are shown now. What was taken back was not shown."""
        if self._row.hands:
            now = time.time()
            kept = [(at, min(before, moves)) for at, before in self._shown if at > now - MOST_SECONDS]
            self._shown = [*kept, (now if self._shown else float(self._row.changed), moves)]

    @property
    def moves(self) -> int:
        """How many may be seen with both hands."""
        since = time.time() - self._row.hands * 60
        return max([moves for at, moves in self._shown if at <= since], default=0) if self._row.hands else 0
