"""Rules take no switches: a number of the game or a function of its own says what a bare True would not."""

import ast
from pathlib import Path
from typing import Final

import pytest

from tests.hygiene.sources import PACKAGE, package_files, shown

FLOORS: Final = frozenset({"rules", "cards", "skills", "changes"})


def switches(source: str) -> list[str]:
    """The parameters of a source that are true or false, with the line."""
    return [
        f"line {parameter.lineno}: {parameter.arg}"
        for parameter in ast.walk(ast.parse(source))
        if isinstance(parameter, ast.arg)
        and parameter.annotation is not None
        and "bool" in ast.unparse(parameter.annotation).split(" | ")
    ]


def of_rules(path: Path) -> bool:
    """Whether a file of a game holds rules, or what they do to the table."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return parts[0] == "games" and bool(FLOORS & set(parts[2:3]))


def test_no_rule_takes_a_switch() -> None:
    searched = [path for path in package_files() if of_rules(path)]
    assert len(searched) > 60
    assert [f"{shown(path)}, {switch}" for path in searched for switch in switches(path.read_text("utf-8"))] == []


@pytest.mark.parametrize(
    "source",
    [
        "def suits(match: Match, grounded: bool) -> bool: ...",
        "def suits(match: Match, *, grounded: bool | None = None) -> int: ...",
        "class Runs:\n    def __init__(self, moved: bool) -> None: ...",
    ],
)
def test_a_switch_would_be_found(source: str) -> None:
    assert len(switches(source)) == 1


def test_a_question_is_no_switch() -> None:
    assert switches("def ended(match: Match, until: Callable[[Match], bool]) -> bool: ...") == []
