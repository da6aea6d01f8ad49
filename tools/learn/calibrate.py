"""Finds what mends a network's word on the end of a match, from matches that it has not learned from.

    python -m tools.learn.calibrate --game dreadball --weights weights.net --folder build/fresh --file calibration.net

For every stage of a match and every lead in it four numbers are found by maximum likelihood, each match counting once
in a cell, and held to what changes nothing where there are few matches. One match in `--every` is kept out, and judges
it. Needs NumPy and nothing of the package.
"""

import argparse
import json
from collections.abc import Callable
from pathlib import Path

import numpy as np

from tools.learn.data import LEAD, LEVEL, RESULT, STAGE, VIEWER, Array, Positions, read_rows
from tools.learn.weights import BETWEEN_BITS, HIGHEST_BETWEEN, IN_BITS, read_weights

CELLS = {"takkure": (9, 4), "dreadball": (8, 7)}
"""Stages and leads: what `stage` of each game can say, and beyond which lead all are one."""
BITS = 20
UNCHANGED = 1024
NUMBERS = 4
TIGHT = (60.0, 25.0, 12.0, 40.0)
"""How tightly each number is held to what changes nothing: as by so many matches, about."""
STEPS = 30
PIECE = 1 << 14


def logarithms(layers: list[tuple[Array, Array]], inputs: Array) -> Array:
    """What the network says of the end, in whole numbers as the engine reckons it: powers of 2, BITS of a fraction."""
    found = []
    for at in range(0, len(inputs), PIECE):
        # Whole numbers below 2**53 are exact as fractions too, which are multiplied faster.
        now = inputs[at : at + PIECE].astype(np.float64)
        for place, (weights, bias) in enumerate(layers):
            if place:
                now = np.clip(np.floor(now / 2 ** (IN_BITS if place == 1 else BETWEEN_BITS)), 0, HIGHEST_BETWEEN)
            now = now @ weights + bias
        found.append(now[:, -3:])
    return np.asarray(np.concatenate(found))


def chances(logs: Array) -> Array:
    """Win, draw and loss."""
    powers = np.exp2((logs - logs.max(1, keepdims=True)) / 2**BITS)
    return np.asarray(powers / powers.sum(1, keepdims=True))


class Cells:
    """Positions by stage and lead, as whoever looks on sees them."""

    def __init__(self, game: str, positions: Positions) -> None:
        self.stages, self.leads = CELLS[game]
        heads = positions.heads.astype(np.int64)
        lead = heads[:, LEAD] * heads[:, VIEWER]
        self.sign = np.sign(lead)
        self.cell = self.leads * np.minimum(heads[:, STAGE], self.stages - 1) + np.minimum(abs(lead), self.leads - 1)
        came = heads[:, RESULT] * heads[:, VIEWER]
        self.came = np.stack([came == 1, came == 0, came == -1], 1).astype(np.float64)
        _, which, often = np.unique(
            positions.match * (self.stages * self.leads) + self.cell, return_inverse=True, return_counts=True
        )
        self.weight = 1.0 / often[which]

    def mended(self, logs: Array, table: Array) -> Array:
        """As `thirdhalf.coaches.calibration` does it."""
        factor, ahead, draw, turn = table[self.cell].T
        found = np.floor(logs * factor[:, None] / UNCHANGED)
        found[:, 0] += turn + np.where(self.sign > 0, ahead, 0)
        found[:, 1] += draw
        found[:, 2] += np.where(self.sign < 0, ahead, 0)
        return np.asarray(found)

    def fitted(self, logs: Array, kept: Array) -> Array:
        """The numbers that fit those that are kept, a row for each cell."""
        table = np.tile(np.array([UNCHANGED, 0, 0, 0], np.int64), (self.stages * self.leads, 1))
        for cell in range(len(table)):
            places = np.flatnonzero((self.cell == cell) & kept)
            if len(places):
                found = newton(
                    logs[places] / 2**BITS * np.log(2), self.sign[places], self.came[places], self.weight[places]
                )
                logs_of_2 = np.rint(found[1:] / np.log(2) * 2**BITS)
                table[cell] = [round(UNCHANGED * found[0]), *logs_of_2.astype(int)]
        return table


