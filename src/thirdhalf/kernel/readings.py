"""Readings: sentences of a rulebook that a game's rulings read in one way and its letter in another.

A match is played as the table reads them; its set-up names those that are played to the letter (`readings`: the names
with commas between them, or `letter` for all). A game holds them in one number, a bit for each in its list's order.
"""

from collections.abc import Mapping
from typing import Final

KEY: Final = "readings"
"""The part of a set-up that names them."""
LETTER: Final = "letter"
"""The word for all of them."""


class Reading:
    """A sentence that can be read in two ways: its name, the rules it stands in, and the ruling of the table's way."""

    __slots__ = ("name", "rules", "ruling")

    def __init__(self, name: str, rules: tuple[str, ...], ruling: str) -> None:
        self.name = name
        self.rules = rules
        self.ruling = ruling


def readings_of(known: tuple[Reading, ...], value: object) -> int:
    """The bits of the readings that a set-up's text names; ValueError, in one line, on what it cannot be."""
    if not isinstance(value, str):
        raise ValueError(f"readings are names with commas between them, not {value!r}")
    return bits_of(known, [word.strip() for word in value.split(",") if word.strip()])


def bits_of(known: tuple[Reading, ...], names: list[str]) -> int:
    """The bits of the readings of these names; ValueError says which there are."""
    places = {reading.name: 1 << place for place, reading in enumerate(known)}
    bits = 0
    for name in names:
        if name == LETTER and known:
            bits = (1 << len(known)) - 1
        elif name in places:
            bits |= places[name]
        else:
            there = f"there are: {', '.join(places)}, or {LETTER} for all" if known else "this game has none"
            raise ValueError(f"there is no reading '{name}'; {there}")
    return bits


def names_of(known: tuple[Reading, ...], bits: int) -> list[str]:
    """The names of the readings whose bits are set."""
    return [reading.name for place, reading in enumerate(known) if bits >> place & 1]


def titled(title: str, setup: Mapping[str, str | int | bool]) -> str:
    """What is played, in a few words, and the readings it plays to the letter."""
    names = setup.get(KEY, "")
    return f"{title}, to the letter: {names}" if names else title


def spelled_out(known: tuple[Reading, ...], setup: dict[str, str | int | bool]) -> dict[str, str | int | bool]:
    """A set-up that names its readings one by one, in the game's order, and says nothing where there are none: so a
    record means the same when a game gets another reading. ValueError on names that are not known.
    """
    if KEY not in setup:
        return setup
    names = names_of(known, readings_of(known, setup[KEY]))
    rest = {name: value for name, value in setup.items() if name != KEY}
    return {**rest, KEY: ", ".join(names)} if names else rest
