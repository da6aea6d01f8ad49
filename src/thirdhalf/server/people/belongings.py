"""What belongs to an account besides its name: seats in matches, all of it as a file, and the end of all of it."""

from typing import Any, Final, NamedTuple

from thirdhalf.server.keeping.seats import claimed_token, digest
from thirdhalf.server.keeping.sql import Database, Sql
from thirdhalf.server.keeping.storage import ROOMS
from thirdhalf.server.people.keeping import AccountRow, end_session

MOST_SEATS: Final = 200
NO_NAME: Final = "—"
"""What is left of somebody's name where it stood."""
OF_AN_ACCOUNT: Final = (
    ("passkeys", "account"),
    ("recovery_codes", "account"),
    ("seated", "account"),
    ("blocks", "account"),
    ("blocks", "other"),
    ("reports", "account"),
    ("follows", "account"),
    ("follows", "other"),
    ("seeks", "account"),
    ("ratings", "account"),
    ("rating_changes", "account"),
    ("seen", "account"),
    ("accounts", "id"),
)
"""Where an account is, to be deleted in this order, after its sessions."""


class Held(NamedTuple):
    """A seat of an account's."""

    match: str
    role: str


class Belongings:
    """What accounts have."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def take(self, account: str, tokens: list[bytes]) -> None:
        """Seats of these tokens are the account's, unless they are another's."""

        async def work(sql: Sql) -> None:
            for token in tokens:
                query = "SELECT match, role FROM seats WHERE token = ? AND invite = 0 AND role IN ('home', 'away')"
                found = await sql.row(query, token)
                if found is not None:
                    await sql.run("INSERT INTO seated VALUES (?, ?, ?) ON CONFLICT DO NOTHING", *found, account)

        await self._database.do(work)

    async def seats(self, account: str) -> list[Held]:
        """The seats of an account, those of the latest matches first."""

        async def work(sql: Sql) -> list[Held]:
            query = (
                "SELECT match, role FROM seated JOIN matches ON matches.id = match WHERE account = ?"
                " ORDER BY changed DESC, match, role LIMIT ?"
            )
            return [Held(*row) for row in await sql.rows(query, account, MOST_SEATS)]

        return await self._database.do(work)

    async def tokens(self, session: str, held: list[Held]) -> list[str]:
        """A token for each seat, which comes of the session's and ends with it."""
        tokens = [claimed_token(session, f"seat {each.match} {each.role}") for each in held]

        async def work(sql: Sql) -> None:
            for each, token in zip(held, tokens, strict=True):
                own = digest(token)
                values = (own, each.match, each.role)
                if await sql.run("INSERT INTO seats VALUES (?, ?, ?, 0, NULL) ON CONFLICT DO NOTHING", *values):
                    await sql.run("INSERT INTO session_seats VALUES (?, ?, ?)", own, digest(session), each.match)

        await self._database.do(work)
        return tokens

    async def sitting(self, match: str) -> dict[str, AccountRow]:
        """Which accounts sit in a match, by role."""

        async def work(sql: Sql) -> dict[str, AccountRow]:
            query = "SELECT role, accounts.* FROM seated JOIN accounts ON accounts.id = account WHERE match = ?"
            return {row[0]: AccountRow(*row[1:]) for row in await sql.rows(query, match)}

        return await self._database.do(work)

    async def rename(self, account: str, name: str, folded: str) -> None:
        """Another name, in the matches of the account too; `Taken` where it is somebody's."""

        async def work(sql: Sql) -> None:
            await sql.run("UPDATE accounts SET name = ?, folded = ? WHERE id = ?", name, folded, account)
            await rewrite_names(sql, account, name)

        await self._database.do(work)

    async def erase(self, account: str) -> None:
        """Everything of the account: what it played stays with the other side, without a name."""

        async def work(sql: Sql) -> None:
            await rewrite_names(sql, account, NO_NAME)
            query = "SELECT match, role FROM rating_changes WHERE account = ?"
            for match, role in await sql.rows(query, account):
                statement = "UPDATE rating_changes SET against = ? WHERE match = ? AND role != ?"
                await sql.run(statement, NO_NAME, match, role)
            for (token,) in await sql.rows("SELECT token FROM sessions WHERE account = ?", account):
                await end_session(sql, bytes(token))
            for table, column in OF_AN_ACCOUNT:
                await sql.run(f"DELETE FROM {table} WHERE {column} = ?", account)

        await self._database.do(work)

    async def exported(self, account: AccountRow) -> dict[str, Any]:
        """All that is kept of an account but what proves it."""

        async def work(sql: Sql) -> dict[str, Any]:
            async def rows(names: str, query: str) -> list[dict[str, Any]]:
                columns = names.split(", ")
                return [dict(zip(columns, row, strict=True)) for row in await sql.rows(query, account.id)]

            told: dict[str, Any] = {"name": account.name, "created": account.created, "standing": account.standing}
            for key, names, rest in EXPORTED:
                told[key] = await rows(names, f"SELECT {names} FROM {rest}")
            return told

        return await self._database.do(work)


EXPORTED: Final = (
    ("sessions", "device, created, used", "sessions WHERE account = ? ORDER BY created"),
    ("passkeys", "name, created", "passkeys WHERE account = ? ORDER BY created"),
    ("seats", "match, role", "seated WHERE account = ? ORDER BY match"),
    ("blocked", "name", "blocks JOIN accounts ON accounts.id = other WHERE account = ? ORDER BY name"),
    ("follows", "name", "follows JOIN accounts ON accounts.id = other WHERE account = ? ORDER BY name"),
    ("ratings", "game, pace, rating, deviation, matches", "ratings WHERE account = ? ORDER BY game, pace"),
    (
        "rated_matches",
        "match, role, game, pace, against, halves, after, change, at",
        "rating_changes WHERE account = ? ORDER BY at",
    ),
    ("reports", "why, match, at", "reports WHERE account = ? ORDER BY at"),
)


async def rewrite_names(sql: Sql, account: str, name: str) -> None:
    """The account's name in its matches."""
    for match, role in await sql.rows("SELECT match, role FROM seated WHERE account = ?", account):
        column = "home_name" if role == "home" else "away_name"
        await sql.run(f"UPDATE matches SET {column} = ? WHERE id = ?", name, match)
        await sql.tell(ROOMS, match)
