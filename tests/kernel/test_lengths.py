"""Lengths in inches and millimetres, and the lines on which fields of a file stand."""

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thirdhalf.geometry.plane import INCH, MILLIMETRE
from thirdhalf.kernel.texts.lengths import in_hundredths, measured, read_length, read_pair, rounded, written
from thirdhalf.kernel.texts.lines import field_lines, line_of

ROOT = Path(__file__).parents[2]
FILES = [*ROOT.glob("src/thirdhalf/games/*/content/**/*.toml"), *ROOT.glob("tests/games/*/scenarios/**/*.toml")]


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


def paths(value: object, path: str) -> list[str]:
    """The names of all fields and list entries below a value."""
    if isinstance(value, dict):
        below = [(f"{path}.{key}" if path else key, item) for key, item in value.items()]
    elif isinstance(value, list):
        below = [(f"{path}[{i}]", item) for i, item in enumerate(value)]
    else:
        return [path]
    return [path, *[name for key, item in below for name in paths(item, key)]]


def test_every_field_of_every_file_has_its_line() -> None:
    assert len(FILES) > 1000
    for file in FILES:
        text = file.read_text(encoding="utf-8")
        table = tomllib.loads(text)
        lines = field_lines(text)
        assert set(paths(table, "")) - {""} == set(lines), file
        rows = text.splitlines()
        for i, line in enumerate(table.get("play", ())):
            if isinstance(line, str):
                assert line in rows[lines[f"play[{i}]"] - 1], file


TEXT = '''# a comment with [brackets] and "quotes"
title = "a \\" b" # more
"odd key" = \'\'\'
[not.a.table]
\'\'\'
play = [ # here
    "one", "two",
    # between
    """three""",
]
a.b = { c = 1, d = [ { e = 2 }, { e = 3 } ] }

[[player]]
at = [0,
      1]
[[player]]
[player.more]
x = 1.5
'''


def test_strings_comments_and_nested_values_do_not_lead_astray() -> None:
    lines = field_lines(TEXT)
    assert (lines["title"], lines["odd key"], lines["play"]) == (2, 3, 6)
    assert [lines[f"play[{i}]"] for i in range(3)] == [7, 7, 9]
    assert lines["a.b.d[1].e"] == 11
    assert [lines["player[0]"], lines["player[0].at[1]"], lines["player[1].more.x"]] == [13, 15, 18]
    assert "not.a.table" not in lines
    assert line_of(lines, "player[1].missing") == 16
    assert line_of(lines, "nowhere") == 0
    assert field_lines(TEXT.replace("\n", "\r\n")) == lines
