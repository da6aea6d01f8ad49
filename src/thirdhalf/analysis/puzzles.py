"""Puzzles from known records: a moment of a match, a question, and one answer that is clearly best."""

from pathlib import Path
from typing import Final

import msgspec

FILE: Final = Path(__file__).parent / "shipped" / "puzzles.jsonl"
"""Made and checked by tools/puzzles.py."""


class Puzzle(msgspec.Struct, frozen=True):
    """A question of a record, by the number of the move. `best` is the answer, in the words of a record; it is better
    than every other by `gap` of a win at least, as coaches who look deep have played it out, with that standard
    error.
    """

    name: str
    game: str
    move: int
    best: object
    gap: float
    error: float
    record: str


def shipped() -> list[Puzzle]:
    """All that come with the software."""
    return [_read(line) for line in FILE.read_bytes().splitlines()]


def of_the_day(day: int) -> Puzzle:
    """Every day another one, until all have had their turn."""
    lines = FILE.read_bytes().splitlines()
    return _read(lines[day % len(lines)])


def _read(line: bytes) -> Puzzle:
    return msgspec.json.decode(line, type=Puzzle)
