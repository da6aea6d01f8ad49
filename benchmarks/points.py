"""How well systems of points rank clubs whose strength is known, and how long a title stays open under each.

Clubs of all teams, each once with each of the coaches (`rookie` and `club`; others by --coaches), meet twice. Each
pairing plays a sample of matches; every match of a season has a score drawn from those of its pairing, so that each
club's strength (what it wins, and half of what it draws, on average against all others) is known exactly. All systems
rank the same seasons.

    python -m benchmarks.points --game takkure --sample 40 --seasons 2000 --workers 2

Told of each system: Kendall's tau between table and strength, how often the strongest club wins, and after what part of
the rounds the title is decided; each with its 95 % interval over the seasons. --json prints JSON.
"""

import sys
from collections.abc import Sequence
from itertools import combinations
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev

from benchmarks._shared import Number, tell
from thirdhalf.games import kit_of
from thirdhalf.games.leagues import season_of
from thirdhalf.lab.executors import working
from thirdhalf.lab.leagues.playing import play_task
from thirdhalf.lab.leagues.seasons import Pairings
from thirdhalf.league.files.forming import stages_of, terms_text
from thirdhalf.league.files.reading import terms_in
from thirdhalf.league.fixtures import Result
from thirdhalf.league.lots import drawn
from thirdhalf.league.points import Points
from thirdhalf.league.round_robin import round_robin
from thirdhalf.league.season.competition import Competition
from thirdhalf.league.standings import USUAL, Season, halves_of, ranked

SYSTEMS = {
    "3-1-0, bonuses for 3 scored and for losing by 1": Points(3, 1, 0, 3, 1),
    "4-2-0, bonuses for 3 scored and for losing by 1": Points(4, 2, 0, 3, 1),
    "4-1-0, bonuses for 3 scored and for losing by 1": Points(4, 1, 0, 3, 1),
    "3-1-0, bonuses for 2 scored and for losing by 1": Points(3, 1, 0, 2, 1),
    "3-1-0, bonuses for 4 scored and for losing by 1": Points(3, 1, 0, 4, 1),
    "4-2-0, bonuses for 5 scored and for losing by 1": Points(4, 2, 0, 5, 1),
    "3-1-0, bonus for 3 scored": Points(3, 1, 0, 3, 0),
    "3-1-0, bonus for losing by 1": Points(3, 1, 0, 0, 1),
    "3-1-0": Points(3, 1, 0, 0, 0),
    "4-2-0": Points(4, 2, 0, 0, 0),
}
"""The first is that with which the others are compared. 2-1-0 ranks as 4-2-0 does."""
COACHES = "rookie,club"


def clubs_of(game: str, coaches: str) -> list[tuple[str, str]]:
    """A team and a coach each: all teams that the game has, with each of these coaches."""
    kit = kit_of(game)
    opened = kit.game(None)
    teams = [team for team in opened.styles() if season_of(game).squad(opened, team)] or list(kit.teams)
    return [(team, coach) for team in teams for coach in coaches.split(",")]


def sampled(game: str, coaches: str, count: int, workers: int, seed: str) -> Pairings:
    """The sample of every pairing."""
    terms = terms_in(terms_text("Points", game, seed, "", stages_of("double round robin")), "terms")
    now = Competition(terms)
    for number, (team, coach) in enumerate(clubs_of(game, coaches)):
        line = {"do": "enter", "entry": f"{team} {coach}", "team": team, "coach": coach}
        now.take(line, number + 1)
    pairings = Pairings(now, kit_of(game).game(None), Path("."), "", count)
    with working(workers) as executor:
        for done in executor.run(play_task, [(each,) for each in pairings.tasks]):
            pairings.add(done)
    return pairings


