"""Many seasons of one competition, from a model of its results: scores are drawn from a sample of matches that each
pairing of teams and coaches has really played.

Each season has lots of its own. What is told besides the points is whether a season runs away: how often the leader
after the first round wins it, beside how often these very entries win all the same.
"""

from pathlib import Path
from random import Random
from typing import NamedTuple

from thirdhalf.games.leagues import setup_of
from thirdhalf.kernel.game import Game
from thirdhalf.lab.leagues.playing import Done, Task, content_of
from thirdhalf.league.fixtures import Result
from thirdhalf.league.season.competition import Competition
from thirdhalf.league.season.drawing import next_draw
from thirdhalf.league.season.stage import Stage
from thirdhalf.league.standings import ranked
from thirdhalf.league.terms import KNOCK_OUT

Side = tuple[str, str]
"""A team and who coaches it."""


class Pairings:
    """The sample: `count` matches of each pairing, home and away apart."""

    def __init__(self, now: Competition, game: Game, folder: Path, stand_in: str, count: int) -> None:
        self.sides: list[Side] = [(each.team, each.coach or stand_in) for each in now.entries]
        self.scores: dict[tuple[Side, Side], list[tuple[int, int]]] = {}
        self.tasks: list[Task] = []
        self._pairs: dict[str, tuple[Side, Side]] = {}
        for home in sorted(set(self.sides)):
            for away in sorted(set(self.sides)):
                for number in range(count):
                    id = f"{'/'.join(home)} {'/'.join(away)} {number}"
                    seed = f"{now.terms.seed}/sample/{id}"
                    self._pairs[id] = (home, away)
                    self.tasks.append(
                        Task(
                            id=id,
                            game=now.terms.game,
                            content=content_of(folder),
                            setup=setup_of(game, now.terms.options, (home[0], away[0]), seed),
                            coaches=(home[1], away[1]),
                            names=(home[1], away[1]),
                            seed=seed,
                            record=None,
                        )
                    )

    def add(self, done: Done) -> None:
        """One more score of a pairing."""
        self.scores.setdefault(self._pairs[done.id], []).append((done.home_score, done.away_score))

    def drawn(self, random: Random, home: int, away: int) -> tuple[int, int]:
        """Some score of these two."""
        return random.choice(self.scores[self.sides[home], self.sides[away]])


class EntrySeasons(NamedTuple):
    """What came of all seasons for one entry: points at 5, 25, 50, 75 and 95 %, and how often it won."""

    name: str
    mean: float
    quantiles: tuple[int, int, int, int, int]
    titles: int


class Seasons(NamedTuple):
    """All of it. `leader_won` counts the seasons that the leader after the first round won, `leader_expected` how many
    that would be if each leader won as often as it does over all seasons.
    """

    reckoned: int
    entries: list[EntrySeasons]
    leader_won: int
    leader_expected: float


def seasons_of(now: Competition, pairings: Pairings, count: int) -> Seasons:
    """Reckon so many seasons with the entries of a competition, whatever it has played."""
    points: list[list[int]] = [[] for _ in now.entries]
    titles = [0] * len(now.entries)
    leaders: list[int] = []
    won = 0
    entering = [line for line in now.taken() if line.get("do") == "enter"]
    for number in range(count):
        terms = now.terms._replace(seed=f"{now.terms.seed}/season {number}")
        season = Competition(terms, entering)
        random = Random(terms.seed)
        while not season.over:
            season.take(next_draw(season), len(season.lines) + 1)
            play_stage(season.stages[-1], pairings, random)
        for entry, total in table_points(season).items():
            points[entry].append(total)
        winner = season.stages[-1].ranked()[0][0]
        titles[winner] += 1
        leaders.append(leader_after_first(season.stages[0]))
        won += int(leaders[-1] == winner)
    entries = [EntrySeasons(each.name, *spread(points[each.number]), titles[each.number]) for each in now.entries]
    expected = sum([titles[leader] / count for leader in leaders])
    return Seasons(count, sorted(entries, key=lambda each: -each.mean), won, expected)


def play_stage(stage: Stage, pairings: Pairings, random: Random) -> None:
    """Give every open match a score."""
    while stage.open():
        for meeting in stage.open():
            scores = pairings.drawn(random, meeting.home, meeting.away)
            stage.results[meeting.id] = Result(meeting.home, meeting.away, *scores)


def table_points(season: Competition) -> dict[int, int]:
    """The points of the first stage; of a knock-out the matches won."""
    stage = season.stages[0]
    if stage.own.kind == KNOCK_OUT:
        order = stage.cup().ranked()
        return {entry: len(order) - 1 - place for place, group in enumerate(order) for entry in group}
    return {row.entry: row.points for pool in range(len(stage.pools)) for row in stage.table(pool)}


def leader_after_first(stage: Stage) -> int:
    """Who led the first table after the first round."""
    if stage.own.kind == KNOCK_OUT:
        return stage.pools[0][0]
    first = Stage(stage.terms, stage.number, stage.pools, stage.out)
    first.swiss_rounds = stage.swiss_rounds[:1]
    first.results = {m.id: stage.results[m.id] for m in stage.meetings() if m.round == 1 and m.id in stage.results}
    return stage.pools[0][ranked(first.season(0), stage.terms.tie_breaks)[0][0]]


def spread(totals: list[int]) -> tuple[float, tuple[int, int, int, int, int]]:
    """The mean, and the points at 5, 25, 50, 75 and 95 %."""
    if not totals:
        return 0.0, (0, 0, 0, 0, 0)
    ordered = sorted(totals)
    last = len(ordered) - 1
    low, quarter, middle, three, high = [ordered[round(last * part / 100)] for part in (5, 25, 50, 75, 95)]
    return sum(ordered) / len(ordered), (low, quarter, middle, three, high)
