"""Matches that stand at a certain question, stored as a server would before it starts."""

import asyncio
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.browser.visitor import Visitor
from thirdhalf import __version__
from thirdhalf.games.takkure.coaches import coach
from thirdhalf.kernel.dice import seed_from
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.game import Setup
from thirdhalf.kernel.seat import HOME, seat_word
from thirdhalf.kernel.view import View
from thirdhalf.server.games import games
from thirdhalf.server.keeping.places import FILE_NAME
from thirdhalf.server.keeping.rows import Entry, MatchRow, SeatRow
from thirdhalf.server.keeping.seats import digest
from thirdhalf.server.keeping.sqlite import SqliteDatabase
from thirdhalf.server.keeping.storage import Storage
from thirdhalf.server.room.playing import Playing

ID = "0123456789abcdef"
TOKEN = "a-token-of-the-coach-who-is-asked"


def anyhow(match: Match) -> bool:
    """However it stands."""
    return True


def prepare(folder: Path, setup: Setup, seed: str, topic: str, wanted: Callable[[Match], bool] = anyhow) -> str:
    """Let two rookies play Takkure until this is asked in a position that is wanted, and store it for a server to come.
    Says who is asked. Measuring is open unless the set-up has it closed (0.03).
    """
    game = games()["takkure"]
    setup = {"measuring": "open", **setup}
    content, names = game.content_hash(), ("Ada", "Bo")
    row = MatchRow(ID, game.id, content, __version__, dict(setup), names, ("", ""), 0, seed_from(seed), 0, 0, HOME, "")
    playing = Playing(game, row)
    entries = playing.begin_at_once()
    coaches = [coach("rookie", f"{seed}/{seat_word(seat)}") for seat in (0, 1)]
    while (decision := playing.match.decision) is not None and not (decision.topic == topic and wanted(playing.match)):
        entries += playing.answer(coaches[playing.asked](View(playing.match.copy(), playing.asked)), "")
    assert decision is not None, f"'{topic}' is never asked"
    row.waiting = playing.asked
    seats = [SeatRow(digest(TOKEN), ID, seat_word(playing.asked), 0, None)]
    # The browser has an event loop of its own in this thread.
    with ThreadPoolExecutor(1) as aside:
        aside.submit(asyncio.run, keep(Storage(SqliteDatabase(folder / FILE_NAME)), row, seats, entries)).result()
    return seat_word(playing.asked)


async def keep(storage: Storage, row: MatchRow, seats: list[SeatRow], entries: list[Entry]) -> None:
    """Write it down."""
    await storage.open()
    await storage.create(row, seats, entries)
    await storage.close()


def sit_down(visitor: Visitor, role: str) -> Visitor:
    """Go to the match as the coach who is asked."""
    kept = json.dumps(json.dumps([{"match": ID, "role": role, "token": TOKEN, "invite": ""}]))
    visitor.context.add_init_script(f"localStorage['thirdhalf.tokens'] = {kept}")
    visitor.go(f"match/{ID}")
    visitor.page.wait_for_selector(".bar.mine")
    return visitor
