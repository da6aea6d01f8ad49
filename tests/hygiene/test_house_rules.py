"""House rules for files: short modules, a docstring in each, and no place that belongs to one machine or registry."""

import ast
import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pytest

from tests.hygiene.sources import GAMES_HERE, PACKAGE, ROOT, package_files, project_files, python_files, shown

LONGEST: Final = 400
MOST_SIDE_BY_SIDE: Final = 15
# Modules that may be longer: path from the root, and the reason.
LONGER_FOR_A_REASON: Final[dict[str, str]] = {}

# Folders that may hold more modules: path from the root, and the reason.
FULLER_FOR_A_REASON: Final[dict[str, str]] = {}

LONGEST_OF_THE_CLIENT: Final = 300

# Written in pieces, so that this file does not break its own rule.
REGISTRIES: Final = ("pypi" + ".org", "pythonhosted" + ".org", "npmjs" + ".org", "deb.debian" + ".org")
MACHINE_PATHS: Final = ("/work" + "/", "/root" + "/", "/tmp" + "/bash_jobs")
PLACES: Final = re.compile(
    "|".join([re.escape(host) for host in REGISTRIES] + [rf"(?<![\w.\-/]){re.escape(path)}" for path in MACHINE_PATHS])
)


def places_named(text: str) -> list[str]:
    """Registries and machine paths that a text names, with the line."""
    return [
        f"line {number}: {place.group()}"
        for number, line in enumerate(text.splitlines(), 1)
        for place in PLACES.finditer(line)
    ]


def too_long(text: str) -> bool:
    """Whether a module has grown past the length at which it should be divided."""
    return len(text.splitlines()) > LONGEST


def too_full(modules: Iterable[Path]) -> list[str]:
    """Folders with more modules side by side than one can take in; what a folder says of itself is none."""
    counts = Counter(path.parent for path in modules if path.name != "__init__.py")
    return [shown(folder) for folder, count in counts.items() if count > MOST_SIDE_BY_SIDE]


def lacks_docstring(source: str) -> bool:
    """Whether a module does not say what it is about."""
    return not ast.get_docstring(ast.parse(source))


def text_of(path: Path) -> str:
    """A file's text; empty for what is not text."""
    data = path.read_bytes()
    return "" if b"\0" in data else data.decode("utf-8", errors="replace")


def test_modules_are_short() -> None:
    found = [shown(path) for path in package_files() if too_long(text_of(path))]
    assert sorted(found) == sorted(LONGER_FOR_A_REASON), f"modules of more than {LONGEST} lines, or needless exceptions"


def test_no_folder_is_too_full() -> None:
    found = too_full(package_files())
    why = f"folders of more than {MOST_SIDE_BY_SIDE} modules, or needless exceptions"
    assert sorted(found) == sorted(FULLER_FOR_A_REASON), why


def test_files_of_the_client_are_short() -> None:
    files = [path for path in project_files() if (ROOT / "web" / "src") in path.parents]
    found = [shown(path) for path in files if len(text_of(path).splitlines()) > LONGEST_OF_THE_CLIENT]
    assert not found, f"more than {LONGEST_OF_THE_CLIENT} lines: " + ", ".join(found)


def test_every_module_says_what_it_is_about() -> None:
    found = [shown(path) for path in python_files() if lacks_docstring(text_of(path))]
    assert not found, "no docstring: " + ", ".join(found)


def test_no_file_names_a_registry_or_a_machine_path() -> None:
    found = [f"{shown(path)}, {place}" for path in project_files() for place in places_named(text_of(path))]
    assert not found, "\n".join(found)


def test_nothing_is_of_any_type_below_the_server() -> None:
    """But for what CONTRIBUTING names."""
    named = {
        "environment/single.py",
        "kernel/frame.py",
        *[f"games/{game}/table/box.py" for game in GAMES_HERE],
    }
    above = ("server", "cli")
    found = [
        path for path in package_files() if re.search(r"^from typing import .*\bAny\b", path.read_text("utf-8"), re.M)
    ]
    places = {path.relative_to(PACKAGE).as_posix() for path in found if path.relative_to(PACKAGE).parts[0] not in above}
    assert places <= named


def test_a_module_one_line_too_long_is_found() -> None:
    assert too_long("pass\n" * (LONGEST + 1))
    assert not too_long("pass\n" * LONGEST)


def test_a_folder_with_one_module_too_many_is_found() -> None:
    folder = ROOT / "src" / "thirdhalf" / "attic"
    modules = [folder / f"box{number}.py" for number in range(MOST_SIDE_BY_SIDE)]
    assert too_full([folder / "__init__.py", folder / "corner" / "chest.py", *modules]) == []
    assert too_full([*modules, folder / "trunk.py"]) == ["src/thirdhalf/attic"]


@pytest.mark.parametrize("source", ["", "import os\n", "# a comment\nx = 1\n", '""" """\n'])
def test_a_missing_docstring_is_found(source: str) -> None:
    assert lacks_docstring(source)


@pytest.mark.parametrize("place", [*REGISTRIES, *MACHINE_PATHS])
def test_a_registry_or_machine_path_is_found(place: str) -> None:
    assert places_named(f"first line\nsee {place}simple") == [f"line 2: {place}"]


def test_a_path_inside_the_project_is_no_machine_path() -> None:
    assert places_named("docs/work" + "/notes.md and ./root" + "/x") == []


def test_files_are_found_without_git_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_git(*_: object, **__: object) -> None:
        raise FileNotFoundError

    monkeypatch.setattr("subprocess.run", no_git)
    project_files.cache_clear()
    try:
        found = project_files()
    finally:
        project_files.cache_clear()
    assert ROOT / "pyproject.toml" in found
    assert Path(__file__) in found
    assert not [path for path in found if ".venv" in path.parts]
