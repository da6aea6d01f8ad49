"""The smallest change that brings every two teams into a band: one number if that is enough, several if not; confirmed
on dice of its own.

All trials have the same dice, and the search goes the same way where it is run again, so who was stopped goes on where
it was.
"""

from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from importlib.util import find_spec
from itertools import product
from math import prod, sqrt
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from thirdhalf.lab.experiment.changes import told
from thirdhalf.lab.experiment.measures import SHARE
from thirdhalf.lab.experiment.plan import FIXED, Aim, Bound, Experiment, Stop
from thirdhalf.lab.experiment.report import Report, report_of
from thirdhalf.lab.mending.belief import Belief, cost_of, proposed
from thirdhalf.lab.mending.effects import POINTS
from thirdhalf.lab.mending.numbers import is_playable
from thirdhalf.lab.mending.trials import (
    SURELY,
    Play,
    Trial,
    Values,
    changes_to,
    count_in,
    narrow,
    outside,
    variant_of,
)

AT_A_TIME: Final = 4
"""Changes of several numbers that are played before what came of them is thought about."""
MOST_CONFIRMED: Final = 5
"""So many candidates are tried on fresh dice before the search is given up."""
VERY_MANY: Final = 10_000
"""Smaller changes that are thought of at most."""
MOST_TAKEN_BACK: Final = 40
"""So many of them are played, those that are believed to cost least."""

Telling = Callable[[str], None]
"""Is told what is going on."""


class Balanced(NamedTuple):
    """What was found: the values, the report on fresh dice of what it was and what it is now; whether that is in the
    band; and everything that was tried, the best first.
    """

    values: Values
    report: Report
    confirmed: bool
    trials: list[Trial]


