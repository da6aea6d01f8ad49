"""Tunes the weights of `coaches/evaluation.py` by an evolution strategy.

    .venv/bin/python tools/tune.py --coach province:60 --matches 2000 --seed weights

Plays matches between two coaches who stray now and then, notes the features before every activation and who scored the
next try of the half, and lets a (mu/mu, lambda) strategy look for the weights that foretell it best. Straying matters:
where a coach always does what it thinks best, nothing tells what the rest would have been worth.

What is to be foretold is not only the next try, which is mostly chance, but in part what the weights say of the next
position: TD(lambda), with LOOKS_FAR. So it is done several times over, each time with the weights found before. The
squared error over all positions is a quadratic form, and its features are made independent of each other first: a
generation costs next to nothing, and the strategy does get to the bottom. The same seed gives the same weights.
"""

import argparse
from functools import partial
from random import Random

from thirdhalf.games.takkure.coaches import coach
from thirdhalf.games.takkure.coaches.script.worth import TRY
from thirdhalf.games.takkure.coaches.search.evaluation import NAMES, WEIGHTS, features
from thirdhalf.games.takkure.coaches.search.lookahead import ranked
from thirdhalf.games.takkure.game import takkure
from thirdhalf.games.takkure.rules.at_hand import activation_at
from thirdhalf.games.takkure.table.kinds import NO_PLAYER
from thirdhalf.games.takkure.table.questions.topics import (
    BALL_PLACE,
    DEFENCE,
    DEFENDER,
    DEFENSIVE_MOVE,
    FIRST_ACTION,
    KICK_OFF_MOVE,
    KICK_OFF_PLACE,
    MARK,
    PLAYER,
    RECEIVER,
    SECOND_ACTION,
    SECOND_MOVE,
    SPOT,
    TEAM_PLAY,
    TEMPLATE,
)
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.frame import NOWHERE
from thirdhalf.kernel.seat import HOME
from thirdhalf.kernel.table import Table
from thirdhalf.kernel.view import View
from thirdhalf.lab.executors import working

STRAYED = {
    TEAM_PLAY: 4,
    PLAYER: 12,
    FIRST_ACTION: 12,
    MARK: 12,
    RECEIVER: 12,
    DEFENDER: 4,
    DEFENCE: 6,
    SPOT: 6,
    DEFENSIVE_MOVE: 6,
    SECOND_ACTION: 12,
    SECOND_MOVE: 6,
    KICK_OFF_PLACE: 20,
    TEMPLATE: 30,
    KICK_OFF_MOVE: 20,
    BALL_PLACE: 30,
}
"""How often, in a hundred, coaches stray at which question."""
AMONG = 6
"""They take any of that many choices which the script likes best."""

LOOKS_FAR = 0.7
"""Lambda: how much what came of it counts, against what the weights say of the next position."""
ROUNDS = 8

Episode = tuple[list[tuple[list[int], int]], int]
"""The positions up to a try or the end of a half, each with its features and 1 if home attacks, -1 if away does; and
what came of it for home: 1, -1 or 0 tries.
"""


class StrayingCoach:
    """A coach who now and then does something else instead."""

    def __init__(self, name: str, seed: str) -> None:
        self.coach = coach(name, seed)
        self.chooser = Chooser(seed)

    def __call__(self, view: View) -> Choice:
        choice = self.coach(view)
        decision = view.decision
        assert decision is not None
        if self.chooser.below(100) < STRAYED.get(decision.topic, 0):
            guess = view.guess(self.chooser)
            assert isinstance(guess, Match)
            liked = ranked(guess)[:AMONG]
            other = liked[self.chooser.below(len(liked))]
            if decision.refusal(other) is None:
                return other
        return choice


def play_one(index: int, seed: str, name: str) -> list[Episode]:
    """The episodes of one match."""
    match = takkure().new({"exercise": 6, "home": "yamato", "away": "teriomorphs"}, None)
    assert isinstance(match, Match)
    coaches = (StrayingCoach(name, f"{seed}/{index}/home"), StrayingCoach(name, f"{seed}/{index}/away"))
    table = Table(match, Dice(seed_from(f"{seed}/{index}")), None)
    episodes: list[Episode] = []
    positions: list[tuple[list[int], int]] = []
    turn = ""
    lead = 0
    half = 1
    while True:
        table.let_chance_answer()
        now = match.home_tries - match.away_tries
        if now != lead or match.half != half or match.over:
            episodes.append((positions, now - lead))
            positions = []
            lead, half = now, match.half
        if match.over:
            return episodes
        begun = f"{match.half}/{match.attacker}/{match.sets}/{match.tokens}"
        if match.active == NO_PLAYER and begun != turn and activation_at(match) != NOWHERE:
            turn = begun
            positions.append((features(match), 1 if match.attacker == HOME else -1))
        table.play_decision(coaches)


