"""What is kept of what the sides of a match say to each other."""

import time
from typing import Final

from thirdhalf.server.forms import Spoken
from thirdhalf.server.keeping.sql import Database, Sql
from thirdhalf.server.keeping.storage import ROOMS

MOST_LINES: Final = 500


class Talks:
    """The talk that is kept."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, match: str, role: str, kind: str, what: str) -> bool:
        """One line more; False where whoever sits there is muted, or enough was said."""

        async def work(sql: Sql) -> bool:
            query = "SELECT standing FROM seated JOIN accounts ON accounts.id = account WHERE match = ? AND role = ?"
            found = await sql.row(query, match, role) or await sql.row(
                "SELECT standing FROM held_seats WHERE match = ? AND role = ?", match, role
            )
            [(last,)] = await sql.rows("SELECT coalesce(max(number), -1) FROM talks WHERE match = ?", match)
            if last + 1 >= MOST_LINES or (found is not None and found[0] and kind == "text"):
                return False
            values = (match, last + 1, role, kind, what, int(time.time()))
            await sql.run("INSERT INTO talks VALUES (?, ?, ?, ?, ?, ?)", *values)
            await sql.tell(ROOMS, match)
            return True

        return await self._database.do(work)

    async def after(self, match: str, number: int) -> list[Spoken]:
        """What was said from that number on."""

        async def work(sql: Sql) -> list[Spoken]:
            query = "SELECT number, role, kind, what FROM talks WHERE match = ? AND number >= ? ORDER BY number"
            rows = await sql.rows(query, match, number)
            return [Spoken(number=row[0], by=row[1], kind=row[2], what=row[3]) for row in rows]

        return await self._database.do(work)