class Search:
    """One, as far as it has come."""

    def __init__(self, experiment: Experiment, folder: Path, play: Play, telling: Telling) -> None:
        if experiment.aim is None:
            raise ValueError(f"{experiment.file} has no [balance]: what may be changed, and into which band?")
        if find_spec("optuna") is None:
            raise ValueError("several numbers at once are searched by Optuna: install thirdhalf[lab]")
        self._experiment = experiment
        self._aim = experiment.aim
        self._folder = folder
        self._play = play
        self._telling = telling
        now = tuple([bound.now for bound in self._aim.bounds])
        self._base = Trial(self._aim, now, len(experiment.cells))
        self._failed: set[Values] = set()
        self._trials: dict[Values, Trial] = {self._base.values: self._base}

    def run(self) -> Balanced:
        """All of it: the best of what was tried meets fresh dice; where nothing seems good enough, more is tried."""
        self._narrowed("one number", [self._trial(values) for values in moved(self._aim.bounds)])
        found: list[tuple[float, Balanced]] = []
        stages = iter((self._again, self._combined))
        while len(found) < MOST_CONFIRMED:
            inside = any(trial.is_inside for trial in self._left())
            stage = None if inside else next(stages, None)
            if stage is not None:
                stage()
                continue
            best = min(self._left(), key=lambda trial: trial.merit)
            found.append(self._confirmed(best))
            if not found[-1][0]:
                break
            self._failed.add(best.values)
        return min(found, key=lambda each: each[0])[1]

    def _left(self) -> list[Trial]:
        """Whatever was tried, and has not failed with fresh dice."""
        return [trial for trial in self._trials.values() if trial.values not in self._failed]

    def _trial(self, values: Values) -> Trial:
        return Trial(self._aim, values, len(self._experiment.cells), self._base)

    def _narrowed(self, name: str, trials: Sequence[Trial]) -> None:
        """Those of them that can be played."""
        playable = [trial for trial in trials if self._is_playable(trial.values)]
        self._telling(f"{name}: {len(playable)} changes")
        narrow(self._experiment, self._aim, self._base, playable, self._folder / name, self._play)
        self._trials |= {trial.values: trial for trial in playable}

    def _again(self) -> None:
        """One number once more, where fresh dice have said what the first ones did not."""
        if self._failed:
            self._narrowed("again", [trial for trial in self._left() if trial.size and not trial.outside(-SURELY)])

    def _is_playable(self, values: Values) -> bool:
        variant = variant_of(self._experiment, self._aim, values, "tried")
        with TemporaryDirectory(prefix="thirdhalf-") as temporary:
            return is_playable(self._experiment, variant.content, variant.changes, Path(temporary) / "tried")

    def _combined(self) -> None:
        """Changes of several numbers, as the belief in what each does proposes them, until one is inside; then, on dice
        that it was not found with, what changes less of the same.
        """
        belief = Belief(self._aim.bounds, self._base)
        for trial in self._trials.values():
            belief.learn(trial)
        seed = int.from_bytes(blake2b(self._experiment.seed.encode(), digest_size=4).digest(), "big")
        margin = max([sqrt(sums.variance / self._experiment.rounds) / POINTS for sums in self._base.points])
        for number in range(self._aim.trials // AT_A_TIME):
            wanted = proposed(self._aim, belief, margin, self._trials.keys(), AT_A_TIME, seed + number)
            if not wanted:
                return
            trials = [self._trial(values) for values in wanted]
            self._narrowed(f"several {number + 1}", trials)
            for trial in trials:
                if trial.rounds:
                    belief.learn(trial)
            best = min(self._left(), key=lambda trial: trial.merit)
            if best.is_inside:
                less = sorted(
                    between(self._aim.bounds, best.values), key=lambda v: cost_of(self._aim, belief, v, margin)
                )
                self._narrowed("taken back", [self._trial(values) for values in less[:MOST_TAKEN_BACK]])
                return

    def _confirmed(self, trial: Trial) -> tuple[float, Balanced]:
        """How far it is outside of the band with fresh dice, or by everything that was seen of it; and what to say."""
        self._telling(f"with fresh dice: {told_values(self._aim, trial.values)}")
        everything = sorted(self._trials.values(), key=lambda trial: (-trial.rounds, trial.merit))
        report, there = self._before_and_after(trial.values)
        count_in((self._base, trial), there, self._aim.confirm)
        shares = [cell.measures[SHARE].mean for cell in report.variants[1].cells]
        off = max(outside(self._aim, shares, [0.0] * len(shares)), trial.outside(0.0))
        return off, Balanced(trial.values, report, not off, everything)

    def _before_and_after(self, values: Values) -> tuple[Report, Path]:
        """As it is and with these values, with dice that nothing was played with before."""
        number = len(self._failed) + 1
        fresh = self._experiment._replace(
            seed=f"{self._experiment.seed}/fresh {number}",
            rounds=self._aim.confirm,
            variants=(
                self._experiment.variants[0]._replace(name="before"),
                variant_of(self._experiment, self._aim, values, "balanced"),
            ),
            stop=Stop(FIXED, 0),
            aim=None,
        )
        there = self._folder / f"fresh {number}"
        self._play(fresh, there)
        return report_of(there, fresh.stop), there


def moved(bounds: Sequence[Bound]) -> Iterator[Values]:
    """Every change of one number, within its bounds."""
    now = tuple([bound.now for bound in bounds])
    for place, bound in enumerate(bounds):
        for value in range(bound.low, bound.high + 1):
            if value != bound.now:
                yield (*now[:place], value, *now[place + 1 :])


def between(bounds: Sequence[Bound], values: Values) -> Iterator[Values]:
    """These values and all that change less of the same numbers, but nothing changed at all; where that is very much,
    only those in which one number is as it was.
    """
    now = tuple([bound.now for bound in bounds])
    ways = [range(min(pair), max(pair) + 1) for pair in zip(now, values, strict=True)]
    if prod([len(way) for way in ways]) > VERY_MANY:
        yield values
        yield from [
            (*values[:place], now[place], *values[place + 1 :])
            for place in range(len(now))
            if values[place] != now[place]
        ]
    else:
        yield from [each for each in product(*ways) if each != now]


def told_values(aim: Aim, values: Values) -> str:
    """For people."""
    changed = [f"{bound.name} {value}" for bound, value in zip(aim.bounds, values, strict=True) if value != bound.now]
    return ", ".join(changed) or "nothing changed"


def patch_of(experiment: Experiment, balanced: Balanced) -> str:
    """The change as it stands in an experiment's file."""
    assert experiment.aim is not None
    changes = changes_to(experiment.aim, balanced.values)
    return "\n".join(['[[variant]]\nname = "balanced"\n', *[told(change) for change in changes]])
