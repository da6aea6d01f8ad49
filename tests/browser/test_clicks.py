"""How many clicks the flow of a match costs: presses of the pointer that the page sees."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from benchmarks._watching import Count, answer_until
from benchmarks.table import begin as begin_match
from tests.browser.conftest import Visit
from tests.browser.prepared import prepare, sit_down
from tests.browser.serving import Serving
from tests.browser.visitor import PATIENCE, SUGGESTED, Visitor

MOST_FOR_A_DEFENCE = 5
MOST_FOR_TWO_MOVES = 4
MOST_TO_THE_KICK = 6
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


def test_a_defence_as_suggested(visit: Visit, hasty_server: Serving) -> None:
    ada = visit(hasty_server)
    begin(ada, 3, "defence")
    counts = defend(ada, 4)
    assert counts
    assert max(counts) <= MOST_FOR_A_DEFENCE, counts


def test_a_defence_as_suggested_with_cards(visit: Visit, hasty_server: Serving) -> None:
    ada = visit(hasty_server)
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


@pytest.mark.parametrize(("game", "most"), [("takkure", MOST_TO_THE_KICK), ("dreadball", MOST_TO_THE_KICK)])
def test_a_match_is_under_way_after_a_few_clicks(visit: Visit, shared_server: Serving, game: str, most: int) -> None:
    """5.03, D6: team plays, places and moves are each answered as a whole; the kick is counted when it is heard."""
    ada = visit(shared_server, game=game)
    begin_match(ada, game)
    count = Count()
    answer_until(ada, game, count, most + 1)
    assert count.before_kick is not None, count.clicks
    assert 0 < count.before_kick <= most


def test_all_are_placed_in_one_view(visit: Visit, tmp_path: Path) -> None:
    """5.03, 6.04: who is dragged onto somebody is refused; arrow keys put it right, and Enter places all of them."""
    role = prepare(tmp_path, {"exercise": 6, "home": "yamato", "away": "teriomorphs"}, "places", "kick-off place")
    serving = Serving(tmp_path)
    try:
        ada = sit_down(visit(serving), role)
        page = ada.page
        tokens = page.locator(f".token.{role}.option")
        expect(page.locator(".placed button").first).to_be_visible()
        count = tokens.count()
        one, other = (middle(tokens.nth(i)) for i in (0, 1))
        page.mouse.move(*one)
        page.mouse.down()
        page.mouse.move(*other, steps=4)
        page.mouse.up()
        expect(page.locator(".no.panel")).to_contain_text("6.04")
        expect(page.get_by_role("button", name="Place all")).to_be_disabled()
        for _ in range(4):
            page.keyboard.press("Shift+ArrowDown")
        expect(page.locator(".no.panel")).to_have_count(0)
        before, asked = ada.turn, len(ada.messages())
        page.keyboard.press("Enter")
        page.wait_for_function("(before) => document.querySelector('.bar')?.dataset.turn > before", arg=before)
        expect(page.locator(".placed")).to_have_count(0)
        until = time.monotonic() + PATIENCE / 1000
        while placed_in(ada, asked) < count and time.monotonic() < until:
            page.wait_for_timeout(20)
        assert placed_in(ada, asked) == count
    finally:
        serving.stop()


def placed_in(ada: Visitor, first: int) -> int:
    """How many have been placed since that message."""
    events = [event for told in ada.messages()[first:] for event in told.get("events", [])]
    return sum(event["kind"] == "placed" for event in events)


def middle(token: Locator) -> tuple[float, float]:
    """Where it stands on the screen."""
    box = token.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


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
