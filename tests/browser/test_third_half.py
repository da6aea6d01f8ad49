"""The hour after a match: figures at once, then luck and play, moments to go back to, and another try."""

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Serving
from tests.browser.visitor import PHONE, Visitor
from thirdhalf import play
from thirdhalf.analysis.puzzles import of_the_day, shipped
from thirdhalf.kernel.record import as_text
from thirdhalf.server.afterwards.desk import DAY

ANALYSED = 240_000
"""Milliseconds that an analysis may take on a busy machine."""


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short match of exercise 3 with dice on both sides."""
    file = tmp_path_factory.mktemp("records") / "match.jsonl"
    played = play("takkure", "club", "rookie", seed="third half", exercise=3)
    file.write_text(as_text(played.record), encoding="utf-8")
    return file


def third_half(visitor: Visitor, file: Path) -> Visitor:
    """Somebody who has opened a file and goes on to its third half."""
    visitor.go("replay")
    visitor.page.locator("input[type=file]").set_input_files(file)
    visitor.page.get_by_role("link", name="Third half", exact=True).click()
    return visitor


def one_of_each_game() -> list[int]:
    """How many puzzles after today's each game has its first."""
    today = int(time.time()) // DAY
    games = [of_the_day(today + further).game for further in range(len(shipped()))]
    return sorted({game: games.index(game) for game in games}.values())


def test_a_file_is_looked_back_on_and_tried_again(visit: Visit, shared_server: Serving, record: Path) -> None:
    ada = third_half(visit(shared_server), record)
    page = ada.page
    expect(page.get_by_role("heading", name="In figures")).to_be_visible()
    expect(page.get_by_role("heading", name="Luck and play")).to_be_visible(timeout=ANALYSED)
    expect(page.locator(".verdict")).to_contain_text(re.compile("luck|play"))
    expect(page.locator(".ending")).to_contain_text("Winner:")
    # The steps of the account lead to the result.
    steps = page.locator("section", has_text="Luck and play").locator("tr .number")
    expect(steps).to_have_count(6)
    assert steps.last.inner_text() in ("+100%", "-100%", "0%")
    # The chart is a table too, and a slider says what stands at each move.
    page.get_by_text("The chart as a table").click()
    assert page.locator("figure table tbody tr").count() >= 10
    page.get_by_role("slider").focus()
    page.keyboard.press("Home")
    expect(page.locator(".said")).to_contain_text("After 0 moves")
    page.keyboard.press("End")
    expect(page.locator(".said")).to_contain_text("It is over")
    # The match as a page, to take along.
    comic = page.get_by_role("img", name=re.compile(r"as a page of \d panels"))
    expect(comic).to_be_visible()
    assert 5 <= int(re.search(r"(\d) panels", comic.get_attribute("alt") or "")[1]) <= 8  # type: ignore[index]
    for button, beginning in (("Save as SVG", b"<svg"), ("Save as PNG", b"\x89PNG")):
        with page.expect_download() as download:
            page.get_by_role("button", name=button).click()
        assert download.value.path().read_bytes().startswith(beginning)
    assert ada.violations() == []
    page.get_by_role("link", name="Play the best moments").click()
    expect(page.locator(".latest")).to_contain_text(re.compile(r"Best moment \d of \d"))
    page.go_back()
    again = page.get_by_role("button", name="Try it again").first
    expect(again).to_be_visible()
    watch = page.locator("li", has=again).get_by_role("link", name="Watch").first
    move = (watch.get_attribute("href") or "").rpartition("/")[2].removesuffix(".if")
    watch.click()
    expect(page.locator(".moment")).to_have_text(re.compile(rf"^{move} / "))
    # Beside the replay: what stands, what a coach would do, and playing on from there and back.
    page.keyboard.press("i")
    panel = page.get_by_role("region", name="At this moment")
    expect(panel.locator("dd").first).to_have_text(re.compile(r"\d+%"))
    page.keyboard.press("Home")
    expect(panel.get_by_role("listitem").first).to_be_visible()
    assert ada.violations() == []
    panel.get_by_role("button", name="as Yamato").click()
    expect(page.locator("main.match")).to_be_visible()
    page.get_by_role("link", name="Back to where this branched off").click()
    expect(page.locator(".moment")).to_have_text(re.compile(r"^0 / "))
    page.get_by_role("link", name="Third half", exact=True).click()
    page.get_by_role("button", name="Try it again").first.click()
    expect(page).to_have_url(re.compile("#/match/"))
    expect(page.locator("main.match")).to_be_visible()


def test_it_fits_a_phone_in_every_language(visit: Visit, shared_server: Serving, record: Path) -> None:
    ada = third_half(visit(shared_server, PHONE), record)
    page = ada.page
    expect(page.get_by_role("heading", name="Luck and play")).to_be_visible(timeout=ANALYSED)
    for language, title in (("DE", "Glück und Spiel"), ("FR", "Chance et jeu"), ("EN", "Luck and play")):
        page.get_by_role("button", name=language, exact=True).click()
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert "ui-" not in page.locator("main").inner_text()
    assert ada.violations() == []


def test_one_solves_the_puzzle_of_the_day_and_sees_ones_way(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server)
    page = ada.page
    ada.go("way")
    expect(page.get_by_text("No match of yours is over yet.")).to_be_visible()
    assert ada.violations() == []
    # A puzzle is a position at the table: nobody helps before the answer.
    asked = page.locator("section.puzzle")
    answers = page.locator(".deciding .answers button.button:enabled")
    for further in one_of_each_game():
        ada.go(f"puzzle//{further}")
        expect(asked).to_be_visible()
        expect(answers.first).to_be_visible()
        expect(page.locator(".deciding .button.main:enabled")).to_have_count(0)
        turn = page.locator("[data-turn]").get_attribute("data-turn")
        # Answered by key, judged at once, with what is best and why; by key it is tried again.
        page.keyboard.press("1")
        verdict = asked.get_by_role("status")
        expect(verdict).to_contain_text(re.compile("Right!|Good|Not the best"), timeout=ANALYSED)
        expect(asked.get_by_role("button", name="Try again")).to_be_focused()
        assert ada.violations() == []
        page.keyboard.press("Enter")
        expect(verdict).to_be_empty()
        expect(answers.first).to_be_visible()
        assert page.locator("[data-turn]").get_attribute("data-turn") == turn
    answers.first.click()
    asked.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile("#/match/"))
    page.get_by_role("link", name="Back to where this branched off").click()
    expect(asked).to_be_visible()
