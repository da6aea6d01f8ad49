"""Changes of several numbers at once: what each step is believed to do is added up, and Optuna searches the sums.

So a search over very many changes costs no match; matches are played of the few that it thinks best, and what comes of
them is believed from then on.
"""

from collections.abc import Collection, Sequence
from typing import Final

from thirdhalf.lab.experiment.plan import Aim, Bound
from thirdhalf.lab.mending.effects import POINTS
from thirdhalf.lab.mending.trials import OUTSIDE, Trial, Values, outside, size_of, steps_of

EXPECTED: Final = 0.03
"""What a step does to a share if nothing is known of it: a standard deviation around nothing."""
CROOKED: Final = 0.01
"""How far several steps together are off what they do one by one."""
LOOKED_AT: Final = 200
"""Changes that are looked at without a match."""


class Belief:
    """What a step of each number does to every cell's share, with how unsure that is: linear regression with a prior,
    one trial after the other.
    """

    def __init__(self, bounds: Sequence[Bound], base: Trial) -> None:
        self._bounds = bounds
        self._base = base
        numbers = range(len(bounds))
        self._worth = [[0.0] * len(bounds) for _ in base.points]
        self._doubt = [[EXPECTED**2 if i == j else 0.0 for j in numbers] for i in numbers]

    def learn(self, trial: Trial) -> None:
        """From what was seen of a trial."""
        steps = steps_of(self._bounds, trial.values)
        if not any(steps) or trial.rounds < 2:
            return
        noise = max([sums.variance / sums.count for sums in trial.more]) / POINTS**2 + CROOKED**2
        reach = [sum([doubt * step for doubt, step in zip(row, steps, strict=True)]) for row in self._doubt]
        total = noise + sum([each * step for each, step in zip(reach, steps, strict=True)])
        for worth, sums in zip(self._worth, trial.more, strict=True):
            believed = sum([each * step for each, step in zip(worth, steps, strict=True)])
            surprise = (sums.mean / POINTS - believed) / total
            for place, each in enumerate(reach):
                worth[place] += each * surprise
        for row, one in zip(self._doubt, reach, strict=True):
            for place, other in enumerate(reach):
                row[place] -= one * other / total

    def shares(self, values: Values) -> list[float]:
        """What every cell's would be with these values."""
        steps = steps_of(self._bounds, values)
        return [
            share + sum([each * step for each, step in zip(worth, steps, strict=True)])
            for share, worth in zip(self._base.shares, self._worth, strict=True)
        ]


def cost_of(aim: Aim, belief: Belief, values: Values, margin: float) -> float:
    """What a change is believed to cost, if it is to be inside of the band by a margin."""
    shares = belief.shares(values)
    return OUTSIDE * outside(aim, shares, [margin] * len(shares)) + size_of(aim.bounds, values)


def proposed(aim: Aim, belief: Belief, margin: float, tried: Collection[Values], count: int, seed: int) -> list[Values]:
    """Those changes that have not been tried and are believed to cost least, at most so many; they are to be inside of
    the band by a margin.
    """
    import optuna

    optuna.logging.set_verbosity(optuna.logging.ERROR)
    study = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=seed, multivariate=True))
    ranges: dict[str, optuna.distributions.BaseDistribution] = {
        bound.name: optuna.distributions.IntDistribution(bound.low, bound.high) for bound in aim.bounds
    }
    study.enqueue_trial({bound.name: bound.now for bound in aim.bounds})
    costs: dict[Values, float] = {}
    for _ in range(LOOKED_AT):
        asked = study.ask(ranges)
        values = tuple([int(asked.params[bound.name]) for bound in aim.bounds])
        costs[values] = cost_of(aim, belief, values, margin)
        study.tell(asked, costs[values])
    return sorted([values for values in costs if values not in tried], key=lambda values: (costs[values], values))[
        :count
    ]
