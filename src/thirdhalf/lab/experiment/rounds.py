"""Playing an experiment's rounds, and keeping what came of each in a file that is only ever added to."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import msgspec

from thirdhalf import __version__
from thirdhalf.games import kit_of
from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.seat import AWAY, HOME, NOBODY
from thirdhalf.lab.executors import Executor
from thirdhalf.lab.experiment.changes import write_content
from thirdhalf.lab.experiment.plan import Experiment
from thirdhalf.lab.experiment.watching import PARTS, Watched, turned_field, watch
from thirdhalf.lab.results import whole_lines
from thirdhalf.lab.simulation import Series, check_coaches, game_with

Forgone = tuple[tuple[str, ...], tuple[str, ...]]

FORM: Final = 2
"""Of the file; grows when it changes."""
RESULTS: Final = "rounds.jsonl"


class NamedVariant(msgspec.Struct):
    """Of a variant what must be known to tell of it."""

    name: str


class Terms(msgspec.Struct):
    """What must be known of an experiment to tell of it."""

    game: str
    seed: str
    coaches: list[str]
    cells: Annotated[list[tuple[str, str]], msgspec.Meta(min_length=1)]
    variants: Annotated[list[NamedVariant], msgspec.Meta(min_length=1)]
    software: str


class Played(NamedTuple):
    """Two teams' pair of matches in one variant, counted for the first: points 0 to 4, two a win and one a draw.

    `scored` are both sides' points in each part of a match, `ball` where it was (`experiment.watching`); `luck`, where
    it was asked for: sums over both matches of the result, its square, and both again with luck taken out of it, in
    thousandths of a win.
    """

    variant: int
    cell: int
    points: int
    draws: int
    score: int
    against: int
    decisions: int
    lead_changes: int
    comebacks: int
    injuries: int
    seen: dict[str, int]
    scored: list[list[int]]
    ball: dict[str, int]
    luck: list[int]


class Piece(NamedTuple):
    """All matches of one round in one variant: of each cell both, with what home and away do without."""

    variant: int
    cells: tuple[tuple[tuple[Series, Forgone], tuple[Series, Forgone]], ...]
    luck: bool


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

    def piece(self, variant: int) -> Piece:
        """What is played of a variant in every round."""
        chosen = self.experiment.variants[variant]
        cells = []
        for number, teams in enumerate(self.experiment.cells):
            one, two = [tuple([w for t, w in chosen.without if t == team]) for team in teams]
            cells.append(((self.series(variant, number, 0), (one, two)), (self.series(variant, number, 1), (two, one))))
        return Piece(variant, tuple(cells), self.experiment.luck)

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
            "luck": experiment.luck,
            "variants": [
                {
                    "name": variant.name,
                    "content": game_with(experiment.game, folder).content_hash(),
                    "options": dict(variant.options),
                    "without": [list(each) for each in variant.without],
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
        own = kit_of(experiment.game).own_folder(variant.content)
        folders.append(write_content(experiment.game, own, variant.changes, folder))
    prepared = Prepared(experiment, tuple(folders))
    for number, variant in enumerate(experiment.variants):
        for cell in range(len(experiment.cells)):
            series = prepared.series(number, cell, 0)
            try:
                game_with(series.game, series.content).new(series.setup(0), None)
            except (ValueError, BadFile) as error:
                raise BadFile(str(experiment.file), f"variant '{variant.name}'", str(error)) from None
    try:
        check_coaches(prepared.series(0, 0, 0), dict.fromkeys(experiment.coaches))
    except ValueError as error:
        raise BadFile(str(experiment.file), "coaches", str(error)) from None
    return prepared


def play_piece(piece: Piece, index: int) -> list[Played]:
    """One round of a variant: every two teams' pair of matches, with the seeds that the round has in every variant."""
    found = []
    for cell, ((first, forgone), (second, turned)) in enumerate(piece.cells):
        one = watch(first, index, forgone, piece.luck)
        two = watch(second, index, turned, piece.luck)
        found.append(pair_of(piece, cell, one, two))
    return found


def pair_of(piece: Piece, cell: int, one: Watched, two: Watched) -> Played:
    """Two matches with swapped sides, for the team that was home in the first."""
    wins = int(one.outcome.winner == HOME) + int(two.outcome.winner == AWAY)
    draws = int(one.outcome.winner == NOBODY) + int(two.outcome.winner == NOBODY)
    ball = dict(one.ball)
    for field, times in two.ball.items():
        ball[turned_field(field)] = ball.get(turned_field(field), 0) + times
    results = [one.result, -two.result]
    without_luck = [one.result - one.luck, two.luck - two.result]
    return Played(
        piece.variant,
        cell,
        2 * wins + draws,
        draws,
        one.outcome.home_score + two.outcome.away_score,
        one.outcome.away_score + two.outcome.home_score,
        one.decisions + two.decisions,
        one.lead_changes + two.lead_changes,
        one.comeback + two.comeback,
        one.injuries + two.injuries,
        {name: one.seen.get(name, 0) + two.seen.get(name, 0) for name in sorted(one.seen.keys() | two.seen.keys())},
        [added(one.scored[seat], two.scored[1 - seat]) for seat in (HOME, AWAY)],
        {str(field): ball[field] for field in sorted(ball)},
        [total for each in (results, without_luck) for total in (sum(each), sum([x * x for x in each]))]
        if piece.luck
        else [],
    )


