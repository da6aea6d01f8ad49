"""Recorded matches gone through in the page: step by step, by link, from a file, and as a picture."""

import re
import struct
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Serving
from tests.browser.visitor import PHONE, Visitor
from thirdhalf import __version__
from thirdhalf.games.takkure.coaches import coach
from thirdhalf.games.takkure.game import takkure
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.record import Recorder, as_text
from thirdhalf.kernel.table import Table

SEED = "replay in a browser"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished match of exercise 5 between computers: tries and turnovers, no clock."""
    game = takkure()
    teams = {"home": "yamato", "away": "teriomorphs"}
    setup: dict[str, str | int | bool] = {"exercise": 5, "attacker": "home", "measuring": "open", **teams}
    recorder = Recorder(game, __version__, setup, ("Ada", "Bo"), seed_from(SEED))
    table = Table(game.new(setup, []), Dice(seed_from(SEED)), recorder)
    table.play((coach("rookie", SEED), coach("rookie", SEED)))
    file = tmp_path_factory.mktemp("records") / "match.jsonl"
    file.write_text(as_text(recorder.record(table.match)), encoding="utf-8")
    return file


def opened(visitor: Visitor, file: Path) -> Visitor:
    """Somebody who has opened the file."""
    visitor.go("replay")
    visitor.page.locator("input[type=file]").set_input_files(file)
    expect(visitor.page.locator("main.replay")).to_be_visible()
    return visitor


def moment(visitor: Visitor) -> str:
    """Where one is: choices made, and events amid the next."""
    return visitor.page.locator(".moment").inner_text().split(" / ")[0]


def told(visitor: Visitor) -> str:
    """The latest event in words."""
    return visitor.page.locator(".latest").inner_text()


def played_out(visitor: Visitor) -> str:
    """Exercise 1 on the page, all as suggested; the id of the match."""
    visitor.begin_exercise(1)
    while visitor.accept() == "asked":
        pass
    return visitor.page.url.split("/match/")[1].split("/")[0]


def test_a_file_is_verified_and_gone_through_by_keyboard(visit: Visit, shared_server: Serving, record: Path) -> None:
    ada = opened(visit(shared_server), record)
    expect(ada.page.get_by_role("status")).to_contain_text("Checked to the last event")
    assert moment(ada) == "0"
    press = ada.page.keyboard.press
    press("ArrowRight")
    first = (moment(ada), told(ada))
    press("ArrowRight")
    assert (moment(ada), told(ada)) != first
    press("ArrowLeft")
    assert (moment(ada), told(ada)) == first
    press("Shift+ArrowRight")
    assert "is activated" in told(ada)
    press("PageDown")
    highlight = int(moment(ada))
    assert highlight > 0
    press("End")
    expect(ada.page.locator(".moment")).to_have_text(re.compile(r"^(\d+) / \1$"))
    press("Home")
    assert moment(ada) == "0"
    press("+")
    press(" ")
    expect(ada.page.get_by_role("button", name="Pause")).to_be_visible()
    expect(ada.page.locator(".moment")).not_to_have_text(re.compile("^0 /"))
    press(" ")
    expect(ada.page.get_by_role("button", name="Play")).to_be_visible()
    ada.page.get_by_text("Keys", exact=True).click()
    expect(ada.page.get_by_text("picture of this moment")).to_be_visible()
    # A file has no address.
    assert not ada.page.get_by_text("copy the link to this moment").count()
    assert not ada.page.get_by_role("button", name="Link to this moment").count()


def test_a_bad_file_is_refused_with_its_line_and_reason(
    visit: Visit, shared_server: Serving, record: Path, tmp_path: Path
) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    lines[4] = "{"
    bad = tmp_path / "bad.jsonl"
    bad.write_text("\n".join(lines), encoding="utf-8")
    ada = visit(shared_server).go("replay")
    ada.forgive("400")
    ada.page.locator("input[type=file]").set_input_files(bad)
    alert = ada.page.get_by_role("alert")
    expect(alert).to_contain_text("bad.jsonl cannot be shown")
    expect(alert).to_contain_text("Line 5: this is no JSON object")
    ada.page.get_by_role("button", name="DE").click()
    expect(alert).to_contain_text("bad.jsonl kann nicht gezeigt werden")
    expect(alert).to_contain_text("Zeile 5: das ist kein JSON-Objekt")
    ada.page.get_by_role("button", name="FR").click()
    expect(alert).to_contain_text("Ligne 5 : ce n’est pas un objet JSON")
    # A good one dropped on the same page is shown all the same.
    text = record.read_text(encoding="utf-8")
    ada.page.evaluate(
        """(text) => {
          const data = new DataTransfer();
          data.items.add(new File([text], 'good.jsonl'));
          window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
        }""",
        text,
    )
    expect(ada.page.locator("main.replay")).to_be_visible()


def test_a_link_to_a_moment_works_for_somebody_else(visit: Visit, shared_server: Serving) -> None:
    ada, bo = visit(shared_server), visit(shared_server)
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    match = played_out(ada)
    ada.go(f"replay/{match}")
    expect(ada.page.locator("main.replay")).to_be_visible()
    for _ in range(5):
        ada.page.keyboard.press("ArrowRight")
    there = (moment(ada), told(ada))
    ada.page.get_by_role("button", name="Link to this moment").click()
    expect(ada.page.get_by_role("status")).to_contain_text("Link copied")
    link = ada.page.evaluate("() => navigator.clipboard.readText()")
    seats = ada.page.evaluate("() => JSON.parse(localStorage['thirdhalf.tokens'])")
    assert not [seat for seat in seats if seat["role"] in ("home", "away") and seat["token"] in link]
    bo.page.goto(link)
    expect(bo.page.locator("main.replay")).to_be_visible()
    assert (moment(bo), told(bo)) == there
    bo.page.reload()
    expect(bo.page.locator("main.replay")).to_be_visible()
    assert (moment(bo), told(bo)) == there
    bo.page.get_by_label("Seen by").select_option("home")
    expect(bo.page.locator(".moment")).to_have_text(re.compile(f"^{re.escape(there[0])} /"))


def test_an_unfinished_match_is_gone_through_in_ones_own_view(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server)
    ada.begin_exercise(1)
    for _ in range(4):
        assert ada.accept() == "asked"
    match = ada.page.url.split("/match/")[1].split("/")[0]
    ada.go(f"replay/{match}")
    expect(ada.page.locator("main.replay")).to_be_visible()
    expect(ada.page.get_by_label("Seen by")).to_be_disabled()
    ada.page.keyboard.press("End")
    assert int(moment(ada)) >= 3


@pytest.mark.parametrize("size", [(1280, 860), PHONE])
def test_a_moment_is_saved_as_a_picture(
    visit: Visit, shared_server: Serving, record: Path, tmp_path: Path, size: tuple[int, int]
) -> None:
    ada = opened(visit(shared_server, size=size), record)
    ada.page.keyboard.press("PageDown")
    if size == PHONE:
        ada.page.get_by_role("button", name="More").click()
    with ada.page.expect_download() as download:
        ada.page.get_by_role("button", name="SVG").click()
    svg = tmp_path / "still.svg"
    download.value.save_as(svg)
    text = svg.read_text(encoding="utf-8")
    assert "YAMATO" in text
    assert "TERIOMORPHS" in text
    assert "var(" not in text
    assert text.count("url(#halo-") >= ada.page.locator(".token").count()
    with ada.page.expect_download() as download:
        ada.page.keyboard.press("p")
    png = tmp_path / "still.png"
    download.value.save_as(png)
    data = png.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    field = ada.page.locator("[data-still]").bounding_box()
    assert field is not None
    assert struct.unpack(">I", data[16:20])[0] == 2 * round(field["width"])
    assert len(data) > 30_000


def test_a_phone_shows_boards_and_log_over_the_pitch(visit: Visit, shared_server: Serving, record: Path) -> None:
    ada = opened(visit(shared_server, size=PHONE), record)
    page = ada.page
    page.keyboard.press("PageDown")
    assert not page.locator("aside").count()
    for name, holds in (("Boards", "Yokozuna"), ("Log", told(ada))):
        page.get_by_role("button", name=name, exact=True).click()
        shown = page.locator("aside")
        expect(shown).to_contain_text(holds)
        box, screen = shown.bounding_box(), page.locator("main .pitch").bounding_box()
        assert box is not None
        assert screen is not None
        assert screen["y"] <= box["y"]
        assert box["y"] + box["height"] <= screen["y"] + screen["height"] + 1
        assert ada.violations() == []
    assert not ada.scrolls_sideways()
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.locator("aside")).to_have_count(0)


OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll('.rolls .what, .rolls .dice, .rolls .result, .rolls .tail button')]
    .map((each) => [each.className || each.textContent, each.getBoundingClientRect()])
    .filter(([, box]) => box.width && box.height);
  return boxes.flatMap(([name, a], i) => boxes.slice(i + 1)
    .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
    .map(([other]) => `${name} and ${other}`));
}"""


