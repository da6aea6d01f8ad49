"""A match from what is stored of it, and what is stored put right where the log says otherwise."""

import secrets

from thirdhalf.kernel.dice import SEED_BYTES
from thirdhalf.kernel.game import Game
from thirdhalf.server.keeping.rows import Damaged, Entry, MatchRow
from thirdhalf.server.keeping.storage import Storage
from thirdhalf.server.room.playing import BY_SERVER, Playing
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
    """Store what chance had not answered when a log of that length was cut off, the numbers for the dice that computers
    have not, and what the row says otherwise.
    """
    for seat, coach in enumerate(row.coaches):
        if coach and playing.wants_nonce(seat):
            playing.rest += playing.take_nonce(seat, secrets.token_bytes(SEED_BYTES), BY_SERVER)
    outcome = stored_outcome(playing)
    if playing.rest or (row.waiting, row.outcome) != (playing.asked, outcome):
        await storage.append(row.id, length, playing.rest, playing.asked, outcome, None)
        row.waiting, row.outcome = playing.asked, outcome
