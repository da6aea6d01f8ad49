"""Many matches between computer coaches, on several cores if wanted."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from thirdhalf import __version__
from thirdhalf.bots.coach import ProgramCoach, coach_named, is_program
from thirdhalf.games import kit_of
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.game import Game, Outcome, Setup
from thirdhalf.kernel.record import Recorder, write_record
from thirdhalf.kernel.seat import AWAY, HOME, NOBODY
from thirdhalf.kernel.table import Coach, Table
from thirdhalf.lab.executors import Executor

BATCH = 50
"""Matches in one piece of work for a worker, at most: small enough for a smooth progress bar, large enough to be worth
sending.
"""

FORFEIT = "forfeit"
"""The ending of a match that a program has lost by what it did."""


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


class Seated(NamedTuple):
    """One match of a series about to be played."""

    game: Game
    table: Table
    coaches: list[Coach]


def seated(series: Series, index: int, recorded: bool = False) -> Seated:
    """The match, its dice, and both coaches; with a log where anybody wants one."""
    game = game_with(series.game, series.content)
    setup = series.setup(index)
    seed, *own = seeds(series.seed, index)
    names = (series.home_coach, series.away_coach)
    recorder = Recorder(game, __version__, setup, names, seed) if recorded else None
    # A program may ask what has happened.
    kept = recorded or series.coverage or any(is_program(name) for name in names)
    log: list[Event] | None = [] if kept else None
    kit = kit_of(series.game)
    coaches = [coach_named(kit, game, setup, name, seeded) for name, seeded in zip(names, own, strict=True)]
    return Seated(game, Table(game.new(setup, log), Dice(seed), recorder), coaches)


def play_match(series: Series, index: int, records: Path | None) -> Tally:
    """Play one match of the series, and write its record."""
    game, table, coaches = seated(series, index, records is not None)
    match, recorder = table.match, table.recorder
    table.play((coaches[0], coaches[1]))
    if recorder is not None and records is not None:
        write_record(recorder.record(match), records / f"{series.game}-{index + 1:06d}.jsonl")
    outcome = judged(game.outcome(match), coaches)
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
    if series.coverage and match.log is not None:
        tally.seen = kit_of(series.game).occurrences(match, match.log)
    return tally


def judged(played: Outcome, coaches: Sequence[Coach]) -> Outcome:
    """How a match counts: whoever has forfeited it has lost it, though the rules played it to its end. Programs are
    told.
    """
    programs = [(seat, coach) for seat, coach in enumerate(coaches) if isinstance(coach, ProgramCoach)]
    lost = {seat for seat, coach in programs if coach.forfeited}
    outcome = played
    if lost:
        winner = NOBODY if len(lost) == 2 else AWAY if HOME in lost else HOME
        outcome = Outcome(winner, played.home_score, played.away_score, FORFEIT)
    for _, coach in programs:
        coach.over(outcome)
    return outcome


def check_coaches(series: Series, names: Iterable[str]) -> None:
    """ValueError where there is no such coach, or a program that is no bot."""
    check_coaches_of(series.game, game_with(series.game, series.content), names)


def check_coaches_of(id: str, game: Game, names: Iterable[str]) -> None:
    """The same of a game that is open."""
    for name in names:
        coach_named(kit_of(id), game, {}, name, "")


def play_batch(series: Series, first: int, count: int, records: Path | None) -> Tally:
    """Play some matches of the series in a row."""
    tally = Tally()
    for index in range(first, first + count):
        tally.add(play_match(series, index, records))
    return tally


def pieces(total: int, size: int) -> list[tuple[int, int]]:
    """So many, in pieces of that size: the first of each piece, and how many it has."""
    return [(first, min(size, total - first)) for first in range(0, total, size)]


def simulate(series: Series, executor: Executor, records: Path | None, progress: Callable[[int], None]) -> Tally:
    """Play the whole series; `progress` is told how many more are done. The same series gives the same tally whoever
    plays it.
    """
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
        old = next(records.glob("*.jsonl"), None)
        if old is not None:
            raise ValueError(f"{records} holds records already ({old.name}): name an empty folder")
    # A bad series fails here, before any worker starts.
    game_with(series.game, series.content).new(series.setup(0), None)
    check_coaches(series, (series.home_coach, series.away_coach))
    tally = Tally()
    size = max(1, min(BATCH, series.matches // (4 * executor.workers)))
    batches = [(series, first, count, records) for first, count in pieces(series.matches, size)]
    for done in executor.run(play_batch, batches):
        tally.add(done)
        progress(done.matches)
    return tally
