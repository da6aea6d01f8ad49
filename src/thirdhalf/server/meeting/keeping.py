"""Who seeks, in the database, and the matches that came of it."""

from typing import Final, NamedTuple

from thirdhalf.server.keeping.schema import OF_A_MATCH
from thirdhalf.server.keeping.sql import Database, Sql

MOST_SEEKS: Final = 2000
MOST_OF_ONE: Final = 6
SILENT_MS: Final = 15_000
"""After so long of silence a seek is not shown."""
LASTING_MS: Final = 14 * 86_400_000
"""How long a link, or a seek for days, stands without its owner."""


class SeekRow(NamedTuple):
    """Somebody who seeks. Times are milliseconds; `match` is empty until one has come of it."""

    id: str
    token: bytes
    account: str
    name: str
    game: str
    team: str
    setup: str
    bank: int
    increment: int
    days: int
    rated: int
    kind: str
    low: int
    high: int
    rating: int
    provisional: int
    help: str
    created: int
    beat: int
    match: str
    role: str

    @property
    def lasting(self) -> bool:
        """Whether it stands without its owner."""
        return self.kind == "link" or self.days > 0

    @property
    def wanted(self) -> str:
        """All that must be the same of two who are paired."""
        terms = (self.game, self.setup, self.bank, self.increment, self.days, self.rated, self.help)
        return "/".join(map(str, terms))


class ContestRow(NamedTuple):
    """A match of strangers: its pace, whether it counts, and a spectator's token; `settled` is 1 when it has counted,
    2 where it was too short to.
    """

    match: str
    game: str
    pace: str
    rated: int
    watch: str
    home_team: str
    away_team: str
    settled: int


class Sides(NamedTuple):
    """The accounts at home and away, or nothing."""

    home: str
    away: str


COLUMNS: Final = ", ".join("?" * len(SeekRow._fields))
MAKE_ROOM: Final = (
    "DELETE FROM seeks WHERE id IN (SELECT id FROM seeks WHERE match = '' AND account = '' ORDER BY beat, id LIMIT 1)"
)


class Seeks:
    """The seeks that are kept."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, row: SeekRow) -> bool:
        """A new seek; False where there are too many, or too many of this one. Guests can leave as many links as they
        like: where there are too many, the guest of whom nothing was heard for longest makes room.
        """

        async def work(sql: Sql) -> bool:
            await sql.run("DELETE FROM seeks WHERE beat < ?", row.created - LASTING_MS)
            await sql.run(
                "DELETE FROM seeks WHERE beat < ? AND days = 0 AND kind != 'link'", row.created - 20 * SILENT_MS
            )
            [(count,)] = await sql.rows("SELECT count(*) FROM seeks WHERE match = ''")
            query = "SELECT count(*) FROM seeks WHERE account = ? AND account != '' AND match = ''"
            [(own,)] = await sql.rows(query, row.account)
            if own >= MOST_OF_ONE or (count >= MOST_SEEKS and not await sql.run(MAKE_ROOM)):
                return False
            await sql.run(f"INSERT INTO seeks VALUES ({COLUMNS}) ON CONFLICT DO NOTHING", *row)
            return True

        return await self._database.do(work)

    async def find(self, id: str) -> SeekRow | None:
        """The seek of that id."""

        async def work(sql: Sql) -> SeekRow | None:
            return await seek_of(sql, id)

        return await self._database.do(work)

    async def beat(self, id: str, now: int) -> None:
        """Its owner is here."""

        async def work(sql: Sql) -> None:
            await sql.run("UPDATE seeks SET beat = ? WHERE id = ?", now, id)

        await self._database.do(work)

    async def withdraw(self, id: str) -> None:
        """It is not sought any more, unless it was found."""

        async def work(sql: Sql) -> None:
            await sql.run("DELETE FROM seeks WHERE id = ? AND match = ''", id)

        await self._database.do(work)

    async def open(self, now: int, game: str = "") -> list[SeekRow]:
        """Those who seek and are here, the latest first; of one game, or of all."""

        async def work(sql: Sql) -> list[SeekRow]:
            query = (
                "SELECT * FROM seeks WHERE match = '' AND (game = ? OR ? = '') AND (beat >= ? OR days > 0 OR"
                " kind = 'link') ORDER BY created DESC LIMIT 500"
            )
            return [seek_row(row) for row in await sql.rows(query, game, game, now - SILENT_MS)]

        return await self._database.do(work)

    async def blocked(self, account: str) -> frozenset[str]:
        """Whom this account does not want to meet, or who does not want to meet it."""

        async def work(sql: Sql) -> frozenset[str]:
            query = "SELECT account, other FROM blocks WHERE account = ? OR other = ?"
            rows = await sql.rows(query, account, account)
            return frozenset({str(each) for row in rows for each in row} - {account})

        return await self._database.do(work) if account else frozenset()

    async def pair(self, one: SeekRow, other: SeekRow | None, contest: ContestRow, sides: Sides) -> bool:
        """These two play this match, if both still seek (of a link, `one` alone is a seek); else the match is taken
        away again.
        """

        async def work(sql: Sql) -> bool:
            for each in (one, other):
                if each is not None:
                    statement = "UPDATE seeks SET match = ?, role = ? WHERE id = ? AND match = ''"
                    if not await sql.run(statement, contest.match, each.role, each.id):
                        raise LookupError
            await write_contest(sql, contest, sides)
            return True

        try:
            return await self._database.do(work)
        except LookupError:
            await self._database.do(lambda sql: delete_match(sql, contest.match))
            return False

    async def sides(self, match: str) -> Sides:
        """The accounts at home and away."""

        async def work(sql: Sql) -> Sides:
            rows = await sql.rows("SELECT role, account FROM seated WHERE match = ?", match)
            seated = {str(role): str(account) for role, account in rows}
            return Sides(seated.get("home", ""), seated.get("away", ""))

        return await self._database.do(work)

    async def again(self, contest: ContestRow, sides: Sides) -> None:
        """These two play once more, unless that is known."""

        async def work(sql: Sql) -> None:
            if await sql.row("SELECT match FROM contests WHERE match = ?", contest.match) is None:
                await write_contest(sql, contest, sides)

        await self._database.do(work)


async def delete_match(sql: Sql, match: str) -> None:
    """A match that came to nothing."""
    for table, column in OF_A_MATCH:
        await sql.run(f"DELETE FROM {table} WHERE {column} = ?", match)


async def write_contest(sql: Sql, contest: ContestRow, sides: Sides) -> None:
    """A match of strangers, and which accounts sit there."""
    await sql.run("INSERT INTO contests VALUES (?, ?, ?, ?, ?, ?, ?, ?)", *contest)
    for role, account in zip(("home", "away"), sides, strict=True):
        if account:
            await sql.run("INSERT INTO seated VALUES (?, ?, ?) ON CONFLICT DO NOTHING", contest.match, role, account)


async def seek_of(sql: Sql, id: str) -> SeekRow | None:
    """A seek as it is stored."""
    found = await sql.row("SELECT * FROM seeks WHERE id = ?", id)
    return None if found is None else seek_row(found)


def seek_row(found: tuple[object, ...]) -> SeekRow:
    """A row of the table."""
    values = list(found)
    assert isinstance(values[1], bytes | memoryview)
    values[1] = bytes(values[1])
    return SeekRow(*values)  # type: ignore[arg-type]  # the schema's matter
