"""All matches: creating and finding them, loading them when somebody comes, putting them away when all have left."""

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from thirdhalf import __version__
from thirdhalf.kernel.dice import SEED_BYTES
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.readings import spelled_out
from thirdhalf.kernel.record import IN_A_PAGE
from thirdhalf.kernel.seat import AWAY, HOME
from thirdhalf.server.allowing.guests import Guests
from thirdhalf.server.among.others import Others
from thirdhalf.server.caring.retention import keep_tidy
from thirdhalf.server.caring.rubbish import Rubbish
from thirdhalf.server.clock.clock import new as new_clock
from thirdhalf.server.clock.hours import MACHINE, Hours
from thirdhalf.server.codes import NotPossible
from thirdhalf.server.desk.looking import Looking
from thirdhalf.server.desk.names import checked_name
from thirdhalf.server.desk.wishes import agreed_time, check_coach, check_sitting, granted, random_token, same_again
from thirdhalf.server.forms import Outcome, Rematch, Role
from thirdhalf.server.games import games
from thirdhalf.server.keeping.contents import Contents
from thirdhalf.server.keeping.rows import Damaged, MatchRow, RematchRow
from thirdhalf.server.keeping.seats import VIEW_OF, claimed_token, digest, new_match_id, role_of
from thirdhalf.server.keeping.storage import Storage
from thirdhalf.server.logs import note, note_damage
from thirdhalf.server.requests import Create, Created, Grant, Invited, Join, Joined, Look, Summaries, Summary
from thirdhalf.server.room.info import match_info, rematch_of
from thirdhalf.server.room.lasting import clock_of
from thirdhalf.server.room.playing import Playing
from thirdhalf.server.room.restoring import complete, restored
from thirdhalf.server.room.room import MatchRoom
from thirdhalf.server.room.showing import SEATS, score_of, stored_outcome
from thirdhalf.server.room.surroundings import Surroundings
from thirdhalf.server.thinking.thinking import Thinking, thinking_with

MOST_ROOMS: Final = 1000
IDLE_SECONDS: Final = 60.0
SWEEP_SECONDS: Final = 15.0
WORKERS: Final = 2
LOADING_AFTER: Final = 1.0
"""Seconds until the games are loaded if nobody has asked for them: the first page is not to wait for that."""
DELAY: Final = 0.15
"""Seconds by which what came of an open answer is held back in matches with secrets."""


class Place(NamedTuple):
    """Where matches are played: what their records say of it, and whether friends can come over the network."""

    software: str
    network: bool


SERVER: Final = Place(__version__, True)
PAGE: Final = Place(f"{__version__}{IN_A_PAGE}", False)


