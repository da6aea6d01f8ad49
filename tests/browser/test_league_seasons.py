"""Seasons of a league in the browser: divisions, deadlines, reminders, a set-up and line-ups of one's own."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.serving import Serving
from tests.browser.test_leagues import part
from tests.browser.visitor import PHONE, Visitor

CLUBS = {"Robot": "Neon", "Droid": "Neon", "Golem": "Chrome"}


def begin(visitor: Visitor, name: str, **wish: str) -> str:
    """Begin a league as anybody does; its place on the server."""
    page = visitor.go("leagues").page
    page.get_by_label("Its name").fill(name)
    page.get_by_label("What it is").select_option(wish.get("form", "round robin"))
    for label, text in wish.items():
        if label != "form":
            page.get_by_label(re.compile(f"^{label}")).fill(text)
    return name


def created(page: Page) -> str:
    """The league that has just been begun."""
    page.get_by_role("button", name="Begin the league").click()
    expect(page).to_have_url(re.compile("#/league/"))
    return page.url.partition("#/league/")[2]


def enter(visitor: Visitor, league: str, invite: str, name: str) -> None:
    visitor.go(invite).page.get_by_label("Your club’s name").fill(name)
    visitor.page.get_by_role("button", name="Take part").click()
    expect(visitor.page.get_by_role("button", name="Take part")).to_have_count(0)


def result(page: Page, pair: str, score: str) -> None:
    row = page.get_by_role("tabpanel").locator("li", has_text=pair)
    row.get_by_role("button", name="Enter the result").click()
    row.get_by_label("Score, home first").fill(score)
    row.get_by_role("button", name="Enter the result").click()
    expect(row.locator(".told")).to_contain_text(score.replace("-", "–"))


def test_divisions_and_a_next_season_with_the_same_clubs(visit: Visit, hasty_server: Serving) -> None:
    ana = visit(hasty_server, game="dreadball", name="Ana")
    labels = {"Divisions": "Neon, Chrome", "First deadline": "2020-01-06"}
    begin(ana, "Two Leagues", form="divisions", **labels)
    page = ana.page
    page.get_by_label("Days from round to round").fill("3")
    page.get_by_label("A set-up of one’s own").check()
    page.get_by_role("spinbutton", name="Rushes").fill("2")
    # It is for all clubs, and what is told of a choice stands below it.
    told = page.get_by_text("Where two teams are of unlike strength the weaker one begins with points.")
    above, below = page.get_by_text("Head start for the weaker team").bounding_box(), told.bounding_box()
    assert above is not None
    assert below is not None
    assert below["y"] >= above["y"] + above["height"]
    assert ana.violations() == []
    assert not ana.scrolls_sideways()
    league = created(page)
    invite = page.get_by_label("Copy the invitation").input_value().partition("#/")[2]
    ben = visit(hasty_server, size=PHONE, name="Ben", game="dreadball")
    enter(ben, league, invite, "Ben")
    for name, division in CLUBS.items():
        page.get_by_label("A club of the computer").fill(name)
        page.get_by_label("Division", exact=True).select_option(division)
        page.get_by_role("button", name="Add").click()
        expect(page.get_by_label(f"The division of {name}")).to_have_value(division)
    # Who comes by the invitation begins in the lowest, and the organiser may think otherwise.
    expect(page.get_by_label("The division of Ben")).to_have_value("Chrome")
    page.get_by_label("The division of Droid").select_option("Chrome")
    page.get_by_label("The division of Ben").select_option("Neon")
    expect(page.get_by_label("The division of Ben")).to_be_enabled()
    assert ana.violations() == []
    page.get_by_role("button", name="Draw").click()
    expect(page.get_by_role("table")).to_have_count(2)

    # Ben is reminded on the home page, on the list of leagues, and on the league's own.
    ben.go("")
    ben.page.reload()
    door = ben.page.get_by_role("link", name=re.compile("^Leagues"))
    expect(door).to_contain_text("waits for you")
    door.click()
    expect(ben.page.get_by_text("waits for you")).to_be_visible()
    ben.page.get_by_role("link", name="Two Leagues").click()
    due = ben.page.get_by_role("region", name="Your next matches")
    expect(due).to_contain_text("overdue since")
    assert ben.violations() == []
    assert not ben.scrolls_sideways()
    # What was seen is marked no more, and still told; the form of a new league fits a phone.
    ben.go("leagues")
    ben.page.get_by_label("What it is").select_option("divisions")
    assert not ben.scrolls_sideways()
    expect(ben.page.locator("strong.fresh")).to_have_count(0)
    expect(ben.page.get_by_text("waits for you")).to_be_visible()

    # The organiser gives more time, and enters all results: Robot and Ben lose, or win.
    part(page, "Matches")
    first = page.get_by_role("tabpanel").locator("li", has_text="Ben").first
    first.get_by_role("button", name="Enter the result").click()
    first.get_by_label("Another deadline").fill("2031-05-04")
    first.get_by_role("button", name="Another deadline").click()
    expect(first).to_contain_text("2031")
    for pair in page.locator(".pair").all_inner_texts():
        result(page, pair, "4-0" if pair.split(" – ")[0] in ("Robot", "Droid") else "0-4")
    expect(page.get_by_text(re.compile("Won by Robot"))).to_be_visible()
    page.get_by_role("button", name="Begin the next season").click()
    page.get_by_role("link", name="Season 2").click()
    expect(page.locator("nav [aria-current=page]")).to_have_text("Season 2")
    # Robot and Droid have won: Ben goes down for Droid, and everybody is who they were.
    for name, division in (("Robot", "Neon"), ("Droid", "Neon"), ("Ben", "Chrome"), ("Golem", "Chrome")):
        expect(page.get_by_label(f"The division of {name}")).to_have_value(division)
    page.get_by_role("button", name="Draw").click()
    expect(page.get_by_role("table")).to_have_count(2)
    assert ana.violations() == []
    ben.go(f"league/{league}")
    ben.page.get_by_role("link", name="Season 2").click()
    expect(ben.page.get_by_role("region", name="Your next matches")).to_contain_text("Ben")
    part(ben.page, "Matches")
    expect(ben.page.locator("li.mine")).to_have_count(2)
    part(ben.page, "Log")
    expect(ben.page.get_by_text("The season begins with the clubs of the one before")).to_be_visible()
    # What is over is still there to be looked at.
    ben.page.get_by_role("link", name="Season 1").click()
    expect(ben.page.get_by_text("Won by Robot")).to_be_visible()
    for language, words in (("FR", "Saison 1"), ("DE", "Saison 1")):
        ben.page.get_by_role("button", name=language, exact=True).click()
        expect(ben.page.locator("nav [aria-current=page]")).to_have_text(words)


def test_a_club_says_who_plays_its_match_by_keys(visit: Visit, hasty_server: Serving) -> None:
    ana = visit(hasty_server, game="takkure", name="Ana")
    begin(ana, "Lined Up")
    league = created(ana.page)
    invite = ana.page.get_by_label("Copy the invitation").input_value().partition("#/")[2]
    ana.page.get_by_label("A club of the computer").fill("Robot")
    ana.page.get_by_role("button", name="Add").click()
    ben = visit(hasty_server, size=PHONE, name="Ben", game="takkure")
    enter(ben, league, invite, "Ben")
    ana.go(f"league/{league}").page.get_by_role("button", name="Draw").click()
    ben.go(f"league/{league}")
    page = ben.page
    part(page, "Matches")
    who = page.get_by_role("button", name=re.compile("^Who plays"))
    who.focus()
    page.keyboard.press("Enter")
    selects = page.locator("form.who select")
    expect(selects.first).to_be_visible()
    assert ben.violations() == []
    assert not ben.scrolls_sideways()
    choices = selects.first.locator("option").all()
    other = str(choices[-1].get_attribute("value"))
    selects.first.select_option(other)
    page.get_by_role("button", name="They play").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=re.compile("^Who plays: chosen"))).to_be_visible()
    with page.expect_response(re.compile("/play$")) as opened:
        page.get_by_role("button", name=re.compile("^Play ")).click()
    setup = opened.value.json()["info"]["setup"]
    assert other in f"{setup.get('home_line_up')}, {setup.get('away_line_up')}".split(", ")
    expect(page).to_have_url(re.compile("#/match/"))
