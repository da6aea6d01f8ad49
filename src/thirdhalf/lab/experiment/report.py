"""What an experiment has found, with intervals, corrected for how many things were looked at."""

from collections.abc import Collection
from pathlib import Path
from typing import Final, NamedTuple

from thirdhalf.lab.experiment.estimates import Estimate, corrected, estimate, verdict
from thirdhalf.lab.experiment.measures import MEASURES, PAIR, SHARE
from thirdhalf.lab.experiment.plan import PERCENT, SEQUENTIAL, Stop
from thirdhalf.lab.experiment.rounds import RESULTS, listed, read_rounds, terms_of
from thirdhalf.lab.experiment.tally import Tally
from thirdhalf.lab.experiment.watching import ACROSS, ALONG

LIKELY: Final = 0.05
"""A difference counts whose like would turn up by chance among all that was looked at less often than that."""
DIGITS: Final = 6


class Difference(NamedTuple):
    """From the first variant; `chance` is corrected for all differences of the same kind in the report."""

    name: str
    found: Estimate
    chance: float
    verdict: str


class Cell(NamedTuple):
    """Two teams in a variant, counted for the first. `asked` are occurrences that somebody asked for, `changed` those
    and what differs. `luck` is its share of the spread of results; `scored` are both sides' points in each part of a
    match, `ball` the share of the time that it was in each field of the pitch.
    """

    first: str
    second: str
    measures: dict[str, Estimate]
    differences: list[Difference]
    occurrences: dict[str, Estimate]
    asked: list[str]
    changed: list[Difference]
    luck: Estimate | None
    scored: list[list[float]]
    ball: list[float]


class VariantReport(NamedTuple):
    """One variant."""

    name: str
    cells: list[Cell]


class Report(NamedTuple):
    """All of it."""

    game: str
    seed: str
    coaches: list[str]
    software: str
    rounds: int
    variants: list[VariantReport]


def report_of(folder: Path, stop: Stop, asked: Collection[str] = ()) -> Report:
    """From what was played in a folder: what is `asked` for, measures and kinds of what occurs, or all measures where
    nothing is. The share is always told.
    """
    file = folder / RESULTS
    if not file.is_file():
        raise ValueError(f"nothing has been played in {folder}")
    terms = terms_of(file)
    names = [str(each["name"]) for each in listed(terms["variants"])]
    cells = [(str(first), str(second)) for first, second in pairs_in(terms["cells"])]
    tally = Tally(len(names), len(cells), stop)
    for played in read_rounds(file):
        tally.add(played)
    coaches = terms["coaches"]
    return Report(
        str(terms["game"]),
        str(terms["seed"]),
        [str(coach) for coach in coaches] if isinstance(coaches, list) else [],
        str(terms["software"]),
        tally.rounds,
        reported(tally, names, cells, stop, asked),
    )


def pairs_in(value: object) -> list[list[object]]:
    return [each for each in value if isinstance(each, list)] if isinstance(value, list) else []


def reported(
    tally: Tally, names: list[str], cells: list[tuple[str, str]], stop: Stop, asked: Collection[str]
) -> list[VariantReport]:
    """Everything, with the chances of all measures' differences corrected together, and those of occurrences: as many
    as are told.
    """
    told = [each for each in MEASURES if not asked or each == SHARE or each in asked]
    wanted = [name for name in tally.names if name.partition(": ")[0] in asked]
    looked_at = wanted if asked else tally.names
    measures = differences(tally, told, stop)
    others = differences(tally, looked_at, stop)
    return [
        VariantReport(
            name,
            [
                Cell(
                    first,
                    second,
                    {each: estimate(tally.of(v, c, each), MEASURES[each]) for each in told},
                    [measures[v, c, each] for each in told] if v else [],
                    {each: estimate(tally.of(v, c, each), PAIR) for each in tally.names},
                    wanted,
                    [
                        others[v, c, each]
                        for each in looked_at
                        if v and (each in wanted or others[v, c, each].chance < LIKELY)
                    ],
                    tally.lucks[v, c].estimate() if (v, c) in tally.lucks else None,
                    [[points / (PAIR * tally.rounds) for points in own] for own in tally.scored.get((v, c), [])],
                    shares_of(tally.ball.get((v, c), {})),
                )
                for c, (first, second) in enumerate(cells)
            ],
        )
        for v, name in enumerate(names)
    ]


def shares_of(ball: dict[int, int]) -> list[float]:
    """How much of the time the ball was in each field; nothing where it was never seen."""
    total = sum(ball.values())
    return [ball.get(field, 0) / total for field in range(ALONG * ACROSS)] if total else []


def differences(tally: Tally, names: list[str], stop: Stop) -> dict[tuple[int, int, str], Difference]:
    """Of all variants and cells in those measures."""
    keys = [(v, c, name) for v in range(1, tally.variants) for c in range(tally.cells) for name in names]
    sums = [tally.difference(*key) for key in keys]
    found = [estimate(each, MEASURES.get(key[2], PAIR)) for key, each in zip(keys, sums, strict=True)]
    chances = corrected([each.chance for each in found])
    told = [
        verdict(each, MEASURES[SHARE], stop.points / PERCENT) if stop.rule == SEQUENTIAL and key[2] == SHARE else ""
        for key, each in zip(keys, sums, strict=True)
    ]
    return {
        key: Difference(key[2], each, chance, said)
        for key, each, chance, said in zip(keys, found, chances, told, strict=True)
    }


def as_fields(report: Report) -> dict[str, object]:
    """The documented fields of `report.json`."""
    return {
        **{name: getattr(report, name) for name in ("game", "seed", "coaches", "software", "rounds")},
        "variants": [
            {"name": variant.name, "cells": [cell_fields(cell) for cell in variant.cells]}
            for variant in report.variants
        ],
    }


def cell_fields(cell: Cell) -> dict[str, object]:
    """Of two teams."""
    return {
        "first": cell.first,
        "second": cell.second,
        "measures": {name: rounded(found) for name, found in cell.measures.items()},
        "differences": {each.name: difference_fields(each) for each in cell.differences},
        "occurrences": {name: rounded(found) for name, found in cell.occurrences.items()},
        "changed": {each.name: difference_fields(each) for each in cell.changed},
        **({} if cell.luck is None else {"luck": rounded(cell.luck)}),
        "scored": [[round(points, DIGITS) for points in own] for own in cell.scored],
        "ball": [round(share, DIGITS) for share in cell.ball],
    }


def rounded(found: Estimate) -> dict[str, float]:
    """Mean and interval."""
    return {name: round(getattr(found, name), DIGITS) for name in ("mean", "low", "high")}


def difference_fields(difference: Difference) -> dict[str, object]:
    """With how sure it is."""
    told: dict[str, object] = {**rounded(difference.found), "chance": round(difference.chance, DIGITS)}
    return {**told, "verdict": difference.verdict} if difference.verdict else told
