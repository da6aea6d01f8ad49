"""The computer's coaches in a match: they think on a worker thread, on a copy, and answer like anybody else."""

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from thirdhalf.kernel.decision import Choice, Refusal
from thirdhalf.kernel.seat import NOBODY
from thirdhalf.kernel.table import Coach
from thirdhalf.kernel.view import View
from thirdhalf.server.forms import Hint, PlannedStep, Weight
from thirdhalf.server.games import coach_for, forecast_of, looking_at, usual_coach
from thirdhalf.server.logs import note_failure
from thirdhalf.server.room.advice import planned, sent, weighed
from thirdhalf.server.room.guard import Unable

if TYPE_CHECKING:
    from thirdhalf.coaches.adviser import Adviser
    from thirdhalf.coaches.hints import Hint as Found
    from thirdhalf.server.room.room import MatchRoom

Thought = TypeVar("Thought")


class Coaching:
    """Answers whenever a seat of the computer's is asked. A match between computers goes on while somebody watches."""

    def __init__(self, room: "MatchRoom") -> None:
        self._room = room
        self._coaches: list[Coach | None] = [
            coach_for(room.row.game, name, secrets.token_hex(8)) if name else None for name in room.row.coaches
        ]
        self._seed = secrets.token_hex(8)
        self._advisers: dict[int, Adviser] = {}
        self._advised: tuple[tuple[int, int], asyncio.Future[list[Found]]] | None = None
        self._awake = asyncio.Event()
        self._hurried = asyncio.Event()
        self._pause = room.row.pace / 1000
        self._running = True
        self._task: asyncio.Task[None] | None = None
        self.alone = all(room.row.coaches)
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
        return self._ask(self._coach(name)) if name else self._first(self._advice())

    def suggest(self, name: str) -> Awaitable[Choice]:
        """The same for somebody who decides. Where the match is closed, no coach's look at the table."""
        playing = self._room.playing
        coach = self._coach(name) if name else None
        if coach is not None and playing.game.closed(playing.match) is None:
            return self._ask(coach)
        return self._first(self._advice())

    def consult(self, own: Choice | None) -> Awaitable[tuple[list[Hint], Hint | None]]:
        """Hints for the question of the moment, the answer suggested first, and what a choice of one's own comes to."""
        adviser = self._adviser()
        return self._told(self._advice(), None if own is None else self._ask(lambda view: adviser.weigh(view, own)))

    async def _told(
        self, advice: "asyncio.Future[list[Found]]", weighing: "asyncio.Future[Found | None] | None"
    ) -> tuple[list[Hint], Hint | None]:
        weight = None if weighing is None else await weighing
        return [sent(hint) for hint in await advice], None if weight is None else sent(weight)

    async def _first(self, advice: "asyncio.Future[list[Found]]") -> Choice:
        """The first hint; where nothing may be said, what the game's usual coach does."""
        found = await advice
        return found[0].choice if found else await self._ask(self._coach(usual_coach(self._room.row.game)))

    def _advice(self) -> "asyncio.Future[list[Found]]":
        """All hints for the question of the moment, found once, however often and for whatever they are asked for."""
        playing = self._room.playing
        moment = (playing.asked, playing.length)
        if self._advised is None or self._advised[0] != moment:
            self._advised = (moment, self._ask(self._adviser().advise))
        # Whoever stops waiting does not stop the others.
        return asyncio.shield(self._advised[1])

    def _adviser(self) -> "Adviser":
        """The adviser of the seat that is asked."""
        asked = self._room.playing.asked
        if asked not in self._advisers:
            self._advisers[asked] = self._new_adviser()
        return self._advisers[asked]

    def _new_adviser(self) -> "Adviser":
        from thirdhalf.coaches.adviser import Adviser  # loaded with the games, not with the server

        return Adviser(self._seed, looking_at(self._room.row.game))

    def weigh(self) -> asyncio.Future[list[Weight]]:
        """What the options of the question of the moment come to."""
        forecast = forecast_of(self._room.row.game)
        return self._ask(lambda view: weighed(forecast, view, secrets.token_hex(8)))

    def plan(self, name: str) -> Awaitable[list[PlannedStep]]:
        """What a coach of that name, or else the adviser, would answer to all that is asked in a row."""
        playing = self._room.playing
        copy, game, seat, seed = playing.match.copy(), playing.game, playing.asked, self._seed
        if name:
            coach = self._coach(name)
            return self._ask(lambda _: planned(game, copy, seat, seed, coach))
        # It looks ahead for itself: the adviser of the seat keeps to what it has said so far.
        adviser = self._new_adviser()
        return self._planned(self._advice(), lambda first: planned(game, copy, seat, seed, adviser, first))

    async def _planned(
        self, advice: "asyncio.Future[list[Found]]", plan: Callable[[Choice], list[PlannedStep]]
    ) -> list[PlannedStep]:
        first = await self._first(advice)
        return await asyncio.get_running_loop().run_in_executor(self._room.around.thinkers, plan, first)

    def think(self) -> asyncio.Future[Choice]:
        """What the coach in the seat that is asked answers."""
        seated = self._coaches[self._room.playing.asked]
        assert seated is not None
        return self._ask(seated)

    def _coach(self, name: str) -> Coach:
        try:
            return coach_for(self._room.row.game, name, secrets.token_hex(8))
        except ValueError as error:
            raise Unable("no coach", Refusal("", "no such coach", {"why": str(error)})) from None

    def _ask(self, thinker: Callable[[View], Thought]) -> asyncio.Future[Thought]:
        """Off the event loop, on a copy."""
        playing = self._room.playing
        view = View(playing.match.copy(), playing.asked)
        return asyncio.get_running_loop().run_in_executor(self._room.around.thinkers, thinker, view)

    def _due(self) -> bool:
        """Whether the computer is to answer now. An open question is first shown to everybody."""
        room = self._room
        asked = room.playing.asked
        if asked == NOBODY or not room.row.coaches[asked]:
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
                    choice = await self.think()
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
