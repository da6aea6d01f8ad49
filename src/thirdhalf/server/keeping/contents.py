"""The content that matches are played with, for as long as they are kept: each version by its digest, beside them."""

import asyncio
import io
import zipfile
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.game import Game
from thirdhalf.server.games import games
from thirdhalf.server.keeping.storage import Storage
from thirdhalf.server.logs import note_failure

if TYPE_CHECKING:
    from thirdhalf.games.kit import Kit

MOST_OLDER: Final = 16
"""How many versions besides the present one are held ready."""


class Contents:
    """The games with what content there is now, and with any that was kept."""

    def __init__(self, storage: Storage, workers: Executor, own: Path | None) -> None:
        self._storage = storage
        self._workers = workers
        self._own = own
        self._kept: set[str] = set()
        self._older: dict[tuple[str, str], Game] = {}

    @property
    def now(self) -> dict[str, Game]:
        """All games with their present content."""
        return games(self._own)

    async def keep(self, id: str) -> None:
        """Keep the present content of a game, which a match is about to begin with."""
        if id in self._kept:
            return
        folders = kit(id).content_folders(self._own_folder(id))
        if folders:
            files = await self._work(partial(packed, folders))
            await self._storage.keep_content(id, self.now[id].content_hash(), files)
        self._kept.add(id)

    async def keep_made(self, game: Game, files: bytes) -> None:
        """Keep content that somebody has made for a match, whose `packed` files these are."""
        content = game.content_hash()
        await self._storage.keep_content(game.id, content, files)
        if content != self.now[game.id].content_hash():
            self._remember(game.id, content, game)

    async def keep_all(self, after: float) -> None:
        """After so many seconds load the games, if nobody has asked for them, and keep the content of every one, also
        for matches that began before it was kept.
        """
        await asyncio.sleep(after)
        try:
            for id in await asyncio.get_running_loop().run_in_executor(self._workers, games, self._own):
                await self.keep(id)
        except Exception as error:
            note_failure("content could not be kept", error)

    async def files(self, id: str, content: str) -> bytes | None:
        """The files of older content of that digest; None for the present one, or where none was kept."""
        game = self.now.get(id)
        return None if game is None or game.content_hash() == content else await self._storage.content(id, content)

    async def game(self, id: str, content: str) -> Game | None:
        """The game with the content of that digest; None if it was not kept, or there is no such game any more."""
        game = self.now.get(id)
        if game is None or game.content_hash() == content:
            return game
        if (id, content) in self._older:
            return self._older[id, content]
        files = await self._storage.content(id, content)
        if files is None:
            return None
        try:
            older = await asyncio.get_running_loop().run_in_executor(self._workers, unpacked, id, files)
        except (BadFile, ValueError, OSError, zipfile.BadZipFile) as error:
            note_failure("kept content cannot be read", error, game=id, content=content)
            return None
        if older.content_hash() != content:
            return None
        self._remember(id, content, older)
        return older

    def _remember(self, id: str, content: str, game: Game) -> None:
        while len(self._older) >= MOST_OLDER:
            del self._older[next(iter(self._older))]
        self._older[id, content] = game

    def _own_folder(self, id: str) -> Path | None:
        return self._own if self._own is not None and (self._own / id).is_dir() else None

    async def _work(self, work: "partial[bytes]") -> bytes:
        return await asyncio.get_running_loop().run_in_executor(self._workers, work)


def kit(id: str) -> "Kit":
    """What a game brings; loaded with the games, not with the server."""
    from thirdhalf.games import kit_of

    return kit_of(id)


def packed(folders: tuple[Path, ...]) -> bytes:
    """The content files of these folders, in one."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for place, folder in enumerate(folders):
            for file in sorted(folder.rglob("*.toml")):
                # Without a time of their own: the same files are the same bytes.
                name = zipfile.ZipInfo(f"{place}/{file.relative_to(folder).as_posix()}")
                archive.writestr(name, file.read_bytes(), zipfile.ZIP_DEFLATED)
    return made.getvalue()


def unpacked(id: str, files: bytes) -> Game:
    """The game with the content of files that were `packed`."""
    with TemporaryDirectory(prefix="thirdhalf-") as temporary, zipfile.ZipFile(io.BytesIO(files)) as archive:
        archive.extractall(temporary)
        folders = sorted(Path(temporary).iterdir(), key=lambda folder: int(folder.name))
        return kit(id).game_of(tuple(folders))
