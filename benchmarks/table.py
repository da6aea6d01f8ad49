"""What it is like to sit at the table: a real browser, driven by what is suggested and by somebody new to the game.

Exercise 1 is played as somebody new does: reads what the guide says, then takes what it points at. Matches are played
by suggestions alone, on a laptop (1440 × 900) and on a phone (390 × 844), while the page notes every size its pitch has
and everything that moves without being asked to. The adviser is asked in every way there is, question by question.
`python -m benchmarks.table RUNS QUESTIONS`: so many runs of the exercise (20), so many questions in each game (100).
Prints a table, or one JSON object with --json.
"""

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from benchmarks._shared import GAMES, Number, tell
from benchmarks._watching import Count, answer_until, ended, heard_events, next_question, same_answer
from tests.browser.conftest import FLAGS, chromium
from tests.browser.looking import LOOK_ON, SEEN
from tests.browser.serving import Serving
from tests.browser.visitor import Visitor
from thirdhalf.server.app import BUILT

LAPTOP = (1440, 900)
PHONE = (390, 844)
SIZES = {"laptop": LAPTOP, "phone": PHONE}
LONGEST = 900
"""Questions after which a match is left."""
SETTINGS = {"language": "en", "speed": 0, "calm": False, "help": "advice", "name": "Ada"}
DODGING = ("dodge", "break through")

Make = Callable[..., Visitor]


def visitor(browser: Browser, url: str, size: tuple[int, int], **settings: object) -> Visitor:
    """Somebody at a page that notes what moves."""
    one = Visitor(browser, url, size, SETTINGS | settings)
    one.context.add_init_script(LOOK_ON)
    return one


def lesson(make: Make) -> tuple[Count, set[str], bool]:
    """Exercise 1 as somebody new plays it: clicks, the actions met, and whether a die was seen."""
    ada = make(LAPTOP)
    ada.begin_exercise(1)
    count = Count()
    while not ended(ada):
        count.prompts += 1
        before = ada.turn
        # What is said is read first.
        while (said := ada.page.locator(".guide .buttons .pointed")).count():
            said.first.click()
            count.clicks += 1
        next_question(ada, before, count)
    events = heard_events(ada)
    met = {str(event["values"]["action"]) for event in events if event["kind"] == "declared"}
    dice = any(event["kind"] == "rolled" for event in events)
    ada.close()
    return count, met, dice


def begin(ada: Visitor, game: str) -> None:
    """A whole match against the computer."""
    ada.go("new/computer")
    if game == "takkure":
        ada.page.get_by_role("radio", name="Full match").check()
        # 0.03: nobody advises else.
        ada.page.get_by_role("checkbox", name="Open measuring").check()
    ada.page.locator("form button[type=submit]").click()
    ada.until_ready()


def match(make: Make, game: str, size: tuple[int, int]) -> tuple[Count, dict[str, Any]]:
    """A match by suggestions: what it took, and what the page noted meanwhile."""
    ada = make(size, game=game)
    begin(ada, game)
    count = Count()
    ada.page.evaluate("() => lookOn.begin()")
    answer_until(ada, game, count, LONGEST)
    seen: dict[str, Any] = ada.page.evaluate(SEEN)
    ada.close()
    return count, seen


def contests(make: Make, game: str, least: int) -> list[float]:
    """How long each roll was to be seen, in milliseconds, at the ordinary speed."""
    ada = make(LAPTOP, game=game, speed=1)
    begin(ada, game)
    ada.page.evaluate("() => lookOn.begin()")
    times: list[float] = []
    while not ended(ada):
        next_question(ada, ada.turn, Count())
        times = ada.page.evaluate("() => lookOn.rolls")
        if len(times) >= least:
            break
    ada.close()
    return times


