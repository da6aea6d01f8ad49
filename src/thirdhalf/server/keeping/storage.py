"""Matches in a database: a match is its append-only log of choices; everything else is recomputed from it.

What an `append` has returned from is there after a crash of the process.
"""

import json
import time
from typing import Final

from thirdhalf.server.allowing.guests import Held
from thirdhalf.server.keeping.measured import Stored
from thirdhalf.server.keeping.rows import (
    Damaged,
    Entry,
    MatchRow,
    RematchRow,
    SeatRow,
    Standing,
    match_row,
    read_log,
    seat_row,
)
from thirdhalf.server.keeping.sql import Database, Sql
from thirdhalf.server.logs import note_damage

LOG_OF: Final = "SELECT number, kind, seat, choice, id FROM log WHERE match = ? ORDER BY number"
LOG_AFTER: Final = "SELECT number, kind, seat, choice, id FROM log WHERE match = ? AND number >= ? ORDER BY number"
LOG: Final = "log"
ROOMS: Final = "rooms"
KEEP_CLOCK: Final = "UPDATE clocks SET kept = ? WHERE match = ?"
"""Channels: a match's name and the length of its log, and the name of a match of which something else has changed."""
AT_ONCE: Final = 50


class Storage:
    """The matches. `open` it first and `close` it last."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.stored = Stored()

    async def open(self) -> None:
        """Open the database and bring it to the present version; ValueError if it is newer than that."""
        await self.database.open()

    async def close(self) -> None:
        """Finish what is under way and close it."""
        await self.database.close()

    async def create(self, row: MatchRow, seats: list[SeatRow], entries: list[Entry]) -> None:
        """A new match, its tokens, and what chance has decided before anybody is asked."""

        async def work(sql: Sql) -> None:
            await sql.run(
                f"INSERT INTO matches VALUES ({', '.join('?' * 19)})",
                row.id,
                row.game,
                row.content,
                row.software,
                json.dumps(row.setup),
                *row.names,
                *row.coaches,
                row.pace,
                row.seed,
                row.created,
                row.changed,
                row.waiting,
                row.outcome,
                row.help,
                *row.score,
                row.hands,
            )
            await sql.run_each(
                "INSERT INTO seats VALUES (?, ?, ?, ?, ?)",
                [(seat.token, seat.match, seat.role, seat.invite, seat.claimed) for seat in seats],
            )
            await write_entries(sql, row.id, 0, entries)

        await self.database.do(work)

    async def append(
        self,
        match: str,
        number: int,
        entries: list[Entry],
        waiting: int,
        outcome: str,
        shown: tuple[int, int, int] | None,
        clock: str = "",
    ) -> None:
        """Add to the log, from that number on. Fails as a whole if somebody else has written there. `shown` is what
        lists show, the time and both scores; None leaves it as it was. `clock` is what both sides have left now.
        """

        async def work(sql: Sql) -> None:
            await write_entries(sql, match, number, entries)
            if shown is None:
                await sql.run("UPDATE matches SET waiting = ?, outcome = ? WHERE id = ?", waiting, outcome, match)
            else:
                changed = "waiting = ?, outcome = ?, changed = ?, home_score = ?, away_score = ?"
                await sql.run(f"UPDATE matches SET {changed} WHERE id = ?", waiting, outcome, *shown, match)
            if clock:
                await sql.run(KEEP_CLOCK, clock, match)
            await sql.tell(LOG, f"{match}:{number + len(entries)}")

        began = time.monotonic()
        await self.database.do(work)
        self.stored.note(len(entries), time.monotonic() - began)

    async def match(self, id: str) -> tuple[MatchRow, list[Entry]] | None:
        """A match and its log, or None."""

        async def work(sql: Sql) -> tuple[MatchRow, list[Entry]] | None:
            found = await sql.row("SELECT * FROM matches WHERE id = ?", id)
            if found is None:
                return None
            return match_row(found), read_log(await sql.rows(LOG_OF, id))

        return await self.database.do(work)

    async def log_after(self, match: str, length: int) -> list[Entry]:
        """What a log of that length has more by now."""

        async def work(sql: Sql) -> list[Entry]:
            return read_log(await sql.rows(LOG_AFTER, match, length), length)

        return await self.database.do(work)

    async def lengths(self, matches: list[str]) -> dict[str, int]:
        """How long the logs of these matches are."""
        query = f"SELECT id, (SELECT max(number) FROM log WHERE match = matches.id) FROM matches WHERE id IN ({MARKS})"

        async def work(sql: Sql) -> dict[str, int]:
            rows = [row for some in in_parts(matches) for row in await sql.rows(query, *some)]
            return {match: last + 1 for match, last in rows if last is not None}

        return await self.database.do(work)

    async def standings(self, matches: list[str]) -> dict[str, Standing]:
        """What may have changed of these matches besides their logs."""

        async def work(sql: Sql) -> dict[str, Standing]:
            found: dict[str, Standing] = {}
            for some in in_parts(matches):
                query = f"SELECT id, home_name, away_name FROM matches WHERE id IN ({MARKS})"
                for match, home, away in await sql.rows(query, *some):
                    found[match] = Standing((home, away), [], None)
                query = f"SELECT match, role FROM seats WHERE invite = 1 AND claimed IS NULL AND match IN ({MARKS})"
                for match, role in await sql.rows(query, *some):
                    found[match].open_seats.append(role)
                for row in await sql.rows(f"SELECT * FROM rematches WHERE match IN ({MARKS})", *some):
                    found[row[0]] = found[row[0]]._replace(rematch=RematchRow(*row))
            return found

        return await self.database.do(work)

    async def keep_content(self, game: str, content: str, files: bytes) -> None:
        """Keep the files of a game's content, unless they are there."""

        async def work(sql: Sql) -> None:
            await sql.run("INSERT INTO contents VALUES (?, ?, ?) ON CONFLICT DO NOTHING", game, content, files)

        await self.database.do(work)

    async def content(self, game: str, content: str) -> bytes | None:
        """The files that were kept of a game's content of that digest."""

        async def work(sql: Sql) -> bytes | None:
            query = "SELECT files FROM contents WHERE game = ? AND digest = ?"
            found = await sql.row(query, game, content)
            return None if found is None else bytes(found[0])

        return await self.database.do(work)

    async def seat(self, token: bytes) -> SeatRow | None:
        """What the token of this digest gives."""

        async def work(sql: Sql) -> SeatRow | None:
            found = await sql.row("SELECT * FROM seats WHERE token = ?", token)
            return None if found is None else seat_row(found)

        return await self.database.do(work)

    async def seat_held(self, token: bytes) -> tuple[SeatRow, Held | None] | None:
        """The same, with what an operator has said about the guest who sits there."""

        async def work(sql: Sql) -> tuple[SeatRow, Held | None] | None:
            found = await sql.row("SELECT * FROM seats WHERE token = ?", token)
            if found is None:
                return None
            seat = seat_row(found)
            held = await sql.row("SELECT * FROM held_seats WHERE match = ? AND role = ?", seat.match, seat.role)
            return seat, None if held is None else Held(*held)

        return await self.database.do(work)

    async def open_seats(self, match: str) -> list[str]:
        """The roles to which an invitation has not been taken up."""

        async def work(sql: Sql) -> list[str]:
            query = "SELECT role FROM seats WHERE match = ? AND invite = 1 AND claimed IS NULL"
            return [found[0] for found in await sql.rows(query, match)]

        return await self.database.do(work)

    async def claim(self, invite: bytes, key: bytes, token: bytes, name: str) -> SeatRow | None:
        """Take up an invitation: once, or again with the same key. None if that cannot be."""

        async def work(sql: Sql) -> SeatRow | None:
            found = await sql.row("SELECT * FROM seats WHERE token = ? AND invite = 1", invite)
            if found is None:
                return None
            seat = seat_row(found)
            if seat.claimed is not None:
                return seat if seat.claimed == key else None
            await sql.run("UPDATE seats SET claimed = ? WHERE token = ?", key, invite)
            await sql.run("INSERT INTO seats VALUES (?, ?, ?, 0, NULL)", token, seat.match, seat.role)
            if name:
                column = "home_name" if seat.role == "home" else "away_name"
                await sql.run(f"UPDATE matches SET {column} = ? WHERE id = ?", name, seat.match)
            await sql.tell(ROOMS, seat.match)
            return seat

        return await self.database.do(work)

    async def invitation(self, invite: bytes, key: bytes | None) -> SeatRow | None:
        """The seat of an invitation that can be taken up, or was with this key."""

        async def work(sql: Sql) -> SeatRow | None:
            found = await sql.row("SELECT * FROM seats WHERE token = ? AND invite = 1", invite)
            seat = None if found is None else seat_row(found)
            return None if seat is None or seat.claimed not in (None, key) else seat

        return await self.database.do(work)

    async def open_invitation(self, match: str, role: str) -> SeatRow | None:
        """The invitation to this seat, whether or not it was taken up."""

        async def work(sql: Sql) -> SeatRow | None:
            query = "SELECT * FROM seats WHERE match = ? AND role = ? AND invite = 1"
            found = await sql.row(query, match, role)
            return None if found is None else seat_row(found)

        return await self.database.do(work)

    async def rematch(self, match: str) -> RematchRow | None:
        """The match that was offered after this one."""

        async def work(sql: Sql) -> RematchRow | None:
            found = await sql.row("SELECT * FROM rematches WHERE match = ?", match)
            return None if found is None else RematchRow(*found)

        return await self.database.do(work)

    async def rematch_before(self, next: str) -> RematchRow | None:
        """The offer that this match came of."""

        async def work(sql: Sql) -> RematchRow | None:
            found = await sql.row("SELECT * FROM rematches WHERE next = ?", next)
            return None if found is None else RematchRow(*found)

        return await self.database.do(work)

    async def offer_first(self, row: RematchRow) -> RematchRow:
        """Keep an offer unless there is one, and say which there is: both sides may offer at once."""

        async def work(sql: Sql) -> RematchRow:
            statement = "INSERT INTO rematches VALUES (?, ?, ?, ?, ?) ON CONFLICT (match) DO NOTHING"
            if await sql.run(statement, *row):
                await sql.tell(ROOMS, row.match)
                return row
            [found] = await sql.rows("SELECT * FROM rematches WHERE match = ?", row.match)
            return RematchRow(*found)

        return await self.database.do(work)

    async def offer(self, row: RematchRow) -> None:
        """Keep an offer, or what was answered to it."""

        async def work(sql: Sql) -> None:
            await sql.run(
                "INSERT INTO rematches VALUES (?, ?, ?, ?, ?) ON CONFLICT (match)"
                " DO UPDATE SET offered_by = excluded.offered_by, answer = excluded.answer, next = excluded.next",
                *row,
            )
            await sql.tell(ROOMS, row.match)

        await self.database.do(work)

    async def let_watch(self, token: bytes, spectator: bytes) -> None:
        """Another token for spectators of the match that this one is for."""

        async def work(sql: Sql) -> None:
            found = await sql.row("SELECT match FROM seats WHERE token = ? AND invite = 0", token)
            if found is not None:
                statement = "INSERT INTO seats VALUES (?, ?, 'public', 0, NULL) ON CONFLICT DO NOTHING"
                await sql.run(statement, spectator, found[0])

        await self.database.do(work)

    async def summaries(self, tokens: list[bytes]) -> list[tuple[int, SeatRow, MatchRow]]:
        """The matches of these tokens with the token's place in the list, the latest first. A damaged one is left
        out: the others are there all the same.
        """

        async def work(sql: Sql) -> list[tuple[int, SeatRow, MatchRow]]:
            found = []
            for place, token in enumerate(tokens):
                seat = await sql.row("SELECT * FROM seats WHERE token = ? AND invite = 0", token)
                if seat is not None:
                    row = await sql.row("SELECT * FROM matches WHERE id = ?", seat[1])
                    try:
                        found.append((place, seat_row(seat), match_row(row)))
                    except Damaged as error:
                        note_damage(str(seat[1]), error)
            return sorted(found, key=lambda one: (-one[2].changed, one[0]))

        return await self.database.do(work)


MARKS: Final = ", ".join("?" * AT_ONCE)


def in_parts(names: list[str]) -> list[list[str]]:
    """The names in parts of one size, so that one statement does for all."""
    parts = [names[first : first + AT_ONCE] for first in range(0, len(names), AT_ONCE)]
    return [[*part, *[""] * (AT_ONCE - len(part))] for part in parts]


async def write_entries(sql: Sql, match: str, number: int, entries: list[Entry]) -> None:
    """Lines of a log, from that number on."""
    await sql.run_each(
        "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)",
        [
            (match, number + i, entry.kind, entry.seat, ",".join(map(str, entry.choice)), entry.id)
            for i, entry in enumerate(entries)
        ],
    )
