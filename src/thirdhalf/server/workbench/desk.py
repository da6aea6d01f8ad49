"""What is asked at the workbench."""

from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, TypeVar

import msgspec

from thirdhalf.games import kit_of
from thirdhalf.games.forms import Field
from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.game import Game
from thirdhalf.server import limits
from thirdhalf.server.careers.desk import CareerDesk
from thirdhalf.server.codes import NotPossible
from thirdhalf.server.desk.asking import Answer, Asking, answer
from thirdhalf.server.desk.desk import about_game
from thirdhalf.server.games import check_level
from thirdhalf.server.keeping.contents import kit, packed
from thirdhalf.server.limits import Allowance
from thirdhalf.server.lobby import Lobby
from thirdhalf.server.requests import Create, SeatWish
from thirdhalf.server.workbench import drafts
from thirdhalf.server.workbench.forms import (
    LARGEST_DRAFT,
    MOST_ROUNDS,
    MOST_TEAMS,
    Draft,
    EntryForm,
    FieldForm,
    Folder,
    Measure,
    Shelf,
    Spelled,
    TryOut,
    Unpacked,
)
from thirdhalf.server.workbench.measuring import Measuring, check_teams, kit_own

if TYPE_CHECKING:
    from thirdhalf.games.kit import Kit

ARCHIVE = "application/zip"
PAGE = "text/html; charset=utf-8"
Wish = TypeVar("Wish", Draft, TryOut, Measure, Folder)


class WorkDesk(CareerDesk):
    """Answers that too."""

    def __init__(self, lobby: Lobby, allowance: Allowance) -> None:
        super().__init__(lobby, allowance)
        self.measuring = Measuring(lobby.storage.database, lobby.others.leases, lobby.content)

    async def shelf(self, request: Asking) -> Answer:
        """The content there is, and its forms."""
        self._allow(request, limits.CREATING)
        found = self._kit(request)
        files = drafts.shelf_of(found, kit_own(found.id, self.lobby.content))
        entries = [
            EntryForm(
                name=form.name,
                file=form.file,
                within=form.list,
                keyed=form.keyed,
                fields=[field_form(field) for field in form.fields],
            )
            for form in found.forms
        ]
        return answer(Shelf(files=files, entries=entries, most_teams=MOST_TEAMS, most_rounds=MOST_ROUNDS))

    async def check(self, request: Asking) -> Answer:
        """What is wrong with a draft."""
        self._allow(request, limits.CREATING)
        game, wish = await self._draft(request, Draft)
        own = kit_own(game.id, self.lobby.content)
        return answer(await self._work(partial(drafts.check, game.id, own, wish.files)))

    async def pack(self, request: Asking) -> Answer:
        """A draft as an archive."""
        self._allow(request, limits.CREATING)
        game, wish = await self._draft(request, Draft)
        made = await self._work(partial(drafts.packed, game.id, wish.files))
        return Answer(made, 200, ARCHIVE, f"{game.id}-content.zip")

    async def unpack(self, request: Asking) -> Answer:
        """An archive as a draft."""
        self._allow(request, limits.CREATING)
        game = self._kit(request)
        data = await request.read(LARGEST_DRAFT)
        return answer(Unpacked(files=await self._work(partial(drafts.unpacked, game.id, data))))

    async def spell(self, request: Asking) -> Answer:
        """A draft as the files of a folder."""
        self._allow(request, limits.CREATING)
        game, wish = await self._draft(request, Draft)
        return answer(Spelled(files=await self._work(partial(drafts.spelled, game.id, wish.files))))

    async def read(self, request: Asking) -> Answer:
        """The files of a folder as a draft."""
        self._allow(request, limits.CREATING)
        game, wish = await self._draft(request, Folder)
        return answer(Unpacked(files=await self._work(partial(drafts.read, game.id, wish.files))))

    async def played_content(self, request: Asking) -> Answer:
        """What a game has to offer with the content that a match was begun with."""
        self._allow(request, limits.UNKNOWN)
        game = await self.lobby.contents.game(self._kit(request).id, request.path_params["digest"])
        if game is None:
            raise NotPossible("content", "no content of that digest is kept here")
        return answer(await self._work(partial(about_game, game)))

    async def try_out(self, request: Asking) -> Answer:
        """A match with a draft's content."""
        await self._allow_creating(request)
        game, wish = await self._draft(request, TryOut)
        made, files = await self._work(partial(ready, game, kit_own(game.id, self.lobby.content), wish))
        await self.lobby.contents.keep_made(made, files)
        create = Create(
            game=game.id,
            setup=dict(kit_of(game.id).setup(made, {"home": wish.home, "away": wish.away}, "", 0)),
            home=SeatWish(kind="mine", name=wish.name),
            away=SeatWish(kind="computer", name=wish.coach, coach=wish.coach),
        )
        return answer(await self.lobby.create(create, game=made), 201)

    async def measure(self, request: Asking) -> Answer:
        """Measure a draft."""
        await self._allow_creating(request)
        game, wish = await self._draft(request, Measure)
        await self._work(partial(ready, game, kit_own(game.id, self.lobby.content), wish))
        return answer(await self.measuring.ask(game.id, wish), 201)

    async def measured(self, request: Asking) -> Answer:
        """How far a measurement is."""
        self._allow(request, 1.0)
        return answer(await self.measuring.told(request.path_params["number"]))

    async def measured_page(self, request: Asking) -> Answer:
        """Its report."""
        self._allow(request, 1.0)
        return Answer(await self.measuring.page(request.path_params["number"]), 200, PAGE, "report.html")

    def _kit(self, request: Asking) -> "Kit":
        id = request.path_params["game"]
        if id not in self.lobby.games:
            raise NotPossible("no game", f"there is no game of that name; there are: {', '.join(self.lobby.games)}")
        return kit(id)

    async def _draft(self, request: Asking, form: type[Wish]) -> "tuple[Kit, Wish]":
        found = self._kit(request)
        data = await request.read(LARGEST_DRAFT)
        try:
            return found, msgspec.json.decode(data, type=form)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            raise NotPossible("malformed", str(error)[:200]) from None


def field_form(field: Field) -> FieldForm:
    """As it is sent."""
    return FieldForm(
        name=field.name,
        kind=field.kind,  # type: ignore[arg-type]  # the kinds are those of games.forms
        low=field.low,
        high=field.high,
        words=list(field.words),
        needed=field.needed,
        rows=[field_form(each) for each in field.rows],
        of=field.of,
        usually=field.usually,
    )


def ready(found: "Kit", own: Path | None, wish: TryOut | Measure) -> tuple[Game, bytes]:
    """The game with a draft's content, and its files to be kept; NotPossible where these teams cannot play with it."""
    try:
        check_level(found.id, wish.coach)
    except ValueError as error:
        raise NotPossible("no coach", str(error)) from None
    with TemporaryDirectory(prefix="thirdhalf-") as temporary:
        folder = drafts.written(found, wish.files, Path(temporary))
        try:
            check_teams(found.id, own, folder, wish.teams if isinstance(wish, Measure) else [wish.home, wish.away])
            folders = found.content_folders(own)
            if any(folder.rglob("*.toml")):
                folders = (*folders, folder)
            return found.game_of(folders), packed(folders)
        except BadFile as error:
            raise NotPossible("content", f"{Path(error.file).name}: {error.field}: {error.why}"[:300]) from None
