"""The smallest change that brings every two teams into a band: searched by Optuna, confirmed on dice of its own.

Every trial is an experiment in a folder of its own, all with the same dice; the search proposes the same again where
it is run again, so who was stopped goes on where it was.
"""

from collections.abc import Callable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

from thirdhalf.lab.elo import SURE_ENOUGH
from thirdhalf.lab.executors import Executor
from thirdhalf.lab.experiment.changes import Change, told
from thirdhalf.lab.experiment.plan import FIXED, PERCENT, Aim, Bound, Experiment, Stop
from thirdhalf.lab.experiment.report import Report, report_of
from thirdhalf.lab.experiment.rounds import Played, Rounds, play_rounds, prepare
from thirdhalf.lab.experiment.tally import SHARE
from thirdhalf.lab.mending.numbers import is_playable

OUTSIDE: Final = 200
"""A share that is outside of the band by half a percentage point costs as much as moving a number by one."""
MOST_CONFIRMED: Final = 5
"""So many candidates are tried on fresh dice before the search is given up."""

Values = tuple[int, ...]
Progress = Callable[[str, int, int], None]
"""What is going on, how much of it is done, and of how much."""


class Trial(NamedTuple):
    """What came of some values: every cell's share of the first, the largest of their standard errors, and what it
    costs.
    """

    values: Values
    shares: tuple[float, ...]
    error: float
    size: int
    outside: float

    @property
    def cost(self) -> float:
        """What the search makes small."""
        return OUTSIDE * self.outside + self.size


class Balanced(NamedTuple):
    """What was found: the values, the report on fresh dice of what it was and what it is now; whether that is in the
    band; and all trials.
    """

    trial: Trial
    report: Report
    confirmed: bool
    trials: list[Trial]


def search(experiment: Experiment, folder: Path, executor: Executor, progress: Progress) -> Balanced:
    """Try, then confirm the smallest changes that were inside; ValueError where the search cannot be made."""
    try:
        import optuna
    except ImportError:
        raise ValueError("the search is Optuna's: install thirdhalf[lab]") from None
    aim = experiment.aim
    if aim is None:
        raise ValueError(f"{experiment.file} has no [balance]: what may be changed, and into which band?")
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    seed = int.from_bytes(blake2b(experiment.seed.encode(), digest_size=4).digest(), "big")
    study = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=seed, multivariate=False))
    ranges: dict[str, optuna.distributions.BaseDistribution] = {
        bound.name: optuna.distributions.IntDistribution(bound.low, bound.high) for bound in aim.bounds
    }
    study.enqueue_trial({bound.name: bound.now for bound in aim.bounds})
    for bound in aim.bounds:
        for step in (-1, 1):
            if bound.low <= bound.now + step <= bound.high:
                moved = {each.name: each.now + (step if each is bound else 0) for each in aim.bounds}
                study.enqueue_trial(moved)
    known: dict[Values, Trial | None] = {}
    for number in range(aim.trials):
        progress("trials", number, aim.trials)
        asked = study.ask(ranges)
        values = tuple([int(asked.params[bound.name]) for bound in aim.bounds])
        if values not in known:
            known[values] = tried(experiment, aim, values, folder / "trials", executor)
        trial = known[values]
        if trial is None:
            study.tell(asked, state=optuna.trial.TrialState.FAIL)
        else:
            study.tell(asked, trial.cost)
    trials = [trial for trial in known.values() if trial is not None]
    return confirmed(experiment, aim, trials, folder, executor, progress)


def changes_to(aim: Aim, values: Values) -> tuple[Change, ...]:
    """Of those numbers that are not what they are now."""
    pairs = zip(aim.bounds, values, strict=True)
    return tuple([Change(*bound[:4], value) for bound, value in pairs if value != bound.now])


def tried(experiment: Experiment, aim: Aim, values: Values, folder: Path, executor: Executor) -> Trial | None:
    """Play a trial, or read what was played of it; None where the game refuses such numbers."""
    base = experiment.variants[0]
    changes = (*base.changes, *changes_to(aim, values))
    into = folder / spelled(values)
    if not is_playable(experiment, base.content, changes, into / "tried"):
        return None
    one = experiment._replace(
        variants=(base._replace(name="tried", changes=changes),), stop=Stop(FIXED, 0), aim=None, luck=False
    )
    report = played(one, into, executor)
    return trial_of(aim, values, report, 0)


def spelled(values: Values) -> str:
    """The name of their folder."""
    return "_".join([str(value) for value in values])


