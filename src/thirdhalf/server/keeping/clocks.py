"""What is kept of what is between the sides of a match: the time agreed on, what each has left, what one asks of the
other.
"""

import msgspec

from thirdhalf.server.clock.clock import Kept, Terms
from thirdhalf.server.forms import Wanted
from thirdhalf.server.keeping.sql import Database, Sql
from thirdhalf.server.keeping.storage import KEEP_CLOCK, ROOMS
from thirdhalf.server.limits import forget_first


class Wish(msgspec.Struct, frozen=True):
    """What one side asks of the other, and after how many decisions of the other's: with the next one it is gone."""

    what: Wanted
    at: int


class Wishes(msgspec.Struct):
    """What home and away ask for, at which of its turns something was declined to each, and where each of them looks at
    the match when it is over.
    """

    wanted: list[Wish | None]
    declined: list[int]
    looking: list[str] = msgspec.field(default_factory=lambda: ["", ""])


def no_wishes() -> Wishes:
    """Nobody asks for anything."""
    return Wishes([None, None], [-1, -1])


class Clocks:
    """The clocks that are kept, and the wishes."""

    def __init__(self, database: Database) -> None:
        self._database = database
        # What could not be stored when the database did not answer.
        self._remembered: dict[str, Kept] = {}

    def remember(self, match: str, kept: Kept) -> None:
        """What a match has left by now, until it is loaded again."""
        forget_first(self._remembered)
        self._remembered[match] = kept

    async def begin(self, match: str, terms: Terms, kept: Kept) -> None:
        """What was agreed on."""
        values = (match, msgspec.json.encode(terms).decode(), msgspec.json.encode(kept).decode())

        async def work(sql: Sql) -> None:
            await sql.run("INSERT INTO clocks VALUES (?, ?, ?)", *values)

        await self._database.do(work)

    async def keep(self, match: str, kept: str) -> None:
        """What a match has left by now, which no decision of its log tells."""

        async def work(sql: Sql) -> None:
            await sql.run(KEEP_CLOCK, kept, match)
            await sql.tell(ROOMS, match)

        await self._database.do(work)

    async def wish(self, match: str, wishes: Wishes) -> None:
        """What the sides ask of each other now."""

        async def work(sql: Sql) -> None:
            await sql.run(
                "INSERT INTO wishes VALUES (?, ?) ON CONFLICT (match) DO UPDATE SET kept = excluded.kept",
                match,
                msgspec.json.encode(wishes).decode(),
            )
            await sql.tell(ROOMS, match)

        await self._database.do(work)

    async def wishes(self, match: str) -> Wishes:
        """What they ask of each other; what cannot be read is nothing."""

        async def work(sql: Sql) -> str:
            found = await sql.row("SELECT kept FROM wishes WHERE match = ?", match)
            return "" if found is None else str(found[0])

        try:
            return msgspec.json.decode(await self._database.do(work), type=Wishes)
        except (ValueError, RecursionError):
            return no_wishes()

    async def find(self, match: str) -> tuple[Terms, Kept] | None:
        """The clocks of a match, if it has any; those that cannot be read are none."""

        async def work(sql: Sql) -> tuple[str, str] | None:
            found = await sql.row("SELECT terms, kept FROM clocks WHERE match = ?", match)
            return None if found is None else (str(found[0]), str(found[1]))

        found = await self._database.do(work)
        if found is None:
            return None
        try:
            terms, kept = msgspec.json.decode(found[0], type=Terms), msgspec.json.decode(found[1], type=Kept)
        except (ValueError, RecursionError):
            return None
        remembered = self._remembered.pop(match, kept)
        return terms, remembered if remembered.length == kept.length else kept
