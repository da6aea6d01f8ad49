"""A whole season of a career in the browser, by what is suggested: to promotion, and into the next season."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.serving import Serving
from tests.browser.visitor import Visitor

PLAYING = 300_000
"""The others of a round play all their matches before one's own is offered."""
OWN_MATCHES = 12


def back_to_the_career(visitor: Visitor) -> None:
    """From the end of the match, when the others have played: one's own match is offered, or the next season."""
    visitor.page.get_by_role("link", name="To the career").first.click()
    expect(visitor.page.locator(".next .button.main")).to_be_enabled(timeout=PLAYING)


def train_whoever_can(page: Page) -> int:
    """Give each player of one's club the lesson that is offered first; how many learned something."""
    page.get_by_role("tab", name="Clubs").click()
    own = page.locator("section.panel", has=page.get_by_role("heading", name="Mine"))
    learn = own.get_by_role("button", name="Train")
    expect(own).to_be_visible()
    taught = 0
    while left := learn.count():
        learn.first.click()
        expect(learn).to_have_count(left - 1)
        taught += 1
    return taught


@pytest.mark.soak
def test_a_season_by_suggestions_leads_up_and_the_next_begins(visit: Visit, hasty_server: Serving) -> None:
    visitor = visit(hasty_server, game="dreadball", calm=True)
    visitor.context.set_default_timeout(PLAYING)
    page = visitor.go("careers").page
    page.get_by_label("Your club’s name").fill("Mine")
    page.get_by_label("The other coaches").select_option("random")
    page.get_by_role("button", name="Begin the career").click()
    expect(page.locator(".next .button.main")).to_be_enabled(timeout=PLAYING)
    paper = page.get_by_role("article", name="The Third Half Times")
    taught = answers = 0
    for number in range(1, OWN_MATCHES + 1):
        page.get_by_role("button", name="Play", exact=True).click()
        expect(page).to_have_url(re.compile("#/match/"))
        state = visitor.until_ready()
        while state == "asked":
            answers += 1
            state = visitor.accept_by_key()
        assert state == "over"
        back_to_the_career(visitor)
        taught += train_whoever_can(page)
        told = paper.locator("h2").inner_text()
        print(f"match {number}: {answers} answers so far, {taught} lessons; {told}", flush=True)
    # Nobody learns without experience: some was gained in these matches.
    assert taught
    expect(paper.locator("h2")).to_contain_text("Mine")
    expect(page.locator(".next")).to_contain_text("goes up")
    assert visitor.violations() == []
    page.get_by_role("button", name="Next season").click()
    expect(page.locator(".where")).to_contain_text("second division", timeout=PLAYING)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_enabled(timeout=PLAYING)
    expect(page.get_by_role("list", name="Past seasons")).to_contain_text("Underground")
