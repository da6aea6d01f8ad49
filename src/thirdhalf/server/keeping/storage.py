"""Matches in one SQLite file: a match is its append-only log of choices; everything else is recomputed from it.

All work is done by one thread, so that the event loop never waits for the disk. What an `append` has returned from is
there after a crash of the process.
"""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

from thirdhalf.kernel.decision import Choice

CHOICE: Final = 0
UNDO: Final = 1
AGAIN: Final = 2

# One script a version; a file of an older version gets those it lacks. Never change one: add another.
MIGRATIONS: Final = (
    """
    CREATE TABLE matches (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        content TEXT NOT NULL,
        software TEXT NOT NULL,
        setup TEXT NOT NULL,
        home_name TEXT NOT NULL,
        away_name TEXT NOT NULL,
        home_coach TEXT NOT NULL,
        away_coach TEXT NOT NULL,
        pace INTEGER NOT NULL,
        seed BLOB NOT NULL,
        created INTEGER NOT NULL,
        changed INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE seats (
        token BLOB PRIMARY KEY,
        match TEXT NOT NULL REFERENCES matches (id),
        role TEXT NOT NULL,
        invite INTEGER NOT NULL,
        claimed BLOB
    ) WITHOUT ROWID;
    CREATE TABLE log (
        match TEXT NOT NULL REFERENCES matches (id),
        number INTEGER NOT NULL,
        kind INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        choice TEXT NOT NULL,
        id TEXT NOT NULL,
        PRIMARY KEY (match, number)
    ) WITHOUT ROWID;
    """,
    # What lists of matches show without replaying them.
    """
    ALTER TABLE matches ADD COLUMN waiting INTEGER NOT NULL DEFAULT -1;
    ALTER TABLE matches ADD COLUMN outcome TEXT NOT NULL DEFAULT '';
    CREATE INDEX seats_of_match ON seats (match);
    """,
)
VERSION: Final = len(MIGRATIONS)

Answer = TypeVar("Answer")


class Entry:
    """One line of a match's log: a choice, the taking back of one (`UNDO`, without a choice), or the return to an
    earlier question (`AGAIN`, with how many moves there were before it).

    `id` is the client's name for its request; chance and the computer have none.
    """

    __slots__ = ("choice", "id", "kind", "seat")

    def __init__(self, kind: int, seat: int, choice: Choice, id: str) -> None:
        self.kind = kind
        self.seat = seat
        self.choice = choice
        self.id = id


class MatchRow:
    """What is stored of a match besides its log."""

    __slots__ = (
        "changed",
        "coaches",
        "content",
        "created",
        "game",
        "id",
        "names",
        "outcome",
        "pace",
        "seed",
        "setup",
        "software",
        "waiting",
    )

    def __init__(
        self,
        id: str,
        game: str,
        content: str,
        software: str,
        setup: dict[str, str | int | bool],
        names: tuple[str, str],
        coaches: tuple[str, str],
        pace: int,
        seed: bytes,
        created: int,
        changed: int,
        waiting: int,
        outcome: str,
    ) -> None:
        self.id = id
        self.game = game
        self.content = content
        self.software = software
        self.setup = setup
        self.names = names
        # The computer's coaches by name; "" for a person.
        self.coaches = coaches
        self.pace = pace
        self.seed = seed
        self.created = created
        self.changed = changed
        # Whom the match waits for, and how it ended as JSON ("" while it goes on).
        self.waiting = waiting
        self.outcome = outcome


class SeatRow:
    """A token's digest and what it gives: a role, or (`invite`) the right to claim one."""

    __slots__ = ("claimed", "invite", "match", "role", "token")

    def __init__(self, token: bytes, match: str, role: str, invite: int, claimed: bytes | None) -> None:
        self.token = token
        self.match = match
        self.role = role
        self.invite = invite
        self.claimed = claimed


