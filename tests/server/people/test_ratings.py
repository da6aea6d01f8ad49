"""Ratings are kept alike, whichever database they are in, and a match counts once."""

import asyncio
import time

from tests.server.test_databases import Open, opened, run, server
from tests.server.test_storage import row as match_row
from thirdhalf.kernel.seat import AWAY, HOME
from thirdhalf.league.glicko import MIDDLE
from thirdhalf.server.keeping.rows import CHOICE, Entry
from thirdhalf.server.keeping.sql import Sql
from thirdhalf.server.keeping.storage import Storage
from thirdhalf.server.meeting.keeping import ContestRow, Sides, write_contest
from thirdhalf.server.meeting.rating import VOID, Ratings
from thirdhalf.server.people.keeping import AccountRow, Accounts

__all__ = ["opened", "server"]


def test_ratings_are_kept_alike_and_a_match_counts_once(opened: Open) -> None:
    async def work(storage: Storage) -> None:
        database = storage.database
        accounts, ratings = Accounts(database), Ratings(database)
        for name in ("a", "b"):
            await accounts.add(AccountRow(name, name, name, "", "", 1), None, [], "")
        outcome = '{"winner": "home", "home_score": 1, "away_score": 0, "ending": "x"}'
        both = [Entry(CHOICE, HOME, (1,), "i"), Entry(CHOICE, AWAY, (1,), "j")]
        for match, log, rated in (("m1", both, 1), ("m2", both[:1], 1), ("m3", both, 0), ("m4", both, 1)):
            row = match_row(match)
            row.outcome = outcome if match != "m4" else ""
            await storage.create(row, [], log)

            async def add(sql: Sql, match: str = match, rated: int = rated) -> None:
                row = ContestRow(match, "g", "quick", rated, "w", "x", "y", 0)
                await write_contest(sql, row, Sides("a", "b"))

            await database.do(add)
        now = int(time.time())
        await asyncio.gather(*[ratings.settle_all(now) for _ in range(4)])
        [one] = await ratings.all_of("a", now)
        [other] = await ratings.all_of("b", now)
        assert one.matches == other.matches == 1
        assert one.rating.rating > MIDDLE > other.rating.rating
        assert abs(one.rating.rating + other.rating.rating - 2 * MIDDLE) < 0.01
        assert [each.match for each in await ratings.history("a")] == ["m1"]
        for match, settled in (("m1", 1), ("m2", VOID), ("m3", VOID), ("m4", 0)):
            found = await ratings.contest(match)
            assert found is not None
            assert found[0].settled == settled
        # Who does not play for a year is less sure.
        later = await ratings.of("a", "g", "quick", now + 365 * 86_400)
        assert later.deviation > one.rating.deviation
        assert later.rating == one.rating.rating

    run(opened, work)
