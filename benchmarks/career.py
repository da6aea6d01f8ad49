"""Where a career leads whoever plays like one of the computer's coaches.

Careers are played season by season as on a server: the rivals follow the results, the others of a round are simulated
by who plays at once, injuries and lessons stay, and everybody changes divisions. One's own club is coached by --coach.

    python -m benchmarks.career --game takkure --coach province:20 --careers 8 --seasons 4 --workers 2

Told are the division, the place and the points of each season. --json prints JSON.
"""

import sys
from statistics import fmean

from benchmarks._shared import Number, tell
from thirdhalf.games import kit_of
from thirdhalf.games.leagues import follow_up, lined_up, seed_of
from thirdhalf.lab.executors import working
from thirdhalf.lab.leagues.playing import Done, Task, play_task
from thirdhalf.league.career.difficulty import coach_of, shift
from thirdhalf.league.career.log import Career, Line, SeasonLine
from thirdhalf.league.career.season import (
    due,
    next_clubs,
    next_division,
    opening,
    own_results,
    place_of,
    season_terms,
)
from thirdhalf.league.career.world import BEGUN, DIVISIONS
from thirdhalf.league.files.reading import terms_in
from thirdhalf.league.marks.aftermath import lessons_by_lot
from thirdhalf.league.season.competition import Competition
from thirdhalf.league.season.drawing import next_draw
from thirdhalf.league.season.meetings import Meeting
from thirdhalf.server.careers.desk import at_once
from thirdhalf.server.careers.showing import ladder_of

CLUB = "Mine"

Told = tuple[int, int, int]
"""A division, the place there, and the points."""


def career_of(game: str, coach: str, seed: str, seasons: int) -> list[Told]:
    """One career: what came of each of its seasons."""
    kit = kit_of(game)
    opened = kit.game(None)
    styles = opened.styles() or dict.fromkeys(kit.teams, "")
    teams = sorted(styles)
    team = teams[sum(seed.encode()) % len(teams)]
    lines: list[Line] = [{"do": "begin", "game": game, "club": CLUB, "team": team, "seed": seed, "level": ""}]
    found: list[Told] = []
    before: Competition | None = None
    division, clubs = 0, BEGUN
    for number in range(seasons):
        career = Career(lines)
        terms = season_terms(career, division, "", kit.even)
        own = SeasonLine(str(number), division, clubs)
        now = Competition(terms_in(terms, "terms"), opening(career, terms, own, ladder_of(game), styles, before))
        while not now.over:
            play_round(now, game, coach, own)
        points = next(row.points for row in now.stages[0].table(0) if row.entry == now.entry(CLUB).number)
        found.append((division, place_of(now, CLUB), points))
        lines.append({"do": "season", "league": str(number), "division": division, "clubs": [list(c) for c in clubs]})
        before, clubs = now, next_clubs(now, Career(lines))
        division = next_division(now, CLUB, division)
    return found


def play_round(now: Competition, game: str, coach: str, season: SeasonLine) -> None:
    """What is to be played next, one's own match first; or the draw of the cup."""
    wanted = due(now, CLUB)
    if wanted is None:
        add(now, dict(next_draw(now)))
        return
    opened = kit_of(game).game(None)
    for meeting in [each for each in (wanted.own, *wanted.others) if each is not None]:
        names = [now.name(each) for each in (meeting.home, meeting.away)]
        coaches: list[str] = []
        for name in names:
            own = now.entry(name)
            if name == CLUB:
                coaches.append(coach)
            elif CLUB in names:
                off = shift(own_results(now, CLUB))
                style = opened.styles().get(own.team, "")
                coaches.append(coach_of(ladder_of(game), season.division, name, off, style))
            else:
                coaches.append(at_once(game, own.coach))
        done = played(now, game, meeting, (coaches[0], coaches[1]), (names[0], names[1]))
        add(now, {"do": "result", "match": done.id, "score": [done.home_score, done.away_score]})
        for line in follow_up(now, opened, done.id, done.left, done.digest):
            add(now, dict(line))
    # One's own players learn by lot too.
    rules = kit_of(game).season
    assert rules is not None
    for line in lessons_by_lot(now, rules, opened, now.entry(CLUB)):
        add(now, dict(line))


def add(now: Competition, line: dict[str, object]) -> None:
    """One line more."""
    now.take(line, len(now.lines) + 1)


def played(now: Competition, game: str, meeting: Meeting, coaches: tuple[str, str], names: tuple[str, str]) -> Done:
    """One match."""
    seed = seed_of(now, meeting, "")
    opened = kit_of(game).game(None)
    setup = lined_up(now, opened, meeting, seed)
    return play_task(Task(meeting.id, game, None, setup, coaches, names, seed, None, 1))


def main() -> None:
    given = dict(zip(sys.argv[1::2], sys.argv[2::2], strict=False))
    game, coach = given.get("--game", "dreadball"), given.get("--coach", "random")
    careers, seasons = int(given.get("--careers", "1")), int(given.get("--seasons", "1"))
    seed = given.get("--seed", "career")
    rows: dict[str, Number] = {}
    every: list[list[Told]] = []
    with working(int(given.get("--workers", "1"))) as executor:
        tasks = [(game, coach, f"{seed}/{number}", seasons) for number in range(careers)]
        for number, told in enumerate(executor.run(career_of, tasks)):
            every.append(told)
            # Told at once: it takes long.
            words = [f"{DIVISIONS[division]} {place} ({points})" for division, place, points in told]
            print(f"{number + 1}: {', '.join(words)}", file=sys.stderr, flush=True)
            rows[f"career {number + 1}: division, place, points"] = ", ".join(words)
    for number in range(seasons):
        rows[f"season {number + 1}: division, on average"] = fmean([told[number][0] for told in every])
        rows[f"season {number + 1}: place, on average"] = fmean([told[number][1] for told in every])
    tell(f"{careers} careers of {game} by {coach}, seed {seed}", rows)


if __name__ == "__main__":
    main()
