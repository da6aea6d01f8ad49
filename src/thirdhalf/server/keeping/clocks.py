"""What is kept of the clocks of matches: what was agreed on, and what each side has left."""

import msgspec

from thirdhalf.server.clock.clock import Kept, Terms
from thirdhalf.server.keeping.sql import Database, Sql


class Clocks:
    """The clocks that are kept."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, match: str, terms: Terms, kept: Kept) -> None:
        """What a match has left by now."""
        values = (match, msgspec.json.encode(terms).decode(), msgspec.json.encode(kept).decode())

        async def work(sql: Sql) -> None:
            await sql.run(
                "INSERT INTO clocks VALUES (?, ?, ?) ON CONFLICT (match) DO UPDATE SET kept = excluded.kept", *values
            )

        await self._database.do(work)

    async def find(self, match: str) -> tuple[Terms, Kept] | None:
        """The clocks of a match, if it has any; those that cannot be read are none."""

        async def work(sql: Sql) -> tuple[str, str] | None:
            found = await sql.row("SELECT terms, kept FROM clocks WHERE match = ?", match)
            return None if found is None else (str(found[0]), str(found[1]))

        found = await self._database.do(work)
        if found is None:
            return None
        try:
            return msgspec.json.decode(found[0], type=Terms), msgspec.json.decode(found[1], type=Kept)
        except (ValueError, RecursionError):
            return None
