"""Playing an experiment's rounds, and keeping what came of each in a file that is only ever added to."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from thirdhalf import __version__
from thirdhalf.kernel.fields import BadFile
from thirdhalf.lab.executors import Executor
from thirdhalf.lab.experiment.changes import write_content
from thirdhalf.lab.experiment.plan import Experiment
from thirdhalf.lab.results import pair_of, whole_lines
from thirdhalf.lab.simulation import Series, check_coaches, game_with, play_match

FORM: Final = 1
"""Of the file; grows when it changes."""
RESULTS: Final = "rounds.jsonl"


class Played(NamedTuple):
    """Two teams' pair of matches in one variant, counted for the first: points 0 to 4, two a win and one a draw."""

    variant: int
    cell: int
    points: int
    draws: int
    score: int
    against: int
    decisions: int
    seen: dict[str, int]


class Prepared(NamedTuple):
    """An experiment with every variant's content where the workers find it."""

    experiment: Experiment
    folders: tuple[Path | None, ...]

    def series(self, variant: int, cell: int, turned: int) -> Series:
        """What two teams play in a variant; turned, the second is at home."""
        experiment = self.experiment
        first, second = experiment.cells[cell]
        home, away = (second, first) if turned else (first, second)
        one, two = experiment.coaches[::-1] if turned else experiment.coaches
        options = {**experiment.options, **experiment.variants[variant].options, "home": home, "away": away}
        seed = f"{experiment.seed}/{first}/{second}"
        return Series(experiment.game, options, one, two, experiment.rounds, seed, self.folders[variant], True)

    def terms(self) -> dict[str, object]:
        """What must be the same for rounds to belong together."""
        experiment = self.experiment
        return {
            "experiment": FORM,
            "game": experiment.game,
            "seed": experiment.seed,
            "coaches": list(experiment.coaches),
            "cells": [list(cell) for cell in experiment.cells],
            "options": dict(experiment.options),
            "variants": [
                {
                    "name": variant.name,
                    "content": game_with(experiment.game, folder).content_hash(),
                    "options": dict(variant.options),
                }
                for variant, folder in zip(experiment.variants, self.folders, strict=True)
            ],
            "software": __version__,
        }


def prepare(experiment: Experiment, into: Path) -> Prepared:
    """Write the variants' content; `BadFile` or ValueError where a variant cannot be played."""
    folders = []
    for number, variant in enumerate(experiment.variants):
        folder = into / "content" / str(number)
        folders.append(write_content(experiment.game, variant.content, variant.changes, folder))
    prepared = Prepared(experiment, tuple(folders))
    for number, variant in enumerate(experiment.variants):
        for cell in range(len(experiment.cells)):
            series = prepared.series(number, cell, 0)
            try:
                game_with(series.game, series.content).new(series.setup(0), None)
            except (ValueError, BadFile) as error:
                raise BadFile(str(experiment.file), f"variant '{variant.name}'", str(error)) from None
    check_coaches(prepared.series(0, 0, 0), set(experiment.coaches))
    return prepared


def play_round(prepared: Prepared, index: int) -> list[Played]:
    """Every two teams' pair of matches in every variant, all with the same seeds."""
    found = []
    for variant in range(len(prepared.experiment.variants)):
        for cell in range(len(prepared.experiment.cells)):
            one = play_match(prepared.series(variant, cell, 0), index, None)
            two = play_match(prepared.series(variant, cell, 1), index, None)
            pair = pair_of(one, two)
            one.add(two)
            found.append(
                Played(
                    variant,
                    cell,
                    2 * pair.wins + pair.draws,
                    pair.draws,
                    pair.own_score,
                    pair.other_score,
                    pair.decisions,
                    dict(sorted(one.seen.items())),
                )
            )
    return found


class Rounds:
    """The file of what has been played: its terms, then a line a round, in their order."""

    def __init__(self, folder: Path, terms: dict[str, object]) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._file = folder / RESULTS
        self.count = 0
        data = self._file.read_bytes() if self._file.exists() else b""
        lines = whole_lines(data)
        if lines:
            kept = terms_of(self._file)
            changed = [key for key in terms if kept.get(key) != terms[key]]
            if changed:
                raise ValueError(f"{self._file} was played with other {', '.join(changed)}: name a new folder")
            self.count = len(lines) - 1
        else:
            self._file.write_text(line_of(terms), encoding="utf-8")
        whole = sum([len(line) + 1 for line in lines])
        if lines and whole < len(data):
            with self._file.open("r+b") as opened:
                opened.truncate(whole)

    def add(self, played: list[Played]) -> None:
        """Write a round down."""
        with self._file.open("a", encoding="utf-8") as opened:
            opened.write(line_of(played))
        self.count += 1

    def read(self) -> Iterator[list[Played]]:
        """What has been written, one round after the other."""
        return read_rounds(self._file)


def line_of(what: object) -> str:
    return json.dumps(what, ensure_ascii=False, separators=(",", ":")) + "\n"


def terms_of(file: Path) -> dict[str, object]:
    """The first line; `BadFile` where it is none."""
    with file.open("rb") as opened:
        line = opened.readline()
    try:
        told = json.loads(line)
    except ValueError:
        told = None
    if not isinstance(told, dict) or told.get("experiment") != FORM:
        raise BadFile(str(file), "line 1", f'the first line of an experiment\'s rounds has "experiment": {FORM}')
    return told


def read_rounds(file: Path) -> Iterator[list[Played]]:
    """The rounds of a file; `BadFile` names the line that is none."""
    with file.open("rb") as opened:
        for number, line in enumerate(opened, 1):
            if number == 1 or not line.endswith(b"\n"):
                continue
            try:
                yield [Played(*each) for each in json.loads(line)]
            except (ValueError, TypeError) as error:
                raise BadFile(str(file), f"line {number}", f"is no round: {error}") from None


def play_rounds(
    prepared: Prepared, rounds: Rounds, executor: Executor, enough: Callable[[list[Played]], bool]
) -> Iterator[int]:
    """Play on from what is written until it is enough, or all rounds are; tells how many are done."""
    for played in rounds.read():
        if enough(played):
            yield rounds.count
            return
    yield rounds.count
    ahead = ((prepared, index) for index in range(rounds.count, prepared.experiment.rounds))
    for played in executor.run(play_round, ahead):
        rounds.add(played)
        yield rounds.count
        if enough(played):
            return
