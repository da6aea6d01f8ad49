"""What an event says, value by value, in the words of files and messages."""

from typing import Final

from thirdhalf.games.dreadball.table.events import EVENT_FIELDS
from thirdhalf.games.dreadball.table.kinds import (
    ACTION_WORDS,
    ENDING_WORDS,
    NO_HEX,
    PRONE,
    REASON_WORDS,
    SOURCE_WORDS,
)
from thirdhalf.games.dreadball.table.pitch import HEXES
from thirdhalf.games.dreadball.table.state import Match, own_match
from thirdhalf.geometry.hexes import DIRECTION_WORDS
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.frame import Plain, Projection
from thirdhalf.kernel.scenarios.expectations import Language
from thirdhalf.kernel.seat import seat_word

_PLAYERS: Final[tuple[str, ...]] = ("player", "target", "receiver")
_HEXES: Final[tuple[str, ...]] = ("hex", "from")
_SEATS: Final[tuple[str, ...]] = ("home", "away", "nobody")
_KINDS: Final = {
    "action": ACTION_WORDS,
    "source": SOURCE_WORDS,
    "reason": REASON_WORDS,
    "ending": ENDING_WORDS,
    "facing": DIRECTION_WORDS,
    "direction": DIRECTION_WORDS,
}


class DreadBallLanguage(Language):
    """DreadBall's events in words."""

    __slots__ = ()

    def event_fields(self) -> dict[str, tuple[str, ...]]:
        return EVENT_FIELDS

    def in_words(self, match: KernelMatch, event: Event) -> dict[str, str]:
        return in_words(own_match(match), event)

    def words_of(self, match: KernelMatch, field: str) -> tuple[str, ...]:
        match = own_match(match)
        if field in _PLAYERS:
            return tuple([player.profile.id for player in match.players])
        return _SEATS if field == "seat" else _KINDS.get(field, ())


def in_words(match: Match, event: Event) -> dict[str, str]:
    """Each value under its name, players by id, hexes as `q r`; hexes in a list are separated by ` > `."""
    told: dict[str, str] = {}
    for i, field in enumerate(EVENT_FIELDS[event.kind]):
        if field == "hexes":
            told[field] = " > ".join([hex_word(value) for value in event.values[i:]])
        elif field == "faces":
            told[field] = " ".join([str(value) for value in event.values[i:]])
        else:
            told[field] = word(match, field, event.values[i])
    return told


def event_values(match: Match, event: Event) -> Projection:
    """Each value under its name: players by id, kinds by their words, hexes as [q, r], null for none."""
    told: Projection = {}
    for i, field in enumerate(EVENT_FIELDS[event.kind]):
        value = event.values[i] if i < len(event.values) else NO_HEX
        if field == "hexes":
            told[field] = [place(number) for number in event.values[i:]]
        elif field == "faces":
            told[field] = list[Plain](event.values[i:])
        elif field in _HEXES:
            told[field] = place(value)
        elif field in _PLAYERS or field == "seat" or field in _KINDS:
            told[field] = word(match, field, value)
        else:
            told[field] = value
    return told


def place(number: int) -> Plain:
    """A hex as [q, r], or None."""
    return None if number < 0 else [*HEXES[number]]


def word(match: Match, field: str, value: int) -> str:
    """One value in words."""
    if field in _PLAYERS:
        return match.players[value].profile.id
    if field in _HEXES:
        return hex_word(value)
    if field == "seat":
        return seat_word(value)
    if field in _KINDS:
        return _KINDS[field][value]
    return str(value)


def hex_word(number: int) -> str:
    """D3.8: a hex in files and messages: `q r`; D16: `bench` for none."""
    if number < 0:
        return "bench"
    q, r = HEXES[number]
    return f"{q} {r}"


def facing_word(facing: int) -> str:
    """D3.10, D4.1: a facing in files."""
    return "prone" if facing == PRONE else DIRECTION_WORDS[facing]
