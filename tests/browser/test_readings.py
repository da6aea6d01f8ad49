"""Sentences of the book read in two ways: chosen when a match is set up, shown while it is on and in its replay."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.serving import Serving
from tests.browser.visitor import LAPTOP, PHONE

PLAYED = "Played with these readings:"


def readings_of(page: Page) -> list[str]:
    """What the set-up offers, by the names people read."""
    return page.locator("details:has(summary:text('Readings')) legend strong").all_inner_texts()


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_reading_is_chosen_by_key_and_shown_in_the_match(
    visit: Visit, shared_server: Serving, size: tuple[int, int]
) -> None:
    ada = visit(shared_server, size=size)
    page = ada.go("new/computer").page
    summary = page.locator("summary", has_text="Readings")
    # Nobody is bothered who does not ask.
    expect(page.get_by_role("button", name="All to the letter")).to_be_hidden()
    summary.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="All to the letter")).to_be_visible()
    assert "Drawing at half-time" in readings_of(page)
    assert ada.violations() == []
    assert not ada.scrolls_sideways()
    assert ada.small_targets() == []
    group = page.get_by_role("group", name="Drawing at half-time")
    expect(group.get_by_role("radio").first).to_be_checked()
    # Reading the rule leaves the page and what was chosen as they are.
    group.get_by_role("button", name="R-82").click()
    expect(page.get_by_role("dialog")).to_contain_text("The hand after the break")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    group.get_by_role("radio").first.focus()
    page.keyboard.press("ArrowDown")
    expect(group.get_by_role("radio").last).to_be_checked()
    expect(summary).to_contain_text("1 to the letter")
    page.get_by_role("button", name="Begin").click()
    ada.until_ready()
    if size == PHONE:
        page.get_by_role("button", name="More", exact=True).click()
    expect(page.get_by_text(PLAYED)).to_contain_text("Drawing at half-time")
    welcome = next(message for message in ada.messages() if message["type"] == "welcome")
    assert welcome["info"]["setup"]["readings"] == "drawing"
    page.goto(page.url.replace("/match/", "/replay/"))
    if size == PHONE:
        page.get_by_role("button", name="More", exact=True).click()
    expect(page.get_by_text(PLAYED)).to_contain_text("Drawing at half-time")
    assert ada.violations() == []


def test_all_are_played_to_the_letter_at_once_and_none_by_default(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server)
    page = ada.go("new/computer").page
    page.locator("summary", has_text="Readings").click()
    page.get_by_role("button", name="All to the letter").click()
    count = len(readings_of(page))
    expect(page.locator("summary", has_text="Readings")).to_contain_text(f"{count} to the letter")
    page.get_by_role("button", name="All as usual").click()
    page.get_by_role("button", name="Begin").click()
    ada.until_ready()
    welcome = next(message for message in ada.messages() if message["type"] == "welcome")
    assert "readings" not in welcome["info"]["setup"]
    expect(page.get_by_text(PLAYED)).to_have_count(0)


def test_dreadball_has_readings_of_its_own(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server, game="dreadball")
    page = ada.go("new/computer").page
    page.locator("summary", has_text="Readings").click()
    assert readings_of(page) == ["Threats in a contest", "Receivers of a pass"]
    page.get_by_role("group", name="Threats in a contest").get_by_role("radio").last.check()
    assert ada.violations() == []
    page.get_by_role("button", name="Begin").click()
    ada.until_ready()
    expect(page.get_by_text(PLAYED)).to_contain_text("Threats in a contest")
