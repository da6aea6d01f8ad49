"""How many steps a second the environments make on one core, with observation, mask and candidates, at random.

Through PettingZoo's turns as a bot author plays them (`agent_iter`, `last`, `step`), without them, and many matches by
one call; and what a step is made of: the rules with the dice, finding the candidates, writing what the seat sees. CPU
time, best of some rounds.
Prints a table, or one JSON object with --json.
"""

from random import Random
from time import process_time

from benchmarks._shared import Number, tell
from thirdhalf.environment import Runner, env
from thirdhalf.environment.arrays import new_slate
from thirdhalf.environment.games import encoder_of
from thirdhalf.environment.session import Prizes, Session

ROUNDS = 5
SECONDS = 1.0
BETWEEN_LOOKS = 100
POSITIONS = 300
REPEATS = 20
AT_ONCE = 256
CASES: dict[str, tuple[str, dict[str, int]]] = {
    "takkure, exercise 1": ("takkure", {"exercise": 1}),
    "takkure, full match": ("takkure", {}),
    "dreadball": ("dreadball", {}),
}


def turns_rate(game: str, setup: dict[str, int], seed: int) -> float:
    """Steps a second through PettingZoo's turns."""
    match = env(game, max_cycles=0, prizes=None, render_mode=None, **setup)
    random = Random(seed)
    steps = 0
    started = process_time()
    while process_time() - started < SECONDS:
        match.reset(seed=seed)
        seed += ROUNDS
        for _ in match.agent_iter():
            observation, _, over, cut_off, _ = match.last()
            if over or cut_off:
                match.step(None)
                continue
            assert observation is not None
            match.step(random.randrange(int(observation["action_mask"].sum())))
            steps += 1
    return steps / (process_time() - started)


def session_rate(game: str, setup: dict[str, int], seed: int) -> float:
    """Steps a second without PettingZoo, one match after the other."""
    session = Session(encoder_of(game, setup), (None, None), 0, Prizes())
    slate = new_slate(session.encoder)
    random = Random(seed)
    steps = 0
    session.reset(str(seed))
    started = process_time()
    while process_time() - started < SECONDS:
        for _ in range(BETWEEN_LOOKS):
            if session.seat < 0:
                seed += ROUNDS
                session.reset(str(seed))
            slate.write(session, session.seat)
            session.step(random.randrange(len(session.choices)))
        steps += BETWEEN_LOOKS
    return steps / (process_time() - started)


def batch_rate(game: str, setup: dict[str, int], seed: int) -> float:
    """Steps a second of many matches, all stepped by one call. Choosing at random is no part of it."""
    random = Random(seed)
    steps = 0
    spent = 0.0
    with Runner(game, AT_ONCE, 0, home=None, away=None, max_cycles=0, prizes=None, **setup) as runner:
        board = runner.reset(seed)
        while spent < SECONDS:
            actions = [random.randrange(count) for count in board.mask.sum(1).tolist()]
            started = process_time()
            board = runner.step(actions)
            spent += process_time() - started
            steps += AT_ONCE
    return steps / spent


def parts(game: str, setup: dict[str, int]) -> tuple[float, float]:
    """Microseconds of writing and of finding candidates: over some positions, many times each, for looking at the clock
    costs as much as a part.
    """
    session = Session(encoder_of(game, setup), (None, None), 0, Prizes())
    slate = new_slate(session.encoder)
    random = Random(1)
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
    return writing / POSITIONS / REPEATS * 1e6, finding / POSITIONS / REPEATS * 1e6


def main() -> None:
    """Measure and print."""
    rows: dict[str, Number] = {}
    for name, (game, setup) in CASES.items():
        turns = max(turns_rate(game, setup, seed) for seed in range(ROUNDS))
        plain = max(session_rate(game, setup, seed) for seed in range(ROUNDS))
        batch = max(batch_rate(game, setup, seed) for seed in range(ROUNDS))
        writing, finding = parts(game, setup)
        rows[f"{name}, steps a second, PettingZoo"] = round(turns)
        rows[f"{name}, steps a second, without it"] = round(plain)
        rows[f"{name}, steps a second, {AT_ONCE} matches by one call"] = round(batch)
        rows[f"{name}, microseconds of a step, candidates"] = round(finding, 1)
        rows[f"{name}, microseconds of a step, writing"] = round(writing, 1)
        rows[f"{name}, microseconds of a step, rules and dice"] = round(1e6 / plain - finding - writing, 1)
    tell("Environments, random actions", rows)


if __name__ == "__main__":
    main()
