"""Tunes the weights of `coaches/evaluation.py` by an evolution strategy.

    .venv/bin/python tools/tune.py --coach province:60 --matches 2000 --seed weights

Plays matches between two coaches who stray now and then, notes the features before every activation and who scored the
next try of the half, and lets a (mu/mu, lambda) strategy look for the weights that foretell it best. The squared error
over all positions is a quadratic form: a generation costs next to nothing. The same seed gives the same weights.

Straying matters: where a coach always does what it thinks best, nothing tells what the rest would have been worth.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random

from thirdhalf.coaches import coach
from thirdhalf.coaches.evaluation import NAMES, features
from thirdhalf.coaches.lookahead import NOWHERE, activation_at, ranked
from thirdhalf.coaches.worth import TRY
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.seat import AWAY, HOME
from thirdhalf.kernel.table import Table
from thirdhalf.kernel.view import View
from thirdhalf.takkure.activation import Activation
from thirdhalf.takkure.game import takkure
from thirdhalf.takkure.kinds import NO_PLAYER
from thirdhalf.takkure.questions import (
    DEFENCE,
    DEFENSIVE_MOVE,
    FIRST_ACTION,
    MARK,
    PLAYER,
    RECEIVER,
    SECOND_ACTION,
    SECOND_MOVE,
    SPOT,
)
from thirdhalf.takkure.state import Match

STRAYED = (PLAYER, FIRST_ACTION, MARK, RECEIVER, DEFENCE, SPOT, DEFENSIVE_MOVE, SECOND_ACTION, SECOND_MOVE)
"""The questions at which coaches stray."""
AMONG = 6
"""They take any of that many choices which the script likes best."""

Note = tuple[list[int], int]
"""Features, and what came of it for the attack: 1, -1 or 0 tries."""


class StrayingCoach:
    """A coach who, so many times in a hundred, does something else instead."""

    def __init__(self, name: str, seed: str, strays: int) -> None:
        self.coach = coach(name, seed)
        self.chooser = Chooser(seed)
        self.strays = strays

    def __call__(self, view: View) -> Choice:
        choice = self.coach(view)
        decision = view.decision
        assert decision is not None
        if decision.topic in STRAYED and self.chooser.below(100) < self.strays:
            guess = view.guess(self.chooser)
            if isinstance(guess, Match) and activation_at(guess) != NOWHERE:
                liked = ranked(guess)[:AMONG]
                other = liked[self.chooser.below(len(liked))]
                if decision.refusal(other) is None:
                    return other
        return choice


def play_one(index: int, seed: str, name: str, strays: int) -> list[Note]:
    """The notes of one match."""
    match = takkure().new({"exercise": 6, "home": "yamato", "away": "teriomorphs"}, None)
    assert isinstance(match, Match)
    coaches = (
        StrayingCoach(name, f"{seed}/{index}/home", strays),
        StrayingCoach(name, f"{seed}/{index}/away", strays),
    )
    table = Table(match, Dice(seed_from(f"{seed}/{index}")), None)
    notes: list[Note] = []
    open_notes: list[tuple[list[int], int]] = []
    last: Activation | None = None
    tries = (0, 0)
    half = 1
    while True:
        table.let_chance_answer()
        if match.over:
            break
        now = (match.home_tries, match.away_tries)
        if now != tries or match.half != half:
            scorer = HOME if now[0] > tries[0] else AWAY
            for found, seat in open_notes:
                notes.append((found, 0 if now == tries else 1 if seat == scorer else -1))
            open_notes = []
            tries, half = now, match.half
        activation = next((frame for frame in match.stack if isinstance(frame, Activation)), None)
        if activation is not None and match.active == NO_PLAYER and activation is not last:
            last = activation
            open_notes.append((features(match), match.attacker))
        if not table.play_decision(coaches):
            break
    now = (match.home_tries, match.away_tries)
    for found, seat in open_notes:
        notes.append((found, 0 if now == tries else 1 if (seat == HOME) == (now[0] > tries[0]) else -1))
    return notes


class Error:
    """The mean squared error of weights over all notes, as a quadratic form, with a little fear of large weights."""

    def __init__(self, notes: list[Note], ridge: float) -> None:
        size = len(NAMES)
        self.scale = [max(1.0, (sum(f[i] ** 2 for f, _ in notes) / len(notes)) ** 0.5) for i in range(size)]
        self.form = [[0.0] * size for _ in range(size)]
        self.line = [0.0] * size
        self.rest = 0.0
        for found, came in notes:
            row = [found[i] / self.scale[i] for i in range(size)]
            for i, left in enumerate(row):
                if left:
                    line = self.form[i]
                    for j, right in enumerate(row):
                        line[j] += left * right
                    self.line[i] += left * came
            self.rest += came * came
        count = len(notes)
        for i in range(size):
            self.form[i] = [entry / count for entry in self.form[i]]
            self.form[i][i] += ridge
            self.line[i] /= count
        self.rest /= count

    def __call__(self, weights: list[float]) -> float:
        total = self.rest
        for i, weight in enumerate(weights):
            row = self.form[i]
            total += weight * (sum([a * b for a, b in zip(row, weights, strict=True)]) - 2 * self.line[i])
        return total


def evolve(error: Error, generations: int, seed: str) -> list[float]:
    """A (mu/mu, lambda) evolution strategy with a step for every weight, learned from the steps that were kept."""
    random = Random(seed)
    size = len(NAMES)
    parents, children = 8, 32
    centre = [0.0] * size
    steps = [0.1] * size
    for _ in range(generations):
        brood = []
        for _ in range(children):
            common = random.gauss(0, 0.3 / size**0.5)
            own = [step * 2.718281828 ** (common + random.gauss(0, 0.3 / size**0.25)) for step in steps]
            moved = [at + step * random.gauss(0, 1) for at, step in zip(centre, own, strict=True)]
            brood.append((error(moved), moved, own))
        brood.sort(key=lambda child: child[0])
        best = brood[:parents]
        centre = [sum(child[1][i] for child in best) / parents for i in range(size)]
        steps = [max(1e-6, sum(child[2][i] for child in best) / parents) for i in range(size)]
    return centre


def main() -> None:
    """Play, tune, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--coach", default="province:60")
    parser.add_argument("--strays", type=int, default=8, help="in a hundred choices")
    parser.add_argument("--generations", type=int, default=3000)
    parser.add_argument("--ridge", type=float, default=0.001)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", default="weights")
    options = parser.parse_args()
    with ProcessPoolExecutor(options.workers) as pool:
        play = partial(play_one, seed=options.seed, name=options.coach, strays=options.strays)
        played = pool.map(play, range(options.matches), chunksize=4)
        notes = [note for match in played for note in match]
    error = Error(notes, options.ridge)
    weights = evolve(error, options.generations, options.seed)
    zero = error([0.0] * len(NAMES))
    print(f"{len(notes)} positions; squared error {zero:.4f} without weights, {error(weights):.4f} with")
    for name, weight, scale in zip(NAMES, weights, error.scale, strict=True):
        print(f"    {round(TRY * weight / scale * 100):>6},  # {name}")


if __name__ == "__main__":
    main()
