"""A league as its page has it."""

import json

import msgspec

from thirdhalf.games import kit_of
from thirdhalf.kernel.game import Game
from thirdhalf.league.marks.aftermath import due_lessons
from thirdhalf.league.season.competition import Competition, Entry, Line, undone_lines
from thirdhalf.league.telling.data import competition_data
from thirdhalf.league.terms import KNOCK_OUT
from thirdhalf.server.leagues.beginning import terms_of
from thirdhalf.server.leagues.book import Book
from thirdhalf.server.leagues.forms import (
    LeagueClub,
    LeagueData,
    LeagueLegend,
    LeagueLine,
    LeagueMember,
    LeagueRole,
    LeagueRoom,
    LeagueTime,
    LeagueView,
)
from thirdhalf.server.leagues.history import figures_of
from thirdhalf.server.leagues.keeping import KeyRow
from thirdhalf.server.leagues.reminding import line_ups_of, tasks_of

ROLES: tuple[LeagueRole, ...] = ("organiser", "club", "guest")
MOST_LINES = 300
HEAD = ("at", "do", "figures")


def shown(book: Book, game: Game, key: KeyRow, invite: str) -> LeagueView:
    """All of it, for whoever has this key."""
    now = book.now
    figures = figures_of(now)
    return LeagueView(
        league=book.league,
        role=ROLES[ROLES.index(key.role) if key.role in ROLES else 2],
        entry=key.entry,
        invite=invite,
        marks=bool(now.terms.marks),
        season=now.number,
        before=list(now.before),
        following=now.following,
        divisions=list(now.terms.divisions),
        setup=dict(now.terms.options),
        terms=terms_of(now),
        undecided=undecided_of(now),
        due=bool(now.due()) and len(now.entries) > 1,
        tasks=tasks_of(book, key.entry),
        line_ups=line_ups_of(book, game, key.entry),
        data=msgspec.convert(competition_data(now), LeagueData),
        rooms={fixture: LeagueRoom(match=room.match, watch=room.watch) for fixture, room in book.rooms.items()},
        times={
            fixture: LeagueTime(at=time.at, by=now.name(time.by), agreed=bool(time.agreed))
            for fixture, time in now.times.items()
        },
        clubs=[club_of(now, game, each, figures.get(each.name, {})) for each in now.entries],
        figures=sorted({name for club in figures.values() for player in club.values() for name in player}),
        log=lines_of(now, key.entry),
    )


def undecided_of(now: Competition) -> list[str]:
    """The last matches of level ties that wait for the organiser's word."""
    cups = [stage.cup() for stage in now.stages[-1:] if stage.own.kind == KNOCK_OUT]
    return [tie.meetings[-1].id for cup in cups for tie in cup.ties() if tie.level and tie.winner is None]


def lines_of(now: Competition, own: str) -> list[LeagueLine]:
    """The latest lines, the last first. Who shall play for another club is told when the match has its result."""
    undone = undone_lines(now.lines)
    return [
        LeagueLine(
            number=number,
            at=str(line.get("at", "")),
            do=str(line.get("do", "")),
            undone=number in undone,
            text=json.dumps(
                {key: value for key, value in line.items() if key not in HEAD and not secret(now, line, key, own)},
                ensure_ascii=False,
            ),
        )
        for number, line in list(enumerate(now.lines, 1))[: -MOST_LINES - 1 : -1]
    ]


def secret(now: Competition, line: Line, key: str, own: str) -> bool:
    """Whether a line's word is not for this club yet."""
    if key != "players" or line.get("do") != "line-up" or line.get("entry") == own:
        return False
    return any(meeting.id == line.get("match") for stage in now.stages for meeting in stage.open())


def club_of(now: Competition, game: Game, entry: Entry, figures: dict[str, dict[str, int]]) -> LeagueClub:
    """A club and its players."""
    rules = kit_of(now.terms.game).season
    if rules is None:
        return LeagueClub(entry=entry.name, members=[], hirable=[])
    club = now.clubs[entry.number]
    due = due_lessons(now, rules, game, entry) if now.terms.marks else []
    taken = [player for each in now.clubs for player in each.hired]
    for_hire = rules.for_hire(game, entry.team) if now.terms.marks else ()
    members = [*rules.squad(game, entry.team), *[each for each in for_hire if each.id in club.hired]]
    return LeagueClub(
        entry=entry.name,
        members=[
            LeagueMember(
                id=each.id,
                name=each.name,
                hired=each.id in club.hired,
                experience=club.experience.get(each.id, 0),
                learned=list(club.lessons(each.id)),
                injuries=[hurt.injury for hurt in club.injuries if hurt.player == each.id],
                misses=club.missing.get(each.id, 0),
                lessons=list(rules.lessons(game, entry.team, club, each.id)) if each.id in due else [],
                figures=figures.get(each.id, {}),
            )
            for each in members
        ],
        hirable=[LeagueLegend(id=each.id, name=each.name) for each in for_hire if each.id not in taken],
    )