def strengths(pairings: Pairings) -> list[float]:
    """What each wins, and half of what it draws, against all others at home and away."""
    found: list[float] = []
    for own, side in enumerate(pairings.sides):
        halves: list[int] = []
        for other, rival in enumerate(pairings.sides):
            if own != other:
                halves += [halves_of(Result(0, 1, *score), 0) for score in pairings.scores[side, rival]]
                halves += [halves_of(Result(1, 0, *score), 0) for score in pairings.scores[rival, side]]
        found.append(fmean(halves) / 2)
    return found


def tau(order: Sequence[int], worth: Sequence[float]) -> float:
    """Kendall's tau between an order, best first, and what each is worth."""
    signs = [(worth[one] > worth[other]) - (worth[one] < worth[other]) for one, other in combinations(order, 2)]
    return fmean(signs)


def decided_after(rounds: list[list[Result]], count: int, points: Points) -> float:
    """After what part of the rounds nobody can come level with the leader any more."""
    totals = [0] * count
    left = [sum([entry in result[:2] for each in rounds for result in each]) for entry in range(count)]
    for number, results in enumerate(rounds, 1):
        for result in results:
            for entry in result[:2]:
                totals[entry] += points.of(result, entry)
                left[entry] -= 1
        leader = max(range(count), key=totals.__getitem__)
        most = [totals[each] + left[each] * points.most for each in range(count) if each != leader]
        if max(most) < totals[leader] + left[leader] * points.least:
            return number / len(rounds)
    return 1.0


def season(pairings: Pairings, number: int, seed: str) -> list[list[Result]]:
    """One season's results by round: lots of its own, and scores drawn."""
    random = Random(f"{seed}/season {number}")
    entries = drawn(f"{seed}/{number}", "stage 1", range(len(pairings.sides)))
    rounds: list[list[Result]] = []
    for fixture in round_robin(len(entries), 2):
        home, away = entries[fixture.home], entries[fixture.away]
        while len(rounds) <= fixture.round:
            rounds.append([])
        rounds[fixture.round].append(Result(home, away, *pairings.drawn(random, home, away)))
    return rounds


def interval(values: list[float]) -> str:
    """The mean with its 95 % interval."""
    return f"{fmean(values):.4f} ± {1.96 * stdev(values) / sqrt(len(values)):.4f}"


def main() -> None:
    given = dict(zip(sys.argv[1::2], sys.argv[2::2], strict=False))
    game = given.get("--game", "dreadball")
    count, seasons = int(given.get("--sample", "2")), int(given.get("--seasons", "50"))
    seed = given.get("--seed", "points")
    coaches = given.get("--coaches", COACHES)
    pairings = sampled(game, coaches, count, int(given.get("--workers", "1")), seed)
    worth = strengths(pairings)
    best = max(range(len(worth)), key=worth.__getitem__)
    found: dict[str, tuple[list[float], list[float], list[float]]] = {name: ([], [], []) for name in SYSTEMS}
    for number in range(seasons):
        rounds = season(pairings, number, seed)
        results = [result for each in rounds for result in each]
        for name, points in SYSTEMS.items():
            order = [
                entry for group in ranked(Season(len(worth), results, points, str(number)), USUAL) for entry in group
            ]
            ranks, wins, decided = found[name]
            ranks.append(tau(order, worth))
            wins.append(float(order[0] == best))
            decided.append(decided_after(rounds, len(worth), points))
    rows: dict[str, Number] = {f"strength of {' '.join(side)}": worth[i] for i, side in enumerate(pairings.sides)}
    usual = found[next(iter(SYSTEMS))]
    for name, (ranks, wins, decided) in found.items():
        rows[f"{name}: tau"] = interval(ranks)
        rows[f"{name}: tau, more than the first's"] = interval([a - b for a, b in zip(ranks, usual[0], strict=True)])
        rows[f"{name}: the best wins"] = interval(wins)
        rows[f"{name}: decided after"] = interval(decided)
    tell(f"{seasons} seasons of {len(worth)} clubs of {game}, {count} matches a pairing, seed {seed}", rows)


if __name__ == "__main__":
    main()
