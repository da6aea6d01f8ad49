"""Dice and great moments have panels of their own: over the pitch, told in words, as long as somebody wants."""

import re
from itertools import product

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.looking import LOOK_ON, SEEN
from tests.browser.replayed import Moment, Replayed, recorded, show
from tests.browser.serving import Serving
from tests.browser.visitor import AXE, PHONE, SUGGESTED, Visitor
from thirdhalf.words import LANGUAGES

LAPTOP = (1440, 900)
SIZES = {"laptop": LAPTOP, "phone": PHONE}
GAMES = ["takkure", "dreadball"]
FOR_EVER = 0.005
"""A speed at which whatever stands still stands until somebody goes on."""
PROMPTS = 80
NEXT = f"""(before) => document.querySelector('.climax') ? 'panel' : document.querySelector('.call.end') ? 'over'
  : (document.querySelector('.bar.mine')?.dataset.turn ?? before) !== before && document.querySelector('{SUGGESTED}')
  ? 'asked' : null"""
TOLD = ".pitch p.unseen[aria-live]"
GONE_ON = f"""(told) => !document.querySelector('.climax .stamp')
  || document.querySelector('{TOLD}').textContent !== told"""
TURN = "() => document.querySelector('.bar.mine')?.dataset.turn ?? ''"
LOG = "() => Number(document.querySelectorAll('.history li').length)"


def begin(ada: Visitor, game: str) -> None:
    """A match against the computer, in which advice is allowed (0.03)."""
    ada.go("new/computer")
    if game == "takkure":
        ada.page.locator("input[type=checkbox][value=open], label:has-text('measuring') input").first.check()
    ada.page.locator("main .button.main").last.click()
    ada.until_ready()


def until_panel(ada: Visitor, selector: str = ".climax") -> None:
    """Take what is suggested until there is such a panel; others are passed over."""
    for _ in range(PROMPTS):
        before = ada.turn
        if ada.page.locator(".climax").count():
            if ada.page.locator(selector).count():
                return
            ada.page.locator(".climax .skip").click()
        else:
            ada.page.locator(SUGGESTED).first.click()
        assert ada.page.wait_for_function(NEXT, arg=before).json_value() != "over"
    raise AssertionError("there was no panel")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_roll_has_a_panel_that_waits_is_told_and_hides_nothing(
    visit: Visit, hasty_server: Serving, game: str, size: str
) -> None:
    ada = visit(hasty_server, SIZES[size], game=game, calm=True, speed=FOR_EVER)
    ada.context.add_init_script(LOOK_ON)
    begin(ada, game)
    page = ada.page
    page.evaluate("() => lookOn.begin()")
    until_panel(ada, ".climax .stamp")
    stamps = page.locator(".climax .stamp").all_inner_texts()
    told = page.locator(TOLD).first.text_content() or ""
    assert all(stamp.lower() in told.lower() for stamp in stamps), (stamps, told)
    assert re.search(r"\d %", told)
    assert ada.violations() == []
    assert ada.small_targets() == []
    # Still: nothing moves in it that never ends.
    assert page.evaluate("() => document.getAnimations().filter((one) => one.playState === 'running').length") == 0
    # What came of it is read in the log when it has been seen.
    before = page.evaluate(LOG)
    page.keyboard.press("Enter")
    # The next roll may have its own at once.
    page.wait_for_function(GONE_ON, arg=told)
    if size == "laptop":
        page.wait_for_function(f"(before) => ({LOG})() > before", arg=before)
    seen = page.evaluate(SEEN)
    assert len(seen["sizes"]) == 1, seen["sizes"]
    assert seen["moved"] == {}


WATCH = """globalThis.early = []; globalThis.read = 0;
new MutationObserver((all) => all.flatMap((one) => [...one.addedNodes]).forEach((line) => {
  // What dice show is not seen before they are thrown.
  if (line.matches?.('.climax.contest') && line.querySelector('.slab:not(.rolling, .judged)')) early.push('a panel');
  const [, name] = /^(\\S+) rolls /.exec(line.textContent?.trim() ?? '') ?? [];
  if (!name || !line.closest?.('.history')) return;
  read += 1;
  for (const slab of document.querySelectorAll('.climax .slab.rolling'))
    if (slab.querySelector('strong').textContent === name) early.push(line.textContent);
})).observe(document, { childList: true, subtree: true });"""


def test_a_roll_is_read_when_its_die_has_stopped(visit: Visit, hasty_server: Serving) -> None:
    ada = visit(hasty_server, LAPTOP, game="takkure", speed=2)
    ada.context.add_init_script(WATCH)
    begin(ada, "takkure")
    page = ada.page
    until_panel(ada, ".climax .slab.rolling")
    expect(page.locator(".climax .stamp").first).to_be_visible()
    expect(page.locator(".climax.contest")).to_have_count(0)
    page.wait_for_function("() => read > 0")
    assert page.evaluate("() => early") == []


