"""Everything in a match as plain values, for comparing."""

from thirdhalf.kernel.decision import Decision
from thirdhalf.kernel.frame import Frame
from thirdhalf.takkure.cards.hands import Boost, Cards
from thirdhalf.takkure.profile import Profile
from thirdhalf.takkure.state import Match, Player
from thirdhalf.takkure.terms import Terms


def slots_of(cls: type) -> list[str]:
    """The names of all fields of an object of this class, but what it only remembers to be quick."""
    slots = [name for base in cls.__mro__ for name in getattr(base, "__slots__", ())]
    return [name for name in slots if not name.startswith("_")]


def values_of(thing: object) -> dict[str, object]:
    """All fields with their values, lists copied."""
    values: dict[str, object] = {"class": type(thing).__name__}
    for name in slots_of(type(thing)):
        value = getattr(thing, name)
        values[name] = list(value) if isinstance(value, list) else value
    return values


def plain(value: object) -> object:
    """A field's value, objects inside it taken apart."""
    if isinstance(value, Frame | Player | Decision | Profile | Cards | Boost | Terms):
        return {name: plain(inner) for name, inner in values_of(value).items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return value


def snapshot(match: Match) -> dict[str, object]:
    """All that a match holds, but the log and the bookkeeping of who may write which player."""
    return {name: plain(value) for name, value in values_of(match).items() if name not in ("log", "owned")}
