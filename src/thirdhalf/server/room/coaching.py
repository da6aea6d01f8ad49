"""The computer's coaches in a match: they think on a worker thread, on a copy, and answer like anybody else."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from thirdhalf.kernel.decision import Choice, Refusal
from thirdhalf.kernel.seat import NOBODY
from thirdhalf.kernel.table import Coach
from thirdhalf.kernel.view import View
from thirdhalf.server.forms import Hint, PlannedStep, Weight
from thirdhalf.server.games import coach_for, forecast_of, looking_at
from thirdhalf.server.logs import note_failure
from thirdhalf.server.room.advice import hinted, planned, weighed
from thirdhalf.server.room.guard import Unable

if TYPE_CHECKING:
    from thirdhalf.server.room.room import MatchRoom

Thought = TypeVar("Thought")


class Coaching:
    """Answers whenever a seat of the computer's is asked. A match between computers goes on while somebody watches."""

    def __init__(self, room: "MatchRoom") -> None:
        self._room = room
        self._coaches: list[Coach | None] = [
            coach_for(room.row.game, name, secrets.token_hex(8)) if name else None for name in room.row.coaches
        ]
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

    def advise(self, name: str) -> asyncio.Future[Choice]:
        """What a coach of that name would answer to the question of the moment; `Unable` if there is none."""
        return self._ask(self._adviser(name))

    def suggest(self, name: str) -> asyncio.Future[Choice]:
        """The same for somebody who decides. Where the match is closed, no coach's look at the table: the best hint."""
        adviser = self._adviser(name)
        playing = self._room.playing
        if playing.game.closed(playing.match) is None:
            return self._ask(adviser)
        looking = looking_at(self._room.row.game)
        return self._ask(lambda view: tuple(hinted(looking, view, secrets.token_hex(8), None)[0][0].choice))

    def consult(self, own: Choice | None) -> asyncio.Future[tuple[list[Hint], Hint | None]]:
        """Hints for the question of the moment, and what a choice of one's own would come to."""
        looking = looking_at(self._room.row.game)
        return self._ask(lambda view: hinted(looking, view, secrets.token_hex(8), own))

    def weigh(self) -> asyncio.Future[list[Weight]]:
        """What the options of the question of the moment come to."""
        forecast = forecast_of(self._room.row.game)
        return self._ask(lambda view: weighed(forecast, view, secrets.token_hex(8)))

    def plan(self, name: str) -> asyncio.Future[list[PlannedStep]]:
        """What a coach of that name would answer to all that is asked in a row; `Unable` if there is none."""
        adviser = self._adviser(name)
        playing = self._room.playing
        copy, game, seat = playing.match.copy(), playing.game, playing.asked
        return self._ask(lambda _: planned(game, copy, seat, secrets.token_hex(8), adviser))

    def think(self) -> asyncio.Future[Choice]:
        """What the coach in the seat that is asked answers."""
        seated = self._coaches[self._room.playing.asked]
        assert seated is not None
        return self._ask(seated)

    def _adviser(self, name: str) -> Coach:
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
