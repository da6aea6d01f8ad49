"""Lengths as people write them: `4`, `4 in`, `4"`, `101.6 mm`. Inside they are whole hundredths of a millimetre."""

import re
from decimal import Decimal
from typing import Final

from thirdhalf.geometry.plane import INCH, MILLIMETRE

UNITS: Final[dict[str, int]] = {"in": INCH, "mm": MILLIMETRE}
USUAL: Final = "in"
"""What a file's lengths can be in, and what they are in if it says nothing."""
_MARKS: Final[dict[str, int]] = {**UNITS, '"': INCH, "″": INCH}
_FARTHEST_INCHES: Final = 51
_FINE: Final[dict[int, int]] = {INCH: 100_000, MILLIMETRE: 100}
"""In how many parts a unit must be told that a length is read as the same hundredths of a millimetre again."""

_NUMBER: Final = r"[+-]?[0-9]{1,9}(?:\.[0-9]{1,30})?"
_UNIT: Final = r"mm|in|\"|″"
_LENGTH: Final = re.compile(rf"({_NUMBER})\s*({_UNIT})?")
_POINT: Final = re.compile(rf"({_NUMBER})\s*({_UNIT})?\s+({_NUMBER})\s*({_UNIT})?")
_WITH_UNIT: Final = re.compile(rf"({_NUMBER})({_UNIT})")


def read_length(words: str, unit: int) -> int:
    """A length in words; without a unit of its own it is in the given one. ValueError says what is wrong."""
    found = _LENGTH.fullmatch(words.strip())
    if found is None:
        raise ValueError(f"'{words}' is no length: write a number with {' or '.join(UNITS)} after it")
    return measured(Decimal(found.group(1)), _unit(found.group(2), unit))


def read_pair(words: str, unit: int) -> tuple[int, int] | None:
    """Two lengths, or None if the words are none. A unit after the second holds for both, unless the first has one of
    its own; ValueError says what is wrong.
    """
    found = _POINT.fullmatch(words.strip())
    if found is None:
        return None
    x, x_unit, y, y_unit = found.groups()
    if x_unit and not y_unit:
        raise ValueError(f"'{words.strip()}' has a unit for x and none for y")
    of_y = _unit(y_unit, unit)
    return measured(Decimal(x), _unit(x_unit, of_y)), measured(Decimal(y), of_y)


def measured(value: int | Decimal, unit: int) -> int:
    """So many units in hundredths of a millimetre, rounded to the nearest, halves away from zero."""
    length = Decimal(value) * unit
    if not length.is_finite() or abs(length) > _FARTHEST_INCHES * INCH:
        farthest = written(_FARTHEST_INCHES * INCH, MILLIMETRE)
        raise ValueError(f"must be at most {_FARTHEST_INCHES} inches ({farthest} mm)")
    return int(length.to_integral_value(rounding="ROUND_HALF_UP"))


def in_hundredths(words: str) -> str:
    """Numbers in words, those with a unit (`25.4mm`, `1in`) as hundredths of a millimetre, all else as it is."""
    return " ".join([_hundredths(word) for word in words.split()])


def _hundredths(word: str) -> str:
    found = _WITH_UNIT.fullmatch(word)
    return word if found is None else str(measured(Decimal(found.group(1)), _MARKS[found.group(2)]))


def _unit(mark: str | None, otherwise: int) -> int:
    return _MARKS[mark] if mark else otherwise


def unit_word(unit: int) -> str:
    """What a unit is called in files."""
    return "mm" if unit == MILLIMETRE else "in"


def rounded(length: int, unit: int) -> str:
    """A length for a message: three decimals of an inch, two of a millimetre."""
    return _decimal(length, unit, 100 if unit == MILLIMETRE else 1000)


def written(length: int, unit: int) -> str:
    """A length as a number of that unit, exact enough to be read back."""
    return _decimal(length, unit, _FINE[unit]).rstrip("0").rstrip(".")


def _decimal(length: int, unit: int, parts: int) -> str:
    """A length in units, with as many decimals as `parts`, a power of ten, has noughts."""
    near = (2 * abs(length) * parts + unit) // (2 * unit)
    decimals = len(str(parts)) - 1
    return f"{'-' if length < 0 and near else ''}{near // parts}.{near % parts:0{decimals}d}"
