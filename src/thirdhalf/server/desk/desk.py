"""The desk: what is answered to each request."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from msgspec.structs import replace

from thirdhalf.kernel.game import Game
from thirdhalf.kernel.record import Record, as_text
from thirdhalf.server import limits
from thirdhalf.server.allowing.allowances import Allowances, Want
from thirdhalf.server.allowing.guests import BANNED
from thirdhalf.server.codes import NotPossible
from thirdhalf.server.desk.asking import LINES, Answer, Asking, answer, failure, read, token_of, viewer_of
from thirdhalf.server.desk.looking import Source, looked_at
from thirdhalf.server.desk.recent import Recent
from thirdhalf.server.forms import Role
from thirdhalf.server.games import coaches_of, differences_of
from thirdhalf.server.keeping.rows import Damaged
from thirdhalf.server.keeping.seats import digest
from thirdhalf.server.keeping.sql import Taken, Unavailable
from thirdhalf.server.limits import Addresses, Allowance, TooLarge
from thirdhalf.server.lobby import Lobby
from thirdhalf.server.logs import note_failure
from thirdhalf.server.protocol import PROTOCOL
from thirdhalf.server.replays import VIEWS, gone_through, uploaded
from thirdhalf.server.requests import (
    About,
    Create,
    Created,
    DifferenceAbout,
    Differences,
    Exchange,
    GameAbout,
    Grant,
    Join,
    Joined,
    Look,
    Mine,
    ReadingAbout,
    WayAbout,
)
from thirdhalf.server.room.room import MatchRoom
from thirdhalf.server.room.stream import ENCODER

Made = TypeVar("Made")


class Desk:
    """Answers requests."""

    def __init__(self, lobby: Lobby, allowance: Allowance) -> None:
        self.lobby = lobby
        self.addresses = Addresses(allowance)
        self.allowances = Allowances(lobby.storage.database)
        self._creations = allowance.creations
        # Records are verified one at a time: it takes a moment of one processor.
        self._verifying = asyncio.Lock()
        self._about = b""
        self._recent = Recent()

    async def answered(self, exchange: Exchange, request: Asking) -> Answer:
        """What is answered to a request of that kind. Failures are answers too: never a trace."""
        try:
            handled: Answer = await getattr(self, exchange.name)(request)
        except NotPossible as error:
            return failure(error.code, error.why, error.told)
        except Damaged:
            return failure("damaged", "this match cannot be read any more")
        except (Taken, Unavailable):
            return failure("busy", "what is kept cannot be read just now; try again later")
        except TooLarge:
            return failure("too large", "the body is too large")
        except Exception as error:
            note_failure("a request failed", error, path=request.path)
            return failure("failed", "the server failed")
        return handled

    async def about(self, request: Asking) -> Answer:
        """What this server has to offer."""
        self._allow(request, 1.0)
        if not self._about:
            games = [about_game(game) for game in self.lobby.games.values()]
            told = About(
                protocol=PROTOCOL,
                software=self.lobby.place.software,
                network=self.lobby.place.network,
                ways=self.ways(),
                games=games,
                largest_record=limits.LARGEST_RECORD,
            )
            self._about = ENCODER.encode(told)
        return Answer(self._about)

    def ways(self) -> list[str]:
        """How one can sign in: not at a page's own desk."""
        return []

    async def differences(self, request: Asking) -> Answer:
        """Where the texts of the rules disagree."""
        self._allow(request, 1.0)
        return answer(Differences(games={id: about_differences(id) for id in self.lobby.games}))

    async def create(self, request: Asking) -> Answer:
        """A new match."""
        await self._allow_creating(request)
        await self._allow_guest(request)
        return answer(await self.lobby.create(await read(request, Create)), 201)

    async def invitation(self, request: Asking) -> Answer:
        """What an invitation is to."""
        self._allow(request, limits.UNKNOWN)
        return answer(await self.lobby.invitation(await read(request, Look)))

    async def join(self, request: Asking) -> Answer:
        """Take up an invitation."""
        self._allow(request, limits.UNKNOWN)
        await self._allow_guest(request)
        joined = await self.lobby.join(await read(request, Join))
        await self.joined(request, joined)
        return answer(joined)

    async def joined(self, request: Asking, joined: Joined) -> None:
        """An invitation was taken up; nothing more comes of it at a page's own desk."""

    async def mine(self, request: Asking) -> Answer:
        """The matches of some tokens."""
        self._allow(request, limits.UNKNOWN)
        tokens = (await read(request, Mine)).tokens
        held = await self.lobby.guests.together([digest(token) for token in tokens])
        if held is not None:
            await self.lobby.guests.came(request.address, held)
        return answer(await self.lobby.mine(tokens))

    async def record(self, request: Asking) -> Answer:
        """A match's record, as far as the viewer may see it."""
        role, room = await self._seat(request)
        text = room.record(role).encode()
        return Answer(text, 200, LINES, f"{room.row.game}-{room.row.id}.jsonl")

    async def replay(self, request: Asking) -> Answer:
        """A match of this server, to be gone through: in any view when it is over, before that in one's own."""
        role, room = await self._seat(request)
        record = room.shown_record(role)
        own: Role = "public" if record.end is not None or role == "host" else role
        viewer = viewer_of(request, own)
        behind = room.row.hands if own == "public" and record.end is None else 0
        if record.end is None and viewer != own:
            if not behind:
                raise NotPossible("unfinished", "until the match is over, one sees only one's own view of it")
            record = room.record_behind()
        self._allow(request, limits.VERIFYING)
        if record.end is None:
            # What was shown so far and what was asked in secret is known here alone. Of many who look at the same, as
            # spectators do, one makes work.
            shown = partial(self._shown_so_far, room.game, record, viewer, behind, behind if viewer != own else 0)
            name = (room.stream_id, room.playing.epoch, viewer, own, len(record.moves))
            return Answer(await self._recent.answer(name, shown))
        return Answer(await self._looked_at(record, verify=False, viewer=viewer))

    async def _shown_so_far(self, game: Game, record: Record, viewer: Role, hands: int, behind: int) -> bytes:
        made = await self._work(partial(gone_through, game, record, viewer))
        return ENCODER.encode(replace(made, views=list(VIEWS), behind=behind) if hands else made)

    async def spectators(self, request: Asking) -> Answer:
        """A spectator's token for somebody who has a seat: it may be given to anybody. Asked again it is the same."""
        self._allow(request, limits.CREATING)
        role, _ = await self._seat(request)
        token = token_of(request)
        if role != "public":
            token = await self.lobby.spectators(token)
        return answer(Grant(role="public", token=token, invite=""))

    async def rematch(self, request: Asking) -> Answer:
        """The same match once more."""
        await self._allow_creating(request)
        role, room = await self._seat(request)
        swapped = int(request.query_params.get("sides") == "swapped")
        created = await self.lobby.rematch(role, room, token_of(request), swapped)
        await self.agreed_again(role, room, created)
        return answer(created, 201)

    async def agreed_again(self, role: Role, room: MatchRoom, created: Created) -> None:
        """The same match once more was offered, or agreed on; nothing more comes of it at a page's own desk."""

    async def decline(self, request: Asking) -> Answer:
        """Not once more."""
        role, room = await self._seat(request)
        return answer(await self.lobby.decline(role, room))

    async def upload(self, request: Asking) -> Answer:
        """Verify a record file and make it ready to be gone through. Nothing of it is kept."""
        viewer = viewer_of(request, "public")
        record = await self._read_record(request)
        return Answer(await self._looked_at(record, verify=True, viewer=viewer))

    async def _brought(self, request: Asking) -> Record:
        """A record that somebody brings, verified with the content it was played with if that was kept; else what is
        different is told.
        """
        record = await self._read_record(request)
        await self._looked_at(record, verify=True, viewer=None)
        return record

    async def _read_record(self, request: Asking) -> Record:
        self._allow(request, limits.VERIFYING)
        return await self._work(partial(uploaded, await request.read(limits.LARGEST_RECORD)))

    async def _looked_at(self, record: Record, verify: bool, viewer: Role | None) -> bytes:
        files = await self.lobby.contents.files(record.game, record.content)
        source = Source(as_text(record), record.game, files, self.lobby.content)
        return await self.lobby.looking.do(source, partial(looked_at, verify=verify, viewer=viewer))

    async def _work(self, work: Callable[[], Made]) -> Made:
        async with self._verifying:
            return await asyncio.get_running_loop().run_in_executor(self.lobby.workers, work)

    def _allow(self, request: Asking, cost: float) -> None:
        if not self.addresses.may_ask(request.address, cost):
            raise NotPossible("too many", "too many requests; wait a little")

    async def _allow_creating(self, request: Asking) -> None:
        self._allow(request, limits.CREATING)
        if not await self.allowances.take(self._creating("creating", request.address)):
            raise NotPossible("too many", "too many new matches from here; wait a little")

    def _creating(self, kind: str, who: str) -> Want:
        return Want(kind, who, self._creations / limits.HOUR, self._creations)

    async def _allow_guest(self, request: Asking) -> None:
        """Whoever asks does so as a guest, and that is not closed to those of that address."""
        if await self.lobby.guests.standing(request.address) == BANNED:
            raise NotPossible("banned", "the operator has closed this to guests from there for a day")

    async def _seat(self, request: Asking) -> tuple[Role, MatchRoom]:
        self._allow(request, limits.UNKNOWN)
        role, room = await self.lobby.seat(token_of(request), request.address)
        if room.row.id != request.path_params["match"]:
            raise NotPossible("no seat", "this token is for another match")
        return role, room


def about_game(game: Game) -> GameAbout:
    """What a game has to offer."""
    return GameAbout(
        id=game.id,
        content=game.content_hash(),
        about=game.about(),
        coaches=coaches_of(game.id),
        readings=[
            ReadingAbout(name=reading.name, rules=list(reading.rules), ruling=reading.ruling)
            for reading in game.readings()
        ],
    )


def about_differences(game: str) -> list[DifferenceAbout]:
    """Where the texts of a game's rules disagree."""
    return [
        DifferenceAbout(
            name=each.name,
            rules=list(each.rules),
            ways=[WayAbout(letter=way.letter, texts=list(way.texts)) for way in each.ways],
            played=each.played,
            reading=each.reading,
        )
        for each in differences_of(game)
    ]
