"""Who of those with an account is here, and who follows whom."""

from typing import Final

from thirdhalf.server.keeping.sql import Database, Sql

HERE_SECONDS: Final = 60
NOTED_SECONDS: Final = 20
MOST_FOLLOWED: Final = 500


class Company:
    """Who is here."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._noted: dict[str, int] = {}

    async def seen(self, account: str, now: int) -> None:
        """Somebody is here; it is written down once in a while."""
        if now - self._noted.get(account, 0) < NOTED_SECONDS:
            return
        if len(self._noted) > 10_000:
            self._noted.clear()
        self._noted[account] = now

        async def work(sql: Sql) -> None:
            await sql.run(
                "INSERT INTO seen VALUES (?, ?) ON CONFLICT (account) DO UPDATE SET at = excluded.at", account, now
            )

        await self._database.do(work)

    async def is_here(self, account: str, now: int) -> bool:
        """Whether somebody is."""

        async def work(sql: Sql) -> bool:
            return (
                await sql.row("SELECT 1 FROM seen WHERE account = ? AND at > ?", account, now - HERE_SECONDS)
                is not None
            )

        return await self._database.do(work)

    async def follow(self, account: str, other: str, on: bool) -> bool:
        """Follow somebody, or not any more; False where too many are."""

        async def work(sql: Sql) -> bool:
            if not on:
                await sql.run("DELETE FROM follows WHERE account = ? AND other = ?", account, other)
                return True
            [(count,)] = await sql.rows("SELECT count(*) FROM follows WHERE account = ?", account)
            if count < MOST_FOLLOWED:
                await sql.run("INSERT INTO follows VALUES (?, ?) ON CONFLICT DO NOTHING", account, other)
            return bool(count < MOST_FOLLOWED)

        return await self._database.do(work)

    async def follows(self, account: str, other: str) -> bool:
        """Whether one follows the other."""

        async def work(sql: Sql) -> bool:
            query = "SELECT 1 FROM follows WHERE account = ? AND other = ?"
            return await sql.row(query, account, other) is not None

        return await self._database.do(work)

    async def followed_here(self, account: str, now: int) -> list[str]:
        """The names of those one follows who are here, and have not blocked whoever asks."""

        async def work(sql: Sql) -> list[str]:
            query = (
                "SELECT name FROM follows JOIN accounts ON accounts.id = other JOIN seen ON seen.account = other"
                " WHERE follows.account = ? AND at > ? AND NOT EXISTS (SELECT 1 FROM blocks WHERE"
                " blocks.account = follows.other AND blocks.other = follows.account) ORDER BY name"
            )
            return [str(name) for (name,) in await sql.rows(query, account, now - HERE_SECONDS)]

        return await self._database.do(work)
