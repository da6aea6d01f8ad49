"""Computer against computer on the page: pause, step, speed."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Serving
from tests.browser.visitor import PHONE, Visitor
from tests.server.harness import create

LONGER_THAN_A_PAUSE = 300
"""Milliseconds; the computers pause for 250 before each decision."""


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
    expect(step).to_be_enabled()
    heard = len(ada.heard)
    page.wait_for_timeout(LONGER_THAN_A_PAUSE)
    assert len(ada.heard) == heard
    before = lines(ada)
    # Some answers are seen by nobody or told in no line, but not five one after the other.
    for _ in range(5):
        step.click()
        expect(step).to_be_enabled()
    expect(page.locator(".history li").nth(before)).to_be_visible()
    stepped = lines(ada)
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


def test_a_match_that_goes_on_is_watched_by_a_link(visit: Visit, shared_server: Serving) -> None:
    ada, bo = visit(shared_server), visit(shared_server)
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.begin_exercise(1)
    ada.go("matches")
    button = ada.page.get_by_role("button", name="Copy link for spectators")
    button.click()
    expect(ada.page.get_by_role("button", name="Copied")).to_be_visible()
    link = ada.page.evaluate("() => navigator.clipboard.readText()")
    assert all(seat not in link for seat in tokens(ada, ("home", "away")))
    bo.page.goto(link)
    expect(bo.page.locator(".bar .wait")).to_contain_text("Ada decides")
    expect(bo.page.locator(".bar.mine")).to_have_count(0)


def test_who_watches_is_led_to_where_hands_are_shown(visit: Visit, shared_server: Serving) -> None:
    made = create(shared_server.url, "mine", "mine", exercise=6, hands=5)
    bo = visit(shared_server, PHONE).go(f"match/{made['match']}/{made['public']}")
    bo.page.get_by_role("link", name="Both hands, 5 minutes later").click()
    bo.page.get_by_label("Seen by").select_option("home")
    expect(bo.page.get_by_text("5 minutes", exact=False).first).to_be_visible()
    assert bo.violations() == []
    closed = create(shared_server.url, "mine", "mine", exercise=6)
    bo.go(f"match/{closed['match']}/{closed['public']}")
    expect(bo.page.locator(".bar .wait")).to_be_visible()
    expect(bo.page.get_by_role("link", name="Both hands")).to_have_count(0)


def test_a_link_is_copied_where_the_browser_has_no_clipboard(visit: Visit, shared_server: Serving) -> None:
    """As over the network without encryption."""
    ada = visit(shared_server)
    ada.url = shared_server.network_url
    ada.go("new/friend")
    ada.page.get_by_role("button", name="Begin").click()
    ada.page.get_by_role("button", name="Copy").first.click()
    expect(ada.page.get_by_role("button", name="Copied")).to_be_visible()
    assert not ada.page.evaluate("() => 'clipboard' in navigator")
    invitation = ada.page.locator("details input").first.input_value()
    assert invitation.startswith(shared_server.network_url)
    ada.go("rules")
    ada.page.get_by_role("searchbox").focus()
    ada.page.keyboard.press("Control+v")
    expect(ada.page.get_by_role("searchbox")).to_have_value(invitation)


def tokens(visitor: Visitor, roles: tuple[str, ...]) -> list[str]:
    """What only this browser should know."""
    kept = visitor.page.evaluate("() => JSON.parse(localStorage['thirdhalf.tokens'])")
    return [seat["token"] for seat in kept if seat["role"] in roles]
