"""A match goes on where it was: after a reload, and after the server was killed without warning."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Serving
from tests.browser.visitor import Visitor


def named(button: str) -> str:
    """What a button says, without its key and without the odds, which come a little later."""
    text = re.split(r" \d+ %", re.sub(r"\s+", " ", button))[0]
    return re.sub(r" (?:\d|⏎)$", "", text)


def decision(visitor: Visitor) -> tuple[str, str, str, list[str], list[str]]:
    """What is asked, what is offered, and where everybody stands."""
    bar = visitor.page.locator(".bar.mine")
    answers = [named(text) for text in bar.locator(".answers .button").all_inner_texts()]
    return visitor.turn, visitor.topic, bar.locator(".ask p").first.inner_text(), answers, visitor.places()


def check_resumed(visitor: Visitor, before: object) -> None:
    """The same is asked again, as soon as everything has come."""
    visitor.until_ready()
    for _ in range(100):
        if decision(visitor) == before:
            return
        visitor.page.wait_for_timeout(50)
    assert decision(visitor) == before


def begin(visitor: Visitor) -> None:
    """A full match against the computer, some decisions old."""
    visitor.go("new/computer")
    visitor.page.get_by_role("radio", name="Full match").check()
    visitor.page.get_by_role("button", name="Begin").click()
    visitor.until_ready()
    for _ in range(25):
        assert visitor.accept() == "asked"


def test_a_reload_resumes_at_the_same_decision(visit: Visit, hasty_server: Serving) -> None:
    ada = visit(hasty_server)
    begin(ada)
    before = decision(ada)
    ada.page.reload()
    check_resumed(ada, before)
    assert ada.accept() == "asked"


def test_a_match_is_found_again_from_the_home_page(visit: Visit, hasty_server: Serving) -> None:
    ada = visit(hasty_server)
    begin(ada)
    before = decision(ada)
    ada.page.goto("about:blank")
    ada.go()
    ada.page.locator("a[href='#/matches']").click()
    ada.page.locator("main li a[href^='#/match/']").click()
    check_resumed(ada, before)


def test_a_killed_server_resumes_at_the_same_decision(visit: Visit, server: Serving) -> None:
    ada = visit(server)
    begin(ada)
    before = decision(ada)
    ada.forgive_a_dead_server()
    server.kill()
    expect(ada.page.locator(".bar .lost")).to_be_visible()
    server.start()
    # The page comes back by itself.
    expect(ada.page.locator(".bar .lost")).to_be_hidden()
    check_resumed(ada, before)
    for _ in range(3):
        assert ada.accept() == "asked"
    after = decision(ada)
    server.kill()
    server.start()
    ada.page.reload()
    check_resumed(ada, after)
