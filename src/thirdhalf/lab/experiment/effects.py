"""What moving a number, or doing without something, does to a team's share of the points."""

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from thirdhalf.lab.experiment.estimates import Estimate, Sums, corrected, estimate
from thirdhalf.lab.experiment.numbers import Moved, Number
from thirdhalf.lab.experiment.page import interval
from thirdhalf.lab.experiment.pictures import whiskers
from thirdhalf.lab.experiment.plan import Experiment
from thirdhalf.lab.experiment.report import DIGITS, LIKELY
from thirdhalf.lab.experiment.restricted import WITHOUT
from thirdhalf.lab.experiment.rounds import RESULTS, read_rounds

POINTS: Final = 4
"""Of a pair of matches."""


class Effect(NamedTuple):
    """On one team's share over all its pairs: the change, how likely one so far off is by chance among all of them,
    and what to say of it.
    """

    name: str
    team: str
    found: Estimate
    chance: float
    note: str

    @property
    def counts(self) -> bool:
        """Whether it is more than chance."""
        return self.chance < LIKELY


Compared = tuple[str, int, int]
"""A team, and two variants of which the second's points are taken from the first's."""


def points_in(experiment: Experiment, folder: Path) -> Iterator[dict[tuple[int, str], int]]:
    """Of every round, by variant and team."""
    for played in read_rounds(folder / RESULTS):
        found: dict[tuple[int, str], int] = {}
        for each in played:
            first, second = experiment.cells[each.cell]
            for team, points in ((first, each.points), (second, POINTS - each.points)):
                found[each.variant, team] = found.get((each.variant, team), 0) + points
        yield found


def teams_of(experiment: Experiment) -> dict[str, int]:
    """How many others each team meets."""
    found: dict[str, int] = {}
    for cell in experiment.cells:
        for team in dict.fromkeys(cell):
            found[team] = found.get(team, 0) + 1
    return found


def differences(
    experiment: Experiment, folder: Path, wanted: Sequence[Compared]
) -> tuple[list[Sums], dict[str, Estimate]]:
    """Of points between two variants each; and how far every team's share in the first variant is from the middle."""
    met = teams_of(experiment)
    found = [Sums() for _ in wanted]
    off = {team: Sums() for team in met}
    for points in points_in(experiment, folder):
        for (team, more, less), sums in zip(wanted, found, strict=True):
            sums.add(points[more, team] - points[less, team])
        for team, sums in off.items():
            sums.add(2 * points[0, team] - POINTS * met[team])
    return found, {team: estimate(sums, 2 * POINTS * met[team]) for team, sums in off.items()}


def sensitivity(experiment: Experiment, moved: Sequence[Moved], folder: Path) -> list[Effect]:
    """What one more of each number does to its team's share, what counts and is largest first; what is everybody's, to
    each team's. Where it can go both ways, half of what lies between.
    """
    met = teams_of(experiment)
    rows = [(each, team) for each in moved for team in ([each.number.team] if each.number.team else met)]
    wanted = [(team, each.more or 0, each.less or 0) for each, team in rows]
    sums, off = differences(experiment, folder, wanted)
    found = [
        estimate(own, POINTS * met[team] * (1 if each.more is None or each.less is None else 2))
        for own, (each, team) in zip(sums, rows, strict=True)
    ]
    chances = corrected([effect.chance for effect in found])
    effects = [
        Effect(each.number.name, team, effect, chance, note_of(each.number, effect, chance, off[team]))
        for (each, team), effect, chance in zip(rows, found, chances, strict=True)
    ]
    return sorted(effects, key=lambda effect: (not effect.counts, -abs(effect.found.mean)))


def note_of(number: Number, effect: Estimate, chance: float, off: Estimate) -> str:
    """What would mend a team that is off, and whether somebody has changed the number."""
    said = [f"now {number.value}"]
    if number.shipped is not None and number.shipped != number.value:
        said.append(f"comes as {number.shipped}")
    if chance < LIKELY and (off.low > 0 or off.high < 0):
        down = (effect.mean > 0) == (off.mean > 0)
        said.append("would mend it: one less" if down else "would mend it: one more")
    return ", ".join(said)


def restriction(experiment: Experiment, folder: Path) -> list[Effect]:
    """What each team loses in the variants in which it does without something, what counts and is most first."""
    met = teams_of(experiment)
    names = [variant.name for variant in experiment.variants[1:]]
    teams = [name.partition(WITHOUT)[0] for name in names]
    wanted = [(team, place, 0) for place, team in enumerate(teams, 1)]
    sums, _ = differences(experiment, folder, wanted)
    found = [estimate(own, POINTS * met[team]) for own, team in zip(sums, teams, strict=True)]
    chances = corrected([effect.chance for effect in found])
    effects = [Effect(*each, "") for each in zip(names, teams, found, chances, strict=True)]
    return sorted(effects, key=lambda effect: (not effect.counts, effect.found.mean))


def effects_part(effects: Sequence[Effect], label: str) -> str:
    """For a report: picture and table."""
    shown = [(each.name if each.team in each.name else f"{each.name}: {each.team}", each) for each in effects]
    picture = whiskers([(name, each.found, each.chance) for name, each in shown], label)
    rows = []
    for name, each in shown:
        sure = ' class="sure"' if each.counts else ""
        rows.append(
            f'<tr><th scope="row">{escape(name)}</th><td{sure}>{interval(each.found, 100, "+")}</td>'
            f"<td>{each.chance:.3f}</td><td>{escape(each.note)}</td></tr>"
        )
    head = "<tr><td></td><th>of the points</th><th>by chance</th><th></th></tr>"
    return (
        f"<figure>{picture}<figcaption>{escape(label)}.</figcaption></figure>"
        f'<div class="wide"><table>{head}{"".join(rows)}</table></div>'
    )


def effect_fields(effect: Effect) -> dict[str, object]:
    """The documented fields."""
    found = {name: round(getattr(effect.found, name), DIGITS) for name in ("mean", "low", "high")}
    return {
        "name": effect.name,
        "team": effect.team,
        **found,
        "chance": round(effect.chance, DIGITS),
        "counts": effect.counts,
        "note": effect.note,
    }
