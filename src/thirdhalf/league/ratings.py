"""Ratings from a competition: Glicko-2, a period for each round, with an offset for the match-up of teams.

The offset is measured where both sides had the same coach, so that it is the teams' and not the coaches'.
"""

from collections.abc import Mapping
from math import log
from pathlib import Path
from typing import Final, NamedTuple

from thirdhalf.kernel.record import made_in_a_page, read_record
from thirdhalf.league.fixtures import BYE, PLAYED
from thirdhalf.league.glicko import SCALE, Met, Rating, rated
from thirdhalf.league.season.competition import Competition, Entry
from thirdhalf.league.standings import halves_of

DOUBT: Final = 8
"""Matches, half of them won, that stand for knowing nothing of a match-up."""

Advantages = Mapping[tuple[str, str], float]
"""What a team's match-up with another is worth, in points of a rating."""


class Played(NamedTuple):
    """One match that counts for ratings; `score` is home's: 1, 0.5 or 0."""

    period: tuple[int, int]
    home: Entry
    away: Entry
    score: float


def made_in_pages(folder: Path, now: Competition) -> frozenset[str]:
    """The matches whose records were made in a page without a server: whoever made one could try its dice before."""
    files = {id: folder / name for id, name in now.records.items()}
    return frozenset([id for id, file in files.items() if file.is_file() and made_in_a_page(read_record(file))])


def played(now: Competition, unrated: frozenset[str] = frozenset()) -> list[Played]:
    """The matches that were really played, stage by stage and round by round, but those that are not to count."""
    found: list[Played] = []
    for stage in now.stages:
        for meeting in sorted(stage.meetings(), key=lambda each: each.round):
            result = stage.result(meeting)
            if result is not None and result.kind == PLAYED and meeting.away != BYE and meeting.id not in unrated:
                home, away = now.entries[meeting.home], now.entries[meeting.away]
                score = halves_of(result, meeting.home) / 2
                found.append(Played((stage.number, meeting.round), home, away, score))
    return found


def match_ups(matches: list[Played]) -> dict[tuple[str, str], float]:
    """What each team has over each other, from matches between the same computer's coach; few matches tell little."""
    shares: dict[tuple[str, str], list[float]] = {}
    for match in matches:
        teams = match.home.team, match.away.team
        if match.home.coach and match.home.coach == match.away.coach and teams[0] != teams[1]:
            shares.setdefault(teams, []).append(match.score)
            shares.setdefault((teams[1], teams[0]), []).append(1 - match.score)
    found: dict[tuple[str, str], float] = {}
    for teams, scores in shares.items():
        share = (sum(scores) + DOUBT / 2) / (len(scores) + DOUBT)
        found[teams] = SCALE * log(share / (1 - share))
    return found


def entry_name(entry: Entry) -> str:
    """Rated by who takes part."""
    return entry.name


def coach_name(entry: Entry) -> str:
    """Rated by who coaches: all entries of one computer's coach are one; people are their own."""
    return entry.coach or entry.name


def ratings(
    matches: list[Played], advantages: Advantages, by_coach: int, before: Mapping[str, Rating] | None = None
) -> dict[str, Rating]:
    """Everybody's rating after these matches, from those they had before or those of newcomers. Matches against
    oneself say nothing.
    """
    name_of = coach_name if by_coach else entry_name
    found = dict(before or {})
    periods = sorted({match.period for match in matches})
    for period in periods:
        met: dict[str, list[Met]] = {}
        for match in matches:
            if match.period == period:
                home, away = name_of(match.home), name_of(match.away)
                for each in (home, away):
                    found.setdefault(each, Rating())
                    met.setdefault(each, [])
                if home != away:
                    worth = advantages.get((match.home.team, match.away.team), 0.0)
                    met[home].append(Met(found[away], match.score, worth))
                    met[away].append(Met(found[home], 1 - match.score, -worth))
        found |= {name: rated(found[name], results) for name, results in met.items()}
    return found
