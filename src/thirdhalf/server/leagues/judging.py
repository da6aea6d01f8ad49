"""Luck and value added in a league's matches, from their analyses: one match after the other is put into the queue of
analyses, which nobody's play waits for, and only while somebody asks.
"""

from typing import Final, NamedTuple

from thirdhalf.analysis.forms import Analysis, SideFigures
from thirdhalf.server.afterwards.desk import check_played
from thirdhalf.server.afterwards.queue import Queue
from thirdhalf.server.codes import NotPossible
from thirdhalf.server.leagues.book import Book
from thirdhalf.server.leagues.forms import LeagueLuck, LeagueValue, LeagueWorth
from thirdhalf.server.lobby import Lobby

AT_ONCE: Final = 3
"""So many matches are looked at each time somebody asks."""
MOST_KEPT: Final = 5000


class Judged(NamedTuple):
    """What is kept of one match: luck and play of both sides, and the value of players by side."""

    luck: tuple[float, float]
    play: tuple[float, float]
    values: tuple[dict[str, float], dict[str, float]]


class LeagueJudge:
    """What this process knows of leagues' matches."""

    def __init__(self, lobby: Lobby, queue: Queue) -> None:
        self._lobby = lobby
        self._queue = queue
        # By match; None for what cannot be judged.
        self._known: dict[str, Judged | None] = {}

    async def worth(self, book: Book) -> LeagueWorth:
        """What is known by now; a few matches more are known the next time."""
        played = matches_of(book)
        unknown = [match for match in played if match not in self._known]
        for match in unknown[:AT_ONCE]:
            if not await self._look(match):
                break
        return told(book, {match: self._known[match] for match in played if self._known.get(match) is not None})

    async def _look(self, match: str) -> bool:
        """Look for a match's analysis, which is asked for where there is none; whether it is known now."""
        try:
            record = (await self._lobby.room(match)).shown_record("public")
            check_played(record)
            progress = await self._queue.ask(record, 0)
        except NotPossible as error:
            if error.code == "busy":
                return False
            self._keep(match, None)
            return True
        if progress.status in ("waiting", "running"):
            return False
        self._keep(match, None if progress.analysis is None else judged(progress.analysis))
        return True

    def _keep(self, match: str, found: Judged | None) -> None:
        self._known[match] = found
        while len(self._known) > MOST_KEPT:
            del self._known[next(iter(self._known))]


def matches_of(book: Book) -> dict[str, tuple[str, str]]:
    """The matches of this server that count, with the names of both clubs."""
    now = book.now
    rooms = {room.match for room in book.rooms.values()}
    found: dict[str, tuple[str, str]] = {}
    for id, record in now.records.items():
        if record in rooms:
            _, meeting = now.meeting(id)
            found[record] = (now.name(meeting.home), now.name(meeting.away))
    return found


def judged(analysis: Analysis) -> Judged:
    """What is kept of an analysis."""
    sides = (analysis.statistics.home, analysis.statistics.away)
    return Judged(
        (analysis.home.luck, analysis.away.luck),
        (analysis.home.play, analysis.away.play),
        (values_of(sides[0]), values_of(sides[1])),
    )


def values_of(side: SideFigures) -> dict[str, float]:
    """What the throws of each player of a side changed."""
    return {person.id.removesuffix("-away"): person.value for person in side.players if person.value is not None}


def told(book: Book, known: dict[str, Judged | None]) -> LeagueWorth:
    """The sums over all matches that are known."""
    played = matches_of(book)
    clubs: dict[str, LeagueLuck] = {}
    players: dict[tuple[str, str], float] = {}
    for match, found in known.items():
        if found is None:
            continue
        for side, entry in enumerate(played[match]):
            club = clubs.setdefault(entry, LeagueLuck(entry=entry, matches=0, luck=0.0, play=0.0))
            club.matches += 1
            club.luck += found.luck[side]
            club.play += found.play[side]
            for player, value in found.values[side].items():
                players[entry, player] = players.get((entry, player), 0.0) + value
    return LeagueWorth(
        judged=len(known),
        matches=len(played),
        clubs=sorted(clubs.values(), key=lambda each: (-each.luck, each.entry)),
        players=[
            LeagueValue(entry=entry, player=player, value=value)
            for (entry, player), value in sorted(players.items(), key=lambda each: (-each[1], each[0]))
        ],
    )
