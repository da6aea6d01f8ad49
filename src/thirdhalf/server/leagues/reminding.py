"""What a club or an organiser is to do, and by when."""

from thirdhalf.games.leagues import lined_up
from thirdhalf.kernel.game import Game
from thirdhalf.league.season.meetings import Meeting
from thirdhalf.server.leagues.book import Book
from thirdhalf.server.leagues.forms import LeagueLineUp, LeagueTask, LeagueTasks
from thirdhalf.server.leagues.keeping import KeyRow
from thirdhalf.server.leagues.rooms import seed_here

MOST_LINED_UP = 4
"""For so many of a club's next matches it says who shall play."""


def own_meetings(book: Book, entry: str) -> list[Meeting]:
    """What a club is still to play, the earliest round first."""
    now = book.now
    left = [each for stage in now.stages[-1:] for each in stage.open()]
    own = [each for each in left if entry and entry in (now.name(each.home), now.name(each.away))]
    return sorted([each for each in own if not book.stood_in(entry, each.id)], key=lambda each: each.round)


def tasks_of(book: Book, entry: str) -> list[LeagueTask]:
    """What a club is to play in the round that is under way, and what it has left of those before."""
    now = book.now
    left = [each.round for stage in now.stages[-1:] for each in stage.open()]
    own = own_meetings(book, entry)
    # Who has played its match of this round is reminded of the next one when the round is over.
    present = min(left, default=0)
    found: list[LeagueTask] = []
    for meeting in own:
        time = now.times.get(meeting.id)
        if meeting.round > present and time is None and meeting.id not in book.rooms:
            continue
        found.append(
            LeagueTask(
                match=meeting.id,
                home=now.name(meeting.home),
                away=now.name(meeting.away),
                deadline=now.stages[-1].deadline(meeting),
                at="" if time is None else time.at,
                agreed=time is not None and bool(time.agreed),
                asked=time is not None and not time.agreed and now.name(time.by) != entry,
                opened=meeting.id in book.rooms and book.fits(meeting.id),
            )
        )
    return found


def told_to(book: Book, key: KeyRow) -> LeagueTasks:
    """All that the bearer of a key is to do."""
    now = book.now
    organiser = key.role == "organiser"
    return LeagueTasks(
        league=book.league,
        name=now.terms.name,
        season=now.number,
        entry=key.entry,
        draw=organiser and bool(now.due()) and len(now.entries) > 1,
        over=organiser and bool(now.over) and not now.following,
        following=now.following,
        matches=tasks_of(book, key.entry),
    )


def line_ups_of(book: Book, game: Game, entry: str) -> dict[str, LeagueLineUp]:
    """How a club's next matches that nobody has opened will be set up, and who shall play for it."""
    now = book.now
    found: dict[str, LeagueLineUp] = {}
    for meeting in own_meetings(book, entry)[:MOST_LINED_UP]:
        if meeting.id in book.rooms and book.fits(meeting.id):
            continue
        own = meeting.home if now.name(meeting.home) == entry else meeting.away
        setup = dict(lined_up(now, game, meeting, seed_here(book, meeting)))
        side = "home" if own == meeting.home else "away"
        other = "away" if own == meeting.home else "home"
        # Nobody sees the other's before the match.
        setup.pop(f"{other}_line_up", None)
        players = list(now.line_ups.get(meeting.id, {}).get(own, ()))
        found[meeting.id] = LeagueLineUp(side="home" if side == "home" else "away", setup=setup, players=players)
    return found
