"""What is answered about people and their matches: ratings, history, who is here, who follows whom."""

import time

from thirdhalf.server import limits
from thirdhalf.server.codes import NotPossible
from thirdhalf.server.desk.asking import Answer, Asking, answer, read
from thirdhalf.server.desk.names import checked_name
from thirdhalf.server.limits import Allowance
from thirdhalf.server.lobby import Lobby
from thirdhalf.server.meeting.forms import Contest, Follow, Person, Player, RatedMatch, RatingShown
from thirdhalf.server.meeting.presence import Company
from thirdhalf.server.meeting.rating import COUNTED, THOUSAND, VOID, Ratings
from thirdhalf.server.meeting.showing import PACES, live_matches
from thirdhalf.server.people.desk import PeopleDesk
from thirdhalf.server.people.keeping import AccountRow
from thirdhalf.server.people.naming import folded
from thirdhalf.server.room.showing import SEATS


class PersonDesk(PeopleDesk):
    """Answers that too."""

    def __init__(self, lobby: Lobby, allowance: Allowance) -> None:
        super().__init__(lobby, allowance)
        self.database = lobby.storage.database
        self.ratings = Ratings(self.database)
        self.company = Company(self.database)

    async def contest(self, request: Asking) -> Answer:
        """Who plays a match of strangers, and for what."""
        self._allow(request, 1.0)
        match, now = request.path_params["match"], int(time.time())
        await self.ratings.settle(match, now)
        found = await self.ratings.contest(match)
        if found is None:
            # A match among friends, which most pages ask about that show the end of one.
            return answer(Contest(match=match, pace="none", rated=False, settled=False, void=False, players=[]))
        row, changes = found
        # What is asked of every match that was counted loads none.
        names = (await self.lobby.storage.standings([match]))[match].names
        sitting = await self.belongings.sitting(match)
        players = []
        for place, seat in enumerate(SEATS):
            account = sitting.get(seat)
            rating = await self.ratings.of(account.id if account else "", row.game, row.pace, now)
            change = changes.get(seat)
            players.append(
                Player(
                    seat=seat,
                    name=names[place],
                    account=account is not None,
                    rating=round(rating.rating if change is None else change.after / THOUSAND),
                    provisional=rating.provisional,
                    change=None if change is None else round(change.change / THOUSAND),
                )
            )
        return answer(
            Contest(
                match=match,
                pace=PACES[row.pace],
                rated=bool(row.rated),
                settled=row.settled == COUNTED,
                void=row.settled == VOID,
                players=players,
            )
        )

    async def person(self, request: Asking) -> Answer:
        """What everybody may know of somebody."""
        self._allow(request, limits.UNKNOWN)
        own = await self._maybe(request)
        return answer(await self._person(await self._named(request.path_params["name"]), own))

    async def follow(self, request: Asking) -> Answer:
        """Follow somebody, or not any more."""
        self._allow(request, limits.UNKNOWN)
        _, own = await self.who(request)
        wish = await read(request, Follow)
        other = await self._named(wish.name)
        if other.id == own.id or not await self.company.follow(own.id, other.id, wish.on):
            raise NotPossible("account", "that cannot be done")
        return answer(await self._person(other, own))

    async def _person(self, account: AccountRow, asker: AccountRow | None) -> Person:
        now = int(time.time())
        return Person(
            name=account.name,
            created=account.created,
            here=await self.company.is_here(account.id, now),
            followed=asker is not None and await self.company.follows(asker.id, account.id),
            ratings=[
                RatingShown(
                    game=each.game,
                    pace=PACES[each.pace],
                    rating=round(each.rating.rating),
                    deviation=round(each.rating.deviation),
                    provisional=each.rating.provisional,
                    matches=each.matches,
                )
                for each in await self.ratings.all_of(account.id, now)
            ],
            history=[
                RatedMatch(
                    match=each.match,
                    game=each.game,
                    pace=PACES[each.pace],
                    against=each.against,
                    halves=each.halves,
                    rating=round(each.after / THOUSAND),
                    change=round(each.change / THOUSAND),
                    at=each.at,
                )
                for each in await self.ratings.history(account.id)
            ],
            live=await live_matches(self.database, now, account.id),
        )

    async def _maybe(self, request: Asking) -> AccountRow | None:
        """The account of whoever asks, if they have one."""
        if not request.authorization:
            return None
        _, account = await self.who(request)
        await self.company.seen(account.id, int(time.time()))
        return account

    async def _allow_seeking(self, request: Asking, account: AccountRow | None) -> None:
        """Whoever seeks is no guest to whom that is closed; an account seeks so often an hour from anywhere."""
        if account is None:
            await self._allow_guest(request)
        elif not await self.allowances.take(self._creating("seeking", account.id)):
            raise NotPossible("too many", "too many new matches of this account; wait a little")

    async def _called(self, account: AccountRow | None, name: str) -> str:
        """What somebody is called in the lobby: a guest has no account's name."""
        if account is not None:
            return account.name
        called = checked_name(name)
        if await self.accounts.by_name(folded(called)) is not None:
            raise NotPossible("taken", "this is the name of an account")
        return called
