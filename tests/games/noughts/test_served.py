"""The third game on a server and on its page: neither has a line about it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.conftest import FLAGS, chromium
from tests.browser.serving import Serving
from tests.browser.visitor import Visitor
from tests.missing import missing
from tests.server.harness import Client, ask, create
from thirdhalf.games import kit_of
from thirdhalf.kernel.record import record_from
from thirdhalf.kernel.replay import verify
from thirdhalf.server.app import BUILT


@pytest.fixture
def server(tmp_path: Path, noughts_registered: None) -> Iterator[Serving]:
    """A server as a process of its own, with the one line in its environment."""
    serving = Serving(tmp_path / "matches")
    yield serving
    serving.stop()


def test_a_match_is_played_over_a_connection_and_its_record_holds(server: Serving) -> None:
    assert [game["id"] for game in ask(server.url, "api/about").json["games"]] == ["takkure", "dreadball", "noughts"]
    match = create(server.url, "mine", "random", game="noughts", first="home")
    with Client(server.url, match["home"]) as client:
        assert client.until_asked()
        assert client.question is not None
        assert client.question["prompt"] == {"message": "noughts-question-square", "values": {}}
        hinted = client.request("consult", turn=client.turn)
        assert [hint["choice"] for hint in hinted["hints"]] == [[square] for square in range(9)]
        assert client.choose([4])["type"] == "accepted"
        while client.until_asked():
            client.play_a_decision()
        assert client.state["cells"][1][1] == "O"
        held = {"Authorization": f"Bearer {match['home']}"}
        record = record_from("record", ask(server.url, f"api/matches/{match['match']}/record", headers=held).body)
        assert verify(kit_of("noughts").game(None), record).project(0) == client.state


@pytest.fixture
def browser() -> Iterator[Browser]:
    """Chromium, without a window."""
    path = chromium()
    if path is None:
        missing("there is no Chromium (tools/chromium gets it on Debian)")
    if not (BUILT / "index.html").is_file():
        missing("the client is not built (make web)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


def test_its_board_is_drawn_and_played_on(server: Serving, browser: Browser) -> None:
    ada = Visitor(browser, server.url, (1280, 860), {"language": "en", "speed": 0, "hints": True, "name": "Ada"})
    page = ada.go("new/computer").page
    page.get_by_text("Noughts and crosses").first.click()
    page.get_by_role("button", name="Begin").click()
    assert ada.until_ready() == "asked"
    expect(page.locator(".bar.mine")).to_contain_text("Which square?")
    # The computer may have begun, and taken any square.
    free = page.locator("button[data-thing]").first.get_attribute("data-thing")
    page.locator(f"button[data-thing='{free}']").click()
    expect(page.locator(f"span[data-thing='{free}']")).to_have_text("O")
    state = ada.until_ready()
    while state == "asked":
        state = ada.accept()
    assert state == "over"
    expect(page.locator(".history")).to_contain_text("Home marks")
    assert ada.unforgiven() == []
    ada.close()
