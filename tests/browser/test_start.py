"""The page is there soon after `thirdhalf play`. `benchmarks/browser.py` measures how soon; here only that it is."""

import time
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.cli.test_play import playing

LATEST = 30.0
"""Seconds, on a machine with many other things to do. Alone it takes about one."""


def test_the_page_can_be_used_at_once(browser: Browser, tmp_path: Path) -> None:
    page = browser.new_page()
    began = time.monotonic()
    with playing(tmp_path, "--no-browser", "--port", "0") as address:
        page.goto(address)
        expect(page.locator("nav.doors a").first).to_be_visible()
        assert time.monotonic() - began < LATEST
        page.close()
