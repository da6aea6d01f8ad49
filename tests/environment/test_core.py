"""What writes the numbers can be compiled like the engine: it knows no array library."""

import sys

from tests.hygiene.sources import PACKAGE
from tests.hygiene.test_import_order import imports


def test_a_session_uses_the_standard_library_only() -> None:
    source = (PACKAGE / "environment" / "session.py").read_text(encoding="utf-8")
    roots = {name.split(".")[0] for _, name in imports(source, "thirdhalf.environment.session", is_package=False)}
    assert roots - {"thirdhalf"} <= sys.stdlib_module_names
