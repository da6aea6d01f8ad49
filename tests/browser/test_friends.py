"""Two people on two devices: the invitation, who is here, whose turn it is, and the match once more."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.serving import Serving
from tests.browser.visitor import PHONE, Visitor
from thirdhalf.games.takkure.game import built_in

CREATE = """async (wish) => {
  const answer = await fetch('./api/matches', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish),
  });
  const created = await answer.json();
  const kept = created.grants.map((grant) => ({ match: created.info.match, ...grant }));
  localStorage['thirdhalf.tokens'] = JSON.stringify(kept);
  return created;
}"""


def invited(ada: Visitor, **wish: Any) -> tuple[str, str]:
    """A short match of DreadBall that Ada has set up, or another: its id, and the invitation to it."""
    seats = {"home": {"kind": "mine", "name": "Ada"}, "away": {"kind": "invite", "name": "Friend"}}
    setup = {"rushes": 1, "first": "away", "home": "forgefathers", "away": "veer-myn"}
    ada.go()
    created = ada.page.evaluate(CREATE, {"game": "dreadball", "setup": setup, "help": "none", **seats, **wish})
    return str(created["info"]["match"]), str(created["grants"][1]["invite"])


def play_on(ada: Visitor, bo: Visitor) -> None:
    """By the keys, without help, until the match is over."""
    while not ada.page.locator(".call.end").count():
        for one in (ada, bo):
            bar = one.page.locator(".bar.mine")
            if bar.count():
                one.page.keyboard.press("1")
        ada.page.wait_for_timeout(20)


def order(page: Page, what: str) -> list[str]:
    """The sides of such things as they stand on the screen, from left to right."""
    found = page.locator(what).evaluate_all(
        "(all) => all.sort((a, b) => a.getBoundingClientRect().x - b.getBoundingClientRect().x)"
        ".map((one) => one.classList.contains('away') ? 'away' : 'home')"
    )
    return list(found)


def test_two_friends_meet_play_and_play_again(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server)
    match, invite = invited(ada)
    ada.go(f"match/{match}")
    expect(ada.page.locator("details .offer")).to_contain_text("none for either side")

    bo = visit(shared_server, size=PHONE, name="Bo").go(f"join/{invite}")
    expect(bo.page.get_by_role("heading", name="Ada invites you to a match.")).to_be_visible()
    expect(bo.page.locator("form")).to_contain_text("DreadBall")
    expect(bo.page.locator("form li.own")).to_contain_text("Veer-myn")
    assert not bo.violations()
    assert not bo.small_targets()
    bo.page.get_by_role("button", name="Take the seat").click()
    expect(bo.page).to_have_title(re.compile("^● Your turn"))
    expect(bo.page.locator("link[rel=icon]")).to_have_attribute("href", "./icon-turn.svg")

    # Ada sees who has come, and whom the match waits for.
    expect(ada.page.locator(".side.away")).to_contain_text("Bo")
    expect(ada.page.locator(".side.away i.here")).to_be_visible()
    expect(ada.page.locator(".bar")).to_contain_text("Bo decides")
    assert not ada.page.title().startswith("●")
    # Everything about the pitch is turned with it for whoever plays away.
    for what in (".score .side", ".benches .team"):
        assert order(ada.page, what) == ["home", "away"]
        assert order(bo.page, what) == ["away", "home"]
    # No help was agreed on: nobody is offered any.
    expect(bo.page.locator(".button.main")).to_have_count(0)
    assert not [told for told in bo.messages() if told["type"] in ("suggested", "hinted", "refused")]

    play_on(ada, bo)
    ada.page.get_by_role("button", name="Offer a rematch").click()
    expect(ada.page.locator(".call.end")).to_contain_text("Bo is asked for a rematch")
    expect(bo.page.locator(".call.end")).to_contain_text("Ada offers you a rematch")
    assert not bo.violations()
    bo.page.get_by_role("button", name="Decline").click()
    expect(ada.page.locator(".call.end")).to_contain_text("Bo does not want a rematch now")
    bo.page.get_by_role("button", name="Accept").click()
    expect(bo.page.locator(".bar.mine")).to_be_visible()
    expect(ada.page.locator(".bar")).to_contain_text("Bo decides")
    assert match not in bo.page.url
    # Whoever leaves is seen to have left.
    bo.go()
    expect(ada.page.locator(".side.away i:not(.here)")).to_be_visible()


def test_a_dead_invitation_says_so_instead_of_asking_for_a_name(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server)
    ada.forgive("403")
    ada.go(f"join/{'unknown' * 5}")
    expect(ada.page.get_by_role("alert")).to_contain_text("This invitation is not known")
    expect(ada.page.locator("form")).to_have_count(0)
    expect(ada.page.get_by_role("link", name="Play a friend")).to_be_visible()
    assert not ada.violations()


def test_one_button_begins_the_first_lesson_and_then_goes_on_with_it(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server).go()
    expect(ada.page.locator("#play-told")).to_contain_text("Your first lesson")
    ada.page.get_by_role("button", name="Play", exact=True).click()
    ada.until_ready()
    match = ada.page.url.split("/match/")[1]
    ada.go()
    expect(ada.page.locator("#play-told")).to_contain_text("Takkure · Computer, Sparring partner · 0 : 0 · Your turn")
    ada.page.get_by_role("button", name="Go on").click()
    ada.until_ready()
    assert match in ada.page.url

    # The list says against whom, how it stands and whose turn it is; what is downloaded of it can be opened again.
    ada.go("matches")
    line = ada.page.locator("main li").first
    expect(line).to_contain_text("Against Computer, Sparring partner")
    expect(line).to_contain_text("0 : 0")
    expect(line).to_contain_text("Your turn")
    with ada.page.expect_download() as download:
        line.get_by_role("button", name="Download").click()
    ada.go("replay")
    ada.page.locator("input[type=file]").set_input_files(download.value.path())
    expect(ada.page.locator("main.replay")).to_contain_text("Unfinished: as far as it was shown")
    expect(ada.page.locator("main.replay [data-player]").first).to_be_visible()


def test_what_is_downloaded_of_a_running_match_tells_no_secret(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server)
    seats = {"home": {"kind": "mine", "name": "Ada"}, "away": {"kind": "computer", "name": "club", "coach": "club"}}
    setup = {"exercise": 6, "measuring": "open", "home": "yamato", "away": "teriomorphs"}
    match, _ = invited(ada, game="takkure", setup=setup, help="advice", **seats)
    ada.go(f"match/{match}")
    ada.until_ready()
    while ada.topic == "team plays":
        ada.accept()
    ada.go("matches")
    with ada.page.expect_download() as download:
        ada.page.get_by_role("button", name="Download").click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    box = built_in().box
    own = [card.id for card in box.team_plays if card.team == "yamato"]
    theirs = [card.id for card in box.team_plays if card.team == "teriomorphs"]
    theirs += [card.id for card in box.plays if card.team == "teriomorphs"]
    assert any(f'"{card}"' in text for card in own)
    assert not [card for card in theirs if f'"{card}"' in text or f"-{card}" in text]
    ada.go("replay")
    ada.page.locator("input[type=file]").set_input_files(download.value.path())
    expect(ada.page.locator("main.replay")).to_contain_text("Unfinished")


def test_one_can_begin_at_once_on_every_screen(visit: Visit, shared_server: Serving) -> None:
    for size in ((1440, 900), PHONE):
        ada = visit(shared_server, size)
        for path in ("new/computer", "new/friend"):
            ada.go(path)
            expect(ada.page.get_by_role("button", name="Begin")).to_be_in_viewport(ratio=1)
            # Whoever can be played against has a face and a line of words.
            for one in ada.page.locator(".opponents label").all():
                expect(one.locator("svg")).to_be_visible()
                expect(one.locator("small")).not_to_be_empty()
        ada.page.get_by_role("radio", name="none", exact=True).check()
        ada.page.get_by_role("button", name="Begin").click()
        expect(ada.page.locator("details .offer")).to_contain_text("none for either side")
