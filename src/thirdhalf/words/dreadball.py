"""DreadBall's events as sentences."""

from thirdhalf.dreadball.account import in_words
from thirdhalf.dreadball.events import EVENT_FIELDS
from thirdhalf.dreadball.state import Match
from thirdhalf.kernel.event import Event
from thirdhalf.words import Words

_PLAYERS = ("player", "target", "receiver")
# Fields whose value is a kind, and the message group that names it.
_KINDS = {
    "action": "dreadball-action",
    "source": "dreadball-source",
    "reason": "dreadball-reason",
    "ending": "dreadball-ending",
    "facing": "dreadball-direction",
    "direction": "dreadball-direction",
    "seat": "seat",
}


def message_of(kind: str) -> str:
    """The message that tells of this kind of event."""
    return f"dreadball-{kind.replace(' ', '-')}"


def tell(words: Words, match: Match, event: Event) -> str:
    """One event as a sentence, without its rule."""
    values: dict[str, str | int] = {}
    told = in_words(match, event)
    for i, field in enumerate(EVENT_FIELDS[event.kind]):
        if field in _PLAYERS:
            values[field] = match.players[event.values[i]].profile.name
        elif field == "hexes":
            values["hex"] = told[field].rpartition(" > ")[2]
        elif field == "faces":
            values[field] = told[field].replace(" ", ", ")
        elif field == "amount":
            values[field] = f"{event.values[i]:+d}"
        elif field in _KINDS:
            values[field] = words.say(f"{_KINDS[field]}-{told[field].lower().replace(' ', '-')}", {})
        else:
            values[field] = told[field]
    return words.say(message_of(event.kind), values)
