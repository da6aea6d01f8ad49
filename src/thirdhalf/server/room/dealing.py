"""What is between the two sides of a match: their clocks, what one asks of the other, and ends that no rule makes.

A side is out of time when its clock says so and nothing else: no rule knows of time.
"""

import asyncio
import math
from typing import TYPE_CHECKING, Final

from thirdhalf.kernel.decision import Refusal
from thirdhalf.kernel.seat import AWAY, HOME, NOBODY
from thirdhalf.server.among.presence import Counts
from thirdhalf.server.clock.clock import Clock
from thirdhalf.server.clock.hours import Handle
from thirdhalf.server.forms import ClockShown, Proposal, Tempo, Wanted
from thirdhalf.server.keeping.clocks import Wish, no_wishes
from thirdhalf.server.keeping.sql import Taken, Unavailable
from thirdhalf.server.logs import note_failure
from thirdhalf.server.protocol import Standing
from thirdhalf.server.room.guard import Unable
from thirdhalf.server.room.lasting import Lasting
from thirdhalf.server.room.showing import SEATS
from thirdhalf.server.room.stream import ENCODER

if TYPE_CHECKING:
    from thirdhalf.server.room.room import MatchRoom

OUT_OF_TIME: Final = "out of time"
RESIGNED: Final = "resigned"
AGREED: Final = "draw agreed"
GONE: Final = "gone"
SOON: Final = 0.05
"""No timer is due sooner than this."""
RETURNING: Final = 60.0
"""For so long after the start of a server nobody is charged for being on the way to it."""
ELSEWHERE: Final = 1.0
"""How often to look whether a side without time is still connected to another process, which sees to that."""


