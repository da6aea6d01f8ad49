"""How many clicks the flow of a match costs: presses of the pointer that the page sees."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.serving import Serving
from tests.browser.visitor import SUGGESTED, Visitor

MOST_FOR_A_DEFENCE = 5
MOST_FOR_TWO_MOVES = 4
COUNT = "() => { window.presses = 0; addEventListener('pointerdown', () => window.presses++, true); }"
ACTIVATIONS = "() => document.querySelectorAll('.token .spent').length"
READY = """(before) => {
  if (document.querySelector('.call.end')) return 'over';
  const bar = document.querySelector('.bar.mine');
  if (!bar || bar.dataset.turn === before || !bar.querySelector('.button.main:enabled')) return null;
  return bar.querySelector('.rows') ? 'next' : bar.dataset.topic === 'defender' ? null : 'asked';
}"""


def begin(visitor: Visitor, exercise: int, part: str) -> None:
    """Free play of an exercise."""
    visitor.go("learn")
    page = visitor.page
    page.locator(f"input[value={part}]").check()
    page.get_by_label("Free play").check()
    page.locator("main ol > li").nth(exercise - 1).get_by_role("button").click()
    page.wait_for_selector(".bar.mine")
    page.evaluate(COUNT)


def presses(page: Page) -> int:
    """How often the pointer was pressed since this was asked the last time."""
    return int(page.evaluate("() => { const found = window.presses; window.presses = 0; return found; }"))


def defend(visitor: Visitor, activations: int) -> list[int]:
    """Take what is suggested, and count for each activation of the attack."""
    page = visitor.page
    counts: list[int] = []
    state = page.wait_for_function(READY, arg="").json_value()
    while state != "over" and len(counts) < activations:
        presses(page)
        whole = state == "next"
        answer = page.get_by_role("button", name="Declare all") if whole else page.locator(SUGGESTED)
        while True:
            before = visitor.turn
            answer.first.click()
            state = page.wait_for_function(READY, arg=before).json_value()
            if state != "asked":
                break
            every = page.get_by_role("button", name="Pass for this activation")
            answer = every if every.count() else page.locator(SUGGESTED)
        if whole:
            counts.append(presses(page))
    return counts


def test_a_defence_as_suggested(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server)
    begin(ada, 3, "defence")
    counts = defend(ada, 4)
    assert counts
    assert max(counts) <= MOST_FOR_A_DEFENCE, counts


def test_a_defence_as_suggested_with_cards(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server)
    begin(ada, 4, "defence")
    counts = defend(ada, 6)
    assert counts
    assert max(counts) <= MOST_FOR_A_DEFENCE, counts


def test_a_straight_run_and_a_second_move(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server, help="none")
    begin(ada, 1, "attack")
    page = ada.page
    press = tapping(page)
    before = page.evaluate(ACTIVATIONS)
    # A tap on the grass is a move there; a tap on the marker confirms it.
    press(110, 60)
    expect(page.locator(".layer g.fine .ghost")).to_be_visible()
    press(0, 0)
    page.wait_for_selector(".bar.mine[data-topic='second action']")
    press(60, 40)
    expect(page.locator(".layer g.fine .ghost")).to_be_visible()
    press(0, 0)
    page.wait_for_selector(".bar.mine[data-topic='first action']")
    assert page.evaluate(ACTIVATIONS) == before + 1
    assert presses(page) <= MOST_FOR_TWO_MOVES


def tapping(page: Page) -> Callable[[int, int], None]:
    """Taps the pitch so far from the active player; without a distance, where it was tapped last."""
    last = [0.0, 0.0]

    def press(right: int, down: int) -> None:
        if right or down:
            box = page.locator(".token.subject, .token.active").first.bounding_box()
            assert box is not None
            last[:] = [box["x"] + box["width"] / 2 + right, box["y"] + box["height"] / 2 + down]
        page.mouse.click(*last)

    return press
