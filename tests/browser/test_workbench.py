"""The workbench: from nothing to a measured team of one's own, by key; for everybody who can read it."""

import zipfile
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Serving
from thirdhalf.games import kit_of

WRITTEN = """async (text) => {
  try {
    const game = await (await navigator.storage.getDirectory()).getDirectoryHandle('takkure');
    return (await (await (await game.getFileHandle('pitches.toml')).getFile()).text()) === text;
  } catch {
    return false;
  }
}"""
"""Whether the folder of the page's own has a file with this text."""


def test_a_team_is_made_mended_measured_and_played(visit: Visit, hasty_server: Serving, tmp_path: Path) -> None:
    ada = visit(hasty_server)
    page = ada.go("").page
    page.get_by_role("link", name="Workbench").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("No team of your own yet")).to_be_visible()
    expect(page.get_by_label("Begin with")).to_have_value("dorikin")
    new = page.get_by_role("button", name="New team")
    expect(new).to_be_enabled()
    new.focus()
    page.keyboard.press("Enter")
    team = page.get_by_role("region", name="Team 1")
    expect(team).to_be_visible()
    state = page.get_by_role("region", name="The draft")
    expect(state.get_by_role("status")).to_have_text("It can be played.")
    assert ada.violations() == []
    # A mistake is told at its field while one types, and gone when it is mended.
    team.locator("summary").first.focus()
    page.keyboard.press("Enter")
    strength = team.locator("details").first.get_by_label("STR", exact=True)
    before = strength.input_value()
    strength.fill("99")
    expect(strength).to_have_attribute("aria-invalid", "true")
    expect(team.get_by_text("must be a whole number")).to_be_visible()
    play = page.get_by_role("button", name="Play it now")
    expect(play).to_be_disabled()
    assert ada.violations() == []
    # From what is said of it a key leads there.
    state.get_by_role("button", name="Team 1: Bosozoku: STR: must be a whole number").focus()
    page.keyboard.press("Enter")
    expect(strength).to_be_focused()
    strength.fill(before)
    # What was unfolded stays so.
    expect(strength).to_be_visible()
    expect(state.get_by_role("status")).to_have_text("It can be played.")
    # A version is kept; what comes later is told beside the game's own, drawn while one types, and taken back.
    keep = page.get_by_role("button", name="Keep this version")
    keep.focus()
    page.keyboard.press("Enter")
    pitches = page.get_by_role("region", name="Pitches")
    pitches.get_by_label("Pitches that comes with the game").select_option("match")
    pitches.get_by_role("button", name="Change it").focus()
    page.keyboard.press("Enter")
    pitches.locator("summary").focus()
    page.keyboard.press("Enter")
    drawn = pitches.get_by_role("img", name="How it looks")
    expect(drawn).to_have_attribute("viewBox", "-14.5 -9.5 29 19")
    pitches.get_by_label("Length").fill("30")
    expect(drawn).to_have_attribute("viewBox", "-16.5 -9.5 33 19")
    changed = state.get_by_role("row").filter(has_text="Length")
    expect(changed.get_by_role("cell")).to_have_text(["Length", "26", "30"])
    assert ada.violations() == []
    # As a ZIP it goes out and comes in again.
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as ZIP").click()
    archive = tmp_path / "content.zip"
    saved.value.save_as(archive)
    versions = state.get_by_role("list").last.get_by_role("button")
    versions.click()
    expect(pitches.locator("summary")).to_have_count(0)
    # What was there before is not lost.
    expect(versions).to_have_count(2)
    page.get_by_label("Open a ZIP").set_input_files(archive)
    expect(pitches.locator("summary")).to_have_count(1)
    expect(changed).to_be_visible()
    versions.last.click()
    expect(pitches.locator("summary")).to_have_count(0)
    # And as a folder; the browser's own dialogue is answered with a place that only this page has.
    with zipfile.ZipFile(archive) as packed:
        packed.extractall(tmp_path / "mine")
    page.get_by_label("Open a folder").set_input_files(tmp_path / "mine")
    expect(pitches.locator("summary")).to_have_count(1)
    page.evaluate("window.showDirectoryPicker = () => navigator.storage.getDirectory()")
    page.get_by_role("button", name="Save into a folder").click()
    page.wait_for_function(WRITTEN, arg=(tmp_path / "mine" / "takkure" / "pitches.toml").read_text("utf-8"))
    versions.last.click()
    expect(pitches.locator("summary")).to_have_count(0)
    # What was typed is there again when one comes back.
    page.reload()
    expect(team).to_be_visible()
    expect(play).to_be_enabled()
    page.get_by_label("Opponent").select_option("random")
    page.get_by_label("Rounds of two matches").fill("2")
    expect(page.get_by_text("60 matches in all")).to_be_visible()
    measure = page.get_by_role("button", name="Measure it")
    measure.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Save the whole report")).to_be_visible(timeout=120_000)
    # What was measured is the server's to keep.
    page.reload()
    matrix = page.get_by_role("table", name="Share of the points")
    expect(matrix.get_by_role("row")).to_have_count(len(kit_of("takkure").game(None).about()["teams"]) + 2)  # type: ignore[arg-type]  # it is a list
    # One's own comes first, and all of them are in sight.
    expect(matrix.get_by_role("rowheader").first).to_have_text("Team 1")
    assert matrix.evaluate("(table) => table.scrollWidth <= table.parentElement.clientWidth")
    # Of another draft than this it says so.
    before_that = page.get_by_text("measured before the draft was last changed")
    expect(before_that).to_have_count(0)
    team.get_by_label("Name", exact=True).first.fill("Ronin")
    expect(before_that).to_be_visible()
    page.get_by_role("region", name="Ronin").get_by_label("Name", exact=True).first.fill("Team 1")
    expect(before_that).to_have_count(0)
    assert ada.violations() == []
    play.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/#/match/**")
    # A whole match, in which the team has its own name.
    expect(page.get_by_text("Team 1").first).to_be_visible()
    expect(page.get_by_text("First steps")).to_have_count(0)
