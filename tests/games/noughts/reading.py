"""Scenario files of noughts and crosses: they begin with a set-up, and all else is the kernel's."""

from typing import Final

from tests.games.noughts.table import ENDING_WORDS, EVENT_FIELDS, SQUARES
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.scenarios.expectations import Language
from thirdhalf.kernel.seat import seat_word

RULES: Final[tuple[str, ...]] = ("N1", "N2", "N3", "N4")


class NoughtsLanguage(Language):
    """Seats, squares and endings by their words."""

    __slots__ = ()

    def event_fields(self) -> dict[str, tuple[str, ...]]:
        return EVENT_FIELDS

    def in_words(self, match: Match, event: Event) -> dict[str, str]:
        fields = EVENT_FIELDS[event.kind]
        return {field: word(field, value) for field, value in zip(fields, event.values, strict=True)}

    def words_of(self, match: Match, field: str) -> tuple[str, ...]:
        return {"seat": ("home", "away", "nobody"), "square": SQUARES, "ending": ENDING_WORDS}.get(field, ())


def word(field: str, value: int) -> str:
    """A value of an event in a file."""
    if field == "seat":
        return seat_word(value)
    return {"square": SQUARES, "ending": ENDING_WORDS}[field][value] if field in ("square", "ending") else str(value)
