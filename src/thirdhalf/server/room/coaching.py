"""The computer's coaches in a match: they think elsewhere, when it is their turn, and answer like anybody else."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable
from functools import partial
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from thirdhalf.kernel.decision import Choice, Refusal
from thirdhalf.kernel.seat import NOBODY
from thirdhalf.kernel.view import View
from thirdhalf.server.forms import Hint, PlannedStep, Weight
from thirdhalf.server.games import answers_at_once, check_level, coach_for, own_coach_named, usual_coach
from thirdhalf.server.keeping.sql import Sql
from thirdhalf.server.logs import note_failure
from thirdhalf.server.room.guard import Unable
from thirdhalf.server.thinking.bench import Late
from thirdhalf.server.thinking.jobs import ANSWER, CHOICE, CHOICES, HINT, HINTS, STEPS, WEIGHTS, Position, Wish
from thirdhalf.server.thinking.queue import GRACE, OWN_GRACE, Crowded, Errand, Failed
from thirdhalf.server.thinking.queue import HINT as FOR_A_HINT
from thirdhalf.server.thinking.queue import PLAY as FOR_PLAY
from thirdhalf.server.thinking.queue import SECRET as IN_SECRET
from thirdhalf.server.thinking.queue import WATCHED as FOR_WATCHERS

if TYPE_CHECKING:
    from thirdhalf.server.room.room import MatchRoom

Thought = TypeVar("Thought")

BUSY: Final = Refusal("", "busy")
FOREVER: Final = 3600.0
THINKING_UNSEEN: Final = 0.5
ANSWERED_UNSEEN: Final = 0.7
"""Where a computer is asked in secret: by which part of the time that is hidden it has its best so far, and by which it
has answered, if need be as the usual coach would at first sight.
"""


class Coaching:
    """Answers whenever a seat of the computer's is asked. A match between computers goes on while somebody watches."""

    def __init__(self, room: "MatchRoom") -> None:
        self._room = room
        # Known to nobody before the match's own seed is.
        self._seed = blake2b(room.row.seed, digest_size=8, person=b"thirdhalf coach").hexdigest()
        self._advised: tuple[tuple[int, int], asyncio.Future[list[Hint]]] | None = None
        self._awake = asyncio.Event()
        self._hurried = asyncio.Event()
        self._pause = room.row.pace / 1000
        self._running = True
        self._task: asyncio.Task[None] | None = None
        self.alone = all(room.row.coaches)
        room.showing.as_if_asked = self.as_if_asked
        if any(room.row.coaches):
            self._task = asyncio.get_running_loop().create_task(self._play())

    def wake(self) -> None:
        """Something has changed."""
        self._awake.set()

    def set_pace(self, milliseconds: int, running: bool) -> None:
        """A match between computers: the pause before each decision, and whether it goes on by itself."""
        self._pause = milliseconds / 1000
        self._running = running
        self._hurried.set()
        self.wake()

    def decide(self, name: str) -> Awaitable[Choice]:
        """What a coach of that name, or else the adviser, would answer to the question of the moment."""
        return self._suggested(name) if name else self._first(self._advice())

    def suggest(self, name: str) -> Awaitable[Choice]:
        """The same for somebody who decides. Where the match is closed, no coach's look at the table."""
        playing = self._room.playing
        if name:
            self._check(name)
            if playing.game.closed(playing.match) is None:
                return self._suggested(name)
        return self._first(self._advice())

    def offer(self) -> Awaitable[list[Choice]]:
        """The choices worth considering for whoever is asked; for the same question the same."""
        row = self._room.row
        return self._hint(Wish("offer", f"{row.id}/{self._room.playing.length}"), CHOICES)

    def consult(self, own: Choice | None) -> Awaitable[tuple[list[Hint], Hint | None]]:
        """Hints for the question of the moment, the answer suggested first, and what a choice of one's own comes to."""
        return self._told(
            self._advice(), None if own is None else self._hint(Wish("compare", self._seed, choice=own), HINT)
        )

    async def _told(
        self, advice: asyncio.Future[list[Hint]], weighing: asyncio.Future[Hint | None] | None
    ) -> tuple[list[Hint], Hint | None]:
        weight = None if weighing is None else await weighing
        return await advice, weight

    async def _first(self, advice: asyncio.Future[list[Hint]]) -> Choice:
        """The first hint; where nothing may be said, what the game's usual coach does."""
        found = await advice
        return tuple(found[0].choice) if found else await self._suggested(usual_coach(self._room.row.game))

    def _advice(self) -> asyncio.Future[list[Hint]]:
        """All hints for the question of the moment, found once, however often and for whatever they are asked for."""
        playing = self._room.playing
        moment = (playing.asked, playing.length)
        if self._advised is None or self._advised[0] != moment or failed(self._advised[1]):
            self._advised = (moment, self._hint(Wish("advise", self._seed), HINTS))
        # Whoever stops waiting does not stop the others.
        return asyncio.shield(self._advised[1])

    def weigh(self) -> asyncio.Future[list[Weight]]:
        """What the options of the question of the moment come to."""
        return self._hint(Wish("weigh", secrets.token_hex(8)), WEIGHTS)

    def plan(self, name: str) -> Awaitable[list[PlannedStep]]:
        """What a coach of that name, or else the adviser, would answer to all that is asked in a row."""
        if name:
            self._check(name)
            return self._hint(Wish("plan", self._seed, name), STEPS)
        return self._planned(self._advice(), self._position())

    async def _planned(self, advice: asyncio.Future[list[Hint]], position: Position) -> list[PlannedStep]:
        first = await self._first(advice)
        return await self._ask(FOR_A_HINT, Wish("plan", self._seed, choice=first), STEPS, position)

    def think(self) -> asyncio.Future[Choice]:
        """What the coach in the seat that is asked answers."""
        room = self._room
        asked = room.playing.asked
        urgency = IN_SECRET if room.playing.secret else FOR_WATCHERS if self.alone else FOR_PLAY
        return self._ask(urgency, Wish("play", f"{self._seed}/{asked}", room.row.coaches[asked]), CHOICE)

    def _suggested(self, name: str) -> Awaitable[Choice]:
        self._check(name)
        return self._or_advised(self._hint(Wish("suggest", secrets.token_hex(8), name), ANSWER))

    async def _or_advised(self, own: asyncio.Future[Choice | None]) -> Choice:
        """What a coach has to say; where that is nothing, what the adviser says."""
        found = await own
        return await self._first(self._advice()) if found is None else found

    def _check(self, name: str) -> None:
        try:
            check_level(self._room.row.game, name)
        except ValueError as error:
            raise Unable("no coach", Refusal("", "no such coach", {"why": str(error)})) from None

    def _position(self) -> Position:
        room, playing = self._room, self._room.playing
        return Position(room.stream_id, playing.game, room.row.setup, playing.epoch, playing.choices[:], playing.asked)

    def _hint(self, wish: Wish, form: msgspec.json.Decoder[Thought]) -> asyncio.Future[Thought]:
        return self._ask(FOR_A_HINT, wish, form)

    def _ask(
        self, urgency: int, wish: Wish, form: msgspec.json.Decoder[Thought], position: Position | None = None
    ) -> asyncio.Future[Thought]:
        """In the queue, of the position as it is now."""
        room = self._room
        game = room.row.game
        grace = OWN_GRACE if wish.coach and own_coach_named(game, wish.coach) else GRACE
        errand = Errand(room.owner, urgency, position or self._position(), wish, grace)
        if urgency == IN_SECRET:
            errand.seconds = min(errand.seconds, max(0.0, self._hidden_for(THINKING_UNSEEN)))
        thinking = room.around.thinking
        quick = wish.kind == "offer" or (wish.coach and wish.kind != "plan" and answers_at_once(game, wish.coach))
        try:
            (thinking.quick if quick else thinking.deep).put(errand)
        except Crowded:
            raise Unable("busy", BUSY) from None
        return asyncio.ensure_future(answer_to(errand, form))

    def _hidden_for(self, part: float) -> float:
        """Seconds until that part of the time is over in which nobody sees what goes on."""
        until = self._room.showing.veil_until
        if not until:
            return FOREVER
        return until - self._room.around.delay * (1 - part) - time.monotonic()

    async def _answer(self) -> Choice:
        """What the computer answers to the question of the moment. In secret it has answered before anything is shown,
        for else it could be seen that it was asked; openly, a coach that fails to answer is stood in for.
        """
        if not self._room.playing.secret:
            try:
                return await self.think()
            except Unable as error:
                note_failure("a coach is stood in for", error, match=self._room.row.id)
                return await self._at_first_sight()
        try:
            async with asyncio.timeout(max(0.0, self._hidden_for(ANSWERED_UNSEEN))):
                return await self.think()
        except (TimeoutError, Unable):
            return await self._at_first_sight()

    def as_if_asked(self) -> asyncio.Future[None] | None:
        """Do for nothing what is done where a computer is asked in secret: it takes as long, however busy the machine
        is, so that nobody can tell which of both it was.
        """
        room = self._room
        if self._task is None or self.alone or not room.owned or room.closed:
            return None
        return asyncio.ensure_future(self._for_nothing(next(filter(None, room.row.coaches))))

    async def _for_nothing(self, coach: str) -> None:
        room = self._room
        try:
            try:
                async with asyncio.timeout(max(0.0, self._hidden_for(ANSWERED_UNSEEN))):
                    if answers_at_once(room.row.game, coach):
                        await self._ask(IN_SECRET, Wish("suggest", secrets.token_hex(8), coach), ANSWER)
                    else:
                        # Thoughts that look ahead for nothing would cost those who wait for theirs too much.
                        await asyncio.sleep(FOREVER)
            except (TimeoutError, Unable):
                await self._at_first_sight()
            # What is answered is stored.
            await room.around.storage.database.do(nothing_stored)
        except Exception as error:
            note_failure("what was done for nothing failed", error, match=room.row.id)

    async def _at_first_sight(self) -> Choice:
        """What the game's usual coach answers, who does not look ahead: here, on a copy."""
        playing = self._room.playing
        coach = coach_for(self._room.row.game, usual_coach(self._room.row.game), secrets.token_hex(8))
        look = partial(coach, View(playing.match.copy(), playing.asked))
        return await asyncio.get_running_loop().run_in_executor(self._room.around.workers, look)

    def _due(self) -> bool:
        """Whether the computer is to answer now. An open question is first shown to everybody."""
        room = self._room
        asked = room.playing.asked
        if asked == NOBODY or not room.row.coaches[asked] or not room.owned:
            return False
        if self.alone and not (room.connections and (self._running or not room.has_host)):
            return False
        return room.playing.secret or room.showing.question_shown

    async def _play(self) -> None:
        room = self._room
        while not room.closed:
            await self._awake.wait()
            self._awake.clear()
            try:
                while self._due():
                    if self.alone and self._pause and await self._interrupted():
                        continue
                    length = room.playing.length
                    choice = await self._answer()
                    await room.answer_for_computer(choice, length)
            except Exception as error:
                note_failure("a coach failed", error, match=room.row.id)
                room.around.give_up(room)
                return

    async def _interrupted(self) -> bool:
        """Pause; True if the pace was changed meanwhile."""
        self._hurried.clear()
        try:
            async with asyncio.timeout(self._pause):
                await self._hurried.wait()
        except TimeoutError:
            return not self._due()
        return True

    async def close(self) -> None:
        """Stop; what is being stored is finished."""
        self._running = False
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task


async def nothing_stored(sql: Sql) -> None:
    """A piece of work like that which stores a choice, but for what it leaves."""
    await sql.run("UPDATE matches SET changed = changed WHERE id = ''")


def failed(thinking: "asyncio.Future[Thought]") -> bool:
    """Whether it ended without an answer."""
    return thinking.done() and (thinking.cancelled() or thinking.exception() is not None)


async def answer_to(errand: Errand, form: msgspec.json.Decoder[Thought]) -> Thought:
    """What comes of an errand; who stops waiting takes it back."""
    try:
        return form.decode(await errand.done)
    except Late:
        raise Unable("busy", BUSY) from None
    except Failed as error:
        raise RuntimeError(f"the coach '{errand.wish.coach or 'adviser'}' failed: {error}") from None
