"""Every stored match looked through, and what is damaged named; what can go on is put right if that is wanted."""

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

from thirdhalf.kernel.game import Game
from thirdhalf.server.keeping.rows import Damaged, Entry, Line, MatchRow, match_row, read_log, seat_row
from thirdhalf.server.keeping.sql import Database, Row, Sql
from thirdhalf.server.keeping.storage import LOG_OF, write_entries
from thirdhalf.server.room.playing import Playing
from thirdhalf.server.room.restoring import restored
from thirdhalf.server.room.showing import stored_outcome

GameFor = Callable[[str, str], Awaitable[Game | None]]
"""The game of that name with the content of that digest, if it was kept."""


class Finding(NamedTuple):
    """A match that cannot be played as it is stored: why, and where its log could go on from (None: nowhere)."""

    match: str
    why: str
    line: int | None


class Raw(NamedTuple):
    """A match as it is stored."""

    id: str
    row: Row | None
    seats: list[Row]
    lines: list[Line]


async def damaged(database: Database, game_for: GameFor) -> AsyncIterator[Finding]:
    """All matches that cannot be played on."""
    for match in await database.do(all_matches):
        finding = await looked_at(await raw(database, match), game_for)
        if finding is not None:
            yield finding
    for match in await database.do(seats_without):
        yield Finding(match, "there is a seat, and no match for it", None)


async def looked_at(match: Raw, game_for: GameFor) -> Finding | None:
    """What is wrong with a match, if anything is."""
    try:
        row = match_row(match.row)
        for seat in match.seats:
            seat_row(seat)
        await replayed(row, read_log(match.lines), game_for)
    except Damaged as error:
        return Finding(match.id, str(error), error.line)
    return None


async def mend(database: Database, finding: Finding, game_for: GameFor, aside: Path) -> bool:
    """Let the match go on from the last line that fits; what follows it is written into a file in `aside`. False if it
    cannot go on.
    """
    line = finding.line
    if line is None:
        return False
    match = await raw(database, finding.match)
    try:
        entries = read_log(match.lines[:line])
        playing = await replayed(match_row(match.row), entries, game_for)
    except Damaged:
        return False
    # First kept, then taken away.
    with (aside / f"cut-{match.id}.jsonl").open("a", encoding="utf-8") as file:
        file.writelines(json.dumps(cut, default=repr) + "\n" for cut in match.lines[line:])

    async def work(sql: Sql) -> None:
        await sql.run("DELETE FROM log WHERE match = ? AND number >= ?", match.id, line)
        await write_entries(sql, match.id, len(entries), playing.rest)
        statement = "UPDATE matches SET waiting = ?, outcome = ? WHERE id = ?"
        await sql.run(statement, playing.asked, stored_outcome(playing), match.id)

    await database.do(work)
    return True


async def replayed(row: MatchRow, entries: list[Entry], game_for: GameFor) -> Playing:
    """The match of a row and its log."""
    game = await game_for(row.game, row.content)
    if game is None:
        raise Damaged(f"its content ({row.game} {row.content}) was not kept")
    return restored(game, row, entries)


async def all_matches(sql: Sql) -> list[str]:
    """The names of all matches."""
    return [str(match) for (match,) in await sql.rows("SELECT id FROM matches ORDER BY id")]


async def seats_without(sql: Sql) -> list[str]:
    """The names of matches that there are seats for, and nothing else."""
    query = "SELECT DISTINCT match FROM seats WHERE match NOT IN (SELECT id FROM matches)"
    return [str(match) for (match,) in await sql.rows(query)]


async def raw(database: Database, match: str) -> Raw:
    """What is stored of a match."""

    async def work(sql: Sql) -> Raw:
        return Raw(
            match,
            await sql.row("SELECT * FROM matches WHERE id = ?", match),
            await sql.rows("SELECT * FROM seats WHERE match = ?", match),
            await sql.rows(LOG_OF, match),
        )

    return await database.do(work)
