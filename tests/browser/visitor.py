"""Somebody at a page of the client: what can be done there, and what was heard and said meanwhile."""

import json
import os
import re
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, WebSocket, expect

from tests.hygiene.sources import ROOT

LAPTOP = (1280, 860)
PHONE = (390, 844)
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
PATIENCE = 20_000

SUGGESTED = ".bar.mine .button.main:enabled"
"""The answer that is suggested, once it is known."""
READY = """(before) => {
  if (document.querySelector('main:not(.match) > button.main')) return 'curtain';
  if (document.querySelector('.call.end')) return 'over';
  const bar = document.querySelector('.bar.mine');
  return bar && bar.dataset.turn !== before && bar.querySelector('.button.main:enabled') ? 'asked' : null;
}"""


# What fades in has not its contrast yet: what moves comes to its end at once. What pulses for ever is as it is.
SETTLED = """() => {
  const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
  for (const one of ending) one.finish();
  return Promise.allSettled(ending.map((one) => one.finished)).then(() => null);
}"""

# The dice come of a number that the page gives, too (docs/dice.md): with the server's (seeded.py) they are the same in
# every run. Nothing else that a page draws by lot has this size.
SAME_NUMBER = """
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (room) => (room.length === 32 ? room.fill(7) : draw(room));
"""


class Visitor:
    """A browser of its own (nothing is shared with other visitors but the server), with one page."""

    def __init__(self, browser: Browser, url: str, size: tuple[int, int], settings: dict[str, object]) -> None:
        width, height = size
        phone = width < 600
        self.url = url
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=phone, is_mobile=phone, locale="en-GB"
        )
        self.context.set_default_timeout(PATIENCE)
        # Only where nothing is kept yet: what a person chooses on the page stays chosen.
        kept = json.dumps(json.dumps(settings))
        self.context.add_init_script(f"if (location.origin !== 'null') localStorage['thirdhalf.settings'] ??= {kept}")
        if not os.environ.get("EXPLORE"):
            self.context.add_init_script(SAME_NUMBER)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        """Errors and warnings of the console, exceptions, and requests to anywhere else."""
        self.heard: list[str] = []
        """Every message that came through a WebSocket, as text."""
        self._forgiven: list[str] = []
        self.page.on("console", self._note)
        self.page.on("pageerror", lambda error: self.complaints.append(f"exception: {error}"))
        self.page.on("request", self._check_address)
        self.page.on("websocket", self._listen)

    # What is noticed.

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def _check_address(self, request: Request) -> None:
        if not request.url.startswith((self.url, "data:", "blob:")):
            self.complaints.append(f"a request to elsewhere: {request.url}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.heard.append(str(text)))

    def messages(self) -> list[dict[str, Any]]:
        """The messages that came through WebSockets."""
        return [json.loads(text) for text in self.heard]

    def forgive(self, pattern: str) -> None:
        """Complaints that the test itself causes, such as a connection to a server that was killed."""
        self._forgiven.append(pattern)

    def forgive_a_dead_server(self) -> None:
        """What a browser may say of one that is killed: nobody takes the call, or whoever took it never answers."""
        self.forgive("ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE)|WebSocket connection to .* failed")

    def unforgiven(self) -> list[str]:
        """What the page should not have complained about."""
        return [each for each in self.complaints if not any(re.search(one, each) for one in self._forgiven)]

    # Going somewhere.

    def go(self, path: str = "") -> "Visitor":
        """Open a page by its address: `learn`, `match/ID`."""
        self.page.goto(f"{self.url}#/{path}")
        expect(self.page.locator("main")).to_be_visible()
        return self

    def text(self) -> str:
        """Everything that the page's document says, seen or not."""
        return str(self.page.evaluate("() => document.documentElement.outerHTML"))

    def begin_exercise(self, number: int) -> None:
        """From the home page into an exercise."""
        self.go()
        self.page.locator("a[href='#/learn']").click()
        self.page.locator("main ol > li").nth(number - 1).get_by_role("button").click()
        self.until_ready()

    # Deciding.

    @property
    def turn(self) -> str:
        """The number of the question that is shown; empty where none is."""
        bar = self.page.locator(".bar.mine")
        return (bar.get_attribute("data-turn") or "") if bar.count() else ""

    @property
    def topic(self) -> str:
        """What the question is about."""
        bar = self.page.locator(".bar.mine")
        return (bar.get_attribute("data-topic") or "") if bar.count() else ""

    def until_ready(self, before: str = "") -> str:
        """Wait for another question than that one, with its suggestion (`asked`), the end of the match (`over`), or
        the curtain between two coaches at one screen (`curtain`).
        """
        return str(self.page.wait_for_function(READY, arg=before).json_value())

    def accept(self) -> str:
        """Take the suggested answer by a click, and wait for what comes then."""
        before = self.turn
        self.page.locator(SUGGESTED).first.click()
        return self.until_ready(before)

    def accept_by_key(self) -> str:
        """Take the suggested answer by the Enter key, and wait for what comes then."""
        before = self.turn
        self.page.keyboard.press("Enter")
        return self.until_ready(before)

    def draw_the_curtain(self) -> str:
        """Take the device over from the other coach."""
        self.page.locator("main > button.main").click()
        return self.until_ready()

    # Looking.

    def violations(self) -> list[str]:
        """What axe-core finds that is serious or worse."""
        if not self.page.evaluate("() => 'axe' in globalThis"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        self.page.evaluate(SETTLED)
        found = self.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{one['id']} ({one['impact']}): {one['help']}: {node['html'][:160]} {node['any'][:1]}"
            for one in found["violations"]
            if one["impact"] in SERIOUS
            for node in one["nodes"][:3]
        ]

    def scrolls_sideways(self) -> bool:
        """Whether the page is wider than the screen."""
        wide = "() => document.scrollingElement.scrollWidth > document.scrollingElement.clientWidth"
        return bool(self.page.evaluate(wide))

    def small_targets(self, least: int = 24) -> list[str]:
        """Buttons, links and fields that can be seen and are smaller than they may be."""
        found = self.page.evaluate(SMALL, least)
        return [str(one) for one in found]

    def places(self) -> list[str]:
        """Every player on the pitch with what is told of it, and where it stands."""
        told = "(all) => all.map((one) => one.title + one.style.transform)"
        return list(self.page.locator("[data-player]").evaluate_all(told))

    def close(self) -> None:
        """Leave."""
        self.context.close()


# A box or a circle counts with its label, which can be pressed too.
SMALL = """(least) => [...document.querySelectorAll('button, a[href], input, select, summary')].flatMap((each) => {
  const target = each.matches('input[type=checkbox], input[type=radio]') ? (each.closest('label') ?? each) : each;
  const box = target.getBoundingClientRect();
  const seen = each.checkVisibility({ visibilityProperty: true }) && box.width > 1 && box.height > 1;
  const small = Math.min(box.width, box.height) < least - 0.01;
  return seen && small ? [`${each.outerHTML.slice(0, 120)}: ${box.width} × ${box.height}`] : [];
})"""
