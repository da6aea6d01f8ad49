"""Tables from files: every getter checks, and an error names the file and the field in one line."""

from collections.abc import Callable
from decimal import Decimal
from pathlib import Path

import pytest

from thirdhalf.kernel.fields import BadFile, Fields, one_line, read_toml

TABLE = {
    "name": "Ada",
    "names": ["Ada", "Bo"],
    "count": 3,
    "fast": True,
    "far": Decimal("1.5"),
    "at": [1, Decimal("-0.25")],
    "inner": {"deep": 1},
    "rows": [{"a": 1}, {"a": 2}],
}


def fields() -> Fields:
    """The table as read from a file."""
    return Fields("a.toml", "", TABLE)


def test_what_is_there_is_given() -> None:
    table = fields()
    assert table.text("name") == "Ada"
    assert table.word("name", ("Ada", "Bo")) == "Ada"
    assert table.texts("names") == ("Ada", "Bo")
    assert table.whole("count", 0, 3) == 3
    assert table.yes("fast", False)
    assert table.length("far") == 3810
    assert table.point("at") == (2540, -635)
    assert table.table("inner").whole("deep", 0, 9) == 1
    assert [row.whole("a", 0, 9) for row in table.tables("rows")] == [1, 2]
    table.finish()


def test_what_is_not_there_has_its_default() -> None:
    table = fields()
    assert table.text("x", "none") == "none"
    assert table.texts("x", ()) == ()
    assert table.whole("x", 0, 9, 7) == 7
    assert table.yes("x", False) is False
    assert table.length("x", 5) == 5
    assert table.tables("x") == []
    assert not table.has("x")


@pytest.mark.parametrize(
    ("use", "why"),
    [
        (lambda table: table.text("missing"), "a.toml: missing: is missing"),
        (lambda table: table.text("count"), "a.toml: count: must be a text of at most 4000 characters"),
        (lambda table: table.word("name", ("Bo", "Cy")), "a.toml: name: 'Ada' is none of: Bo, Cy"),
        (lambda table: table.texts("name"), "a.toml: name: must be a list of texts"),
        (lambda table: table.texts("at"), "a.toml: at[0]: must be a text"),
        (lambda table: table.whole("count", 4, 9), "a.toml: count: must be a whole number from 4 to 9"),
        (lambda table: table.whole("fast", 0, 9), "a.toml: fast: must be a whole number from 0 to 9"),
        (lambda table: table.yes("count", False), "a.toml: count: must be true or false"),
        (lambda table: table.length("name"), "a.toml: name: 'Ada' is no length: write a number with in or mm after it"),
        (
            lambda table: table.point("names"),
            "a.toml: names[0]: 'Ada' is no length: write a number with in or mm after it",
        ),
        (
            lambda table: table.point("far"),
            'a.toml: far: must be two lengths, [x, y] or "x y", in the file\'s unit or with one of their own',
        ),
        (lambda table: table.table("name"), "a.toml: name: must be a table"),
        (
            lambda table: table.table("inner").text("deep"),
            "a.toml: inner.deep: must be a text of at most 4000 characters",
        ),
        (lambda table: table.tables("name"), "a.toml: name: must be a list of tables"),
        (lambda table: table.tables("names"), "a.toml: names[0]: must be a table"),
        (lambda table: table.finish(), "a.toml: name: is not a field that is known here"),
    ],
)
def test_what_is_wrong_is_named(use: Callable[[Fields], object], why: str) -> None:
    with pytest.raises(BadFile) as error:
        use(fields())
    assert str(error.value) == why


def test_a_message_is_one_line_and_not_endless() -> None:
    assert one_line("a\nb\x1b[31m") == "a b [31m"
    assert len(one_line("x" * 5000)) == 1500


@pytest.mark.parametrize(
    ("content", "why"), [(b"a = ", "is not TOML"), (b"\xff", "is not UTF-8 text"), (None, "No such file")]
)
def test_what_is_no_toml_gets_one_line(tmp_path: Path, content: bytes | None, why: str) -> None:
    file = tmp_path / "a.toml"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(BadFile, match=why):
        read_toml(file)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="is not a file"):
        read_toml(tmp_path)