class Error:
    """The mean squared error of weights over all positions, with a little fear of large ones, as a quadratic form.

    Weights are given for the features made independent of each other (`apart`): then the form is a round bowl.
    """

    def __init__(self, episodes: list[Episode], ridge: float) -> None:
        self.episodes = [(positions, came) for positions, came in episodes if positions]
        rows = [found for positions, _ in self.episodes for found, _ in positions]
        size = len(NAMES)
        self.count = len(rows)
        self.scale = [max(1.0, (sum([row[i] ** 2 for row in rows]) / len(rows)) ** 0.5) for i in range(size)]
        form = [[0.0] * size for _ in range(size)]
        for found in rows:
            row = [feature / scale for feature, scale in zip(found, self.scale, strict=True)]
            for i, left in enumerate(row):
                if left:
                    line = form[i]
                    for j, right in enumerate(row[: i + 1]):
                        line[j] += left * right
        # Cholesky: the form is `apart` times its own transpose.
        self.apart = [[0.0] * size for _ in range(size)]
        for i in range(size):
            for j in range(i + 1):
                rest = form[i][j] / len(rows) + (ridge if i == j else 0.0)
                rest -= sum([a * b for a, b in zip(self.apart[i][:j], self.apart[j][:j], strict=True)])
                self.apart[i][j] = rest**0.5 if i == j else rest / self.apart[j][j]
        self.line = [0.0] * size
        self.rest = 0.0

    def aim(self, weights: list[float]) -> None:
        """Let the form be about what these weights, for the features as they are, say of later positions."""
        size = len(NAMES)
        line = [0.0] * size
        self.rest = 0.0
        for positions, came in self.episodes:
            target = float(came)
            for place in range(len(positions) - 1, -1, -1):
                found, side = positions[place]
                self.rest += target * target
                for i, feature in enumerate(found):
                    if feature:
                        line[i] += feature * side * target
                said = side * sum([weight * feature for weight, feature in zip(weights, found, strict=True)])
                target = LOOKS_FAR * target + (1 - LOOKS_FAR) * said
        self.rest /= self.count
        # Forward substitution: the line as the independent features see it.
        for i in range(size):
            known = sum([a * b for a, b in zip(self.apart[i][:i], self.line[:i], strict=True)])
            self.line[i] = (line[i] / self.scale[i] / self.count - known) / self.apart[i][i]

    def __call__(self, weights: list[float]) -> float:
        return self.rest + sum(
            [weight * (weight - 2 * aimed) for weight, aimed in zip(weights, self.line, strict=True)]
        )

    def as_they_are(self, weights: list[float]) -> list[float]:
        """The weights for the features as they are."""
        size = len(weights)
        found = [0.0] * size
        for i in range(size - 1, -1, -1):
            known = sum([self.apart[k][i] * found[k] for k in range(i + 1, size)])
            found[i] = (weights[i] - known) / self.apart[i][i]
        return [weight / scale for weight, scale in zip(found, self.scale, strict=True)]


def evolve(error: Error, generations: int, random: Random) -> list[float]:
    """A (mu/mu, lambda) evolution strategy with a step for every weight, learned from the steps that were kept."""
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
        centre = [sum([child[1][i] for child in best]) / parents for i in range(size)]
        steps = [max(1e-6, sum([child[2][i] for child in best]) / parents) for i in range(size)]
    return centre


def tuned(episodes: list[Episode], ridge: float, generations: int, seed: str) -> tuple[list[float], float]:
    """The weights, in tries, and how far above the bottom of the bowl the strategy has ended."""
    error = Error(episodes, ridge)
    random = Random(seed)
    weights = [weight / TRY / 100 for weight in WEIGHTS]
    above = 0.0
    for _ in range(ROUNDS):
        error.aim(weights)
        found = evolve(error, generations, random)
        above = error(found) - error(error.line)
        weights = error.as_they_are(found)
    return weights, above


def missed(episodes: list[Episode], weights: list[float]) -> float:
    """The mean squared error of what these weights foretell of the next try."""
    errors = []
    for positions, came in episodes:
        for found, side in positions:
            said = sum([weight * feature for weight, feature in zip(weights, found, strict=True)])
            errors.append((came * side - said) ** 2)
    return sum(errors) / len(errors)


def main() -> None:
    """Play, tune, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--coach", default="province:60")
    parser.add_argument("--generations", type=int, default=400)
    parser.add_argument("--ridge", type=float, default=0.001)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--on", default="", help="a Ray cluster (docs/lab.md)")
    parser.add_argument("--seed", default="weights")
    options = parser.parse_args()
    with working(options.workers, options.on) as executor:
        play = partial(play_one, seed=options.seed, name=options.coach)
        played = executor.run(play, ((number,) for number in range(options.matches)))
        episodes = [episode for match in played for episode in match]
    weights, above = tuned(episodes, options.ridge, options.generations, options.seed)
    nothing, now = missed(episodes, [0.0] * len(NAMES)), missed(episodes, [weight / TRY / 100 for weight in WEIGHTS])
    print(f"{sum(len(positions) for positions, _ in episodes)} positions; squared error {nothing:.4f} without weights,")
    print(f"{now:.4f} with those in use, {missed(episodes, weights):.4f} with these; {above:.1e} above the bottom")
    for name, weight in zip(NAMES, weights, strict=True):
        print(f"    {round(TRY * weight * 100):>6},  # {name}")


if __name__ == "__main__":
    main()
