"""How much of what can be known of a position a value function knows.

800 positions of each game, kept in `benchmarks/positions` (`tools/learn/yardstick.py` made them), have been played out
many times by coaches of one level: the mean is the true value with some noise, and how much noise is known. The share
of the explainable variance is that of the true values, the noise taken out; intervals are of 95 %, by drawing matches
anew. Everything is seen by the coach who attacks, receives the kick-off or rushes: who that is, is not to be foretold.

    python -m benchmarks.value                        those that the package has
    python -m benchmarks.value my_module:my_value     and one's own: from a match and a seat to a `Said`

--game NAME measures one game only, --level NAME by playouts of another level, where there are some; --json prints JSON.
"""

import gzip
import json
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

from benchmarks._shared import Number, tell
from thirdhalf.coaches.network import SURE
from thirdhalf.coaches.prospect import Prospect
from thirdhalf.games.dreadball.coaches.script.worth import POINT, lead
from thirdhalf.games.dreadball.coaches.search import evaluation as dreadball_evaluation
from thirdhalf.games.dreadball.coaches.value.learned import prospect as dreadball_prospect
from thirdhalf.games.dreadball.table.state import own_match as own_dreadball
from thirdhalf.games.takkure.coaches.script.worth import TRY
from thirdhalf.games.takkure.coaches.search import evaluation as takkure_evaluation
from thirdhalf.games.takkure.coaches.value.learned import prospect as takkure_prospect
from thirdhalf.games.takkure.table.state import own_match as own_takkure
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.seat import HOME
from tools.learn.games import studied
from tools.learn.yardstick import replayed

POSITIONS = Path(__file__).parent / "positions"
GAMES = ("takkure", "dreadball")
LEVEL = "province:60"
BINS = 10
DRAWN = 200
"""So many times the matches are drawn anew for an interval."""
FINE = 10_000


class Said(NamedTuple):
    """What a value function says of a position to a seat: points of the next score, win less loss, and, if it knows
    them, the chances of win, draw and loss.
    """

    points: float
    result: float
    chances: tuple[float, float, float] | None


Value = Callable[[Match, int], Said]


def takkure_today(match: Match, seat: int) -> Said:
    """The evaluation by which the coaches look ahead."""
    match = own_takkure(match)
    hope = takkure_evaluation.expectation(match) / TRY
    return Said(hope if match.attacker == seat else -hope, takkure_evaluation.value(match, seat) / TRY, None)


def dreadball_today(match: Match, seat: int) -> Said:
    """The evaluation by which the coaches look ahead; of the next score it knows what is to be gained soon."""
    match = own_dreadball(match)
    worth = dreadball_evaluation.value(match, seat) / POINT
    return Said(worth - lead(match, seat), worth, None)


def learned(said: Prospect) -> Said:
    """What the network that has learned says."""
    chances = (said.win / SURE, said.draw / SURE, said.loss / SURE)
    return Said(said.points / SURE, said.result / SURE, chances)


def takkure_learned(match: Match, seat: int) -> Said:
    """The network of Takkure."""
    return learned(takkure_prospect(own_takkure(match), seat))


def dreadball_learned(match: Match, seat: int) -> Said:
    """The network of DreadBall."""
    return learned(dreadball_prospect(own_dreadball(match), seat))


VALUES: dict[str, dict[str, Value]] = {
    "takkure": {"the evaluation in use": takkure_today, "the learned value": takkure_learned},
    "dreadball": {"the evaluation in use": dreadball_today, "the learned value": dreadball_learned},
}


class Known(NamedTuple):
    """What is known of a position: a mean over playouts, and the variance of that mean."""

    mean: float
    noise: float


class Place(NamedTuple):
    """A position of the yardstick, seen by whoever looks on: whose match it is from, and what came of it."""

    number: int
    match: Match
    seat: int
    points: Known
    result: Known
    shares: tuple[float, float, float]
    played: int


def mean_of(counts: dict[int, int]) -> Known:
    """The mean of what came, and its noise."""
    number = sum(counts.values())
    mean = sum([value * count for value, count in counts.items()]) / number
    spread = sum([count * (value - mean) ** 2 for value, count in counts.items()])
    return Known(mean, spread / (number - 1) / number)


def kept_of(game: str) -> list[dict[str, Any]]:
    """The matches of a game that are kept."""
    found: list[dict[str, Any]] = json.loads(gzip.decompress((POSITIONS / f"{game}.json.gz").read_bytes()))["matches"]
    return found


def places_of(game: str, level: str) -> list[Place]:
    """All positions of a game that have been played out at that level."""
    study = studied(game)
    found: list[Place] = []
    for number, one in enumerate(kept_of(game)):
        wanted = [position for position in one["positions"] if level in position]
        for position, match in zip(wanted, replayed(study, {**one, "positions": wanted}), strict=True):
            seat = study.viewer(match)
            sign = 1 if seat == HOME else -1
            came = position[level]
            scores = {sign * int(points): count for points, count in came["scores"].items()}
            won, drawn, lost = came["results"][::sign]
            count = won + drawn + lost
            shares = (won / count, drawn / count, lost / count)
            result = mean_of({1: won, 0: drawn, -1: lost})
            found.append(Place(number, match, seat, mean_of(scores), result, shares, count))
    return found


