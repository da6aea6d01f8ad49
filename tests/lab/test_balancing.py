"""The search for the smallest change, in made-up matches: what every number is worth is known, and the noise."""

from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path

import pytest

from thirdhalf.lab.experiment.plan import Aim, Bound, Experiment, Stop, Variant
from thirdhalf.lab.experiment.rounds import FORM, Played, Rounds
from thirdhalf.lab.experiment.watching import PARTS
from thirdhalf.lab.mending.balance import VERY_MANY, Balanced, Search, between, moved
from thirdhalf.lab.mending.trials import Values, size_of

NOW = 9
THOUSAND = 1000
ALIKE = 600
"""In so many of a thousand matches the same dice mean the same throw whatever was changed, as in real ones."""


class Worth:
    """Made-up matches: every cell's share in thousandths, and what a step of each number adds to it."""

    def __init__(self, shares: Sequence[int], worth: Sequence[Sequence[int]], low: int = 5, high: int = 12) -> None:
        self.shares = shares
        self.worth = worth
        names = [f"number {place}" for place in range(len(worth[0]))]
        self.bounds = tuple([Bound("teams/some.toml", name, "bac", -1, NOW, low, high) for name in names])
        self.played = 0

    def share(self, cell: int, values: Values) -> float:
        """What it truly is."""
        steps = [value - NOW for value in values]
        return self.shares[cell] + sum([each * step for each, step in zip(self.worth[cell], steps, strict=True)])

    def true_shares(self, values: Values) -> list[float]:
        return [self.share(cell, values) / THOUSAND for cell in range(len(self.shares))]

    def play(self, experiment: Experiment, folder: Path) -> None:
        terms = {
            "experiment": FORM,
            "game": experiment.game,
            "seed": experiment.seed,
            "coaches": list(experiment.coaches),
            "cells": [list(cell) for cell in experiment.cells],
            "variants": [{"name": variant.name} for variant in experiment.variants],
            "software": "made up",
        }
        rounds = Rounds(folder, terms)
        values = [self.values(variant) for variant in experiment.variants]
        for line in range(rounds.lines, experiment.rounds * rounds.variants):
            number, variant = divmod(line, rounds.variants)
            rounds.add([self.pair(experiment, number, variant, cell, values) for cell in range(len(self.shares))])
            self.played += 1

    def values(self, variant: Variant) -> Values:
        changed = {change.of: change.value for change in variant.changes}
        found = [changed.get(bound.of, NOW) for bound in self.bounds]
        return tuple([value for value in found if isinstance(value, int)])

    def pair(self, experiment: Experiment, number: int, variant: int, cell: int, values: list[Values]) -> Played:
        points = 0
        for match in range(2):
            alike, same = thrown(f"{experiment.seed}/{number}/{cell}/{match}")
            _, own = thrown(f"{experiment.seed}/{number}/{cell}/{match}/{values[variant]}")
            points += 2 * ((same if alike < ALIKE else own) < self.share(cell, values[variant]))
        return Played(variant, cell, points, 0, 0, 0, 1, 0, 0, 0, {}, [[0] * PARTS, [0] * PARTS], {}, [])


def thrown(what: str) -> tuple[int, int]:
    """Two numbers below a thousand."""
    digest = blake2b(what.encode(), digest_size=8).digest()
    return int.from_bytes(digest[:4], "big") % THOUSAND, int.from_bytes(digest[4:], "big") % THOUSAND


def searched(
    worth: Worth, folder: Path, monkeypatch: pytest.MonkeyPatch, seed: str, rounds: int = 240, trials: int = 40
) -> Balanced:
    monkeypatch.setattr("thirdhalf.lab.mending.balance.is_playable", lambda *_: True)
    cells = tuple([("one", f"other {cell}") for cell in range(len(worth.shares))])
    aim = Aim(45, 55, trials, 400, worth.bounds)
    variant = Variant("as it is", None, (), {})
    experiment = Experiment(
        folder / "made up.toml",
        "takkure",
        seed,
        ("club", "club"),
        cells,
        rounds,
        Stop("fixed", 0),
        {},
        (variant,),
        False,
        aim,
    )
    return Search(experiment, folder / seed, worth.play, lambda _: None).run()


