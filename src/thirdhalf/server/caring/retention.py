"""Matches that were set up and that nobody has played: after some days they are deleted."""

import asyncio
import time
from typing import Final

from thirdhalf.server.allowing.marks import forget_old
from thirdhalf.server.among.leases import Leases
from thirdhalf.server.keeping.schema import OF_A_MATCH
from thirdhalf.server.keeping.sql import Database, Sql, Taken, Unavailable
from thirdhalf.server.logs import note

DAY: Final = 86_400
UNPLAYED_DAYS: Final = 7
HOUR: Final = 3600.0
FIRST_AFTER: Final = 60.0
AT_ONCE: Final = 100
LEASE: Final = "retention"

# Coaches answer by requests, which have names; computers and chance have none.
UNPLAYED: Final = """
    SELECT id FROM matches WHERE changed < ? AND outcome = ''
    AND NOT EXISTS (SELECT 1 FROM log WHERE log.match = matches.id AND kind = 0 AND seat IN (0, 1) AND log.id != '')
    AND NOT EXISTS (SELECT 1 FROM presences WHERE presences.match = matches.id)
    ORDER BY id LIMIT ?
"""


async def delete_unplayed(database: Database, now: int) -> int:
    """Delete what nobody has played for too long, at most so much; how much that was. Finished matches stay."""

    async def find(sql: Sql) -> list[str]:
        return [match for (match,) in await sql.rows(UNPLAYED, now - UNPLAYED_DAYS * DAY, AT_ONCE)]

    deleted = 0
    for match in await database.do(find):

        async def delete(sql: Sql, match: str = match) -> None:
            for table, column in OF_A_MATCH:
                await sql.run(f"DELETE FROM {table} WHERE {column} = ?", match)

        try:
            await database.do(delete)
        except Taken:
            # Something else refers to it: it is not what nobody needs.
            continue
        deleted += 1
    return deleted


async def keep_tidy(database: Database, leases: Leases) -> None:
    """Do that every hour, by one process of all."""
    await asyncio.sleep(FIRST_AFTER)
    while True:
        try:
            if await leases.take(LEASE):
                deleted = await delete_unplayed(database, int(time.time()))
                if deleted:
                    note("unplayed matches deleted", matches=deleted)
                await database.do(forget_old)
        except Unavailable as error:
            note("nothing can be deleted", why=str(error))
        await asyncio.sleep(HOUR)
