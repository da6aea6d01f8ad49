"""How the CPU time of many matches grows with their number, and what workers who share them gain by the clock.

Prints a table, or one JSON object with --json. Workers gain as many times as there are cores with nothing else to do.
"""

from collections.abc import Callable
from time import perf_counter, process_time

from benchmarks._shared import SEED, Number, tell
from thirdhalf.lab.simulation import Plan, simulate

MATCHES = (100, 400, 1600)
WORKERS = (1, 2, 4)


def nothing(done: int) -> None:
    """Nobody is told of the progress."""


def seconds(clock: Callable[[], float], game: str, matches: int, workers: int) -> float:
    """How long so many take."""
    started = clock()
    simulate(Plan(game, {}, "random", "random", matches, SEED), workers, None, nothing)
    return clock() - started


def main() -> None:
    """Measure and print."""
    rows: dict[str, Number] = {}
    for game in ("takkure", "dreadball"):
        seconds(process_time, game, 50, 1)
        for matches in MATCHES:
            spent = seconds(process_time, game, matches, 1)
            rows[f"{game}, {matches:,} matches, milliseconds each"] = round(1000 * spent / matches, 2)
        alone = 0.0
        for workers in WORKERS:
            spent = seconds(perf_counter, game, MATCHES[-1], workers)
            alone = alone or spent
            rows[f"{game}, {workers} workers, times as fast by the clock as one"] = round(alone / spent, 2)
    tell("Growth", rows)


if __name__ == "__main__":
    main()