LOOKS = {
    "takkure": {
        "try": "score",
        "possession": "steal",
        "sent off": "injury",
        "out of the match": "injury",
        "half over": "break",
        "ended": "end",
    },
    "dreadball": {"strike": "score", "injured": "injury", "sudden death": "break", "ended": "end"},
}
"""What happens, and how its panel looks."""
# Only the pitch: the rest of the page is looked at elsewhere.
AXE_ON_THE_PITCH = "() => axe.run('main > .pitch').then((found) => found.violations.map((one) => one.id))"
OUTSIDE = """() => { const pitch = document.querySelector('main > .pitch').getBoundingClientRect();
  return [...document.querySelectorAll('.climax strong, .climax p, .climax .stamp, .climax .plate')].filter((one) => {
    const at = one.getBoundingClientRect();
    return at.left < pitch.left - 1 || at.right > pitch.right + 1 || at.top < pitch.top || at.bottom > pitch.bottom;
  }).map((one) => one.textContent.trim()); }"""


def worth_a_panel(replayed: Replayed, game: str) -> dict[str, Moment]:
    """Where each comes for the first time: all that happens, a roll, and one that is more than a success."""
    found: dict[str, Moment] = {}
    for moment in replayed.moments():
        event = moment[2]
        kind = event["kind"]
        if kind in LOOKS[game] and event["rule"] != "5.03":
            found.setdefault(kind, moment)
        if kind == "came to":
            found.setdefault("critical" if event["values"].get("result") == "CRITICAL" else "roll", moment)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_panel_is_whole_told_and_clean_in_every_language(visit: Visit, hasty_server: Serving, game: str) -> None:
    """A still each, on both sizes of screen: words within the pitch, told as they stand there, clean by axe."""
    replayed = Replayed(recorded(game, LOOKS[game]))
    for size, language in product(SIZES.values(), LANGUAGES):
        ada = visit(hasty_server, size, language=language, calm=True, speed=FOR_EVER)
        page = ada.page
        replayed.open(ada)
        page.evaluate(AXE.read_text(encoding="utf-8"))
        # Before anybody stands on the pitch.
        assert page.evaluate(AXE_ON_THE_PITCH) == [], (language, size)
        moments = worth_a_panel(replayed, game)
        assert moments.keys() >= {*LOOKS[game], "roll"}
        for kind, moment in moments.items():
            show(page, moment)
            look = LOOKS[game].get(kind)
            page.wait_for_selector(f".climax .{look}" if look else ".climax .stamp")
            told = (page.locator(TOLD).first.text_content() or "").lower()
            said = page.locator(".climax .slash strong, .climax .slash .told, .climax .stamp").all_inner_texts()
            assert said, kind
            assert all(each.lower() in told for each in said), (kind, said, told)
            assert page.evaluate(OUTSIDE) == [], (kind, language, size)
            assert page.evaluate(AXE_ON_THE_PITCH) == [], (kind, language, size)
        ada.close()


@pytest.mark.parametrize("game", GAMES)
def test_without_panels_dice_lie_on_the_pitch(visit: Visit, hasty_server: Serving, game: str) -> None:
    ada = visit(hasty_server, LAPTOP, game=game, calm=True, speed=FOR_EVER)
    ada.go("settings")
    ada.page.get_by_label("Panels for dice").select_option("none")
    ada.page.reload()
    expect(ada.page.get_by_label("Panels for dice")).to_have_value("none")
    begin(ada, game)
    for _ in range(PROMPTS):
        if ada.page.locator(".rolls").count() or ada.accept() == "over":
            break
    expect(ada.page.locator(".rolls")).to_have_count(1)
    expect(ada.page.locator(".climax")).to_have_count(0)


def test_who_wants_to_pauses_after_the_other_sides_activation(visit: Visit, hasty_server: Serving) -> None:
    ada = visit(hasty_server, LAPTOP, game="takkure", panels="none", help="none")
    page = ada.go("settings").page
    page.get_by_label("Pause after the other side").check()
    ada.go("learn")
    page.locator("input[value=defence]").check()
    page.get_by_label("Free play").check()
    page.locator("main ol > li").first.get_by_role("button").click()
    pause = page.get_by_role("dialog", name="What happened")
    for _ in range(PROMPTS):
        page.wait_for_function("() => document.querySelector('.recap, .bar.mine .answers .button:enabled')")
        if pause.count():
            break
        before = ada.turn
        page.keyboard.press("c")
        page.wait_for_function(f"(before) => document.querySelector('.recap') || ({TURN})() !== before", arg=before)
    expect(pause).to_be_visible()
    expect(page.get_by_role("button", name="Go on")).to_be_focused()
    told = pause.locator("li").all_inner_texts()
    assert len(told) > 1
    # One activation, told as in the log; with the next one begins another.
    assert not [line for line in told[1:] if "is activated" in line]
    assert set(told) <= set(page.locator(".history li > span").all_inner_texts())
    assert ada.violations() == []
    assert ada.small_targets() == []
    # What is asked next is asked when somebody has seen enough.
    expect(page.locator(".bar.mine")).to_have_count(0)
    lines = page.evaluate(LOG)
    page.keyboard.press("r")
    expect(pause.locator("li.now")).to_have_count(1)
    expect(pause.locator("li.now")).to_have_count(0)
    assert page.evaluate(LOG) == lines
    page.keyboard.press("Enter")
    expect(pause).to_have_count(0)
    page.wait_for_selector(".bar.mine, .call.end")
