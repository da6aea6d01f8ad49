"""The page about the architecture is right: its tables are those of the sources, and what is named there exists."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from tests.docs.following import NEW_FILE
from tests.docs.test_docs import PAGES
from tests.hygiene.sources import GAMES_HERE, ROOT
from tests.hygiene.test_import_order import FLOORS, LEVELS, STANDARD_FLOORS, STANDARD_LIBRARY_ONLY

PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
PACKAGE = ROOT / "src" / "thirdhalf"
# Where a path that a page names may begin.
GAMES = [folder for folder in (PACKAGE / "games").iterdir() if folder.is_dir()]
PLACES = (ROOT, PACKAGE, PACKAGE / "games", *GAMES, *[game / "content" for game in GAMES], ROOT / "web" / "src")
KEPT_BY_THE_BROWSER = {"thirdhalf.learning"}
SUFFIXES = r"(?:py|ts|svelte|toml|ftl|txt)"


def rows(title: str) -> list[list[str]]:
    """The cells of the table whose first column has this title, a list for each row."""
    table = re.search(rf"^\| {re.escape(title)} \|.*\n\|[- |]+\|\n((?:\|.*\n)+)", PAGE, re.MULTILINE)
    assert table is not None, title
    return [[cell.strip() for cell in line.strip("|\n").split("|")] for line in table.group(1).splitlines()]


def named(cell: str) -> tuple[str, ...]:
    """What stands in backticks."""
    return tuple(re.findall(r"`([^`]+)`", cell))


def test_every_package_is_in_the_table() -> None:
    packages = {folder.name for folder in PACKAGE.iterdir() if (folder / "__init__.py").is_file()}
    assert {name for row in rows("folder of `src/thirdhalf`") for name in named(row[0])} == packages


def test_the_levels_are_those_that_the_import_test_holds() -> None:
    assert [(row[0], named(row[1])) for row in rows("level")] == [
        (str(number), packages) for number, packages in enumerate(LEVELS[:-1], 1)
    ]
    assert LEVELS[-1] == ("__main__",)


def test_the_floors_are_those_that_the_import_test_holds() -> None:
    assert [(row[0], named(row[1])) for row in rows("floor")] == [
        (str(number), parts) for number, parts in enumerate(FLOORS, 1)
    ]


def test_who_uses_the_standard_library_only_is_told() -> None:
    assert {"geometry", "kernel", "odds", "coaches"} == STANDARD_LIBRARY_ONLY
    assert {part for parts in FLOORS[:-1] for part in parts} == STANDARD_FLOORS


def test_the_stack_has_every_frame_and_no_other() -> None:
    trees = re.findall(r"^```\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    for game, tree in zip(GAMES_HERE, trees, strict=True):
        sources = [file.read_text(encoding="utf-8") for file in (PACKAGE / "games" / game).rglob("*.py")]
        frames = {name for source in sources for name in re.findall(r"^class (\w+)\(Frame\):", source, re.MULTILINE)}
        assert {name for name in frames if not re.search(rf"\b{name}\b", tree)} == set()
        first = re.findall(r"^ *([A-Z]\w+)", tree, re.MULTILINE)
        assert set(first) <= frames


def test_what_is_asked_for_is_found_by_the_searches_told() -> None:
    """In two searches and two files at most; each search leads to one of the files or, by words, to a rule's number."""
    sources = {
        file: file.read_text(encoding="utf-8") for suffix in ("py", "toml") for file in PACKAGE.rglob(f"*.{suffix}")
    }
    titles = (PACKAGE / "games" / "takkure" / "words" / "en" / "rules.ftl").read_text(encoding="utf-8")
    for what, searches, files in rows("what"):
        assert len(named(searches)) <= 2, what
        assert len(named(files)) <= 2, what
        found = {search: {file for file in sources if search in sources[file]} for search in named(searches)}
        for path in named(files):
            places = [file for hits in found.values() for file in hits if file.as_posix().endswith(f"/{path}")]
            assert places, f"{what}: no search leads to {path}"
        for search, hits in found.items():
            assert search in titles or 0 < len(hits) <= 7, f"{what}: {search} is in {len(hits)} files"


def test_the_compiled_classes_that_plain_python_may_subclass_are_named() -> None:
    open_classes = {
        name
        for file in PACKAGE.rglob("*.py")
        for name in re.findall(r"allow_interpreted_subclasses=True\)\nclass (\w+)", file.read_text(encoding="utf-8"))
    }
    told = re.search(r"need not be compiled: (.*?) \(each says", PAGE, re.DOTALL)
    assert told is not None
    assert set(named(told.group(1))) == open_classes


def is_there(path: str) -> bool:
    """Whether a path that a page names leads to something, from one of the usual places."""
    pattern = re.sub(r"NAME|ID|LANG", "*", path)
    return any(next(place.glob(pattern), None) is not None for place in PLACES)


@pytest.mark.parametrize("page", [page for page in PAGES if page.name != "CHANGELOG.md"], ids=lambda page: page.name)
def test_the_files_that_a_page_names_exist(page: Path) -> None:
    text = NEW_FILE.sub("", page.read_text(encoding="utf-8"))
    paths = re.findall(rf"`((?:[\w*.-]+/)+[\w*.-]+\.{SUFFIXES})`", text)
    assert [path for path in paths if not is_there(path)] == []


@pytest.mark.parametrize("page", [page for page in PAGES if page.name != "CHANGELOG.md"], ids=lambda page: page.name)
def test_the_modules_that_a_page_names_exist(page: Path) -> None:
    names = set(re.findall(r"`(thirdhalf(?:\.\w+)+)[`(]", page.read_text(encoding="utf-8")))
    assert [name for name in names - KEPT_BY_THE_BROWSER if not exists(name)] == []


def exists(name: str) -> bool:
    """Whether a dotted name is a module, or something in one."""
    try:
        import_module(name)
    except ImportError:
        module, _, attribute = name.rpartition(".")
        return bool(module) and exists(module) and hasattr(import_module(module), attribute)
    return True
