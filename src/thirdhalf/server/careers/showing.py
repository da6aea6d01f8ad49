"""A career as its page has it."""

from collections.abc import Sequence
from typing import Final

from thirdhalf.games import kit_of
from thirdhalf.games.leagues import season_of
from thirdhalf.kernel.game import Game
from thirdhalf.league.career.difficulty import Ladder
from thirdhalf.league.career.log import Career
from thirdhalf.league.career.news import stories
from thirdhalf.league.career.season import cup_winner, due, next_division, place_of
from thirdhalf.league.career.world import NAMED
from thirdhalf.league.season.competition import Competition
from thirdhalf.server.careers.forms import (
    CareerNext,
    CareerRival,
    CareerSeason,
    CareerStory,
    CareerView,
    Division,
)
from thirdhalf.server.leagues.book import Book

LEVELS: Final = 4
"""How many levels a career has: whoever thinks longest is no opponent for an evening."""
WORDS: Final[tuple[Division, ...]] = ("underground", "second", "first")


def ladder_of(game: str) -> Ladder:
    """The coaches of a game that careers have."""
    roster = kit_of(game).roster
    # The first of them plays at random.
    return Ladder(tuple(roster.names[1 : LEVELS + 1]), tuple(roster.personalities))


def shown(id: str, career: Career, token: str, book: Book, game: Game, past: Sequence[Competition]) -> CareerView:
    """All of it; `past` are the seasons that are over."""
    now, division = book.now, career.seasons[-1].division
    wanted = due(now, career.club)
    own = wanted.own if wanted is not None else None
    played = latest(book, career.club)
    return CareerView(
        career=id,
        game=career.game,
        club=career.club,
        team=career.team,
        level=career.level,
        season=len(career.seasons),
        division=WORDS[division],
        league=book.league,
        token=token,
        round=wanted.round if wanted is not None else 0,
        next=None
        if own is None
        else CareerNext(
            fixture=own.id,
            home=now.name(own.home) == career.club,
            rival=now.name(own.away if now.name(own.home) == career.club else own.home),
        ),
        left=left_of(now, career.club),
        over=bool(now.over),
        move=next_division(now, career.club, division) - division if now.over else 0,
        played=played,
        watch=next((room.watch for room in book.rooms.values() if room.match == played), ""),
        rivals=[
            CareerRival(club=club, name=NAMED[club].coach, coach=now.entry(club).coach)
            for club in career.seasons[-1].rivals
        ],
        stories=told(now, career.club, division, game),
        seasons=[
            CareerSeason(
                division=WORDS[season.division],
                league=season.league,
                place=place_of(each, career.club),
                points=points_of(each, career.club),
                cup=cup_winner(each),
            )
            for season, each in zip(career.seasons, past, strict=False)
        ],
    )


def left_of(now: Competition, club: str) -> int:
    """How many steps of the others come before anything of one's own."""
    wanted = due(now, club)
    if wanted is None:
        return int(bool(now.due()))
    return 0 if wanted.own is not None else len(wanted.others)


def latest(book: Book, club: str) -> str:
    """The match in which one's club was last seen, if it is still there."""
    rooms = {room.match for room in book.rooms.values()}
    for line in reversed(book.now.taken()):
        if line.get("do") == "result" and line.get("record") in rooms:
            _, meeting = book.now.meeting(str(line["match"]))
            if club in (book.now.name(meeting.home), book.now.name(meeting.away)):
                return str(line["record"])
    return ""


def points_of(now: Competition, club: str) -> int:
    """What a club has in the table."""
    number = now.entry(club).number
    return next(row.points for row in now.stages[0].table(0) if row.entry == number)


def told(now: Competition, club: str, division: int, game: Game) -> list[CareerStory]:
    """The newspaper; players have their names, and a face where there is one."""
    rules = season_of(now.terms.game)
    found: list[CareerStory] = []
    for story in stories(now, club, division):
        values, face = dict(story.values), ""
        if "player" in values:
            face = str(values["player"])
            team = now.entry(str(values["club"])).team
            people = (*rules.squad(game, team), *rules.for_hire(game, team))
            values["player"] = next((each.name for each in people if each.id == face), face)
        found.append(CareerStory(kind=story.kind, values=values, face=face))
    return found
