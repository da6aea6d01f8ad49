"""A finished match gone through again."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Serving
from tests.browser.visitor import Visitor


def played(visitor: Visitor) -> str:
    """An exercise, played to its end; the id of the match."""
    visitor.begin_exercise(1)
    while visitor.accept() == "asked":
        pass
    return visitor.page.url.rsplit("/", 1)[1]


def moment(visitor: Visitor) -> int:
    """Where the replay is."""
    return int(visitor.page.locator("input[type=range]").first.input_value())


def test_a_link_to_a_moment_leads_there(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server)
    match = played(ada)
    ada.page.locator(f".call.end a[href='#/replay/{match}']").click()
    expect(ada.page.locator("main.replay")).to_be_visible()
    assert moment(ada) == 0
    start = ada.places()
    for _ in range(9):
        ada.page.get_by_role("button", name="One step on").click()
    assert moment(ada) == 9
    there = ada.places()
    assert there != start
    link = ada.page.locator("a", has_text="Link to this moment").get_attribute("href")
    assert link == f"#/replay/{match}/9"
    ada.page.goto("about:blank")
    ada.page.goto(ada.url + link)
    expect(ada.page.locator("main.replay")).to_be_visible()
    assert moment(ada) == 9
    assert ada.places() == there
    ada.page.locator("input[type=range]").first.fill("0")
    assert ada.places() == start


def test_a_record_file_is_downloaded_and_opened_by_somebody_else(
    visit: Visit, shared_server: Serving, tmp_path: Path
) -> None:
    ada, bo = visit(shared_server), visit(shared_server)
    played(ada)
    ada.go("matches")
    with ada.page.expect_download() as download:
        ada.page.locator("main li").first.get_by_role("button").first.click()
    file = tmp_path / "record.jsonl"
    download.value.save_as(file)
    bo.go("replay")
    bo.page.locator("input[type=file]").set_input_files(file)
    expect(bo.page.locator("main.replay")).to_be_visible()
    # Another seed than was promised.
    text = file.read_text(encoding="utf-8")
    changed = re.sub(r'"seed":"....', '"seed":"0000', text)
    assert changed != text
    file.write_text(changed, encoding="utf-8")
    bo.forgive("400")
    bo.page.reload()
    bo.page.locator("input[type=file]").set_input_files(file)
    expect(bo.page.get_by_role("alert")).to_be_visible()
