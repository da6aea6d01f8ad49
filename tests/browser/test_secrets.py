"""Who may see what: two coaches at one screen, and three browsers at one match."""

import json
import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Serving
from tests.browser.visitor import Visitor
from tests.server.harness import Client
from tests.server.test_secrets import Heard, check_cards, check_questions, own_cards
from thirdhalf.words import words

DECISIONS = 60
"""Enough for the kick-off, hands being drawn, and both coaches playing cards."""


def begin(visitor: Visitor, door: str) -> None:
    """A full match, from the home page."""
    visitor.go()
    visitor.page.locator(f"a[href='#/new/{door}']").click()
    visitor.page.get_by_role("radio", name="Full match").check()
    visitor.page.get_by_role("checkbox", name="Open measuring").check()
    visitor.page.get_by_role("button", name="Begin").click()
    visitor.page.wait_for_url(re.compile("#/match/"))


def tokens(visitor: Visitor) -> dict[str, str]:
    """The tokens that the browser keeps, by role."""
    kept = json.loads(visitor.page.evaluate("() => localStorage['thirdhalf.tokens']"))
    return {each["role"]: each["token"] for each in kept}


def title(id: str) -> str:
    """What a card is called, be it an individual or a team play."""
    try:
        return words("en").attribute(f"card-{id}", "title")
    except KeyError:
        return words("en").attribute(f"play-{id}", "title")


def cards_of(visitor: Visitor, token: str, seat: str) -> list[str]:
    """The titles of a seat's cards, by what the server tells that seat."""
    with Client(visitor.url, token) as client:
        client.until(lambda told: told["type"] == "snapshot")
    cards = client.state[f"{seat}_cards"]
    plays = list(dict.fromkeys(cards["team_plays"] + cards["used_team_plays"]))
    return sorted(title(id) for id in cards["hand"] + plays)


def shown(visitor: Visitor) -> list[str]:
    """The titles of the cards on the page."""
    return sorted(visitor.page.locator(".hand .card strong").all_inner_texts())


def check_page(visitor: Visitor, known: dict[str, str], seat: str) -> None:
    """The page shows this seat's hand, and the other's neither there nor anywhere else."""
    assert shown(visitor) == cards_of(visitor, known[seat], seat)
    check_nowhere(visitor, "away" if seat == "home" else "home")


def check_nowhere(visitor: Visitor, seat: str) -> None:
    """None of the cards that only this seat's team has is named in the document, but where is told what was played."""
    titles = [title(id) for id in own_cards(seat)]
    text = visitor.page.evaluate(
        """() => {
          const copy = document.body.cloneNode(true);
          for (const told of copy.querySelectorAll('.log, .over, .call, [aria-live]')) told.remove();
          return copy.innerHTML;
        }"""
    )
    assert not re.findall(rf"\b(?:{'|'.join(titles)})\b", text)


def test_two_coaches_at_one_screen(visit: Visit, hasty_server: Serving) -> None:
    ada = visit(hasty_server)
    begin(ada, "screen")
    known = tokens(ada)
    state = ada.until_ready()
    assert state == "curtain"
    at_the_screen = ""
    curtains = hands = 0
    for _ in range(DECISIONS):
        if state == "curtain":
            curtains += 1
            # Whoever holds the device now, nobody's cards are on the page, nor what is asked.
            assert ada.page.locator(".hand, .bar, .match").count() == 0
            assert ada.page.get_by_role("button").count() == 1
            at_the_screen = "home" if "Yamato" in ada.page.locator("h1").inner_text() else "away"
            state = ada.draw_the_curtain()
        assert state == "asked"
        assert at_the_screen in str(ada.page.locator(".bar .ask > svg").get_attribute("class"))
        check_page(ada, known, at_the_screen)
        hands += bool(shown(ada))
        state = ada.accept()
    assert curtains > 3
    assert hands > 20


def test_a_reload_shows_the_curtain_first(visit: Visit, hasty_server: Serving) -> None:
    """Whoever reloads the page may not be the coach whose cards it would show."""
    ada = visit(hasty_server)
    begin(ada, "screen")
    state = ada.until_ready()
    for _ in range(20):
        state = ada.draw_the_curtain() if state == "curtain" else ada.accept()
    ada.page.add_init_script(
        """addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
          if (document.querySelector('.hand')) globalThis.handSeen = true;
        }).observe(document.body, { childList: true, subtree: true }));"""
    )
    ada.page.reload()
    assert ada.until_ready() == "curtain"
    assert not ada.page.evaluate("() => globalThis.handSeen ?? false")
    assert ada.draw_the_curtain() == "asked"


def test_three_browsers_at_one_match(visit: Visit, hasty_server: Serving) -> None:
    ada, bo, cy = visit(hasty_server), visit(hasty_server, name="Bo"), visit(hasty_server, name="Cy")
    begin(ada, "friend")
    links = ada.page.locator("details input[readonly]")
    expect(links).to_have_count(2)
    invitation, watching = links.nth(0).input_value(), links.nth(1).input_value()
    bo.page.goto(invitation)
    bo.page.get_by_role("button", name="Take the seat").click()
    cy.page.goto(watching)
    for each in (ada, bo, cy):
        expect(each.page.locator("main.match")).to_be_visible()
    expect(links).to_have_count(0)
    known = tokens(ada) | tokens(bo)
    seats = {"home": ada, "away": bo}
    hands = 0
    for _ in range(DECISIONS):
        asked = wait_for_either(seats)
        for seat, visitor in seats.items():
            check_page(visitor, known, seat)
            hands += bool(shown(visitor))
        assert cy.page.locator(".hand, .bar.mine").count() == 0
        check_nowhere(cy, "home")
        check_nowhere(cy, "away")
        visitor = seats[asked]
        before = visitor.turn
        visitor.page.keyboard.press("Enter")
        visitor.page.wait_for_function(GONE_ON, arg=before)
    assert hands > DECISIONS
    for role, visitor in (("home", ada), ("away", bo), ("public", cy)):
        heard = Heard(visitor.heard)
        assert len(heard.heard) > DECISIONS
        check_cards(heard, role)
        check_questions(heard, role)
    # What a spectator's browser keeps is the spectator's token alone.
    assert list(tokens(cy)) == ["public"]
    assert "home" not in tokens(bo)
    assert "away" not in {role for role, token in tokens(ada).items() if token}


GONE_ON = "(before) => document.querySelector('.bar')?.dataset.turn !== before || !document.querySelector('.bar.mine')"


def wait_for_either(seats: dict[str, Visitor]) -> str:
    """Which of the two is asked, with its suggestion."""
    for _ in range(2000):
        for seat, visitor in seats.items():
            if visitor.page.evaluate("() => Boolean(document.querySelector('.bar.mine .button.main:enabled'))"):
                return seat
        seats["home"].page.wait_for_timeout(10)
    raise AssertionError("nobody is asked")
