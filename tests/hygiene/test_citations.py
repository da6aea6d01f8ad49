"""Rules are numbered and checked: every citation exists, every rule in force is cited by code and by a test."""

from tests.hygiene import citations
from tests.hygiene.citations import PAGE, STATUSES, cited_in, code_citations, page, rulebook, scenario_citations


def test_citations_are_told_from_other_numbers() -> None:
    text = 'see 1.21, (R-30) and "2.03"; not version 0.22.1, 3.5, 12.03 or 16.26'
    assert cited_in(text) == {"1.21", "R-30", "2.03"}


def test_every_rule_has_a_known_status() -> None:
    assert {rule.status for rule in rulebook().values()} <= set(STATUSES)


def test_code_cites_only_rules_that_exist() -> None:
    unknown = {number: places for number, places in code_citations().items() if number not in rulebook()}
    assert not unknown


def test_scenarios_and_tests_cite_only_rules_that_exist() -> None:
    unknown = (scenario_citations().keys() | citations.test_citations().keys()) - rulebook().keys()
    assert not unknown


def test_every_rule_in_force_is_cited_by_code() -> None:
    code = code_citations()
    assert [rule.number for rule in rulebook().values() if rule.status == "played" and rule.number not in code] == []


def test_every_rule_in_force_is_shown_by_a_test() -> None:
    shown = scenario_citations().keys() | citations.test_citations().keys()
    assert [rule.number for rule in rulebook().values() if rule.status == "played" and rule.number not in shown] == []


def test_the_coverage_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run `make docs`"
