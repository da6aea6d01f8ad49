"""Pages for everybody: nothing serious that axe-core finds, and all of it on a phone too."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.looking import UNDER_THE_PITCH, check
from tests.browser.serving import Serving
from tests.browser.visitor import LAPTOP, PHONE

PAGES = (
    "",
    "learn",
    "new/computer",
    "new/screen",
    "new/friend",
    "new/watch",
    "matches",
    "replay",
    "rules",
    "differences",
    "settings",
    "join/nothing",
)
SIZES = {"laptop": LAPTOP, "phone": PHONE}


@pytest.mark.parametrize("size", SIZES)
def test_every_page(visit: Visit, shared_server: Serving, size: str) -> None:
    ada = visit(shared_server, SIZES[size])
    ada.forgive("400")  # an invitation that is none
    ada.begin_exercise(1)
    for path in PAGES:
        ada.go(path)
        ada.page.wait_for_load_state("networkidle")
        check(ada, path)


@pytest.mark.parametrize("language", ["fr", "de"])
def test_longer_words_fit_a_phone(visit: Visit, shared_server: Serving, language: str) -> None:
    ada = visit(shared_server, PHONE, language=language)
    ada.forgive("400")  # an invitation that is none
    ada.begin_exercise(1)
    for _ in range(3):
        assert not ada.scrolls_sideways(), ada.topic
        assert ada.small_targets() == [], ada.topic
        ada.accept()
    for path in PAGES:
        ada.go(path)
        ada.page.wait_for_load_state("networkidle")
        assert not ada.scrolls_sideways(), path
        assert ada.small_targets() == [], path


def test_a_match_in_every_kind_of_decision_on_a_phone(visit: Visit, hasty_server: Serving) -> None:
    """On a laptop a match is looked at so from its beginning to its end: test_full_match."""
    ada = visit(hasty_server, PHONE)
    ada.go("new/computer")
    ada.page.get_by_role("radio", name="Full match").check()
    # 0.03: nobody advises else.
    ada.page.get_by_role("checkbox", name="Open measuring").check()
    ada.page.get_by_role("button", name="Begin").click()
    ada.until_ready()
    seen: set[str] = set()
    for _ in range(45):
        # However many cards there are, they stay under the pitch.
        assert ada.page.evaluate(UNDER_THE_PITCH), ada.topic
        if ada.topic not in seen:
            seen.add(ada.topic)
            check(ada, ada.topic)
        if ada.accept() != "asked":
            break
    assert len(seen) > 8
    for sheet in ("Boards", "Cards", "Log", "More"):
        ada.page.get_by_role("button", name=re.compile(rf"^{sheet}( ·|$)")).click()
        check(ada, sheet)
    ada.page.locator(".bar .ask .rule").click()
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    check(ada, "a rule")


@pytest.mark.parametrize("game", ["takkure", "dreadball"])
def test_a_phone_held_across_leaves_room_for_the_pitch(visit: Visit, shared_server: Serving, game: str) -> None:
    width, height = PHONE[1], PHONE[0]
    ada = visit(shared_server, (width, height), game=game)
    ada.begin_exercise(2)
    pitch = ada.page.locator("main .pitch").bounding_box()
    assert pitch is not None
    assert pitch["width"] * pitch["height"] > width * height / 2
    ada.accept()
    for sheet, least in (("Boards", 100), ("Log", 30)):
        ada.page.get_by_role("button", name=sheet, exact=True).click()
        shown = ada.page.locator("aside").bounding_box()
        assert shown is not None
        assert least < shown["height"] < height
        check(ada, sheet)
    ada.page.get_by_role("button", name="Log", exact=True).click()
    while ada.accept() == "asked":
        pass
    check(ada, "the end")
    ada.go(f"replay/{ada.page.url.split('/match/')[1].split('/')[0]}")
    expect(ada.page.locator("main.replay")).to_be_visible()
    check(ada, "replay")


@pytest.mark.parametrize("size", SIZES)
def test_the_end_of_a_match_and_its_replay(visit: Visit, shared_server: Serving, size: str) -> None:
    ada = visit(shared_server, SIZES[size])
    ada.begin_exercise(1)
    while ada.accept() == "asked":
        pass
    check(ada, "the end")
    ada.page.locator(".call.end a[href^='#/replay/']").click()
    expect(ada.page.locator("main.replay")).to_be_visible()
    check(ada, "replay")
    ada.go("matches")
    expect(ada.page.locator("main li").first).to_be_visible()
    check(ada, "my matches")


@pytest.mark.parametrize("size", SIZES)
def test_the_curtain_and_the_invitation(visit: Visit, shared_server: Serving, size: str) -> None:
    ada = visit(shared_server, SIZES[size])
    for door, thing in (("screen", "main > button.main"), ("friend", "details input[readonly]")):
        ada.go(f"new/{door}")
        ada.page.get_by_role("button", name="Begin").click()
        expect(ada.page.locator(thing).first).to_be_visible()
        check(ada, door)
    # What is to be typed stands in one line.
    told = ada.page.locator("details code", has_text="--host")
    assert told.inner_text() == "--host 0.0.0.0"
    assert told.evaluate("(code) => code.getClientRects().length") == 1
    # The watcher's pages.
    ada.go("new/watch")
    ada.page.get_by_role("button", name="Begin").click()
    expect(ada.page.locator("main.match")).to_be_visible()
    check(ada, "watching")
