"""Leagues in the database: terms, an append-only log, keys, and the matches in which fixtures are played."""

import json
from typing import NamedTuple

from thirdhalf.league.season.competition import Line
from thirdhalf.server.keeping.sql import Database, Sql


class KeyRow(NamedTuple):
    """What a token gives: `organiser`, `invite`, or `club` with its entry."""

    league: str
    role: str
    entry: str


class RoomRow(NamedTuple):
    """The match in which a fixture is played; `watch` may be given to anybody."""

    match: str
    watch: str
    outcome: str


class Kept(NamedTuple):
    """A league: its terms as TOML, its log, and the latest match of each fixture."""

    terms: str
    lines: list[Line]
    rooms: dict[str, RoomRow]


class Season(NamedTuple):
    """A season that begins now: the league's id, its terms and first lines."""

    league: str
    terms: str
    now: int
    lines: list[Line]


class Leagues:
    """The leagues that are kept."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, league: str, terms: str, now: int, keys: list[tuple[bytes, str]]) -> None:
        """A new league, with digests of tokens and what they give."""

        async def work(sql: Sql) -> None:
            await sql.run("INSERT INTO leagues VALUES (?, ?, ?)", league, terms, now)
            await sql.run_each(
                "INSERT INTO league_keys VALUES (?, ?, ?, '')", [(token, league, role) for token, role in keys]
            )

        await self._database.do(work)

    async def find(self, league: str) -> Kept | None:
        """All that is kept of it."""

        async def work(sql: Sql) -> Kept | None:
            found = await sql.row("SELECT terms FROM leagues WHERE id = ?", league)
            if found is None:
                return None
            log = await sql.rows("SELECT line FROM league_log WHERE league = ? ORDER BY number", league)
            rooms = await sql.rows(
                "SELECT fixture, match, watch, outcome FROM league_rooms JOIN matches ON matches.id = match"
                " WHERE league = ? ORDER BY number",
                league,
            )
            lines = [json.loads(line) for (line,) in log]
            return Kept(found[0], lines, {row[0]: RoomRow(*row[1:]) for row in rooms})

        return await self._database.do(work)

    async def append(self, league: str, number: int, lines: list[Line]) -> None:
        """Add to the log from that number on, all or nothing; `Taken` where somebody else has."""

        async def work(sql: Sql) -> None:
            await sql.run_each(
                "INSERT INTO league_log VALUES (?, ?, ?)",
                [(league, number + i, json.dumps(line, ensure_ascii=False)) for i, line in enumerate(lines)],
            )

        await self._database.do(work)

    async def change(self, league: str, number: int, line: Line, terms: str) -> None:
        """Other terms, and the line that says so; `Taken` where somebody else has written that line."""

        async def work(sql: Sql) -> None:
            text = json.dumps(line, ensure_ascii=False)
            await sql.run("INSERT INTO league_log VALUES (?, ?, ?)", league, number, text)
            await sql.run("UPDATE leagues SET terms = ? WHERE id = ?", terms, league)

        await self._database.do(work)

    async def follow(self, league: str, number: int, line: Line, season: Season) -> None:
        """A season follows a league, whose log ends with this line: all or nothing; `Taken` where somebody else has
        written that line.
        """

        async def work(sql: Sql) -> None:
            text = json.dumps(line, ensure_ascii=False)
            await sql.run("INSERT INTO league_log VALUES (?, ?, ?)", league, number, text)
            await sql.run("INSERT INTO leagues VALUES (?, ?, ?)", season.league, season.terms, season.now)
            await sql.run_each(
                "INSERT INTO league_log VALUES (?, ?, ?)",
                [(season.league, i, json.dumps(each, ensure_ascii=False)) for i, each in enumerate(season.lines, 1)],
            )

        await self._database.do(work)

    async def enter(self, league: str, number: int, line: Line, token: bytes, entry: str) -> None:
        """A club enters: its line and its token, or neither."""

        async def work(sql: Sql) -> None:
            text = json.dumps(line, ensure_ascii=False)
            await sql.run("INSERT INTO league_log VALUES (?, ?, ?)", league, number, text)
            await sql.run("INSERT INTO league_keys VALUES (?, ?, 'club', ?)", token, league, entry)

        await self._database.do(work)

    async def key(self, token: bytes) -> KeyRow | None:
        """What the token of this digest gives."""

        async def work(sql: Sql) -> KeyRow | None:
            found = await sql.row("SELECT league, role, entry FROM league_keys WHERE token = ?", token)
            return None if found is None else KeyRow(*found)

        return await self._database.do(work)

    async def take_room(self, league: str, fixture: str, number: int, match: str, watch: str) -> str:
        """This match is the fixture's, unless another is: the match that is."""

        async def work(sql: Sql) -> str:
            await sql.run(
                "INSERT INTO league_rooms VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                league,
                fixture,
                number,
                match,
                watch,
            )
            query = "SELECT match FROM league_rooms WHERE league = ? AND fixture = ? AND number = ?"
            found = await sql.row(query, league, fixture, number)
            assert found is not None
            return str(found[0])

        return await self._database.do(work)

    async def seat(self, token: bytes, match: str, role: str) -> None:
        """A seat in a match for the token of this digest."""

        async def work(sql: Sql) -> None:
            await sql.run("INSERT INTO seats VALUES (?, ?, ?, 0, NULL) ON CONFLICT DO NOTHING", token, match, role)

        await self._database.do(work)