ONE = Worth([584], [[42, 0, 20, 0, -5, 0]])
"""A number is two more than it should be, worth 4.2 % a step; others are worth less, nothing, or the other way."""
SEVERAL = Worth([620, 590], [[20, 22, 18, 0, 0], [20, 0, 18, 15, 0]], NOW - 2, NOW + 2)
"""No number may go so far that it is enough alone."""


def test_one_number_is_undone_whatever_the_dice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    within = 0
    for seed in range(5):
        found = searched(ONE, tmp_path, monkeypatch, f"one {seed}")
        [share] = ONE.true_shares(found.values)
        within += 0.45 <= share <= 0.55
        assert found.confirmed
        # Hardly more than was planted, of whatever does as much.
        assert 1 <= size_of(ONE.bounds, found.values) <= 3
    assert within == 5


def test_several_numbers_are_moved_where_one_is_not_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = searched(SEVERAL, tmp_path, monkeypatch, "several")
    assert found.confirmed
    assert all(0.44 <= share <= 0.56 for share in SEVERAL.true_shares(found.values))
    # What does nothing stays as it was.
    assert found.values[4] == NOW
    assert size_of(SEVERAL.bounds, found.values) <= 6


@pytest.mark.soak
def test_a_search_seldom_errs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for worth, count in ((ONE, 60), (SEVERAL, 20)):
        found = [searched(worth, tmp_path / str(count), monkeypatch, f"often {seed}") for seed in range(count)]
        assert sum([each.confirmed for each in found]) >= 0.95 * count
        inside = [all(0.45 <= share <= 0.55 for share in worth.true_shares(each.values)) for each in found]
        assert sum(inside) >= 0.9 * count


def test_a_number_that_changes_nothing_goes_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same dice mean the same result for it, match by match: a leg shows that."""
    monkeypatch.setattr("tests.lab.test_balancing.ALIKE", THOUSAND)
    found = searched(Worth([584], [[42, 0]]), tmp_path, monkeypatch, "idle")
    legs: dict[int, set[int]] = {0: set(), 1: set()}
    for trial in found.trials:
        steps = size_of(ONE.bounds[:2], trial.values)
        if steps and 0 in [value - NOW for value in trial.values]:
            legs[trial.values.index(NOW)].add(trial.rounds)
    # Those of the second number, which does nothing, and of the first.
    assert max(legs[0]) < max(legs[1])
    assert found.confirmed


def test_what_is_even_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    even = Worth([505], [[42, 20]])
    found = searched(even, tmp_path, monkeypatch, "even")
    assert found.confirmed
    assert found.values == (NOW, NOW)


def test_what_cannot_be_mended_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hopeless = Worth([800], [[5, 3]])
    found = searched(hopeless, tmp_path, monkeypatch, "hopeless", 100, 8)
    assert not found.confirmed
    assert hopeless.true_shares(found.values) < [0.8]


def test_a_search_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stopped = Worth([584], [[42, 0]])
    whole = searched(stopped, tmp_path / "whole", monkeypatch, "again", 100)
    needed, stopped.played = stopped.played, 0
    play = stopped.play

    def stop(experiment: Experiment, folder: Path) -> None:
        play(experiment, folder)
        if stopped.played > needed / 2:
            raise KeyboardInterrupt

    monkeypatch.setattr(stopped, "play", stop)
    with pytest.raises(KeyboardInterrupt):
        searched(stopped, tmp_path / "parts", monkeypatch, "again", 100)
    monkeypatch.setattr(stopped, "play", play)
    again = searched(stopped, tmp_path / "parts", monkeypatch, "again", 100)
    assert (again.values, again.report) == (whole.values, whole.report)
    assert stopped.played == needed


def test_changes_are_thought_of_within_bounds() -> None:
    bounds = [Bound("f", of, "bac", 0, 9, 8, 10) for of in ("one", "two")]
    assert list(moved(bounds)) == [(8, 9), (10, 9), (9, 8), (9, 10)]
    assert list(between(bounds, (7, 10))) == [(7, 9), (7, 10), (8, 9), (8, 10), (9, 10)]
    many = [Bound("f", str(of), "bac", 0, 9, 0, 9) for of in range(6)]
    assert VERY_MANY < 10**6
    assert list(between(many, (0, 0, 0, 0, 0, 0)))[:2] == [(0, 0, 0, 0, 0, 0), (9, 0, 0, 0, 0, 0)]
