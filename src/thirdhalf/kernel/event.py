"""An event says what happened, which rule made it happen, and who may see it."""

from typing import Final

from thirdhalf.geometry.native import mypyc_attr

EVERYBODY: Final = 3
"""An audience is a set of seats, bit 0 for home and bit 1 for away; the public sees what everybody sees."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Event:
    """One thing that happened. The meaning of `values` is the game's: a name for each in its list of event kinds."""

    __slots__ = ("audience", "kind", "rule", "values")

    def __init__(self, kind: str, rule: str, values: tuple[int, ...], audience: int = EVERYBODY) -> None:
        self.kind = kind
        self.rule = rule
        self.values = values
        self.audience = audience

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.rule!r}, {self.values!r}, {self.audience})"

    def key(self) -> tuple[str, str, tuple[int, ...], int]:
        """All that makes the event what it is."""
        return (self.kind, self.rule, self.values, self.audience)


def seen_by(event: Event, seat: int) -> bool:
    """Whether the coach in this seat may know of the event."""
    return event.audience >> seat & 1 == 1
