"""The page is there soon after `thirdhalf play`. `benchmarks/browser.py` measures how soon; here only that it is."""

import time
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.cli.test_play import playing

LATEST = 30.0
"""Seconds, on a machine with many other things to do. Alone it takes about one."""
HEAVIEST = 150_000
"""Bytes of the first page over the wire, words and fonts and all."""


def test_the_page_is_light_and_can_be_used_at_once(browser: Browser, tmp_path: Path) -> None:
    page = browser.new_page()
    sizes: list[float] = []
    wire = page.context.new_cdp_session(page)
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    wire.send("Network.enable")
    began = time.monotonic()
    with playing(tmp_path, "--no-browser", "--port", "0") as address:
        page.goto(address)
        expect(page.locator("nav.doors a").first).to_be_visible()
        assert time.monotonic() - began < LATEST
        page.wait_for_load_state("networkidle")
        assert 50_000 < sum(sizes) < HEAVIEST
        page.close()
