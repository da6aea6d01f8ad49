"""What is chosen on the page of settings holds in a match, and after a reload."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Serving
from tests.browser.visitor import PHONE, Visitor


def defending(visitor: Visitor) -> str:
    """What the defender of exercise 3 is asked first."""
    page = visitor.go("learn").page
    page.locator("input[value=defence]").check()
    page.get_by_label("Free play").check()
    page.locator("main ol > li").nth(2).get_by_role("button").click()
    while True:
        visitor.until_ready()
        if visitor.topic in ("defender", "defence"):
            return visitor.topic
        visitor.accept()


def test_without_the_panel_defenders_are_asked_for_one_by_one(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server)
    ada.go("settings")
    ada.page.get_by_label("Several answers at once").uncheck()
    ada.page.reload()
    expect(ada.page.get_by_label("Several answers at once")).not_to_be_checked()
    assert defending(ada) == "defender"
    expect(ada.page.get_by_role("button", name="Declare all")).to_have_count(0)
    # One after the other: the first is chosen, then asked what it does.
    ada.accept()
    assert ada.topic == "defence"


def test_with_the_panel_they_are_set_up_together(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server)
    assert defending(ada) == "defender"
    expect(ada.page.get_by_role("button", name="Declare all")).to_be_visible()


def test_a_phone_is_not_told_about_keys(visit: Visit, shared_server: Serving) -> None:
    expect(visit(shared_server).go("settings").page.get_by_role("heading", name="Keys")).to_be_visible()
    expect(visit(shared_server, size=PHONE).go("settings").page.get_by_role("heading", name="Keys")).to_have_count(0)


MOVEMENTS = "() => document.getAnimations().filter((one) => one.playState === 'running').length"


def test_less_movement_is_none_that_never_ends(visit: Visit, shared_server: Serving) -> None:
    """The device's wish counts as the page's own setting does, and at any time."""
    ada = visit(shared_server)
    defending(ada)
    page = ada.page
    assert page.evaluate(MOVEMENTS)
    page.emulate_media(reduced_motion="reduce")
    page.wait_for_function("() => document.documentElement.classList.contains('calm')")
    assert page.evaluate(MOVEMENTS) == 0
    page.emulate_media(reduced_motion="no-preference")
    page.wait_for_function("() => !document.documentElement.classList.contains('calm')")
    bo = visit(shared_server, calm=True)
    defending(bo)
    assert bo.page.evaluate(MOVEMENTS) == 0
