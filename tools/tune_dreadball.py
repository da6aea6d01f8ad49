"""Finds the weights of `coaches/dreadball/evaluation.py` by least squares.

    .venv/bin/python tools/tune_dreadball.py --matches 300 --seed weights

Plays matches between club coaches who slip now and then, notes the features whenever a token is asked for or a ball is
launched, and how many points the team had then gained on the other after this rush and the next three. The weights are
those that foretell it best, drawn a little towards nothing. The same seed gives the same weights.
"""

import argparse
from functools import partial

from thirdhalf.games.dreadball.coaches.script.scripted import ScriptedCoach
from thirdhalf.games.dreadball.coaches.script.style import Style
from thirdhalf.games.dreadball.coaches.script.worth import POINT, lead
from thirdhalf.games.dreadball.coaches.search.evaluation import NAMES, ONE, features
from thirdhalf.games.dreadball.game import dreadball
from thirdhalf.games.dreadball.table.kinds import NO_PLAYER
from thirdhalf.games.dreadball.table.questions.topics import TOKEN
from thirdhalf.games.dreadball.table.state import Match
from thirdhalf.kernel.decision import Roll
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.seat import HOME
from thirdhalf.kernel.table import Table
from thirdhalf.kernel.view import View
from thirdhalf.lab.elo import solve
from thirdhalf.lab.executors import working

BLUNDERS = 4
SLIPS = 12
"""How often, in a hundred, the coaches take any plan, or the second best: other positions are seen too."""
AHEAD = 3
"""So many rushes after the present one are looked at."""

TEAMS = ("veer-myn", "forgefathers")

Note = tuple[list[int], int]
"""Features, and the points gained."""


def play_one(index: int, seed: str) -> list[Note]:
    """The notes of one match."""
    home, away = TEAMS[index % 2], TEAMS[index // 2 % 2]
    match = dreadball().new({"home": home, "away": away}, None)
    assert isinstance(match, Match)
    coaches = [ScriptedCoach(f"{seed}/{index}/{seat}", Style(BLUNDERS, SLIPS, 1, 1)) for seat in (0, 1)]
    table = Table(match, Dice(seed_from(f"{seed}/{index}")), None)
    waiting: list[tuple[int, int, int, list[int]]] = []
    notes: list[Note] = []
    while match.decision is not None:
        decision = match.decision
        for rush, seat, before, found in waiting:
            if match.rush > rush + AHEAD:
                notes.append((found, lead(match, seat) - before))
        waiting = [note for note in waiting if match.rush <= note[0] + AHEAD]
        if decision.topic in (TOKEN, "launch"):
            found = features(match, NO_PLAYER)
            # The teams are not equally strong; what is due to that must not be put down to anything else.
            stronger = 0 if home == away else 1 if (home == TEAMS[0]) == (match.rushing == HOME) else -1
            found.append(ONE * stronger)
            waiting.append((match.rush, match.rushing, lead(match, match.rushing), found))
        if isinstance(decision, Roll):
            table.choose(table.dice.roll(decision))
        else:
            table.choose(coaches[decision.seat](View(match, decision.seat)))
    for _, seat, before, found in waiting:
        notes.append((found, lead(match, seat) - before))
    return notes


def main() -> None:
    """Play, solve, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--seed", default="weights")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--on", default="", help="a Ray cluster (docs/lab.md)")
    parser.add_argument("--ridge", type=float, default=50.0)
    chosen = parser.parse_args()
    size = len(NAMES) + 1
    squares = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    count = 0
    error = 0.0
    with working(chosen.workers, chosen.on) as executor:
        play = partial(play_one, seed=chosen.seed)
        for notes in executor.run(play, ((number,) for number in range(chosen.matches))):
            for found, gained in notes:
                count += 1
                error += gained * gained
                row = [value / ONE for value in found]
                for i, own in enumerate(row):
                    if own:
                        right[i] += own * gained
                        for j, other in enumerate(row):
                            squares[i][j] += own * other
    fitted = [line[:] for line in squares]
    for i in range(size):
        fitted[i][i] += chosen.ridge
    weights = solve(fitted, right)
    explained = 2 * sum(w * r for w, r in zip(weights, right, strict=True)) - sum(
        weights[i] * weights[j] * squares[i][j] for i in range(size) for j in range(size)
    )
    print(f"{count} positions; mean square of what is foretold wrongly: {error / count:.3f} without, ", end="")
    print(f"{(error - explained) / count:.3f} with these weights")
    for name, weight in zip((*NAMES, "being the stronger team"), weights, strict=True):
        print(f"{round(POINT * weight):>6}  {name}")
    print(tuple(round(POINT * weight) for weight in weights[:-1]))


if __name__ == "__main__":
    main()
