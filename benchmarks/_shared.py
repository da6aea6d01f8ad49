"""What the benchmarks share: random play, positions from it, timing, and how a result is told."""

import json
import os
import platform
import sys
from collections.abc import Callable
from multiprocessing import get_context
from time import perf_counter, process_time

from thirdhalf import __version__, engine
from thirdhalf.games.dreadball.game import dreadball
from thirdhalf.games.takkure.game import takkure
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice, Decision, Roll
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.game import Game, Setup

SEED = "benchmark"
GAMES: dict[str, Callable[[], Game]] = {"takkure": takkure, "dreadball": dreadball}
FULL: dict[str, Setup] = {"takkure": {"exercise": 6}, "dreadball": {}}
"""Whole matches."""

ROUNDS = 5

Number = int | float | str


def teams_of(game: str, number: int) -> tuple[str, str] | None:
    """The teams of one match of many: in DreadBall, where they are far from equally strong, each of them against itself
    by turns; None where they are the usual ones.
    """
    if game != "dreadball":
        return None
    names = sorted(dreadball().catalog.teams)
    return names[number % len(names)], names[number % len(names)]


def answer(decision: Decision, dice: Dice, chooser: Chooser) -> Choice:
    """What chance or a random coach answers."""
    return dice.roll(decision) if isinstance(decision, Roll) else decision.sample(chooser)


def play_random(game: Game, setup: Setup, number: int) -> int:
    """Play one random match to its end; how many decisions its coaches made."""
    dice = Dice(seed_from(f"{SEED}/{number}"))
    chooser = Chooser(number)
    match = game.new(setup, None)
    decisions = 0
    decision = match.decision
    while decision is not None:
        if isinstance(decision, Roll):
            match.choose(dice.roll(decision))
        else:
            match.choose(decision.sample(chooser))
            decisions += 1
        decision = match.decision
    return decisions


def positions(game: Game, setup: Setup, count: int, every: int = 1) -> list[Match]:
    """Waiting matches from random play, every so many decisions."""
    found: list[Match] = []
    number = 0
    while len(found) < count:
        dice = Dice(seed_from(f"{SEED}/positions/{number}"))
        chooser = Chooser(number)
        match = game.new(setup, None)
        turn = 0
        while match.decision is not None and len(found) < count:
            if turn % every == 0:
                found.append(match.copy())
            turn += 1
            match.choose(answer(match.decision, dice, chooser))
        number += 1
    return found


def seconds_a_call(work: Callable[[], int]) -> float:
    """The least CPU time of one call over some rounds; `work` says how many calls it made."""
    best = float("inf")
    for _ in range(ROUNDS):
        started = process_time()
        calls = work()
        best = min(best, (process_time() - started) / calls)
    return best


def by_turns(rate: Callable[[int], float], workers: tuple[int, ...], rounds: int) -> list[float]:
    """The best rate with each of these numbers of workers. They take turns: other work on the machine, which only slows
    down, meets all alike.
    """
    best = [0.0] * len(workers)
    for _ in range(rounds):
        for place, number in enumerate(workers):
            best[place] = max(best[place], rate(number))
    return best


def counting(workers: tuple[int, ...], rounds: int) -> dict[str, Number]:
    """What the machine gives processes that share nothing and only count: no workers can gain more."""
    with get_context("spawn").Pool(max(workers)) as pool:
        alone, *others = by_turns(lambda number: sum(pool.map(count, [0.5] * number, chunksize=1)), workers, rounds)
    return {
        f"{number} processes that only count, times as fast as one": round(rate / alone, 2)
        for number, rate in zip(workers[1:], others, strict=True)
    }


def count(seconds: float) -> float:
    """How fast this process counts."""
    counted = 0
    started = perf_counter()
    while perf_counter() - started < seconds:
        for _ in range(10_000):
            counted += 1
    return counted / (perf_counter() - started)


def machine() -> str:
    """Where this runs, in words."""
    model = platform.processor() or platform.machine()
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            model = next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), model)
    except OSError:
        pass
    return f"{model}, {os.cpu_count()} cores, {platform.system()}"


def tell(title: str, rows: dict[str, Number]) -> None:
    """Print the rows as a table, or as one JSON object with --json."""
    facts = {"software": __version__, "engine": engine(), "python": platform.python_version(), "machine": machine()}
    if "--json" in sys.argv[1:]:
        print(json.dumps({"title": title, "facts": facts, "rows": rows}))
        return
    print(f"{title} ({engine()}, Python {platform.python_version()})")
    for name, value in rows.items():
        print(f"{name:<60} {shown(value):>14}")


def shown(value: Number) -> str:
    """A number as people write it."""
    return value if isinstance(value, str) else f"{value:,}" if isinstance(value, int) else f"{value:,.2f}"
