"""What an event says, value by value, in the words of files and messages."""

from thirdhalf.games.takkure.table.box import LETTERS
from thirdhalf.games.takkure.table.events import EVENT_FIELDS
from thirdhalf.games.takkure.table.kinds import (
    ACTION_WORDS,
    CHARACTERISTIC_WORDS,
    ENDING_WORDS,
    RESULT_WORDS,
    SKILL_WORDS,
    SOURCE_WORDS,
    TALENT_WORDS,
)
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.frame import Plain, Projection
from thirdhalf.kernel.seat import seat_word

_PLAYERS = ("player", "tackler", "receiver")
_REST = ("points", "faces", "players")
SEATS = ("home", "away", "nobody")
SIDE_WORDS = ("inactive", "active")
TABLE_WORDS = ("common", "grave")
_KINDS = {
    "action": ACTION_WORDS,
    "result": RESULT_WORDS,
    "characteristic": CHARACTERISTIC_WORDS,
    "source": SOURCE_WORDS,
    "ending": ENDING_WORDS,
    "table": TABLE_WORDS,
    "talent": TALENT_WORDS,
    "skill": SKILL_WORDS,
    "letter": LETTERS,
    "home_side": SIDE_WORDS,
    "away_side": SIDE_WORDS,
}
_WORDED = (*_PLAYERS, *_KINDS, "seat", "card", "play")


def in_words(match: Match, event: Event) -> dict[str, str]:
    """Each value under its name, players by id; whatever comes as a list, separated by blanks."""
    told: dict[str, str] = {}
    for i, field in enumerate(EVENT_FIELDS[event.kind]):
        if field in _REST:
            rest = event.values[i:]
            told[field] = " ".join([name(match, value) if field == "players" else str(value) for value in rest])
        else:
            told[field] = word(match, field, event.values[i])
    return told


def event_values(match: Match, event: Event) -> Projection:
    """Each value under its name: players and cards by id, kinds by their words, points and faces as lists."""
    told: Projection = {}
    for i, field in enumerate(EVENT_FIELDS[event.kind]):
        if field == "points":
            told[field] = [[event.values[at], event.values[at + 1]] for at in range(i, len(event.values), 2)]
        elif field == "players":
            told[field] = [name(match, value) for value in event.values[i:]]
        elif field == "faces":
            told[field] = list[Plain](event.values[i:])
        elif field in _WORDED:
            told[field] = word(match, field, event.values[i])
        else:
            told[field] = event.values[i]
    return told


def word(match: Match, field: str, value: int) -> str:
    """One value in words."""
    if field in _PLAYERS:
        return name(match, value)
    if field == "seat":
        return seat_word(value)
    if field in _KINDS:
        return _KINDS[field][value]
    if field == "card":
        return match.cards.box.plays[value].id
    if field == "play":
        return match.cards.box.team_plays[value].id
    return str(value)


def words_of(match: Match, field: str) -> tuple[str, ...]:
    """All words that a field of this name can have; none if it is a number or a list."""
    if field in _PLAYERS:
        return tuple([player.profile.id for player in match.players])
    if field == "card":
        return tuple([card.id for card in match.cards.box.plays])
    if field == "play":
        return tuple([card.id for card in match.cards.box.team_plays])
    return SEATS if field == "seat" else _KINDS.get(field, ())


def name(match: Match, number: int) -> str:
    """A player's id."""
    return match.players[number].profile.id
