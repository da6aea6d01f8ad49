"""DreadBall in a real browser: from the home page to the end of a match, by every way there is to answer."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Serving
from tests.browser.visitor import PHONE, SUGGESTED, Visitor
from thirdhalf.words import LANGUAGES
from tools.pictures import Shot, kept_tokens, stored

UNSAID = re.compile(r">[^<]*\b(ui|dreadball|rule|option)-[a-z]+-?[a-z-]*[^<]*<")
"""A message's id where a text should be."""
DREADBALL = {"game": "dreadball"}


def begin(visitor: Visitor, rushes: int) -> str:
    """From the home page into a short match."""
    page = visitor.go().page
    page.get_by_role("radio", name="DreadBall").check()
    page.locator("a[href='#/new/computer']").click()
    page.locator("input[type=number]").fill(str(rushes))
    page.locator("form button.main").click()
    return visitor.until_ready()


def lesson(visitor: Visitor, number: int) -> None:
    """Into a lesson, from the page of lessons."""
    visitor.go("learn")
    visitor.page.locator("main ol > li").nth(number - 1).get_by_role("button").click()
    visitor.until_ready()


def test_a_match_from_the_home_page_to_the_end(visit: Visit, hasty_server: Serving) -> None:
    ada = visit(hasty_server)
    state = begin(ada, 4)
    topics: list[str] = []
    while state == "asked":
        topics.append(ada.topic)
        state = ada.accept_by_key()
    assert state == "over"
    page = ada.page
    expect(page.locator(".call.end")).to_contain_text("Final whistle")
    # One answer for a whole action: it is asked again where dice have been rolled.
    assert "token" in topics
    assert topics.count("step") < topics.count("token")
    page.locator(".call.end a[href^='#/replay/']").click()
    expect(page.locator("main.replay")).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".log li").first).to_contain_text("Toss")
    page.get_by_label("Go by").select_option(label="actions")
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".log li").last).to_contain_text("Rush 1")
    assert not ada.violations()


def test_pages_of_all_games_tell_what_belongs_to_each(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server)
    page = ada.go().page
    hexes = page.locator(".stadium .cell")
    expect(page.locator(".stadium")).to_be_visible()
    expect(hexes).to_have_count(0)
    page.get_by_role("radio", name="DreadBall").check()
    # D3.9: 223 hexes.
    expect(hexes).to_have_count(223)
    ada.go("rules")
    expect(page.get_by_role("searchbox")).to_have_attribute("placeholder", re.compile("D14.3"))
    # Team plays, cards and skills are found by name, in the book of the game that has them.
    page.get_by_role("searchbox").fill("encore")
    expect(page.get_by_role("article")).to_have_count(0)
    page.get_by_role("radio", name="Takkure").check()
    expect(page.get_by_role("heading", name="Encore Team play")).to_be_visible()
    page.get_by_role("searchbox").fill("sumo skill")
    expect(page.get_by_role("heading", name="Sumo Skill")).to_be_visible()
    ada.go("settings")
    expect(page.locator(".keys h3")).to_have_text(["Takkure", "DreadBall"])
    expect(page.locator(".keys dl").last).to_contain_text("from hex to hex")
    assert not ada.violations()


DECISIONS = [
    *("formation", "token", "action", "step", "dash", "facing", "target", "throw at", "push", "follow up"),
    *("reaction", "dodge move", "free action"),
]


