"""No walls of arguments: what takes many of them is told by name which is which."""

import ast
from typing import Final

from tests.hygiene.sources import PACKAGE, package_files, shown

MOST_BY_POSITION: Final = 6
# Coaches ask what is remembered by its arguments' order; an encoder packs rows of numbers.
ELSEWHERE: Final = ("coaches", "encoding")
# Any number of values, all alike.
ALIKE: Final = ("min", "max")


def walls(source: str) -> list[str]:
    """Calls that pass more by position than one can count at a glance, with the line."""
    return [
        f"line {call.lineno}: {ast.unparse(call.func)}"
        for call in ast.walk(ast.parse(source))
        if isinstance(call, ast.Call)
        and len(call.args) > MOST_BY_POSITION
        and not (isinstance(call.func, ast.Name) and call.func.id in ALIKE)
    ]


def test_no_call_in_a_game_is_a_wall_of_arguments() -> None:
    files = [path for path in package_files() if path.is_relative_to(PACKAGE / "games")]
    searched = [path for path in files if not set(path.relative_to(PACKAGE).parts) & set(ELSEWHERE)]
    assert len(searched) > 100
    assert [f"{shown(path)} {wall}" for path in searched for wall in walls(path.read_text(encoding="utf-8"))] == []


def test_a_wall_of_arguments_is_found() -> None:
    assert walls("a = 1\nflight = Flight(0, 1, 2, 3, 4, 5, 6)") == ["line 2: Flight"]
    assert walls("table.row(0, 1, 2, 3, 4, 5, *rest)") == ["line 1: table.row"]
    assert walls("Flight(0, passer=1, receiver=2, x=3, y=4, band=5, grade=6)") == []
    assert walls("Flight(0, 1, 2, 3, 4, 5)") == []
    assert walls("min(0, 1, 2, 3, 4, 5, 6)") == []
