"""What is answered to whoever looks for somebody to play with."""

import asyncio
import contextlib
import json
import secrets
import time
from typing import Final

from thirdhalf.games import kit_of
from thirdhalf.games.leagues import setup_of
from thirdhalf.server import limits
from thirdhalf.server.allowing.guests import end_banned
from thirdhalf.server.codes import NotPossible
from thirdhalf.server.desk.asking import Answer, Asking, answer, read
from thirdhalf.server.desk.wishes import agreed_time
from thirdhalf.server.forms import Role
from thirdhalf.server.games import coaches_of
from thirdhalf.server.keeping.rows import RematchRow
from thirdhalf.server.keeping.seats import claimed_token, digest, role_of
from thirdhalf.server.keeping.sql import Unavailable
from thirdhalf.server.limits import Allowance
from thirdhalf.server.lobby import Lobby as Matches
from thirdhalf.server.logs import note, note_failure
from thirdhalf.server.meeting.forms import (
    LiveMatch,
    Lobby,
    Seek,
    SeekKey,
    SeekState,
    TakeSeek,
)
from thirdhalf.server.meeting.keeping import ContestRow, SeekRow, Seeks, Sides
from thirdhalf.server.meeting.pairing import OFFER_SECONDS, Seeker, best, computer_for, prefers, range_after
from thirdhalf.server.meeting.persons import PersonDesk
from thirdhalf.server.meeting.rating import THOUSAND
from thirdhalf.server.meeting.showing import live_matches, pace_of, seek_shown
from thirdhalf.server.requests import ClockWish, Create, Created, Joined, SeatWish
from thirdhalf.server.room.info import help_of
from thirdhalf.server.room.room import MatchRoom
from thirdhalf.server.room.showing import SEATS

SETTLING_SECONDS: Final = 2.0
LOOKING_MS: Final = 5000
"""Whoever looks for somebody asks every two seconds."""
LOBBY_SECONDS: Final = 1.0
"""For so long one look at the lobby does for all."""
GONE: Final = SeekState(state="gone", seek=None, range=0, computer="", match="", role="public", token="")


