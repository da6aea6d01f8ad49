"""How fast exact odds are: contest tables, and lines of play from positions in scenario files, in CPU time on one core.

Prints a table, or one JSON object with --json. Compare ratios within one run rather than runs.
"""

from pathlib import Path
from time import process_time

from benchmarks._shared import Number, tell
from thirdhalf.games.takkure.game import takkure
from thirdhalf.games.takkure.odds.ends import WhatHappened
from thirdhalf.games.takkure.odds.lines import outcomes
from thirdhalf.games.takkure.odds.tables import opposed_counts, own_counts
from thirdhalf.games.takkure.scenarios.reading import read_scenario
from thirdhalf.games.takkure.table.state import Match

SCENARIOS = Path(__file__).parents[1] / "tests" / "games" / "takkure" / "scenarios"
LINES = {
    "a dodge against one tackler": "1-first-steps/dodge-tied",
    "two dice against two tacklers": "1-first-steps/onslaught-dice-split",
    "a pass past two tacklers": "2-passing/two-tacklers-one-die",
    "a melee of three": "3-death-box/melee-tie",
}
SECONDS = 1.0


def at_the_dice(name: str) -> Match:
    """A scenario just before its first dice."""
    scenario = read_scenario(takkure(), SCENARIOS / f"{name}.toml")
    topics = [line.partition(":")[0] for line in scenario.lines]
    return scenario.play(topics.index("dice")).copy()


def measure(match: Match) -> tuple[float, int, float]:
    """Milliseconds a call, positions a call, positions a second."""
    happened = WhatHappened(match)
    outcomes(match, happened)
    calls = 0
    positions = 0
    started = process_time()
    while process_time() - started < SECONDS:
        positions += outcomes(match, happened).positions
        calls += 1
    spent = process_time() - started
    return 1000 * spent / calls, positions // calls, positions / spent


def table_microseconds() -> float:
    """One look at a contest table that is known already."""
    for value in range(1, 12):
        opposed_counts((value, 2), (7, 1))
    started = process_time()
    for _ in range(10_000):
        for value in range(1, 12):
            own_counts(opposed_counts((value, 2), (7, 1)))
    return (process_time() - started) / 110_000 * 1e6


def main() -> None:
    """Measure and print."""
    results: dict[str, Number] = {}
    results["a contest from its table, microseconds"] = round(table_microseconds(), 2)
    for words, name in LINES.items():
        milliseconds, positions, rate = measure(at_the_dice(name))
        results[f"{words}, milliseconds"] = round(milliseconds, 2)
        results[f"{words}, positions"] = positions
        results[f"{words}, positions a second"] = round(rate)
    tell("Exact odds", results)


if __name__ == "__main__":
    main()
