"""Seeks, matches and people as others see them."""

import json
from typing import Final

from thirdhalf.server.forms import Help, Tempo
from thirdhalf.server.keeping.sql import Database, Sql
from thirdhalf.server.meeting.forms import LiveMatch, LivePlayer, PaceName, SeekKind, SeekShown
from thirdhalf.server.meeting.keeping import SeekRow
from thirdhalf.server.meeting.rating import rating_of
from thirdhalf.server.requests import ClockWish
from thirdhalf.server.room.info import help_of
from thirdhalf.server.room.showing import SEATS

QUICK: Final = 900
"""Up to so many seconds of bank a match is quick."""
KINDS: Final[dict[str, SeekKind]] = {"seek": "seek", "now": "now", "link": "link"}
PACES: Final[dict[str, PaceName]] = {"quick": "quick", "long": "long", "days": "days", "none": "none"}
LIVE_SECONDS: Final = 600
MOST_LIVE: Final = 50


def pace_of(clock: ClockWish | None) -> PaceName:
    """What a match with this clock is rated as."""
    if clock is None:
        return "none"
    return "days" if clock.days else "quick" if clock.bank <= QUICK else "long"


def seek_shown(row: SeekRow) -> SeekShown:
    """A seek as everybody sees it."""
    timed = row.bank or row.days
    help: Help = help_of(row.help)
    return SeekShown(
        id=row.id,
        name=row.name,
        account=bool(row.account),
        rating=row.rating,
        provisional=bool(row.provisional),
        game=row.game,
        team=row.team,
        setup=json.loads(row.setup),
        clock=Tempo(bank=row.bank, increment=row.increment, days=row.days) if timed else None,
        rated=bool(row.rated),
        kind=KINDS[row.kind],
        low=row.low,
        high=row.high,
        help=help,
    )


async def live_matches(database: Database, now: int, account: str = "") -> list[LiveMatch]:
    """Matches of strangers that are being played, the liveliest first; all of them, or an account's."""

    async def work(sql: Sql) -> list[LiveMatch]:
        query = (
            "SELECT contests.match, contests.game, contests.pace, rated, watch, home_name, away_name, home_score,"
            " away_score FROM contests JOIN matches ON matches.id = contests.match WHERE settled = 0 AND outcome = ''"
            " AND (changed > ? OR contests.pace = 'days') AND (? = '' OR EXISTS (SELECT 1 FROM seated WHERE"
            " seated.match = contests.match AND account = ?)) ORDER BY changed DESC LIMIT ?"
        )
        found = []
        for row in await sql.rows(query, now - LIVE_SECONDS, account, account, MOST_LIVE):
            match, game, pace, rated, watch, *names_and_score = row
            sitting: dict[str, str] = dict(await sql.rows("SELECT role, account FROM seated WHERE match = ?", match))
            players = []
            for place, seat in enumerate(SEATS):
                own = sitting.get(seat, "")
                rating = (await rating_of(sql, own, game, pace, now)).rating
                players.append(
                    LivePlayer(
                        seat=seat,
                        name=names_and_score[place],
                        account=bool(own),
                        rating=round(rating.rating),
                        provisional=rating.provisional,
                    )
                )
            found.append(
                LiveMatch(
                    match=match,
                    game=game,
                    pace=PACES[pace],
                    rated=bool(rated),
                    watch=watch,
                    players=players,
                    score=list(names_and_score[2:]),
                )
            )
        return found

    return await database.do(work)
