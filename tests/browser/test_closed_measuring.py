"""0.03: a match in which nothing is measured beforehand, on the page: nobody advises, and all can be played."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.prepared import prepare, sit_down
from tests.browser.serving import Serving

TEAMS = {"home": "yamato", "away": "teriomorphs", "attacker": "home"}
SILENCE = "Measuring is closed: before you declare, nothing is measured."


def test_who_asks_for_hints_is_told_that_nothing_is_measured(visit: Visit, tmp_path: Path) -> None:
    """0.03, R-83: in words, with the rule; nothing is suggested, and answers are given all the same."""
    role = prepare(tmp_path, {"exercise": 3, "measuring": "closed", **TEAMS}, "closed", "player")
    serving = Serving(tmp_path)
    try:
        ada = sit_down(visit(serving), role)
        page = ada.page
        page.keyboard.press("h")
        expect(page.locator(".bar.mine")).to_contain_text(SILENCE)
        assert page.locator(".hint").count() == 0
        assert page.locator(".suggested").count() == 0
        before = ada.turn
        page.locator(".bar.mine .answers .button").first.click()
        page.wait_for_function("(before) => document.querySelector('.bar.mine')?.dataset.turn !== before", arg=before)
        assert not [told for told in ada.messages() if told["type"] in ("suggested", "hinted", "planned")]
    finally:
        serving.stop()


def test_defenders_are_declared_one_by_one(visit: Visit, tmp_path: Path) -> None:
    """0.03, 1.05, R-83: there is no plan to begin with, and so no panel that would show how far anybody gets."""
    role = prepare(tmp_path, {"exercise": 3, "measuring": "closed", **TEAMS}, "closed", "defender")
    serving = Serving(tmp_path)
    try:
        ada = sit_down(visit(serving), role)
        page = ada.page
        expect(page.locator(".bar.mine button:enabled").first).to_be_visible()
        assert ada.topic == "defender"
        assert page.locator(".rows").count() == 0
        assert page.locator(".layer .reach").count() == 0
    finally:
        serving.stop()
