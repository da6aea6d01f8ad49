"""A league in the browser: four people on devices of their own, from the invitation to the trophy."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.serving import Serving
from tests.browser.test_friends import play_on
from tests.browser.visitor import PHONE, Visitor

CREATE = """async (wish) => {
  const answer = await fetch('./api/leagues', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish),
  });
  const made = await answer.json();
  const kept = { league: made.league, name: wish.name, role: 'organiser', token: made.token };
  localStorage['thirdhalf.leagues'] = JSON.stringify([kept]);
  return made.league;
}"""


def part(page: Page, name: str) -> None:
    page.get_by_role("tab", name=name, exact=True).click()


def played(visitors: dict[str, Visitor], pair: list[str], league: str) -> None:
    """Both click on their match, and play it to its end; nobody enters a result."""
    one, other = (visitors[name] for name in pair)
    for each in (one, other):
        each.go(f"league/{league}")
        part(each.page, "Matches")
        each.page.get_by_role("button", name=f"Play {' – '.join(pair)}").click()
        expect(each.page).to_have_url(re.compile("#/match/"))
    play_on(one, other)
    # From the end of the match one goes back to where it counts, not to a rematch that would not.
    for each in (one, other):
        end = each.page.locator(".call.end")
        expect(end.get_by_role("button", name="Offer a rematch")).to_have_count(0)
        end.get_by_role("link", name="To the league").click()
        expect(each.page).to_have_url(re.compile(f"#/league/{league}$"))


def test_a_league_of_four_from_invitation_to_trophy(visit: Visit, hasty_server: Serving) -> None:
    ana = visit(hasty_server, name="Ana").go("leagues")
    # A league as anybody begins one; it leaves marks, and has no clubs yet.
    ana.page.get_by_label("Its name").fill("Neon League")
    ana.page.get_by_label("The season leaves marks").check()
    ana.page.get_by_role("button", name="Begin the league").click()
    expect(ana.page.get_by_text("At least two clubs are wanted")).to_be_visible()
    assert ana.violations() == []

    # One with short matches, for this test.
    wish = {"name": "Whale Cup", "game": "dreadball", "form": "knock-out", "setup": {"rushes": 1}}
    league = ana.page.evaluate(CREATE, wish)
    ana.go(f"league/{league}")
    ana.page.reload()
    link = ana.page.get_by_label("Copy the invitation").input_value()
    invite = link.partition("#/")[2]
    visitors = {"Ana": ana}
    for name in ("Ben", "Cleo", "Dan"):
        visitors[name] = visit(hasty_server, size=PHONE, name=name)
    for name, visitor in visitors.items():
        visitor.go(invite)
        visitor.page.get_by_label("Your club’s name").fill(name)
        visitor.page.get_by_role("button", name="Take part").click()
        expect(visitor.page.get_by_role("button", name="Take part")).to_have_count(0)
    assert visitors["Ben"].violations() == []
    assert not visitors["Ben"].scrolls_sideways()
    ana.go(f"league/{league}")
    ana.page.get_by_role("button", name="Draw").click()
    part(ana.page, "Matches")
    pairs = ana.page.locator(".pair")
    expect(pairs).to_have_count(2)
    semis = [pair.split(" – ") for pair in pairs.all_inner_texts()]

    # The first semi-final is played with one click each, and its result comes by itself.
    played(visitors, semis[0], league)
    # Of the second the two agree on a time, and the organiser enters the result.
    one, other = [visitors[name] for name in semis[1]]
    one.go(f"league/{league}")
    part(one.page, "Matches")
    one.page.get_by_role("button", name="Propose a time").click()
    one.page.get_by_label("Propose a time").fill("2030-01-02T20:00")
    one.page.get_by_role("button", name="Propose a time").click()
    other.go(f"league/{league}")
    part(other.page, "Matches")
    other.page.get_by_role("button", name="Agree").click()
    expect(other.page.get_by_role("tabpanel").get_by_text("Agreed:")).to_be_visible()
    ana.go(f"league/{league}")
    part(ana.page, "Matches")
    first = ana.page.get_by_role("tabpanel").locator("li", has_text=semis[0][0]).first
    expect(first.locator(".told")).to_contain_text(re.compile(r"\d–\d"))
    ana.page.get_by_role("button", name="Enter the result").first.click()
    ana.page.get_by_label("Score, home first").fill("1-4")
    ana.page.get_by_role("button", name="Enter the result").first.click()

    # Third place by a walk-over, and the final is played.
    expect(pairs).to_have_count(4)
    rows = ana.page.locator("li", has=ana.page.locator(".pair"))
    texts = pairs.all_inner_texts()
    final = next(place for place in (2, 3) if semis[1][1] in texts[place].split(" – "))
    third = rows.nth(5 - final)
    third.get_by_role("button", name="Enter the result").click()
    third.get_by_role("button", name=re.compile("^Walk-over")).first.click()
    expect(third.locator(".told")).to_contain_text("walk-over")
    played(visitors, texts[final].split(" – "), league)

    ana.go(f"league/{league}")
    expect(ana.page.get_by_text(re.compile("Won by"))).to_be_visible()
    part(ana.page, "Best of")
    expect(ana.page.locator(".lists")).to_be_visible()
    part(ana.page, "Clubs")
    expect(ana.page.locator("section", has_text="Ben").first).to_be_visible()
    part(ana.page, "Log")
    expect(ana.page.get_by_text("walk-over").first).to_be_visible()
    with ana.page.expect_download() as download:
        ana.page.get_by_role("link", name="Calendar").click()
    assert download.value.suggested_filename.endswith(".ics")
    for language, words in (("FR", "Classement"), ("DE", "Tabelle")):
        ana.page.get_by_role("button", name=language, exact=True).click()
        expect(ana.page.get_by_role("tab", name=words)).to_be_visible()
