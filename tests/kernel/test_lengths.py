"""Lengths in inches and millimetres."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thirdhalf.geometry.plane import INCH, MILLIMETRE
from thirdhalf.kernel.texts.lengths import in_hundredths, measured, read_length, read_pair, rounded, written


@pytest.mark.parametrize(
    ("words", "unit", "length"),
    [
        ("4", INCH, 10160),
        ("4", MILLIMETRE, 400),
        ("4 in", MILLIMETRE, 10160),
        ('4"', MILLIMETRE, 10160),
        ("4″", MILLIMETRE, 10160),
        ("101.6mm", INCH, 10160),
        ("-0.5 mm", INCH, -50),
        ("0.0002", INCH, 1),
        ("-51", INCH, -129540),
        ("1295.4 mm", INCH, 129540),
    ],
)
def test_a_length_has_the_files_unit_or_its_own(words: str, unit: int, length: int) -> None:
    assert read_length(words, unit) == length


@pytest.mark.parametrize(
    ("words", "pair"),
    [
        ("0 4", (0, 10160)),
        ("0 101.6 mm", (0, 10160)),
        ("25.4 101.6mm", (2540, 10160)),
        ('1" 10mm', (2540, 1000)),
        ("1 in 10 mm", (2540, 1000)),
        ("4", None),
        ("0 4 5", None),
        ("0 4 furlongs", None),
        ("0 four", None),
    ],
)
def test_a_unit_after_both_holds_for_both(words: str, pair: tuple[int, int] | None) -> None:
    assert read_pair(words, INCH) == pair


@pytest.mark.parametrize("words", ["52", "1296 mm", "far", "", "4 cm", "4 in in", "1e3"])
def test_what_is_no_length_or_too_long_is_refused(words: str) -> None:
    with pytest.raises(ValueError, match=r"is no length|must be at most 51 inches \(1295.4 mm\)"):
        read_length(words, INCH)


def test_a_unit_for_one_of_two_is_refused() -> None:
    with pytest.raises(ValueError, match="'1in 2' has a unit for x and none for y"):
        read_pair("1in 2", INCH)


@given(st.integers(-129_000, 129_000))
def test_a_length_is_read_as_it_was_written(length: int) -> None:
    for unit in (INCH, MILLIMETRE):
        assert read_length(written(length, unit), unit) == length
    assert in_hundredths(f"{written(length, MILLIMETRE)}mm home") == f"{length} home"


def test_a_length_in_a_message_is_rounded() -> None:
    assert (rounded(10160, INCH), rounded(-10161, MILLIMETRE)) == ("4.000", "-101.61")
    assert measured(1, INCH) == 2540
