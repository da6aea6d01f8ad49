"""The result of a league's match that is over, and what follows it."""

from thirdhalf.games import kit_of
from thirdhalf.games.leagues import follow_up, left_by
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.seat import AWAY, HOME
from thirdhalf.league.season.competition import Competition, Line
from thirdhalf.server.leagues.book import Book, now_word
from thirdhalf.server.room.room import MatchRoom


def result_lines(book: Book, game: Game, fixture: str, room: MatchRoom) -> list[Line]:
    """The line of the result, with what every player did, and those of marks; none while this process has not seen the
    end that another has stored.
    """
    if not room.playing.match.over:
        return []
    terms = book.now.terms
    outcome = room.game.outcome(room.playing.match)
    log = room.playing.log
    start = room.game.new(room.row.setup, None)
    counted = kit_of(terms.game).figures(start, log)
    figures = {
        side: {
            person.id.removesuffix("-away"): counted.of_player(number)
            for number, person in enumerate(counted.people)
            if person.seat == seat
        }
        for side, seat in (("home", HOME), ("away", AWAY))
    }
    result: Line = {
        "do": "result",
        "at": now_word(),
        "match": fixture,
        "score": [outcome.home_score, outcome.away_score],
        "record": room.row.id,
        "figures": figures,
    }
    left = left_by(terms.game, room.game, room.row.setup, log) if terms.marks else None
    lines = [result]
    if terms.marks:
        after = Competition(terms, [*book.lines, result], "log")
        lines += [{"at": now_word(), **line} for line in follow_up(after, game, fixture, left, room.row.id)]
    return lines
