"""Where the texts of the rules disagree: a page, found from the rulebook, in every language."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Serving
from tests.browser.visitor import LAPTOP, PHONE
from thirdhalf.games import kit_of
from thirdhalf.words import LANGUAGES, words


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_page_is_found_from_the_rulebook_by_key(
    visit: Visit, shared_server: Serving, size: tuple[int, int]
) -> None:
    ada = visit(shared_server, size=size)
    page = ada.go("rules").page
    page.get_by_role("link", name="Where the texts differ").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Where the texts differ")).to_be_visible()
    articles = page.locator("article")
    expect(articles).to_have_count(len(kit_of("takkure").differences()))
    ground = page.locator("#difference-ground-pass-beyond-8")
    expect(ground.get_by_role("heading")).to_have_text("Pass from the ground")
    # The texts that say what is played are marked, and the rules can be opened.
    expect(ground.locator(".played dt")).to_have_text("English summary sheet, German summary sheet")
    expect(ground).to_contain_text("under “Readings”")
    assert ada.violations() == []
    assert not ada.scrolls_sideways()
    assert ada.small_targets() == []
    ground.get_by_role("button", name="R-36").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[id='rule-R-36']")).to_be_in_viewport()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(visit: Visit, shared_server: Serving, language: str) -> None:
    page = visit(shared_server, language=language).go("differences").page
    message = "difference-break-through-endurance"
    expect(page.locator(f"#{message}")).to_contain_text(words(language).attribute(message, "b"))


def test_a_game_of_one_text_says_that_there_are_none(visit: Visit, shared_server: Serving) -> None:
    page = visit(shared_server, game="dreadball").go("differences").page
    expect(page.locator("main")).to_contain_text("No differences")
    expect(page.locator("article")).to_have_count(0)
