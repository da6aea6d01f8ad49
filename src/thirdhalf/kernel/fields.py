"""Reading tables from files, with errors that name the file and the field in one line."""

import tomllib
from collections.abc import Mapping
from decimal import Decimal
from pathlib import Path
from typing import Final

from thirdhalf.geometry.plane import INCH

_FARTHEST_INCHES: Final = 51
_MOST_TEXT: Final = 4000
_MOST_SHOWN: Final = 600


class BadFile(Exception):
    """A file that cannot be used: which file, which field, and why. Prints as one line.

    For those who are told in their own language, `reason` names the sentence and `values` what is put into it; it is
    empty where only those who write such files meet it.
    """

    def __init__(
        self, file: str, field: str, why: str, reason: str = "", values: Mapping[str, str | int] | None = None
    ) -> None:
        super().__init__(one_line(f"{file}: {field}: {why}" if field else f"{file}: {why}"))
        self.file = file
        self.field = field
        self.why = why
        self.reason = reason
        self.values: Mapping[str, str | int] = values or {}


def one_line(text: str) -> str:
    """A text from a file, fit to print: no control characters, and not endless."""
    shown = "".join([character if character.isprintable() else " " for character in text])
    return shown if len(shown) <= _MOST_SHOWN else shown[: _MOST_SHOWN - 1] + "…"


class Fields:
    """One table of a file. Every getter checks; `finish` refuses what nobody asked for."""

    __slots__ = ("_asked", "_table", "field", "file")

    def __init__(self, file: str, field: str, table: object) -> None:
        self.file = file
        self.field = field
        if not isinstance(table, dict) or not all(isinstance(key, str) for key in table):
            raise BadFile(file, field, "must be a table", "no table")
        self._table: Mapping[str, object] = table
        self._asked: set[str] = set()

    def path(self, key: str) -> str:
        """The full name of a field for messages."""
        return f"{self.field}.{key}" if self.field else key

    def bad(self, key: str, why: str, reason: str = "", values: Mapping[str, str | int] | None = None) -> BadFile:
        """The error to raise about a field of this table."""
        return BadFile(self.file, self.path(key), why, reason, values)

    def has(self, key: str) -> bool:
        """Whether the field is there."""
        return key in self._table

    def keys(self) -> list[str]:
        """All fields that are there."""
        return list(self._table)

    def get(self, key: str) -> object:
        """A field's raw value; it must be there."""
        self._asked.add(key)
        if key not in self._table:
            raise self.bad(key, "is missing", "missing")
        return self._table[key]

    def text(self, key: str, default: str | None = None) -> str:
        """Some words."""
        if default is not None and key not in self._table:
            return default
        value = self.get(key)
        if not isinstance(value, str) or len(value) > _MOST_TEXT:
            why = f"must be a text of at most {_MOST_TEXT} characters"
            raise self.bad(key, why, "no text", {"most": _MOST_TEXT})
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
        if default is not None and key not in self._table:
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
        if default is not None and key not in self._table:
            return default
        value = self.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            why = f"must be a whole number from {low} to {high}"
            raise self.bad(key, why, "no whole number", {"low": low, "high": high})
        return value

    def yes(self, key: str, default: bool) -> bool:
        """true or false."""
        if key not in self._table:
            return default
        value = self.get(key)
        if not isinstance(value, bool):
            raise self.bad(key, "must be true or false")
        return value

    def inches(self, key: str, default: int | None = None) -> int:
        """A length given in inches, in hundredths of a millimetre."""
        if default is not None and key not in self._table:
            return default
        return inches(self.file, self.path(key), self.get(key))

    def point(self, key: str) -> tuple[int, int]:
        """Two lengths in inches."""
        value = self.get(key)
        if not isinstance(value, list) or len(value) != 2:
            raise self.bad(key, "must be two numbers, [x, y], in inches")
        return (
            inches(self.file, self.path(f"{key}[0]"), value[0]),
            inches(self.file, self.path(f"{key}[1]"), value[1]),
        )

    def table(self, key: str) -> "Fields":
        """A table inside this one."""
        return Fields(self.file, self.path(key), self.get(key))

    def tables(self, key: str) -> list["Fields"]:
        """A list of tables; none if the field is missing."""
        if key not in self._table:
            return []
        value = self.get(key)
        if not isinstance(value, list):
            raise self.bad(key, "must be a list of tables")
        return [Fields(self.file, self.path(f"{key}[{i}]"), item) for i, item in enumerate(value)]

    def finish(self) -> None:
        """Refuse fields that mean nothing here: most are spelling mistakes."""
        for key in self._table:
            if key not in self._asked:
                raise self.bad(key, "is not a field that is known here", "unknown field")


def inches(file: str, field: str, value: object) -> int:
    """A number of inches in hundredths of a millimetre, rounded to the nearest, halves away from zero."""
    if isinstance(value, bool) or not isinstance(value, int | Decimal):
        raise BadFile(file, field, "must be a number of inches")
    if not Decimal(value).is_finite() or not -_FARTHEST_INCHES <= value <= _FARTHEST_INCHES:
        raise BadFile(file, field, f"must be at most {_FARTHEST_INCHES} inches")
    units = Decimal(value) * INCH
    return int(units.to_integral_value(rounding="ROUND_HALF_UP"))


def read_toml(file: Path) -> Fields:
    """A TOML file as checked fields, its decimal numbers exact."""
    try:
        if file.exists() and not file.is_file():
            raise BadFile(str(file), "", "is not a file")
        table = tomllib.loads(file.read_text(encoding="utf-8"), parse_float=Decimal)
    except OSError as error:
        raise BadFile(str(file), "", error.strerror or "cannot be read") from None
    except UnicodeDecodeError:
        raise BadFile(str(file), "", "is not UTF-8 text") from None
    except (ValueError, ArithmeticError, RecursionError) as error:
        raise BadFile(str(file), "", f"is not TOML: {error}") from None
    return Fields(str(file), "", table)
