"""The table, always reckoned anew from the results, whatever order they came in."""

from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b
from typing import Final, NamedTuple

from thirdhalf.league.fixtures import BYE, PLAYED, Fixture, Result
from thirdhalf.league.points import Points


class Row(NamedTuple):
    """One entry's line. `place` is counted from 1; `best` and `worst` are the places it can still come to."""

    entry: int
    place: int
    played: int
    won: int
    drawn: int
    lost: int
    scored: int
    conceded: int
    points: int
    best: int
    worst: int


class Absences(NamedTuple):
    """Of Swiss: in how many rounds each was not paired, and who has left for good."""

    rounds: Sequence[int]
    left: frozenset[int] = frozenset()


class Season:
    """All results of a stage, and what the tie-breaks ask of them. Only Swiss has absences: there it is nobody's merit
    or fault whom a round without a match would have brought.
    """

    def __init__(
        self, entries: int, results: Iterable[Result], points: Points, seed: str, absences: Absences | None = None
    ) -> None:
        self.entries = entries
        self.points = points
        self.seed = seed
        self.absences = absences
        self.results = [result for result in results if result.counts]
        self.of: list[list[Result]] = [[] for _ in range(entries)]
        for result in self.results:
            for entry in (result.home, result.away):
                if entry != BYE:
                    self.of[entry].append(result)

    def total(self, entry: int, among: frozenset[int] | None = None) -> int:
        """Points in the table, of all matches or of those among a few."""
        found = [r for r in self.of[entry] if among is None or r.other(entry) in among]
        return sum([self.points.of(result, entry) for result in found])

    def halves(self, entry: int) -> int:
        """Wins and half the draws, in halves: what Buchholz and Sonneborn-Berger count with."""
        return sum([halves_of(result, entry) for result in self.of[entry]])

    def met(self, entry: int) -> list[tuple[int, int]]:
        """What an entry had of each match, and what whom it met has of all, both in halves. In Swiss a round without a
        match counts as one against somebody with one's own score, and of whom has left each round since as a draw.
        """
        own = [(halves_of(result, entry), result) for result in self.of[entry]]
        absences = self.absences
        if absences is None:
            return [(had, self.halves(each.other(entry))) for had, each in own if each.other(entry) != BYE]
        total = self.halves(entry)
        return [
            *[(had, self._reckoned(each.other(entry)) if each.kind == PLAYED else total) for had, each in own],
            *[(0, total)] * absences.rounds[entry],
        ]

    def _reckoned(self, entry: int) -> int:
        assert self.absences is not None
        drawn = self.absences.rounds[entry] if entry in self.absences.left else 0
        return self.halves(entry) + drawn


def halves_of(result: Result, entry: int) -> int:
    """2 for a win, 1 for a draw."""
    own, other = result.score(entry), result.against(entry)
    return 2 if own > other else 1 if own == other else 0


Rule = Callable[[Season, int, frozenset[int]], int]
"""What an entry has by a tie-break, more being better; the set are those who are level so far."""


def points(season: Season, entry: int, level: frozenset[int]) -> int:
    """Points in the table."""
    return season.total(entry)


def head_to_head(season: Season, entry: int, level: frozenset[int]) -> int:
    """Points of the matches among those who are level."""
    return season.total(entry, level)


def try_difference(season: Season, entry: int, level: frozenset[int]) -> int:
    """What was scored, less what was conceded."""
    return sum([result.score(entry) - result.against(entry) for result in season.of[entry]])


def tries(season: Season, entry: int, level: frozenset[int]) -> int:
    """What was scored."""
    return sum([result.score(entry) for result in season.of[entry]])


def wins(season: Season, entry: int, level: frozenset[int]) -> int:
    """How many were won."""
    return len([result for result in season.of[entry] if halves_of(result, entry) == 2])


def buchholz(season: Season, entry: int, level: frozenset[int]) -> int:
    """What all whom one met have scored, in halves of a win."""
    return sum([theirs for _, theirs in season.met(entry)])


