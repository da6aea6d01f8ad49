"""What is stored of a match's clocks, so that they outlast a server however it ends.

Stored is with every decision, and whenever somebody whose clock runs comes or goes, how much was left at which date. A
file's server says while clocks run that it is there: who comes after it counts until the last such word, and nothing
of the time in which nobody was there.
"""

import asyncio
import contextlib
from typing import TYPE_CHECKING

import msgspec

from thirdhalf.kernel.seat import AWAY, HOME, NOBODY
from thirdhalf.server.clock.clock import Clock
from thirdhalf.server.keeping.rows import MatchRow
from thirdhalf.server.keeping.sql import Unavailable
from thirdhalf.server.room.playing import Playing
from thirdhalf.server.room.surroundings import Surroundings

if TYPE_CHECKING:
    from thirdhalf.server.room.room import MatchRoom


class Lasting:
    """The clocks of one match as they are stored."""

    def __init__(self, room: "MatchRoom", clock: Clock) -> None:
        self._room = room
        self._clock = clock
        self._storing: asyncio.Task[None] | None = None
        # What was stored last, as far as is known.
        self._known = ""

    def decided(self) -> str:
        """What each side has left, to be stored with what was decided: the next decision begins."""
        clock = self._clock
        if clock.terms.days:
            clock.kept.left = [clock.terms.full, clock.terms.full]
        clock.kept.grace = None
        return self._as_of_now(sure=not self._room.around.others.shared)

    def _as_of_now(self, *, sure: bool) -> str:
        """All of it; whether the side that is asked is gone is known where it was, and nowhere else for sure."""
        kept, room = self._clock.kept, self._room
        asked = room.playing.asked
        kept.at = room.around.date(self._clock)
        kept.gone = sure and asked != NOBODY and not room.has(asked)
        kept.length = room.playing.length
        self._known = msgspec.json.encode(kept).decode()
        return self._known

    async def store(self) -> None:
        """Store what each side has left amid a decision."""
        self._clock.count(self._room.around.hours.now())
        await self._room.around.clocks.keep(self._room.row.id, self._as_of_now(sure=True))

    def store_soon(self) -> None:
        """The same, as soon as nobody changes the match."""
        self._storing = asyncio.get_running_loop().create_task(self._store_in_turn())

    async def _store_in_turn(self) -> None:
        room = self._room
        async with room.lock:
            if not room.closed and self._clock.running != NOBODY:
                with contextlib.suppress(Unavailable):
                    await self.store()

    async def put_away(self) -> None:
        """The room is closed: no time runs, but that of days. What cannot be stored is remembered."""
        kept, around, match = self._clock.kept, self._room.around, self._room.row.id
        if not self._clock.terms.days:
            kept.at = 0.0
        try:
            await around.clocks.keep(match, msgspec.json.encode(kept).decode())
        except Unavailable:
            around.clocks.remember(match, kept)

    async def reread(self, length: int) -> bool:
        """Take over what another process has stored, for a log so long; whether that was news."""
        around, clock = self._room.around, self._clock
        found = await around.clocks.find(self._room.row.id)
        if found is None:
            return False
        known = msgspec.json.encode(found[1]).decode()
        if known == self._known or found[1].length > length:
            # Nothing new, or of a decision that is not known here yet: it comes with that.
            return False
        self._known = known
        clock.stop(around.hours.now(), back=False)
        clock.kept = found[1]
        return True


async def clock_of(around: Surroundings, row: MatchRow, playing: Playing, open_seats: list[str]) -> Clock | None:
    """The clock of a match that is loaded. What was thought before the only server died is counted."""
    found = await around.clocks.find(row.id)
    if found is None:
        return None
    clock = Clock(*found)
    kept, died = clock.kept, around.uptime.died
    if kept.at and not clock.terms.days and not around.others.shared:
        seat = playing.asked
        began = not open_seats and not any(playing.wants_nonce(each) for each in (HOME, AWAY))
        if began and seat != NOBODY and not row.coaches[seat] and died > kept.at:
            clock.start(seat, playing.secret, here=not kept.gone, now=kept.at, date=kept.at)
            clock.stop(died, back=False)
        kept.at = 0.0
        await around.clocks.keep(row.id, msgspec.json.encode(kept).decode())
    return clock
