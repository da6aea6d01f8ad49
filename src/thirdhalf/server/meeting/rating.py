"""Ratings of people: Glicko-2 per game and pace, a period for each match, with what the teams' match-up is worth.

A match counts once, whichever process finds it over: what it changes and that it has counted is one piece of work.
"""

from typing import Final, NamedTuple

import msgspec

from thirdhalf.league.glicko import Met, Rating, expected, rated
from thirdhalf.league.match_up import learned
from thirdhalf.server.forms import Outcome
from thirdhalf.server.keeping.sql import Database, Sql
from thirdhalf.server.meeting.keeping import ContestRow

DAY: Final = 86_400
THOUSAND: Final = 1000
MILLION: Final = 1_000_000
"""Ratings and deviations are kept in thousandths, volatilities in millionths."""
COUNTED: Final = 1
VOID: Final = 2
HISTORY: Final = 50
AT_ONCE: Final = 50


class Rated(NamedTuple):
    """A rating of an account's in a game at a pace, and of how many matches it came."""

    game: str
    pace: str
    rating: Rating
    matches: int
    at: int


class ChangeRow(NamedTuple):
    """What a match has changed for one side; `after` and `change` in thousandths."""

    match: str
    role: str
    account: str
    game: str
    pace: str
    against: str
    halves: int
    after: int
    change: int
    at: int


class Ratings:
    """The ratings that are kept."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, account: str, game: str, pace: str, now: int) -> Rating:
        """An account's rating by now: who has not played for long is less sure of it."""

        async def work(sql: Sql) -> Rating:
            return (await rating_of(sql, account, game, pace, now)).rating

        return await self._database.do(work) if account else Rating()

    async def all_of(self, account: str, now: int) -> list[Rated]:
        """All ratings of an account."""

        async def work(sql: Sql) -> list[Rated]:
            rows = await sql.rows("SELECT game, pace FROM ratings WHERE account = ? ORDER BY game, pace", account)
            return [await rating_of(sql, account, game, pace, now) for game, pace in rows]

        return await self._database.do(work)

    async def history(self, account: str) -> list[ChangeRow]:
        """Its rated matches, the latest first."""

        async def work(sql: Sql) -> list[ChangeRow]:
            query = "SELECT * FROM rating_changes WHERE account = ? ORDER BY at DESC, match LIMIT ?"
            return [ChangeRow(*row) for row in await sql.rows(query, account, HISTORY)]

        return await self._database.do(work)

    async def contest(self, match: str) -> tuple[ContestRow, dict[str, ChangeRow]] | None:
        """A match of strangers, and what it has changed."""

        async def work(sql: Sql) -> tuple[ContestRow, dict[str, ChangeRow]] | None:
            found = await sql.row("SELECT * FROM contests WHERE match = ?", match)
            if found is None:
                return None
            rows = [ChangeRow(*row) for row in await sql.rows("SELECT * FROM rating_changes WHERE match = ?", match)]
            return ContestRow(*found), {row.role: row for row in rows}

        return await self._database.do(work)

    async def settle_all(self, now: int) -> int:
        """Count the matches that are over; how many there were."""

        async def find(sql: Sql) -> list[str]:
            query = (
                "SELECT contests.match FROM contests JOIN matches ON matches.id = contests.match"
                " WHERE settled = 0 AND outcome != '' LIMIT ?"
            )
            return [match for (match,) in await sql.rows(query, AT_ONCE)]

        found = await self._database.do(find)
        for match in found:
            await self.settle(match, now)
        return len(found)

    async def settle(self, match: str, now: int) -> None:
        """Count a match that is over, once."""

        async def work(sql: Sql) -> None:
            row = await sql.row("SELECT * FROM contests WHERE match = ? AND settled = 0", match)
            found = await sql.row("SELECT outcome, home_name, away_name FROM matches WHERE id = ?", match)
            if row is None or found is None or not found[0]:
                return
            contest = ContestRow(*row)
            counts = await count(sql, contest, msgspec.json.decode(found[0], type=Outcome), (found[1], found[2]), now)
            await sql.run("UPDATE contests SET settled = ? WHERE match = ?", COUNTED if counts else VOID, match)

        await self._database.do(work)


