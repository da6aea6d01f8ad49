"""A match from what is stored of it, and what is stored put right where the log says otherwise."""

from thirdhalf.kernel.game import Game
from thirdhalf.server.keeping.rows import Damaged, Entry, MatchRow
from thirdhalf.server.keeping.storage import Storage
from thirdhalf.server.room.playing import Playing
from thirdhalf.server.room.showing import stored_outcome


def restored(game: Game, row: MatchRow, entries: list[Entry]) -> Playing:
    """The match of a stored log; `Damaged` if there is none of that set-up, or the log does not fit it."""
    try:
        playing = Playing(game, row)
    except Exception as error:
        raise Damaged(f"it cannot be set up: {error}") from None
    playing.restore(entries)
    return playing


async def complete(storage: Storage, row: MatchRow, playing: Playing, length: int) -> None:
    """Store what chance had not answered when a log of that length was cut off, and what the row says otherwise."""
    outcome = stored_outcome(playing)
    if playing.rest or (row.waiting, row.outcome) != (playing.asked, outcome):
        await storage.append(row.id, length, playing.rest, playing.asked, outcome, None)
        row.waiting, row.outcome = playing.asked, outcome
