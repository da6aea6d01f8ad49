"""What a second worker brings to many matches, here and on a cluster, and whether the driver's memory grows.

The same rounds between `club` coaches are played by one worker and by two, in turns; efficiency is how much of twice
as fast that is. How much of a second core was there at all is told by two processes that share nothing and only count:
on a machine with other work the last ratio, of the one by the other, is what counts. With --ray the same on a Ray
cluster of one and of two cores, against one worker here. With --memory N the driver's largest memory while N random
matches are played, a tenth of the way and at the end. Prints a table, or one JSON object with --json.

    PYTHONPATH=build/compiled python -m benchmarks.lab --ray --memory 100000
"""

import resource
import sys
from time import perf_counter

from benchmarks._shared import Number, by_turns, counting, tell
from thirdhalf.lab.executors import Executor, working
from thirdhalf.lab.simulation import Series, play_batch, simulate

GAMES = ("takkure", "dreadball")
MATCHES = 48
ROUNDS = 3
WORKERS = (1, 2)


def rate(executor: Executor, game: str) -> float:
    """Matches a second by the clock, of the same matches always."""
    series = Series(game, {}, "club", "club", MATCHES, "lab")
    started = perf_counter()
    simulate(series, executor, None, lambda _: None)
    return MATCHES / (perf_counter() - started)


def warm(executor: Executor, game: str) -> None:
    """Let every worker load the game first."""
    series = Series(game, {}, "club", "club", 1, "warm")
    list(executor.run(play_batch, [(series, 0, 1, None) for _ in range(4 * executor.workers)]))


def efficiencies(rows: dict[str, Number], name: str, executors: list[Executor], core: float) -> None:
    """Of two workers, for each game."""
    for game in GAMES:
        for executor in executors:
            warm(executor, game)
        one, two = by_turns(lambda workers, game=game: rate(executors[workers - 1], game), WORKERS, ROUNDS)  # type: ignore[misc]  # lambdas have no types
        rows[f"{name}, {game}, efficiency of two"] = round(two / (2 * one), 2)
        rows[f"{name}, {game}, the same of what two cores give"] = round(two / (one * core), 2)


def largest_memory() -> int:
    """Of this process so far, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def growth(rows: dict[str, Number], matches: int) -> None:
    """The driver's memory over so many random matches."""
    with working(2) as executor:
        done = 0
        noted = 0

        def progress(count: int) -> None:
            nonlocal done, noted
            done += count
            if not noted and done >= matches // 10:
                noted = largest_memory()

        simulate(Series("dreadball", {"rushes": 2}, "random", "random", matches, "memory"), executor, None, progress)
    rows[f"driver's memory after {matches // 10} random matches, MB"] = noted
    rows[f"driver's memory after {matches} random matches, MB"] = largest_memory()


def main() -> None:
    """Measure and print."""
    rows = counting(WORKERS, ROUNDS)
    core = float(next(value for name, value in rows.items() if "times" in name))
    if "--memory" in sys.argv:
        growth(rows, int(sys.argv[sys.argv.index("--memory") + 1]))
    with working(1) as one, working(2) as two:
        efficiencies(rows, "processes", [one, two], core)
    if "--ray" in sys.argv:
        with working(1) as one, working(2, "ray") as two:
            efficiencies(rows, "Ray", [one, two], core)
    tell(f"Lab, {MATCHES} club matches", rows)


if __name__ == "__main__":
    main()
