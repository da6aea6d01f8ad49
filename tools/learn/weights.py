"""From weights with fractions to the whole numbers that `thirdhalf.coaches.network` reads."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]

MAGIC = b"thirdhalf network 1\n"
IN_BITS, WEIGHT_BITS, BETWEEN_BITS = 6, 10, 10
HIGHEST_INPUT, HIGHEST_BETWEEN = 127, (1 << BETWEEN_BITS) - 1
ROOM = 1 << 31


def whole(layers: list[tuple[Array, Array]]) -> list[tuple[Array, Array]]:
    """The layers in whole numbers. What the last one says is in powers of 2, as chances are taken from it."""
    found = []
    for place, (weights, bias) in enumerate(layers):
        scale = np.log2(np.e) if place == len(layers) - 1 else 1.0
        before = IN_BITS if place == 0 else BETWEEN_BITS
        rounded = np.rint(weights * scale * (1 << WEIGHT_BITS)).astype(np.int64)
        shift = np.rint(bias * scale * (1 << (WEIGHT_BITS + before))).astype(np.int64)
        rounded = np.clip(rounded, -(1 << 15), (1 << 15) - 1)
        highest = HIGHEST_INPUT if place == 0 else HIGHEST_BETWEEN
        most = np.abs(rounded).sum(0) * highest + np.abs(shift)
        if most.max() >= ROOM:
            raise ValueError(f"layer {place} does not fit into 32 bits: {most.max()}")
        found.append((rounded, shift))
    return found


def write_weights(file: Path, layers: list[tuple[Array, Array]], points: tuple[int, ...]) -> None:
    """The file: a line that says what it is, one that says its sizes, then every layer's weights and biases."""
    integers = whole(layers)
    sizes = [integers[0][0].shape[0], *[weights.shape[1] for weights, _ in integers]]
    parts = [MAGIC, f"{' '.join(map(str, sizes))};{' '.join(map(str, points))}\n".encode()]
    for weights, bias in integers:
        parts += [weights.astype("<i2").tobytes(), bias.astype("<i4").tobytes()]
    file.write_bytes(b"".join(parts))


def read_weights(file: Path) -> list[tuple[Array, Array]]:
    """Weights and biases in whole numbers, from such a file."""
    data = file.read_bytes()
    head, _, rest = data[len(MAGIC) :].partition(b"\n")
    sizes = [int(word) for word in head.split(b";")[0].split()]
    found = []
    at = 0
    for before, after in pairwise(sizes):
        weights = np.frombuffer(rest, "<i2", before * after, at).reshape(before, after)
        at += weights.nbytes
        bias = np.frombuffer(rest, "<i4", after, at)
        at += bias.nbytes
        found.append((weights.astype(np.float64), bias.astype(np.float64)))
    return found
