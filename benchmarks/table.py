"""What it is like to sit at the table: a real browser, driven by what is suggested and by somebody new to the game.

Exercise 1 is played as somebody new does: reads what the guide says, then takes what it points at. Matches are played
by suggestions alone, on a laptop (1440 × 900) and on a phone (390 × 844), while the page notes every size its pitch has
and everything that moves without being asked to. The adviser is asked in every way there is, question by question.
Frames are counted while a panel's dice roll and every player on the pitch is moved, as it is and with a processor four
times slower. `--only page lesson match contests advice frames`: some of it; `--runs`, `--questions`, `--game`.
Prints a table with what was measured on version 0.2.0, now, and what is wanted, or one JSON object with --json.
"""

import argparse
import json
import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from benchmarks._known import KNOWN
from benchmarks._shared import GAMES, Number, machine, shown
from benchmarks._watching import Count, answer_until, ended, heard_events, next_question, same_answer
from benchmarks.browser import COUNT, MOVE_ALL
from tests.browser.conftest import FLAGS, chromium
from tests.browser.looking import LOOK_ON, SEEN
from tests.browser.replayed import Replayed, recorded, show
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
PARTS = ("page", "lesson", "match", "contests", "advice", "frames")
SLOW_MOTION = 0.1
"""A speed at which dice roll for longer than frames are counted."""
CONTESTS = ("1.13", "D9.5")
"""Rules by which dice are rolled in a panel."""
FRAMES_SECONDS = 2
ROUNDS = 3
SLOWER = 4

Make = Callable[..., Visitor]


def visitor(browser: Browser, url: str, size: tuple[int, int], **settings: object) -> Visitor:
    """Somebody at a page that notes what moves."""
    one = Visitor(browser, url, size, SETTINGS | settings)
    one.context.add_init_script(LOOK_ON)
    return one


def lesson(make: Make) -> tuple[Count, set[str], set[str], bool]:
    """Exercise 1 as somebody new plays it: clicks, the actions met and those offered, and whether a die was seen."""
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
    questions = [each["question"] for each in ada.messages() if each.get("question")]
    offered = {str(option["word"]) for question in questions for option in question["options"]}
    ada.close()
    return count, met, offered, dice


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


def advised(make: Make, game: str, questions: int) -> tuple[int, int, int, list[str]]:
    """How many questions were asked about, at how many the best hint was what was suggested, at how many the computer,
    left to decide, did what was suggested, and what was asked where it was not so.
    """
    asked = same_hint = same_step = 0
    differing: list[str] = []
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
            same = bool(hints) and hints[0]["choice"] == suggested
            same_hint += same
            if not same:
                differing.append(f"{question['topic']}: suggested {suggested}, hinted {hints[0]['choice']}")
            noted.append((question, suggested))
            before = ada.turn
            ada.page.keyboard.press("c")
            ada.until_ready(before)
        record = ada.page.evaluate(RECORD)
        own = [line for line in record if line.get("by") == "home"]
        for one, line in zip(noted, own, strict=False):
            same_step += same_answer(*one, line)
            if not same_answer(*one, line):
                differing.append(f"{one[0]['topic']}: suggested {one[1]}, done {line['choice']}")
        asked += len(noted)
        ada.close()
    return asked, same_hint, same_step, differing


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


def frames(make: Make, game: str) -> tuple[int, float, float]:
    """How many players were moved while a panel's dice rolled, and frames a second: as it is, and slowed down. The best
    of some rounds: other work on the machine only slows it down.
    """
    ada = make(LAPTOP, game=game, speed=SLOW_MOTION)
    replayed = Replayed(recorded(game, ["rolled"]))
    replayed.open(ada)
    wire = ada.context.new_cdp_session(ada.page)
    rolls = (each for each in replayed.moments() if each[2]["kind"] == "rolled" and each[2]["rule"] in CONTESTS)
    players = 0
    best = {1: 0.0, SLOWER: 0.0}
    for rate, moment in zip(ROUNDS * tuple(best), rolls, strict=False):
        show(ada.page, moment)
        ada.page.wait_for_selector(".climax .slab.rolling")
        players = int(ada.page.evaluate(MOVE_ALL))
        wire.send("Emulation.setCPUThrottlingRate", {"rate": rate})
        counted = float(ada.page.evaluate(COUNT, FRAMES_SECONDS * 1000))
        wire.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        assert ada.page.locator(".climax .slab.rolling").count(), "the dice lie still"
        best[rate] = max(best[rate], counted)
    ada.close()
    return players, best[1], best[SLOWER]


