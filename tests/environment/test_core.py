"""What writes the numbers can be compiled like the engine: it knows no array library."""

import sys

import pytest

from tests.hygiene.sources import PACKAGE
from tests.hygiene.test_import_order import imports


@pytest.mark.parametrize("name", ["batch", "session"])
def test_the_core_uses_the_standard_library_only(name: str) -> None:
    source = (PACKAGE / "environment" / f"{name}.py").read_text(encoding="utf-8")
    roots = {name.split(".")[0] for _, name in imports(source, f"thirdhalf.environment.{name}", is_package=False)}
    assert roots - {"thirdhalf"} <= sys.stdlib_module_names
