"""What writes the numbers can be compiled like the engine: it knows no array library."""

import sys
from pathlib import Path

import pytest

from tests.hygiene.sources import PACKAGE
from tests.hygiene.test_import_order import imports

CORE = sorted((PACKAGE / "environment" / "core").glob("*.py"))


@pytest.mark.parametrize("path", CORE, ids=lambda path: path.name)
def test_the_core_uses_the_standard_library_only(path: Path) -> None:
    module = f"thirdhalf.environment.core.{path.stem}"
    roots = {name.split(".")[0] for _, name in imports(path.read_text(encoding="utf-8"), module, is_package=False)}
    assert roots - {"thirdhalf"} <= sys.stdlib_module_names


def test_there_is_a_core() -> None:
    assert len(CORE) > 5
