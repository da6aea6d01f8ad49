"""Four strangers, from an empty site to a rated result: accounts, the lobby, a match, what it changed; phones too."""

import re
from types import SimpleNamespace

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Serving
from tests.browser.visitor import PHONE, Visitor

PASSWORD = "neon whales dream"


def with_passkey(visitor: Visitor) -> None:
    """A device that has passkeys, and a finger on it."""
    devtools = visitor.context.new_cdp_session(visitor.page)
    devtools.send("WebAuthn.enable")
    device = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True}
    device |= {"hasUserVerification": True, "isUserVerified": True}
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": device})


def sign_up(visitor: Visitor, name: str, passkey: bool) -> None:
    """An account, as a first visitor makes it: from the home page."""
    visitor.go()
    visitor.page.locator("a[href='#/account']").click()
    visitor.page.get_by_label("Name").fill(name)
    if passkey:
        visitor.page.get_by_role("button", name="With a passkey").click()
    else:
        visitor.page.get_by_label("Password").fill(PASSWORD)
        visitor.page.get_by_role("button", name="Create the account").click()
    visitor.page.get_by_role("button", name="I have kept them").click()
    expect(visitor.page.get_by_role("heading", name=name)).to_be_visible()


def to_lobby(visitor: Visitor) -> None:
    visitor.go("lobby")
    expect(visitor.page.get_by_label("Rated")).to_be_checked()


def until_both_have_decided(one: Visitor, other: Visitor) -> None:
    """By the keys, until each has answered something."""
    decided: set[str] = set()
    while len(decided) < 2:
        for each in (one, other):
            turn = each.turn
            if turn:
                each.page.keyboard.press("1")
                each.page.wait_for_function(
                    "(before) => document.querySelector('.bar.mine')?.dataset.turn !== before", arg=turn
                )
                decided.add(each.url + str(id(each)))
        one.page.wait_for_timeout(50)


def finish(winner: Visitor, loser: Visitor) -> None:
    for each in (winner, loser):
        expect(each.page).to_have_url(re.compile("#/match/"))
    until_both_have_decided(winner, loser)
    loser.page.get_by_role("button", name="Resign", exact=True).click()
    loser.page.get_by_role("button", name="Really resign?").click()
    for each in (winner, loser):
        expect(each.page.get_by_text("Ratings after this match")).to_be_visible()


def test_four_strangers_from_an_empty_site_to_a_rated_result(visit: Visit, hasty_server: Serving) -> None:
    # Passkeys are for names, not for addresses.
    site = SimpleNamespace(url=hasty_server.url.replace("127.0.0.1", "localhost"))
    people = {
        "Ana Blue": visit(site, game="dreadball", name=""),
        "Ben": visit(site, size=PHONE, game="dreadball", name=""),
        "Cleo": visit(site, game="dreadball", name=""),
        "Dan": visit(site, size=PHONE, game="dreadball", name=""),
    }
    ana, ben, cleo, dan = people.values()
    with_passkey(ana)
    for name, visitor in people.items():
        sign_up(visitor, name, passkey=visitor is ana)
    assert ana.violations() == []
    # Signed out and in again by the passkey alone.
    ana.page.get_by_role("button", name="Sign out").click()
    ana.page.get_by_role("button", name="Sign in", exact=True).first.click()
    assert ana.violations() == []
    ana.page.get_by_role("button", name="Sign in by passkey").click()
    expect(ana.page.get_by_role("heading", name="Ana Blue")).to_be_visible()

    # Two play now, and are paired; two others meet by a seek in the lobby.
    for each in (ana, ben):
        to_lobby(each)
    assert ana.violations() == []
    assert ben.violations() == []
    assert not ben.scrolls_sideways()
    for each in (ana, ben):
        each.page.get_by_role("button", name="Play now").click()
    for each in (ana, ben):
        expect(each.page).to_have_url(re.compile("#/match/"))
    to_lobby(cleo)
    cleo.page.get_by_role("button", name="Wait in the lobby").click()
    expect(cleo.page.get_by_text("Looking for somebody")).to_be_visible()
    to_lobby(dan)
    expect(dan.page.get_by_role("link", name="Watch")).to_be_visible()
    dan.page.get_by_role("button", name="Play Cleo").click()
    finish(dan, cleo)
    finish(ben, ana)

    # What it changed is told to both, and to whoever looks.
    ana.page.get_by_role("link", name="Ben", exact=True).click()
    expect(ana.page.get_by_text("Won against Ana Blue")).to_be_visible()
    expect(ana.page.get_by_text(re.compile(r"\d{4}\?")).first).to_be_visible()
    ana.page.get_by_role("button", name="Follow", exact=True).click()
    expect(ana.page.get_by_role("button", name="Follow no more")).to_be_visible()
    assert ana.violations() == []
    for language, ratings in (("FR", "Classements"), ("DE", "Wertungen"), ("EN", "Ratings")):
        ana.page.get_by_role("button", name=language, exact=True).click()
        expect(ana.page.get_by_role("heading", name=ratings)).to_be_visible()
        ben.go("lobby").page.get_by_role("button", name=language, exact=True).click()
        for page in ("lobby", "account", "person/Ana%20Blue"):
            for each in (ana, ben):
                each.go(page)
                each.page.wait_for_load_state("networkidle")
                assert each.violations() == [], (language, page)
                assert not each.scrolls_sideways(), (language, page)
                assert each.small_targets() == [], (language, page)
