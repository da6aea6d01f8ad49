"""How soon the page can be used, how smoothly it moves, and how large it is: in Chromium without a window.

A start is `thirdhalf play` from its first instruction to the home page's doors, with a browser already there. Frames
are counted over some seconds at 1280 × 860: while a match between computers is shown at its ordinary speed, and while
all its players are moved in every frame. Best of some rounds: other work on the machine only slows it down.
Prints a table, or one JSON object with --json.
"""

import gzip
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from benchmarks._shared import Number, tell
from thirdhalf.server.app import BUILT

STARTS = 7
ROUNDS = 3
SECONDS = 3
FLAGS = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync")
SIZE: ViewportSize = {"width": 1280, "height": 860}

COUNT = """(milliseconds) => new Promise((done) => {
  let frames = 0;
  let start = 0;
  const frame = (now) => {
    start ||= now;
    if (now - start >= milliseconds) return done((frames * 1000) / (now - start));
    frames += 1;
    globalThis.moveAll?.(now);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})"""

MOVE_ALL = """() => {
  const tokens = [...document.querySelectorAll('[data-player]')].map((token) => {
    const place = new DOMMatrix(getComputedStyle(token).transform);
    return { token, x: place.e, y: place.f };
  });
  globalThis.moveAll = (now) => tokens.forEach(({ token, x, y }, i) => {
    const turn = now / 400 + i;
    token.style.transform = `translate(${x + 60 * Math.sin(turn)}px, ${y + 40 * Math.cos(turn)}px)`;
  });
  return tokens.length;
}"""


def start(folder: Path) -> tuple[subprocess.Popen[str], str]:
    """`thirdhalf play` and its address."""
    command = [sys.executable, "-m", "thirdhalf", "play", "--no-browser", "--port", "0", "--data", str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, process.stdout.readline().split()[3]


def measure_start(browser: Browser) -> tuple[float, float]:
    """Seconds to the server's address and to a page that can be used."""
    page = browser.new_page(viewport=SIZE)
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        process, address = start(Path(folder))
        serving = time.perf_counter() - began
        page.goto(address, wait_until="commit")
        page.locator("nav.doors a").first.wait_for()
        usable = time.perf_counter() - began
        page.close()
        end(process)
    return serving, usable


def end(process: "subprocess.Popen[str]") -> None:
    """Stop it cleanly."""
    with process:
        process.terminate()


def open_match(browser: Browser, address: str) -> Page:
    """A page on a match between computers."""
    page = browser.new_page(viewport=SIZE)
    page.goto(f"{address}#/new/watch")
    page.locator("form button[type=submit]").click()
    page.locator("[data-player]").nth(7).wait_for(timeout=60_000)
    return page


def measure_frames(browser: Browser, address: str) -> tuple[float, float, int]:
    """Frames a second in the running match, then with all players moving, and how many those are."""
    page = open_match(browser, address)
    running = float(page.evaluate(COUNT, SECONDS * 1000))
    page.locator(".pacer button").first.click()
    page.wait_for_timeout(1500)
    players = int(page.evaluate(MOVE_ALL))
    moving = float(page.evaluate(COUNT, SECONDS * 1000))
    page.close()
    return running, moving, players


def main() -> None:
    """Measure and print."""
    path = shutil.which(os.environ.get("CHROMIUM", "chromium"))
    if path is None or not (BUILT / "index.html").is_file():
        print("skipped: this needs Chromium and the built client (make web)")
        return
    files = [file for file in BUILT.rglob("*") if file.is_file() and file.suffix != ".woff2"]
    size = sum(len(gzip.compress(file.read_bytes(), mtime=0)) for file in files)
    rows: dict[str, Number] = {"client without fonts, compressed, kB": round(size / 1000, 1)}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        browser.new_page().close()
        serving, usable = min((measure_start(browser) for _ in range(STARTS)), key=lambda each: each[1])
        rows["server listens after, seconds"] = round(serving, 2)
        rows["page can be used after, seconds"] = round(usable, 2)
        with tempfile.TemporaryDirectory() as folder:
            process, address = start(Path(folder))
            try:
                found = [measure_frames(browser, address) for _ in range(ROUNDS)]
            finally:
                end(process)
        players = min(each[2] for each in found)
        rows["frames a second, a match between computers"] = round(max(each[0] for each in found))
        rows[f"frames a second, {players} players moving at once"] = round(max(each[1] for each in found))
        browser.close()
    tell(f"Browser, load {os.getloadavg()[0]:.1f}", rows)


if __name__ == "__main__":
    main()
