"""Careers in the database: their logs, and the leagues that their seasons are."""

import json
from typing import NamedTuple

from thirdhalf.league.career.log import Line
from thirdhalf.server.keeping.sql import Database, Sql


class NewSeason(NamedTuple):
    """A season about to be kept: the league's id, terms and first lines, and the digest of the club's token to it."""

    league: str
    terms: str
    lines: list[Line]
    token: bytes
    club: str


class Careers:
    """The careers that are kept."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, career: str, token: bytes, now: int, line: Line, season: NewSeason, then: Line) -> None:
        """A new career with its first season, all or nothing."""

        async def work(sql: Sql) -> None:
            await sql.run("INSERT INTO careers VALUES (?, ?, ?)", career, token, now)
            await sql.run("INSERT INTO career_log VALUES (?, ?, ?)", career, 1, text_of(line))
            await put_season(sql, career, 2, now, season, then)

        await self._database.do(work)

    async def go_on(self, career: str, number: int, now: int, season: NewSeason, line: Line) -> None:
        """Another season; `Taken` where somebody else has begun it."""

        async def work(sql: Sql) -> None:
            await put_season(sql, career, number, now, season, line)

        await self._database.do(work)

    async def find(self, career: str, token: bytes) -> list[Line] | None:
        """The log of a career, for whoever has its token; None where there is none."""

        async def work(sql: Sql) -> list[Line] | None:
            found = await sql.row("SELECT id FROM careers WHERE id = ? AND token = ?", career, token)
            if found is None:
                return None
            log = await sql.rows("SELECT line FROM career_log WHERE career = ? ORDER BY number", career)
            return [json.loads(line) for (line,) in log]

        return await self._database.do(work)


async def put_season(sql: Sql, career: str, number: int, now: int, season: NewSeason, line: Line) -> None:
    """A season's league, and the line of the career that names it."""
    league = season.league
    await sql.run("INSERT INTO career_log VALUES (?, ?, ?)", career, number, text_of(line))
    await sql.run("INSERT INTO leagues VALUES (?, ?, ?)", league, season.terms, now)
    await sql.run_each(
        "INSERT INTO league_log VALUES (?, ?, ?)",
        [(league, place, text_of(each)) for place, each in enumerate(season.lines, 1)],
    )
    await sql.run("INSERT INTO league_keys VALUES (?, ?, 'club', ?)", season.token, league, season.club)


def text_of(line: Line) -> str:
    """A line as it is kept."""
    return json.dumps(line, ensure_ascii=False)
