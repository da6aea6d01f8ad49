"""The lines on which the fields of a TOML file stand."""

import tomllib
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from thirdhalf.kernel.texts.lines import field_lines, line_of

ROOT = Path(__file__).parents[2]
FILES = [*ROOT.glob("src/thirdhalf/games/*/content/**/*.toml"), *ROOT.glob("tests/games/*/scenarios/**/*.toml")]

NASTY = ["", "a", "#", "]", "[[x]]", "a = 1", "{", "},", "= [", "\\n", "é"]
KEYS = ["a", "b-1", "c_d", '"quoted key"', "'e'"]


def blank() -> st.SearchStrategy[str]:
    """What can stand between the entries of a list."""
    return st.sampled_from(["", " ", "\n", " # [a] \n\t", "\n\n"])


def scalar() -> st.SearchStrategy[str]:
    """A value without others in it."""
    quoted = st.lists(st.sampled_from(NASTY)).map("".join)
    return st.one_of(
        st.sampled_from(["1", "-0.5", "true", "inf", "1979-05-27", "1979-05-27 07:32:00", "0x1f"]),
        quoted.map(lambda text: f'"{text}"'),
        quoted.map(lambda text: f"'{text}'"),
        quoted.map(lambda text: f'"""\n{text}""\n\\"{text}"""'),
        quoted.map(lambda text: f"'''{text}\n''{text}'''"),
    )


def several(value: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """A list over some lines, or an inline table."""
    entry = st.tuples(blank(), value, blank()).map("".join)
    pair = st.tuples(st.sampled_from(KEYS), value).map(" = ".join)
    return st.one_of(
        st.tuples(st.lists(entry, max_size=3), blank()).map(lambda parts: f"[{','.join(parts[0])}{parts[1]}]"),
        st.lists(pair, max_size=3, unique_by=lambda text: text.partition(" = ")[0]).map(
            lambda pairs: f"{{ {', '.join(pairs)} }}"
        ),
    )


def pairs() -> st.SearchStrategy[str]:
    """The fields of a table."""
    value = st.recursive(scalar(), several, max_leaves=5)
    pair = st.tuples(st.sampled_from(KEYS), st.sampled_from(["=", " = ", ".f = "]), value, blank())
    lines = st.lists(pair, max_size=3, unique_by=lambda parts: parts[0])
    return lines.map(lambda found: "".join([f"{''.join(parts)}\n" for parts in found]))


def tables() -> st.SearchStrategy[str]:
    """Tables and rows of lists of tables."""
    row = st.sampled_from(["[[rows]]", "[[rows]] # one more", "[[ rows . more ]]", '[rows.x."y z"]'])
    return st.tuples(row, pairs()).map("\n".join)


@given(st.tuples(pairs(), st.lists(tables(), max_size=4)))
def test_whatever_a_file_has_is_found(text: tuple[str, list[str]]) -> None:
    whole = "\n".join([text[0], *text[1]])
    try:
        table = tomllib.loads(whole)
    except tomllib.TOMLDecodeError:
        return
    lines = field_lines(whole)
    assert set(paths(table, "")) - {""} == set(lines)
    assert all(1 <= line <= whole.count("\n") + 1 for line in lines.values())


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