def advised(make: Make, game: str, questions: int) -> tuple[int, int, int]:
    """How many questions were asked about, at how many the best hint was what was suggested, and at how many the
    computer, left to decide, did what was suggested.
    """
    asked = same_hint = same_step = 0
    while asked < questions:
        ada = make(LAPTOP, game=game, panel=False)
        begin(ada, game)
        noted: list[tuple[dict[str, Any], list[int]]] = []
        while not ended(ada) and asked + len(noted) < questions:
            question = [each for each in ada.messages() if each.get("question")][-1]["question"]
            suggested = [each for each in ada.messages() if each["type"] == "suggested"][-1]["choice"]
            ada.page.keyboard.press("h")
            ada.page.wait_for_selector(".bar .hints")
            hinted = [each for each in ada.messages() if each["type"] == "hinted"]
            hints = hinted[-1]["hints"]
            same_hint += bool(hints) and hints[0]["choice"] == suggested
            noted.append((question, suggested))
            before = ada.turn
            ada.page.keyboard.press("c")
            ada.until_ready(before)
        record = ada.page.evaluate(RECORD)
        own = [line for line in record if line.get("by") == "home"]
        same_step += sum(same_answer(*one, line) for one, line in zip(noted, own, strict=False))
        asked += len(noted)
        ada.close()
    return asked, same_hint, same_step


RECORD = """async () => {
  const [seat] = JSON.parse(localStorage['thirdhalf.tokens']).filter((each) => each.role === 'home');
  const headers = { authorization: `Bearer ${seat.token}` };
  const text = await (await fetch(`api/matches/${seat.match}/record`, { headers })).text();
  return text.trim().split('\\n').slice(1).map((line) => JSON.parse(line));
}"""


def first_page(make: Make) -> int:
    """Bytes of all that the home page asks for, as they come over the wire."""
    ada = make(LAPTOP)
    sizes: list[float] = []
    wire = ada.context.new_cdp_session(ada.page)
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    wire.send("Network.enable")
    ada.go()
    ada.page.wait_for_load_state("networkidle")
    ada.close()
    return int(sum(sizes))


def measure(make: Make, runs: int, questions: int) -> dict[str, Number]:
    """All rows."""
    rows: dict[str, Number] = {"first page, kB over the wire": round(first_page(make) / 1000, 1)}
    lessons = [lesson(make) for _ in range(runs)]
    if runs:
        rows["exercise 1, runs"] = runs
        rows["exercise 1, runs with dice"] = sum(dice for _, _, dice in lessons)
        rows["exercise 1, runs with a dodge or a break-through"] = sum(
            any(each in met for each in DODGING) for _, met, _ in lessons
        )
        rows["exercise 1, actions met"] = len(set().union(*[met for _, met, _ in lessons]))
        rows["exercise 1, clicks (median)"] = int(median(count.clicks for count, _, _ in lessons))
    for game in GAMES:
        for name, size in SIZES.items():
            count, seen = match(make, game, size)
            where = f"{game}, {name}"
            rows[f"{where}: prompts a match"] = count.prompts
            rows[f"{where}: clicks a match"] = count.clicks
            rows[f"{where}: clicks before the first kick"] = (
                count.clicks if count.before_kick is None else count.before_kick
            )
            rows[f"{where}: pitch sizes"] = len(seen["sizes"])
            rows[f"{where}: changes of the pitch's size"] = seen["changes"]
            rows[f"{where}: layout shift, sum"] = round(seen["shift"], 4)
        times = contests(make, game, 8)
        rows[f"{game}: a contest is visible, milliseconds (median)"] = round(median(times)) if times else 0
        if questions:
            asked, hint, step = advised(make, game, questions)
            rows[f"{game}: questions put to the adviser"] = asked
            rows[f"{game}: best hint is the suggestion"] = hint
            rows[f"{game}: the computer does what is suggested"] = step
    return rows


def main() -> None:
    """Measure and print."""
    path = chromium()
    if path is None or not (BUILT / "index.html").is_file():
        print("skipped: this needs Chromium and the built client (make web)")
        return
    numbers = [int(each) for each in sys.argv[1:] if each.isdigit()]
    runs, questions = (*numbers, 20, 100)[:2] if len(numbers) != 1 else (numbers[0], 100)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        server = Serving(Path(folder))
        try:
            rows = measure(lambda size, **settings: visitor(browser, server.url, size, **settings), runs, questions)
        finally:
            server.stop()
            browser.close()
    tell(f"Table, load {os.getloadavg()[0]:.1f}", rows)


if __name__ == "__main__":
    main()
