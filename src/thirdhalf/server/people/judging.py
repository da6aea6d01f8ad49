"""What an operator does about people: mute, ban, rename, erase; every step is logged with its reason."""

import time
from typing import Final, NamedTuple

from thirdhalf.server.allowing.guests import Guests
from thirdhalf.server.keeping.sql import Database, Sql
from thirdhalf.server.people.belongings import Belongings
from thirdhalf.server.people.keeping import Accounts
from thirdhalf.server.people.naming import account_name, folded

STANDINGS: Final = {"mute": "muted", "unmute": "", "ban": "banned", "unban": ""}
STEPS: Final = (*STANDINGS, "rename", "erase")
MOST_OPEN: Final = 5000


class ReportRow(NamedTuple):
    """What somebody has told the operator."""

    id: str
    account: str
    other: str
    match: str
    why: str
    at: int
    closed: int


class StepRow(NamedTuple):
    """What the operator has done."""

    number: int
    at: int
    what: str
    about: str
    why: str


class Judging:
    """Reports, and what came of them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._accounts = Accounts(database)
        self._belongings = Belongings(database)

    async def report(self, row: ReportRow) -> bool:
        """Keep a report; False where too many wait to be looked at."""

        async def work(sql: Sql) -> bool:
            [(open,)] = await sql.rows("SELECT count(*) FROM reports WHERE closed = 0")
            if open >= MOST_OPEN:
                return False
            await sql.run("INSERT INTO reports VALUES (?, ?, ?, ?, ?, ?, ?)", *row)
            return True

        return await self._database.do(work)

    async def reports(self, all_of_them: bool = False) -> list[ReportRow]:
        """Reports that wait, the oldest first; with the names of those they are by and about."""

        async def work(sql: Sql) -> list[ReportRow]:
            query = (
                "SELECT reports.id, coalesce(by.name, ''), coalesce(about.name, other), match, why, at, closed"
                " FROM reports LEFT JOIN accounts AS by ON by.id = reports.account"
                " LEFT JOIN accounts AS about ON about.id = other WHERE closed <= ? ORDER BY at, reports.id"
            )
            return [ReportRow(*row) for row in await sql.rows(query, int(all_of_them))]

        return await self._database.do(work)

    async def close(self, report: str, why: str) -> None:
        """A report that was looked at; ValueError where there is none."""

        async def work(sql: Sql) -> int:
            closed = await sql.run("UPDATE reports SET closed = 1 WHERE id = ? AND closed = 0", report)
            if closed:
                await write_step(sql, "close report", report, why)
            return closed

        if not await self._database.do(work):
            raise ValueError(f"there is no open report {report}")

    async def judge(self, what: str, name: str, why: str, new: str = "") -> str:
        """A step about somebody; how they are called now. ValueError where there is nobody of that name."""
        account = await self._accounts.by_name(name)
        if account is None:
            raise ValueError(f"there is no account '{name}'")
        called = account.name
        if what == "rename":
            called = account_name(new)
            await self._belongings.rename(account.id, called, folded(called))
        elif what == "erase":
            await self._belongings.erase(account.id)

        async def work(sql: Sql) -> None:
            if what in STANDINGS:
                await sql.run("UPDATE accounts SET standing = ? WHERE id = ?", STANDINGS[what], account.id)
            # Of an account that was erased, its name is not kept here either.
            about = account.id if what == "erase" else f"{account.name} → {called}" if new else account.name
            await write_step(sql, what, about, why)

        await self._database.do(work)
        return called

    async def judge_guest(self, what: str, match: str, role: str, why: str) -> None:
        """A step about whoever sits there as a guest; ValueError where nobody does."""
        await Guests(self._database).hold(match, role, STANDINGS[what])

        async def work(sql: Sql) -> None:
            await write_step(sql, f"{what} guest", f"{match} {role}", why)

        await self._database.do(work)

    async def steps(self) -> list[StepRow]:
        """All that was done, the latest first."""

        async def work(sql: Sql) -> list[StepRow]:
            return [StepRow(*row) for row in await sql.rows("SELECT * FROM operator_log ORDER BY number DESC")]

        return await self._database.do(work)


async def write_step(sql: Sql, what: str, about: str, why: str) -> None:
    """One line more in the operator's log."""
    [(last,)] = await sql.rows("SELECT coalesce(max(number), 0) FROM operator_log")
    await sql.run("INSERT INTO operator_log VALUES (?, ?, ?, ?, ?)", last + 1, int(time.time()), what, about, why)
