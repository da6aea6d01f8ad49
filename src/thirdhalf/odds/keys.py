"""When two positions are the same: an exact key of all that a match holds.

The key covers every field of the match, its players and its frames, and what is asked. Left out are the log, the note
of who may write what, and the last choice and result, which nobody reads any more once something is asked.
"""

from operator import attrgetter
from typing import Final, cast

from thirdhalf.kernel.decision import Roll
from thirdhalf.kernel.frame import Match

Key = tuple[object, ...]

LEFT_OUT: Final[tuple[str, ...]] = ("borrowed", "choice", "decision", "log", "owned", "players", "result", "stack")
PLAIN: Final[tuple[type, ...]] = (int, str, type)


def listed(cls: type) -> list[str]:
    """The names of all fields of a class; compiled, it lists them under another name."""
    names: dict[str, None] = {}
    for base in cls.__mro__:
        names |= dict.fromkeys(getattr(base, "__slots__", ()) or getattr(base, "__mypyc_attrs__", ()))
    return list(names)


class Fields:
    """How to read all fields of a class at once. `mixed` are the places of those that are neither numbers nor made of
    numbers alone: a field's kind never changes, so one object shows it.
    """

    __slots__ = ("_get", "mixed", "names")

    def __init__(self, thing: object, left_out: tuple[str, ...] = ()) -> None:
        # What an object only remembers to be quick (`_name`) is no part of it.
        found = [name for name in listed(type(thing)) if name not in left_out and not name.startswith("_")]
        if not found:
            raise TypeError(f"cannot tell one {type(thing).__name__} from another: it lists no fields")
        self.names = tuple(found)
        # attrgetter gives a tuple only if asked for two fields or more.
        self._get = attrgetter(*self.names, "__class__", "__class__")
        self.mixed = tuple([place for place, value in enumerate(self.values(thing)) if type(value) not in PLAIN])

    def values(self, thing: object) -> Key:
        """The values of its fields, and its class."""
        return cast(Key, self._get(thing))


class Keys:
    """Keys for positions of one family: a match and its copies. Keys of different `Keys` cannot be compared.

    Whatever copies of a match share until one of them writes (players, and what never changes) is taken apart once,
    and has a number from then on.
    """

    __slots__ = ("_fields", "_match", "_numbered", "_numbers")

    def __init__(self, match: Match) -> None:
        self._fields: dict[type, Fields] = {}
        self._match = Fields(match, LEFT_OUT)
        # By identity: the thing, kept so that its identity is not given to another, and its number.
        self._numbered: dict[int, tuple[object, int]] = {}
        self._numbers: dict[Key, int] = {}

    def key(self, match: Match) -> Key:
        """The position. The match must not be written to afterwards, only copied."""
        numbered = self._numbered
        parts = list(self._match.values(match))
        for place in self._match.mixed:
            parts[place] = self.plain(parts[place])
        for player in match.shared():
            known = numbered.get(id(player))
            parts.append(known[1] if known is not None else self.number(player))
        for frame in match.frames():
            fields = self.fields(frame)
            start = len(parts)
            parts += fields.values(frame)
            for place in fields.mixed:
                parts[start + place] = self.plain(parts[start + place])
        decision = match.decision
        if isinstance(decision, Roll):
            parts += (decision.topic, decision.sides, decision.count, decision.who)
        elif decision is not None:
            parts += [self.plain(value) for value in self.fields(decision).values(decision)]
        return tuple(parts)

    def fields(self, thing: object) -> Fields:
        """The fields of a thing's class."""
        known = self._fields.get(type(thing))
        if known is None:
            known = self._fields[type(thing)] = Fields(thing)
        return known

    def plain(self, value: object) -> object:
        """A field's value as something that can be compared: lists as tuples, things by their number."""
        kind = type(value)
        if kind is int or kind is str or kind is type or value is None:
            return value
        if isinstance(value, list | tuple):
            return tuple([self.plain(item) for item in value])
        # A function, such as what a card does, is itself and no other.
        return value if callable(value) else self.number(value)

    def number(self, thing: object) -> int:
        """The number of a player or another thing with fields: equal things have the same."""
        known = self._numbered.get(id(thing))
        if known is not None:
            return known[1]
        fields = self.fields(thing)
        content = tuple([self.plain(value) for value in fields.values(thing)])
        number = self._numbers.setdefault(content, len(self._numbers))
        self._numbered[id(thing)] = (thing, number)
        return number
