"""And if? Another match that begins at a moment of one that is over."""

import secrets
import time
from typing import Final, NamedTuple

from thirdhalf import __version__
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.dice import SEED_BYTES
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.record import Record, from_words
from thirdhalf.kernel.replay import replay
from thirdhalf.kernel.seat import HOME
from thirdhalf.server.afterwards.forms import Fork
from thirdhalf.server.codes import NotPossible
from thirdhalf.server.desk.wishes import check_coach, granted, random_token
from thirdhalf.server.games import usual_coach
from thirdhalf.server.keeping.rows import Entry, MatchRow
from thirdhalf.server.keeping.seats import new_match_id
from thirdhalf.server.lobby import Lobby
from thirdhalf.server.logs import note
from thirdhalf.server.requests import Created, SeatWish
from thirdhalf.server.room.info import match_info
from thirdhalf.server.room.playing import Playing
from thirdhalf.server.room.showing import SEATS, score_of

PACE: Final = 250
"""Milliseconds that the computer pauses before a decision."""
NOTHING_LEFT: Final = "there is nothing left to decide at that moment"


def question_before(record: Record, wish: Fork) -> int:
    """The move at which whoever asks was asked last, up to the moment: dice alone leave nothing to be tried."""
    seats = SEATS if wish.seat == "both" else (wish.seat,)
    if wish.move >= len(record.moves):
        raise NotPossible("set-up", NOTHING_LEFT)
    return next((move for move in range(wish.move, 0, -1) if record.moves[move].by in seats), 0)


def seated(record: Record, wish: Fork) -> Fork:
    """The wish with a seat that has a name: whoever is asked at the moment."""
    if wish.seat != "asked":
        return wish
    by = record.moves[wish.move].by if wish.move < len(record.moves) else ""
    seat = next((each for each in SEATS if each == by), None)
    if seat is None:
        raise NotPossible("set-up", NOTHING_LEFT)
    return Fork(move=wish.move, seat=seat, coach=wish.coach)


def choices_before(game: Game, record: Record, moves: int) -> list[Choice]:
    """The first moves of a record, as the match takes them."""
    found: list[Choice] = []
    for match, _ in replay(game, record):
        if len(found) == moves:
            break
        assert match.decision is not None
        found.append(from_words(game, match, match.decision, record.moves[len(found)].choice))
    return found


def seats_of(game: str, record: Record, wish: Fork, coaches: tuple[str, str]) -> tuple[SeatWish, SeatWish]:
    """Who sits where: whoever asks, and for the other seat who sat there if that was the computer."""

    def sitting(place: int) -> SeatWish:
        name = record.names[place][:40] or SEATS[place]
        if wish.seat in ("both", SEATS[place]):
            return SeatWish(kind="mine", name=name)
        coach = wish.coach or coaches[place] or usual_coach(game)
        return SeatWish(kind="computer", name=name if coaches[place] == coach else coach, coach=coach)

    return sitting(0), sitting(1)


def begun(game: Game, record: Record, wish: Fork, coaches: tuple[str, str]) -> "Begun":
    """Another match that begins where this one had so many moves."""
    wish = seated(record, wish)
    wishes = seats_of(game.id, record, wish, coaches)
    for seat in wishes:
        check_coach(game.id, seat)
    now = int(time.time())
    row = MatchRow(
        new_match_id(),
        game.id,
        game.content_hash(),
        __version__,
        dict(record.setup),
        (wishes[0].name, wishes[1].name),
        (wishes[0].coach, wishes[1].coach),
        PACE,
        secrets.token_bytes(SEED_BYTES),
        now,
        now,
        HOME,
        "",
        "advice",
    )
    playing = Playing(game, row)
    entries = playing.give(choices_before(game, record, question_before(record, wish)))
    if playing.match.over:
        raise NotPossible("set-up", NOTHING_LEFT)
    row.waiting = playing.asked
    row.score = score_of(playing)
    return Begun(row, wishes, entries)


class Begun(NamedTuple):
    """A match that is about to be stored."""

    row: MatchRow
    wishes: tuple[SeatWish, SeatWish]
    entries: list[Entry]


async def stored(lobby: Lobby, match: Begun) -> Created:
    """The match with its tokens."""
    grants, seats = granted(match.row.id, match.wishes, random_token)
    await lobby.contents.keep(match.row.game)
    await lobby.storage.create(match.row, seats, match.entries)
    note("match forked", match=match.row.id, game=match.row.game)
    return Created(info=match_info(match.row, []), grants=grants)
