"""What a game adds to the command line: options of its set-up, and odds of its dice. Importing it loads no game.

A game that adds anything has a module `commands` with its `COMMANDS`.
"""

from collections.abc import Callable, Mapping
from fractions import Fraction
from pathlib import Path
from typing import Final

TEXT: Final = "text"
NUMBER: Final = "number"
FLAG: Final = "flag"
TEXTS: Final = "texts"
"""Can be given again and again."""
SETTINGS: Final = "settings"
"""NAME=VALUE with a whole number, true or false, again and again: each is a part of the set-up by itself."""

Given = Mapping[str, str | int | bool | tuple[str, ...]]
"""The options that were given, by name."""


class Option:
    """One option: its name as a set-up has it (`line_ups` is `--line-ups`), what it takes, what it does."""

    __slots__ = ("choices", "help", "kind", "name")

    def __init__(self, name: str, help: str, kind: str = TEXT, choices: tuple[str, ...] = ()) -> None:
        self.name = name
        self.help = help
        self.kind = kind
        self.choices = choices


class Table:
    """Rows under their headings; the first column holds names, the others numbers. An empty row parts two groups."""

    __slots__ = ("headings", "rows", "title")

    def __init__(self, title: str, headings: list[str], rows: list[list[str]]) -> None:
        self.title = title
        self.headings = headings
        self.rows = rows


class Answer:
    """What was asked for: the fields of `--json`, and for people tables and a line below them."""

    __slots__ = ("fields", "note", "tables")

    def __init__(self, fields: dict[str, object], tables: list[Table], note: str = "") -> None:
        self.fields = fields
        self.tables = tables
        self.note = note


class DiceOdds:
    """Odds of one roll, without a position: `thirdhalf odds --KEY …`. `answer` gets what was given and a folder of
    content; ValueError, in one line, on what makes no sense.
    """

    __slots__ = ("answer", "key", "options")

    def __init__(self, key: str, options: tuple[Option, ...], answer: Callable[[Given, Path | None], Answer]) -> None:
        self.key = key
        self.options = options
        self.answer = answer


class Commands:
    """All that one game adds."""

    __slots__ = ("odds", "options")

    def __init__(self, options: tuple[Option, ...] = (), odds: DiceOdds | None = None) -> None:
        self.options = options
        self.odds = odds


def percent(share: Fraction) -> str:
    """A share of chance for people, in per cent with two decimals; only nothing and all are shown as such."""
    if share in (0, 1):
        return "–" if share == 0 else "100"
    text = f"{float(100 * share):.2f}"
    return "<0.01" if text == "0.00" else ">99.99" if text == "100.00" else text


def number_of(share: Fraction) -> float:
    """A share as a plain number, for JSON."""
    return float(share)
