"""Reading tables from files, with errors that name the file and the field in one line."""

import re
import tomllib
from collections.abc import Mapping
from decimal import Decimal
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from thirdhalf.geometry.plane import INCH
from thirdhalf.kernel.texts.lengths import measured, read_length, read_pair
from thirdhalf.kernel.texts.lines import field_lines, line_of

_ID: Final = re.compile(r"[\w-]+")
_MOST_TEXT: Final = 4000
_MOST_SHOWN: Final = 1500


class BadFile(Exception):
    """A file that cannot be used: which file and line (0: none), which field, and why. Prints as one line.

    For those who are told in their own language, `reason` names the sentence and `values` what is put into it; it is
    empty where only those who write such files meet it.
    """

    def __init__(
        self,
        file: str,
        field: str,
        why: str,
        reason: str = "",
        values: Mapping[str, str | int] | None = None,
        line: int = 0,
    ) -> None:
        where = f"{file}:{line}" if line else file
        super().__init__(one_line(f"{where}: {field}: {why}" if field else f"{where}: {why}"))
        self.file = file
        self.line = line
        self.field = field
        self.why = why
        self.reason = reason
        self.values: Mapping[str, str | int] = values or {}


class Unfit(ValueError):
    """Content that is read and yet cannot be set up; `reason` and `values` are as those of `BadFile`."""

    def __init__(self, why: str, reason: str, values: Mapping[str, str | int]) -> None:
        super().__init__(why)
        self.reason = reason
        self.values = values


def one_line(text: str) -> str:
    """A text from a file, fit to print: no control characters, and not endless."""
    shown = "".join([character if character.isprintable() else " " for character in text])
    return shown if len(shown) <= _MOST_SHOWN else shown[: _MOST_SHOWN - 1] + "…"


class Source:
    """What all tables of a file share: its text, in which lines are looked up, and the unit of its bare lengths."""

    __slots__ = ("_lines", "_text", "unit")

    def __init__(self, text: str) -> None:
        self._text = text
        self._lines: dict[str, int] | None = None
        self.unit = INCH

    def line_of(self, field: str) -> int:
        """The line on which a field stands, or that in which it is missing; 0 if there is none."""
        if self._lines is None:
            self._lines = field_lines(self._text)
        return line_of(self._lines, field)