async def count(sql: Sql, contest: ContestRow, outcome: Outcome, names: tuple[str, str], now: int) -> bool:
    """What a match changes; False where it does not count: unrated, without accounts, or before both had decided."""
    sitting: dict[str, str] = dict(await sql.rows("SELECT role, account FROM seated WHERE match = ?", contest.match))
    query = "SELECT DISTINCT seat FROM log WHERE match = ? AND kind = 0 AND seat IN (0, 1) AND id != ''"
    decided = await sql.rows(query, contest.match)
    if not contest.rated or len(sitting) < 2 or len(decided) < 2:
        return False
    accounts = (sitting["home"], sitting["away"])
    halves = {"home": 2, "away": 0, "nobody": 1}[outcome.winner]
    before = [await rating_of(sql, account, contest.game, contest.pace, now) for account in accounts]
    worth = await learn(sql, contest, (before[0].rating, before[1].rating), halves / 2)
    for place, role in enumerate(("home", "away")):
        own, other = before[place], before[1 - place]
        got = halves if place == 0 else 2 - halves
        after = rated(own.rating, [Met(other.rating, got / 2, worth if place == 0 else -worth)])
        await write(sql, accounts[place], own._replace(rating=after, matches=own.matches + 1, at=now))
        change = round(THOUSAND * (after.rating - own.rating.rating))
        row = ChangeRow(
            match=contest.match,
            role=role,
            account=accounts[place],
            game=contest.game,
            pace=contest.pace,
            against=names[1 - place],
            halves=got,
            after=round(THOUSAND * after.rating),
            change=change,
            at=now,
        )
        await sql.run("INSERT INTO rating_changes VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", *row)
    return True


async def learn(sql: Sql, contest: ContestRow, ratings: tuple[Rating, Rating], score: float) -> float:
    """What home's team had over away's before this match, in points; the match teaches something about it."""
    one, other = sorted((contest.home_team, contest.away_team))
    if one == other:
        return 0.0
    query = "SELECT worth, matches FROM match_ups WHERE game = ? AND one = ? AND other = ?"
    found = await sql.row(query, contest.game, one, other)
    worth, matches = (0.0, 0) if found is None else (found[0] / THOUSAND, int(found[1]))
    sign = 1.0 if one == contest.home_team else -1.0
    home = sign * worth
    surprise = sign * (score - expected(ratings[0], ratings[1], home))
    values = (contest.game, one, other, round(THOUSAND * learned(worth, matches, surprise)), matches + 1)
    await sql.run(
        "INSERT INTO match_ups VALUES (?, ?, ?, ?, ?) ON CONFLICT (game, one, other)"
        " DO UPDATE SET worth = excluded.worth, matches = excluded.matches",
        *values,
    )
    return home


async def rating_of(sql: Sql, account: str, game: str, pace: str, now: int) -> Rated:
    """A rating by now, or a newcomer's."""
    query = "SELECT rating, deviation, volatility, matches, at FROM ratings WHERE account = ? AND game = ? AND pace = ?"
    found = await sql.row(query, account, game, pace)
    if found is None:
        return Rated(game, pace, Rating(), 0, now)
    rating = Rating(found[0] / THOUSAND, found[1] / THOUSAND, found[2] / MILLION)
    return Rated(game, pace, rating.after(max(0, now - found[4]) / DAY), int(found[3]), int(found[4]))


async def write(sql: Sql, account: str, row: Rated) -> None:
    """A rating from now on."""
    rating = row.rating
    values = (round(THOUSAND * rating.rating), round(THOUSAND * rating.deviation), round(MILLION * rating.volatility))
    await sql.run(
        "INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (account, game, pace) DO UPDATE SET"
        " rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility,"
        " matches = excluded.matches, at = excluded.at",
        account,
        row.game,
        row.pace,
        *values,
        row.matches,
        row.at,
    )
