"""What a match's screen shows and takes: tokens and values, runs with a turn, measuring, undo, what is told aloud."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.prepared import prepare, sit_down
from tests.browser.serving import Serving

TEAMS: dict[str, str | int | bool] = {"attacker": "home", "home": "yamato", "away": "teriomorphs"}
TOKENS = {
    "Activation tokens": "activations",
    "Ground tokens": "ground",
    "Wounds": "wounds",
    "Fatigue, active": "fatigue",
    "Fatigue, inactive": "inactive",
    "Honour tokens": "honour",
    "Skill used": "used",
}


def lying(player: dict[str, Any]) -> dict[str, int]:
    """The tokens of a player as the server tells them."""
    counts = {name: int(player[field]) for name, field in TOKENS.items()}
    counts["Fatigue, active"] -= player["permanent"]
    counts["Fatigue for good"] = player["permanent"]
    return {name: count for name, count in counts.items() if count}


def test_boards_show_every_token_and_the_values_of_a_player(visit: Visit, tmp_path: Path) -> None:
    role = prepare(tmp_path, {"exercise": 6, **TEAMS}, "tokens 3", "order")
    serving = Serving(tmp_path)
    try:
        ada = sit_down(visit(serving), role)
        players = next(each["state"]["players"] for each in ada.messages() if each["type"] == "snapshot")
        kinds: set[str] = set()
        for player in players:
            row = ada.page.locator(".boards .row", has_text=player["name"])
            labels = row.locator(".pips [role=img]").evaluate_all("(all) => all.map((each) => each.ariaLabel)")
            shown = {name: int(count or 1) for name, _, count in (label.partition(": ") for label in labels)}
            assert shown == lying(player)
            kinds |= set(shown)
            row.click()
            # What it can do now; where that is not what is printed on its card, both.
            values = ada.page.locator(".boards dl").inner_text().split("\n")
            assert f"{player['bac'][0]}/{player['bac'][1]}" in values[values.index("BaC") + 1]
            assert values[values.index("STR") + 1].startswith(str(player["str"]))
        assert len(kinds) > 2
        # The clock, and whose half it is.
        expect(ada.page.locator(".score .middle")).to_contain_text("Half 1")
    finally:
        serving.stop()


@pytest.mark.parametrize("measuring", ["closed", "open"])
def test_reach_is_shown_only_where_measuring_is_open(visit: Visit, tmp_path: Path, measuring: str) -> None:
    """0.03, 1.04."""
    role = prepare(tmp_path, {"exercise": 1, "measuring": measuring, **TEAMS}, "reach", "mark")
    serving = Serving(tmp_path)
    try:
        page = sit_down(visit(serving, help="none"), role).page
        page.keyboard.press("Shift+ArrowRight")
        expect(page.locator(".layer .fine .ghost")).to_be_visible()
        expect(page.locator(".layer .strip")).to_have_count(1)
        assert page.locator(".layer .reach").count() == (measuring == "open")
        assert page.locator(".bar .help", has_text=" of ").count() == (measuring == "open")
    finally:
        serving.stop()


def test_a_run_with_a_turn_by_keys_is_told_aloud_and_taken_back(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server, help="none")
    ada.go("learn")
    page = ada.page
    page.get_by_label("Free play").check()
    page.get_by_role("button", name="Begin").first.click()
    page.get_by_role("button", name="MOVE").click()
    page.wait_for_selector(".bar.mine[data-topic=mark]")
    # What is asked is told to a screen reader, and so is what happened.
    expect(page.locator(".bar [aria-live=polite]")).to_contain_text("Where shall Hayabusa run?")
    page.get_by_role("button", name="Take back").click()
    page.wait_for_selector(".bar.mine[data-topic='first action']")
    page.get_by_role("button", name="MOVE").click()
    page.wait_for_selector(".bar.mine[data-topic=mark]")
    for key in ("ArrowRight", "ArrowRight", "t", "ArrowDown", "ArrowDown"):
        page.keyboard.press(key if key == "t" else f"Shift+{key}")
    expect(page.locator(".layer .fine .turn")).to_be_visible()
    expect(page.locator(".layer .fine .strip")).to_be_visible()
    page.keyboard.press("Enter")
    page.wait_for_selector(".bar.mine[data-topic='second action']")
    # The line that was run has its turn, and the strip that was swept.
    expect(page.locator(".layer .home .turn")).to_be_visible()
    expect(page.locator(".layer .home .strip")).to_be_visible()
    last = page.locator(".history li > :first-child").last.inner_text()
    expect(page.locator("main > [aria-live=polite]")).to_have_text(last)
    # Nothing is taken back past another coach's decision.
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    page.locator(".history .rule").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    # Keys count again as soon as the sheet has gone, not only when it is hidden.
    expect(page.locator("dialog")).to_have_count(0)
    before = ada.turn
    page.keyboard.press("c")
    page.wait_for_function("(before) => document.querySelector('.bar').dataset.turn !== before", arg=before)


@pytest.mark.parametrize("topic", ["kick-off place", "first action"])
def test_nobody_is_said_to_attack_before_the_kick_off(visit: Visit, tmp_path: Path, topic: str) -> None:
    role = prepare(tmp_path, {"exercise": 6, **TEAMS}, "attack 1", topic)
    serving = Serving(tmp_path)
    try:
        ada = sit_down(visit(serving), role)
        told = f"{str(TEAMS[role]).title()} attacks" if topic == "first action" else "Kick-off"
        expect(ada.page.locator(".score .attack")).to_have_text(told)
    finally:
        serving.stop()
