"""Fits a network to positions with JAX, on a GPU where there is one.

    python -m tools.learn.fit --game takkure --folder build/value --file takkure.weights

A large network learns first (`--teacher`), from what came of the positions and then, several times over, in part from
what it says of the next ones itself. The network that is kept is small; it learns from the same, and from what the
large one says.
"""

import argparse
import json
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from time import perf_counter
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from tools.learn.data import Array, Positions, Yardstick, read_rows
from tools.learn.weights import write_weights

UNIT = 64
BATCH = 8192
Layers = list[tuple[jax.Array, jax.Array]]


def new_layers(key: jax.Array, sizes: Sequence[int]) -> Layers:
    """Weights and biases before anything is learned."""
    found = []
    for place, (before, after) in enumerate(pairwise(sizes)):
        key, one = jax.random.split(key)
        spread = 0.05 if place == 0 else 1.5 / np.sqrt(before)
        found.append((spread * jax.random.normal(one, (before, after)), jnp.full((after,), 0.2 if place == 0 else 0.0)))
    return found


def answers(layers: Layers, inputs: jax.Array, drop: jax.Array | None = None) -> jax.Array:
    """What the network says, as logarithms: clipped between 0 and 1 behind every layer but the last."""
    now = inputs.astype(jnp.float32) / UNIT
    for place, (weights, bias) in enumerate(layers[:-1]):
        now = jnp.clip(now @ weights + bias, 0, 1)
        if drop is not None and place == 0:
            now = now * jax.random.bernoulli(drop, 0.8, now.shape) / 0.8
    weights, bias = layers[-1]
    return now @ weights + bias


def surprise(
    layers: Layers, inputs: jax.Array, goals: jax.Array, trust: jax.Array, scores: int, drop: Any
) -> jax.Array:
    """Cross-entropy of the next score and of the result."""
    said = answers(layers, inputs, drop)
    first = -(goals[:, :scores] * jax.nn.log_softmax(said[:, :scores])).sum(1)
    second = -(goals[:, scores:] * jax.nn.log_softmax(said[:, scores:])).sum(1)
    return ((first + second) * trust).sum() / trust.sum()


@partial(jax.jit, static_argnames=("scores", "batch", "dropping"), donate_argnums=(0, 1))
def epoch(
    layers: Layers,
    moments: Any,
    inputs: jax.Array,
    goals: jax.Array,
    trust: jax.Array,
    order: jax.Array,
    rates: jax.Array,
    key: jax.Array,
    scores: int,
    batch: int,
    dropping: bool,
    decay: float,
) -> Any:
    """Once through all positions: Adam, with weights that decay."""

    def step(state: Any, each: Any) -> Any:
        layers, (first, second, count) = state
        places, rate, one = each
        drop = one if dropping else None
        loss, slopes = jax.value_and_grad(surprise)(layers, inputs[places], goals[places], trust[places], scores, drop)
        count = count + 1
        first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, slopes)
        second = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, second, slopes)

        def moved(weight: jax.Array, m: jax.Array, v: jax.Array) -> jax.Array:
            change = m / (1 - 0.9**count) / (jnp.sqrt(v / (1 - 0.999**count)) + 1e-8)
            return weight - rate * (change + (decay * weight if weight.ndim == 2 else 0.0))

        return (jax.tree.map(moved, layers, first, second), (first, second, count)), loss

    steps = len(order) // batch
    places = order[: steps * batch].reshape(steps, batch)
    (layers, moments), losses = jax.lax.scan(step, (layers, moments), (places, rates, jax.random.split(key, steps)))
    return layers, moments, losses.mean()


