"""How fast random matches are, played to their end, in CPU time on one core. Compare ratios within one run.

Prints a table, or one JSON object with --json.
"""

from time import process_time

from benchmarks._shared import FULL, GAMES, Number, play_random, tell
from thirdhalf.kernel.game import Game, Setup

SECONDS = 2.0
WHAT: dict[str, tuple[str, Setup]] = {
    "Takkure, full match": ("takkure", FULL["takkure"]),
    "Takkure, exercise 1": ("takkure", {"exercise": 1}),
    "Takkure, exercise 2": ("takkure", {"exercise": 2}),
    "Takkure, exercise 3": ("takkure", {"exercise": 3}),
    "DreadBall, sheet": ("dreadball", FULL["dreadball"]),
    "DreadBall, full-like": ("dreadball", {"preset": "full-like"}),
    "DreadBall, demo": ("dreadball", {"preset": "demo"}),
}


def rates(game: Game, setup: Setup, seconds: float) -> tuple[float, float]:
    """Decisions and matches a second, over about that long."""
    decisions = play_random(game, setup, 0)
    matches = 1
    started = process_time()
    decisions = matches = 0
    while process_time() - started < seconds:
        decisions += play_random(game, setup, matches)
        matches += 1
    spent = process_time() - started
    return decisions / spent, matches / spent


def main() -> None:
    """Measure and print."""
    rows: dict[str, Number] = {}
    for words, (name, setup) in WHAT.items():
        decisions, matches = rates(GAMES[name](), setup, SECONDS)
        rows[f"{words}, decisions a second"] = round(decisions)
        rows[f"{words}, matches a second"] = round(matches, 1)
    tell("Random play", rows)


if __name__ == "__main__":
    main()
