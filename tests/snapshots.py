"""Everything in a match as plain values, for comparing."""

from thirdhalf.kernel.frame import Match
from thirdhalf.odds.keys import listed

OURS = ("thirdhalf.", "tests.games.")
"""Where the classes come from whose objects are taken apart."""


def slots_of(cls: type) -> list[str]:
    """The names of all fields of an object of this class, but what it only remembers to be quick."""
    return [name for name in listed(cls) if not name.startswith("_")]


def values_of(thing: object) -> dict[str, object]:
    """All fields with their values, lists copied."""
    values: dict[str, object] = {"class": type(thing).__name__}
    for name in slots_of(type(thing)):
        value = getattr(thing, name)
        values[name] = list(value) if isinstance(value, list) else value
    return values


def plain(value: object) -> object:
    """A field's value, our own objects inside it taken apart."""
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if type(value).__module__.startswith(OURS) and slots_of(type(value)):
        return {name: plain(inner) for name, inner in values_of(value).items()}
    return value


def snapshot(match: Match) -> dict[str, object]:
    """All that a match holds, but the log and the bookkeeping of what copies share."""
    return {name: plain(value) for name, value in values_of(match).items() if name not in ("borrowed", "log", "owned")}
