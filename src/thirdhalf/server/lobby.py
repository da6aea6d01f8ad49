"""All matches: creating and finding them, loading them when somebody comes, putting them away when all have left."""

import asyncio
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from thirdhalf import __version__
from thirdhalf.kernel.dice import SEED_BYTES
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.readings import spelled_out
from thirdhalf.kernel.seat import AWAY, HOME
from thirdhalf.server.codes import NotPossibleCode
from thirdhalf.server.forms import Outcome, Role, Telling
from thirdhalf.server.games import coach_for, games
from thirdhalf.server.keeping.seats import VIEW_OF, claimed_token, digest, new_match_id, new_token, role_of
from thirdhalf.server.keeping.storage import Entry, MatchRow, SeatRow, Storage
from thirdhalf.server.logs import note, note_failure
from thirdhalf.server.requests import Create, Created, Grant, Join, Joined, SeatWish, Summaries, Summary
from thirdhalf.server.room.playing import Damaged, Playing
from thirdhalf.server.room.room import MatchRoom, Surroundings, match_info
from thirdhalf.server.room.showing import SEATS, outcome_of
from thirdhalf.server.room.stream import ENCODER

FILE_NAME: Final = "matches.sqlite3"
MOST_ROOMS: Final = 500
IDLE_SECONDS: Final = 60.0
SWEEP_SECONDS: Final = 15.0
WORKERS: Final = 2
LOADING_AFTER: Final = 1.0
"""Seconds until the games are loaded if nobody has asked for them: the first page is not to wait for that."""
DELAY: Final = 0.15
"""Seconds by which what came of an open answer is held back in matches with secrets."""


class NotPossible(Exception):
    """A request that cannot be met; the text is for whoever made it, and so is the message, where there is one."""

    def __init__(self, code: NotPossibleCode, why: str, told: Telling | None = None) -> None:
        super().__init__(why)
        self.code = code
        self.why = why
        self.told = told


