"""Noughts and crosses as the kernel sees it."""

from typing import Final

from tests.games.noughts.rules import whole_match
from tests.games.noughts.table import ENDING_WORDS, EVENT_FIELDS, SQUARES, Match, new_match, own_match
from thirdhalf.kernel.decision import Pick
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.frame import Projection
from thirdhalf.kernel.game import Game, Outcome, Setup
from thirdhalf.kernel.seat import AWAY, HOME, NOBODY, seat_word
from thirdhalf.kernel.telling import Telling, message_id, number, said, text

FIRSTS: Final = {"toss": NOBODY, "home": HOME, "away": AWAY}


class Noughts(Game):
    """The game; it has no content beside its rules."""

    __slots__ = ()

    @property
    def id(self) -> str:
        return "noughts"

    def new(self, setup: Setup, log: list[Event] | None) -> Match:
        for key in setup:
            if key != "first":
                raise ValueError(f"'{key}' is not part of a set-up; known: first")
        first = setup.get("first", "toss")
        if not isinstance(first, str) or first not in FIRSTS:
            raise ValueError(f"first is one of {', '.join(FIRSTS)}, not {first!r}")
        match = new_match(FIRSTS[first], log)
        match.call(whole_match(match.first))
        match.run()
        return match

    def event_fields(self) -> dict[str, tuple[str, ...]]:
        return EVENT_FIELDS

    def option_word(self, match: KernelMatch, pick: Pick, option: int) -> str:
        return SQUARES[option]

    def option_label(self, match: KernelMatch, pick: Pick, option: int) -> Telling:
        return Telling("noughts-option-square", {"square": text(SQUARES[option])})

    def option_things(self, match: KernelMatch, pick: Pick, option: int) -> list[str]:
        """A cell of the board by column and row."""
        return [f"{option % 3} {option // 3}"]

    def outcome(self, match: KernelMatch) -> Outcome:
        match = own_match(match)
        return Outcome(match.winner, int(match.winner == HOME), int(match.winner == AWAY), ENDING_WORDS[match.ending])

    def tell(self, match: KernelMatch, event: Event) -> Telling:
        values: dict[str, Projection] = {}
        for field, value in zip(EVENT_FIELDS[event.kind], event.values, strict=True):
            values[field] = shown(field, value)
        return Telling(message_id(self.id, event.kind), values)

    def about(self) -> Projection:
        return {"setup": ["first"], "firsts": list(FIRSTS)}


def shown(field: str, value: int) -> Projection:
    """A value of an event as a sentence has it."""
    if field == "seat":
        return said(message_id("seat", seat_word(value)))
    if field == "square":
        return text(SQUARES[value])
    if field == "ending":
        return said(message_id("noughts-ending", ENDING_WORDS[value]))
    return number(value)
