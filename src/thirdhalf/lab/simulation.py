"""Many matches between computer coaches, on several cores if wanted."""

import signal
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache
from itertools import islice
from pathlib import Path

from thirdhalf import __version__
from thirdhalf.games import kit_of
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.game import Game, Setup
from thirdhalf.kernel.record import Recorder, write_record
from thirdhalf.kernel.seat import AWAY, HOME
from thirdhalf.kernel.table import Table

BATCH = 50
"""Matches in one piece of work for a worker: small enough for a smooth progress bar, large enough to be worth
sending.
"""


class Series:
    """What is to be played. `options` are the parts of the set-up that somebody wants to be so."""

    __slots__ = ("away_coach", "content", "coverage", "game", "home_coach", "matches", "options", "seed")

    def __init__(
        self,
        game: str,
        options: Setup,
        home_coach: str,
        away_coach: str,
        matches: int,
        seed: str,
        content: Path | None = None,
        coverage: bool = False,
    ) -> None:
        self.game = game
        self.options = options
        self.home_coach = home_coach
        self.away_coach = away_coach
        self.matches = matches
        self.seed = seed
        self.content = content
        # Whether to count how often everything occurred.
        self.coverage = coverage

    def setup(self, index: int) -> Setup:
        """The set-up of one match."""
        return kit_of(self.game).setup(game_with(self.game, self.content), self.options, self.seed, index)


class Tally:
    """What has come of the matches so far."""

    __slots__ = (
        "away_score",
        "away_wins",
        "decisions",
        "draws",
        "endings",
        "home_score",
        "home_wins",
        "longest",
        "matches",
        "seen",
    )

    def __init__(self) -> None:
        self.matches = 0
        self.home_wins = 0
        self.away_wins = 0
        self.draws = 0
        self.home_score = 0
        self.away_score = 0
        self.decisions = 0
        # The most decisions in one match.
        self.longest = 0
        self.endings: dict[str, int] = {}
        self.seen: dict[str, int] = {}

    def add(self, other: "Tally") -> None:
        """Count another tally in."""
        self.matches += other.matches
        self.home_wins += other.home_wins
        self.away_wins += other.away_wins
        self.draws += other.draws
        self.home_score += other.home_score
        self.away_score += other.away_score
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        for ending, count in other.endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + count
        for name, count in other.seen.items():
            self.seen[name] = self.seen.get(name, 0) + count


@cache
def game_with(game: str, content: Path | None) -> Game:
    """The game with that content, read once in each process."""
    return kit_of(game).game(content)


def seeds(seed: str, index: int) -> tuple[bytes, str, str]:
    """What the dice, home's coach and away's coach of one match of many are seeded with."""
    return (seed_from(f"{seed}/{index}"), f"{seed}/{index}/home", f"{seed}/{index}/away")


def play_match(series: Series, index: int, records: Path | None) -> Tally:
    """Play one match of the series, and write its record."""
    game = game_with(series.game, series.content)
    setup = series.setup(index)
    seed, home, away = seeds(series.seed, index)
    recorder = None
    if records is not None:
        recorder = Recorder(game, __version__, setup, (series.home_coach, series.away_coach), seed)
    log: list[Event] | None = [] if records is not None or series.coverage else None
    match = game.new(setup, log)
    table = Table(match, Dice(seed), recorder)
    roster = kit_of(series.game).roster
    table.play((roster.anybody(series.home_coach, home), roster.anybody(series.away_coach, away)))
    if recorder is not None and records is not None:
        write_record(recorder.record(match), records / f"{series.game}-{index + 1:06d}.jsonl")
    outcome = game.outcome(match)
    tally = Tally()
    tally.matches = 1
    tally.home_wins = int(outcome.winner == HOME)
    tally.away_wins = int(outcome.winner == AWAY)
    tally.draws = 1 - tally.home_wins - tally.away_wins
    tally.home_score = outcome.home_score
    tally.away_score = outcome.away_score
    tally.decisions = table.decisions
    tally.longest = table.decisions
    tally.endings[outcome.ending] = 1
    if series.coverage and log is not None:
        tally.seen = kit_of(series.game).occurrences(match, log)
    return tally


def play_batch(series: Series, first: int, count: int, records: Path | None) -> Tally:
    """Play some matches of the series in a row."""
    tally = Tally()
    for index in range(first, first + count):
        tally.add(play_match(series, index, records))
    return tally


def pieces(total: int, size: int) -> list[tuple[int, int]]:
    """So many, in pieces of that size: the first of each piece, and how many it has."""
    return [(first, min(size, total - first)) for first in range(0, total, size)]


def simulate(series: Series, workers: int, records: Path | None, progress: Callable[[int], None]) -> Tally:
    """Play the whole series; `progress` is told how many more are done. The same series gives the same tally on any
    number of workers.
    """
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
        old = next(records.glob("*.jsonl"), None)
        if old is not None:
            raise ValueError(f"{records} holds records already ({old.name}): name an empty folder")
    # A bad series fails here, before any worker starts.
    game_with(series.game, series.content).new(series.setup(0), None)
    for name in (series.home_coach, series.away_coach):
        kit_of(series.game).roster.anybody(name, "")
    tally = Tally()
    batches = pieces(series.matches, BATCH)
    if workers == 1:
        for first, count in batches:
            tally.add(play_batch(series, first, count, records))
            progress(count)
        return tally
    ahead = iter(batches)
    with ProcessPoolExecutor(workers, initializer=ignore_interrupt) as pool:
        # Only a few batches are handed out at a time, so that an interrupt waits for little.
        waiting: set[Future[Tally]] = set()
        try:
            while True:
                for first, count in islice(ahead, 2 * workers - len(waiting)):
                    waiting.add(pool.submit(play_batch, series, first, count, records))
                if not waiting:
                    return tally
                finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in finished:
                    done = future.result()
                    tally.add(done)
                    progress(done.matches)
        except KeyboardInterrupt:
            pool.shutdown(wait=True, cancel_futures=True)
            raise


def ignore_interrupt() -> None:
    """A worker leaves Ctrl-C to the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