class Lobby:
    """The matches of one data folder."""

    def __init__(self, folder: Path, delay: float = DELAY, content: Path | None = None) -> None:
        self.storage = Storage(folder / FILE_NAME)
        self._content = content
        if content is not None:
            games(content)  # what is wrong with it is told at once
        self.workers = ThreadPoolExecutor(WORKERS, thread_name_prefix="worker")
        self._thinkers = ThreadPoolExecutor(WORKERS, thread_name_prefix="coach")
        self._around = Surroundings(self.storage, self.workers, self._thinkers, delay, self._drop)
        self._rooms: dict[str, MatchRoom] = {}
        self._loading: dict[str, asyncio.Task[MatchRoom]] = {}
        self._closing: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self._later: asyncio.TimerHandle | None = None

    @property
    def games(self) -> dict[str, Game]:
        """All games with their content."""
        return games(self._content)

    async def open(self) -> None:
        """Open the file."""
        await self.storage.open()
        loop = asyncio.get_running_loop()
        self._sweeper = loop.create_task(self._sweep())
        self._later = loop.call_later(LOADING_AFTER, self.workers.submit, games, self._content)

    async def close(self) -> None:
        """Finish everything; nothing that was accepted is lost."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        if self._later is not None:
            self._later.cancel()
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        for room in list(self._rooms.values()):
            await room.close()
        await asyncio.gather(*self._closing, return_exceptions=True)
        self._rooms.clear()
        await self.storage.close()
        self.workers.shutdown(cancel_futures=True)
        self._thinkers.shutdown(cancel_futures=True)

    async def create(self, wish: Create) -> Created:
        """A new match and the tokens to it."""
        game = self.games.get(wish.game)
        if game is None:
            raise NotPossible("no game", f"there is no game '{wish.game}'; there are: {', '.join(self.games)}")
        wishes = (wish.home, wish.away)
        for seat in wishes:
            check_coach(game.id, seat)
        try:
            setup = spelled_out(game.readings(), dict(wish.setup))
        except ValueError as error:
            raise NotPossible("set-up", str(error)) from None
        now = int(time.time())
        row = MatchRow(
            new_match_id(),
            game.id,
            game.content_hash(),
            __version__,
            setup,
            (wish.home.name, wish.away.name),
            (wish.home.coach, wish.away.coach),
            wish.pace,
            secrets.token_bytes(SEED_BYTES),
            now,
            now,
            HOME,
            "",
        )
        try:
            playing = await self._work(partial(Playing, game, row))
        except ValueError as error:
            raise NotPossible("set-up", str(error)) from None
        entries = playing.begin()
        row.waiting = playing.asked
        outcome = outcome_of(playing)
        row.outcome = "" if outcome is None else ENCODER.encode(outcome).decode()
        grants, seats = granted(row.id, wishes)
        await self.storage.create(row, seats, entries)
        note("match created", match=row.id, game=row.game)
        waiting = [role for role, one in zip(SEATS, wishes, strict=True) if one.kind == "invite"]
        return Created(info=match_info(row, list(waiting)), grants=grants)

    async def join(self, wish: Join) -> Joined:
        """Take up an invitation."""
        token = claimed_token(wish.invite, wish.key)
        seat = await self.storage.claim(digest(wish.invite), digest(wish.key), digest(token), wish.name)
        if seat is None:
            raise NotPossible("no invitation", "this invitation is not known, or somebody has taken it up")
        room = await self.room(seat.match)
        room.seat_taken(seat.role, wish.name)
        return Joined(info=match_info(room.row, room.open_seats), role=role_of(seat.role), token=token)

    async def spectators(self, token: str) -> str:
        """The token for spectators that comes of a seat's, which it does not tell; there is one for each."""
        derived = claimed_token(token, "spectators")
        await self.storage.let_watch(digest(token), digest(derived))
        return derived

    async def mine(self, tokens: list[str]) -> Summaries:
        """The matches of these tokens."""
        found = await self.storage.summaries([digest(token) for token in tokens])
        summaries = []
        for place, seat, row in found:
            outcome = msgspec.json.decode(row.outcome, type=Outcome) if row.outcome else None
            summaries.append(
                Summary(
                    token=place,
                    role=role_of(seat.role),
                    info=match_info(row, await self.storage.open_seats(row.id)),
                    changed=row.changed,
                    your_turn=outcome is None and row.waiting == VIEW_OF[seat.role] and row.waiting in (HOME, AWAY),
                    outcome=outcome,
                )
            )
        return Summaries(matches=summaries)

    async def seat(self, token: str) -> tuple[Role, MatchRoom]:
        """The role and the match that a token gives."""
        seat = await self.storage.seat(digest(token))
        if seat is None or seat.invite:
            raise NotPossible("no seat", "this token is not known")
        return role_of(seat.role), await self.room(seat.match)

    async def room(self, match: str) -> MatchRoom:
        """The match, loaded if nobody was there."""
        room = self._rooms.get(match)
        if room is not None:
            room.used = time.monotonic()
            return room
        if match not in self._loading:
            if len(self._rooms) + len(self._loading) >= MOST_ROOMS:
                raise NotPossible("busy", "too many matches are being played; try again later")
            self._loading[match] = asyncio.get_running_loop().create_task(self._load(match))
        return await asyncio.shield(self._loading[match])

    async def _load(self, match: str) -> MatchRoom:
        try:
            found = await self.storage.match(match)
            if found is None:
                raise NotPossible("no match", "this match is not known")
            row, entries = found
            game = self.games.get(row.game)
            if game is None or game.content_hash() != row.content:
                raise NotPossible("content", "this match was played with other content than this server has")
            try:
                playing = await self._work(partial(restored, game, row, entries))
            except (Damaged, ValueError) as error:
                note_failure("a match cannot be loaded", error, match=match)
                raise NotPossible("damaged", "this match cannot be read any more") from None
            room = MatchRoom(row, playing, await self.storage.open_seats(match), self._around)
            self._rooms[match] = room
            return room
        finally:
            del self._loading[match]

    async def _work(self, work: "partial[Playing]") -> Playing:
        return await asyncio.get_running_loop().run_in_executor(self.workers, work)

    def _drop(self, room: MatchRoom) -> None:
        """A room that cannot go on: whoever was in it connects again, and the match is loaded as it was stored."""
        if self._rooms.get(room.row.id) is room:
            del self._rooms[room.row.id]
            self._put_away(room)

    def _put_away(self, room: MatchRoom) -> None:
        room.closed = True
        for connection in list(room.connections):
            connection.end("again", "connect again")
        task = asyncio.get_running_loop().create_task(room.close())
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            long_ago = time.monotonic() - IDLE_SECONDS
            for match, room in list(self._rooms.items()):
                if not room.connections and room.used < long_ago:
                    del self._rooms[match]
                    self._put_away(room)


def restored(game: Game, row: MatchRow, entries: list[Entry]) -> Playing:
    """The match of a stored log."""
    playing = Playing(game, row)
    playing.restore(entries)
    return playing


def check_coach(game: str, wish: SeatWish) -> None:
    """Whether the computer has the coach that is wished for."""
    if (wish.kind == "computer") != bool(wish.coach):
        raise NotPossible("no coach", "a computer's seat names its coach, and no other seat does")
    if wish.coach:
        try:
            coach_for(game, wish.coach, "")
        except ValueError as error:
            raise NotPossible("no coach", str(error)) from None


def granted(match: str, wishes: tuple[SeatWish, SeatWish]) -> tuple[list[Grant], list[SeatRow]]:
    """Tokens and invitations for a new match. Where nobody creating it sits, the one who does is its host."""
    grants: list[Grant] = []
    rows: list[SeatRow] = []

    def grant(role: Role, invite: int) -> None:
        token = new_token()
        rows.append(SeatRow(digest(token), match, role, invite, None))
        grants.append(Grant(role=role, token="" if invite else token, invite=token if invite else ""))

    for place, wish in enumerate(wishes):
        if wish.kind != "computer":
            grant(SEATS[place], int(wish.kind == "invite"))
    if all(wish.kind == "computer" for wish in wishes):
        grant("host", 0)
    grant("public", 0)
    return grants, rows
