"""Coaches against each other in pairs of matches, until it is clear who is better."""

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from pathlib import Path

from thirdhalf import __version__
from thirdhalf.games import kit_of
from thirdhalf.kernel.game import Setup
from thirdhalf.lab.elo import OPEN, POINTS, Estimate, estimate, ratings, verdict
from thirdhalf.lab.executors import Executor
from thirdhalf.lab.results import FORM, Pair, Results, Terms, missing, pair_of
from thirdhalf.lab.simulation import Series, check_coaches, game_with, pieces, play_match

BATCH = 8
"""Pairs between two looks at the sequential test."""


class Climb:
    """What is to be played: the coaches, on what terms, how many pairs at most, and which difference counts."""

    __slots__ = ("coaches", "content", "elo", "game", "made", "options", "pairs", "seed", "stops")

    def __init__(
        self,
        game: str,
        options: Setup,
        coaches: tuple[str, ...],
        pairs: int,
        elo: float,
        seed: str,
        stops: int = 1,
        content: Path | None = None,
        made: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        # How those coaches are made that go by a name of somebody's own.
        self.made: Mapping[str, str] = made or {}
        # The parts of the set-up that somebody wants to be so.
        self.options = options
        self.coaches = coaches
        self.pairs = pairs
        self.elo = elo
        self.seed = seed
        # 1 where a pairing stops as soon as the test is sure, 0 where all pairs are played.
        self.stops = stops
        self.content = content

    def series(self, home_coach: str, away_coach: str, index: int) -> Series:
        """The matches of two coaches with these sides; the same whoever sits where, dice included. What is played may
        differ from pair to pair.
        """
        options = kit_of(self.game).pair(self.options, index)
        home, away = [self.made.get(coach, coach) for coach in (home_coach, away_coach)]
        return Series(self.game, options, home, away, self.pairs, self.seed, self.content)

    def terms(self) -> Terms:
        """What must be the same for results to be comparable."""
        content = game_with(self.game, self.content).content_hash()
        told: Terms = {"ladder": FORM, "game": self.game, "options": dict(self.options), "seed": self.seed}
        return {**told, "content": content, "software": __version__}


class Pairing:
    """What came of two coaches' pairs; points and scores are counted for both, wins and draws for the first."""

    __slots__ = ("counts", "draws", "first", "losses", "scores", "second", "verdict", "wins")

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second
        # How many pairs had 0, 1, … 4 points for the first coach.
        self.counts = [0] * (POINTS + 1)
        self.wins = 0
        self.draws = 0
        self.losses = 0
        self.scores = (0, 0)
        self.verdict = OPEN

    @property
    def pairs(self) -> int:
        """How many pairs have been played."""
        return sum(self.counts)

    @property
    def score(self) -> float:
        """The first coach's share of the points."""
        return sum(points * count for points, count in enumerate(self.counts)) / (POINTS * self.pairs)

    def add(self, pair: Pair) -> None:
        """Count a pair in."""
        self.wins += pair.wins
        self.losses += pair.losses
        self.draws += pair.draws
        self.counts[2 * pair.wins + pair.draws] += 1
        self.scores = (self.scores[0] + pair.own_score, self.scores[1] + pair.other_score)


class Standings:
    """A ladder: every pairing, and every coach's rating."""

    __slots__ = ("coaches", "pairings", "ratings")

    def __init__(self, coaches: tuple[str, ...], pairings: list[Pairing], rated: list[Estimate] | None = None) -> None:
        self.coaches = coaches
        self.pairings = pairings
        self.ratings: list[Estimate] = rated or ratings(
            len(coaches), [(pairing.first, pairing.second, pairing.counts) for pairing in pairings]
        )

    @property
    def order(self) -> list[int]:
        """The coaches' numbers, the best first."""
        return sorted(range(len(self.coaches)), key=lambda i: -self.ratings[i].elo)

    def share(self, one: int, other: int) -> float | None:
        """One coach's share of the points against another, where they have met."""
        for pairing in self.pairings:
            if (pairing.first, pairing.second) == (one, other):
                return pairing.score
            if (pairing.second, pairing.first) == (one, other):
                return 1 - pairing.score
        return None

    def difference(self, pairing: Pairing) -> Estimate:
        """The first coach's Elo above the second's, from their own matches alone."""
        return estimate(pairing.counts)


def play_pair(climb: Climb, first: str, second: str, index: int) -> Pair:
    """One pair of two coaches: the same match with swapped sides."""
    there = play_match(climb.series(first, second, index), index, None)
    return pair_of(there, play_match(climb.series(second, first, index), index, None))


def ladder(
    climb: Climb, executor: Executor, progress: Callable[[int], None], results: Results | None = None
) -> Standings:
    """Play everyone against everyone, each two until the sequential test is sure or the pairs are used up.

    `progress` is told how many pairs are done or need not be played. The same climb gives the same standings
    whoever plays it, and however much of it is in the results already.
    """
    if len(climb.coaches) < 2 or len(set(climb.coaches)) != len(climb.coaches):
        raise ValueError("a ladder needs two or more different coaches")
    pairings = [Pairing(i, j) for i, j in combinations(range(len(climb.coaches)), 2)]
    play_pairings(climb, pairings, executor, progress, results or Results(climb.terms()))
    return Standings(climb.coaches, pairings)


def play_pairings(
    climb: Climb, pairings: list[Pairing], executor: Executor, progress: Callable[[int], None], results: Results
) -> None:
    """Settle these pairings: what is in the results is not played again, what is played is put there."""
    busy = [pairing for pairing in pairings if to_be_played(climb, pairing, results)]
    names = [climb.coaches[i] for i in sorted({i for pairing in busy for i in (pairing.first, pairing.second)})]
    if names:
        series = climb.series(names[0], names[1], 0)
        game_with(climb.game, climb.content).new(series.setup(0), None)
        check_coaches(series, [climb.made.get(name, name) for name in names])
    for name in names:
        results.add_coach(name, climb.made.get(name, name))
    for pairing in pairings:
        settle(climb, pairing, batches(executor, climb, pairing, results), progress)


def to_be_played(climb: Climb, pairing: Pairing, results: Results) -> bool:
    """Whether what is known does not settle a pairing."""
    first, second = climb.coaches[pairing.first], climb.coaches[pairing.second]
    tried = Pairing(pairing.first, pairing.second)
    for start, count in pieces(climb.pairs, BATCH):
        if missing(results, first, second, range(start, start + count)):
            return True
        if counted(climb, tried, known(results, first, second, start, count)):
            return False
    return False


def counted(climb: Climb, pairing: Pairing, batch: list[Pair]) -> bool:
    """Count a batch in; whether that settles it."""
    for pair in batch:
        pairing.add(pair)
    pairing.verdict = verdict(pairing.counts, climb.elo)
    return bool(climb.stops) and pairing.verdict != OPEN


def settle(climb: Climb, pairing: Pairing, batches: Iterator[list[Pair]], progress: Callable[[int], None]) -> None:
    """Play one pairing; the test is looked at after every batch, in order."""
    for batch in batches:
        settled = counted(climb, pairing, batch)
        progress(len(batch))
        if settled:
            break
    progress(climb.pairs - pairing.pairs)


def known(results: Results, first: str, second: str, start: int, count: int) -> list[Pair]:
    """Pairs that have been played."""
    found = [results.pair(first, second, index) for index in range(start, start + count)]
    return [pair for pair in found if pair is not None]


def batches(executor: Executor, climb: Climb, pairing: Pairing, results: Results) -> Iterator[list[Pair]]:
    """The batches of a pairing in their order, some pairs being played ahead; what is known is not played."""
    first, second = climb.coaches[pairing.first], climb.coaches[pairing.second]
    lacking = missing(results, first, second, range(climb.pairs))
    played = executor.run(play_pair, [(climb, first, second, index) for index in lacking])
    unplayed = set(lacking)
    for start, count in pieces(climb.pairs, BATCH):
        for index in range(start, start + count):
            if index in unplayed:
                results.add(first, second, index, next(played))
        yield known(results, first, second, start, count)
