"""Guests whom an operator has muted or banned.

Nothing is kept of a guest but seats, so a seat is what is named. It holds for that seat, for those whose tokens are
shown together with its own (a page does so whenever it lists its matches), and for a day for any guest of the address
from which one of them came last.
"""

import time
from typing import TYPE_CHECKING, Final, NamedTuple

from thirdhalf.server.allowing.marks import DAY, Marks
from thirdhalf.server.codes import NotPossible
from thirdhalf.server.keeping.sql import Database, Sql

if TYPE_CHECKING:
    from thirdhalf.server.room.room import MatchRoom

ADDRESS: Final = "guest"
CLOSED: Final = "the operator has closed this to you"
BANNED: Final = "banned"
MUTED: Final = "muted"


class Held(NamedTuple):
    """A seat whose guest is muted or banned, and for which seat the operator said so."""

    match: str
    role: str
    standing: str
    origin: str


class Guests:
    """What an operator has said about guests."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._marks = Marks()

    async def hold(self, match: str, role: str, standing: str) -> None:
        """From now on; "" ends it wherever it has come to. ValueError where no guest sits there."""

        async def work(sql: Sql) -> None:
            await check_guest(sql, match, role)
            found = await sql.row("SELECT origin FROM held_seats WHERE match = ? AND role = ?", match, role)
            origin = f"{match} {role}" if found is None else str(found[0])
            await sql.run("DELETE FROM held_addresses WHERE origin = ?", origin)
            if standing:
                await write(sql, Held(match, role, standing, origin))
                await sql.run("UPDATE held_seats SET standing = ? WHERE origin = ?", standing, origin)
            else:
                await sql.run("DELETE FROM held_seats WHERE origin = ?", origin)

        await self._database.do(work)

    async def seats(self) -> list[Held]:
        """All seats for which it holds."""

        async def work(sql: Sql) -> list[Held]:
            return [Held(*row) for row in await sql.rows("SELECT * FROM held_seats")]

        return await self._database.do(work)

    async def came(self, address: str, held: Held) -> None:
        """Whoever sits there came from that address."""

        async def work(sql: Sql) -> None:
            await sql.run(
                "INSERT INTO held_addresses VALUES (?, ?, ?, ?)"
                " ON CONFLICT (mark) DO UPDATE SET standing = excluded.standing, until = excluded.until",
                await self._marks.of(sql, ADDRESS, address),
                held.standing,
                held.origin,
                int(time.time()) + DAY,
            )

        await self._database.do(work)

    async def admit(self, address: str, held: Held) -> None:
        """Whoever sits there comes from that address: `NotPossible` where that is closed to them."""
        await self.came(address, held)
        if held.standing == BANNED:
            raise NotPossible("banned", CLOSED)

    async def standing(self, address: str) -> str:
        """What holds for guests of an address."""

        async def work(sql: Sql) -> str:
            if await sql.row("SELECT 1 FROM held_addresses LIMIT 1") is None:
                return ""
            found = [
                str(standing)
                for mark in await self._marks.both(sql, ADDRESS, address)
                for (standing,) in await sql.rows(
                    "SELECT standing FROM held_addresses WHERE mark = ? AND until >= ?", mark, int(time.time())
                )
            ]
            return BANNED if BANNED in found else (found or [""])[0]

        return await self._database.do(work)

    async def together(self, tokens: list[bytes]) -> Held | None:
        """These tokens are one browser's: what holds for one of its seats holds for all, but for those of accounts."""

        async def work(sql: Sql) -> Held | None:
            if await sql.row("SELECT 1 FROM held_seats LIMIT 1") is None:
                return None
            query = (
                "SELECT seats.match, seats.role, coalesce(held_seats.standing, ''), coalesce(origin, '') FROM seats"
                " LEFT JOIN held_seats ON held_seats.match = seats.match AND held_seats.role = seats.role"
                " WHERE token = ? AND invite = 0 AND seats.role IN ('home', 'away') AND NOT EXISTS"
                " (SELECT 1 FROM seated WHERE seated.match = seats.match AND seated.role = seats.role)"
            )
            found = [Held(*row) for token in tokens for row in await sql.rows(query, token)]
            held = next((each for each in found if each.standing), None)
            if held is not None:
                for each in found:
                    if not each.standing:
                        await write(sql, held._replace(match=each.match, role=each.role))
            return held

        return await self._database.do(work)


async def end_banned(guests: Guests, rooms: "list[MatchRoom]") -> None:
    """Whoever was banned since they came is here no more."""
    here = {room.row.id: room for room in rooms}
    for held in await guests.seats():
        room = here.get(held.match)
        for connection in list(room.connections) if room is not None and held.standing == BANNED else []:
            if connection.role == held.role:
                await guests.came(connection.address, held)
                connection.end("banned", CLOSED)


async def check_guest(sql: Sql, match: str, role: str) -> None:
    """ValueError where no guest sits there."""
    if await sql.row("SELECT 1 FROM seats WHERE match = ? AND role = ? AND invite = 0", match, role) is None:
        raise ValueError(f"nobody sits {role} in a match {match!r}")
    query = "SELECT name FROM seated JOIN accounts ON accounts.id = account WHERE match = ? AND role = ?"
    found = await sql.row(query, match, role)
    if found is not None:
        raise ValueError(f"that is {found[0]}, who has an account: `thirdhalf admin person`")


async def write(sql: Sql, held: Held) -> None:
    """It holds for that seat."""
    await sql.run(
        "INSERT INTO held_seats VALUES (?, ?, ?, ?)"
        " ON CONFLICT (match, role) DO UPDATE SET standing = excluded.standing, origin = excluded.origin",
        *held,
    )
