"""The architecture is the order of imports: a package may import those of lower levels, and itself."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.hygiene.sources import module_name, package_files, shown

LEVELS: Final = (
    ("geometry", "kernel", "content"),
    ("takkure", "dreadball"),
    ("odds", "tactics", "environment", "league", "words"),
    ("coaches", "games"),
    ("lab", "server"),
    ("cli",),
    ("__main__",),
)
# The only imports between packages of one level: who, and from whom.
WITHIN_A_LEVEL: Final = {
    ("kernel", "geometry"),
    ("content", "geometry"),
    ("environment", "tactics"),
    ("games", "coaches"),
}
# These run wherever Python runs, the browser included: nothing but the standard library.
STANDARD_LIBRARY_ONLY: Final = {"geometry", "kernel", "takkure", "dreadball", "odds", "tactics"}

# Named where types are checked, never imported when the program runs.
FOR_TYPES_ONLY: Final = {"mypy_extensions"}

LEVEL_OF: Final = {package: level for level, packages in enumerate(LEVELS, 1) for package in packages}
OURS: Final = "thirdhalf"


def imports(source: str, module: str, *, is_package: bool) -> Iterator[tuple[int, str]]:
    """Line and absolute dotted name of everything a module imports, wherever in it the import stands."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parents = module.split(".")
                kept = len(parents) - node.level + is_package
                base = ".".join([*parents[:kept], *([base] if base else [])])
            for alias in node.names:
                yield node.lineno, f"{base}.{alias.name}"


def forbidden_imports(source: str, module: str, *, is_package: bool = False) -> list[str]:
    """What a module imports against the order of levels, one line each."""
    parts = module.split(".")
    # The root module is everyone's (it holds the version), so it may import none of the packages.
    here = parts[1] if len(parts) > 1 else ""
    if here and here not in LEVEL_OF:
        return [f"{module}: '{here}' has no level; put it into LEVELS"]
    found = []
    for line, name in imports(source, module, is_package=is_package):
        reason = why_forbidden(here, name)
        if reason:
            found.append(f"{module}:{line}: {reason}")
    return found


def why_forbidden(here: str, name: str) -> str:
    """Why package `here` may not import `name`; empty when it may."""
    parts = name.split(".")
    if parts[0] != OURS:
        if here in STANDARD_LIBRARY_ONLY and parts[0] not in {*sys.stdlib_module_names, *FOR_TYPES_ONLY}:
            return f"{here} uses the standard library only, not {parts[0]}"
        return ""
    there = parts[1] if len(parts) > 1 else ""
    if there not in LEVEL_OF:
        return "" if there in ("", "__version__", "about", "engine") else f"'{there}' has no level; put it into LEVELS"
    if there == here or (here, there) in WITHIN_A_LEVEL:
        return ""
    if LEVEL_OF.get(here, 0) > LEVEL_OF[there]:
        return ""
    return f"{here or OURS} (level {LEVEL_OF.get(here, 0)}) may not import {there} (level {LEVEL_OF[there]})"


@pytest.mark.parametrize("path", package_files(), ids=shown)
def test_a_module_imports_only_what_its_level_allows(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    found = forbidden_imports(source, module_name(path), is_package=path.name == "__init__.py")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("thirdhalf.geometry.plane", "from thirdhalf.kernel.dice import Dice"),
        ("thirdhalf.kernel.frame", "import thirdhalf.takkure.match"),
        ("thirdhalf.kernel.frame", "from thirdhalf.content import words"),
        ("thirdhalf.takkure.match", "from thirdhalf import dreadball"),
        ("thirdhalf.dreadball.match", "from ..takkure.state import State"),
        ("thirdhalf.takkure.actions.tackle", "def settle():\n    from thirdhalf.coaches import rookie"),
        ("thirdhalf.odds.exact", "from thirdhalf.tactics import candidates"),
        ("thirdhalf.lab.balance", "from ..server import seats"),
        ("thirdhalf.server.app", "import thirdhalf.cli"),
        ("thirdhalf", "from thirdhalf.cli import main"),
        ("thirdhalf.kernel.record", "import msgspec"),
        ("thirdhalf.takkure.catalog", "from numpy import array"),
        ("thirdhalf.extras.module", "import sys"),
        ("thirdhalf.cli.play", "from thirdhalf.extras import something"),
    ],
)
def test_an_import_against_the_order_is_found(module: str, source: str) -> None:
    assert len(forbidden_imports(source, module)) == 1


def test_a_package_is_not_mistaken_for_its_parent_when_imports_are_relative() -> None:
    assert not forbidden_imports("from .match import Match", "thirdhalf.takkure", is_package=True)
    assert forbidden_imports("from ..cli import main", "thirdhalf.takkure", is_package=True)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("thirdhalf.kernel.view", "import json\nfrom thirdhalf.geometry.plane import Point"),
        ("thirdhalf.content.load", "from thirdhalf.geometry import plane"),
        ("thirdhalf.takkure.actions.tackle", "from ..state import State\nfrom thirdhalf.kernel.frame import Frame"),
        ("thirdhalf.coaches.rookie", "from thirdhalf.tactics import candidates\nfrom thirdhalf.takkure import view"),
        ("thirdhalf.cli", "import click\nfrom thirdhalf import __version__\nfrom thirdhalf.server import app"),
    ],
)
def test_an_import_along_the_order_is_allowed(module: str, source: str) -> None:
    assert forbidden_imports(source, module) == []