class MeetingDesk(PersonDesk):
    """Answers that too."""

    def __init__(self, lobby: Matches, allowance: Allowance) -> None:
        super().__init__(lobby, allowance)
        self.seeks = Seeks(self.database)
        self._live: list[LiveMatch] = []
        self._seeking: list[SeekRow] = []
        self._looked = 0.0
        self._settling: asyncio.Task[None] | None = None

    def open_meeting(self) -> None:
        """Count matches that are over, from now on."""
        self._settling = asyncio.get_running_loop().create_task(self._settle())

    async def close_meeting(self) -> None:
        """No more."""
        if self._settling is not None:
            self._settling.cancel()
            await asyncio.gather(self._settling, return_exceptions=True)

    async def _settle(self) -> None:
        while True:
            await asyncio.sleep(SETTLING_SECONDS)
            try:
                await self.ratings.settle_all(int(time.time()))
                await end_banned(self.lobby.guests, self.lobby.rooms)
            except Unavailable as error:
                note("nothing can be rated", why=str(error))
            except Exception as error:
                note_failure("rating failed", error)

    # The lobby.

    async def lobby_view(self, request: Asking) -> Answer:
        """Who seeks, and what is being played."""
        self._allow(request, 1.0)
        account = await self._maybe(request)
        await self._look()
        blocked = await self.seeks.blocked(account.id if account else "")
        here = await self.company.followed_here(account.id, int(time.time())) if account else []
        shown = [seek_shown(row) for row in self._seeking if row.kind != "link" and row.account not in blocked]
        return answer(Lobby(seeks=shown, live=self._live, here=here))

    async def _look(self) -> None:
        now = time.monotonic()
        if now - self._looked > LOBBY_SECONDS:
            self._looked = now
            self._seeking = await self.seeks.open(milliseconds())
            self._live = await live_matches(self.database, int(time.time()))

    async def seek(self, request: Asking) -> Answer:
        """Look for somebody."""
        await self._allow_creating(request)
        wish = await read(request, Seek)
        account = await self._maybe(request)
        await self._allow_seeking(request, account)
        name = await self._called(account, wish.name)
        agreed_time(wish.clock)
        pace = pace_of(wish.clock)
        if wish.rated and (account is None or wish.clock is None):
            raise NotPossible("unrated", "a rated match wants an account, and a clock")
        self._check_setup(wish.game, wish.setup, wish.team)
        clock = wish.clock or ClockWish()
        rating = await self.ratings.of(account.id if account else "", wish.game, pace, int(time.time()))
        now = milliseconds()
        row = SeekRow(
            id=claimed_token(wish.key, "seek")[:16],
            token=digest(wish.key),
            account=account.id if account else "",
            name=name,
            game=wish.game,
            team=wish.team,
            setup=json.dumps(wish.setup, sort_keys=True),
            bank=clock.bank,
            increment=clock.increment,
            days=clock.days,
            rated=int(wish.rated),
            kind=wish.kind,
            low=wish.low,
            high=wish.high,
            rating=round(rating.rating),
            provisional=int(rating.provisional),
            help=wish.help,
            created=now,
            beat=now,
            match="",
            role="",
        )
        if not await self.seeks.add(row):
            raise NotPossible("too many", "too many seek, or you seek too much at once")
        self._looked = 0.0
        return answer(await self._state(await self._own(row.id, wish.key), wish.key), 201)

    async def seek_shown(self, request: Asking) -> Answer:
        """What a link leads to."""
        self._allow(request, limits.UNKNOWN)
        row = await self._found(request.path_params["seek"])
        return answer(seek_shown(row))

    async def seek_wait(self, request: Asking) -> Answer:
        """How it stands; who is to be paired is looked for."""
        self._allow(request, 1.0)
        wish = await read(request, SeekKey)
        row = await self.seeks.find(request.path_params["seek"])
        if row is None or row.token != digest(wish.key):
            return answer(GONE)
        if not row.match:
            await self.seeks.beat(row.id, milliseconds())
            if row.account:
                await self.company.seen(row.account, int(time.time()))
            if row.kind == "now":
                row = await self._paired(row)
        return answer(await self._state(row, wish.key))

    async def _paired(self, row: SeekRow) -> SeekRow:
        """Whoever fits, if anybody does and is not about to find somebody nearer."""
        now = milliseconds()
        others = [each for each in await self.seeks.open(now, row.game) if each.kind != "link" and each.id != row.id]
        blocked = await self.seeks.blocked(row.account)
        found = best(seeker(row), [seeker(each) for each in others], blocked, now / THOUSAND)
        if found is None:
            return row
        other = next(each for each in others if each.id == found.id)
        # Of two who are paired at least one looks for that, and was here just now.
        rivals = [seeker(each) for each in others if each != other and (looks(each, now) or looks(other, now))]
        if prefers(found, seeker(row), rivals, await self.seeks.blocked(other.account), now / THOUSAND):
            await self._begin(row, other)
        return await self.seeks.find(row.id) or row

    async def seek_withdraw(self, request: Asking) -> Answer:
        """No more."""
        self._allow(request, 1.0)
        wish = await read(request, SeekKey)
        row = await self.seeks.find(request.path_params["seek"])
        if row is not None and row.token == digest(wish.key):
            await self.seeks.withdraw(row.id)
            self._looked = 0.0
        return answer(GONE)

    async def seek_take(self, request: Asking) -> Answer:
        """Play with whoever seeks."""
        await self._allow_creating(request)
        wish = await read(request, TakeSeek)
        id = f"{request.path_params['seek']}-{claimed_token(wish.key, 'take')[:8]}"
        before = await self.seeks.find(id)
        if before is not None and before.token == digest(wish.key):
            return answer(await self._state(before, wish.key))
        row = await self._found(request.path_params["seek"])
        account = await self._maybe(request)
        await self._allow_seeking(request, account)
        name = await self._called(account, wish.name)
        if row.rated and account is None:
            raise NotPossible("unrated", "a rated match wants an account")
        own = account.id if account else ""
        if row.token == digest(wish.key) or (own and own == row.account):
            raise NotPossible("no seek", "nobody plays against themselves")
        if row.account and row.account in await self.seeks.blocked(own):
            raise NotPossible("no seek", "this is not to be had any more")
        self._check_setup(row.game, json.loads(row.setup), wish.team)
        rating = await self.ratings.of(own, row.game, pace_of(clock_of(row)), int(time.time()))
        if not row.low <= rating.rating <= row.high:
            raise NotPossible("no seek", "they look for somebody of another strength")
        now = milliseconds()
        taker = row._replace(
            id=id,
            token=digest(wish.key),
            account=own,
            name=name,
            team=wish.team,
            rating=round(rating.rating),
            provisional=int(rating.provisional),
            kind="seek",
            created=now,
            beat=now,
        )
        await self.seeks.add(taker)
        if not await self._begin(row, taker):
            await self.seeks.withdraw(id)
            raise NotPossible("no seek", "this is not to be had any more")
        return answer(await self._state(await self._own(id, wish.key), wish.key), 201)

    async def _begin(self, one: SeekRow, other: SeekRow) -> bool:
        """A match of these two; False where one of them has found another meanwhile."""
        home, away = (one, other) if secrets.randbits(1) else (other, one)
        game = self.lobby.games[one.game]
        first, second = kit_of(game.id).teams
        teams = (home.team or first, away.team or second)
        setup = setup_of(game, json.loads(one.setup), teams, secrets.token_hex(8))
        clock = clock_of(one)
        created = await self.lobby.create(
            Create(
                game=game.id,
                setup=dict(setup),
                home=SeatWish(kind="mine", name=home.name),
                away=SeatWish(kind="mine", name=away.name),
                help=help_of(one.help),
                clock=clock,
            )
        )
        watch = next(grant.token for grant in created.grants if grant.role == "public")
        match = created.info.match
        contest = ContestRow(match, game.id, pace_of(clock), one.rated, watch, *teams, 0)
        sides = Sides(home.account, away.account)
        pair = (home._replace(role="home"), away._replace(role="away"))
        self._looked = 0.0
        return await self.seeks.pair(*pair, contest, sides)

    async def agreed_again(self, role: Role, room: MatchRoom, created: Created) -> None:
        """What counted counts once more, where both have agreed to it by their own seats."""
        offer = await self.lobby.storage.rematch(room.row.id)
        found = await self.ratings.contest(room.row.id)
        if offer is None or offer.by == role or offer.answer != "accepted" or found is None:
            return
        await self._count_again(offer, found[0], created.grants[0].token)

    async def joined(self, request: Asking, joined: Joined) -> None:
        """The same, where it was agreed to by the link, and whoever has that is known to be the other side."""
        if not request.authorization:
            return
        offer = await self.lobby.storage.rematch_before(joined.info.match)
        found = None if offer is None else await self.ratings.contest(offer.match)
        if offer is None or found is None or joined.role not in SEATS:
            return
        with contextlib.suppress(NotPossible):
            _, account = await self.who(request)
            place = SEATS.index(joined.role)
            if account.id == (await self._sides_again(offer))[place]:
                await self._count_again(offer, found[0], joined.token)

    async def _sides_again(self, offer: RematchRow) -> Sides:
        """Whose the seats of the match once more are."""
        accounts = await self.seeks.sides(offer.match)
        return Sides(accounts.away, accounts.home) if offer.swapped else accounts

    async def _count_again(self, offer: RematchRow, before: ContestRow, token: str) -> None:
        sides = await self._sides_again(offer)
        rated = before.rated if all(sides) else 0
        watch = await self.lobby.spectators(token)
        await self.seeks.again(before._replace(match=offer.next, rated=rated, watch=watch, settled=0), sides)
        self._looked = 0.0

    async def _state(self, row: SeekRow, key: str) -> SeekState:
        """How it stands with a seek, for its owner."""
        if not row.match:
            waited = (milliseconds() - row.created) / THOUSAND
            late = row.kind == "now" and waited >= OFFER_SECONDS
            return SeekState(
                state="waiting",
                seek=seek_shown(row),
                range=range_after(waited) if row.kind == "now" else 0,
                computer=computer_for(row.rating, coaches_of(row.game)) if late else "",
                match="",
                role="public",
                token="",
            )
        token = claimed_token(key, f"seat {row.match}")
        await self.leagues.seat(digest(token), row.match, row.role)
        return SeekState(
            state="found",
            seek=seek_shown(row),
            range=0,
            computer="",
            match=row.match,
            role=role_of(row.role),
            token=token,
        )

    # What they need.

    def _check_setup(self, game: str, setup: dict[str, str | int | bool], team: str) -> None:
        known = self.lobby.game_called(game)
        teams = kit_of(game).teams
        if "home" in setup or "away" in setup:
            raise NotPossible("set-up", "teams are everybody's own")
        try:
            known.new(setup_of(known, setup, (team or teams[0], team or teams[1]), "any"), None)
        except (ValueError, KeyError, AssertionError) as error:
            raise NotPossible("set-up", str(error)) from None

    async def _found(self, id: str) -> SeekRow:
        row = await self.seeks.find(id)
        if row is None or row.match or "-" in id:
            raise NotPossible("no seek", "this is not to be had any more")
        return row

    async def _own(self, id: str, key: str) -> SeekRow:
        row = await self.seeks.find(id)
        if row is None or row.token != digest(key):
            raise NotPossible("no seek", "this is not to be had any more")
        return row


def looks(row: SeekRow, now: int) -> bool:
    """Whether whoever seeks will look for somebody within a moment."""
    return row.kind == "now" and row.beat >= now - LOOKING_MS


def seeker(row: SeekRow) -> Seeker:
    """What pairing looks at."""
    return Seeker(row.id, row.account, row.wanted, row.rating, row.low, row.high, row.created / THOUSAND)


def clock_of(row: SeekRow) -> ClockWish | None:
    """The clock of a seek, if it has one."""
    if not row.bank and not row.days:
        return None
    return ClockWish(bank=row.bank, increment=row.increment, days=row.days)


def milliseconds() -> int:
    """The time."""
    return int(time.time() * THOUSAND)
