"""The documentation is right: its examples run, its tables agree with the code, its links lead somewhere."""

import doctest
import re
from pathlib import Path

import pytest

from tests.hygiene.citations import rulebook
from thirdhalf.kernel.seat import seat_word
from thirdhalf.takkure import questions
from thirdhalf.takkure.catalog import built_in
from thirdhalf.takkure.events import EVENT_FIELDS
from thirdhalf.takkure.game import takkure
from thirdhalf.takkure.kinds import ACTION_WORDS, ENDING_WORDS, SKILL_WORDS, SOURCE_WORDS, TALENT_WORDS
from thirdhalf.takkure.scenario import read_scenario

ROOT = Path(__file__).parents[2]
PAGES = sorted([*(ROOT / "docs").glob("*.md"), *ROOT.glob("*.md")])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_run(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def scenario_page() -> str:
    """The page that must be enough to write scenarios."""
    return (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")


def test_the_scenario_page_names_every_question() -> None:
    topics = [
        value
        for name, value in vars(questions).items()
        if name.isupper() and not name.startswith("_") and isinstance(value, str)
    ]
    assert len(topics) > 15
    assert [topic for topic in topics if f"`{topic}`" not in scenario_page()] == []


def test_the_scenario_page_names_every_event_with_its_fields() -> None:
    rows = re.findall(r"^\| (`[^|]+) \| ([^|]*?) ?\|$", scenario_page(), re.MULTILINE)
    described = {
        kind: re.sub(r"\s*\(.*?\)|:.*", "", fields).split()
        for kinds, fields in rows
        for kind in re.findall(r"`([^`]+)`", kinds)
    }
    for kind, fields in EVENT_FIELDS.items():
        assert [field.strip(",") for field in described[kind]] == list(fields), kind


def test_the_scenario_page_names_every_word() -> None:
    page = scenario_page()
    cards = [card.profile.id for team in built_in().teams.values() for card in team.cards]
    later = {"acted"}
    for word in (*ACTION_WORDS, *SKILL_WORDS, *TALENT_WORDS, *SOURCE_WORDS, *ENDING_WORDS, *cards):
        assert f"`{word}`" in page or word in later, word
    assert seat_word(2) in page


def test_the_scenario_of_the_page_holds(tmp_path: Path) -> None:
    example = re.search(r"```toml\n(.*?)```", scenario_page(), re.DOTALL)
    assert example is not None
    file = tmp_path / "example.toml"
    file.write_text(example.group(1), encoding="utf-8")
    read_scenario(takkure(), file).run()


def test_the_rulings_page_lists_the_rulings_in_force_in_order() -> None:
    listed = re.findall(r"^\| (R-\d\d) \|", (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8"), re.MULTILINE)
    in_force = [
        rule.number for rule in rulebook("takkure").values() if rule.status == "played" and rule.number[0] == "R"
    ]
    assert listed == in_force
