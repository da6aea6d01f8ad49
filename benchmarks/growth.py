"""How the time for many matches grows with their number, and shrinks with the workers who share them, by the clock.

Prints a table, or one JSON object with --json. Workers beyond the cores of the machine gain nothing.
"""

from time import perf_counter

from benchmarks._shared import SEED, Number, tell
from thirdhalf.lab.simulation import Plan, simulate

MATCHES = (100, 400, 1600)
WORKERS = (1, 2, 4)


def nothing(done: int) -> None:
    """Nobody is told of the progress."""


def seconds(game: str, matches: int, workers: int) -> float:
    """How long so many take."""
    started = perf_counter()
    simulate(Plan(game, {}, "random", "random", matches, SEED), workers, None, nothing)
    return perf_counter() - started


def main() -> None:
    """Measure and print."""
    rows: dict[str, Number] = {}
    for game in ("takkure", "dreadball"):
        seconds(game, 50, 1)
        for matches in MATCHES:
            spent = seconds(game, matches, 1)
            rows[f"{game}, {matches:,} matches, milliseconds each"] = round(1000 * spent / matches, 2)
        alone = 0.0
        for workers in WORKERS:
            spent = seconds(game, MATCHES[-1], workers)
            alone = alone or spent
            rows[f"{game}, {workers} workers, times as fast as one"] = round(alone / spent, 2)
    tell("Growth", rows)


if __name__ == "__main__":
    main()
