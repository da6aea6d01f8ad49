"""What a second worker process brings to many matches at once: steps a second by the clock, with one and with two.

All contenders take turns in short rounds, and the best round of each counts: other work on the machine only slows down.
A round is always the same matches from their beginnings: some phases of a match take longer than others.
How much of a second core was there at all is told by two processes that share nothing and only count, against one such.
Prints a table, or one JSON object with --json.
"""

from contextlib import ExitStack
from time import perf_counter

import numpy as np

from benchmarks._shared import by_turns, counting, tell
from thirdhalf.environment import Runner

MATCHES = 256
WORKERS = (1, 2)
ROUNDS = 8
STEPS = 200
CASES: dict[str, tuple[str, dict[str, int]]] = {
    "takkure, full match": ("takkure", {}),
    "dreadball": ("dreadball", {}),
}


def steps_rate(runner: Runner) -> float:
    """Steps a second of all the matches together."""
    random = np.random.default_rng(1)
    board = runner.reset(1)
    started = perf_counter()
    for _ in range(STEPS):
        # Numbers between 0 and how many actions there are; `integers` takes five times as long over it.
        board = runner.step((random.random(runner.matches) * board.mask.sum(1)).astype(np.int64))
    return STEPS * runner.matches / (perf_counter() - started)


def stepping(game: str, setup: dict[str, int]) -> list[float]:
    """The steps a second of the runner with one worker and with two."""
    with ExitStack() as stack:
        runners = [
            stack.enter_context(
                Runner(game, MATCHES, workers, home=None, away=None, max_cycles=0, prizes=None, **setup)
            )
            for workers in WORKERS
        ]
        return by_turns(lambda workers: steps_rate(runners[workers - 1]), WORKERS, ROUNDS)


def main() -> None:
    """Measure and print."""
    rows = counting(WORKERS, ROUNDS)
    for name, (game, setup) in CASES.items():
        one, two = stepping(game, setup)
        rows[f"{name}, one worker, steps a second"] = round(one)
        rows[f"{name}, two workers, steps a second"] = round(two)
        rows[f"{name}, two workers, times as fast as one"] = round(two / one, 2)
    tell(f"Workers, {MATCHES} matches at once", rows)


if __name__ == "__main__":
    main()