class Fit(NamedTuple):
    """How well what was said fits what is true: squared error, correlation, share explained, and that share at best,
    with what was said stretched and shifted as fits the yardstick itself best.
    """

    error: float
    correlation: float
    explained: float
    at_best: float


def fit_of(said: list[float], true: list[Known]) -> Fit:
    """The noise of the means is taken out of everything."""
    size = len(said)
    noise = sum([each.noise for each in true]) / size
    middle = sum([each.mean for each in true]) / size
    centre = sum(said) / size
    spread = sum([(each.mean - middle) ** 2 for each in true]) / size - noise
    error = sum([(one - each.mean) ** 2 for one, each in zip(said, true, strict=True)]) / size - noise
    together = sum([(one - centre) * (each.mean - middle) for one, each in zip(said, true, strict=True)]) / size
    own = sum([(one - centre) ** 2 for one in said]) / size
    correlation = together / (own * spread) ** 0.5 if own > 0 and spread > 0 else 0.0
    return Fit(error, correlation, 1 - error / spread if spread > 0 else 0.0, correlation**2)


def interval(said: list[float], true: list[Known], numbers: list[int], at_best: int) -> str:
    """Between which shares 95 % of the draws lie."""
    chooser = Chooser("interval")
    by_match: dict[int, list[int]] = {}
    for place, number in enumerate(numbers):
        by_match.setdefault(number, []).append(place)
    groups = list(by_match.values())
    found: list[float] = []
    for _ in range(DRAWN):
        drawn = [place for _ in groups for place in groups[chooser.below(len(groups))]]
        fit = fit_of([said[place] for place in drawn], [true[place] for place in drawn])
        found.append(fit.at_best if at_best else fit.explained)
    found.sort()
    return f"{100 * found[DRAWN // 40]:.0f} to {100 * found[-1 - DRAWN // 40]:.0f} %"


def off(chances: list[tuple[float, float, float]], shares: list[tuple[float, float, float]]) -> float:
    """The calibration error: over tenths of the positions, ordered by the chance of a win, of a draw, of a loss, how
    far the mean of what was said is from the mean of what came.
    """
    total = 0.0
    size = len(chances)
    for each in range(3):
        order = sorted(range(size), key=lambda place: chances[place][each])
        for part in range(BINS):
            places = order[size * part // BINS : size * (part + 1) // BINS]
            gap = sum([chances[place][each] - shares[place][each] for place in places])
            total += abs(gap) / size / 3
    return total


def off_by_chance(chances: list[tuple[float, float, float]], places: list[Place]) -> float:
    """The calibration error of somebody who says exactly what is true, from as many playouts."""
    chooser = Chooser("calibration")
    rounds = 20
    total = 0.0
    for _ in range(rounds):
        shares: list[tuple[float, float, float]] = []
        for (won, drawn, _), place in zip(chances, places, strict=True):
            counts = [0, 0, 0]
            for _ in range(place.played):
                draw = int(chooser.below(FINE))
                counts[0 if draw < FINE * won else 1 if draw < FINE * (won + drawn) else 2] += 1
            shares.append((counts[0] / place.played, counts[1] / place.played, counts[2] / place.played))
        total += off(chances, shares) / rounds
    return total


def measured(value: Value, places: list[Place]) -> dict[str, Number]:
    """All that is to be told of a value function."""
    value(places[0].match, places[0].seat)
    started = process_time()
    said = [value(place.match, place.seat) for place in places]
    took = (process_time() - started) / len(places)
    numbers = [place.number for place in places]
    rows: dict[str, Number] = {}
    for name, own, true in (
        ("next score", [one.points for one in said], [place.points for place in places]),
        ("result", [one.result for one in said], [place.result for place in places]),
    ):
        fit = fit_of(own, true)
        rows[f"{name}: squared error"] = f"{fit.error:.4f}"
        rows[f"{name}: correlation"] = f"{fit.correlation:.3f}"
        rows[f"{name}: explained, %"] = f"{100 * fit.explained:.1f}"
        rows[f"{name}: explained, interval"] = interval(own, true, numbers, 0)
        rows[f"{name}: explained at best, %"] = f"{100 * fit.at_best:.1f}"
        rows[f"{name}: explained at best, interval"] = interval(own, true, numbers, 1)
    chances = [one.chances for one in said if one.chances is not None]
    if len(chances) == len(said):
        rows["win, draw, loss: calibration error"] = f"{off(chances, [place.shares for place in places]):.4f}"
        rows["win, draw, loss: the same by chance alone"] = f"{off_by_chance(chances, places):.4f}"
    rows["microseconds a call"] = round(1e6 * took)
    return rows


def main() -> None:
    """Measure every value function of every game."""
    words = [word for word in sys.argv[1:] if word != "--json"]
    games: tuple[str, ...] = GAMES
    if "--game" in words:
        at = words.index("--game")
        games = (words[at + 1],)
        del words[at : at + 2]
    level = LEVEL
    if "--level" in words:
        at = words.index("--level")
        level = words[at + 1]
        del words[at : at + 2]
    own = {word: getattr(import_module(word.partition(":")[0]), word.partition(":")[2]) for word in words}
    for game in games:
        places = places_of(game, level)
        if not places:
            print(f"{game}: no position has been played out by {level}")
            continue
        for name, value in {**VALUES[game], **own}.items():
            tell(f"{game}, {name}: {len(places)} positions by {level}", measured(value, places))


if __name__ == "__main__":
    main()
