"""Rules are numbered and checked: every citation exists, every rule in force is cited by code and by a test."""

import pytest

from tests.hygiene import citations
from tests.hygiene.citations import (
    PAGE,
    STATUSES,
    cited_in,
    code_citations,
    page,
    rulebook,
    scenario_citations,
)
from tests.hygiene.sources import GAMES_HERE


def test_citations_are_told_from_other_numbers() -> None:
    text = 'see 1.21, (R-30) and "2.03"; not version 0.22.1, 3.5, 12.03 or 16.26'
    assert cited_in("takkure", text) == {"1.21", "R-30", "2.03"}
    text = "D10.5a, D7 and (A12): not a D12, D9 as a whole, D3.1.2 or A4x"
    assert cited_in("dreadball", text) == {"D10.5a", "D7", "A12"}


@pytest.mark.parametrize("game", GAMES_HERE)
def test_every_rule_has_a_known_status(game: str) -> None:
    assert {rule.status for rule in rulebook(game).rules.values()} <= set(STATUSES)


@pytest.mark.parametrize("game", GAMES_HERE)
def test_code_cites_only_rules_that_exist(game: str) -> None:
    unknown = {number: places for number, places in code_citations(game).items() if number not in rulebook(game).rules}
    assert not unknown


@pytest.mark.parametrize("game", GAMES_HERE)
def test_scenarios_and_tests_cite_only_rules_that_exist(game: str) -> None:
    unknown = (scenario_citations(game).keys() | citations.test_citations(game).keys()) - rulebook(game).rules.keys()
    assert not unknown


@pytest.mark.parametrize("game", GAMES_HERE)
def test_every_rule_in_force_is_cited_by_code(game: str) -> None:
    code = code_citations(game)
    rules = rulebook(game).rules.values()
    assert [rule.number for rule in rules if rule.status == "played" and rule.number not in code] == []


@pytest.mark.parametrize("game", GAMES_HERE)
def test_every_rule_in_force_is_shown_by_a_test(game: str) -> None:
    shown = scenario_citations(game).keys() | citations.test_citations(game).keys()
    rules = rulebook(game).rules.values()
    assert [rule.number for rule in rules if rule.status == "played" and rule.number not in shown] == []


def test_the_coverage_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run `make docs`"
