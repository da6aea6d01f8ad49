"""Marks of addresses and names: what is kept instead of them, and for two days at most.

A mark is a digest with a secret of the day, which is thrown away with the day after: from then on nothing says whose it
was.
"""

import secrets
import time
from hashlib import blake2b
from typing import Final

from thirdhalf.server.keeping.sql import Sql

DAY: Final = 86_400
SALT_BYTES: Final = 32


class Marks:
    """The marks of today and yesterday."""

    def __init__(self) -> None:
        self._salts: dict[int, bytes] = {}

    async def of(self, sql: Sql, kind: str, who: str) -> bytes:
        """Today's mark."""
        return marked(await self._salt(sql, today()), kind, who)

    async def both(self, sql: Sql, kind: str, who: str) -> list[bytes]:
        """Today's mark, and yesterday's if there were any."""
        salts = [await self._salt(sql, today())]
        found = await sql.row("SELECT salt FROM salts WHERE day = ?", today() - 1)
        if found is not None:
            salts.append(bytes(found[0]))
        return [marked(salt, kind, who) for salt in salts]

    async def _salt(self, sql: Sql, day: int) -> bytes:
        if day not in self._salts:
            own = secrets.token_bytes(SALT_BYTES)
            await sql.run("INSERT INTO salts VALUES (?, ?) ON CONFLICT DO NOTHING", day, own)
            found = await sql.row("SELECT salt FROM salts WHERE day = ?", day)
            assert found is not None
            if bytes(found[0]) == own:
                # It may not come to be stored after all: the next one reads it.
                return own
            self._salts = {day: bytes(found[0])}
        return self._salts[day]


def today() -> int:
    """The day's number."""
    return int(time.time()) // DAY


def marked(salt: bytes, kind: str, who: str) -> bytes:
    """The mark of that with that secret."""
    return blake2b(who.encode(), key=salt, digest_size=20, person=kind.encode()[:16]).digest()


async def forget_old(sql: Sql) -> None:
    """Throw away the secrets of days past, and what was marked with them."""
    now = int(time.time())
    await sql.run("DELETE FROM salts WHERE day < ?", today() - 1)
    await sql.run("DELETE FROM held_addresses WHERE until < ?", now)
    await sql.run("DELETE FROM allowances WHERE until < ?", now)
