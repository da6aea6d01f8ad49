"""How much memory a waiting match takes: one of its own, as a server holds it, and a copy that shares with others.

Prints a table, or one JSON object with --json.
"""

import tracemalloc
from collections.abc import Callable

from benchmarks._shared import FULL, GAMES, SEED, Number, answer, tell
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.game import Game, Setup

MATCHES = 50
DECISIONS = 300


def waiting(game: Game, setup: Setup, number: int, log: list[Event] | None) -> Match:
    """A match in which some decisions have been made."""
    dice = Dice(seed_from(f"{SEED}/{number}"))
    chooser = Chooser(number)
    match = game.new(setup, log)
    for _ in range(DECISIONS):
        if match.decision is not None:
            match.choose(answer(match.decision, dice, chooser))
    return match


def bytes_each(make: Callable[[int], object]) -> float:
    """What one more of them takes, over many."""
    kept = [make(number) for number in range(MATCHES)]  # whatever is remembered for all is remembered now
    kept.clear()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [make(number) for number in range(MATCHES)]
    taken = (tracemalloc.get_traced_memory()[0] - before) / len(kept)
    tracemalloc.stop()
    return taken


def main() -> None:
    """Measure and print."""
    rows: dict[str, Number] = {}
    for name, make in GAMES.items():
        game = make()
        match = waiting(game, FULL[name], 0, None)

        def alone(number: int, game: Game = game, setup: Setup = FULL[name]) -> Match:
            return waiting(game, setup, number, None)

        def with_log(number: int, game: Game = game, setup: Setup = FULL[name]) -> Match:
            return waiting(game, setup, number, [])

        def copied(number: int, match: Match = match) -> Match:
            return match.copy()

        rows[f"{name}, a waiting match, kB"] = round(bytes_each(alone) / 1000, 1)
        rows[f"{name}, with the log of {DECISIONS} decisions, kB"] = round(bytes_each(with_log) / 1000, 1)
        rows[f"{name}, one more copy, kB"] = round(bytes_each(copied) / 1000, 1)
    tell("Memory", rows)


if __name__ == "__main__":
    main()
