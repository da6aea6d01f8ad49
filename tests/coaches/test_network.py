"""A network in whole numbers says what its weights say, multiplied and added one by one."""

from itertools import pairwise
from pathlib import Path
from random import Random
from struct import pack

import pytest

from thirdhalf.coaches.calibration import UNCHANGED, Calibration
from thirdhalf.coaches.network import MAGIC, SURE, read_network, shares
from thirdhalf.coaches.prospect import Prospect, prospect_at_end, prospect_by
from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.seat import AWAY, HOME, NOBODY

NOTHING_MENDED = Calibration(1, 1, [UNCHANGED, 0, 0, 0])
Weights = list[tuple[list[list[int]], list[int]]]


def some_weights(sizes: list[int], most: int, random: Random) -> Weights:
    """Weights and biases up to so much."""
    found: Weights = []
    for before, after in pairwise(sizes):
        weights = [[random.randint(-most, most) for _ in range(after)] for _ in range(before)]
        found.append((weights, [random.randint(-1000 * most, 1000 * most) for _ in range(after)]))
    return found


def written(file: Path, layers: Weights, points: list[int]) -> Path:
    """The file of a network."""
    sizes = [len(layers[0][0]), *[len(bias) for _, bias in layers]]
    data = MAGIC + f"{' '.join(map(str, sizes))};{' '.join(map(str, points))}\n".encode()
    for weights, bias in layers:
        for row in weights:
            data += pack(f"<{len(row)}h", *row)
        data += pack(f"<{len(bias)}i", *bias)
    file.write_bytes(data)
    return file


def one_by_one(layers: Weights, inputs: list[int]) -> list[int]:
    """What the layers say, by schoolbook."""
    now = inputs
    for place, (weights, bias) in enumerate(layers):
        if place:
            shift = 6 if place == 1 else 10
            now = [min(1023, max(0, number >> shift)) for number in now]
        now = [bias[j] + sum([now[i] * weights[i][j] for i in range(len(now))]) for j in range(len(bias))]
    return now


@pytest.mark.parametrize(("most", "sizes"), [(40, [30, 16, 8, 6]), (1000, [50, 7, 5, 6]), (32767, [300, 3, 40, 6])])
def test_lanes_side_by_side_say_what_single_sums_say(tmp_path: Path, most: int, sizes: list[int]) -> None:
    random = Random(most)
    layers = some_weights(sizes, most, random)
    network = read_network(written(tmp_path / "net", layers, [1, 0, -1]))
    for _ in range(30):
        inputs = [random.choice((0, 0, 127, -127, random.randint(-127, 127))) for _ in range(sizes[0])]
        row = [number for place, value in enumerate(inputs) if value for number in (place, value)]
        assert network.answers(network.sums(row)) == one_by_one(layers, inputs)


def test_what_stands_twice_at_a_place_adds_up(tmp_path: Path) -> None:
    network = read_network(written(tmp_path / "net", some_weights([9, 4, 4, 6], 99, Random(1)), [1, 0, -1]))
    assert network.sums([3, 20, 5, 7, 3, 30]) == network.sums([3, 50, 5, 7])
    assert network.sums([3, 20]) + network.sums([5, 7]) == network.sums([5, 7, 3, 20])


def test_chances_stand_to_each_other_like_powers_of_two() -> None:
    one = 1 << 20
    assert shares([0, 0]) == [5000, 5000]
    assert shares([one, 0, 0]) == [5000, 2500, 2500]
    assert shares([-one, -3 * one]) == [8000, 2000]
    # Half a power more is the square root of 2 times as much: 1.4142 to 1 is 0.5858 to 0.4142.
    assert shares([one // 2, 0]) == [5858, 4142]
    assert shares([1000 * one, 0]) == [SURE, 0]
    # Three thirds are 3,333 each, and one is left.
    assert shares([7, 7, 7]) == [3334, 3333, 3333]


def test_points_are_weighed_by_their_chances(tmp_path: Path) -> None:
    # Nothing but biases: a score of 4, none, one against: 1/2, 1/4, 1/4; win, draw, loss: 1/4, 1/4, 1/2.
    one = 1 << 20
    layers: Weights = [([[0], [0]], [0]), ([[0]], [0]), ([[0] * 6], [one, 0, 0, 0, 0, one])]
    network = read_network(written(tmp_path / "net", layers, [4, 0, -4]))
    said = prospect_by(network, network.sums([0, 127]), NOTHING_MENDED, 0, 0)
    assert (said.points, said.win, said.draw, said.loss) == (10_000, 2500, 2500, 5000)
    other = said.turned()
    assert (other.points, other.win, other.draw, other.loss) == (-10_000, 5000, 2500, 2500)
    assert said.result == -2500


def test_at_the_end_everything_is_known() -> None:
    def told(said: Prospect) -> tuple[int, int, int, int]:
        return said.points, said.win, said.draw, said.loss

    assert told(prospect_at_end(HOME, HOME)) == (0, SURE, 0, 0)
    assert told(prospect_at_end(HOME, AWAY)) == (0, 0, 0, SURE)
    assert told(prospect_at_end(NOBODY, AWAY)) == (0, 0, SURE, 0)


def test_a_file_that_is_no_network_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "net"
    file.write_bytes(b"something else\n")
    with pytest.raises(BadFile, match="is no network"):
        read_network(file)
    whole = written(file, some_weights([3, 2, 2, 6], 9, Random(2)), [1, 0, -1]).read_bytes()
    file.write_bytes(whole + b"x")
    with pytest.raises(BadFile, match=f"has {len(whole) + 1} bytes, its sizes say {len(whole)}"):
        read_network(file)
    file.write_bytes(whole[:-3])
    with pytest.raises(BadFile, match=f"has {len(whole) - 3} bytes, its sizes say {len(whole)}"):
        read_network(file)