def newton(logs: Array, sign: Array, came: Array, weight: Array) -> Array:
    """The factor, and what is added for whoever leads, for a draw, for whoever looks on, by Newton's steps."""
    slopes = np.zeros((len(logs), 3, NUMBERS))
    slopes[:, :, 0] = logs - logs.mean(1, keepdims=True)
    slopes[sign > 0, 0, 1] = 1
    slopes[sign < 0, 2, 1] = 1
    slopes[:, 1, 2] = 1
    slopes[:, 0, 3] = 1
    now = np.array([1.0, 0.0, 0.0, 0.0])
    rest = now.copy()
    hold = np.array(TIGHT)

    def surprise(at: Array) -> float:
        said = slopes @ at
        most = said.max(1, keepdims=True)
        log = said - most - np.log(np.exp(said - most).sum(1, keepdims=True))
        return float(-(weight[:, None] * came * log).sum() + 0.5 * (hold * (at - rest) ** 2).sum())

    for _ in range(STEPS):
        said = slopes @ now
        share = np.exp(said - said.max(1, keepdims=True))
        share /= share.sum(1, keepdims=True)
        gap = ((share - came) * weight[:, None])[:, :, None]
        slope = (gap * slopes).sum((0, 1)) + hold * (now - rest)
        centred = slopes - (share[:, :, None] * slopes).sum(1, keepdims=True)
        bend = np.einsum("n,nk,nki,nkj->ij", weight, share, centred, centred) + np.diag(hold)
        step = np.linalg.solve(bend, slope)
        size = 1.0
        while size > 1e-3 and surprise(now - size * step) > surprise(now):
            size /= 2
        now = now - size * step
        if float(abs(step).max()) < 1e-6:
            break
    return now


def off(said: Array, came: Array, bins: int = 10) -> float:
    """The calibration error, as `benchmarks/_reliability.py` reckons it."""
    total = 0.0
    for kind in range(3):
        order = np.argsort(said[:, kind], kind="stable")
        for part in np.array_split(order, bins):
            total += len(part) / len(order) * abs(float(said[part, kind].mean() - came[part, kind].mean())) / 3
    return total


def by_chance(said: Array, random: np.random.Generator) -> float:
    """The same for somebody who says exactly what is true."""
    drawn = random.random(len(said))
    came = np.stack([drawn < said[:, 0], (drawn >= said[:, 0]) & (drawn < said[:, :2].sum(1))], 1)
    return off(said, np.concatenate([came, ~came.any(1, keepdims=True)], 1).astype(np.float64))


def judged(said: Array, came: Array, match: Array) -> dict[str, float]:
    """Of all positions; and of one of each match, on average over drawings, beside what chance alone makes of these."""
    random = np.random.default_rng(1)
    found = {"matches": len(np.unique(match)), "positions": len(said), "off": round(off(said, came), 4)}
    single, chance = [], []
    starts = np.flatnonzero(np.diff(match, prepend=-1))
    ends = np.append(starts[1:], len(match))
    for _ in range(20):
        places = starts + (random.random(len(starts)) * (ends - starts)).astype(int)
        single.append(off(said[places], came[places]))
        chance.append(by_chance(said[places], random))
    found["off, one of a match"] = round(float(np.mean(single)), 4)
    found["by chance alone"] = round(float(np.mean(chance)), 4)
    surprise = -(came * np.log(said + 1e-9)).sum(1).mean()
    return {**found, "surprise": round(float(surprise), 4)}


def write(file: Path, game: str, table: Array) -> None:
    """As the package reads it."""
    stages, leads = CELLS[game]
    lines = [
        "# What mends the learned value (docs/value.md): stages and leads, then for every lead of every stage a factor",
        "# out of 1024 and what is added for whoever leads, for a draw and for whoever looks on.",
        f"{stages} {leads}",
        *[" ".join(str(int(number)) for number in row) for row in table],
    ]
    file.write_text("\n".join(lines) + "\n")


def main() -> None:
    """Read, fit, judge, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", required=True, choices=sorted(CELLS))
    parser.add_argument("--weights", type=Path, required=True)
    parser.add_argument("--folder", type=Path, required=True, help="rows of matches that the weights have not seen")
    parser.add_argument("--file", type=Path)
    parser.add_argument("--every", type=int, default=3, help="one match in so many judges")
    parser.add_argument("--level", type=int, default=-1, help="only matches of the so-manieth level")
    parser.add_argument(
        "--all", type=float, default=1.0, help="by so much everything that is found is multiplied (docs/value.md)"
    )
    options = parser.parse_args()
    positions = read_rows(options.folder, options.game)
    cells = Cells(options.game, positions)
    logs = logarithms(read_weights(options.weights), positions.inputs)
    wanted = np.full(len(positions), True)
    if options.level >= 0:
        wanted = positions.heads[:, LEVEL] == options.level
    held = positions.held_out(options.every)

    def tell(name: str, places: Array, said: Callable[[], Array]) -> None:
        told = judged(said()[places], cells.came[places], positions.match[places])
        print(json.dumps({"name": name, **told}), flush=True)

    trial = cells.fitted(logs, wanted & ~held)
    tell("as the network says, held out", wanted & held, lambda: chances(logs))
    tell("mended, held out", wanted & held, lambda: chances(cells.mended(logs, trial)))
    tell("as the network says, all", wanted, lambda: chances(logs))
    if options.file:
        # What is written is fitted to all of them: who judges it must play others.
        write(options.file, options.game, np.rint(options.all * cells.fitted(logs, wanted)))


if __name__ == "__main__":
    main()