def trial_of(aim: Aim, values: Values, report: Report, variant: int) -> Trial:
    """What a report says of them."""
    found = [cell.measures[SHARE] for cell in report.variants[variant].cells]
    shares = tuple([each.mean for each in found])
    error = max([each.high - each.low for each in found]) / (2 * SURE_ENOUGH)
    return Trial(values, shares, error, size_of(aim.bounds, values), outside(shares, aim))


def size_of(bounds: Sequence[Bound], values: Values) -> int:
    """How much is changed."""
    return sum([abs(value - bound.now) for bound, value in zip(bounds, values, strict=True)])


def outside(shares: Sequence[float], aim: Aim, margin: float = 0.0) -> float:
    """How far shares are out of the band, all together; of one that is narrower by a margin on both sides."""
    middle = (aim.low + aim.high) / 2 / PERCENT
    low, high = min(middle, aim.low / PERCENT + margin), max(middle, aim.high / PERCENT - margin)
    return sum([max(0.0, low - share, share - high) for share in shares])


def played(experiment: Experiment, folder: Path, executor: Executor) -> Report:
    """All rounds of an experiment, as far as they are not there yet."""
    prepared = prepare(experiment, folder)
    rounds = Rounds(folder, prepared.terms())

    def never(_: list[Played]) -> bool:
        return False

    for _ in play_rounds(prepared, rounds, executor, never):
        pass
    return report_of(folder, experiment.stop)


def confirmed(
    experiment: Experiment, aim: Aim, trials: list[Trial], folder: Path, executor: Executor, progress: Progress
) -> Balanced:
    """The first of the best that is inside the band with other dice, or the best of them; each is first made as small
    as it can be, for a search sees what a change does and hardly what it does for nothing.
    """
    middle = (aim.low + aim.high) / 2 / PERCENT
    best = sorted(trials, key=lambda each: (each.cost, max([abs(share - middle) for share in each.shares])))
    found: dict[Values, Balanced] = {}
    for number, trial in enumerate(best[:MOST_CONFIRMED]):
        progress("confirming", number, MOST_CONFIRMED)
        for values in (pruned(experiment, aim, trial.values, folder, executor), trial.values):
            if values not in found:
                report = before_and_after(experiment, aim, values, folder, executor)
                told = trial_of(aim, values, report, 1)
                found[values] = Balanced(told, report, not told.outside, trials)
            if found[values].confirmed:
                return found[values]
    return min(found.values(), key=lambda each: each.trial.cost)


def before_and_after(experiment: Experiment, aim: Aim, values: Values, folder: Path, executor: Executor) -> Report:
    """As it is and with these values, with fresh dice."""
    base = experiment.variants[0]
    after = base._replace(name="balanced", changes=(*base.changes, *changes_to(aim, values)))
    fresh = experiment._replace(
        seed=f"{experiment.seed}/fresh",
        rounds=aim.confirm,
        variants=(base._replace(name="before"), after),
        stop=Stop(FIXED, 0),
        aim=None,
    )
    return played(fresh, folder / "confirmed" / spelled(values), executor)


def pruned(experiment: Experiment, aim: Aim, values: Values, folder: Path, executor: Executor) -> Values:
    """The same with as much taken back as can be without leaving the band: number by number, most of it first, with
    dice that the search has not seen. It must be inside by a standard error: what lies at the border is inside with
    these dice and outside with the next.
    """
    again = experiment._replace(seed=f"{experiment.seed}/taken back", rounds=aim.confirm)
    taking = True
    while taking:
        taking = False
        for fewer in smaller(aim.bounds, values):
            trial = tried(again, aim, fewer, folder / "taken back", executor)
            if trial is not None and not outside(trial.shares, aim, trial.error):
                values, taking = fewer, True
                break
    return values


def smaller(bounds: Sequence[Bound], values: Values) -> list[Values]:
    """These values with one number taken back, wholly or by some, the least change first. Nothing changed at all is not
    among them: the search has tried that.
    """
    found = []
    for place, (bound, value) in enumerate(zip(bounds, values, strict=True)):
        step = 1 if value < bound.now else -1
        found += [
            (*values[:place], other, *values[place + 1 :]) for other in range(value + step, bound.now + step, step)
        ]
    return sorted([each for each in found if size_of(bounds, each)], key=lambda each: size_of(bounds, each))


def patch_of(experiment: Experiment, balanced: Balanced) -> str:
    """The change as it stands in an experiment's file."""
    assert experiment.aim is not None
    changes = changes_to(experiment.aim, balanced.trial.values)
    return "\n".join(['[[variant]]\nname = "balanced"\n', *[told(change) for change in changes]])