class Storage:
    """The file. `open` it first and `close` it last."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="storage")
        self._connection: sqlite3.Connection | None = None

    async def _do(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
        def run() -> Answer:
            assert self._connection is not None
            with self._connection:
                return work(self._connection)

        return await asyncio.get_running_loop().run_in_executor(self._thread, run)

    async def open(self) -> None:
        """Open the file and bring it to the present version; ValueError if it is newer than that."""

        def run() -> None:
            self._connection = connect(self._file)

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
                f"INSERT INTO matches VALUES ({', '.join('?' * 15)})",
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
                ),
            )
            connection.executemany(
                "INSERT INTO seats VALUES (?, ?, ?, ?, ?)",
                [(seat.token, seat.match, seat.role, seat.invite, seat.claimed) for seat in seats],
            )
            write_entries(connection, row.id, 0, entries)

        await self._do(work)

    async def append(
        self, match: str, number: int, entries: list[Entry], waiting: int, outcome: str, changed: int | None
    ) -> None:
        """Add to the log, from that number on. Fails as a whole if somebody else has written there. `changed` is the
        time that lists show; None leaves it as it was.
        """

        def work(connection: sqlite3.Connection) -> None:
            write_entries(connection, match, number, entries)
            connection.execute(
                "UPDATE matches SET changed = coalesce(?, changed), waiting = ?, outcome = ? WHERE id = ?",
                (changed, waiting, outcome, match),
            )

        await self._do(work)

    async def match(self, id: str) -> tuple[MatchRow, list[Entry]] | None:
        """A match and its log, or None."""

        def work(connection: sqlite3.Connection) -> tuple[MatchRow, list[Entry]] | None:
            found = connection.execute("SELECT * FROM matches WHERE id = ?", (id,)).fetchone()
            if found is None:
                return None
            lines = connection.execute(
                "SELECT kind, seat, choice, id FROM log WHERE match = ? ORDER BY number", (id,)
            ).fetchall()
            return match_row(found), [Entry(line[0], line[1], read_choice(line[2]), line[3]) for line in lines]

        return await self._do(work)

    async def seat(self, token: bytes) -> SeatRow | None:
        """What the token of this digest gives."""

        def work(connection: sqlite3.Connection) -> SeatRow | None:
            found = connection.execute("SELECT * FROM seats WHERE token = ?", (token,)).fetchone()
            return None if found is None else SeatRow(*found)

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
            seat = SeatRow(*found)
            if seat.claimed is not None:
                return seat if seat.claimed == key else None
            connection.execute("UPDATE seats SET claimed = ? WHERE token = ?", (key, invite))
            connection.execute("INSERT INTO seats VALUES (?, ?, ?, 0, NULL)", (token, seat.match, seat.role))
            if name:
                column = "home_name" if seat.role == "home" else "away_name"
                connection.execute(f"UPDATE matches SET {column} = ? WHERE id = ?", (name, seat.match))
            return seat

        return await self._do(work)

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
        """The matches of these tokens with the token's place in the list, the latest first."""

        def work(connection: sqlite3.Connection) -> list[tuple[int, SeatRow, MatchRow]]:
            found = []
            for place, token in enumerate(tokens):
                seat = connection.execute("SELECT * FROM seats WHERE token = ? AND invite = 0", (token,)).fetchone()
                if seat is not None:
                    row = connection.execute("SELECT * FROM matches WHERE id = ?", (seat[1],)).fetchone()
                    found.append((place, SeatRow(*seat), match_row(row)))
            return sorted(found, key=lambda one: (-one[2].changed, one[0]))

        return await self._do(work)


def connect(file: Path) -> sqlite3.Connection:
    """The file, open and of the present version."""
    file.parent.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(file)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("PRAGMA foreign_keys = ON")
        migrate(connection, file)
    except sqlite3.DatabaseError as error:
        connection.close()
        raise ValueError(f"{file}: {error}") from None
    except ValueError:
        connection.close()
        raise
    return connection


def migrate(connection: sqlite3.Connection, file: Path) -> None:
    """Run the scripts that the file lacks, each wholly or not at all."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > VERSION:
        raise ValueError(f"{file}: version {version} is newer than this software, which knows {VERSION}")
    for number in range(version, VERSION):
        connection.executescript(f"BEGIN; {MIGRATIONS[number]} PRAGMA user_version = {number + 1}; COMMIT;")


def write_entries(connection: sqlite3.Connection, match: str, number: int, entries: list[Entry]) -> None:
    """Lines of a log, from that number on."""
    connection.executemany(
        "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)",
        [
            (match, number + i, entry.kind, entry.seat, ",".join(map(str, entry.choice)), entry.id)
            for i, entry in enumerate(entries)
        ],
    )


def read_choice(text: str) -> Choice:
    """The numbers of a stored choice."""
    return tuple([int(number) for number in text.split(",")]) if text else ()


def match_row(found: tuple[object, ...]) -> MatchRow:
    """A row of `matches`."""
    values: list[object] = list(found)
    values[4] = json.loads(str(values[4]))
    values[5:9] = [(values[5], values[6]), (values[7], values[8])]
    return MatchRow(*values)  # type: ignore[arg-type]  # the columns' types are the schema's
