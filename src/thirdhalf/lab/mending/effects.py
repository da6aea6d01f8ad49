"""What moving a number, or doing without something, does to a team: to its share of the points, and to the score.

The score says sooner than who won whether a change does anything, so by the score it is judged what is more than
chance; the share is what designers ask for, and is told with its own interval.
"""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from thirdhalf.lab.experiment.estimates import Estimate, Sums, corrected, estimate
from thirdhalf.lab.experiment.page import interval
from thirdhalf.lab.experiment.pictures import whiskers
from thirdhalf.lab.experiment.plan import Experiment
from thirdhalf.lab.experiment.report import DIGITS, LIKELY, rounded
from thirdhalf.lab.experiment.rounds import RESULTS, read_rounds
from thirdhalf.lab.mending.restricted import WITHOUT

POINTS: Final = 4
MATCHES: Final = 2
"""Of a pair of matches."""
MOST_DRAWN: Final = 20


class Effect(NamedTuple):
    """On one team over all its pairs: the change of its share and of its lead in the score a match, how likely one so
    far off is by chance among all of them, what to say of it, and how many rounds that is by.
    """

    name: str
    team: str
    found: Estimate
    score: Estimate
    chance: float
    note: str
    rounds: int

    @property
    def counts(self) -> bool:
        """Whether it is more than chance."""
        return self.chance < LIKELY


Compared = tuple[str, int, int]
"""A team, and two variants of which the second's points are taken from the first's."""


class Sides:
    """Differences between two variants, for one team: of its points and of its lead in the score."""

    __slots__ = ("leads", "points")

    def __init__(self) -> None:
        self.points = Sums()
        self.leads = Sums()

    def add(self, points: int, lead: int) -> None:
        """A round's."""
        self.points.add(points)
        self.leads.add(lead)

    def effect(self, name: str, team: str, others: int, steps: int = 1) -> Effect:
        """For a team that meets so many others, of one step where so many lie between; not yet corrected."""
        share = estimate(self.points, POINTS * others * steps)
        score = estimate(self.leads, MATCHES * others * steps)
        return Effect(name, team, share, score, score.chance, "", self.points.count)


def corrected_together(effects: Sequence[Effect]) -> list[Effect]:
    """Their chances, for as many as there are; what counts and is largest first."""
    chances = corrected([effect.chance for effect in effects])
    found = [effect._replace(chance=chance) for effect, chance in zip(effects, chances, strict=True)]
    return sorted(found, key=lambda effect: (not effect.counts, -abs(effect.found.mean)))


def rounds_in(experiment: Experiment, folder: Path) -> Iterator[dict[tuple[int, str], tuple[int, int]]]:
    """Of every round points and lead in the score, by variant and team."""
    for played in read_rounds(folder / RESULTS):
        found: dict[tuple[int, str], tuple[int, int]] = {}
        for each in played:
            first, second = experiment.cells[each.cell]
            lead = each.score - each.against
            for team, points, own in ((first, each.points, lead), (second, POINTS - each.points, -lead)):
                before = found.get((each.variant, team), (0, 0))
                found[each.variant, team] = (before[0] + points, before[1] + own)
        yield found


def teams_of(experiment: Experiment) -> dict[str, int]:
    """How many others each team meets."""
    found: dict[str, int] = {}
    for cell in experiment.cells:
        for team in dict.fromkeys(cell):
            found[team] = found.get(team, 0) + 1
    return found


def add_differences(experiment: Experiment, folder: Path, wanted: Sequence[tuple[Compared, Sides]]) -> None:
    """Count what was played in a folder in."""
    for found in rounds_in(experiment, folder):
        for (team, more, less), sides in wanted:
            (points, lead), (other_points, other_lead) = found[more, team], found[less, team]
            sides.add(points - other_points, lead - other_lead)


def restriction(experiment: Experiment, folder: Path) -> list[Effect]:
    """What each team loses in the variants in which it does without something, what counts and is most first."""
    met = teams_of(experiment)
    names = [variant.name for variant in experiment.variants[1:]]
    teams = [name.partition(WITHOUT)[0] for name in names]
    wanted = [((team, place, 0), Sides()) for place, team in enumerate(teams, 1)]
    add_differences(experiment, folder, wanted)
    found = [sides.effect(name, team, met[team]) for name, team, (_, sides) in zip(names, teams, wanted, strict=True)]
    return sorted(corrected_together(found), key=lambda effect: (not effect.counts, effect.found.mean))


def with_names(effects: Sequence[Effect], names: Mapping[str, str]) -> list[Effect]:
    """The same with the teams' names instead of their ids, as far as there are any."""
    found = [(each, names.get(each.team, each.team)) for each in effects]
    return [each._replace(name=each.name.replace(each.team, name, 1), team=name) for each, name in found]


def effects_part(effects: Sequence[Effect], label: str) -> str:
    """For a report: a picture and a table."""
    return effects_picture(effects, label) + effects_table(effects)


def effects_folded(effects: Sequence[Effect], label: str, summary: str) -> str:
    """The same where other things matter more: the table unfolds."""
    return f"{effects_picture(effects, label)}<details><summary>{summary}</summary>{effects_table(effects)}</details>"


def effects_picture(effects: Sequence[Effect], label: str) -> str:
    """Those that played to the end, as far as there is room."""
    longest = max([each.rounds for each in effects])
    drawn = [(called(each), each.found, each.chance) for each in effects if each.rounds == longest]
    picture = whiskers(drawn[:MOST_DRAWN], label)
    most = f", the {MOST_DRAWN} first of {len(drawn)}" if len(drawn) > MOST_DRAWN else ""
    return f"<figure>{picture}<figcaption>{escape(label)}{most}.</figcaption></figure>"


def called(effect: Effect) -> str:
    """By its name, and the team's if that does not say whose it is."""
    return effect.name if effect.team in effect.name else f"{effect.name}: {effect.team}"


def effects_table(effects: Sequence[Effect]) -> str:
    """All of them, with what is to be said of each where there is anything."""
    noted = any(each.note for each in effects)
    rows = []
    for each in effects:
        sure = ' class="sure"' if each.counts else ""
        note = f'<td class="note">{escape(each.note)}</td>' if noted else ""
        rows.append(
            f'<tr><th scope="row"{sure}>{escape(called(each))}</th><td{sure}>{interval(each.found, 100, "+")}</td>'
            f"<td{sure}>{interval(each.score, 1, '+')}</td><td>{each.chance:.3f}</td><td>{each.rounds}</td>{note}</tr>"
        )
    names = ("of the points", "score a match", "by chance", "rounds", *([""] if noted else []))
    head = "".join([f"<th>{name}</th>" for name in names])
    return f'<div class="wide"><table><tr><td></td>{head}</tr>{"".join(rows)}</table></div>'


def effect_fields(effect: Effect) -> dict[str, object]:
    """The documented fields."""
    return {
        "name": effect.name,
        "team": effect.team,
        **rounded(effect.found),
        "score": rounded(effect.score),
        "chance": round(effect.chance, DIGITS),
        "counts": effect.counts,
        "note": effect.note,
        "rounds": effect.rounds,
    }
