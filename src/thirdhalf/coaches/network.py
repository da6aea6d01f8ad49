"""A small network in whole numbers: the same answers on every machine, plain or compiled, with nothing but Python.

All numbers of a layer lie side by side in one large whole number, LANE bits each. So a row of weights is multiplied by
an input, and added, in one step for all of them, which takes little longer than for one. A lane holds what is negative
by borrowing from the next one; before a layer is read, half a lane is added to each, and taken off again.

Behind every layer but the last, numbers are clipped: what is below 0 counts as 0, what is above 1 as 1. What the last
layer says are powers of 2, in BITS of a fraction: chances stand to each other like these powers.
"""

from math import isqrt
from pathlib import Path
from struct import Struct
from typing import Final

from thirdhalf.kernel.fields import BadFile

MAGIC: Final = b"thirdhalf network 1\n"
LANE: Final = 32
HALF_LANE: Final = 1 << (LANE - 1)
BYTES: Final = LANE // 8

ONE: Final = 1 << 10
"""What 1 is between two layers."""
FIRST_SHIFT: Final = 6
SHIFT: Final = 10
"""By how many bits the sums of the first layer, and of the others, are finer than that."""

SURE: Final = 10_000
"""Chances are out of so many."""
BITS: Final = 20
STEPS: Final = 8
"""How fine a fraction of a power of 2 is told: in so many bits."""
WHOLE: Final = 1 << 30

Row = list[int]
"""What a network is given: place and number, place and number, of all inputs that are not 0. What stands twice at a
place adds up.
"""


def root_of_half(times: int) -> int:
    """The square root of a half, taken so many times, out of WHOLE."""
    found = WHOLE // 2
    for _ in range(times):
        found = isqrt(found * WHOLE)
    return found


def powers() -> tuple[int, ...]:
    """2 to the power of -n / 2^STEPS for each n below 2^STEPS, out of WHOLE."""
    roots = [root_of_half(STEPS - bit) for bit in range(STEPS)]
    found: list[int] = []
    for number in range(1 << STEPS):
        power = WHOLE
        for bit in range(STEPS):
            if number >> bit & 1:
                power = power * roots[bit] // WHOLE
        found.append(power)
    return tuple(found)


POWERS: Final[tuple[int, ...]] = powers()


class Layer:
    """Weights and biases: a row of lanes for each input."""

    __slots__ = ("bias", "rows", "size", "unpack")

    def __init__(self, rows: list[int], bias: int, size: int) -> None:
        self.rows = rows
        # Half a lane for each number is in it already.
        self.bias = bias
        self.size = size
        self.unpack = Struct(f"<{size}I").unpack

    def read(self, total: int) -> list[int]:
        """The numbers that lie side by side in a sum."""
        lanes: tuple[int, ...] = self.unpack(total.to_bytes(BYTES * self.size, "little"))
        return [lane - HALF_LANE for lane in lanes]


class Network:
    """Layers one behind the other. `points` are what a score can bring, the best first: the first of the last layer's
    numbers are for these, then come win, draw and loss.
    """

    __slots__ = ("first", "inputs", "later", "points")

    def __init__(self, layers: list[Layer], points: tuple[int, ...]) -> None:
        self.first = layers[0]
        self.later = layers[1:]
        self.inputs = len(layers[0].rows)
        self.points = points

    def sums(self, row: Row) -> int:
        """What inputs add to the first layer's numbers, side by side."""
        rows = self.first.rows
        total = 0
        for at in range(0, len(row), 2):
            total += row[at + 1] * rows[row[at]]
        return total

    def answers(self, sums: int) -> list[int]:
        """What the last layer says to the sums of all inputs."""
        found = self.first.read(self.first.bias + sums)
        shift = FIRST_SHIFT
        for layer in self.later:
            total = layer.bias
            rows = layer.rows
            for place, number in enumerate(found):
                if number > 0:
                    number >>= shift
                    total += (number if number < ONE else ONE - 1) * rows[place]
            found = layer.read(total)
            shift = SHIFT
        return found

    def logarithms(self, sums: int) -> tuple[list[int], list[int]]:
        """How likely the next score brings each of the points, and win, draw and loss, as powers of 2."""
        said = self.answers(sums)
        size = len(self.points)
        return said[:size], said[size:]

    def chances(self, sums: int) -> tuple[list[int], list[int]]:
        """The same out of SURE."""
        scores, results = self.logarithms(sums)
        return shares(scores), shares(results)


def shares(said: list[int]) -> list[int]:
    """Chances out of SURE that stand to each other like powers of 2."""
    most = max(said)
    found: list[int] = []
    total = 0
    for number in said:
        below = (most - number) >> (BITS - STEPS)
        power = POWERS[below & ((1 << STEPS) - 1)] >> min(60, below >> STEPS)
        found.append(power)
        total += power
    chances = [SURE * power // total for power in found]
    # Whoever is likeliest has what rounding has left over.
    chances[said.index(most)] += SURE - sum(chances)
    return chances


def side_by_side(numbers: tuple[int, ...]) -> int:
    """Numbers as lanes of one."""
    total = 0
    for number in reversed(numbers):
        total = (total << LANE) + number
    return total


def read_network(file: Path) -> Network:
    """A network from its file; BadFile on anything else."""
    data = file.read_bytes()
    if not data.startswith(MAGIC):
        raise BadFile(str(file), "", "is no network")
    ends = data.index(b"\n", len(MAGIC))
    numbers = [[int(word) for word in part.split(b" ")] for part in data[len(MAGIC) : ends].split(b";")]
    sizes, points = numbers[0], tuple(numbers[1])
    at = ends + 1
    long = at + sum([2 * sizes[i] * sizes[i + 1] + 4 * sizes[i + 1] for i in range(len(sizes) - 1)])
    if long != len(data):
        raise BadFile(str(file), "", f"has {len(data)} bytes, its sizes say {long}")
    layers: list[Layer] = []
    for place in range(len(sizes) - 1):
        before, after = sizes[place], sizes[place + 1]
        weights = Struct(f"<{after}h")
        rows: list[int] = []
        for _ in range(before):
            rows.append(side_by_side(weights.unpack_from(data, at)))
            at += weights.size
        biases = Struct(f"<{after}i")
        halves: tuple[int, ...] = tuple([HALF_LANE + bias for bias in biases.unpack_from(data, at)])
        at += biases.size
        layers.append(Layer(rows, side_by_side(halves), after))
    return Network(layers, points)
