"""How heavy the site is and how soon it can be used: bytes, the page, the engine, a coach's decision.

`python -m benchmarks.site [VISITORS]`, with the site made (`make site`), a Chromium and a Node. The browser is slowed
fourfold, its workers too; figures of starts are medians over so many visitors, each with a first visit and a second.
"""

import contextlib
import sys
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks._deciding import told
from benchmarks._slowed import all_worked, renderers, slowed
from tests.browser.conftest import FLAGS, chromium
from tests.site.static import SITE, Host
from tests.site.test_digests import node
from tools.build_site import sent

SLOWED = 4
VISITORS = 5
PATIENCE = 180_000
USABLE = """
new MutationObserver((_, observer) => {
  if (!document.querySelector('.door')) return;
  observer.disconnect();
  // After the frame in which it is painted.
  requestAnimationFrame(() => setTimeout(() => performance.mark('usable')));
}).observe(document, { childList: true, subtree: true });
"""
COUNTED = """() => {
  const began = performance.now();
  let sum = 0;
  for (let step = 0; step < 2e8; step++) sum = (sum * 31 + step) | 0;
  return performance.now() - began + 0 * sum;
}"""
"""Milliseconds that a loop takes."""
REMEMBERED = """async () => {
  const memories = await (await caches.open('thirdhalf memory')).keys();
  // The memory itself, under the name of its folder, comes last.
  return memories.some((kept) => kept.url.endsWith('/'));
}"""
MARKED = "(name) => performance.getEntriesByName(name)[0]?.startTime"


def marked(page: Page, name: str) -> float:
    """Seconds from the beginning of the visit until that was so."""
    return float(page.wait_for_function(MARKED, arg=name).json_value()) / 1000


def visitor(browser: Browser, host: Host) -> list[float]:
    """Seconds until the page can be used and until the engine is there: first visit, then second."""
    context = browser.new_context()
    context.add_init_script(USABLE)
    context.set_default_timeout(PATIENCE)
    found: list[float] = []
    for _ in range(2):
        page = context.new_page()
        page.goto(host.url, wait_until="commit")
        found += [marked(page, "usable"), marked(page, "engine")]
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        page.wait_for_function(REMEMBERED)
        page.close()
    context.close()
    return found


def counted(browser: Browser, main: int) -> float:
    """How long a loop in a page takes, in times of what its thread has of a processor meanwhile: the median of three.
    One on a machine that does nothing else, and never less than what the browser is slowed by.
    """
    page = browser.new_page()
    found = []
    for _ in range(3):
        before = all_worked(renderers(main))
        milliseconds = float(page.evaluate(COUNTED))
        most = max([spent - before.get(task, 0) for task, spent in all_worked(renderers(main)).items()])
        found.append(milliseconds / (most / 1e6))
    page.close()
    return median(found)


def starts(browser: Browser, host: Host, visitors: int, times: int) -> None:
    """The medians of some visitors."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    main = next(each["id"] for each in processes if each["type"] == "browser")
    with slowed(main, times) if times > 1 else contextlib.nullcontext():
        slower = counted(browser, main)
        found = [visitor(browser, host) for _ in range(visitors)]
    cold_page, cold_engine, warm_page, warm_engine = (median(each) for each in zip(*found, strict=True))
    say(f"{times} times slower ({slower:.1f} by a loop), {visitors} visitors, medians in s:")
    say(f"  first visit: page {cold_page:.2f}, engine {cold_engine:.2f}")
    say(f"  second: page {warm_page:.2f}, engine {warm_engine:.2f}")


def decisions() -> None:
    """What `club` takes for a decision, here and in the site's Python."""
    for game in ("takkure", "dreadball"):
        native = [float(each) for each in told(game).split()]
        line = f"from benchmarks._deciding import told; print(told({game!r}))"
        here = [float(each) for each in node(line)[-1].split()]
        ratio = here[0] / native[0]
        say(f"club, {game}: mean {here[0]:.1f} ms, 99 % {here[1]:.0f}, longest {here[2]:.0f}; {ratio:.1f} times native")


def say(line: str) -> None:
    """One line."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    """Measure all of it."""
    path = chromium()
    if path is None or not (SITE / "index.html").is_file():
        raise SystemExit("needs a Chromium and the site (make site)")
    visitors = int(sys.argv[1]) if len(sys.argv) > 1 else VISITORS
    say(f"all files: {sent() / 1e6:.2f} MB")
    host = Host()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        for times in (1, SLOWED):
            starts(browser, host, visitors, times)
        browser.close()
    host.close()
    decisions()


if __name__ == "__main__":
    main()
