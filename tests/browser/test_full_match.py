"""A full match against the computer, from the home page to the final whistle, all through the page; on the
way everybody can answer every kind of question.
"""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.looking import UNDER_THE_PITCH, check
from tests.browser.serving import Serving


def test_a_full_match_against_the_rookie(visit: Visit, hasty_server: Serving) -> None:
    ada = visit(hasty_server)
    ada.go()
    page = ada.page
    page.locator("a[href='#/new/computer']").click()
    page.get_by_role("radio", name="Full match").check()
    page.get_by_role("radio", name="Rookie").check()
    # 0.03: nobody advises else.
    page.get_by_role("checkbox", name="Open measuring").check()
    page.get_by_role("button", name="Begin").click()
    state = ada.until_ready()
    topics: list[str] = []
    while state == "asked":
        # However many cards there are, they stay under the pitch.
        assert ada.page.evaluate(UNDER_THE_PITCH), ada.topic
        if ada.topic not in topics:
            check(ada, ada.topic)
        topics.append(ada.topic)
        # Nothing sticks to what it is parted from ("run· Oyabun").
        assert not re.search(r"\S·|·\S", page.locator(".bar").inner_text())
        state = ada.accept_by_key()
    assert state == "over"
    expect(page.locator(".call.end")).to_contain_text("Final whistle")
    # As suggested, several answers go by one plan.
    assert 40 < len(topics) <= 200
    assert len(set(topics)) > 8
    # Who does nothing then is taken along to the third half, and can come back.
    expect(page).to_have_url(re.compile("#/third-half/"), timeout=60_000)
    expect(page.get_by_role("heading", name="In figures")).to_be_visible(timeout=60_000)
    page.get_by_role("link", name="Back to the pitch").click()
    expect(page.locator(".call.end")).to_contain_text("Final whistle")