Rows = Iterator[tuple[str, Number]]


def of_lessons(make: Make, runs: int) -> Rows:
    """Exercise 1."""
    lessons = [lesson(make) for _ in range(runs)]
    yield "exercise 1, runs", runs
    yield "exercise 1, runs with dice", sum(dice for *_, dice in lessons)
    yield (
        "exercise 1, runs with a dodge or a break-through",
        sum(any(each in met for each in DODGING) for _, met, _, _ in lessons),
    )
    for action in DODGING:
        yield f"exercise 1, runs in which {action} was offered", sum(action in offered for _, _, offered, _ in lessons)
    yield "exercise 1, actions met", ", ".join(sorted(set().union(*[met for _, met, _, _ in lessons])))
    yield "exercise 1, clicks (median)", int(median(count.clicks for count, *_ in lessons))


def of_matches(make: Make, game: str) -> Rows:
    """A match by suggestions on each size of screen."""
    for name, size in SIZES.items():
        count, seen = match(make, game, size)
        where = f"{game}, {name}"
        yield f"{where}: prompts a match", count.prompts
        yield f"{where}: clicks a match", count.clicks
        yield (
            f"{where}: clicks before the first kick",
            count.clicks if count.before_kick is None else count.before_kick,
        )
        yield f"{where}: pitch sizes", len(seen["sizes"])
        yield f"{where}: changes of the pitch's size", seen["changes"]
        yield f"{where}: layout shift, sum", round(seen["shift"], 4)


def of_advice(make: Make, game: str, questions: int) -> Rows:
    """Whether there is one adviser."""
    asked, hint, step, differing = advised(make, game, questions)
    yield f"{game}: questions put to the adviser", asked
    yield f"{game}: best hint is the suggestion", hint
    yield f"{game}: the computer does what is suggested", step
    for each in differing:
        yield f"{game}: differs at {each}", 1


def measure(make: Make, parts: list[str], games: list[str], runs: int, questions: int) -> Rows:
    """All rows."""
    if "page" in parts:
        yield "first page, kB over the wire", round(first_page(make) / 1000, 1)
    if "lesson" in parts:
        yield from of_lessons(make, runs)
    for game in games:
        if "match" in parts:
            yield from of_matches(make, game)
        if "contests" in parts:
            times = contests(make, game, 8)
            yield f"{game}: a contest is visible, milliseconds (median)", round(median(times)) if times else 0
        if "advice" in parts:
            yield from of_advice(make, game, questions)
        if "frames" in parts:
            players, plain, slowed = frames(make, game)
            yield f"{game}: players moving under a panel", players
            yield f"{game}: frames a second with them", round(plain)
            yield f"{game}: frames a second, processor {SLOWER}× slower", round(slowed)


def options() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", nargs="+", choices=PARTS, default=list(PARTS))
    parser.add_argument("--game", choices=list(GAMES))
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--questions", type=int, default=200)
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def main() -> None:
    """Measure and print, row by row."""
    wanted = options()
    path = chromium()
    if path is None or not (BUILT / "index.html").is_file():
        print("skipped: this needs Chromium and the built client (make web)")
        return
    games = [wanted.game] if wanted.game else list(GAMES)
    rows: dict[str, Number] = {}
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        server = Serving(Path(folder))

        def make(size: tuple[int, int], **settings: object) -> Visitor:
            return visitor(browser, server.url, size, **settings)

        try:
            if not wanted.json:
                print(f"Table, load {os.getloadavg()[0]:.1f}, {machine()}")
                print(f"{'':<60} {'0.2.0':>12} {'now':>14} {'wanted':>10}")
            for name, value in measure(make, wanted.only, games, wanted.runs, wanted.questions):
                rows[name] = value
                before, wish = KNOWN.get(name, ("", ""))
                if not wanted.json:
                    print(f"{name:<60} {before:>12} {shown(value):>14} {wish:>10}", flush=True)
        finally:
            server.stop()
            browser.close()
    if wanted.json:
        print(json.dumps({"title": "Table", "rows": rows, "known": KNOWN}))


if __name__ == "__main__":
    main()
