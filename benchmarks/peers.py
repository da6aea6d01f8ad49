"""Random play of our games and of other engines, in the same run on one core, and how many times as fast ours are.

Prints a table, or one JSON object with --json. Whatever is not installed is left out; `make peers` installs them into
build/peers. Decisions are those of coaches or players; chance is played too, but not counted.
"""

import importlib
import os
import random
from collections.abc import Callable
from importlib.metadata import version
from importlib.util import find_spec
from time import process_time
from typing import Any

from benchmarks._shared import FULL, GAMES, SEED, Number, answer, play_random, positions, seconds_a_call, tell
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.dice import Dice, seed_from

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
SECONDS = 1.0
ROUNDS = 4
POSITIONS = 4000


def open_spiel_match(game: Any, rng: random.Random) -> int:
    """One game by OpenSpiel's Python interface. Chance is drawn without its weights, which is quicker."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        if not state.is_chance_node():
            decisions += 1
        state.apply_action(actions[int(rng.random() * len(actions))])
    return decisions


def open_spiel_states(game: Any, rng: random.Random) -> list[tuple[Any, int]]:
    """Positions of random play with an action for each."""
    found: list[tuple[Any, int]] = []
    while len(found) < POSITIONS:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            action = actions[int(rng.random() * len(actions))]
            found.append((state.clone(), action))
            state.apply_action(action)
    return found


def pettingzoo_match(env: Any, number: int, rng: random.Random) -> int:
    """One game in PettingZoo's cycle of agents."""
    env.reset(seed=number)
    decisions = 0
    for _ in env.agent_iter():
        observation, _, ended, cut, _ = env.last()
        if ended or cut:
            env.step(None)
            continue
        allowed = observation["action_mask"].nonzero()[0]
        env.step(int(allowed[int(rng.random() * len(allowed))]))
        decisions += 1
    return decisions


def rlcard_match(env: Any, rng: random.Random) -> int:
    """One game of RLCard's."""
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        allowed = list(state["legal_actions"])
        state, _ = env.step(allowed[int(rng.random() * len(allowed))])
        decisions += 1
    return decisions


def players() -> dict[str, Callable[[int], int]]:
    """For each engine how it plays its n-th match; it says how many decisions that had."""
    rng = random.Random(SEED)
    found: dict[str, Callable[[int], int]] = {}
    for name, make in GAMES.items():
        ours = make()
        found[name] = lambda number, game=ours, setup=FULL[name]: play_random(game, setup, number)  # type: ignore[misc]
    if find_spec("pyspiel"):
        backgammon = importlib.import_module("pyspiel").load_game("backgammon")
        words = f"OpenSpiel {version('open-spiel')}, backgammon"
        found[words] = lambda number: open_spiel_match(backgammon, rng)
    if find_spec("pettingzoo"):
        env = importlib.import_module("pettingzoo.classic.connect_four_v3").env()
        found[f"PettingZoo {version('pettingzoo')}, connect four"] = lambda number: pettingzoo_match(env, number, rng)
    if find_spec("rlcard"):
        poker = importlib.import_module("rlcard").make("limit-holdem", config={"seed": 1})
        found[f"RLCard {version('rlcard')}, limit hold'em"] = lambda number: rlcard_match(poker, rng)
    return found


def play_all(found: dict[str, Callable[[int], int]]) -> dict[str, float]:
    """Decisions a second of each, the best of some rounds in turn, so that a busy machine disturbs all alike."""
    best = dict.fromkeys(found, 0.0)
    for _ in range(ROUNDS):
        for name, play in found.items():
            decisions = number = 0
            started = process_time()
            while process_time() - started < SECONDS:
                decisions += play(number)
                number += 1
            best[name] = max(best[name], decisions / (process_time() - started))
    return best


def copies() -> dict[str, float]:
    """Copies with one choice or action made in them, a second."""
    found: dict[str, float] = {}
    for name, make in GAMES.items():
        dice = Dice(seed_from(SEED))
        chooser = Chooser(SEED)
        matches = positions(make(), FULL[name], POSITIONS)
        chosen = [(each, answer(each.decision, dice, chooser)) for each in matches if each.decision is not None]

        def copy_ours(chosen: list[Any] = chosen) -> int:
            for match, choice in chosen:
                match.copy().choose(choice)
            return len(chosen)

        found[name] = 1 / seconds_a_call(copy_ours)
    if find_spec("pyspiel"):
        backgammon = importlib.import_module("pyspiel").load_game("backgammon")
        states = open_spiel_states(backgammon, random.Random(SEED))

        def copy_theirs() -> int:
            for state, action in states:
                state.clone().apply_action(action)
            return len(states)

        found[f"OpenSpiel {version('open-spiel')}, backgammon"] = 1 / seconds_a_call(copy_theirs)
    return found


def main() -> None:
    """Measure and print."""
    rows: dict[str, Number] = {}
    for what, measured in (("decisions a second", play_all(players())), ("copies with a choice", copies())):
        for name, rate in measured.items():
            rows[f"{name}, {what}"] = round(rate)
        for ours in GAMES:
            for name, rate in measured.items():
                if name not in GAMES:
                    rows[f"{ours} / {name}, {what}"] = round(measured[ours] / rate, 2)
    tell("Peers", rows)


if __name__ == "__main__":
    main()
