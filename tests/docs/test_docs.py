"""The documentation is right: its examples run, its tables agree with the code, its links lead somewhere."""

import doctest
import re
from pathlib import Path

import pytest

from tests.hygiene.citations import rulebook
from tests.hygiene.sources import GAMES_HERE
from thirdhalf.cli.check import check_files
from thirdhalf.games import kit_of
from thirdhalf.games.dreadball.game import dreadball
from thirdhalf.games.dreadball.scenarios.reading import read_scenario as read_dreadball
from thirdhalf.games.dreadball.table import events as dreadball_events
from thirdhalf.games.dreadball.table import kinds as dreadball_kinds
from thirdhalf.games.dreadball.table.questions import topics as dreadball_questions
from thirdhalf.games.dreadball.table.terms import PRESETS, SWITCHES
from thirdhalf.games.takkure.game import built_in, takkure
from thirdhalf.games.takkure.scenarios.reading import read_scenario
from thirdhalf.games.takkure.table.events import EVENT_FIELDS
from thirdhalf.games.takkure.table.kinds import ACTION_WORDS, ENDING_WORDS, SKILL_WORDS, SOURCE_WORDS, TALENT_WORDS
from thirdhalf.games.takkure.table.questions import topics as questions
from thirdhalf.kernel.scenarios.variants import variant_names
from thirdhalf.kernel.seat import seat_word

ROOT = Path(__file__).parents[2]
PAGES = sorted([*(ROOT / "docs").glob("*.md"), *ROOT.glob("*.md")])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_run(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target, part in re.findall(r"\]\(([^)#]*)(?:#([^)]*))?\)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            file = page.parent / target if target else page
            assert file.exists(), target
            assert not part or part in anchors(file), f"{target}#{part}"


def anchors(page: Path) -> set[str]:
    """What leads to each title of a page."""
    titles = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


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


EXAMPLES = re.findall(r"```toml\n(.*?)```", scenario_page(), re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=[example.splitlines()[0] for example in EXAMPLES])
def test_a_scenario_of_the_page_holds(tmp_path: Path, example: str) -> None:
    file = tmp_path / "example.toml"
    file.write_text(example, encoding="utf-8")
    for variant in variant_names(file):
        read_scenario(takkure(), file, variant).run()


def test_the_scenario_page_shows_every_feature() -> None:
    for sign in ("[[expect]]", 'unit = "mm"', "variant = [", "[[variant]]", "tokens_left", 'ball = "in the air"'):
        assert any(sign in example for example in EXAMPLES), sign


def test_the_scenario_page_tells_what_check_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    trace, failures = re.findall(r"```text\n(.*?)```", scenario_page(), re.DOTALL)
    file = tmp_path / "tie.toml"
    file.write_text(EXAMPLES[0], encoding="utf-8")
    check_files((file,), quiet=False, traced=True, content=None)
    assert trace in capsys.readouterr().out
    wrong = [("dice: 5 5", "dice: 5"), ('\nball = "runner"', '\nbal = "runner"')]
    for (old, new), line in zip(wrong, failures.splitlines(), strict=True):
        file.write_text(EXAMPLES[0].replace(old, new), encoding="utf-8")
        check_files((file,), quiet=False, traced=False, content=None)
        assert capsys.readouterr().err.replace(f"{tmp_path}/", "").startswith(line.removesuffix("…"))


def dreadball_page() -> str:
    """The page that must be enough to write scenarios of DreadBall."""
    return (ROOT / "docs" / "dreadball.md").read_text(encoding="utf-8")


def test_the_dreadball_page_names_every_question_switch_and_word() -> None:
    page = dreadball_page()
    topics = [value for name, value in vars(dreadball_questions).items() if name.isupper() and isinstance(value, str)]
    assert len(topics) > 12
    words = [
        *topics,
        *[name for name, _, _ in SWITCHES],
        *PRESETS,
        *dreadball_kinds.ACTION_WORDS,
        *dreadball_kinds.SOURCE_WORDS,
        *dreadball_kinds.ENDING_WORDS,
        *dreadball_kinds.WHERE_WORDS,
        *[word for word in dreadball_kinds.REASON_WORDS if word],
        *dreadball_questions.NONE_WORDS.values(),
    ]
    assert [word for word in words if f"`{word}`" not in page] == []


def test_the_dreadball_page_names_every_event_with_its_fields() -> None:
    rows = re.findall(r"^\| `([^`]+)` \| ([^|]*?) ?\|$", dreadball_page(), re.MULTILINE)
    described = {kind: re.sub(r"\s*\(.*?\)", "", fields) for kind, fields in rows}
    for kind, fields in dreadball_events.EVENT_FIELDS.items():
        assert described[kind] == ", ".join(fields), kind


def test_the_scenario_and_the_team_of_the_dreadball_page_can_be_played(tmp_path: Path) -> None:
    scenario, team = re.findall(r"```toml\n(.*?)```", dreadball_page(), re.DOTALL)
    file = tmp_path / "scenario.toml"
    file.write_text(scenario, encoding="utf-8")
    assert len(variant_names(file)) == 2
    for variant in variant_names(file):
        read_dreadball(dreadball(), file, variant).run()
    (tmp_path / "teams").mkdir()
    (tmp_path / "teams" / "hedgehogs.toml").write_text(team, encoding="utf-8")
    assert dreadball(tmp_path).new({"home": "hedgehogs"}, None).decision is not None


@pytest.mark.parametrize("game", GAMES_HERE)
def test_the_rulings_page_lists_the_rulings_in_force_in_order(game: str) -> None:
    letter = rulebook(game).rulings
    page = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    listed = re.findall(rf"^\| ({letter}\d+) \|", page, re.MULTILINE)
    rules = rulebook(game).rules.values()
    in_force = [rule.number for rule in rules if rule.status == "played" and rule.number.startswith(letter)]
    assert listed == in_force


def test_the_rulings_page_sets_both_ways_of_every_reading_side_by_side() -> None:
    page = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| `([a-z-]+)` \| (\S+) \|.+\|.+\|.+\|$", page, re.MULTILINE)
    readings = [reading for game in GAMES_HERE for reading in kit_of(game).game(None).readings()]
    assert listed == [(reading.name, reading.ruling) for reading in readings]
