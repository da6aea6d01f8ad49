"""Which numbers matter: all begin, and after every leg those go home of which nothing is seen.

So the rounds go to where there is something to find. Who goes home is never called more than chance, and who stays is
judged among all that began, by all its rounds: as if everybody had played to the end and most were not looked at. What
somebody has changed stays in anyway; put back to what the software has, it is a list of its own besides.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from thirdhalf.lab.experiment.estimates import Estimate, Sums, estimate
from thirdhalf.lab.experiment.plan import Experiment, Variant
from thirdhalf.lab.mending.effects import (
    POINTS,
    Compared,
    Effect,
    Sides,
    add_differences,
    corrected_together,
    rounds_in,
    teams_of,
)
from thirdhalf.lab.mending.numbers import Moved, Moves

STAYS: Final = (1 / 2, 1 / 3, 1 / 5, 1 / 10)
"""After each leg but the last who stays: what is seen of it would turn up by chance less often than that."""
SHORTEST: Final = 16
"""Rounds of the first leg, at least."""
FEWEST: Final = 4
"""So many numbers are left at least."""

Play = Callable[[Experiment, Path], bool]
"""Plays an experiment in a folder as far as it is not played; whether it was not stopped."""


class Race(NamedTuple):
    """What each number does, what each change of somebody's does, and where the last leg was played."""

    effects: list[Effect]
    changes: list[Effect]
    last: Path


class Runner:
    """A number, and what is known of it for each team that it may concern."""

    def __init__(self, moved: Moved, teams: Sequence[str]) -> None:
        self.moved = moved
        self.sides = {team: Sides() for team in teams}

    @property
    def steps(self) -> int:
        """How far its two variants are apart."""
        return len(self.moved.variants)

    def chance(self) -> float:
        """How likely what is seen of it is where there is nothing, for the team for which that is least."""
        return min([estimate(sides.leads, 1).chance for sides in self.sides.values()])


def legs_of(rounds: int) -> list[int]:
    """How many rounds each leg has: as many as all before it."""
    ends = [rounds >> part for part in range(len(STAYS), -1, -1) if rounds >> part >= SHORTEST or not part]
    return [end - before for before, end in zip([0, *ends[:-1]], ends, strict=True)]


def race(experiment: Experiment, moves: Moves, folder: Path, play: Play) -> Race | None:
    """All legs; None where somebody stopped it."""
    met = teams_of(experiment)
    runners = [Runner(moved, [moved.number.team] if moved.number.team else list(met)) for moved in moves.moved]
    returned = [(each, {team: Sides() for team in ([each.team] if each.team else met)}) for each in moves.returned]
    off = {team: Sums() for team in met}
    left = runners
    last = folder
    for number, count in enumerate(legs_of(experiment.rounds), 1):
        last = folder / f"leg-{number}"
        variants = [experiment.variants[0], *[each.variant for each in moves.returned]]
        wanted: list[tuple[Compared, Sides]] = []
        for place, (_, by_team) in enumerate(returned, 1):
            wanted += [((team, 0, place), sides) for team, sides in by_team.items()]
        for runner in left:
            more, less = [place_of(variant, variants) for variant in (runner.moved.more, runner.moved.less)]
            wanted += [((team, more, less), sides) for team, sides in runner.sides.items()]
        leg = experiment._replace(variants=tuple(variants), rounds=count, seed=f"{experiment.seed}/leg {number}")
        if not play(leg, last):
            return None
        add_differences(leg, last, wanted)
        for found in rounds_in(leg, last):
            for team, sums in off.items():
                sums.add(2 * found[0, team][0] - POINTS * met[team])
        left = staying(left, STAYS[min(number, len(STAYS)) - 1])
    middle = {team: estimate(sums, 2 * POINTS * met[team]) for team, sums in off.items()}
    changes = [
        sides.effect(each.name, team, met[team])._replace(note=each.note)
        for each, by_team in returned
        for team, sides in by_team.items()
    ]
    return Race(
        noted(steps_of(runners, met, experiment.rounds), middle, ("one less", "one more")),
        noted(changes, middle, ("as it comes", "")),
        last,
    )


def staying(runners: list[Runner], level: float) -> list[Runner]:
    """Who begins the next leg, in the same order."""
    best = sorted(runners, key=lambda runner: runner.chance())[:FEWEST]
    return [each for each in runners if each in best or each.moved.number.is_changed or each.chance() < level]


def place_of(variant: Variant | None, variants: list[Variant]) -> int:
    """A variant's place among those of a leg, to which it is added; the first where there is none."""
    if variant is None:
        return 0
    variants.append(variant)
    return len(variants) - 1


def steps_of(runners: Sequence[Runner], met: dict[str, int], rounds: int) -> list[Effect]:
    """What one more of each number does; of who went home before that many rounds, nothing is found."""
    found = []
    for runner in runners:
        number = runner.moved.number
        note = f"now {number.value}" + (f", comes as {number.shipped}" if number.is_changed else "")
        for team, sides in runner.sides.items():
            effect = sides.effect(number.name, team, met[team], runner.steps)
            found.append(effect._replace(note=note, chance=effect.chance if effect.rounds == rounds else 1.0))
    return found


def noted(effects: Sequence[Effect], off: dict[str, Estimate], ways: tuple[str, str]) -> list[Effect]:
    """Judged together; where a team is off the middle, with which of two ways, less of it or more, would mend it."""
    found = []
    for effect in corrected_together(effects):
        own = off[effect.team]
        way = ways[0] if (effect.score.mean > 0) == (own.mean > 0) else ways[1]
        mends = effect.counts and not own.low <= 0 <= own.high and way
        found.append(effect._replace(note=f"{effect.note}, would mend it: {way}") if mends else effect)
    return found