def test_every_decision_can_be_made_on_the_page(visit: Visit, tmp_path: Path) -> None:
    """D19.2: matches that have come to each of them; the answer is given where it is suggested."""
    setup: dict[str, str | int | bool] = {"home": "veer-myn", "away": "forgefathers", "preset": "full-like"}
    shots = [Shot("", "", game="dreadball", seed="asked1", topic=topic, setup=setup) for topic in DECISIONS]
    # D15.2: who gets up chooses where he looks.
    shots.append(Shot("", "", game="dreadball", seed="asked1", topic="facing", rule="D15.2", setup=setup))
    # The browser's driver has the loop of this thread.
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, stored(tmp_path, shots)).result()
    server = Serving(tmp_path)
    try:
        ada = visit(server, **DREADBALL)
        for number, shot in enumerate(shots):
            tokens = kept_tokens(f"{number:016x}")
            ada.go().page.evaluate("tokens => (localStorage['thirdhalf.tokens'] = JSON.stringify(tokens))", tokens)
            ada.go(f"match/{number:016x}")
            assert ada.until_ready() == "asked"
            assert ada.topic == shot.topic
            rule = ada.page.locator(".bar.mine .ask .rule")
            if shot.rule:
                expect(rule).to_have_text(shot.rule)
            turn = ada.turn
            ada.page.locator(SUGGESTED).first.click()
            # Away's seat is empty: what counts is that the answer was taken.
            expect(ada.page.locator(f".bar.mine[data-turn='{turn}']")).to_have_count(0)
    finally:
        server.stop()


def test_a_strike_is_played_by_pointing_at_the_pitch(visit: Visit, shared_server: Serving) -> None:
    """D19.2: a token, the way hex by hex and then by a tap at its end, the facing, the strike."""
    ada = visit(shared_server, **DREADBALL)
    lesson(ada, 4)
    page = ada.page

    def click(selector: str) -> None:
        turn = ada.turn
        page.locator(selector).click()
        ada.until_ready(turn)

    click("[data-player=Skrit].option")
    click(".bar button:has-text('Run')")
    click("button.answer.hex[data-hex='5 0']")
    # Far ahead: he goes there, stops, and looks where he is told to by dragging.
    far = page.locator("button.answer.reach[data-reach='9 0']")
    turn = ada.turn
    far.hover()
    page.mouse.down()
    box = far.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] - box["width"], box["y"] + box["height"] / 2)
    page.mouse.up()
    ada.until_ready(turn)
    assert ada.topic == "token"
    expect(page.locator("[data-player=Skrit]")).to_have_attribute("title", re.compile("facing west"))
    click("[data-player=Skrit].option")
    click(".bar button:has-text('Throw')")
    click(".bar button:has-text('Stop here')")
    click("button.answer.facing[data-choice='0']")
    assert ada.topic == "throw at"
    # D14.4: three dice at range 2, one more for a Striker, one less for the strike hex; he has not moved.
    expect(page.locator("button.answer.hex[data-hex='11 0']")).to_contain_text("3×5+")
    turn = ada.turn
    page.locator("button.answer.hex[data-hex='11 0']").click()
    assert ada.until_ready(turn) == "over"
    expect(page.locator(".history")).to_contain_text("Throw")
    expect(page.locator(".log")).to_contain_text("Skrit goes for the strike, range 2")


def test_a_lesson_is_played_by_keys_alone(visit: Visit, shared_server: Serving) -> None:
    """Digits pick, arrows walk over hexes and players, Enter takes what is under focus, U takes back."""
    ada = visit(shared_server, **DREADBALL)
    lesson(ada, 1)
    page = ada.page

    def press(*keys: str) -> None:
        turn = ada.turn
        for key in keys:
            page.keyboard.press(key)
        ada.until_ready(turn)

    press("ArrowRight", "Enter")
    assert ada.topic == "action"
    press("1")
    assert ada.topic == "step"
    press("ArrowRight", "Enter")
    expect(page.locator(".bar .points")).to_contain_text("5")
    expect(page.locator(".log li").last).to_contain_text("Skrit moves, in the western half")
    press("u")
    expect(page.locator(".bar .points")).to_contain_text("6")
    press("1")
    assert ada.topic == "facing"
    press("ArrowLeft", "Enter")
    expect(page.locator(".log")).to_contain_text("Skrit faces west")
    page.locator(".log button.rule").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.locator("#rule-title")).not_to_have_text("")


