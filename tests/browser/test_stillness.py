"""The pitch holds still: it has one size in a match, and nothing that can be hit moves under the pointer."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.looking import LOOK_ON, SEEN
from tests.browser.serving import Serving
from tests.browser.visitor import PHONE, Visitor

LAPTOP = (1440, 900)
SIZES = {"laptop": LAPTOP, "phone": PHONE}
PROMPTS = 40


CUT = """() => [...document.querySelectorAll('.bar .asked, .bar .odds')].filter((one) =>
  one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth
  || (one.matches('.asked') && one.clientWidth < 120)
).map((one) => `${one.textContent.trim()}: ${one.clientWidth} × ${one.clientHeight}`)"""

# What Enter does is said once, and of something that can be done.
ENTER = """() => [...document.querySelectorAll('.bar.mine kbd')].filter((one) => one.textContent === '⏎'
  && one.checkVisibility({ visibilityProperty: true })).map((one) => one.closest('button').disabled)"""


def play(ada: Visitor, prompts: int) -> None:
    """Take what is suggested, look at hints now and then, read questions and odds to their ends; what does Enter do?"""
    ada.page.evaluate("() => lookOn.begin()")
    for number in range(prompts):
        assert ada.page.evaluate(CUT) == []
        assert ada.page.evaluate(ENTER) in ([], [False])
        if number % 5 == 0:
            ada.page.keyboard.press("h")
            ada.page.wait_for_selector(".bar .hints")
            ada.page.keyboard.press("Escape")
            assert ada.page.evaluate(CUT) == []
        if ada.accept() != "asked":
            return


def still(ada: Visitor) -> None:
    """Whether the pitch had one size, and nothing moved."""
    seen = ada.page.evaluate(SEEN)
    assert len(seen["sizes"]) == 1, seen["sizes"]
    assert seen["moved"] == {}
    assert seen["shift"] == 0


# Each game once in every run, each size once; the rest takes as long again and shows the same.
@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("takkure", "laptop"),
        ("dreadball", "phone"),
        pytest.param("takkure", "phone", marks=pytest.mark.soak),
        pytest.param("dreadball", "laptop", marks=pytest.mark.soak),
    ],
)
def test_nothing_moves_in_a_match_but_the_players(visit: Visit, shared_server: Serving, game: str, size: str) -> None:
    ada = visit(shared_server, SIZES[size], game=game)
    ada.context.add_init_script(LOOK_ON)
    ada.go("new/computer")
    if game == "takkure":
        ada.page.get_by_role("radio", name="Full match").check()
        # 0.03: nobody advises else.
        ada.page.get_by_role("checkbox", name="Open measuring").check()
    ada.page.get_by_role("button", name="Begin").click()
    ada.until_ready()
    play(ada, PROMPTS)
    still(ada)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["takkure", "dreadball"])
def test_nothing_moves_in_a_lesson_but_the_players(visit: Visit, shared_server: Serving, game: str, size: str) -> None:
    # The longest words where there is the least room for them.
    language = "de" if size == "phone" else "en"
    ada = visit(shared_server, SIZES[size], game=game, language=language)
    ada.context.add_init_script(LOOK_ON)
    ada.begin_exercise(1)
    play(ada, PROMPTS)
    still(ada)


def test_the_pitch_keeps_its_size_when_a_way_is_refused(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server, LAPTOP)
    ada.context.add_init_script(LOOK_ON)
    ada.begin_exercise(1)
    ada.page.evaluate("() => lookOn.begin()")
    while ada.topic != "mark":
        ada.accept()
    # Backwards, off the pitch.
    box = ada.page.locator(".token.subject").first.bounding_box()
    pitch = ada.page.locator("[data-still]").first.bounding_box()
    assert box is not None
    assert pitch is not None
    middle = box["y"] + box["height"] / 2
    ada.page.mouse.move(box["x"] + box["width"] / 2, middle)
    ada.page.mouse.down()
    for step in range(1, 6):
        ada.page.mouse.move(box["x"] + (pitch["x"] + 4 - box["x"]) * step / 5, middle)
    ada.page.mouse.up()
    ada.page.wait_for_selector(".bar .refusal")
    still(ada)
