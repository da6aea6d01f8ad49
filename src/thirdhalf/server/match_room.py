"""A match with people around it: answers one request after the other, and stores what was decided before it says so."""

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import Executor
from typing import TYPE_CHECKING, Final, Literal

from thirdhalf.kernel.decision import Choice, IllegalChoice, Refusal
from thirdhalf.kernel.dice import commitment
from thirdhalf.kernel.record import Record, as_text, seen_from, unfinished
from thirdhalf.kernel.seat import NOBODY
from thirdhalf.kernel.telling import why
from thirdhalf.server.coaching import Coaching
from thirdhalf.server.forms import MatchInfo, Sitting
from thirdhalf.server.logs import note, note_failure
from thirdhalf.server.playing import Playing
from thirdhalf.server.protocol import (
    PROTOCOL,
    Accepted,
    Choose,
    Consult,
    Hinted,
    History,
    Judge,
    Judged,
    Pace,
    Past,
    Plan,
    Planned,
    Present,
    Refused,
    Step,
    Suggest,
    Suggested,
    Undo,
    Weigh,
    Weighed,
    Welcome,
)
from thirdhalf.server.seats import VIEW_OF, role_of
from thirdhalf.server.showing import SEATS, Showing, outcome_of
from thirdhalf.server.storage import Entry, MatchRow, Storage
from thirdhalf.server.stream import ENCODER, as_events, refused, telling

if TYPE_CHECKING:
    from thirdhalf.server.connection import Connection

NOT_ASKED: Final = Refusal("", "not asked")
STALE: Final = Refusal("", "answered already")


class Surroundings:
    """What a room needs from the server it is in."""

    def __init__(
        self,
        storage: Storage,
        workers: Executor,
        thinkers: Executor,
        delay: float,
        give_up: Callable[["MatchRoom"], None],
    ) -> None:
        self.storage = storage
        # Threads for what takes a moment (judging, loading, verifying), and those on which coaches think.
        self.workers = workers
        self.thinkers = thinkers
        # Seconds until what came of an open answer is shown where there are secrets.
        self.delay = delay
        # Called when the room cannot go on; the match is loaded again from what is stored.
        self.give_up = give_up


