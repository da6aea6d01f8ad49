"""Tackly's lessons, hints, a defence in one panel, and line-ups, on the page."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Serving
from tests.browser.visitor import LAPTOP, PHONE, SUGGESTED, Visitor

RECORDED = "() => JSON.parse(localStorage['thirdhalf.learning'] ?? '{}')"


def begin(visitor: Visitor, exercise: int, part: str = "attack") -> None:
    """A guided exercise from the learn page."""
    visitor.go("learn")
    visitor.page.locator(f"input[value={part}]").check()
    visitor.page.locator("main ol > li").nth(exercise - 1).get_by_role("button").click()
    visitor.until_ready()


def read_on(visitor: Visitor) -> None:
    """Read what is to be read before the question is answered."""
    pointed = visitor.page.locator(".guide .pointed")
    while pointed.count():
        pointed.click()


def offered(visitor: Visitor) -> list[str]:
    """The answers on show."""
    return [text.split("\n")[0] for text in visitor.page.locator(".bar .answers .button").all_inner_texts()]


def test_each_rule_is_told_when_it_is_first_needed_and_then_known(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server)
    begin(ada, 1)
    page = ada.page
    words = page.locator(".guide .words")
    expect(words).to_contain_text("First steps.")
    # What wins is said first, shown as long as the exercise goes on, and marked on the pitch.
    expect(words).to_contain_text("Touch the bright line with the ball: that wins.")
    expect(page.locator(".layer", has_text="Goal")).to_be_visible()
    read_on(ada)
    expect(words).to_contain_text("Goal: Touch the bright line")
    expect(words).to_contain_text("Announce a run.")
    assert not ada.violations()
    words.locator(".rule").click()
    expect(page.get_by_role("dialog")).to_contain_text("1.02")
    page.keyboard.press("Escape")
    ada.accept()
    # The answer is to be drawn: nothing is, but a spot is ringed.
    expect(words).to_contain_text("Mark the run.")
    expect(page.locator(".layer .ring").first).to_be_visible()
    expect(page.locator(".layer .ghost")).to_have_count(0)
    # What the rules forbid is refused with what to do instead.
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.locator(".refusal")).to_contain_text("Forwards or sideways only")
    page.keyboard.press("Escape")
    state = "asked"
    while state == "asked":
        read_on(ada)
        state = ada.accept()
    known = page.evaluate(RECORDED)
    assert {"goal-1", "first-action", "mark", "second-action", "tackle-seen", "dodge", "break-through"} <= set(
        known["seen"]
    )
    # What the first exercise has no room for comes in the next.
    assert not {"ran", "step-six"} & set(known["seen"])
    assert known["played"] == [1]
    page.get_by_role("button", name="Now defend").click()
    page.wait_for_selector(".bar.mine[data-topic=defence] .button.main:enabled")
    # Only what is new is told: the goal is known, the defence is not.
    expect(words).to_contain_text("Your defence.")
    page.get_by_role("button", name="Got it").click()
    page.get_by_role("button", name="Quiet, Tackly").click()
    expect(page.locator(".guide")).to_have_count(0)


def test_a_newcomer_meets_dice_and_both_ways_past_a_tackler(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server)
    begin(ada, 1)
    page = ada.page
    state, seen = "asked", set[str]()
    for _ in range(40):
        if state != "asked":
            break
        read_on(ada)
        if ada.topic == "second action":
            seen |= set(offered(ada))
            # What is suggested at the line says what it does.
            expect(page.locator(SUGGESTED).first).not_to_have_text("Nothing")
        state = ada.accept()
        end = page.locator(".call.end")
        if state == "over" and end.get_by_text("You did it!").count() == 0:
            # The dice were against her: from before the roll, until they are not.
            expect(end).to_contain_text("That was the dice")
            before = ada.turn
            end.get_by_role("button", name="Try again from before the dice").click()
            expect(end).to_have_count(0)
            state = ada.until_ready(before)
            assert ada.topic == "second action"
    assert state == "over"
    expect(page.locator(".call.end")).to_contain_text("You touched the line with the ball.")
    expect(page.locator(".call.end .main")).to_have_text("Next exercise")
    assert {"DODGE", "BREAK THROUGH"} <= seen
    told = [event for message in ada.messages() for event in message.get("events", [])]
    assert any(event["kind"] == "rolled" for event in told)
    assert not ada.violations()
    assert page.evaluate(RECORDED)["won"] == ["1 attack"]


def test_progress_is_shown_and_can_be_forgotten(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server, size=PHONE)
    begin(ada, 1)
    read_on(ada)
    ada.accept()
    ada.go("learn")
    page = ada.page
    page.reload()
    expect(page.locator(".known")).to_contain_text("lessons read")
    assert not ada.violations()
    assert not ada.scrolls_sideways()
    page.get_by_role("link", name="Go on: First steps").click()
    page.wait_for_selector(".bar.mine[data-topic=mark]")
    ada.go("learn")
    page.get_by_role("button", name="Forget my progress").click()
    page.get_by_role("button", name="Really forget it?").click()
    expect(page.locator(".known")).to_have_count(0)
    expect(page.get_by_role("link", name="Go on: First steps")).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_lost_exercise_is_tried_again_from_that_moment(
    visit: Visit, shared_server: Serving, size: tuple[int, int]
) -> None:
    ada = visit(shared_server, size=size)
    begin(ada, 1)
    page = ada.page

    def idle() -> None:
        state = "asked"
        while state == "asked":
            before = ada.turn
            page.get_by_role("button", name="Nothing").click()
            state = ada.until_ready(before)

    idle()
    end = page.locator(".call.end")
    expect(end).to_contain_text("Not this time")
    assert not ada.violations()
    assert not ada.scrolls_sideways()
    address = page.url
    events = page.locator(".log li").count()
    end.locator(".main").click()
    expect(end).to_have_count(0)
    assert ada.until_ready() == "asked"
    # The same match, at the beginning of its last turn, or before its last dice.
    assert page.url == address
    assert ada.topic in ("first action", "second action")
    assert page.locator(".log li").count() <= events
    page.reload()
    assert ada.until_ready() == "asked"
    idle()
    end.get_by_role("button", name="Play again").click()
    expect(end).to_have_count(0)
    assert ada.until_ready() == "asked"
    assert page.url != address


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_team_plays_on_offer_say_what_they_do(visit: Visit, shared_server: Serving, size: tuple[int, int]) -> None:
    ada = visit(shared_server, size=size)
    begin(ada, 5)
    read_on(ada)
    answers = ada.page.locator(".bar .answers button")
    expect(answers).to_have_count(8)
    for i in range(8):
        expect(answers.nth(i).locator("span small")).to_contain_text("Step 3")
    expect(ada.page.locator(SUGGESTED)).to_be_in_viewport(ratio=0.9)
    assert not ada.violations()


def test_a_much_weaker_choice_gets_a_remark(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server)
    begin(ada, 1)
    page = ada.page
    ada.accept()
    page.get_by_role("button", name="No run").click()
    page.wait_for_selector(".bar.mine[data-topic='second action']")
    while page.locator(".guide .words b").count():
        page.get_by_role("button", name="Got it").click()
    expect(page.locator(".guide .words")).to_contain_text("A thought on your last choice")


def test_hints_by_key_are_looked_at_and_taken(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server)
    begin(ada, 1)
    ada.accept()
    page = ada.page
    page.keyboard.press("h")
    cards = page.locator(".hint")
    expect(cards.first).to_be_focused()
    assert 1 < cards.count() <= 3
    expect(cards.first.locator("output")).to_have_text("best")
    for other in cards.all()[1:]:
        expect(other.locator("output")).to_have_text(re.compile("^(as good|a little worse|clearly worse)$"))
    for card in cards.all():
        expect(card.locator("small")).to_have_text(
            re.compile(r"^try \d+ % · ball lost \d+ % · down \d+ % · then \d+″ to go$")
        )
    expect(page.locator(".layer .hinted.strong .ghost")).to_have_count(1)
    assert not ada.violations()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(cards).to_have_count(0)
    expect(page.locator(".layer g.fine .ghost")).to_be_visible()
    before = ada.turn
    page.keyboard.press("Enter")
    ada.until_ready(before)


def test_a_defence_is_set_up_in_one_panel(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server)
    begin(ada, 3, "defence")
    page = ada.page
    rows = page.locator(".rows li")
    expect(rows).to_have_count(3)
    assert not ada.violations()
    second = rows.nth(1).locator(".who").inner_text().split("· ")[1]
    rows.nth(1).get_by_role("button", name="earlier").click()
    expect(rows.first).to_contain_text(second)
    rows.first.locator("select").select_option("pressure")
    page.keyboard.press("ArrowUp")
    expect(page.locator(".rows select").first).to_have_value("pressure")
    before = ada.turn
    page.get_by_role("button", name="Declare all").click()
    ada.until_ready(before)
    told = [event for message in ada.messages() for event in message.get("events", [])]
    declared = [event["telling"]["values"] for event in told if event["kind"] == "declared"]
    ours = [values for values in declared if values["player"]["name"] in {second, "Anpu", "Thoth", "Selket"}]
    assert ours[0]["player"]["name"] == second
    assert ours[0]["action"]["message"] == "action-pressure"


def test_a_line_up_of_ones_own(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server)
    ada.go("new/computer")
    page = ada.page
    lines = page.locator(".line-up")
    expect(lines).to_have_count(2)
    assert not ada.violations()
    wing = lines.first.locator("select").first
    last = wing.locator("option").last
    name = last.inner_text().split(" · ")[0]
    wing.select_option(last.get_attribute("value"))
    page.get_by_role("button", name="Begin").click()
    ada.until_ready()
    expect(page.locator(".boards").first).to_contain_text(name)
    ada.go("new/computer")
    expect(page.locator(".line-up select").first).to_have_value(last.get_attribute("value") or "")
