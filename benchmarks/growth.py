"""How the CPU time of many matches grows with their number, and what workers who share them gain by the clock.

By the clock the best of some rounds counts, in which one, two and four workers take turns; starting them is part of it.
Workers gain as many times as there are cores with nothing else to do: how many those were, processes that only count
tell. Prints a table, or one JSON object with --json.
"""

from time import perf_counter, process_time

from benchmarks._shared import SEED, Number, by_turns, counting, tell
from thirdhalf.lab.executors import working
from thirdhalf.lab.simulation import Series, simulate

MATCHES = (100, 400, 1600)
WORKERS = (1, 2, 4)
SHARED = 800
"""How many matches the workers share."""
ROUNDS = 4


def nothing(done: int) -> None:
    """Nobody is told of the progress."""


def play(game: str, matches: int, workers: int) -> None:
    """Play so many."""
    with working(workers) as executor:
        simulate(Series(game, {}, "random", "random", matches, SEED), executor, None, nothing)


def milliseconds_each(game: str, matches: int) -> float:
    """The CPU time of one of so many."""
    started = process_time()
    play(game, matches, 1)
    return 1000 * (process_time() - started) / matches


def matches_rate(game: str, workers: int) -> float:
    """Matches a second by the clock."""
    started = perf_counter()
    play(game, SHARED, workers)
    return SHARED / (perf_counter() - started)


def main() -> None:
    """Measure and print."""
    rows: dict[str, Number] = {}
    for game in ("takkure", "dreadball"):
        play(game, 50, 1)
        for matches in MATCHES:
            rows[f"{game}, {matches:,} matches, milliseconds each"] = round(milliseconds_each(game, matches), 2)
    rows |= counting(WORKERS, ROUNDS)
    for game in ("takkure", "dreadball"):
        alone, *others = by_turns(lambda workers, game=game: matches_rate(game, workers), WORKERS, ROUNDS)  # type: ignore[misc]
        for workers, rate in zip(WORKERS[1:], others, strict=True):
            rows[f"{game}, {workers} workers, times as fast by the clock as one"] = round(rate / alone, 2)
    tell("Growth", rows)


if __name__ == "__main__":
    main()
