"""The matches in which fixtures are played: by people, or by the computer's clubs at once."""

import secrets
import time
from typing import Final

from thirdhalf import __version__
from thirdhalf.games.leagues import lined_up, seed_of
from thirdhalf.kernel.dice import SEED_BYTES
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.seat import AWAY, HOME
from thirdhalf.kernel.view import View
from thirdhalf.league.season.competition import Entry as Club
from thirdhalf.league.season.meetings import Meeting
from thirdhalf.server.desk.wishes import granted, random_token
from thirdhalf.server.games import coach_for
from thirdhalf.server.keeping.rows import Entry, MatchRow, SeatRow
from thirdhalf.server.keeping.seats import new_match_id
from thirdhalf.server.leagues.book import Book
from thirdhalf.server.requests import Create, SeatWish
from thirdhalf.server.room.playing import Playing
from thirdhalf.server.room.showing import score_of, stored_outcome

QUICK: Final = ("random", "rookie", "club")
"""Coaches that play a match in a moment."""
PACE: Final = 250


def sitting(club: Club) -> SeatWish:
    """A club's seat."""
    if club.coach:
        return SeatWish(kind="computer", name=club.name, coach=club.coach)
    return SeatWish(kind="mine", name=club.name)


def seed_here(book: Book, meeting: Meeting) -> str:
    """What a fixture's set-up is drawn by."""
    return seed_of(book.now, meeting, f"/{book.times_annulled(meeting.id)}")


def wish_for(book: Book, game: Game, fixture: str) -> Create:
    """The match of a fixture: its teams, the league's set-up, the marks of both sides."""
    now = book.now
    _, meeting = now.meeting(fixture)
    home, away = now.entries[meeting.home], now.entries[meeting.away]
    setup = lined_up(now, game, meeting, seed_here(book, meeting))
    return Create(game=game.id, setup=dict(setup), home=sitting(home), away=sitting(away), pace=PACE)


def simulated(
    book: Book, game: Game, fixture: str, names: tuple[str, str]
) -> tuple[MatchRow, list[SeatRow], list[Entry], str]:
    """A match of two computer's clubs from its first to its last decision, by coaches of these names, ready to be kept,
    and a token to watch it with.
    """
    wish = wish_for(book, game, fixture)
    now = int(time.time())
    row = MatchRow(
        new_match_id(),
        game.id,
        game.content_hash(),
        __version__,
        wish.setup,
        (wish.home.name, wish.away.name),
        names,
        wish.pace,
        secrets.token_bytes(SEED_BYTES),
        now,
        now,
        HOME,
        "",
        "advice",
    )
    playing = Playing(game, row)
    entries = playing.begin({seat: secrets.token_bytes(SEED_BYTES) for seat in (HOME, AWAY)})
    coaches = [coach_for(game.id, name, secrets.token_hex(8)) for name in names]
    while not playing.match.over:
        seat = playing.asked
        entries += playing.answer(coaches[seat](View(playing.match, seat)), "")
    row.waiting = playing.asked
    row.score = score_of(playing)
    row.outcome = stored_outcome(playing)
    grants, seats = granted(row.id, (wish.home, wish.away), random_token)
    watch = next(grant.token for grant in grants if grant.role == "public")
    return row, seats, entries, watch
