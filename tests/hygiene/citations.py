"""Which rule is cited where: in the code, in scenarios and in tests. Run as a program it writes docs/coverage.md."""

import re
import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from tests.hygiene.sources import GAMES_HERE
from thirdhalf.words import words
from thirdhalf.words.rulebook import title

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "src" / "thirdhalf"
PAGE: Final = ROOT / "docs" / "coverage.md"
FLOORS: Final = ("table", "rules", "cards", "skills", "changes", "showing", "scenarios", "game", "season")
STATUSES: Final = ("played", "later")


class Rule:
    """One line of the rulebook."""

    def __init__(self, number: str, status: str) -> None:
        self.number = number
        self.status = status


class Rulebook:
    """A game's rulebook.toml: what the game is called, how its rulings' numbers begin, how a text cites a rule, and
    all rules by number.
    """

    def __init__(self, game: str) -> None:
        file = SOURCE / "games" / game / "rulebook.toml"
        table = tomllib.loads(file.read_text(encoding="utf-8"))
        self.title: str = table["title"]
        self.rulings: str = table["rulings"]
        self.citation = re.compile(table["citation"])
        self.rules = {rule["number"]: Rule(rule["number"], rule["status"]) for rule in table["rule"]}


@cache
def rulebook(game: str) -> Rulebook:
    """The rulebook of a game."""
    return Rulebook(game)


def cited_in(game: str, text: str) -> set[str]:
    """The rule numbers of a game that a text cites."""
    return set(rulebook(game).citation.findall(text))


def code_citations(game: str) -> dict[str, list[str]]:
    """For each number the modules that cite it, of those that play the game or show it."""
    places: dict[str, list[str]] = {}
    for folder in ("geometry", *[f"games/{game}/{floor}" for floor in FLOORS]):
        for file in sorted([*(SOURCE / folder).rglob("*.py"), *SOURCE.glob(f"{folder}.py")]):
            name = file.relative_to(SOURCE).with_suffix("").as_posix().removeprefix(f"games/{game}/")
            for number in sorted(cited_in(game, file.read_text(encoding="utf-8"))):
                places.setdefault(number, []).append(name)
    return places


def scenario_citations(game: str) -> dict[str, list[str]]:
    """For each number the scenarios that show it; each variant of a file is one."""
    places: dict[str, list[str]] = {}
    for file in sorted((ROOT / "tests" / "games" / game / "scenarios").rglob("*.toml")):
        table = tomllib.loads(file.read_text(encoding="utf-8"))
        name = file.relative_to(ROOT / "tests" / "games").as_posix()
        for variant in table.get("variant", [{}]):
            for number in [*table["rules"], *variant.get("rules", ())]:
                places.setdefault(number, []).append(f"{name}: {variant['name']}" if variant else name)
    return places


def test_citations(game: str) -> dict[str, list[str]]:
    """For each number the Python tests of the game that cite it."""
    places: dict[str, list[str]] = {}
    for file in sorted((ROOT / "tests" / "games" / game).glob("test_*.py")):
        for number in cited_in(game, file.read_text(encoding="utf-8")):
            places.setdefault(number, []).append(file.relative_to(ROOT).as_posix())
    return places


test_citations.__test__ = False  # type: ignore[attr-defined]  # its name says what it finds; pytest must not run it


def page() -> str:
    """The coverage page."""
    lines = [
        "# Rules, and where they are",
        "",
        "Made by `make docs`; a test fails when it is out of date. `played`: in force, cited by code and shown by a",
        "test. `later`: not yet part of the software.",
    ]
    for game in GAMES_HERE:
        lines += ["", f"## {rulebook(game).title}", "", *table(game)]
    return "\n".join(lines) + "\n"


def table(game: str) -> list[str]:
    """One game's part of the page."""
    code = code_citations(game)
    scenarios = scenario_citations(game)
    tests = test_citations(game)
    lines = [
        "| rule | title | status | code | scenarios | tests |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for rule in rulebook(game).rules.values():
        modules = ", ".join(f"`{name}`" for name in code.get(rule.number, ()))
        shown = str(len(scenarios.get(rule.number, ()))) if rule.number in scenarios else ""
        checked = str(len(tests.get(rule.number, ()))) if rule.number in tests else ""
        lines.append(
            f"| {rule.number} | {title(words('en'), rule.number)} | {rule.status} | {modules} | {shown} | {checked} |"
        )
    return lines


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    sys.stdout.write(f"wrote {PAGE.relative_to(ROOT)}\n")