class Dealing:
    """Clocks and agreements of one match."""

    def __init__(self, room: "MatchRoom", clock: Clock | None) -> None:
        self._room = room
        self._hours = room.around.hours
        self._clock = clock
        self._timer: Handle | None = None
        self._flagging: asyncio.Task[None] | None = None
        self._wishes = no_wishes()
        self._lasting = None if clock is None else Lasting(room, clock)
        # Whether somebody is connected to this match at another process.
        self.elsewhere = False
        # When each side is last known to have been connected, here or elsewhere, and who may be on its way since the
        # server began.
        self._seen: dict[int, float] = {}
        self._expected = {HOME, AWAY} if self._hours.now() - room.around.uptime.opened < RETURNING else set()
        # What was told last, where no time runs.
        self._told = "" if clock is not None else self.standing()

    @property
    def agreed_pace(self) -> Tempo | None:
        """How much time was agreed on, if any was."""
        return None if self._clock is None else pace_of(self._clock)

    # The clocks.

    def revealed(self) -> None:
        """A question is shown, to everybody or in secret, or nobody is asked: the clock follows."""
        clock, playing = self._clock, self._room.playing
        if clock is not None:
            now = self._hours.now()
            clock.stop(now, back=False)
            seat = playing.asked
            if seat != NOBODY and not self._room.row.coaches[seat] and self._complete():
                date = self._room.around.date(clock)
                clock.start(seat, playing.secret, self._room.has(seat), now, date)
                if self.elsewhere:
                    clock.catch_up(now, date)
            self._set_timer()
        if not playing.secret:
            self.tell()

    def answered(self, seat: int, came: float) -> None:
        """That side has decided, at that moment."""
        if self._clock is not None and self._clock.running == seat:
            self._clock.stop(came, back=True)

    def kept(self) -> str:
        """What each side has left, to be stored with what was decided."""
        return "" if self._lasting is None else self._lasting.decided()

    async def put_away(self) -> None:
        """Store what each side has left, unless others go on with it."""
        if self._lasting is not None and not self.elsewhere:
            await self._lasting.put_away()

    async def reread(self, length: int) -> bool:
        """Take over what another process has kept of the clocks, for a log so long; whether that was news."""
        return self._lasting is not None and await self._lasting.reread(length)

    async def hear(self) -> None:
        """Something has happened at another process, which may be of the clocks or a wish."""
        room = self._room
        async with room.lock:
            if room.closed:
                return
            before = self._wishes
            await self.read_wishes()
            if await self.reread(room.playing.length):
                self.revealed()
            elif self._wishes != before:
                self.tell()

    @property
    def _wanted(self) -> list[Wanted | None]:
        """What each side asks for now: what the other has decided since is an answer to it."""
        turns = self._room.playing.turns
        return [
            wish.what if wish is not None and wish.at == turns[1 - seat] else None
            for seat, wish in enumerate(self._wishes.wanted)
        ]

    async def arriving(self, seat: int) -> None:
        """That side is about to connect here, where perhaps it was believed to be connected elsewhere."""
        room, clock = self._room, self._clock
        others = room.around.others
        expected = seat in self._expected
        self._expected.discard(seat)
        if clock is None or clock.running != seat or not (others.shared or expected) or room.has_here(seat):
            return
        trace = await others.trace(room.row.id, seat)
        if room.has_here(seat):
            return
        now = self._hours.now()
        seen = self._seen.get(seat, -math.inf)
        if trace is not None:
            seen = max(seen, now - trace.ago)
        if seen > -math.inf or expected:
            lost = expected or (trace is not None and trace.lost) or others.cut_off_since(seen)
            clock.arrive(seat, seen, lost, now, room.around.date(clock))

    def heard_of(self, elsewhere: Counts, ago: float) -> None:
        """So many are connected to other processes, which said so many seconds ago that they were there."""
        self.elsewhere = any(elsewhere)
        for seat in (HOME, AWAY):
            if elsewhere[seat]:
                self._seen[seat] = max(self._seen.get(seat, 0.0), self._hours.now() - ago)

    def left(self, view: int) -> None:
        """Somebody who saw that is connected here no more."""
        self._seen[view] = self._hours.now()

    def came_or_gone(self, view: int = NOBODY) -> None:
        """Somebody has connected, or left: here, if it is said who."""
        clock = self._clock
        if clock is None:
            return
        now = self._hours.now()
        if self._lasting is not None and view == self._room.playing.asked and not clock.terms.days:
            self._lasting.store_soon()
        if clock.running == NOBODY:
            self.revealed()
            return
        if self.elsewhere:
            clock.catch_up(now, self._room.around.date(clock))
        for seat in (HOME, AWAY):
            clock.connected(seat, self._room.has(seat), now)
        self._set_timer()
        self.tell()

    def _complete(self) -> bool:
        """Whether both have come to the table: before that no time runs."""
        room = self._room
        return not room.open_seats and not any(room.playing.wants_nonce(seat) for seat in (HOME, AWAY))

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        clock = self._clock
        if clock is None or self._room.closed:
            return
        now = self._hours.now()
        due = clock.due(now)
        self._room.around.uptime.counts(self._room.row.id, running=due is not None and not clock.terms.days)
        if due is None:
            return
        if clock.spares:
            # Then the other side need not wait any longer.
            due = min(due, clock.away(clock.running, now))
        self._timer = self._hours.later(max(SOON, due), self._look)

    def _look(self) -> None:
        """It may be that a side has no time left."""
        self._timer = None
        clock = self._clock
        if clock is None or self._room.closed:
            return
        seat = clock.running
        if clock.due(self._hours.now()) == 0 and self._room.has(seat) and not self._room.has_here(seat):
            # Where it is connected is known better how long it had: it may have been cut off and be on its way here.
            self._timer = self._hours.later(ELSEWHERE, self._look)
        elif clock.due(self._hours.now()) == 0:
            self._flagging = asyncio.get_running_loop().create_task(self._flag())
        else:
            self._set_timer()
            self.tell()

    async def _flag(self) -> None:
        clock, room = self._clock, self._room
        assert clock is not None
        try:
            async with room.lock:
                seat = clock.running
                if not room.closed and seat != NOBODY and clock.due(self._hours.now()) == 0:
                    await room.call(seat, OUT_OF_TIME)
        except (Taken, Unavailable):
            # Another process was first, or nothing can be stored: whoever comes again finds what stands.
            room.around.give_up(room)
        except Exception as error:
            note_failure("the clock failed", error, match=room.row.id)
            room.around.give_up(room)

    # What one asks of the other; whoever calls holds the room's lock.

    async def want(self, seat: int, what: Wanted, id: str) -> None:
        """Ask for something, or agree to what the other side asks for."""
        room = self._room
        await self.read_wishes()
        self._check(what, seat)
        if self._wanted[1 - seat] != what:
            if room.row.coaches[1 - seat]:
                if what == "draw":
                    raise Unable("not agreed", Refusal("", "the computer plays on"))
            elif self._wishes.declined[seat] == room.playing.turns[seat]:
                raise Unable("not agreed", Refusal("", "declined already"))
            else:
                self._wishes.wanted[seat] = Wish(what, room.playing.turns[1 - seat])
                await self._keep_wishes()
                return
        wisher = 1 - seat if self._wanted[1 - seat] == what else seat
        if any(self._wishes.wanted):
            self._wishes.wanted = [None, None]
            await self._keep_wishes()
        if what == "draw":
            await room.call(NOBODY, AGREED)
        elif what == "take back":
            await room.take_back(wisher, id)
        else:
            await self._pause(paused=True)

    async def read_wishes(self) -> None:
        """What is asked for may have been asked at another process, or before a restart."""
        self._wishes = await self._room.around.clocks.wishes(self._room.row.id)

    async def _keep_wishes(self) -> None:
        await self._room.around.clocks.wish(self._room.row.id, self._wishes)
        self.tell()

    def _check(self, what: Wanted, seat: int) -> None:
        playing = self._room.playing
        if playing.over or (what == "pause" and (self._clock is None or self._clock.kept.paused)):
            raise Unable("not asked", Refusal("", "not now"))
        wisher = 1 - seat if self._wanted[1 - seat] == what else seat
        if what == "take back" and not playing.can_take_back(wisher):
            raise Unable("no undo", Refusal("", "nothing to take back"))

    async def decline(self, seat: int) -> None:
        """Not what the other side asks for; or one's own wish is taken back."""
        other = 1 - seat
        await self.read_wishes()
        if self._wanted[other] is not None:
            self._wishes.declined[other] = self._room.playing.turns[other]
        self._wishes.wanted = [None, None]
        await self._keep_wishes()

    async def go_on(self) -> None:
        """End a pause: either side may."""
        if self._clock is None or not self._clock.kept.paused:
            raise Unable("not asked", Refusal("", "not now"))
        await self._pause(paused=False)

    async def look(self, seat: int, at: str) -> None:
        """Where this side looks at the match when it is over, for the other to follow; "": nowhere."""
        if not self._room.playing.over:
            raise Unable("not asked", Refusal("", "not now"))
        await self.read_wishes()
        self._wishes.looking[seat] = at
        await self._keep_wishes()

    async def resign(self, seat: int) -> None:
        """Give the match up."""
        if self._room.playing.over:
            raise Unable("not asked", Refusal("", "not now"))
        await self._room.call(seat, RESIGNED)

    async def claim(self, seat: int, draw: bool) -> None:
        """End the match because the other side is gone, as won or for a draw."""
        if self._clock is None or self._room.playing.over or not self._clock.may_claim(seat, self._hours.now()):
            raise Unable("not asked", Refusal("", "not gone"))
        await self._room.call(NOBODY if draw else 1 - seat, GONE)

    async def _pause(self, paused: bool) -> None:
        assert self._clock is not None
        self._clock.pause(paused, self._hours.now())
        assert self._lasting is not None
        await self._lasting.store()
        self._set_timer()
        self.tell()

    # What is told.

    def standing(self) -> str:
        """All of it as a message: the same for everybody."""
        now = self._hours.now()
        clock = self._clock
        claims = [seat for seat in (HOME, AWAY) if clock is not None and clock.may_claim(seat, now)]
        told = Standing(
            clock=None if clock is None else shown(clock, now),
            proposals=[
                Proposal(by=SEATS[seat], what=what) for seat, what in enumerate(self._wanted) if what is not None
            ],
            may_claim=SEATS[claims[0]] if claims else "nobody",
            looking=self._wishes.looking,
        )
        return ENCODER.encode(told).decode()

    def tell(self) -> None:
        """Tell everybody how it stands; without clocks only where that is news."""
        if self._clock is None:
            told = self.standing()
            if told == self._told:
                return
            self._told = told
        for connection in self._room.connections:
            connection.tell_standing()

    def close(self) -> None:
        """No time runs any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._clock is not None:
            self._clock.stop(self._hours.now(), back=False)
            self._room.around.uptime.counts(self._room.row.id, running=False)


def pace_of(clock: Clock) -> Tempo:
    """What was agreed on."""
    return Tempo(bank=clock.terms.bank, increment=clock.terms.increment, days=clock.terms.days)


def shown(clock: Clock, now: float) -> ClockShown:
    """The clocks as everybody may know them."""
    return ClockShown(
        pace=pace_of(clock),
        left=[round(1000 * clock.left(seat, now)) for seat in (HOME, AWAY)],
        away=[round(1000 * clock.away(seat, now)) for seat in (HOME, AWAY)],
        running="nobody" if clock.shown == NOBODY else SEATS[clock.shown],
        sparing=clock.spares,
        paused=clock.kept.paused,
    )