def learn(
    layers: Layers, inputs: jax.Array, goals: Array, trust: Array, scores: int, epochs: int, rate: float, options: Any
) -> Layers:
    """Go through all positions so many times, with a rate that falls."""
    batch = min(BATCH, max(256, len(goals) // 64))
    steps = len(goals) // batch
    zero = jax.tree.map(jnp.zeros_like, layers)
    moments = (zero, jax.tree.map(jnp.zeros_like, layers), jnp.zeros(()))
    aims, weights = jnp.asarray(goals), jnp.asarray(trust, jnp.float32)
    random = np.random.default_rng(options.number)
    total = steps * epochs
    for number in range(epochs):
        at = np.arange(number * steps, (number + 1) * steps)
        rates = rate * np.minimum(1, (at + 1) / (0.03 * total)) * (0.02 + 0.98 * (1 + np.cos(np.pi * at / total)) / 2)
        order = jnp.asarray(random.permutation(len(goals)).astype(np.int32))
        key = jax.random.key(1000 * options.number + number)
        layers, moments, _ = epoch(
            layers, moments, inputs, aims, weights, order, jnp.asarray(rates, jnp.float32), key, scores, batch,
            options.dropping, options.decay,
        )  # fmt: skip
    return layers


@partial(jax.jit, static_argnames="scores")
def chances_of(layers: Layers, inputs: jax.Array, scores: int) -> jax.Array:
    """What the network says, as chances."""
    said = answers(layers, inputs)
    return jnp.concatenate([jax.nn.softmax(said[:, :scores]), jax.nn.softmax(said[:, scores:])], 1)


def chances(all_layers: list[Layers], inputs: Array | jax.Array, scores: int) -> Array:
    """What several networks say on average, in pieces that fit."""
    found = []
    for at in range(0, len(inputs), 1 << 17):
        part = jnp.asarray(inputs[at : at + (1 << 17)])
        found.append(np.mean([np.asarray(chances_of(layers, part, scores)) for layers in all_layers], 0))
    return np.concatenate(found)


class Study:
    """The positions of a game, on the device, with what is to be learned of them."""

    def __init__(self, positions: Positions, yardstick: Yardstick | None, every: int) -> None:
        self.positions = positions
        self.yardstick = yardstick
        self.scores = len(positions.points)
        self.kept = ~positions.held_out(every)
        self.inputs = jnp.asarray(positions.inputs[self.kept])
        # What came of a step on which somebody strayed says nothing of the position before it.
        self.trust = np.where(positions.strayed, 0.0, 1.0)
        self.came = np.concatenate([self.goals(0, 1.0, None), self.goals(1, 1.0, None)], 1)

    def goals(self, head: int, trace: float, said: Array | None) -> Array:
        """What is to be said, in the viewer's chances; of the next score (0) or of the result (1)."""
        positions = self.positions
        ends, came = (positions.last, positions.results()) if head else (positions.ended, positions.scored())
        part = slice(self.scores, None) if head else slice(0, self.scores)
        before = None if said is None else positions.turned(said[:, part])
        return positions.turned(positions.goals(trace, before, ends, came))

    def fit(
        self, sizes: Sequence[int], goals: Array, epochs: int, rate: float, options: Any, begin: Any = None
    ) -> Layers:
        """A network of that size for those goals."""
        key = jax.random.key(options.number)
        layers = begin or new_layers(key, (self.positions.inputs.shape[1], *sizes, self.scores + 3))
        return learn(layers, self.inputs, goals[self.kept], self.trust[self.kept], self.scores, epochs, rate, options)

    def tell(self, name: str, networks: list[Layers], started: float) -> dict[str, Any]:
        """How well networks do on matches held out, and on the yardstick."""
        positions, scores = self.positions, self.scores
        held = ~self.kept & ~positions.strayed
        said = chances(networks, positions.inputs[held], scores)
        came = self.came[held]
        lines: dict[str, Any] = {"name": name, "seconds": round(perf_counter() - started, 1)}
        lines["held out: surprise, next"] = round(
            float(-(came[:, :scores] * np.log(said[:, :scores] + 1e-9)).sum(1).mean()), 4
        )
        lines["held out: surprise, result"] = round(
            float(-(came[:, scores:] * np.log(said[:, scores:] + 1e-9)).sum(1).mean()), 4
        )
        if self.yardstick is not None:
            lines.update(measured(self.yardstick, chances(networks, self.yardstick.inputs, scores)))
        print(json.dumps(lines), flush=True)
        return lines


def measured(yardstick: Yardstick, said: Array) -> dict[str, float]:
    """What `benchmarks/value.py` prints, in short."""
    scores = len(yardstick.points)
    worth = np.array([1.0, 0.0, -1.0])
    next_share, next_like = yardstick.explained(said[:, :scores] @ yardstick.points, yardstick.scores, yardstick.points)
    share, like = yardstick.explained(said[:, scores:] @ worth, yardstick.results, worth)
    return {
        "next explained": round(next_share, 4),
        "next r": round(next_like, 4),
        "result explained": round(share, 4),
        "result r": round(like, 4),
        "ece": round(yardstick.calibration(said[:, scores:]), 4),
    }


def main() -> None:
    """Read, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", required=True)
    parser.add_argument("--folder", type=Path, default=Path("build/value"))
    parser.add_argument("--file", type=Path)
    parser.add_argument("--hidden", default="64,32")
    parser.add_argument("--teacher", default="512,128", help="the large network; nothing for none")
    parser.add_argument("--teachers", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument(
        "--trace", type=float, default=0.9, help="lambda of the next score; the result's is nearer to 1"
    )
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--decay", type=float, default=0.01)
    parser.add_argument("--believe", type=float, default=0.5, help="how much of the goal is what the large one says")
    parser.add_argument("--most", type=int, default=1 << 60)
    parser.add_argument("--number", type=int, default=1, help="the seed")
    options = parser.parse_args()
    options.dropping = False
    started = perf_counter()
    positions = read_rows(options.folder, options.game, options.most)
    has_yardstick = (options.folder / f"{options.game}-yardstick.json").exists()
    yardstick = Yardstick(options.folder, options.game) if has_yardstick else None
    study = Study(positions, yardstick, 20)
    print(f"{len(positions)} positions of {positions.match[-1] + 1} matches, {jax.devices()[0]}", flush=True)
    hidden = [int(size) for size in options.hidden.split(",")]
    goals = said = study.came
    if options.teacher:
        large = [int(size) for size in options.teacher.split(",")]
        for number in range(options.rounds):
            options.dropping = True
            teachers = []
            for _ in range(options.teachers):
                options.number += 1
                teachers.append(study.fit(large, goals, options.epochs, options.rate, options))
            study.tell(f"large, round {number}", teachers, started)
            said = chances(teachers, positions.inputs, study.scores)
            far = 1 - (1 - options.trace) / 3
            goals = np.concatenate([study.goals(0, options.trace, said), study.goals(1, far, said)], 1)
        goals = (1 - options.believe) * goals + options.believe * said
    options.dropping = False
    small = study.fit(hidden, goals, 2 * options.epochs, options.rate, options)
    study.tell("small", [small], started)
    if options.file:
        plain = [(np.asarray(weights), np.asarray(bias)) for weights, bias in small]
        write_weights(options.file, plain, positions.points)


if __name__ == "__main__":
    main()
