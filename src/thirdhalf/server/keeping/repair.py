"""Every stored match looked through, and what is damaged named; what can go on is put right if that is wanted."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from thirdhalf.kernel.game import Game
from thirdhalf.server.keeping.rows import Damaged, Entry, Line, MatchRow, match_row, read_log, seat_row
from thirdhalf.server.keeping.storage import LOG_OF, write_entries
from thirdhalf.server.room.playing import Playing
from thirdhalf.server.room.restoring import restored
from thirdhalf.server.room.showing import stored_outcome

GameFor = Callable[[str, str], Game | None]
"""The game of that name with the content of that digest, if it was kept."""


class Finding(NamedTuple):
    """A match that cannot be played as it is stored: why, and where its log could go on from (None: nowhere)."""

    match: str
    why: str
    line: int | None


def damaged(connection: sqlite3.Connection, game_for: GameFor) -> Iterator[Finding]:
    """All matches that cannot be played on."""
    for (match,) in connection.execute("SELECT id FROM matches ORDER BY id").fetchall():
        finding = looked_at(connection, match, game_for)
        if finding is not None:
            yield finding
    for (match,) in connection.execute("SELECT DISTINCT match FROM seats WHERE match NOT IN (SELECT id FROM matches)"):
        yield Finding(str(match), "there is a seat, and no match for it", None)


def looked_at(connection: sqlite3.Connection, match: str, game_for: GameFor) -> Finding | None:
    """What is wrong with a match, if anything is."""
    try:
        row = row_of(connection, match)
        for seat in connection.execute("SELECT * FROM seats WHERE match = ?", (match,)).fetchall():
            seat_row(seat)
        replayed(row, read_log(lines_of(connection, match)), game_for)
    except Damaged as error:
        return Finding(match, str(error), error.line)
    return None


def mend(connection: sqlite3.Connection, finding: Finding, game_for: GameFor, aside: Path) -> bool:
    """Let the match go on from the last line that fits; what follows it is written into a file in `aside`. False if it
    cannot go on.
    """
    if finding.line is None:
        return False
    lines = lines_of(connection, finding.match)
    cut = lines[finding.line :]
    try:
        row = row_of(connection, finding.match)
        entries = read_log(lines[: finding.line])
        playing = replayed(row, entries, game_for)
    except Damaged:
        return False
    # First kept, then taken away.
    with (aside / f"cut-{finding.match}.jsonl").open("a", encoding="utf-8") as file:
        file.writelines(json.dumps(line, default=repr) + "\n" for line in cut)
    with connection:
        connection.execute("DELETE FROM log WHERE match = ? AND number >= ?", (finding.match, finding.line))
        write_entries(connection, finding.match, len(entries), playing.rest)
        connection.execute(
            "UPDATE matches SET waiting = ?, outcome = ? WHERE id = ?",
            (playing.asked, stored_outcome(playing), finding.match),
        )
    return True


def replayed(row: MatchRow, entries: list[Entry], game_for: GameFor) -> Playing:
    """The match of a row and its log."""
    game = game_for(row.game, row.content)
    if game is None:
        raise Damaged(f"its content ({row.game} {row.content}) was not kept")
    return restored(game, row, entries)


def row_of(connection: sqlite3.Connection, match: str) -> MatchRow:
    """The row of a match."""
    return match_row(connection.execute("SELECT * FROM matches WHERE id = ?", (match,)).fetchone())


def lines_of(connection: sqlite3.Connection, match: str) -> list[Line]:
    """The log of a match as it is stored."""
    return connection.execute(LOG_OF, (match,)).fetchall()