def sonneborn_berger(season: Season, entry: int, level: frozenset[int]) -> int:
    """The same of those whom one beat, and half of it of those one drew with; in quarters."""
    return sum([had * theirs for had, theirs in season.met(entry)])


def fair_play(season: Season, entry: int, level: frozenset[int]) -> int:
    """Who is to be blamed for less."""
    return -sum([result.fouls(entry) for result in season.of[entry]])


def lot(season: Season, entry: int, level: frozenset[int]) -> int:
    """Drawn by the season's seed: anybody can draw it again."""
    return int.from_bytes(blake2b(f"{season.seed}|lot|{entry}".encode(), digest_size=8).digest())


RULES: Final[dict[str, Rule]] = {
    "points": points,
    "head-to-head": head_to_head,
    "try-difference": try_difference,
    "tries": tries,
    "wins": wins,
    "buchholz": buchholz,
    "sonneborn-berger": sonneborn_berger,
    "fair-play": fair_play,
    "lot": lot,
}
USUAL: Final = ("points", "head-to-head", "try-difference", "tries", "wins", "fair-play", "lot")


def ranked(season: Season, rules: Sequence[str]) -> list[list[int]]:
    """The entries, best first; those whom no rule parts share a place. Each rule parts those who are level after the
    ones before it.
    """
    unknown = [name for name in rules if name not in RULES]
    if unknown:
        raise ValueError(f"'{unknown[0]}' is no tie-break; known are: {', '.join(RULES)}")
    groups = [list(range(season.entries))]
    for name in rules:
        parted: list[list[int]] = []
        for group in groups:
            level = frozenset(group)
            worths = {entry: RULES[name](season, entry, level) for entry in group}
            for worth in sorted(set(worths.values()), reverse=True):
                parted.append([entry for entry in group if worths[entry] == worth])
        groups = parted
    return groups


def table(season: Season, rules: Sequence[str], left: Iterable[Fixture]) -> list[Row]:
    """The table, best first, with the places that each can still come to in the fixtures that are left; where none is,
    that is the place it has.
    """
    to_play = list(left)
    reach = reachable(season, to_play)
    rows: list[Row] = []
    for group in ranked(season, rules):
        place = len(rows) + 1
        rows += [_row(season, entry, place, reach[entry] if to_play else (place, place)) for entry in group]
    return rows


def reachable(season: Season, left: Iterable[Fixture]) -> list[tuple[int, int]]:
    """The best and the worst place each can still come to: by points alone, those who could be level taken for either.
    A place that can be reached is never left out, and with every result there are fewer.
    """
    to_play = [0] * season.entries
    for fixture in left:
        for entry in (fixture.home, fixture.away):
            if entry != BYE:
                to_play[entry] += 1
    totals = [season.total(entry) for entry in range(season.entries)]
    least = [total + season.points.least * more for total, more in zip(totals, to_play, strict=True)]
    most = [total + season.points.most * more for total, more in zip(totals, to_play, strict=True)]
    found: list[tuple[int, int]] = []
    for entry in range(season.entries):
        above = [other for other in range(season.entries) if least[other] > most[entry]]
        below = [other for other in range(season.entries) if most[other] < least[entry]]
        found.append((len(above) + 1, season.entries - len(below)))
    return found


def _row(season: Season, entry: int, place: int, reach: tuple[int, int]) -> Row:
    own = season.of[entry]
    halves = [halves_of(result, entry) for result in own]
    scored = sum([result.score(entry) for result in own])
    conceded = sum([result.against(entry) for result in own])
    return Row(
        entry=entry,
        place=place,
        played=len(own),
        won=halves.count(2),
        drawn=halves.count(1),
        lost=halves.count(0),
        scored=scored,
        conceded=conceded,
        points=season.total(entry),
        best=reach[0],
        worst=reach[1],
    )
