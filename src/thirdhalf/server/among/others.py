"""One process among several on the same database: what the others store, and who is there, is known here too.

A room is here if somebody came to it here; the same match may be in rooms of other processes. Whoever stores something
tells its name and how long the log is now; rooms that have less read the rest. What was not heard is noticed by looking
at all rooms once in a while.
"""

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

from thirdhalf.server.among.leases import BEAT_SECONDS, OWNERS, Leases
from thirdhalf.server.among.presence import NOTHING_HEARD, Counts, Presence, Trace
from thirdhalf.server.keeping.sql import Unavailable
from thirdhalf.server.keeping.storage import LOG, ROOMS, Storage
from thirdhalf.server.logs import note, note_failure

if TYPE_CHECKING:
    from thirdhalf.server.room.room import MatchRoom

TOGETHER_SECONDS: Final = 0.1
"""For so long what is to be told of those who come and go is gathered."""


class Others:
    """The other processes. Where there can be none, all rooms are this one's, and nothing is done."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.shared = storage.database.shared
        self.leases = Leases(storage.database)
        self._presence = Presence(storage.database, self.leases.process)
        storage.database.name = self.leases.process
        # The rooms of which something is to be told, or read.
        self._to_tell: set[str] = set()
        self._to_read: set[str] = set()
        self._gathered = asyncio.Event()
        self._here: dict[str, MatchRoom] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        database = storage.database
        database.listen(LOG, self._log_grew)
        database.listen(ROOMS, self._room_changed)
        database.listen(OWNERS, self._owner_changed)

    async def open(self) -> None:
        """From now on hear of them."""
        if not self.shared:
            return
        await self.leases.beat()
        self._begin(self._beat())
        self._begin(self._tell())

    async def close(self) -> None:
        """Leave everything to them."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.shared:
            try:
                await self._presence.leave()
                await self.leases.leave()
            except Unavailable as error:
                note("left without a word", why=str(error))

    # What rooms tell of themselves.

    def opened(self, room: "MatchRoom") -> None:
        """A room is here."""
        if self.shared:
            room.owned = False
            self._here[room.row.id] = room
            self._to_read.add(room.row.id)
            self._gathered.set()

    def closed(self, room: "MatchRoom") -> None:
        """It is not any more."""
        if self.shared and self._here.get(room.row.id) is room:
            del self._here[room.row.id]
            self.changed(room)
            self._begin(self._quietly(self.leases.give_back(room.row.id)))

    def changed(self, room: "MatchRoom") -> None:
        """Somebody came or left."""
        if self.shared:
            self._to_tell.add(room.row.id)
            self._gathered.set()

    def wanted(self, room: "MatchRoom", by_force: bool) -> None:
        """Somebody came who waits for what the owner of a match does: who plays against a computer or sets its pace
        gets it here, whoever has it now.
        """
        if self.shared and not room.owned:
            self._begin(self._quietly(self._take(room, by_force)))

    def rests(self, room: "MatchRoom") -> None:
        """Nobody is here any more: if somebody is elsewhere, it goes on there."""
        if self.shared and room.owned:
            room.owned = False
            self._begin(self._quietly(self.leases.give_back(room.row.id)))

    async def trace(self, match: str, seat: int) -> Trace | None:
        """Where else a side of a match was last connected, if it was."""
        return await self._presence.trace(match, seat) if self.shared else None

    def cut_off_since(self, moment: float) -> bool:
        """Whether the database was away since then for longer than a word is on its way."""
        return self.leases.came_back > moment or not self.leases.alive

    # What they tell.

    def _log_grew(self, text: str) -> None:
        if not text:
            self._begin(self._quietly(self._look_at_all()))
            return
        match, _, length = text.rpartition(":")
        room = self._here.get(match)
        if room is not None and room.playing.length < int(length):
            self._begin(self._quietly(self._follow(room)))

    def _room_changed(self, match: str) -> None:
        self._to_read.update([match] if match else self._here)
        self._gathered.set()

    def _owner_changed(self, name: str) -> None:
        self._begin(self._quietly(self._look_at_owners([name] if name else list(self._here))))

    async def _follow(self, room: "MatchRoom") -> None:
        try:
            await room.follow()
        except Unavailable:
            raise
        except Exception as error:
            note_failure("a match cannot be followed", error, match=room.row.id)
            room.around.give_up(room)

    async def _look_at_all(self) -> None:
        lengths = await self._storage.lengths(list(self._here))
        for match, length in lengths.items():
            room = self._here.get(match)
            if room is not None and room.playing.length < length:
                await self._follow(room)

    async def _look_at_owners(self, names: list[str]) -> None:
        rooms = [self._here[name] for name in names if name in self._here]
        own = await self.leases.has([room.row.id for room in rooms])
        for room in rooms:
            self._set_owned(room, room.row.id in own)
            if not room.owned and room.connections:
                await self._take(room, by_force=False)

    async def _take(self, room: "MatchRoom", by_force: bool) -> None:
        self._set_owned(room, await self.leases.take(room.row.id, by_force))

    def _set_owned(self, room: "MatchRoom", owned: bool) -> None:
        if room.owned != owned and not room.closed:
            room.owned = owned
            room.coaching.wake()

    # What is done all the time.

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await self._quietly(self._beat_once())

    async def _beat_once(self) -> None:
        try:
            # First who is here: what is said to live on must be true.
            await self._tell_of_here()
            await self.leases.beat()
        finally:
            if not self.leases.alive:
                for room in self._here.values():
                    room.owned = False
        for name in await self.leases.abandoned():
            left = self._here.get(name)
            if left is not None and left.connections:
                await self._take(left, by_force=False)

    async def _tell(self) -> None:
        while True:
            await self._gathered.wait()
            await asyncio.sleep(TOGETHER_SECONDS)
            self._gathered.clear()
            await self._quietly(self._tell_once())

    async def _tell_of_here(self) -> None:
        told, self._to_tell = self._to_tell, set()
        if told:
            counts = {match: counted(self._here.get(match)) for match in told}
            try:
                await self._presence.tell(counts)
            except BaseException:
                self._to_tell |= told
                raise

    async def _tell_once(self) -> None:
        await self._tell_of_here()
        read, self._to_read = self._to_read, set()
        rooms = [self._here[match] for match in read if match in self._here]
        if rooms:
            names = [room.row.id for room in rooms]
            elsewhere = await self._presence.elsewhere(names)
            standings = await self._storage.standings(names)
            for room in rooms:
                if room.row.id in standings and not room.closed:
                    room.stands(standings[room.row.id], elsewhere.get(room.row.id, NOTHING_HEARD))
                    await room.talking.refresh()
                    await room.dealing.hear()

    async def _quietly(self, work: Coroutine[Any, Any, None]) -> None:
        """What the database's absence puts off: whoever waits for it is told elsewhere."""
        try:
            await work
        except Unavailable as error:
            note("the database does not answer", why=str(error))
        except Exception as error:
            note_failure("among other processes something failed", error)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def counted(room: "MatchRoom | None") -> Counts:
    """Who is in a room of this process."""
    roles = [] if room is None else [connection.role for connection in room.connections]
    home, away = roles.count("home"), roles.count("away")
    return Counts(home, away, len(roles) - home - away)
