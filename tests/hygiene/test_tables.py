"""Tables are tuples of any length: compiled, one of known length is put together anew at each look into it."""

import ast
from pathlib import Path

import pytest

from tests.hygiene.sources import shown
from tests.hygiene.test_determinism import engine_files


def tables_of_known_length(source: str) -> list[str]:
    """The constants of a module that hold a tuple and do not say that it is of any length."""
    return [
        ast.unparse(node.target)
        for node in ast.parse(source).body
        if isinstance(node, ast.AnnAssign)
        and ast.unparse(node.annotation) == "Final"
        and isinstance(node.value, ast.Tuple)
    ]


@pytest.mark.parametrize("path", engine_files(), ids=shown)
def test_tables_are_of_any_length(path: Path) -> None:
    assert not tables_of_known_length(path.read_text(encoding="utf-8"))


def test_a_table_of_known_length_would_be_found() -> None:
    assert tables_of_known_length("STEPS: Final = (roll, count)\nWORDS: Final[tuple[str, ...]] = ('a', 'b')") == [
        "STEPS"
    ]
