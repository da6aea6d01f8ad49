"""Accounts in the database: names, what proves them, sessions, and what an operator has said."""

import secrets
from typing import Final, NamedTuple

from thirdhalf.server.keeping.sql import Database, Row, Sql
from thirdhalf.server.people.naming import folded
from thirdhalf.server.people.passkeys import NewKey

MOST_SESSIONS: Final = 20
MOST_PASSKEYS: Final = 10
MOST_CHALLENGES: Final = 5000
MOST_BLOCKED: Final = 500
SESSION_DAYS: Final = 180
DAY: Final = 86_400
CHALLENGE_SECONDS: Final = 300


class AccountRow(NamedTuple):
    """An account; `password` is a digest, or nothing; `standing` is what an operator has said."""

    id: str
    name: str
    folded: str
    password: str
    standing: str
    created: int


class SessionRow(NamedTuple):
    """Where an account is signed in, by a digest of the token."""

    token: bytes
    account: str
    id: str
    device: str
    created: int
    used: int


class PasskeyRow(NamedTuple):
    """A passkey: its public key and how often it was used."""

    id: bytes
    account: str
    key: bytes
    uses: int
    name: str
    created: int


class Details(NamedTuple):
    """What an account's owner sees of it."""

    codes: int
    passkeys: list[PasskeyRow]
    sessions: list[SessionRow]
    blocked: list[str]


