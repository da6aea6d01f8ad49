"""A league's terms in the browser: points, tie-breaks, stages, deadlines, and what an organiser mends later."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Serving
from tests.browser.test_league_seasons import begin, created, enter, result
from tests.browser.test_leagues import part
from tests.browser.visitor import PHONE
from thirdhalf.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_and_tie_breaks_fit_a_phone(visit: Visit, shared_server: Serving, language: str) -> None:
    ada = visit(shared_server, size=PHONE, language=language)
    ada.go("leagues").page.locator("details > summary").click()
    expect(ada.page.locator("details ol > li").first).to_be_visible()
    assert not ada.scrolls_sideways()
    assert ada.small_targets() == []


def test_terms_of_ones_own_until_the_draw_and_what_follows_from_them(visit: Visit, hasty_server: Serving) -> None:
    ana = visit(hasty_server, game="dreadball", name="Ana")
    begin(ana, "Friday Cup", form="cup")
    page = ana.page
    summary = page.locator("summary", has_text="Points and tie-breaks")
    summary.focus()
    page.keyboard.press("Enter")
    page.get_by_label("Points for a win").fill("3")
    # By keys: scored less conceded comes before matches among those who are level, and Buchholz before the lot.
    page.get_by_role("button", name="Earlier: scored less conceded").focus()
    page.keyboard.press("Enter")
    page.get_by_label("Another rule").select_option("buchholz")
    page.get_by_role("button", name="Add", exact=True).click()
    rules = page.get_by_role("list").filter(has_text="head").or_(page.locator("ol")).locator("li")
    expect(rules.nth(1)).to_contain_text("scored less conceded")
    expect(rules.nth(6)).to_contain_text("Buchholz")
    expect(rules.last).to_contain_text("a lot of the seed")
    page.get_by_label("Who goes on from a level tie").select_option("organiser")
    page.get_by_label("Legs of the final").select_option("2")
    assert ana.violations() == []
    league = created(page)
    invite = page.get_by_label("Copy the invitation").input_value().partition("#/")[2]
    ben = visit(hasty_server, size=PHONE, name="Ben", game="dreadball")
    enter(ben, league, invite, "Ben")
    for name in ("Robot", "Droid", "Golem"):
        page.get_by_label("A club of the computer").fill(name)
        page.get_by_role("button", name="Add", exact=True).click()
        expect(page.get_by_role("tabpanel").get_by_text(name)).to_be_visible()

    # Only one of each group shall go on: until the draw the terms can be changed, and everybody can read them.
    page.get_by_role("button", name="Change the terms").click()
    form = page.get_by_role("form", name="Change the terms")
    expect(form.get_by_label("Points for a win")).to_have_value("3")
    form.get_by_label("How many of each group go on").fill("1")
    form.get_by_role("button", name="Keep these terms").click()
    expect(form).to_have_count(0)
    ben.go(f"league/{league}").page.reload()
    ben.page.locator("summary", has_text="Terms").click()
    terms = ben.page.locator("details", has_text="Terms")
    expect(terms).to_contain_text("the best of each table goes on")
    expect(terms).to_contain_text("A win counts 3")
    assert ben.violations() == []
    assert not ben.scrolls_sideways()

    # Deadlines of a later stage, all at once.
    page.locator("summary", has_text="Deadlines").click()
    finals = page.get_by_role("form", name="Deadlines of Finals")
    finals.get_by_label("First deadline").fill("2031-01-10")
    finals.get_by_role("button", name="Set").click()
    page.get_by_role("button", name="Draw: Groups").click()
    part(page, "Matches")
    expect(page.locator(".pair")).to_have_count(2)
    # A club leaves: what it has left to play is lost by walk-over, and the other match is struck out and played again.
    part(page, "Clubs")
    club = page.locator("section", has_text="Ben").filter(has=page.get_by_role("heading", name="Ben"))
    club.get_by_role("button", name="Take out of the league").click()
    club.get_by_label("The reason").fill("has moved")
    club.get_by_role("button", name="Take out of the league").click()
    expect(club).to_contain_text("has left")
    part(page, "Matches")
    [pair] = [each for each in page.locator(".pair").all_inner_texts() if "Ben" not in each]
    result(page, pair, "4-0")
    row = page.get_by_role("tabpanel").locator("li", has_text=pair)
    row.get_by_role("button", name="Strike out").click()
    row.get_by_label("The reason").fill("the wrong teams")
    assert ana.violations() == []
    row.locator("form").get_by_role("button", name="Strike out").click()
    expect(row.locator(".told")).to_contain_text("to be played")
    result(page, pair, "0-4")
    page.get_by_role("button", name="Draw: Finals").click()
    expect(page.locator(".pair")).to_have_count(4)
    expect(page.get_by_text("10 Jan 2031").or_(page.get_by_text("Jan 10, 2031"))).to_have_count(2)

    # A level final is the organiser's to decide.
    for row in page.get_by_role("tabpanel").locator("section", has_text="Finals").locator("li").all():
        row.get_by_role("button", name="Enter the result").click()
        row.get_by_label("Score, home first").fill("1-1")
        row.get_by_role("button", name="Enter the result").click()
        expect(row.locator(".told")).to_contain_text("1–1")
    expect(page.get_by_text("A tie ended level")).to_be_visible()
    goes_on = page.get_by_role("button", name=re.compile("goes on$")).first
    winner = goes_on.inner_text().removesuffix(" goes on")
    goes_on.click()
    expect(page.get_by_text(f"Won by {winner}")).to_be_visible()

    # Everybody has a page of their own, with what they have done.
    ben.go(f"club/{league}/{winner}")
    expect(ben.page.get_by_role("main")).to_contain_text("Finals: 1.")
    ben.page.locator(".squad a").first.click()
    expect(ben.page.get_by_role("heading", name="Career")).to_be_visible()
    assert ben.violations() == []
    assert not ben.scrolls_sideways()
    for language, words in (("FR", "Carrière"), ("DE", "Laufbahn")):
        ben.page.get_by_role("button", name=language, exact=True).click()
        expect(ben.page.get_by_role("heading", name=words)).to_be_visible()


def test_a_club_has_another_team_and_the_computer_stands_in(visit: Visit, hasty_server: Serving) -> None:
    ana = visit(hasty_server, game="dreadball", name="Ana")
    begin(ana, "Changing Cup")
    page = ana.page
    page.get_by_label("A set-up of one’s own").check()
    page.get_by_role("spinbutton", name="Rushes").fill("1")
    league = created(page)
    invite = page.get_by_label("Copy the invitation").input_value().partition("#/")[2]
    ben = visit(hasty_server, size=PHONE, name="Ben", game="dreadball")
    enter(ben, league, invite, "Ben")
    page.get_by_label("A club of the computer").fill("Robot")
    page.get_by_role("button", name="Add", exact=True).click()

    # Ben thinks again, while nothing is drawn yet; by keys, on a phone.
    part(ben.page, "Clubs")
    ben.page.get_by_role("button", name="Another team Ben").focus()
    ben.page.keyboard.press("Enter")
    own = ben.page.locator("section", has=ben.page.get_by_role("heading", name="Ben"))
    own.get_by_label("Team").select_option("marshlords")
    assert ben.violations() == []
    assert ben.small_targets() == []
    assert not ben.scrolls_sideways()
    own.get_by_role("button", name="Change", exact=True).click()
    expect(own.get_by_role("button", name="Change", exact=True)).to_have_count(0)

    page.get_by_role("button", name="Draw").click()
    ben.page.reload()
    part(ben.page, "Clubs")
    expect(own).to_be_visible()
    expect(own.get_by_role("button", name="Another team")).to_have_count(0)
    # Ben is ill, and the computer plays; the reason is asked for.
    part(page, "Clubs")
    page.get_by_role("button", name="Team and coach Ben").click()
    club = page.locator("section.panel", has=page.get_by_role("heading", name="Ben"))
    expect(club.get_by_label("Team")).to_have_value("marshlords")
    club.get_by_label("Coach").select_option("random")
    club.get_by_label("The reason").fill("ill")
    assert ana.violations() == []
    club.get_by_role("button", name="Change", exact=True).click()
    part(page, "Log")
    told = page.get_by_role("tabpanel")
    expect(told).to_contain_text("Ben has another coach")
    expect(told).to_contain_text("Reason: ill")
    expect(told).to_contain_text("Ben now plays with Marshlords")
    ben.page.reload()
    part(ben.page, "Matches")
    expect(ben.page.locator(".pair")).to_have_count(1)
    expect(ben.page.get_by_role("tabpanel").get_by_role("button")).to_have_count(0)
    part(page, "Matches")
    page.get_by_role("button", name="Let the computer play").click()
    expect(page.get_by_text(re.compile("Won by|Ben.*Robot|Robot.*Ben")).first).to_be_visible()
    expect(page.get_by_role("button", name="Let the computer play")).to_have_count(0)
