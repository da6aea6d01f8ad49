"""How heavy the site is and how soon it can be used: bytes, the page, the engine.

`python -m benchmarks.site`, with the site made (`make site`) and a Chromium. The processor is slowed fourfold for the
page; Chromium does not slow workers, so what the engine needs is told as it is on this machine.
"""

import sys
import time

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.conftest import FLAGS, chromium
from tests.site.static import SITE, Host

SLOWED = 4
PATIENCE = 180_000
READY = "() => document.querySelector('.door') && !document.querySelector('.notice')"


def slowed(context: BrowserContext) -> Page:
    """A page on a slow machine."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    return page


def visited(page: Page, host: Host) -> tuple[float, float]:
    """Seconds until the home page can be used, and until the engine is there."""
    begun = time.perf_counter()
    page.goto(host.url, wait_until="commit")
    page.wait_for_selector(".door")
    usable = time.perf_counter() - begun
    page.wait_for_timeout(500)
    page.wait_for_function(READY)
    return usable, time.perf_counter() - begun


def measure(browser: Browser, host: Host) -> None:
    """One visitor: the first visit and the second."""
    context = browser.new_context()
    page = slowed(context)
    cold = visited(page, host)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.close()
    page = slowed(context)
    warm = visited(page, host)
    say(f"cold: page {cold[0]:.1f} s, engine {cold[1]:.1f} s; warm: page {warm[0]:.1f} s, engine {warm[1]:.1f} s")
    context.close()


def sent() -> int:
    """Bytes on the way from a host that compresses."""
    packed = {file.with_suffix("") for file in SITE.rglob("*.br")}
    files = [file for file in SITE.rglob("*") if file.is_file() and file.suffix != ".gz" and file not in packed]
    return sum([file.stat().st_size for file in files])


def say(line: str) -> None:
    """One line."""
    sys.stdout.write(f"{line}\n")


def main() -> None:
    """Measure all of it."""
    path = chromium()
    if path is None or not (SITE / "index.html").is_file():
        raise SystemExit("needs a Chromium and the site (make site)")
    say(f"all files: {sent() / 1e6:.2f} MB")
    host = Host()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        measure(browser, host)
        browser.close()
    host.close()


if __name__ == "__main__":
    main()
