"""The architecture is the order of imports: a package may import those of lower levels, and itself. A game is built in
floors, in the same way.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.hygiene.sources import module_name, package_files, shown

LEVELS: Final = (
    ("geometry", "kernel"),
    ("odds", "coaches", "environment", "league", "words"),
    ("games",),
    ("analysis", "bots"),
    ("lab", "server"),
    ("cli",),
    ("__main__",),
)
# The only imports between packages of one level: who, and from whom.
WITHIN_A_LEVEL: Final = {("kernel", "geometry")}
# The floors of a game: what is on one may import its neighbours there and all below, and nothing of another game.
FLOORS: Final = (
    ("table",),
    ("rules", "cards", "skills", "changes"),
    ("showing", "tactics"),
    ("game", "scenarios", "odds"),
    ("coaches", "encoding", "coverage", "statistics", "season", "commands", "forms"),
    ("kit",),
)
# What a floor may import of the ones above it: which module, of which, and why.
UPWARDS: Final = {
    ("table.state", "showing.view"): "a match shows itself; the view reads the state",
    ("table.state", "showing.guess"): "a match is guessed at; the guess reads the state",
}
# These run wherever Python runs, the browser included: nothing but the standard library.
STANDARD_LIBRARY_ONLY: Final = {"geometry", "kernel", "odds", "coaches"}
STANDARD_FLOORS: Final = {floor for floors in FLOORS[:-1] for floor in floors}
# The list of the games is everybody's, like the root of the package: importing it loads none of them.
FOR_EVERYBODY: Final = ("games.commands", "games.folders", "games.kit_of", "games.kits", "games.names")

# Named where types are checked, never imported when the program runs.
FOR_TYPES_ONLY: Final = {"mypy_extensions"}

LEVEL_OF: Final = {package: level for level, packages in enumerate(LEVELS, 1) for package in packages}
FLOOR_OF: Final = {package: floor for floor, packages in enumerate(FLOORS, 1) for package in packages}
OURS: Final = "thirdhalf"


def imports(source: str, module: str, *, is_package: bool) -> Iterator[tuple[int, str]]:
    """Line and absolute dotted name of everything a module imports, wherever in it the import stands. The root names
    what is public for those who check types, and imports nothing.
    """
    tree = ast.parse(source)
    if module == OURS:
        tree.body = [node for node in tree.body if ast.unparse(node).partition("\n")[0] != "if TYPE_CHECKING:"]
    for node in ast.walk(tree):
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
        reason = why_forbidden(here, name) or why_not_on_this_floor(parts[1:], name.split("."))
        if reason:
            found.append(f"{module}:{line}: {reason}")
    return found


def why_not_on_this_floor(here: list[str], name: list[str]) -> str:
    """Why a module of a game, by its path in the package, may not import `name`; empty when it may."""
    if here[:1] != ["games"] or len(here) < 3:
        return ""
    game, floor = here[1], here[2]
    if floor not in FLOOR_OF:
        return f"'{floor}' is no floor; put it into FLOORS"
    if name[0] != OURS:
        if floor in STANDARD_FLOORS and name[0] not in {*sys.stdlib_module_names, *FOR_TYPES_ONLY}:
            return f"{floor} uses the standard library only, not {name[0]}"
        return ""
    if (
        name[1:2] != ["games"]
        or ".".join(name[1:]) in FOR_EVERYBODY
        or name[2:3] in (["kit"], ["options"], ["differences"], ["figures"], ["design"], ["forms"])
    ):
        return ""
    if name[2] != game:
        return f"{game} may not import {name[2]}"
    there = name[3] if len(name) > 3 else ""
    if there not in FLOOR_OF or FLOOR_OF[there] <= FLOOR_OF[floor]:
        return ""
    if (".".join(here[2:]), ".".join(name[3:5])) in UPWARDS:
        return ""
    return f"{floor} (floor {FLOOR_OF[floor]}) may not import {there} (floor {FLOOR_OF[there]})"


def why_forbidden(here: str, name: str) -> str:
    """Why package `here` may not import `name`; empty when it may."""
    parts = name.split(".")
    if parts[0] != OURS:
        if here in STANDARD_LIBRARY_ONLY and parts[0] not in {*sys.stdlib_module_names, *FOR_TYPES_ONLY}:
            return f"{here} uses the standard library only, not {parts[0]}"
        return ""
    there = parts[1] if len(parts) > 1 else ""
    if ".".join(parts[1:]) in FOR_EVERYBODY:
        return ""
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
        ("thirdhalf.kernel.frame", "import thirdhalf.games.takkure.rules.match"),
        ("thirdhalf.kernel.frame", "from thirdhalf.words import words"),
        ("thirdhalf.games.takkure.rules.match", "from thirdhalf.games.dreadball.rules import match"),
        ("thirdhalf.games.dreadball.rules.match", "from ...takkure.table.state import State"),
        (
            "thirdhalf.games.takkure.rules.tackle",
            "def settle():\n    from thirdhalf.games.takkure.coaches import levels",
        ),
        ("thirdhalf.games.takkure.table.state", "from thirdhalf.games.takkure.rules import match"),
        ("thirdhalf.games.takkure.table.catalog", "from thirdhalf.games.takkure.showing.view import project"),
        ("thirdhalf.games.takkure.tactics.running", "from thirdhalf.games.takkure.coaches import worth"),
        ("thirdhalf.games.takkure.coaches.worth", "from thirdhalf.games.takkure.kit import KIT"),
        ("thirdhalf.games.takkure.attic.chest", "import sys"),
        ("thirdhalf.odds.exact", "from thirdhalf.games.takkure.tactics import candidates"),
        ("thirdhalf.odds.exact", "from thirdhalf.coaches import hints"),
        ("thirdhalf.lab.balance", "from ..server import seats"),
        ("thirdhalf.server.app", "import thirdhalf.cli"),
        ("thirdhalf", "from thirdhalf.cli import main"),
        ("thirdhalf.kernel.record", "import msgspec"),
        ("thirdhalf.games.takkure.table.catalog", "from numpy import array"),
        ("thirdhalf.extras.module", "import sys"),
        ("thirdhalf.cli.play", "from thirdhalf.extras import something"),
    ],
)
def test_an_import_against_the_order_is_found(module: str, source: str) -> None:
    assert len(forbidden_imports(source, module)) == 1


def test_a_package_is_not_mistaken_for_its_parent_when_imports_are_relative() -> None:
    assert not forbidden_imports("from .match import Match", "thirdhalf.games.takkure.rules", is_package=True)
    assert forbidden_imports("from ..coaches import levels", "thirdhalf.games.takkure.rules", is_package=True)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("thirdhalf.kernel.view", "import json\nfrom thirdhalf.geometry.plane import Point"),
        ("thirdhalf.games.takkure.rules.tackle", "from ..table.state import State\nimport thirdhalf.kernel.frame"),
        ("thirdhalf.games.takkure.coaches.levels", "from thirdhalf.games.takkure.tactics import candidates"),
        ("thirdhalf.games.takkure.table.state", "from thirdhalf.games.takkure.showing.view import project"),
        ("thirdhalf.games.takkure.kit", "from thirdhalf.games.kit import Kit"),
        ("thirdhalf.words", "from thirdhalf.games import folders"),
        ("thirdhalf", "if TYPE_CHECKING:\n    from thirdhalf.lab.played import play"),
        ("thirdhalf.cli", "import click\nfrom thirdhalf import __version__\nfrom thirdhalf.server import app"),
    ],
)
def test_an_import_along_the_order_is_allowed(module: str, source: str) -> None:
    assert forbidden_imports(source, module) == []