def test_hints_by_key_are_looked_at_and_taken(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server, **DREADBALL)
    lesson(ada, 4)
    page = ada.page
    page.keyboard.press("h")
    cards = page.locator(".hint")
    expect(cards).to_have_count(3)
    expect(cards.nth(0)).to_be_focused()
    # The lesson's adviser has the first word, however early the hints are asked for.
    expect(cards.nth(0)).to_contain_text("Skrit")
    expect(cards.locator("output")).to_have_text(["best", "as good", "clearly worse"])
    expect(cards.nth(0).locator("small")).to_have_text("our ball 100 %")
    expect(page.locator("[data-player=Skrit].suggested")).to_have_count(1)
    page.keyboard.press("Tab")
    expect(page.locator("[data-player=Nix].suggested")).to_have_count(1)
    assert not ada.violations()
    assert not ada.small_targets()
    page.keyboard.press("Enter")
    expect(cards).to_have_count(0)
    # The hint taken is the answer at hand, not what the lesson suggests.
    expect(page.locator("[data-player=Nix].suggested")).to_have_count(1)
    before = ada.turn
    page.keyboard.press("Enter")
    ada.until_ready(before)
    expect(page.locator(".bar .ask")).to_contain_text("Nix")
    page.keyboard.press("h")
    expect(cards.first).to_be_visible()
    page.keyboard.press("Escape")
    expect(cards).to_have_count(0)


def test_a_lesson_on_a_phone(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server, size=PHONE, **DREADBALL)
    lesson(ada, 3)
    assert not ada.scrolls_sideways()
    state = "asked"
    while state == "asked":
        assert not ada.small_targets()
        # A phone has no keys, so none are named.
        assert "keys" not in ada.page.locator("body").inner_text()
        state = ada.accept()
    end = ada.page.locator(".call.end")
    expect(end.locator("strong")).to_have_text(re.compile("You did it!|Not this time"))
    expect(end).to_contain_text("Nix")
    assert not ada.violations()
    assert not ada.small_targets()


def test_a_lesson_has_a_goal_and_is_tried_again(visit: Visit, shared_server: Serving) -> None:
    """A31: stated, marked on the pitch, and missed by whoever ends the rush; then from there to the goal."""
    ada = visit(shared_server, **DREADBALL)
    lesson(ada, 1)
    page = ada.page
    expect(page.locator(".lesson")).to_contain_text("Bring Skrit to the marked hex.")
    expect(page.locator("[data-goal]")).to_have_count(1)
    page.get_by_role("button", name="End the rush").click()
    end = page.locator(".call.end")
    expect(end).to_contain_text("The rush ended before Skrit was there.")
    address = page.url
    end.locator(".main").click()
    expect(end).to_have_count(0)
    state = ada.until_ready()
    while state == "asked":
        state = ada.accept()
    expect(end).to_contain_text("You did it!")
    expect(end.locator(".main")).to_have_text("Next: Pick up")
    assert page.url == address


# On a phone there is less room for the same; tests of both games look at a laptop's pages too.
@pytest.mark.parametrize("size", [pytest.param((1280, 860), marks=pytest.mark.soak), PHONE])
def test_everybody_can_use_the_pages(visit: Visit, shared_server: Serving, size: tuple[int, int]) -> None:
    """axe-core has nothing serious to say, and every target is large enough."""
    ada = visit(shared_server, size=size, **DREADBALL)
    for path in ("", "new/computer", "learn", "rules"):
        ada.go(path)
        expect(ada.page.locator("fieldset label").first).to_be_visible()
        assert not ada.violations(), path
        assert not ada.small_targets(), path
        assert not ada.scrolls_sideways(), path
    lesson(ada, 5)
    seen = set()
    state = "asked"
    while state == "asked":
        if ada.topic not in seen:
            seen.add(ada.topic)
            assert not ada.violations(), ada.topic
            assert not ada.small_targets(), ada.topic
        state = ada.accept_by_key()
    assert {"token", "action", "step", "facing", "target"} <= seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(visit: Visit, shared_server: Serving, language: str) -> None:
    ada = visit(shared_server, language=language, **DREADBALL)
    for path in ("", "new/watch", "learn", "rules/D9.1"):
        ada.go(path)
        expect(ada.page.locator("fieldset label").first).to_be_visible()
        assert not UNSAID.findall(ada.text()), path
    lesson(ada, 2)
    state = "asked"
    while state == "asked":
        assert not UNSAID.search(ada.text())
        state = ada.accept_by_key()