class Accounts:
    """The accounts that are kept."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, row: AccountRow, key: NewKey | None, codes: list[bytes], device: str) -> None:
        """A new account; `Taken` where one has a name that looks the same."""

        async def work(sql: Sql) -> None:
            await sql.run("INSERT INTO accounts VALUES (?, ?, ?, ?, ?, ?)", *row)
            if key is not None:
                values = (key.id, row.id, key.key, key.uses, device, row.created)
                await sql.run("INSERT INTO passkeys VALUES (?, ?, ?, ?, ?, ?)", *values)
            await set_codes(sql, row.id, codes)

        await self._database.do(work)

    async def by_name(self, name: str) -> AccountRow | None:
        """The account that is called so, or nearly."""
        return await self._one("SELECT * FROM accounts WHERE folded = ?", folded(name))

    async def by_id(self, id: str) -> AccountRow | None:
        """The account of that id."""
        return await self._one("SELECT * FROM accounts WHERE id = ?", id)

    async def _one(self, query: str, value: str) -> AccountRow | None:
        async def work(sql: Sql) -> AccountRow | None:
            return account_row(await sql.row(query, value))

        return await self._database.do(work)

    async def details(self, account: str) -> Details:
        """What its owner sees of it."""

        async def work(sql: Sql) -> Details:
            [(codes,)] = await sql.rows("SELECT count(*) FROM recovery_codes WHERE account = ?", account)
            keys = await sql.rows("SELECT * FROM passkeys WHERE account = ? ORDER BY created", account)
            sessions = await sql.rows("SELECT * FROM sessions WHERE account = ? ORDER BY used DESC, id", account)
            query = "SELECT name FROM blocks JOIN accounts ON accounts.id = other WHERE account = ? ORDER BY name"
            blocked = [str(name) for (name,) in await sql.rows(query, account)]
            return Details(
                int(codes), [passkey_row(row) for row in keys], [session_row(row) for row in sessions], blocked
            )

        return await self._database.do(work)

    # Challenges.

    async def challenge(self, challenge: bytes, now: int) -> bool:
        """Keep what is to be signed for a while; False where too many are open."""

        async def work(sql: Sql) -> bool:
            await sql.run("DELETE FROM challenges WHERE until < ?", now)
            [(open,)] = await sql.rows("SELECT count(*) FROM challenges")
            if open >= MOST_CHALLENGES:
                return False
            await sql.run("INSERT INTO challenges VALUES (?, ?)", challenge, now + CHALLENGE_SECONDS)
            return True

        return await self._database.do(work)

    async def answered(self, challenge: bytes, now: int) -> bool:
        """Whether this was to be signed: once."""

        async def work(sql: Sql) -> bool:
            return await sql.run("DELETE FROM challenges WHERE challenge = ? AND until >= ?", challenge, now) > 0

        return await self._database.do(work)

    # Sessions.

    async def open_session(self, token: bytes, account: str, device: str, now: int) -> SessionRow:
        """A new session; of too many the one that was used longest ago ends."""
        row = SessionRow(token, account, secrets.token_hex(6), device, now, now)

        async def work(sql: Sql) -> None:
            old = await sql.rows("SELECT token FROM sessions WHERE account = ? ORDER BY used DESC, id", account)
            for (other,) in old[MOST_SESSIONS - 1 :]:
                await end_session(sql, bytes(other))
            await sql.run("INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?)", *row)

        await self._database.do(work)
        return row

    async def session(self, token: bytes, now: int) -> tuple[SessionRow, AccountRow] | None:
        """The session of that token and its account. It is used by that; one that was not for long has ended."""

        async def work(sql: Sql) -> tuple[SessionRow, AccountRow] | None:
            found = await sql.row("SELECT * FROM sessions WHERE token = ?", token)
            if found is None:
                return None
            row = session_row(found)
            if row.used < now - SESSION_DAYS * DAY:
                await end_session(sql, token)
                return None
            if row.used < now - DAY:
                await sql.run("UPDATE sessions SET used = ? WHERE token = ?", now, token)
            account = account_row(await sql.row("SELECT * FROM accounts WHERE id = ?", row.account))
            return None if account is None else (row, account)

        return await self._database.do(work)

    async def end(self, account: str, id: str) -> bool:
        """End a session of an account's, and what it was given."""

        async def work(sql: Sql) -> bool:
            found = await sql.row("SELECT token FROM sessions WHERE account = ? AND id = ?", account, id)
            if found is not None:
                await end_session(sql, bytes(found[0]))
            return found is not None

        return await self._database.do(work)

    # What proves an account.

    async def passkey(self, id: bytes) -> PasskeyRow | None:
        """The passkey of that id."""

        async def work(sql: Sql) -> PasskeyRow | None:
            found = await sql.row("SELECT * FROM passkeys WHERE id = ?", id)
            return None if found is None else passkey_row(found)

        return await self._database.do(work)

    async def used_passkey(self, id: bytes, uses: int) -> None:
        """It was used so often by now."""

        async def work(sql: Sql) -> None:
            await sql.run("UPDATE passkeys SET uses = ? WHERE id = ?", uses, id)

        await self._database.do(work)

    async def add_passkey(self, account: str, key: NewKey, name: str, now: int) -> bool:
        """One more passkey; False where there are too many."""

        async def work(sql: Sql) -> bool:
            [(count,)] = await sql.rows("SELECT count(*) FROM passkeys WHERE account = ?", account)
            if count >= MOST_PASSKEYS:
                return False
            values = (key.id, account, key.key, key.uses, name, now)
            await sql.run("INSERT INTO passkeys VALUES (?, ?, ?, ?, ?, ?)", *values)
            return True

        return await self._database.do(work)

    async def drop_passkey(self, account: str, id: bytes) -> bool:
        """Without it from now on; False where there is no such passkey, or nothing else proves the account."""

        async def work(sql: Sql) -> bool:
            row = account_row(await sql.row("SELECT * FROM accounts WHERE id = ?", account))
            [(count,)] = await sql.rows("SELECT count(*) FROM passkeys WHERE account = ?", account)
            if row is None or (count <= 1 and not row.password):
                return False
            return await sql.run("DELETE FROM passkeys WHERE account = ? AND id = ?", account, id) > 0

        return await self._database.do(work)

    async def set_password(self, account: str, password: str) -> None:
        """Another password, or none."""

        async def work(sql: Sql) -> None:
            await sql.run("UPDATE accounts SET password = ? WHERE id = ?", password, account)

        await self._database.do(work)

    async def set_codes(self, account: str, codes: list[bytes]) -> None:
        """These recovery codes, and no others."""

        async def work(sql: Sql) -> None:
            await set_codes(sql, account, codes)

        await self._database.do(work)

    async def use_code(self, account: str, code: bytes) -> bool:
        """Whether this is a recovery code of the account's: it is used up, and the password forgotten."""

        async def work(sql: Sql) -> bool:
            if not await sql.run("DELETE FROM recovery_codes WHERE account = ? AND code = ?", account, code):
                return False
            await sql.run("UPDATE accounts SET password = '' WHERE id = ?", account)
            return True

        return await self._database.do(work)

    # Whom one does not want to meet.

    async def block(self, account: str, other: str, blocked: bool) -> bool:
        """Block somebody, or not any more; False where too many are."""

        async def work(sql: Sql) -> bool:
            if not blocked:
                await sql.run("DELETE FROM blocks WHERE account = ? AND other = ?", account, other)
                return True
            [(count,)] = await sql.rows("SELECT count(*) FROM blocks WHERE account = ?", account)
            if count < MOST_BLOCKED:
                await sql.run("INSERT INTO blocks VALUES (?, ?) ON CONFLICT DO NOTHING", account, other)
            return bool(count < MOST_BLOCKED)

        return await self._database.do(work)


async def set_codes(sql: Sql, account: str, codes: list[bytes]) -> None:
    """These recovery codes, and no others."""
    await sql.run("DELETE FROM recovery_codes WHERE account = ?", account)
    await sql.run_each("INSERT INTO recovery_codes VALUES (?, ?)", [(code, account) for code in codes])


async def end_session(sql: Sql, token: bytes) -> None:
    """A session and the seats that it was given end."""
    for (seat,) in await sql.rows("SELECT token FROM session_seats WHERE session = ?", token):
        await sql.run("DELETE FROM seats WHERE token = ?", seat)
    await sql.run("DELETE FROM session_seats WHERE session = ?", token)
    await sql.run("DELETE FROM sessions WHERE token = ?", token)


def account_row(found: Row | None) -> AccountRow | None:
    """An account as it is stored."""
    return None if found is None else AccountRow(*found)


def session_row(found: Row) -> SessionRow:
    """A session as it is stored."""
    return SessionRow(bytes(found[0]), *found[1:])


def passkey_row(found: Row) -> PasskeyRow:
    """A passkey as it is stored."""
    id, account, key, uses, name, created = found
    return PasskeyRow(bytes(id), account, bytes(key), uses, name, created)