@pytest.mark.parametrize("size", [(1280, 860), PHONE])
def test_no_part_of_a_roll_lies_on_another(
    visit: Visit, shared_server: Serving, record: Path, size: tuple[int, int]
) -> None:
    ada = opened(visit(shared_server, size=size, language="de"), record)
    rolls = 0
    for _ in range(300):
        ada.page.keyboard.press("ArrowRight")
        if ada.page.locator(".rolls").count():
            rolls += 1
            assert ada.page.evaluate(OVERLAPS) == []
    assert rolls


@pytest.mark.parametrize("size", [(1280, 860), PHONE])
def test_the_page_has_no_barriers(visit: Visit, shared_server: Serving, record: Path, size: tuple[int, int]) -> None:
    ada = visit(shared_server, size=size).go("replay")
    assert ada.violations() == []
    opened(ada, record)
    assert ada.violations() == []


def test_a_record_file_is_downloaded_and_opened_by_somebody_else(
    visit: Visit, shared_server: Serving, tmp_path: Path
) -> None:
    ada, bo = visit(shared_server), visit(shared_server)
    played_out(ada)
    ada.go("matches")
    with ada.page.expect_download() as download:
        ada.page.locator("main li").first.get_by_role("button").first.click()
    file = tmp_path / "record.jsonl"
    download.value.save_as(file)
    opened(bo, file)
    # Another seed than was promised.
    text = file.read_text(encoding="utf-8")
    changed = re.sub(r'"seed":"....', '"seed":"0000', text)
    assert changed != text
    file.write_text(changed, encoding="utf-8")
    bo.forgive("400")
    bo.page.reload()
    bo.page.locator("input[type=file]").set_input_files(file)
    expect(bo.page.get_by_role("alert")).to_contain_text("Line 1, “commitment”: does not belong to the seed")