def added(one: list[int], two: list[int]) -> list[int]:
    """Numbers in pairs."""
    return [a + b for a, b in zip(one, two, strict=True)]


class Rounds:
    """The file of what has been played: its terms, then a line for each variant of each round, in their order."""

    def __init__(self, folder: Path, terms: dict[str, object]) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._file = folder / RESULTS
        self.variants = len(listed(terms["variants"]))
        self.lines = 0
        data = self._file.read_bytes() if self._file.exists() else b""
        lines = whole_lines(data)
        if lines:
            kept = terms_of(self._file)
            changed = [key for key in terms if kept.get(key) != terms[key]]
            if changed:
                raise ValueError(f"{self._file} was played with other {', '.join(changed)}: name a new folder")
            self.lines = len(lines) - 1
        else:
            self._file.write_text(line_of(terms), encoding="utf-8")
        whole = sum([len(line) + 1 for line in lines])
        if lines and whole < len(data):
            with self._file.open("r+b") as opened:
                opened.truncate(whole)

    @property
    def count(self) -> int:
        """How many rounds are whole."""
        return self.lines // self.variants

    def add(self, played: list[Played]) -> None:
        """Write a variant's round down."""
        with self._file.open("a", encoding="utf-8") as opened:
            opened.write(line_of(played))
        self.lines += 1

    def read(self) -> Iterator[list[Played]]:
        """What has been written, one round after the other; the last may have some of its variants only."""
        return read_parts(self._file, self.variants)


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
    try:
        msgspec.convert(told, Terms)
    except msgspec.ValidationError as error:
        raise BadFile(str(file), "line 1", f"is not how an experiment was played: {error}") from None
    return told


def listed(value: object) -> list[dict[str, object]]:
    """The tables of a list."""
    return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []


def read_rounds(file: Path) -> Iterator[list[Played]]:
    """The whole rounds of a file; `BadFile` names the line that is none."""
    variants = len(listed(terms_of(file)["variants"]))
    return (played for played in read_parts(file, variants) if played and played[-1].variant == variants - 1)


def read_parts(file: Path, variants: int) -> Iterator[list[Played]]:
    """The same with the last one, of which some variants may be missing."""
    part: list[Played] = []
    decoder = msgspec.json.Decoder(list[Played])
    with file.open("rb") as opened:
        for number, line in enumerate(opened, 1):
            if number == 1 or not line.endswith(b"\n"):
                continue
            try:
                part += checked(decoder.decode(line), (number - 2) % variants)
            except (ValueError, msgspec.DecodeError) as error:
                raise BadFile(str(file), f"line {number}", f"is no round: {error}") from None
            if (number - 1) % variants == 0:
                yield part
                part = []
    if part:
        yield part


def checked(played: list[Played], variant: int) -> list[Played]:
    """ValueError where a line is not what its place says."""
    for cell, each in enumerate(played):
        if (each.variant, each.cell) != (variant, cell) or [len(own) for own in each.scored] != [PARTS, PARTS]:
            raise ValueError(f"it should be that of variant {variant}")
    return played


def play_rounds(
    prepared: Prepared, rounds: Rounds, executor: Executor, enough: Callable[[list[Played]], bool]
) -> Iterator[float]:
    """Play on from what is written until it is enough, or all rounds are; tells how many are done."""
    part: list[Played] = []
    for number, played in enumerate(rounds.read()):
        if number == rounds.count:
            part = played
        elif enough(played):
            yield rounds.count
            return
    yield rounds.count
    pieces = [prepared.piece(variant) for variant in range(rounds.variants)]
    last = rounds.variants * prepared.experiment.rounds
    ahead = ((pieces[line % rounds.variants], line // rounds.variants) for line in range(rounds.lines, last))
    for played in executor.run(play_piece, ahead):
        rounds.add(played)
        part += played
        whole = rounds.lines % rounds.variants == 0
        # Counted before it is told: whoever is told looks at what is known.
        over = whole and enough(part)
        part = [] if whole else part
        yield rounds.lines / rounds.variants
        if over:
            return
