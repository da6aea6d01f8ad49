"""Coaches against each other in pairs of matches, until it is clear who is better."""

from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import combinations
from pathlib import Path

from thirdhalf.games import kit_of
from thirdhalf.kernel.game import Setup
from thirdhalf.lab.elo import OPEN, POINTS, Estimate, estimate, ratings, verdict
from thirdhalf.lab.simulation import Series, Tally, game_with, ignore_interrupt, pieces, play_match

BATCH = 8
"""Pairs between two looks at the sequential test."""


class Climb:
    """What is to be played: the coaches, on what terms, how many pairs at most, and which difference counts."""

    __slots__ = ("coaches", "content", "elo", "game", "options", "pairs", "seed", "stops")

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
    ) -> None:
        self.game = game
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
        return Series(self.game, options, home_coach, away_coach, self.pairs, self.seed, self.content)


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

    def add(self, pair: tuple[Tally, Tally]) -> None:
        """Count a pair in: the first coach was home in its first match, away in the second."""
        one, two = pair
        wins = one.home_wins + two.away_wins
        losses = one.away_wins + two.home_wins
        draws = one.draws + two.draws
        self.wins += wins
        self.losses += losses
        self.draws += draws
        self.counts[2 * wins + draws] += 1
        self.scores = (
            self.scores[0] + one.home_score + two.away_score,
            self.scores[1] + one.away_score + two.home_score,
        )


class Standings:
    """A ladder: every pairing, and every coach's rating."""

    __slots__ = ("coaches", "pairings", "ratings")

    def __init__(self, coaches: tuple[str, ...], pairings: list[Pairing]) -> None:
        self.coaches = coaches
        self.pairings = pairings
        self.ratings: list[Estimate] = ratings(
            len(coaches), [(pairing.first, pairing.second, pairing.counts) for pairing in pairings]
        )

    def difference(self, pairing: Pairing) -> Estimate:
        """The first coach's Elo above the second's, from their own matches alone."""
        return estimate(pairing.counts)


def play_pairs(climb: Climb, first: str, second: str, start: int, count: int) -> list[tuple[Tally, Tally]]:
    """Some pairs of two coaches: the same matches with swapped sides."""
    found: list[tuple[Tally, Tally]] = []
    for index in range(start, start + count):
        there = play_match(climb.series(first, second, index), index, None)
        found.append((there, play_match(climb.series(second, first, index), index, None)))
    return found


def ladder(climb: Climb, workers: int, progress: Callable[[int], None]) -> Standings:
    """Play everyone against everyone, each two until the sequential test is sure or the pairs are used up.

    `progress` is told how many pairs are done or need not be played. The same climb gives the same standings on any
    number of workers.
    """
    if len(climb.coaches) < 2 or len(set(climb.coaches)) != len(climb.coaches):
        raise ValueError("a ladder needs two or more different coaches")
    for name in climb.coaches:
        kit_of(climb.game).roster.anybody(name, "")
    game_with(climb.game, climb.content).new(climb.series(climb.coaches[0], climb.coaches[1], 0).setup(0), None)
    pairings = [Pairing(i, j) for i, j in combinations(range(len(climb.coaches)), 2)]
    if workers == 1:
        for pairing in pairings:
            settle(climb, pairing, batches(climb, pairing), progress)
    else:
        with ProcessPoolExecutor(workers, initializer=ignore_interrupt) as pool:
            for pairing in pairings:
                settle(climb, pairing, pooled_batches(pool, workers, climb, pairing), progress)
    return Standings(climb.coaches, pairings)


def settle(
    climb: Climb, pairing: Pairing, batches: Iterator[list[tuple[Tally, Tally]]], progress: Callable[[int], None]
) -> None:
    """Play one pairing; the test is looked at after every batch, in order."""
    for batch in batches:
        for pair in batch:
            pairing.add(pair)
        progress(len(batch))
        pairing.verdict = verdict(pairing.counts, climb.elo)
        if climb.stops and pairing.verdict != OPEN:
            break
    progress(climb.pairs - pairing.pairs)


def batches(climb: Climb, pairing: Pairing) -> Iterator[list[tuple[Tally, Tally]]]:
    """The batches of a pairing, one after the other."""
    names = climb.coaches[pairing.first], climb.coaches[pairing.second]
    for start, count in pieces(climb.pairs, BATCH):
        yield play_pairs(climb, *names, start, count)


def pooled_batches(
    pool: ProcessPoolExecutor, workers: int, climb: Climb, pairing: Pairing
) -> Iterator[list[tuple[Tally, Tally]]]:
    """The same in the same order, some of them being played ahead; what is not asked for is called off."""
    names = climb.coaches[pairing.first], climb.coaches[pairing.second]
    ahead = iter(pieces(climb.pairs, BATCH))
    waiting: list[Future[list[tuple[Tally, Tally]]]] = []
    try:
        while True:
            for start, count in ahead:
                waiting.append(pool.submit(play_pairs, climb, *names, start, count))
                if len(waiting) >= 2 * workers:
                    break
            if not waiting:
                return
            yield waiting.pop(0).result()
    finally:
        for future in waiting:
            future.cancel()
