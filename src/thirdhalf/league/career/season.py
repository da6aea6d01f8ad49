"""One season of a career as a competition: its terms, how it opens, what is to be played, and where it leads."""

from collections.abc import Mapping
from typing import NamedTuple

from thirdhalf.kernel.game import Setup
from thirdhalf.league.career.difficulty import Ladder, coach_of
from thirdhalf.league.career.log import Career, SeasonLine
from thirdhalf.league.career.world import CUP, GOING, IN_THE_CUP, LEAGUE, NAMES, NUMBERS, TOP, Divided
from thirdhalf.league.files.forming import terms_text
from thirdhalf.league.files.reading import terms_in
from thirdhalf.league.fixtures import Result
from thirdhalf.league.lots import drawn
from thirdhalf.league.marks.aftermath import as_was
from thirdhalf.league.season.competition import Competition, Line
from thirdhalf.league.season.drawing import next_draw
from thirdhalf.league.season.meetings import Meeting
from thirdhalf.league.standings import halves_of
from thirdhalf.league.terms import KNOCK_OUT, ROUND_ROBIN


class Due(NamedTuple):
    """What is to be played next: one's own match, if there is one in the round, else those of the others."""

    round: int
    own: Meeting | None
    others: tuple[Meeting, ...]


def season_terms(career: Career, division: int, content: str, options: Setup) -> str:
    """The terms: everybody meets everybody twice, and the season leaves marks; in the highest division the best four
    play for the cup.
    """
    number = len(career.seasons) + 1
    league: dict[str, str | int] = {"name": LEAGUE, "kind": ROUND_ROBIN, "legs": 2}
    cup: dict[str, str | int] = {"name": CUP, "kind": KNOCK_OUT}
    stages = ({**league, "through": IN_THE_CUP}, cup) if division == TOP else (league,)
    name = f"{NAMES[division]} {number}"
    return terms_text(name, career.game, f"{career.seed}/{number}", content, stages, options={**options}, marks=1)


def opening(
    career: Career,
    terms: str,
    season: SeasonLine,
    ladder: Ladder,
    styles: Mapping[str, str],
    before: Competition | None,
) -> list[Line]:
    """The first lines of a season: who takes part (`styles`: all teams, and how the computer plays each), what the
    clubs that go on bring from the last, and the draw. A rival plays with the same team wherever it plays.
    """
    known = terms_in(terms, "terms")
    teams = list(styles)
    lots = drawn(career.seed, "teams", range(len(teams)))
    lines: list[Line] = [{"do": "enter", "entry": career.club, "team": career.team}]
    for club in season.rivals:
        team = teams[lots[NUMBERS[club] % len(teams)]]
        coach = coach_of(ladder, season.division, club, 0, styles[team], career.level)
        lines.append({"do": "enter", "entry": club, "team": team, "coach": coach})
    if before is not None:
        for entry in before.entries:
            # With another team, as careers of old had it, nothing of it helps.
            if any((line.get("entry"), line.get("team")) == (entry.name, entry.team) for line in lines):
                lines.append(as_was(entry, before.clubs[entry.number]))
    return [*lines, next_draw(Competition(known, lines))]


def due(now: Competition, club: str) -> Due | None:
    """What is to be played; None where the season is over or something is to be drawn."""
    left = now.stages[-1].open() if now.stages else []
    if not left:
        return None
    number = now.entry(club).number
    round = min([meeting.round for meeting in left])
    of_round = [meeting for meeting in left if meeting.round == round]
    own = [meeting for meeting in of_round if number in (meeting.home, meeting.away)]
    others = tuple([meeting for meeting in of_round if meeting not in own])
    return Due(round, own[0] if own else None, others)


def own_results(now: Competition, club: str) -> list[int]:
    """1, 0 and -1 for what one's club has won, drawn and lost, in the order played."""
    number = now.entry(club).number
    found: list[Result] = []
    for stage in now.stages:
        played = [meeting for meeting in stage.meetings() if number in (meeting.home, meeting.away)]
        found += [result for meeting in played if (result := stage.result(meeting)) is not None]
    return [halves_of(result, number) - 1 for result in found]


def place_of(now: Competition, club: str) -> int:
    """Where a club stands in the table, counted from 1."""
    number = now.entry(club).number
    return next(row.place for row in now.stages[0].table(0) if row.entry == number)


def cup_winner(now: Competition) -> str:
    """Who has won the cup; empty where there is none, or not yet."""
    if len(now.terms.stages) < 2 or not now.over:
        return ""
    return now.name(now.stages[-1].ranked()[0][0])


def next_division(now: Competition, club: str, division: int) -> int:
    """Where one's club plays after a season that is over: the best two of a table go up, the last two down."""
    place = place_of(now, club)
    if place <= GOING:
        return min(TOP, division + 1)
    return max(0, division - 1) if place > len(now.entries) - GOING else division


def next_clubs(now: Competition, career: Career) -> Divided:
    """Which clubs play where in the season after this one, which is over. In one's own division the table says who goes
    up and who goes down; in the others, which nobody has seen, the lot. For each who goes one comes, so that one's own
    club always has as many rivals.
    """
    season = career.seasons[-1]
    number = len(career.seasons)
    orders = [
        [now.name(row.entry) for row in now.stages[0].table(0)]
        if each == season.division
        else [clubs[place] for place in drawn(career.seed, f"season {number} division {each}", range(len(clubs)))]
        for each, clubs in enumerate(season.clubs)
    ]
    found = [list(each) for each in season.clubs]
    for lower in range(TOP):
        up = [club for club in orders[lower][:GOING] if club != career.club]
        down = [club for club in orders[lower + 1][-GOING:] if club != career.club]
        # Of a division that has not been seen as many go as come from the one that has.
        count = min(len(up), len(down))
        up, down = up[:count], down[-count:]
        found[lower] = [club for club in found[lower] if club not in up] + down
        found[lower + 1] = [club for club in found[lower + 1] if club not in down] + up
    return tuple([tuple(each) for each in found])
