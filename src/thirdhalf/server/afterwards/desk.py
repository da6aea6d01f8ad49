"""What is asked about a match that is over."""

import time
from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

import msgspec

from thirdhalf.analysis.forms import Statistics
from thirdhalf.analysis.puzzles import of_the_day
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.record import Record, as_text
from thirdhalf.server import limits
from thirdhalf.server.afterwards.aside import answered_of, counted_of, seen_of
from thirdhalf.server.afterwards.fork import begun, stored
from thirdhalf.server.afterwards.forms import (
    Fork,
    Further,
    Graded,
    Looked,
    Praise,
    Progress,
    PuzzleTold,
    ThirdHalf,
    Tried,
    WellPlayed,
)
from thirdhalf.server.afterwards.queue import Queue
from thirdhalf.server.codes import NotPossible
from thirdhalf.server.desk.asking import Answer, Asking, Wish, answer, read
from thirdhalf.server.desk.desk import Desk
from thirdhalf.server.desk.looking import Source
from thirdhalf.server.forms import Role, SeatName
from thirdhalf.server.limits import Allowance
from thirdhalf.server.lobby import Lobby
from thirdhalf.server.replays import recorded_outcome
from thirdhalf.server.room.room import MatchRoom
from thirdhalf.server.room.showing import SEATS

Made = TypeVar("Made")

MOST_COUNTED: Final = 50
DAY: Final = 86_400


def asked_after(request: Asking, form: type[Wish]) -> Wish:
    """What stands after a path, in its form."""
    try:
        return msgspec.convert(dict(request.query_params), form, strict=False)
    except msgspec.ValidationError as error:
        raise NotPossible("malformed", str(error)[:200]) from None


class AfterDesk(Desk):
    """Answers that too."""

    def __init__(self, lobby: Lobby, allowance: Allowance, queue: Queue | None = None) -> None:
        super().__init__(lobby, allowance)
        self.queue = queue or Queue(lobby.storage.database, lobby.others.leases, lobby.content, lobby.contents.files)
        # What was counted of the latest matches: it is asked for again while the analysis goes on.
        self._counted: dict[str, Statistics] = {}

    async def third_half(self, request: Asking) -> Answer:
        """How far the analysis of a match is, which is queued if nobody has asked yet."""
        _, room, record = await self._over(request)
        check_played(record)
        return answer(await self._third_half(room, record))

    async def third_half_of_record(self, request: Asking) -> Answer:
        """The same for a file."""
        record = await self._brought(request)
        check_played(record)
        return answer(await self._told(record, await self.queue.ask(record, 1), [], []))

    async def analysis(self, request: Asking) -> Answer:
        """How far an analysis is."""
        self._allow(request, 1.0)
        return answer(await self.queue.progress(request.path_params["digest"]))

    async def well_played(self, request: Asking) -> Answer:
        """What a side says was well played by the other."""
        role, room, record = await self._over(request)
        move = (await read(request, WellPlayed)).move
        if role not in SEATS:
            raise NotPossible("no seat", "only who has played says what was well played")
        if move >= len(record.moves):
            raise NotPossible("malformed", f"the match has {len(record.moves)} moves")
        await self.queue.kept.praise(room.row.id, role, move)
        return answer(await self._third_half(room, record))

    async def moment(self, request: Asking) -> Answer:
        """What is to be said of one moment of a match."""
        _, _, record = await self._over(request)
        self._allow(request, limits.VERIFYING)
        return await self._seen(record, await read(request, Looked))

    async def moment_of_record(self, request: Asking) -> Answer:
        """The same for a file."""
        wish = asked_after(request, Looked)
        record = await self._brought(request)
        if record.end is None:
            raise NotPossible("unfinished", "the match is not over")
        return await self._seen(record, wish)

    async def _seen(self, record: Record, wish: Looked) -> Answer:
        if wish.move > len(record.moves):
            raise NotPossible("malformed", f"the match has {len(record.moves)} moves")
        return answer(await self._aside(record, partial(seen_of, move=wish.move)))

    async def answer(self, request: Asking) -> Answer:
        """How good another answer would have been."""
        _, _, record = await self._over(request)
        self._allow(request, limits.VERIFYING)
        return await self._graded(record, await read(request, Tried))

    async def answer_of_record(self, request: Asking) -> Answer:
        """The same for a file."""
        wish = asked_after(request, Tried)
        record = await self._brought(request)
        if record.end is None:
            raise NotPossible("unfinished", "the match is not over")
        return await self._graded(record, wish)

    async def _graded(self, record: Record, wish: Tried) -> Answer:
        return answer(Graded(answered=await self._aside(record, partial(answered_of, wish=wish))))

    async def puzzle(self, request: Asking) -> Answer:
        """The puzzle of the day."""
        self._allow(request, 1.0)
        found = of_the_day(int(time.time()) // DAY + asked_after(request, Further).further)
        return answer(PuzzleTold(name=found.name, game=found.game, move=found.move, record=found.record))

    async def fork(self, request: Asking) -> Answer:
        """Another match that begins at a moment of this one."""
        await self._allow_creating(request)
        _, room, record = await self._over(request)
        wish = await read(request, Fork)
        return await self._forked(record, wish, room.row.coaches)

    async def fork_of_record(self, request: Asking) -> Answer:
        """The same for a file."""
        wish = asked_after(request, Fork)
        record = await self._brought(request)
        return await self._forked(record, wish, ("", ""))

    async def _forked(self, record: Record, wish: Fork, coaches: tuple[str, str]) -> Answer:
        return answer(
            await stored(self.lobby, await self._aside(record, partial(begun, wish=wish, coaches=coaches))), 201
        )

    async def _third_half(self, room: MatchRoom, record: Record) -> ThirdHalf:
        said = await self.queue.kept.praises(room.row.id)
        praises = [Praise(by=seat, move=said[seat]) for seat in SEATS if seat in said]
        people = [seat for seat, coach in zip(SEATS, room.row.coaches, strict=True) if not coach]
        return await self._told(record, await self.queue.ask(record, 0), people, praises)

    async def _told(
        self, record: Record, progress: Progress, people: list[SeatName], praises: list[Praise]
    ) -> ThirdHalf:
        outcome = recorded_outcome(record)
        assert outcome is not None
        counted = self._counted.pop(progress.digest, None)
        if counted is None:
            counted = await self._aside(record, counted_of)
        # The one asked for last is the last to be forgotten.
        self._counted[progress.digest] = counted
        while len(self._counted) > MOST_COUNTED:
            del self._counted[next(iter(self._counted))]
        return ThirdHalf(
            game=record.game,
            setup=dict(record.setup),
            names=list(record.names),
            outcome=outcome,
            people=people,
            moves=len(record.moves),
            statistics=counted,
            praises=praises,
            progress=progress,
        )

    async def _aside(self, record: Record, work: Callable[[Game, Record], Made]) -> Made:
        """What that makes of a record, in another process where there is one."""
        files = await self.lobby.contents.files(record.game, record.content)
        return await self.lobby.looking.do(Source(as_text(record), record.game, files, self.lobby.content), work)

    async def _over(self, request: Asking) -> tuple[Role, MatchRoom, Record]:
        role, room = await self._seat(request)
        record = room.shown_record(role)
        if record.end is None:
            raise NotPossible("unfinished", "the match is not over")
        return role, room, record


def check_played(record: Record) -> None:
    """Luck and play add up to a result that the rules came to: there is none where somebody ended the match."""
    if record.end is not None and record.end.called:
        raise NotPossible("unfinished", "the match was not played to its end: nothing can be reckoned of it")