class Lobby:
    """The matches of one server."""

    def __init__(
        self,
        storage: Storage,
        delay: float = DELAY,
        content: Path | None = None,
        place: Place = SERVER,
        coaches: int = 0,
        hours: Hours = MACHINE,
        thinking: Thinking | None = None,
    ) -> None:
        self.storage = storage
        self.place = place
        self.content = content
        if content is not None:
            games(content)  # what is wrong with it is told at once
        self.workers = ThreadPoolExecutor(WORKERS, thread_name_prefix="worker")
        self.contents = Contents(self.storage, self.workers, content)
        self.guests = Guests(storage.database)
        self.thinking = thinking or thinking_with(coaches, content)
        self.looking = Looking(self.workers, coaches > 0)
        self.others = Others(self.storage)
        self._around = Surroundings(self.storage, self.workers, self.thinking, delay, self._drop, self.others, hours)
        self._rooms: dict[str, MatchRoom] = {}
        self._loading: dict[str, asyncio.Task[MatchRoom]] = {}
        self._closing: set[asyncio.Task[None]] = set()
        self._rubbish = Rubbish()
        self._sweeper: asyncio.Task[None] | None = None
        self._waking: asyncio.Task[None] | None = None
        self._tidying: asyncio.Task[None] | None = None
        self._later: asyncio.Task[None] | None = None
        self._offering = asyncio.Lock()  # both sides may offer another match at once: it is one

    @property
    def games(self) -> dict[str, Game]:
        """All games with their content."""
        return self.contents.now

    def game_called(self, id: str) -> Game:
        """The game of that name; `NotPossible` if there is none."""
        game = self.games.get(id)
        if game is None:
            raise NotPossible("no game", f"there is no game '{id}'; there are: {', '.join(self.games)}")
        return game

    @property
    def rooms(self) -> list[MatchRoom]:
        """The matches that are loaded."""
        return list(self._rooms.values())

    async def open(self) -> None:
        """Open the file."""
        await self.storage.open()
        await self.others.open()
        await self._around.uptime.open()
        loop = asyncio.get_running_loop()
        self._sweeper = loop.create_task(self._sweep())
        if self.place.network:
            # Not in a page: it has logs only of the matches that were opened, and what is there is its owner's.
            self._tidying = loop.create_task(keep_tidy(self.storage.database, self.others.leases))
        self._waking = loop.create_task(self.thinking.wake(LOADING_AFTER))
        self._later = loop.create_task(self.contents.keep_all(LOADING_AFTER))

    async def close(self) -> None:
        """Finish everything; nothing that was accepted is lost."""
        for task in (self._sweeper, self._waking, self._tidying):
            if task is not None:
                task.cancel()
        # Nobody waits for a coach's thoughts any more.
        await self.thinking.close()
        self.looking.close()
        if self._later is not None:
            self._later.cancel()
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        for room in list(self._rooms.values()):
            await room.close()
        await asyncio.gather(*self._closing, return_exceptions=True)
        self._rooms.clear()
        await self._around.uptime.close()
        await self.others.close()
        await self.storage.close()
        self.workers.shutdown(cancel_futures=True)

    async def create(
        self, wish: Create, token_for: Callable[[str], str] = random_token, game: Game | None = None
    ) -> Created:
        """A new match and the tokens to it; with the present content, or with a game whose content is kept."""
        game = game or self.game_called(wish.game)
        wishes = (wish.home, wish.away)
        terms = agreed_time(wish.clock)
        names = (checked_name(wish.home.name), checked_name(wish.away.name))
        for seat in wishes:
            check_coach(game.id, seat)
            if seat.kind == "invite":
                self._check_network()
        try:
            setup = spelled_out(game.readings(), dict(wish.setup))
        except ValueError as error:
            raise NotPossible("set-up", str(error)) from None
        now = int(time.time())
        row = MatchRow(
            new_match_id(),
            game.id,
            game.content_hash(),
            self.place.software,
            setup,
            names,
            (wish.home.coach, wish.away.coach),
            wish.pace,
            secrets.token_bytes(SEED_BYTES),
            now,
            now,
            HOME,
            "",
            wish.help,
        )
        try:
            playing = await self._work(partial(Playing, game, row))
        except ValueError as error:
            raise NotPossible("set-up", str(error)) from None
        # Where nothing is hidden there are no hands to be seen.
        row.hands = wish.hands if game.secretive(playing.match) else 0
        computers = [seat for seat, each in enumerate(wishes) if each.kind == "computer"]
        entries = playing.begin({seat: secrets.token_bytes(SEED_BYTES) for seat in computers})
        row.waiting, row.score, row.outcome = playing.asked, score_of(playing), stored_outcome(playing)
        grants, seats = granted(row.id, wishes, token_for)
        await self.contents.keep(game.id)
        await self.storage.create(row, seats, entries)
        if terms is not None:
            await self._around.clocks.begin(row.id, terms, new_clock(terms))
        note("match created", match=row.id, game=row.game)
        waiting = [role for role, one in zip(SEATS, wishes, strict=True) if one.kind == "invite"]
        return Created(info=match_info(row, list(waiting)), grants=grants)

    def _check_network(self) -> None:
        if not self.place.network:
            raise NotPossible("no network", "nobody can be invited to a page that has no server")

    async def join(self, wish: Join) -> Joined:
        """Take up an invitation."""
        self._check_network()
        token = claimed_token(wish.invite, wish.key)
        name = wish.name and checked_name(wish.name)
        seat = await self.storage.claim(digest(wish.invite), digest(wish.key), digest(token), name)
        if seat is None:
            raise NotPossible("no invitation", "this invitation is not known, or somebody has taken it up")
        room = await self.room(seat.match)
        room.seat_taken(seat.role, name)
        offer = await self.storage.rematch_before(seat.match)
        if offer is not None:
            await self._answer_offer(offer, "accepted")
        return Joined(info=match_info(room.row, room.open_seats), role=role_of(seat.role), token=token)

    async def invitation(self, wish: Look) -> Invited:
        """What an invitation is to."""
        self._check_network()
        key = None if wish.key is None else digest(wish.key)
        seat = await self.storage.invitation(digest(wish.invite), key)
        if seat is None:
            raise NotPossible("no invitation", "this invitation is not known, or somebody has taken it up")
        room = await self.room(seat.match)
        return Invited(
            info=match_info(room.row, room.open_seats), role=role_of(seat.role), pace=room.dealing.agreed_pace
        )

    async def rematch(self, role: Role, room: MatchRoom, token: str, swapped: int = 0) -> Created:
        """The same match once more, or (`swapped`) with both on the other side, offered to the other side or, where
        that has offered it, accepted. The new tokens come of the old one: asked again, they are the same.
        """
        if role not in SEATS or not room.playing.over:
            raise NotPossible("no rematch", "a coach can offer another match when this one is over")

        def token_for(wanted: str) -> str:
            return claimed_token(token, f"rematch {wanted}")

        async with self._offering:
            offer = await self.storage.rematch(room.row.id)
            if offer is None:
                created = await self.create(same_again(room.row, role, room.dealing.agreed_pace, swapped), token_for)
                row = RematchRow(room.row.id, role, "open", created.info.match, swapped)
                offer = await self.storage.offer_first(row)
                if offer.next == created.info.match:
                    room.offered(rematch_of(offer))
                    return created
            own = SEATS[1 - SEATS.index(role)] if offer.swapped else role
            if offer.by != role:
                await self._take_up(offer, own, token_for(own), room.row.names[VIEW_OF[role]])
        next = await self.room(offer.next)
        grants = [Grant(role=own, token=token_for(own), invite="")]
        if offer.by == role:
            grants += [Grant(role=each, token="", invite=token_for(each)) for each in SEATS if each in next.open_seats]
        return Created(info=match_info(next.row, next.open_seats), grants=grants)

    async def _take_up(self, offer: RematchRow, role: Role, token: str, name: str) -> None:
        seat = await self.storage.open_invitation(offer.next, role)
        taken = seat and await self.storage.claim(seat.token, digest(token), digest(token), name)
        if taken is None:
            raise NotPossible("no invitation", "somebody else has taken up the invitation to that match")
        (await self.room(offer.next)).seat_taken(role, name)
        await self._answer_offer(offer, "accepted")

    async def decline(self, role: Role, room: MatchRoom) -> Rematch:
        """Not once more."""
        async with self._offering:
            offer = await self.storage.rematch(room.row.id)
            if offer is None or role not in SEATS or offer.answer == "accepted":
                raise NotPossible("no rematch", "nothing is offered that could be declined")
            return await self._answer_offer(offer, "declined")

    async def _answer_offer(self, offer: RematchRow, answer: str) -> Rematch:
        offer = offer._replace(answer=answer)
        await self.storage.offer(offer)
        told = rematch_of(offer)
        assert told is not None
        if offer.match in self._rooms:
            self._rooms[offer.match].offered(told)
        return told

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
                    score=list(row.score),
                    outcome=outcome,
                    rematch=rematch_of(await self.storage.rematch(row.id)) if outcome else None,
                )
            )
        return Summaries(matches=summaries)

    async def seat(self, token: str, address: str = "") -> tuple[Role, MatchRoom]:
        """The role and the match that a token gives to whoever has it, at that address."""
        found = await self.storage.seat_held(digest(token))
        if found is None or found[0].invite:
            raise NotPossible("no seat", "this token is not known")
        seat, held = found
        if held is not None:
            await self.guests.admit(address, held)
        role = role_of(seat.role)
        return role, await self.room(seat.match, role in SEATS)

    async def room(self, match: str, seated: bool = False) -> MatchRoom:
        """The match, loaded if nobody was there. Where too many are, whoever has a seat goes before those who watch."""
        room = self._rooms.get(match)
        if room is not None:
            room.used = time.monotonic()
            return room
        if match not in self._loading:
            if len(self._rooms) + len(self._loading) >= MOST_ROOMS and not self._make_room(seated):
                raise NotPossible("busy", "too many matches are being played; try again later")
            self._loading[match] = asyncio.get_running_loop().create_task(self._load(match))
        return await asyncio.shield(self._loading[match])

    def _make_room(self, seated: bool) -> bool:
        """Put away what nobody has used for longest and is not being played: a match is its log. False: none is."""
        idle = [room for room in self._rooms.values() if room.idle(seated)]
        if idle:
            self._drop(min(idle, key=lambda room: (bool(room.connections), room.used)))
        return bool(idle)

    async def _load(self, match: str) -> MatchRoom:
        try:
            found = await self.storage.match(match)
            if found is None:
                raise NotPossible("no match", "this match is not known")
            row, entries = found
            game = await self.contents.game(row.game, row.content)
            if game is None:
                raise NotPossible("content", "this match was played with other content than this server has")
            playing = await self._work(partial(restored, game, row, entries))
            await complete(self.storage, row, playing, len(entries))
            check_sitting(row)
            open_seats = await self.storage.open_seats(match)
            clock = await clock_of(self._around, row, playing, open_seats)
            room = MatchRoom(row, playing, open_seats, self._around, clock)
            room.rematch = rematch_of(await self.storage.rematch(match))
            await room.dealing.read_wishes()
            self._rooms[match] = room
            return room
        except Damaged as error:
            note_damage(match, error)
            raise
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
        self._rubbish.add()
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
            self._rubbish.clear()
