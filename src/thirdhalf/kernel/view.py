"""One projection per viewer: all that a coach, a spectator or a program outside the engine gets to see."""

from typing import Final

from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Decision
from thirdhalf.kernel.event import EVERYBODY, Event, seen_by
from thirdhalf.kernel.frame import Match, Projection

PUBLIC: Final = -1
"""The seat of spectators: they see what both coaches see."""


class View:
    """A match as one seat sees it."""

    __slots__ = ("_match", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self.seat = seat

    @property
    def decision(self) -> Decision | None:
        """What this seat is asked, if it is."""
        decision = self._match.decision
        return decision if decision is not None and decision.seat == self.seat else None

    @property
    def asked(self) -> tuple[int, str] | None:
        """Whose turn it is to decide, and the topic; None when the match is over."""
        decision = self._match.decision
        return None if decision is None else (decision.seat, decision.topic)

    def state(self) -> Projection:
        """The table as this seat sees it: plain words, numbers, lists and tables."""
        return self._match.project(self.seat)

    def events(self) -> list[Event]:
        """What has happened as far as this seat may know."""
        log = self._match.log or []
        if self.seat == PUBLIC:
            return [event for event in log if event.audience == EVERYBODY]
        return [event for event in log if seen_by(event, self.seat)]

    def guess(self, chooser: Chooser) -> Match:
        """A whole match that fits all this seat knows; what it does not know is made up."""
        return self._match.guess(self.seat, chooser)

    def glance(self, chooser: Chooser) -> Match:
        """The same as the seat's eye judges it: what may not be measured yet is taken for a little more or less."""
        return self.guess(chooser).by_eye(self.seat)
