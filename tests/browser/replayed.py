"""Recorded matches on the page, stopped at what has a panel of its own."""

import json
from collections.abc import Collection, Iterator
from itertools import count
from typing import Any

from playwright.sync_api import Page, Route

from tests.browser.visitor import Visitor
from thirdhalf import __version__
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.game import Setup
from thirdhalf.kernel.record import Recorder, as_text
from thirdhalf.kernel.table import Table
from thirdhalf.server.games import coach_for, games

SETUPS: dict[str, Setup] = {
    "takkure": {"exercise": 6, "measuring": "open", "home": "yamato", "away": "teriomorphs"},
    "dreadball": {"home": "veer-myn", "away": "forgefathers"},
}
FIRST = {"takkure": 22, "dreadball": 2}
"""Seeds whose matches have had everything; where they have not, the next are tried."""
Moment = tuple[int, int, dict[str, Any]]
"""So many choices, so many events of the next one, and the event that comes then."""


def recorded(game: str, wanted: Collection[str]) -> str:
    """A match between rookies in which all that has happened."""
    return next(text for text, kinds in matches(game) if kinds >= set(wanted))


def matches(game: str) -> Iterator[tuple[str, set[str]]]:
    """Matches between rookies: the record, and the kinds of its events."""
    played, setup = games()[game], SETUPS[game]
    for number in count(FIRST[game]):
        seed = f"panels {number}"
        recorder = Recorder(played, __version__, setup, ("Ada", "Bo"), seed_from(seed))
        table = Table(played.new(setup, []), Dice(seed_from(seed)), recorder)
        table.play((coach_for(game, "rookie", seed), coach_for(game, "rookie", seed)))
        yield as_text(recorder.record(table.match)), {event.kind for event in table.match.log or []}


class Replayed:
    """A record on pages of the client. What the server made of it is asked for once."""

    def __init__(self, text: str) -> None:
        self._file = {"name": "match.jsonl", "mimeType": "text/plain", "buffer": text.encode()}
        self._told = ""

    def open(self, visitor: Visitor) -> None:
        """Bring the file to the page."""
        page = visitor.go("replay").page
        page.unroute_all()
        page.route("**/api/**", self._answer)
        page.locator("input[type=file]").set_input_files(self._file)  # type: ignore[arg-type]
        page.wait_for_selector("main.replay")

    def _answer(self, route: Route) -> None:
        if route.request.method != "POST":
            route.continue_()
        elif self._told:
            route.fulfill(body=self._told, content_type="application/json")
        else:
            answer = route.fetch()
            self._told = answer.text()
            route.fulfill(response=answer)

    def moments(self) -> Iterator[Moment]:
        """Every event with where it is."""
        for place, step in enumerate(json.loads(self._told)["steps"]):
            for part, event in enumerate(step["events"]):
                yield place, part, event


def show(page: Page, moment: Moment) -> None:
    """Go to where that event comes, and let it come."""
    place, part, _ = moment
    where = f"{place}.{part}" if part else str(place)
    page.evaluate("(where) => { location.hash = `#/replay//${where}`; }", where)
    page.wait_for_function(
        "(where) => document.querySelector('.moment')?.textContent.startsWith(where)", arg=f"{where} "
    )
    page.keyboard.press("ArrowRight")
