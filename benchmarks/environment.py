"""How many steps a second the environments make, with observation, mask and candidates, at random.

On one core in CPU time: what a step is made of (the rules with the dice, finding the candidates, writing what the seat
sees), and the PettingZoo interface around it. Over worker processes by the clock: that the second worker counts needs a
core for it. Prints a table, or one JSON object with --json.
"""

import json
import os
import platform
import sys
from random import Random
from time import perf_counter, process_time

import numpy as np

from thirdhalf import __version__
from thirdhalf.environment import Runner, raw_env
from thirdhalf.environment.arrays import new_slate
from thirdhalf.environment.core.session import Prizes, Session
from thirdhalf.environment.games import encoder_of

SECONDS = 3.0
MATCHES = 64
BETWEEN_LOOKS = 200
POSITIONS = 300
REPEATS = 20
CASES: dict[str, tuple[str, dict[str, int]]] = {
    "takkure, exercise 1": ("takkure", {"exercise": 1}),
    "takkure, full match": ("takkure", {}),
    "dreadball": ("dreadball", {}),
}


def session_rates(game: str, setup: dict[str, int]) -> dict[str, float]:
    """Steps a second of one match after the other, and the microseconds of each part of a step."""
    session = Session(encoder_of(game, setup), (None, None), 0, Prizes())
    slate = new_slate(session.encoder)
    random = Random(1)
    steps = matches = 0
    session.reset("0")
    started = process_time()
    while process_time() - started < SECONDS:
        for _ in range(BETWEEN_LOOKS):
            if session.seat < 0:
                matches += 1
                session.reset(str(matches))
            slate.write(session, session.seat)
            session.step(random.randrange(len(session.choices)))
        steps += BETWEEN_LOOKS
    step = (process_time() - started) / steps * 1e6
    # The parts once more over some positions, many times each: looking at the clock costs as much as a part.
    writing = finding = 0.0
    session.reset("1")
    for _ in range(POSITIONS):
        if session.seat < 0:
            session.reset("2")
        before = process_time()
        for _ in range(REPEATS):
            slate.write(session, session.seat)
        between = process_time()
        for _ in range(REPEATS):
            session.encoder.candidates(session.match)
        finding += process_time() - between
        writing += between - before
        session.step(random.randrange(len(session.choices)))
    write = writing / POSITIONS / REPEATS * 1e6
    find = finding / POSITIONS / REPEATS * 1e6
    return {
        "steps a second": round(1e6 / step),
        "µs writing": round(write, 1),
        "µs candidates": round(find, 1),
        "µs rules": round(step - write - find, 1),
    }


def turns_rate(game: str, setup: dict[str, int]) -> int:
    """Steps a second through PettingZoo's turns, `last` and `step`."""
    env = raw_env(game, max_cycles=0, prizes=None, render_mode=None, **setup)
    random = Random(1)
    steps = seed = 0
    started = process_time()
    while process_time() - started < SECONDS:
        env.reset(seed=seed)
        seed += 1
        while env.session.seat >= 0 and process_time() - started < SECONDS:
            observation = env.last()[0]
            assert observation is not None
            env.step(random.randrange(int(observation["action_mask"].sum())))
            steps += 1
    return round(steps / (process_time() - started))


def runner_rate(game: str, setup: dict[str, int], workers: int) -> int:
    """Steps a second of many matches over workers, by the clock."""
    random = np.random.default_rng(1)
    with Runner(game, MATCHES, workers, home=None, away=None, max_cycles=0, prizes=None, **setup) as runner:
        board = runner.reset(1)
        steps = 0
        started = perf_counter()
        while perf_counter() - started < SECONDS:
            board = runner.step(random.integers(0, board.mask.sum(1)))
            steps += MATCHES
        return round(steps / (perf_counter() - started))


def main() -> None:
    """Measure and print."""
    rates: dict[str, dict[str, float]] = {}
    for name, (game, setup) in CASES.items():
        rates[name] = session_rates(game, setup)
        rates[name]["steps a second, PettingZoo"] = turns_rate(game, setup)
        for workers in (1, 2):
            rates[name][f"steps a second, workers: {workers}"] = runner_rate(game, setup, workers)
        one, two = (rates[name][f"steps a second, workers: {workers}"] for workers in (1, 2))
        rates[name]["two workers over one"] = round(two / one, 2)
    where = f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}"
    load = round(os.getloadavg()[0], 1)
    if "--json" in sys.argv[1:]:
        print(json.dumps({"version": __version__, "python": where, "cores": os.cpu_count(), "load": load, **rates}))
        return
    print(f"Environments, random actions, {where}, {os.cpu_count()} cores, load {load}")
    width = max(len(name) for name in CASES)
    print(" " * 30 + "".join(f"{name:>{width + 2}}" for name in CASES))
    for row in rates["dreadball"]:
        print(f"{row:<30}" + "".join(f"{rates[name][row]:>{width + 2},}" for name in CASES))


if __name__ == "__main__":
    main()
