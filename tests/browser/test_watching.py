"""Computer against computer on the page: pause, step, speed."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Serving
from tests.browser.visitor import Visitor


def lines(visitor: Visitor) -> int:
    """How many events the log shows."""
    return visitor.page.locator(".history li").count()


def test_a_match_between_computers_is_paused_stepped_and_run(visit: Visit, shared_server: Serving) -> None:
    # Nothing moves, but the computers pause before each decision: at once, the log would soon be full.
    ada = visit(shared_server, speed=1, calm=True).go("new/watch")
    ada.page.locator("form .button.main, main .button.main").last.click()
    page = ada.page
    pause, run = page.get_by_role("button", name="Pause"), page.get_by_role("button", name="Play", exact=False)
    step = page.get_by_role("button", name="One step on")
    expect(pause).to_be_visible()
    expect(page.locator(".history li").nth(12)).to_be_visible()
    expect(step).to_be_disabled()
    pause.click()
    expect(run).to_be_visible()
    page.wait_for_timeout(700)
    before = lines(ada)
    page.wait_for_timeout(1200)
    assert lines(ada) == before
    # Some answers are seen by nobody or told in no line, but not five one after the other.
    for _ in range(5):
        step.click()
        expect(step).to_be_enabled()
        page.wait_for_timeout(250)
    stepped = lines(ada)
    assert stepped > before
    page.get_by_label("Pause between decisions").fill("0")
    page.keyboard.press("Escape")
    run.click()
    expect(page.locator(".history li").nth(stepped + 20)).to_be_visible()
    # Who comes back finds it running.
    page.reload()
    expect(pause).to_be_visible()
    count = re.compile(r"\d")
    expect(page.locator("header.score")).to_have_text(count)
    again = lines(ada)
    expect(page.locator(".history li").nth(again + 3)).to_be_visible()