class Fields:
    """One table of a file. Every getter checks; `finish` refuses what nobody asked for."""

    __slots__ = ("_asked", "_known", "_table", "field", "file", "source")

    def __init__(self, file: str, field: str, table: object, source: Source | None = None) -> None:
        self.file = file
        self.field = field
        self.source = Source("") if source is None else source
        if not isinstance(table, dict) or not all(isinstance(key, str) for key in table):
            raise BadFile(file, field, "must be a table", "no table", None, self.source.line_of(field))
        self._table: Mapping[str, object] = table
        self._asked: set[str] = set()
        # In the order in which they were asked for.
        self._known: dict[str, None] = {}

    def path(self, key: str) -> str:
        """The full name of a field for messages."""
        return f"{self.field}.{key}" if self.field else key

    def bad(self, key: str, why: str, reason: str = "", values: Mapping[str, str | int] | None = None) -> BadFile:
        """The error to raise about a field of this table."""
        return BadFile(self.file, self.path(key), why, reason, values, self.source.line_of(self.path(key)))

    def has(self, key: str) -> bool:
        """Whether the field is there."""
        self._known[key] = None
        return key in self._table

    def keys(self) -> list[str]:
        """All fields that are there."""
        return list(self._table)

    @property
    def raw(self) -> Mapping[str, object]:
        """The table as it was read, to be looked through: nothing of it counts as asked for."""
        return self._table

    def get(self, key: str) -> object:
        """A field's raw value; it must be there."""
        self._asked.add(key)
        self._known[key] = None
        if key not in self._table:
            raise self.bad(key, "is missing", "missing")
        return self._table[key]

    def text(self, key: str, default: str | None = None) -> str:
        """Some words."""
        if default is not None and not self.has(key):
            return default
        value = self.get(key)
        if not isinstance(value, str) or len(value) > _MOST_TEXT:
            why = f"must be a text of at most {_MOST_TEXT} characters"
            raise self.bad(key, why, "no text", {"most": _MOST_TEXT})
        return value

    def name(self, key: str) -> str:
        """What something is called: a text that is not empty."""
        value = self.text(key)
        if not value.strip():
            raise self.bad(key, "must not be empty", "blank")
        return value

    def id(self, key: str) -> str:
        """By what others name it, in lists with commas too: letters, digits and dashes."""
        value = self.name(key)
        if not _ID.fullmatch(value):
            raise self.bad(key, "is made of letters, digits and dashes", "no id")
        return value

    def word(self, key: str, words: tuple[str, ...], default: str | None = None) -> str:
        """One of the given words."""
        value = self.text(key, default)
        if value not in words:
            known = ", ".join(words)
            raise self.bad(key, f"'{value}' is none of: {known}", "none of these", {"value": value, "known": known})
        return value

    def texts(self, key: str, default: tuple[str, ...] | None = None) -> tuple[str, ...]:
        """A list of words."""
        if default is not None and not self.has(key):
            return default
        value = self.get(key)
        if not isinstance(value, list):
            raise self.bad(key, "must be a list of texts")
        for i, item in enumerate(value):
            if not isinstance(item, str) or len(item) > _MOST_TEXT:
                raise self.bad(f"{key}[{i}]", "must be a text")
        return tuple(value)

    def whole(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number within bounds."""
        if default is not None and not self.has(key):
            return default
        value = self.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            why = f"must be a whole number from {low} to {high}"
            raise self.bad(key, why, "no whole number", {"low": low, "high": high})
        return value

    def yes(self, key: str, default: bool) -> bool:
        """true or false."""
        if not self.has(key):
            return default
        value = self.get(key)
        if not isinstance(value, bool):
            raise self.bad(key, "must be true or false")
        return value

    def length(self, key: str, default: int | None = None) -> int:
        """A length, in hundredths of a millimetre: a number in the file's unit, or a text with a unit of its own."""
        if default is not None and not self.has(key):
            return default
        return self._length(key, self.get(key))

    def point(self, key: str) -> tuple[int, int]:
        """Two lengths: a list of them, or a text."""
        value = self.get(key)
        if isinstance(value, str):
            try:
                pair = read_pair(value, self.source.unit)
            except ValueError as error:
                raise self.bad(key, str(error)) from None
            if pair is not None:
                return pair
        if not isinstance(value, list) or len(value) != 2:
            raise self.bad(key, 'must be two lengths, [x, y] or "x y", in the file\'s unit or with one of their own')
        return self._length(f"{key}[0]", value[0]), self._length(f"{key}[1]", value[1])

    def _length(self, key: str, value: object) -> int:
        try:
            if isinstance(value, str):
                return read_length(value, self.source.unit)
            if isinstance(value, int | Decimal) and not isinstance(value, bool):
                return measured(value, self.source.unit)
        except ValueError as error:
            raise self.bad(key, str(error)) from None
        raise self.bad(key, 'must be a number, or a text with a unit: 4, "4 in", "101.6 mm"')

    def table(self, key: str) -> "Fields":
        """A table inside this one."""
        return Fields(self.file, self.path(key), self.get(key), self.source)

    def table_or_empty(self, key: str) -> "Fields":
        """The same, or an empty one if the field is missing."""
        return self.table(key) if self.has(key) else Fields(self.file, self.path(key), {}, self.source)

    def tables(self, key: str) -> list["Fields"]:
        """A list of tables; none if the field is missing."""
        if not self.has(key):
            return []
        value = self.get(key)
        if not isinstance(value, list):
            raise self.bad(key, "must be a list of tables")
        return [Fields(self.file, self.path(f"{key}[{i}]"), item, self.source) for i, item in enumerate(value)]

    def finish(self) -> None:
        """Refuse fields that mean nothing here: most are spelling mistakes."""
        for key in self._table:
            if key not in self._asked:
                raise self.bad(key, f"is not a field that is known here{self._meant(key)}", "unknown field")

    def _meant(self, key: str) -> str:
        """What the writer of an unknown field may have meant, and all that could be meant."""
        known = [name for name in self._known if name != key]
        near = get_close_matches(key, known, 1)
        meant = f"; did you mean '{near[0]}'?" if near else ""
        return f"{meant}{'' if near else ';'} known are: {', '.join(sorted(known))}" if known else ""


def read_toml(file: Path) -> Fields:
    """A TOML file as checked fields, its decimal numbers exact."""
    try:
        if file.exists() and not file.is_file():
            raise BadFile(str(file), "", "is not a file")
        text = file.read_text(encoding="utf-8")
        table = tomllib.loads(text, parse_float=Decimal)
    except OSError as error:
        raise BadFile(str(file), "", error.strerror or "cannot be read") from None
    except UnicodeDecodeError:
        raise BadFile(str(file), "", "is not UTF-8 text") from None
    except (ValueError, ArithmeticError, RecursionError) as error:
        raise BadFile(str(file), "", f"is not TOML: {error}") from None
    return Fields(str(file), "", table, Source(text))
