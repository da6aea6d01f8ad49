"""What a second worker process brings to many matches at once: steps a second by the clock, with one and with two.

All contenders take turns in short rounds, and the best round of each counts: other work on the machine only slows down.
How much of a second core was there at all is told by two processes that share nothing and only count, against one such.
Prints a table, or one JSON object with --json.
"""

from collections.abc import Callable
from contextlib import ExitStack
from multiprocessing import get_context
from time import perf_counter

import numpy as np

from benchmarks._shared import Number, tell
from thirdhalf.environment import Runner

MATCHES = 256
ROUNDS = 12
SECONDS = 0.5
CASES: dict[str, tuple[str, dict[str, int]]] = {
    "takkure, full match": ("takkure", {}),
    "dreadball": ("dreadball", {}),
}


def steps_rate(runner: Runner, random: np.random.Generator) -> float:
    """Steps a second of all the matches together."""
    board = runner.board
    steps = 0
    started = perf_counter()
    while perf_counter() - started < SECONDS:
        # Numbers between 0 and how many actions there are; `integers` takes five times as long over it.
        board = runner.step((random.random(runner.matches) * board.mask.sum(1)).astype(np.int64))
        steps += runner.matches
    return steps / (perf_counter() - started)


def count(seconds: float) -> float:
    """How fast this process counts."""
    counted = 0
    started = perf_counter()
    while perf_counter() - started < seconds:
        for _ in range(10_000):
            counted += 1
    return counted / (perf_counter() - started)


def best(rate: Callable[[int], float]) -> tuple[float, float]:
    """The best round with one worker and with two."""
    one = two = 0.0
    for _ in range(ROUNDS):
        one = max(one, rate(1))
        two = max(two, rate(2))
    return one, two


def counting() -> tuple[float, float]:
    """What the machine gives processes that share nothing."""
    with get_context("spawn").Pool(2) as pool:
        return best(lambda processes: sum(pool.map(count, [SECONDS] * processes, chunksize=1)))


def stepping(game: str, setup: dict[str, int]) -> tuple[float, float]:
    """What it gives the runner."""
    random = np.random.default_rng(1)
    with ExitStack() as stack:
        runners = [
            stack.enter_context(
                Runner(game, MATCHES, workers, home=None, away=None, max_cycles=0, prizes=None, **setup)
            )
            for workers in (1, 2)
        ]
        for runner in runners:
            runner.reset(1)
        return best(lambda workers: steps_rate(runners[workers - 1], random))


def main() -> None:
    """Measure and print."""
    one, two = counting()
    rows: dict[str, Number] = {"two processes that only count, times as fast as one": round(two / one, 2)}
    for name, (game, setup) in CASES.items():
        one, two = stepping(game, setup)
        rows[f"{name}, one worker, steps a second"] = round(one)
        rows[f"{name}, two workers, steps a second"] = round(two)
        rows[f"{name}, two workers, times as fast as one"] = round(two / one, 2)
    tell(f"Workers, {MATCHES} matches at once", rows)


if __name__ == "__main__":
    main()
