"""The first exercise, from the home page to its end: by pointer, and by keyboard alone."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Serving
from tests.browser.visitor import Visitor

MOST_TABS = 60


def tab_to(visitor: Visitor, selector: str) -> None:
    """Press Tab until something is under focus."""
    for _ in range(MOST_TABS):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            return
    raise AssertionError(f"{selector} is not reached by Tab")


def test_exercise_1_by_pointer(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server)
    ada.begin_exercise(1)
    page = ada.page
    drawn = 0
    answers = 0
    state = "asked"
    while state == "asked":
        before = ada.turn
        option = page.locator(".token.option.suggested")
        if ada.topic == "mark":
            # A run of one's own, drawn: from the player some way up the pitch.
            token = page.locator(".token.subject").bounding_box()
            assert token is not None
            x, y = token["x"] + token["width"] / 2, token["y"] + token["height"] / 2
            page.mouse.move(x, y)
            page.mouse.down()
            page.mouse.move(x + 40, y + 10, steps=3)
            page.mouse.move(x + 90, y + 10, steps=3)
            page.mouse.up()
            expect(page.locator(".bar .answers .button.main")).to_contain_text("Confirm")
            expect(page.locator(".layer g.fine .ghost")).to_be_visible()
            page.locator(".bar .answers .button.main").click()
            drawn += 1
        elif option.count() == 1:
            option.click()
        else:
            page.locator(".bar .button.main:enabled").first.click()
        state = ada.until_ready(before)
        answers += 1
    assert state == "over"
    assert drawn > 0
    assert answers > 5
    expect(page.locator(".call.end strong")).to_have_text(re.compile("You did it!|Not this time"))
    page.locator(".call.end a[href='#/learn']").click()
    expect(page.locator("main ol > li").first).to_be_visible()


def test_exercise_1_by_keyboard_alone(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server)
    ada.go()
    page = ada.page
    keys = page.keyboard
    tab_to(ada, "a[href='#/learn']")
    keys.press("Enter")
    expect(page.locator("main ol > li").first).to_be_visible()
    tab_to(ada, "main ol > li:first-child button")
    keys.press("Enter")
    state = ada.until_ready()
    nudged = numbered = 0
    while state == "asked":
        before = ada.turn
        if ada.topic == "mark":
            for key in ("ArrowRight", "ArrowRight", "ArrowDown"):
                keys.press(f"Shift+{key}")
            expect(page.locator(".layer g.fine .ghost")).to_be_visible()
            keys.press("Enter")
            nudged += 1
        elif page.locator(".bar .answers kbd", has_text="1").count() and not numbered:
            keys.press("1")
            numbered += 1
        else:
            keys.press("Enter")
        state = ada.until_ready(before)
    assert state == "over"
    assert nudged > 0
    assert numbered == 1
    tab_to(ada, ".call.end a[href='#/learn']")
    keys.press("Enter")
    expect(page.locator("main ol > li").first).to_be_visible()


def test_a_run_that_the_rules_forbid_is_refused_with_the_rule(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server)
    ada.begin_exercise(1)
    while ada.topic != "mark":
        assert ada.accept() == "asked"
    for _ in range(9):
        ada.page.keyboard.press("Shift+ArrowLeft")
    expect(ada.page.locator(".refusal .rule")).to_be_visible()
    expect(ada.page.locator(".bar .answers .button.main")).to_be_disabled()
    ada.page.locator(".refusal .rule").click()
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_be_hidden()
