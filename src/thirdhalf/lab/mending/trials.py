"""Changes that are tried beside each other: in legs, after which those go home of which it is clear what they are."""

from collections.abc import Callable, Sequence
from itertools import islice
from math import inf, sqrt
from pathlib import Path
from typing import Final

from thirdhalf.lab.experiment.changes import Change
from thirdhalf.lab.experiment.estimates import FEWEST, Sums
from thirdhalf.lab.experiment.plan import FIXED, PERCENT, Aim, Bound, Experiment, Stop, Variant
from thirdhalf.lab.experiment.rounds import RESULTS, read_rounds
from thirdhalf.lab.mending.effects import POINTS
from thirdhalf.lab.mending.race import legs_of

OUTSIDE: Final = 200
"""A share that is outside of the band by half a percentage point costs as much as moving a number by one."""
SAFELY: Final = 1.0
"""So many standard errors inside of the band is inside: what lies at the border is out with the next dice."""
SURELY: Final = 2.0
"""So many standard errors make clear where a share is."""
LONGER: Final = 2
"""So many legs more are played, each again as long as all before it, by what is still open after the last."""

Values = tuple[int, ...]
Play = Callable[[Experiment, Path], None]
"""Plays an experiment in a folder as far as it is not played."""


class Trial:
    """Values of the numbers that may be changed, and what is known of them: of every cell its points in each round, the
    base's with the same dice, and how many more its own are. The base is the trial in which nothing is changed.
    """

    def __init__(self, aim: Aim, values: Values, cells: int, base: "Trial | None" = None) -> None:
        self.values = values
        self.size = size_of(aim.bounds, values)
        self.points = [Sums() for _ in range(cells)]
        self.beside = [Sums() for _ in range(cells)]
        self.more = [Sums() for _ in range(cells)]
        self._aim = aim
        self._base = base

    def add(self, cell: int, points: int, beside: int) -> None:
        """A round's, and the base's."""
        self.points[cell].add(points)
        self.beside[cell].add(beside)
        self.more[cell].add(points - beside)

    @property
    def rounds(self) -> int:
        """How many it has played."""
        return self.points[0].count

    @property
    def found(self) -> list[tuple[float, float]]:
        """The share of the first team of every cell, with its standard error. The base has played more: where its dice
        were lucky with these rounds, so were the trial's, as far as the two go together.
        """
        found = []
        for cell, own in enumerate(self.points):
            beside = self.beside[cell]
            every = beside if self._base is None else self._base.points[cell]
            spread = beside.variance
            together = (own.variance + spread - self.more[cell].variance) / 2
            part = max(0.0, min(1.0, together / spread)) if spread else 0.0
            mean = own.mean - part * (beside.mean - every.mean)
            alone = own.variance - 2 * part * together + part * part * spread
            found.append((mean / POINTS, sqrt(alone / own.count + part * part * spread / every.count) / POINTS))
        return found

    @property
    def shares(self) -> list[float]:
        """Of the first team of every cell."""
        return [share for share, _ in self.found]

    def outside(self, errors: float) -> float:
        """How far its shares are out of the band, all together; of one that is narrower by so many standard errors on
        both sides, or wider by as many less than none.
        """
        found = self.found
        return outside(self._aim, [share for share, _ in found], [errors * error for _, error in found])

    @property
    def is_inside(self) -> bool:
        """Whether all shares are, at a safe distance from the border."""
        return not self.outside(SAFELY)

    @property
    def is_idle(self) -> bool:
        """Whether not one result of all that was played was another than the base's."""
        return self.rounds >= FEWEST and not any(sums.squares for sums in self.more)

    @property
    def cost(self) -> float:
        """What a search makes small."""
        return OUTSIDE * self.outside(SAFELY) + self.size

    @property
    def merit(self) -> tuple[float, float]:
        """What the best has least of: cost, then distance from the middle."""
        middle = (self._aim.low + self._aim.high) / 2 / PERCENT
        return self.cost, max([abs(share - middle) for share in self.shares])


def outside(aim: Aim, shares: Sequence[float], margins: Sequence[float]) -> float:
    """How far shares are out of the band, all together; of one that is narrower by each one's margin."""
    low, high = aim.low / PERCENT, aim.high / PERCENT
    middle = (low + high) / 2
    return sum(
        [
            max(0.0, min(middle, low + margin) - share, share - max(middle, high - margin))
            for share, margin in zip(shares, margins, strict=True)
        ]
    )


def size_of(bounds: Sequence[Bound], values: Values) -> int:
    """How much is changed."""
    return sum([abs(step) for step in steps_of(bounds, values)])


def steps_of(bounds: Sequence[Bound], values: Values) -> list[int]:
    """By how much each number is changed."""
    return [value - bound.now for bound, value in zip(bounds, values, strict=True)]


def changes_to(aim: Aim, values: Values) -> tuple[Change, ...]:
    """Of those numbers that are not what they are now."""
    pairs = zip(aim.bounds, values, strict=True)
    return tuple([Change(*bound[:4], value) for bound, value in pairs if value != bound.now])


def variant_of(experiment: Experiment, aim: Aim, values: Values, name: str) -> Variant:
    """The experiment's first one with these values."""
    base = experiment.variants[0]
    return base._replace(name=name, changes=(*base.changes, *changes_to(aim, values)))


def narrow(
    experiment: Experiment, aim: Aim, base: Trial, trials: Sequence[Trial], folder: Path, play: Play
) -> list[Trial]:
    """Play them all and what they change, with the same dice, in legs that are each as long as all before it. Who is
    surely outside of the band goes home after a leg, and who changed no result at all; who changes more than another
    that is surely inside sits out. Where it is open after the last leg whether a smaller change would do, those play
    on. Tells who did not go home.
    """
    usual = legs_of(experiment.rounds)
    longer = [experiment.rounds << more for more in range(LONGER)]
    left = list(trials)
    for number, count in enumerate([*usual, *longer], 1):
        in_time = number <= len(usual)
        enough = least(
            [each for each in (base, *left) if each.rounds and not each.outside(SURELY if in_time else SAFELY)]
        )
        begin = [each for each in left if each.size <= enough and (in_time or not each.is_inside)]
        if not begin:
            break
        name = f"leg-{number}"
        play_leg(experiment, aim, (base, *begin), count, f"{folder.name}/{name}", folder / name, play)
        left = [each for each in left if not each.outside(-SURELY) and not each.is_idle]
    return left


def least(trials: Sequence[Trial]) -> float:
    """How much the smallest of them changes."""
    return min([float(each.size) for each in trials], default=inf)


def play_leg(
    experiment: Experiment, aim: Aim, trials: Sequence[Trial], rounds: int, name: str, folder: Path, play: Play
) -> None:
    """So many rounds of each, with the same dice; the first is what the others are compared with."""
    leg = experiment._replace(
        variants=tuple([variant_of(experiment, aim, trial.values, spelled(trial.values)) for trial in trials]),
        rounds=rounds,
        seed=f"{experiment.seed}/{name}",
        stop=Stop(FIXED, 0),
        aim=None,
        luck=False,
    )
    play(leg, folder)
    count_in(trials, folder, rounds)


def count_in(trials: Sequence[Trial], folder: Path, rounds: int) -> None:
    """What was played of them in a folder, the base's first."""
    for played in islice(read_rounds(folder / RESULTS), rounds):
        points = {(each.variant, each.cell): each.points for each in played}
        for (place, cell), own in points.items():
            trials[place].add(cell, own, points[0, cell])


def spelled(values: Values) -> str:
    """As a name."""
    return "_".join([str(value) for value in values])
