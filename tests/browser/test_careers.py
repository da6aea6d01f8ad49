"""A career in the browser: begun, the others play, the newspaper tells, and one's own match is a click away."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Serving
from tests.browser.visitor import PHONE


def test_a_career_is_begun_by_keys_and_its_first_match_opened(visit: Visit, hasty_server: Serving) -> None:
    visitor = visit(hasty_server, size=PHONE).go("careers")
    page = visitor.page
    page.get_by_label("Your club’s name").focus()
    page.keyboard.type("Mine")
    page.get_by_label("The other coaches").focus()
    page.get_by_label("The other coaches").select_option("random")
    assert visitor.violations() == []
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Begin the career")).to_be_focused()
    page.keyboard.press("Enter")
    play = page.get_by_role("button", name="Play", exact=True)
    expect(play).to_be_visible(timeout=120_000)
    expect(page.get_by_role("article", name="The Third Half Times")).to_contain_text("Mine")
    expect(page.get_by_role("row", name=re.compile("Mine"))).to_be_visible()
    for part in ("Matches", "Clubs"):
        page.get_by_role("tab", name=part).click()
    assert visitor.violations() == []
    play.click()
    expect(page).to_have_url(re.compile("#/match/"))
    assert visitor.until_ready() == "asked"
    # It is kept like matches are: whoever comes back finds it.
    visitor.go("careers")
    page.get_by_role("link", name="Mine").click()
    expect(play).to_be_visible()
