"""Takkure's events as sentences."""

from thirdhalf.kernel.event import Event
from thirdhalf.takkure.account import in_words, inches
from thirdhalf.takkure.cards.box import Play, TeamPlay
from thirdhalf.takkure.events import EVENT_FIELDS
from thirdhalf.takkure.state import Match
from thirdhalf.words import Words

_PLAYERS = ("player", "tackler", "receiver")
# Fields whose value is a kind, and the message group that names it.
_KINDS = {
    "action": "action",
    "result": "result",
    "source": "source",
    "ending": "ending",
    "seat": "seat",
    "characteristic": "characteristic",
    "table": "table",
    "home_side": "side",
    "away_side": "side",
}


def message_of(kind: str) -> str:
    """The message that tells of this kind of event."""
    return f"event-{kind.replace(' ', '-')}"


def tell(words: Words, match: Match, event: Event) -> str:
    """One event as a sentence, without its rule."""
    values: dict[str, str | int] = {}
    told = in_words(match, event)
    for i, field in enumerate(EVENT_FIELDS[event.kind]):
        if field in _PLAYERS:
            values[field] = match.players[event.values[i]].profile.name
        elif field == "players":
            values[field] = ", ".join([match.players[number].profile.name for number in event.values[i:]])
        elif field == "points":
            values["x"] = inches(event.values[-2])
            values["y"] = inches(event.values[-1])
        elif field in ("x", "y"):
            values[field] = inches(event.values[i])
        elif field == "faces":
            values[field] = told[field].replace(" ", ", ")
        elif field == "amount":
            values[field] = f"{event.values[i]:+d}"
        elif field in ("talent", "skill"):
            values[field] = words.attribute(f"skill-{told[field].replace(' ', '-')}", "title")
        elif field == "card":
            values[field] = card_title(words, "card", match.cards.box.plays[event.values[i]])
        elif field == "play":
            values[field] = card_title(words, "play", match.cards.box.team_plays[event.values[i]])
        elif field in _KINDS:
            values[field] = words.say(f"{_KINDS[field]}-{told[field].lower().replace(' ', '-')}", {})
        else:
            values[field] = told[field]
    return words.say(message_of(event.kind), values)


def card_title(words: Words, group: str, card: Play | TeamPlay) -> str:
    """A card's title in this language; one that the catalogue does not know has the name its file gives it."""
    try:
        return words.attribute(f"{group}-{card.id}", "title")
    except KeyError:
        return card.name
