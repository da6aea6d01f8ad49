"""What clubs and players have done, season by season and match by match."""

from collections.abc import Sequence
from typing import Final

from thirdhalf.league.season.competition import Competition, Line
from thirdhalf.league.season.stage import Stage
from thirdhalf.league.telling.data import pool_name
from thirdhalf.league.terms import KNOCK_OUT
from thirdhalf.server.forms import Sent
from thirdhalf.server.leagues.book import Book


class LeaguePlace(Sent):
    """Where a club came, or is: in a table, or in a knock-out that is over (`points` 0, and nothing counted)."""

    stage: str
    table: str
    entry: str
    place: int
    points: int
    played: int
    won: int
    drawn: int
    lost: int


class LeagueSeason(Sent):
    """One season; `winner` is empty until it is over."""

    league: str
    season: int
    winner: str
    places: list[LeaguePlace]


class LeagueCareer(Sent):
    """What a player did for a club in all matches of a season that count."""

    season: int
    entry: str
    player: str
    matches: int
    figures: dict[str, int]


class LeagueAppearance(Sent):
    """What a player did in one match of this season."""

    match: str
    entry: str
    player: str
    figures: dict[str, int]


class LeagueHistory(Sent):
    """GET /api/leagues/{league}/history: all seasons up to this one, the oldest first, and who did what in them."""

    seasons: list[LeagueSeason]
    careers: list[LeagueCareer]
    appearances: list[LeagueAppearance]


NOTHING: Final = (0, 0, 0, 0, 0)


def history_of(books: Sequence[Book]) -> LeagueHistory:
    """Of these seasons, of which the last is the one asked for."""
    seasons: list[LeagueSeason] = []
    careers: list[LeagueCareer] = []
    for season, book in enumerate(books, 1):
        now = book.now
        winner = now.name(now.stages[-1].ranked()[0][0]) if now.over else ""
        places = [place for stage in now.stages for place in places_of(now, stage)]
        seasons.append(LeagueSeason(book.league, season, winner, places))
        careers += careers_of(season, appearances_of(now))
    return LeagueHistory(seasons, careers, appearances_of(books[-1].now))


def places_of(now: Competition, stage: Stage) -> list[LeaguePlace]:
    """Everybody's place in a stage; those who went out of a knock-out in the same round share theirs."""
    if stage.own.kind == KNOCK_OUT:
        found: list[LeaguePlace] = []
        for group in stage.cup().ranked() if stage.over else ():
            place = len(found) + 1
            found += [LeaguePlace(stage.own.name, stage.own.name, now.name(e), place, *NOTHING) for e in group]
        return found
    return [
        LeaguePlace(
            stage.own.name,
            pool_name(stage, pool),
            now.name(row.entry),
            row.place,
            row.points,
            row.played,
            row.won,
            row.drawn,
            row.lost,
        )
        for pool in range(len(stage.pools))
        for row in stage.table(pool)
    ]


def appearances_of(now: Competition) -> list[LeagueAppearance]:
    """Every player's part in every match that counts and was played here."""
    found: list[LeagueAppearance] = []
    for line in counting(now):
        _, meeting = now.meeting(str(line["match"]))
        figures = line["figures"]
        assert isinstance(figures, dict)
        for side, number in (("home", meeting.home), ("away", meeting.away)):
            for player, counts in figures.get(side, {}).items():
                found.append(LeagueAppearance(meeting.id, now.name(number), player, counts))
    return found


def counting(now: Competition) -> list[Line]:
    """The lines of results that stand and have figures: what was struck out, or left behind, counts for nobody."""
    results = {id: result for stage in now.stages for id, result in stage.results.items()}
    return [
        line
        for line in now.taken()
        if line.get("do") == "result"
        and isinstance(line.get("figures"), dict)
        and now.records.get(str(line["match"])) == line.get("record", "")
        and results[str(line["match"])].counts
    ]


def careers_of(season: int, appearances: Sequence[LeagueAppearance]) -> list[LeagueCareer]:
    """What they come to."""
    found: dict[tuple[str, str], LeagueCareer] = {}
    for each in appearances:
        career = found.setdefault(
            (each.entry, each.player), LeagueCareer(season, each.entry, each.player, matches=0, figures={})
        )
        career.matches += 1
        for name, count in each.figures.items():
            career.figures[name] = career.figures.get(name, 0) + count
    return [*found.values()]


Figures = dict[str, dict[str, dict[str, int]]]


def figures_of(now: Competition) -> Figures:
    """What every player of every club has done in all matches that count."""
    found: Figures = {}
    for career in careers_of(now.number, appearances_of(now)):
        found.setdefault(career.entry, {})[career.player] = career.figures
    return found
