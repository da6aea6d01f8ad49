"""One match and whoever is there: what is decided is stored before anybody hears of it."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from thirdhalf.kernel.decision import Choice, IllegalChoice
from thirdhalf.kernel.dice import SEED_BYTES
from thirdhalf.kernel.record import Record, as_text, seen_from, unfinished
from thirdhalf.kernel.seat import AWAY, HOME
from thirdhalf.kernel.view import PUBLIC
from thirdhalf.server.among.presence import Counts, Heard
from thirdhalf.server.clock.clock import Clock
from thirdhalf.server.forms import Rematch
from thirdhalf.server.keeping.rows import AGAIN, CALLED, NONCE, UNDO, Entry, MatchRow, Standing
from thirdhalf.server.keeping.seats import VIEW_OF, role_of
from thirdhalf.server.keeping.sql import Taken, Unavailable
from thirdhalf.server.logs import note, note_failure
from thirdhalf.server.protocol import PROTOCOL, Present, Welcome
from thirdhalf.server.room.behind import Behind
from thirdhalf.server.room.coaching import Coaching
from thirdhalf.server.room.dealing import Dealing
from thirdhalf.server.room.guard import STALE, Unable
from thirdhalf.server.room.info import match_info, rematch_of, side_number
from thirdhalf.server.room.playing import BY_SERVER, Playing
from thirdhalf.server.room.showing import SEATS, Showing, score_of, stored_outcome
from thirdhalf.server.room.stream import ENCODER
from thirdhalf.server.room.surroundings import Surroundings
from thirdhalf.server.room.talking import Talking

if TYPE_CHECKING:
    from thirdhalf.server.connection import Connection

Play = Callable[[Choice, str], list[Entry]]
FEW: Final = 8
CROWD_SECONDS: Final = 1.0
"""Where more than a few are connected, how often they hear of spectators who come and go."""


class MatchRoom:
    """One match."""

    def __init__(
        self, row: MatchRow, playing: Playing, open_seats: list[str], around: Surroundings, clock: Clock | None = None
    ) -> None:
        self.row = row
        self.playing = playing
        self.game = playing.game
        self.open_seats = open_seats
        self.around = around
        self.stream_id = secrets.token_hex(8)
        self.connections: set[Connection] = set()
        self.used = time.monotonic()
        self.closed = False
        self.rematch: Rematch | None = None
        # Whether this process does what only one may, and who is connected to the others.
        self.owned = True
        self._elsewhere = Counts()
        # Who is here, as a message, until that changes; and when many are to be told next.
        self._presence = ""
        self._telling: asyncio.TimerHandle | None = None
        # Held by whoever changes the match or asks about its question.
        self.lock = asyncio.Lock()
        self._info = match_info(self.row, self.open_seats)
        around.others.opened(self)
        self.showing = Showing(playing, row.coaches, around.delay)
        self.coaching = Coaching(self)
        self.dealing = Dealing(self, clock)
        self.talking = Talking(self)
        self.behind = Behind(row)
        self.showing.on_reveal = self._revealed
        self._revealed()

    def _revealed(self) -> None:
        """A position is shown."""
        self.behind.note(self.showing.streams[PUBLIC].moves)
        self.coaching.wake()
        self.dealing.revealed()

    # What is shown.

    def welcome(self, role: str) -> str:
        """The first message to whoever has this role."""
        hello = Welcome(
            protocol=PROTOCOL,
            role=role_of(role),
            stream=self.stream_id,
            info=self._info,
            setting=self.game.setting(self.playing.match),
        )
        return ENCODER.encode(hello).decode()

    # What changes the match: verbs hold the lock while they ask for it.

    async def answer(self, choice: Choice, id: str, came: float | None = None) -> None:
        """The answer of whoever is asked, which came then or now, stored before anybody hears of it; or `Unable`."""
        await self._play(choice, id, self.playing.answer, came)

    async def answer_for_good(self, choice: Choice, id: str) -> None:
        """The same for what the computer decides for a coach: in a closed match it is not taken back, or what the
        computer sees would be told.
        """
        await self._play(choice, id, self.playing.answer_for_good)

    async def _play(self, choice: Choice, id: str, play: Play, came: float | None = None) -> None:
        playing = self.playing
        was_open, seat, came = not playing.secret, playing.asked, came or self.around.hours.now()
        mark = playing.mark() if playing.lacks_nonce else None
        try:
            entries = play(choice, id)
        except IllegalChoice as illegal:
            raise Unable("illegal", illegal.refusal) from None
        except Exception as error:
            note_failure("the rules failed", error, match=self.row.id)
            self.around.give_up(self)
            raise
        self.dealing.answered(seat, came)
        if mark is None:
            await self._store(entries)
        else:
            try:
                await self._append(entries)
            except Taken:
                # The other side's number came in at another process: the question is the same after it.
                playing.return_to(mark, entries[0])
                await self._take_in()
                if playing.turns[seat] != mark.turn:
                    raise Unable("stale", STALE) from None
                await self._play(choice, id, play, came)
                return
        self.showing.answered(was_open, seat)

    async def take_nonce(self, seat: int, number: str) -> None:
        """A side's own number for the dice, unless it has given one; for whoever gives none the server does."""
        playing = self.playing
        own = bytes.fromhex(number) or secrets.token_bytes(SEED_BYTES)
        async with self.lock:
            while not self.closed and playing.wants_nonce(seat):
                waited = playing.dice_wait
                entries = playing.take_nonce(seat, own, "" if number else BY_SERVER)
                try:
                    await self._append(entries)
                except Taken:
                    if not playing.leave_nonce(seat, entries):
                        self.around.give_up(self)
                        raise
                    # Both sides came at the same time, each to another process: the other was first.
                    await self._take_in()
                    continue
                if waited:
                    self.showing.answered(was_open=True, seat=seat)
                else:
                    self.dealing.came_or_gone()
        self._tell_presence()

    async def retract(self, seat: int, id: str) -> None:
        """Take the coach's last choice back, which must be possible."""
        await self._store(self.playing.retract(seat, id))
        self.showing.retracted()
        self.coaching.wake()

    async def call(self, seat: int, why: str) -> None:
        """The match ends here: that side could not or would not go on, or (NOBODY) both agree."""
        await self._store(self.playing.call(seat, why))
        self.showing.ended()

    async def take_back(self, seat: int, id: str) -> None:
        """Return to the side's latest open decision, to which both have agreed."""
        await self._store(self.playing.take_back(seat, id))
        self.showing.retracted()
        self.coaching.wake()

    async def try_again(self, seat: int, topic: str, id: str) -> None:
        """Return to an earlier question of a lesson that is over, which must be possible."""
        await self._store(self.playing.try_again(seat, topic, id))
        self.showing.retracted()
        self.coaching.wake()

    async def answer_for_computer(self, choice: Choice, length: int) -> None:
        """The computer's answer, unless the match has gone on since it began to think."""
        async with self.lock:
            if not self.closed and self.owned and self.playing.length == length:
                with contextlib.suppress(Unable):
                    await self.answer(choice, "")

    async def _store(self, entries: list[Entry]) -> None:
        try:
            await self._append(entries)
        except Taken as error:
            note("not stored", match=self.row.id, why=str(error))
            self.around.give_up(self)
            raise

    async def _append(self, entries: list[Entry]) -> None:
        playing = self.playing
        ended = stored_outcome(playing)
        first = playing.length - len(entries)
        self.used = time.monotonic()
        # Lists show no time at which nothing happened openly, and no score that is not shown yet.
        shown = None if playing.secret else (int(time.time()), *score_of(playing))
        try:
            await self.around.storage.append(
                self.row.id, first, entries, playing.asked, ended, shown, self.dealing.kept()
            )
        except Taken:
            raise
        except Unavailable as error:
            note("not stored", match=self.row.id, why=str(error))
            self.around.give_up(self)
            raise
        except Exception as error:
            note_failure("storing failed", error, match=self.row.id)
            self.around.give_up(self)
            raise

    # What other processes do with it.

    async def follow(self) -> None:
        """Take in what they have stored since."""
        async with self.lock:
            if not self.closed:
                await self._take_in()
        self.coaching.wake()

    async def _take_in(self) -> None:
        entries = await self.around.storage.log_after(self.row.id, self.playing.length)
        if entries:
            await self.dealing.reread(self.playing.length + len(entries))
        for followed in self.playing.follow(entries):
            if followed.kind in (UNDO, AGAIN):
                self.showing.retracted()
            elif followed.kind == CALLED:
                self.showing.ended()
            elif followed.waited:
                self.showing.answered(followed.was_open, followed.seat)
            if followed.kind == NONCE:
                # With the second number both are at the table.
                self.dealing.came_or_gone()
                self._tell_presence()

    def stands(self, standing: Standing, heard: Heard) -> None:
        """Names, open seats and offers are these now, and so many are connected to the others."""
        self.dealing.heard_of(heard.counts, heard.ago)
        rematch = rematch_of(standing.rematch)
        now = (standing.names, standing.open_seats, rematch, heard.counts)
        if now == (self.row.names, self.open_seats, self.rematch, self._elsewhere):
            return
        self.row.names, self.open_seats, self.rematch, self._elsewhere = now
        self.playing.recorder.names = self.row.names
        self._info = match_info(self.row, self.open_seats)
        self._tell_presence()
        self.dealing.came_or_gone()

    # What is written of it.

    def shown_record(self, role: str) -> Record:
        """The whole record when the match is over; before that as much as this viewer was shown, secrets included."""
        record = self.playing.recorder.record(self.playing.match)
        stream = self.showing.streams[VIEW_OF[role]]
        if record.end is None or stream.shown.outcome is None:
            return unfinished(record, record.moves[: stream.moves])
        return record

    def record_behind(self) -> Record:
        """All of it as far as spectators were shown it some minutes ago."""
        record = self.playing.recorder.record(self.playing.match)
        return unfinished(record, record.moves[: self.behind.moves])

    def record(self, role: str) -> str:
        """The record as this viewer may have it: before the match is over with no line for what others were asked in
        secret.
        """
        record = self.shown_record(role)
        if record.end is None:
            record = seen_from(record, VIEW_OF[role])
            record.moves = [move for move in record.moves if move.choice is not None]
        return as_text(record)

    # Who is here.

    def has(self, place: int) -> bool:
        """Whether somebody in that seat is connected, by this process or another."""
        return self.has_here(place) or self._elsewhere[place] > 0

    def has_here(self, place: int) -> bool:
        """Whether somebody in that seat is connected to this process."""
        return any(connection.role == SEATS[place] for connection in self.connections)

    def enter(self, connection: "Connection") -> None:
        """Somebody is connected."""
        self.connections.add(connection)
        self.showing.streams[connection.view].listeners.add(connection.news)
        self._come_or_gone(connection)
        plays = any(self.row.coaches) and connection.role in (*SEATS, "host")
        self.around.others.wanted(self, by_force=plays)
        self.coaching.wake()
        self.dealing.came_or_gone(connection.view)

    def leave(self, connection: "Connection") -> None:
        """Somebody is gone."""
        self.connections.discard(connection)
        self.showing.streams[connection.view].listeners.discard(connection.news)
        self.used = time.monotonic()
        self.dealing.left(connection.view)
        self._come_or_gone(connection)
        if self.coaching.alone and not self.connections:
            self.around.others.rests(self)
        self.coaching.wake()
        self.dealing.came_or_gone(connection.view)

    def idle(self, watched: bool) -> bool:
        """Whether it can be put away and loaded again when somebody comes: nobody is here, or (`watched`) nobody with a
        seat, and nothing is being done.
        """
        if self.lock.locked():
            return False
        return not any(connection.role in SEATS for connection in self.connections) if watched else not self.connections

    @property
    def owner(self) -> str:
        """For whom the computer thinks here: whoever has a seat, else whoever watches, by the address."""
        here = sorted(self.connections, key=lambda connection: connection.role not in SEATS)
        return here[0].address if here else self.row.id

    @property
    def has_host(self) -> bool:
        """Whether somebody is there who sets the pace."""
        return any(connection.role == "host" for connection in self.connections)

    def seat_taken(self, role: str, name: str) -> None:
        """An invitation was taken up."""
        if role in self.open_seats:
            self.open_seats.remove(role)
        if name:
            names = list(self.row.names)
            names[VIEW_OF[role]] = name
            self.row.names = (names[0], names[1])
            self.playing.recorder.names = self.row.names
        self._info = match_info(self.row, self.open_seats)
        self._tell_presence()

    def offered(self, rematch: Rematch | None) -> None:
        """The same match once more was offered, or the offer was answered."""
        self.rematch = rematch
        self._tell_presence()

    def presence(self) -> str:
        """Who is connected, as a message: the same for all."""
        self._presence = self._presence or self._tell_who_is_here()
        return self._presence

    def _tell_who_is_here(self) -> str:
        roles = [connection.role for connection in self.connections]
        watching = sum(role not in SEATS for role in roles)
        here = Present(
            home=self.has(HOME),
            away=self.has(AWAY),
            watching=watching + self._elsewhere.watching,
            seats=self._info.seats,
            rematch=self.rematch,
            nonces=[side_number(nonce) for nonce in self.playing.nonces],
        )
        return ENCODER.encode(here).decode()

    def _come_or_gone(self, connection: "Connection") -> None:
        """Tell of somebody with a seat at once; of those who watch, who come in crowds, once in a while."""
        self._presence = ""
        self.around.others.changed(self)
        if connection.role in SEATS or len(self.connections) <= FEW:
            self._tell_presence()
            return
        connection.tell_presence()
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(CROWD_SECONDS, self._tell_presence)

    def _tell_presence(self) -> None:
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None
        self._presence = ""
        for connection in self.connections:
            connection.tell_presence()

    async def close(self) -> None:
        """Finish what is being stored, and end."""
        self.closed = True
        self.around.others.closed(self)
        if self._telling is not None:
            self._telling.cancel()
        self.showing.close()
        self.dealing.close()
        await self.coaching.close()
        self.around.thinking.forget(self.stream_id)
        async with self.lock:
            await self.dealing.put_away()
            note("room closed", match=self.row.id, length=self.playing.length)
