"""What mends a network's word is found by matches, and reckoned as the engine reckons it."""

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from thirdhalf.coaches.calibration import read_calibration
from thirdhalf.coaches.network import read_network
from thirdhalf.games.dreadball.coaches.value import learned as dreadball_learned
from thirdhalf.games.takkure.coaches.value import learned as takkure_learned
from tools.learn.calibrate import BITS, CELLS, UNCHANGED, Cells, chances, judged, logarithms, newton, write
from tools.learn.data import Array, Positions
from tools.learn.weights import read_weights, write_weights

FILES = {"takkure": takkure_learned.CALIBRATION, "dreadball": dreadball_learned.CALIBRATION}


def positions(heads: list[list[int]]) -> Positions:
    """Positions of which only what is noted matters."""
    return Positions(np.array(heads, np.int8), np.zeros((len(heads), 2), np.int8), (1, 0, -1))


def drawn(logs: Array, random: np.random.Generator) -> Array:
    """What comes of positions of which these logarithms (of e) tell the truth."""
    share = np.exp(logs) / np.exp(logs).sum(1, keepdims=True)
    which = (random.random(len(logs))[:, None] > share.cumsum(1)).sum(1)
    return np.asarray(np.eye(3)[np.minimum(which, 2)])


def test_what_was_said_wrongly_is_found_again() -> None:
    random = np.random.default_rng(1)
    logs = random.normal(0, 1, (40_000, 3))
    sign = random.integers(-1, 2, len(logs))
    true = 0.7 * logs
    true[:, 0] += 0.2 + np.where(sign > 0, 0.4, 0)
    true[:, 1] -= 0.3
    true[:, 2] += np.where(sign < 0, 0.4, 0)
    found = newton(logs, sign, drawn(true, random), np.ones(len(logs)))
    assert found == pytest.approx([0.7, 0.4, -0.3, 0.2], abs=0.05)


def test_of_few_matches_nothing_much_is_made() -> None:
    random = np.random.default_rng(1)
    logs = random.normal(0, 1, (5, 3))
    found = newton(logs, np.zeros(5), np.tile(np.array([1.0, 0.0, 0.0]), (5, 1)), np.ones(5))
    assert found == pytest.approx([1, 0, 0, 0], abs=0.25)


def test_each_match_counts_once_in_a_cell() -> None:
    # begins, viewer, strayed, points, ended, result, stage, lead, level: home leads by 1 late in the first match.
    first = [[1, 1, 0, 0, 0, 1, 0, 0, 0], [0, 1, 0, 0, 0, 1, 0, 0, 0], [0, -1, 0, 0, 1, 1, 3, 1, 0]]
    second = [[1, 1, 0, 0, 1, -1, 0, 0, 0]]
    cells = Cells("dreadball", positions(first + second))
    assert cells.weight.tolist() == [0.5, 0.5, 1, 1]
    assert cells.cell.tolist() == [0, 0, 3 * CELLS["dreadball"][1] + 1, 0]
    # Away looks on at the third position: it is behind, and has lost.
    assert cells.sign.tolist() == [0, 0, -1, 0]
    assert cells.came.tolist() == [[1, 0, 0], [1, 0, 0], [0, 0, 1], [0, 0, 1]]


def test_arrays_say_what_the_engine_says(tmp_path: Path) -> None:
    random = np.random.default_rng(2)
    sizes = [30, 12, 8, 6]
    layers = [
        (random.normal(0, 0.5, (before, after)), random.normal(0, 0.2, after)) for before, after in pairwise(sizes)
    ]
    write_weights(tmp_path / "weights", layers, (1, 0, -1))
    inputs = random.integers(-127, 128, (20, 30)).astype(np.int8)
    logs = logarithms(read_weights(tmp_path / "weights"), inputs)
    heads = [[1, 1, 0, 0, 1, 1, stage % 9, stage % 5 - 2, 0] for stage in range(20)]
    cells = Cells("takkure", positions(heads))
    table = random.integers(-400_000, 400_000, (len(cells.cell) + 16, 4))
    table[:, 0] = random.integers(700, 1300, len(table))
    write(tmp_path / "calibration", "takkure", table[:36])
    network, calibration = read_network(tmp_path / "weights"), read_calibration(tmp_path / "calibration")
    for place, row in enumerate(inputs):
        sums = network.sums([int(number) for at, value in enumerate(row) for number in (at, value)])
        said = network.logarithms(sums)[1]
        assert said == logs[place].astype(int).tolist()
        mended = calibration.mended(said, heads[place][6], heads[place][7])
        assert mended == cells.mended(logs, table[:36])[place].astype(int).tolist()


def test_who_says_the_truth_is_off_by_chance_only() -> None:
    random = np.random.default_rng(3)
    logs = random.normal(0, 1, (4000, 3))
    said = chances(logs / np.log(2) * 2**BITS)
    told = judged(said, drawn(logs, random), np.arange(4000))
    assert told["off"] == told["off, one of a match"] < 1.6 * told["by chance alone"]
    wrong = judged(said, drawn(0.3 * logs, random), np.arange(4000))
    assert wrong["off"] > 4 * wrong["by chance alone"]


@pytest.mark.parametrize("game", sorted(CELLS))
def test_what_comes_with_the_package_has_the_stages_and_leads_of_its_game(game: str) -> None:
    found = read_calibration(FILES[game])
    assert (found.stages, found.leads) == CELLS[game]
    assert all(UNCHANGED // 2 < factor < 2 * UNCHANGED for factor in found.table[::4])
