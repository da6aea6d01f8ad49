"""0.03: a match in which nothing is measured beforehand, on the page: nobody advises, and all can be played."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.prepared import prepare, sit_down
from tests.browser.serving import Serving
from thirdhalf.games.takkure.table.state import own_match
from thirdhalf.kernel.decision import Pick
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.game import Setup

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


def somebody_lies_there(match: Match) -> bool:
    """3.01: whether one of those who are to declare is on the ground, and another is not."""
    table = own_match(match)
    assert isinstance(table.decision, Pick)
    return len({table.players[number].ground > 0 for number in table.decision.options}) == 2


def test_a_defence_is_set_up_in_one_panel_and_a_tap_declares_nobody(visit: Visit, tmp_path: Path) -> None:
    """0.03, 1.05, 3.01, R-83: nothing is suggested and no reach is shown. Who is sent somewhere is still sent there
    when somebody on the ground was tapped, who could do nothing but stand up.
    """
    setup: Setup = {"exercise": 3, "measuring": "closed", **TEAMS}
    role = prepare(tmp_path, setup, "closed 1", "defender", somebody_lies_there)
    serving = Serving(tmp_path)
    try:
        ada = sit_down(visit(serving), role)
        page = ada.page
        expect(page.locator(".rows li")).to_have_count(page.locator(".token.option").count())
        assert page.locator(".layer .reach, .layer .hinted").count() == 0
        before = ada.turn
        page.locator(".rows li:has(select) .who").first.click()
        page.keyboard.press("ArrowLeft")
        expect(page.locator(".rows button[aria-label$='Start anew']")).to_have_count(1)
        page.locator(".token.option.down").first.click()
        expect(page.locator(".rows li.chosen .only")).to_have_text("STAND UP")
        expect(page.locator(".rows button[aria-label$='Start anew']")).to_have_count(1)
        assert ada.turn == before
        page.get_by_role("button", name="Declare all").click()
        page.wait_for_function("(before) => document.querySelector('.bar')?.dataset.turn !== before", arg=before)
        assert not [told for told in ada.messages() if told["type"] in ("suggested", "hinted", "planned")]
    finally:
        serving.stop()
