"""What moving a number, or doing without something, does to a team's share of the points."""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from thirdhalf.lab.experiment.estimates import Estimate, Sums, corrected, estimate
from thirdhalf.lab.experiment.numbers import Moved
from thirdhalf.lab.experiment.page import interval
from thirdhalf.lab.experiment.pictures import whiskers
from thirdhalf.lab.experiment.plan import Experiment
from thirdhalf.lab.experiment.report import DIGITS, LIKELY
from thirdhalf.lab.experiment.rounds import RESULTS, read_rounds

POINTS: Final = 4
"""Of a pair of matches."""
MIDDLE: Final = 0.5


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


Shares = dict[tuple[int, str], int]
"""By variant and team, the points of a round."""


def shares_of(experiment: Experiment, folder: Path) -> list[Shares]:
    """Of every round."""
    found = []
    for played in read_rounds(folder / RESULTS):
        shares: Shares = {}
        for each in played:
            first, second = experiment.cells[each.cell]
            for team, points in ((first, each.points), (second, POINTS - each.points)):
                shares[each.variant, team] = shares.get((each.variant, team), 0) + points
        found.append(shares)
    return found


def teams_of(experiment: Experiment) -> dict[str, int]:
    """How many others each team meets."""
    found: dict[str, int] = {}
    for cell in experiment.cells:
        for team in dict.fromkeys(cell):
            found[team] = found.get(team, 0) + 1
    return found


def difference(rounds: Sequence[Shares], team: str, more: int, less: int) -> Sums:
    """Of a team's points between two variants."""
    sums = Sums()
    for shares in rounds:
        sums.add(shares[more, team] - shares[less, team])
    return sums


def sensitivity(experiment: Experiment, moved: Sequence[Moved], folder: Path) -> list[Effect]:
    """What one more of each number does to its team's share, the largest first; what is everybody's, to each team's.
    Where it can go both ways, half of what lies between.
    """
    rounds = shares_of(experiment, folder)
    met = teams_of(experiment)
    found = []
    for number, more, less in moved:
        parts = POINTS * (1 if more is None or less is None else 2)
        for team in [number.team] if number.team else met:
            sums = difference(rounds, team, more or 0, less or 0)
            off = offness(rounds, team, met[team])
            effect = estimate(sums, parts * met[team])
            found.append((number, team, effect, off))
    chances = corrected([effect.chance for _, _, effect, _ in found])
    effects = [
        Effect(number.name, team, effect, chance, note_of(number.value, number.shipped, effect, chance, off))
        for (number, team, effect, off), chance in zip(found, chances, strict=True)
    ]
    return sorted(effects, key=lambda effect: (not effect.counts, -abs(effect.found.mean)))


def offness(rounds: Sequence[Shares], team: str, met: int) -> Estimate:
    """How far a team's share in the first variant is from the middle."""
    sums = Sums()
    for shares in rounds:
        sums.add(2 * shares[0, team] - POINTS * met)
    return estimate(sums, 2 * POINTS * met)


def note_of(value: int, shipped: int | None, effect: Estimate, chance: float, off: Estimate) -> str:
    """What would mend a team that is off, and whether somebody has changed the number."""
    said = [f"now {value}"]
    if shipped is not None and shipped != value:
        said.append(f"comes as {shipped}")
    if chance < LIKELY and (off.low > 0 or off.high < 0):
        down = (effect.mean > 0) == (off.mean > 0)
        said.append("would mend it: one less" if down else "would mend it: one more")
    return ", ".join(said)


def restriction(experiment: Experiment, folder: Path) -> list[Effect]:
    """What each team loses in the variants in which it does without something, the most first."""
    rounds = shares_of(experiment, folder)
    met = teams_of(experiment)
    found = []
    for place, variant in enumerate(experiment.variants[1:], 1):
        team = variant.name.partition(" without ")[0]
        found.append((variant.name, team, estimate(difference(rounds, team, place, 0), POINTS * met[team])))
    chances = corrected([effect.chance for _, _, effect in found])
    effects = [
        Effect(name, team, effect, chance, "") for (name, team, effect), chance in zip(found, chances, strict=True)
    ]
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
