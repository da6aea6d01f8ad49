"""A full match against the computer, from the home page to the final whistle, all through the page."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Serving


def test_a_full_match_against_the_rookie(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server)
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
        topics.append(ada.topic)
        state = ada.accept_by_key()
    assert state == "over"
    expect(page.locator(".call.end")).to_contain_text("Final whistle")
    assert len(topics) > 100
