"""Matches in one SQLite file: a match is its append-only log of choices; everything else is recomputed from it.

All work is done by one thread, so that the event loop never waits for the disk. What an `append` has returned from is
there after a crash of the process.
"""

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

from thirdhalf.server.keeping.measured import Stored
from thirdhalf.server.keeping.rows import Damaged, Entry, MatchRow, RematchRow, SeatRow, match_row, read_log, seat_row
from thirdhalf.server.keeping.schema import VERSION, connect
from thirdhalf.server.logs import note_damage

Answer = TypeVar("Answer")
LOG_OF: Final = "SELECT number, kind, seat, choice, id FROM log WHERE match = ? ORDER BY number"


class Storage:
    """The file. `open` it first and `close` it last."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="storage")
        self._connection: sqlite3.Connection | None = None
        self.stored = Stored()

    async def _do(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
        def run() -> Answer:
            assert self._connection is not None
            with self._connection:
                return work(self._connection)

        return await asyncio.get_running_loop().run_in_executor(self._thread, run)

    async def do(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """What other modules keep in the file: done wholly or not at all."""
        return await self._do(work)

    async def open(self) -> None:
        """Open the file and bring it to the present version; ValueError if it is newer than that."""
        await self._open(VERSION)

    async def _open(self, version: int) -> None:
        def run() -> None:
            self._connection = connect(self._file, version)

        await asyncio.get_running_loop().run_in_executor(self._thread, run)

    async def close(self) -> None:
        """Finish what is under way and close the file."""

        def run() -> None:
            if self._connection is not None:
                self._connection.close()
                self._connection = None

        await asyncio.get_running_loop().run_in_executor(self._thread, run)
        self._thread.shutdown()

    async def create(self, row: MatchRow, seats: list[SeatRow], entries: list[Entry]) -> None:
        """A new match, its tokens, and what chance has decided before anybody is asked."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                f"INSERT INTO matches VALUES ({', '.join('?' * 18)})",
                (
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
                ),
            )
            connection.executemany(
                "INSERT INTO seats VALUES (?, ?, ?, ?, ?)",
                [(seat.token, seat.match, seat.role, seat.invite, seat.claimed) for seat in seats],
            )
            write_entries(connection, row.id, 0, entries)

        await self._do(work)

    async def append(
        self,
        match: str,
        number: int,
        entries: list[Entry],
        waiting: int,
        outcome: str,
        shown: tuple[int, int, int] | None,
    ) -> None:
        """Add to the log, from that number on. Fails as a whole if somebody else has written there. `shown` is what
        lists show, the time and both scores; None leaves it as it was.
        """

        def work(connection: sqlite3.Connection) -> None:
            write_entries(connection, match, number, entries)
            connection.execute("UPDATE matches SET waiting = ?, outcome = ? WHERE id = ?", (waiting, outcome, match))
            if shown is not None:
                connection.execute(
                    "UPDATE matches SET changed = ?, home_score = ?, away_score = ? WHERE id = ?", (*shown, match)
                )

        began = time.monotonic()
        await self._do(work)
        self.stored.note(len(entries), time.monotonic() - began)

    async def match(self, id: str) -> tuple[MatchRow, list[Entry]] | None:
        """A match and its log, or None."""

        def work(connection: sqlite3.Connection) -> tuple[MatchRow, list[Entry]] | None:
            found = connection.execute("SELECT * FROM matches WHERE id = ?", (id,)).fetchone()
            if found is None:
                return None
            return match_row(found), read_log(connection.execute(LOG_OF, (id,)).fetchall())

        return await self._do(work)

    async def keep_content(self, game: str, content: str, files: bytes) -> None:
        """Keep the files of a game's content, unless they are there."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR IGNORE INTO contents VALUES (?, ?, ?)", (game, content, files))

        await self._do(work)

    async def content(self, game: str, content: str) -> bytes | None:
        """The files that were kept of a game's content of that digest."""

        def work(connection: sqlite3.Connection) -> bytes | None:
            query = "SELECT files FROM contents WHERE game = ? AND digest = ?"
            found = connection.execute(query, (game, content)).fetchone()
            return None if found is None else bytes(found[0])

        return await self._do(work)

    async def seat(self, token: bytes) -> SeatRow | None:
        """What the token of this digest gives."""

        def work(connection: sqlite3.Connection) -> SeatRow | None:
            found = connection.execute("SELECT * FROM seats WHERE token = ?", (token,)).fetchone()
            return None if found is None else seat_row(found)

        return await self._do(work)

    async def open_seats(self, match: str) -> list[str]:
        """The roles to which an invitation has not been taken up."""

        def work(connection: sqlite3.Connection) -> list[str]:
            query = "SELECT role FROM seats WHERE match = ? AND invite = 1 AND claimed IS NULL"
            return [found[0] for found in connection.execute(query, (match,))]

        return await self._do(work)

    async def claim(self, invite: bytes, key: bytes, token: bytes, name: str) -> SeatRow | None:
        """Take up an invitation: once, or again with the same key. None if that cannot be."""

        def work(connection: sqlite3.Connection) -> SeatRow | None:
            found = connection.execute("SELECT * FROM seats WHERE token = ? AND invite = 1", (invite,)).fetchone()
            if found is None:
                return None
            seat = seat_row(found)
            if seat.claimed is not None:
                return seat if seat.claimed == key else None
            connection.execute("UPDATE seats SET claimed = ? WHERE token = ?", (key, invite))
            connection.execute("INSERT INTO seats VALUES (?, ?, ?, 0, NULL)", (token, seat.match, seat.role))
            if name:
                column = "home_name" if seat.role == "home" else "away_name"
                connection.execute(f"UPDATE matches SET {column} = ? WHERE id = ?", (name, seat.match))
            return seat

        return await self._do(work)

    async def invitation(self, invite: bytes, key: bytes | None) -> SeatRow | None:
        """The seat of an invitation that can be taken up, or was with this key."""

        def work(connection: sqlite3.Connection) -> SeatRow | None:
            found = connection.execute("SELECT * FROM seats WHERE token = ? AND invite = 1", (invite,)).fetchone()
            seat = None if found is None else seat_row(found)
            return None if seat is None or seat.claimed not in (None, key) else seat

        return await self._do(work)

    async def open_invitation(self, match: str, role: str) -> SeatRow | None:
        """The invitation to this seat, whether or not it was taken up."""

        def work(connection: sqlite3.Connection) -> SeatRow | None:
            query = "SELECT * FROM seats WHERE match = ? AND role = ? AND invite = 1"
            found = connection.execute(query, (match, role)).fetchone()
            return None if found is None else seat_row(found)

        return await self._do(work)

    async def rematch(self, match: str) -> RematchRow | None:
        """The match that was offered after this one."""

        def work(connection: sqlite3.Connection) -> RematchRow | None:
            found = connection.execute("SELECT * FROM rematches WHERE match = ?", (match,)).fetchone()
            return None if found is None else RematchRow(*found)

        return await self._do(work)

    async def rematch_before(self, next: str) -> RematchRow | None:
        """The offer that this match came of."""

        def work(connection: sqlite3.Connection) -> RematchRow | None:
            found = connection.execute("SELECT * FROM rematches WHERE next = ?", (next,)).fetchone()
            return None if found is None else RematchRow(*found)

        return await self._do(work)

    async def offer(self, row: RematchRow) -> None:
        """Keep an offer, or what was answered to it."""

        def work(connection: sqlite3.Connection) -> None:
            values = (row.match, row.by, row.answer, row.next)
            connection.execute("INSERT OR REPLACE INTO rematches VALUES (?, ?, ?, ?)", values)

        await self._do(work)

    async def let_watch(self, token: bytes, spectator: bytes) -> None:
        """Another token for spectators of the match that this one is for."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT OR IGNORE INTO seats"
                " SELECT ?, match, 'public', 0, NULL FROM seats WHERE token = ? AND invite = 0",
                (spectator, token),
            )

        await self._do(work)

    async def summaries(self, tokens: list[bytes]) -> list[tuple[int, SeatRow, MatchRow]]:
        """The matches of these tokens with the token's place in the list, the latest first. A damaged one is left
        out: the others are there all the same.
        """

        def work(connection: sqlite3.Connection) -> list[tuple[int, SeatRow, MatchRow]]:
            found = []
            for place, token in enumerate(tokens):
                seat = connection.execute("SELECT * FROM seats WHERE token = ? AND invite = 0", (token,)).fetchone()
                if seat is not None:
                    row = connection.execute("SELECT * FROM matches WHERE id = ?", (seat[1],)).fetchone()
                    try:
                        found.append((place, seat_row(seat), match_row(row)))
                    except Damaged as error:
                        note_damage(str(seat[1]), error)
            return sorted(found, key=lambda one: (-one[2].changed, one[0]))

        return await self._do(work)


def write_entries(connection: sqlite3.Connection, match: str, number: int, entries: list[Entry]) -> None:
    """Lines of a log, from that number on."""
    connection.executemany(
        "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)",
        [
            (match, number + i, entry.kind, entry.seat, ",".join(map(str, entry.choice)), entry.id)
            for i, entry in enumerate(entries)
        ],
    )