class MatchRoom:
    """One match."""

    def __init__(self, row: MatchRow, playing: Playing, open_seats: list[str], around: Surroundings) -> None:
        self.row = row
        self.playing = playing
        self.game = playing.game
        self.open_seats = open_seats
        self.around = around
        self.stream_id = secrets.token_hex(8)
        self.connections: set[Connection] = set()
        self.used = time.monotonic()
        self.closed = False
        self._lock = asyncio.Lock()
        self._info = self._make_info()
        self.showing = Showing(playing, row.coaches, around.delay)
        self.coaching = Coaching(self)
        self.showing.on_reveal = self.coaching.wake
        self.coaching.wake()

    # What is shown.

    def _make_info(self) -> MatchInfo:
        return match_info(self.row, self.open_seats)

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

    # What is asked of it. Each answers its request; nothing but these and the coaching changes the match.

    async def choose(self, seat: int, request: Choose) -> Accepted | Refused:
        """A coach's answer."""
        async with self._lock:
            if request.id in self.playing.done[seat]:
                return Accepted(id=request.id)
            not_now = self._not_now(seat, request.id, request.turn)
            return not_now or await self._answer(tuple(request.choice), request.id)

    async def undo(self, seat: int, request: Undo) -> Accepted | Refused:
        """Take the last choice back."""
        async with self._lock:
            playing = self.playing
            if request.id in playing.done[seat]:
                return Accepted(id=request.id)
            if request.turn != playing.turns[seat]:
                return refused(request.id, "stale", STALE)
            if not self.showing.streams[seat].shown.undo or not playing.retractable(seat):
                return refused(request.id, "no undo", Refusal("", "nothing to take back"))
            await self._store(playing.retract(seat, request.id))
            self.showing.retracted()
            self.coaching.wake()
            return Accepted(id=request.id)

    async def judge(self, seat: int, request: Judge) -> Judged | Refused:
        """Whether a choice would be accepted."""
        async with self._lock:
            not_now = self._not_now(seat, request.id, request.turn)
            decision = self.playing.match.decision
        if not_now or decision is None:
            return not_now or refused(request.id, "not asked", NOT_ASKED)
        choice = tuple(request.choice)

        def think() -> Judged:
            refusal = decision.refusal(choice)
            if refusal is not None:
                said = telling(why(refusal))
                return Judged(id=request.id, allowed=False, rule=refusal.rule, why=said, completed=[])
            return Judged(id=request.id, allowed=True, rule="", why=None, completed=list(decision.completed(choice)))

        return await asyncio.get_running_loop().run_in_executor(self.around.workers, think)

    async def suggest(self, seat: int, request: Suggest) -> Suggested | Refused:
        """What a computer coach would answer."""
        async with self._lock:
            not_now = self._not_now(seat, request.id, request.turn)
            if not_now:
                return not_now
            try:
                thinking = self.coaching.advise(request.coach)
            except ValueError as error:
                return refused(request.id, "no coach", Refusal("", "no such coach", {"why": str(error)}))
        return Suggested(id=request.id, coach=request.coach, choice=list(await thinking))

    async def consult(self, seat: int, request: Consult) -> Hinted | Refused:
        """Hints for the question."""
        async with self._lock:
            not_now = self._not_now(seat, request.id, request.turn)
            if not_now:
                return not_now
            own = None if request.choice is None else tuple(request.choice)
            thinking = self.coaching.consult(own)
        best, weight = await thinking
        return Hinted(id=request.id, hints=best, own=weight)

    async def weigh(self, seat: int, request: Weigh) -> Weighed | Refused:
        """What the options of the question come to."""
        async with self._lock:
            not_now = self._not_now(seat, request.id, request.turn)
            if not_now:
                return not_now
            thinking = self.coaching.weigh()
        return Weighed(id=request.id, weights=await thinking)

    async def plan(self, seat: int, request: Plan) -> Planned | Refused:
        """What a computer coach would answer to all that is asked in a row."""
        async with self._lock:
            not_now = self._not_now(seat, request.id, request.turn)
            if not_now:
                return not_now
            try:
                thinking = self.coaching.plan(request.coach)
            except ValueError as error:
                return refused(request.id, "no coach", Refusal("", "no such coach", {"why": str(error)}))
        return Planned(id=request.id, coach=request.coach, steps=await thinking)

    async def step(self, role: str, request: Step) -> Accepted | Refused:
        """Let a computer coach answer once."""
        async with self._lock:
            if role == "host":
                if not self.coaching.alone or self.playing.asked == NOBODY:
                    return refused(request.id, "not allowed", Refusal("", "nothing to play"))
                # What is asked in secret shows nothing: on to the next question that everybody sees.
                while True:
                    answered = await self._answer(await self.coaching.think(), "")
                    if isinstance(answered, Refused) or not self.playing.secret:
                        return Accepted(id=request.id) if isinstance(answered, Accepted) else answered
            if request.id in self.playing.done[VIEW_OF[role]]:
                return Accepted(id=request.id)
            not_now = self._not_now(VIEW_OF[role], request.id, request.turn)
            if not_now:
                return not_now
            try:
                thinking = self.coaching.advise(request.coach)
            except ValueError as error:
                return refused(request.id, "no coach", Refusal("", "no such coach", {"why": str(error)}))
            return await self._answer(await thinking, request.id)

    async def history(self, seat: int, request: History) -> Past:
        """Earlier events of this view."""
        events = self.showing.streams[seat].events[request.first_event : request.first_event + request.count]
        return Past(id=request.id, first_event=request.first_event, events=as_events(events))

    async def set_pace(self, role: str, request: Pace) -> Accepted | Refused:
        """How fast the computer plays against itself."""
        if role != "host":
            return refused(request.id, "not allowed", Refusal("", "only the host"))
        self.coaching.set_pace(request.milliseconds, request.running)
        return Accepted(id=request.id)

    async def answer_for_computer(self, choice: Choice, length: int) -> None:
        """The computer's answer, unless the match has gone on since it began to think."""
        async with self._lock:
            if not self.closed and self.playing.length == length:
                await self._answer(choice, "")

    def shown_record(self, role: str) -> Record:
        """The whole record when the match is over; before that as much as this viewer was shown, secrets included."""
        record = self.playing.recorder.record(self.playing.match)
        stream = self.showing.streams[VIEW_OF[role]]
        if record.end is None or stream.shown.outcome is None:
            return unfinished(record, record.moves[: stream.moves])
        return record

    def record(self, role: str) -> str:
        """The record as this viewer may have it: before the match is over with no line for what others were asked in
        secret.
        """
        record = self.shown_record(role)
        if record.end is None:
            record = seen_from(record, VIEW_OF[role])
            record.moves = [move for move in record.moves if move.choice is not None]
        return as_text(record)

    def _not_now(self, seat: int, id: str, turn: int) -> Refused | None:
        """Why the coach cannot answer now: the same words whatever the others are asked."""
        if self.playing.asked != seat or not self.showing.question_shown:
            return refused(id, "not asked", NOT_ASKED)
        if turn != self.playing.turns[seat]:
            return refused(id, "stale", STALE)
        return None

    async def _answer(self, choice: Choice, id: str) -> Accepted | Refused:
        was_open = not self.playing.secret
        try:
            entries = self.playing.answer(choice, id)
        except IllegalChoice as illegal:
            return refused(id, "illegal", illegal.refusal)
        except Exception as error:
            note_failure("the rules failed", error, match=self.row.id)
            self.around.give_up(self)
            raise
        await self._store(entries)
        self.showing.answered(was_open)
        return Accepted(id=id)

    async def _store(self, entries: list[Entry]) -> None:
        playing = self.playing
        outcome = outcome_of(self.playing)
        ended = "" if outcome is None else ENCODER.encode(outcome).decode()
        first = playing.length - len(entries)
        self.used = time.monotonic()
        # Lists show no time at which nothing happened openly.
        changed = None if playing.secret else int(time.time())
        try:
            await self.around.storage.append(self.row.id, first, entries, playing.asked, ended, changed)
        except Exception as error:
            note_failure("storing failed", error, match=self.row.id)
            self.around.give_up(self)
            raise

    # Who is here.

    def enter(self, connection: "Connection") -> None:
        """Somebody is connected."""
        self.connections.add(connection)
        self.showing.streams[connection.view].listeners.add(connection.news)
        self._tell_presence()
        self.coaching.wake()

    def leave(self, connection: "Connection") -> None:
        """Somebody is gone."""
        self.connections.discard(connection)
        self.showing.streams[connection.view].listeners.discard(connection.news)
        self.used = time.monotonic()
        self._tell_presence()
        self.coaching.wake()

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
        self._info = self._make_info()
        self._tell_presence()

    def presence(self) -> str:
        """Who is connected, as a message."""
        roles = [connection.role for connection in self.connections]
        watching = sum(role not in SEATS for role in roles)
        here = Present(home="home" in roles, away="away" in roles, watching=watching, seats=self._info.seats)
        return ENCODER.encode(here).decode()

    def _tell_presence(self) -> None:
        for connection in self.connections:
            connection.tell_presence()

    async def close(self) -> None:
        """Finish what is being stored, and end."""
        self.closed = True
        self.showing.close()
        await self.coaching.close()
        async with self._lock:
            note("room closed", match=self.row.id, length=self.playing.length)


def match_info(row: MatchRow, open_seats: list[str]) -> MatchInfo:
    """What everybody may know of a match."""
    seats = []
    for place, seat in enumerate(SEATS):
        coach = row.coaches[place]
        kind: Literal["person", "computer", "open"] = "computer" if coach else "person"
        seats.append(
            Sitting(seat=seat, name=row.names[place], kind="open" if seat in open_seats else kind, coach=coach)
        )
    return MatchInfo(
        match=row.id,
        game=row.game,
        content=row.content,
        software=row.software,
        setup=row.setup,
        seats=seats,
        commitment=commitment(row.seed),
        created=row.created,
    )
