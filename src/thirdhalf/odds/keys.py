"""When two positions are the same: an exact key of all that a match holds.

The key covers every field of the match, its players and its frames, and what is asked. Left out are the log, the note
of who may write what, and the last choice, which nobody reads any more once something is asked.
"""

from operator import attrgetter
from typing import Final, cast

from thirdhalf.kernel.decision import Roll
from thirdhalf.takkure.state import Match

Key = tuple[object, ...]

LEFT_OUT: Final = ("choice", "decision", "log", "owned", "players", "stack")


class Fields:
    """How to read all fields of a class at once."""

    __slots__ = ("_get", "cls", "names")

    def __init__(self, cls: type, left_out: tuple[str, ...] = ()) -> None:
        found = [name for base in cls.__mro__ for name in getattr(base, "__slots__", ())]
        self.cls = cls
        # What an object only remembers to be quick is no part of it.
        self.names = tuple([name for name in found if name not in left_out and not name.startswith("_")])
        # attrgetter gives a tuple only if asked for two fields or more.
        self._get = attrgetter(*self.names, "__class__", "__class__")

    def values(self, thing: object) -> Key:
        """The object's class and the values of its fields."""
        return cast(Key, self._get(thing))


class Keys:
    """Keys for positions of one family: a match and its copies. Keys of different `Keys` cannot be compared.

    Whatever copies of a match share until one of them writes (players, and what never changes) is taken apart once,
    and has a number from then on.
    """

    __slots__ = ("_fields", "_match", "_numbered", "_numbers")

    def __init__(self) -> None:
        self._fields: dict[type, Fields] = {}
        self._match = Fields(Match, LEFT_OUT)
        # By identity: the thing, kept so that its identity is not given to another, and its number.
        self._numbered: dict[int, tuple[object, int]] = {}
        self._numbers: dict[Key, int] = {}

    def key(self, match: Match) -> Key:
        """The position. The match must not be written to afterwards, only copied."""
        parts = [self.plain(value) for value in self._match.values(match)]
        for player in match.players:
            parts.append(self.number(player))
        for frame in match.stack:
            for value in self.fields(type(frame)).values(frame):
                parts.append(tuple(value) if type(value) is list else value)
        decision = match.decision
        if isinstance(decision, Roll):
            parts += [decision.topic, decision.sides, decision.count, decision.who]
        elif decision is not None:
            parts += [self.plain(value) for value in self.fields(type(decision)).values(decision)]
        return tuple(parts)

    def fields(self, cls: type) -> Fields:
        """The fields of a class."""
        known = self._fields.get(cls)
        if known is None:
            known = self._fields[cls] = Fields(cls)
        return known

    def plain(self, value: object) -> object:
        """A field's value as something that can be compared: lists as tuples, things by their number."""
        kind = type(value)
        if kind is int or kind is str or kind is type or value is None:
            return value
        if kind is tuple or kind is list:
            return tuple([self.plain(item) for item in cast(tuple[object, ...], value)])
        if kind in (bool, frozenset):
            return value
        return self.number(value)

    def number(self, thing: object) -> int:
        """The number of a player or another thing with fields: equal things have the same."""
        known = self._numbered.get(id(thing))
        if known is not None:
            return known[1]
        fields = self.fields(type(thing))
        if not fields.names:
            raise TypeError(f"cannot tell two {type(thing).__name__} apart: it has no listed fields")
        content = tuple([self.plain(value) for value in fields.values(thing)])
        number = self._numbers.setdefault(content, len(self._numbers))
        self._numbered[id(thing)] = (thing, number)
        return number
