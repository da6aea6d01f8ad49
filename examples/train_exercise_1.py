"""Learn Takkure's first exercise with JAX: run past one defender to the line. A few minutes on a CPU.

    pip install -r requirements/examples.txt
    python examples/train_exercise_1.py --seconds 180 --picture curve.png

Both workers play matches against the coach `rookie`; the policy scores every candidate by what it sees of the table and
by the candidate's own numbers, so its size does not depend on how many there are. It learns by proximal policy
optimisation (PPO) on the result alone: 1 for a win, -1 for a loss.
"""

import argparse
from pathlib import Path
from time import perf_counter
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax

from thirdhalf.environment import Runner
from thirdhalf.lab.sparring import partner

MATCHES = 64
STEPS = 16
EPOCHS = 4
PIECES = 4
HIDDEN = 64
DISCOUNT = 0.99
TRACE = 0.95
CLIP = 0.2
ENTROPY = 0.01
KEPT = ("table", "mask", "candidates", "action", "chance")

Weights = dict[str, jax.Array]
Batch = dict[str, jax.Array]


def new_weights(key: jax.Array, table: int, candidate: int) -> Weights:
    """A layer for the table, one for a candidate beside it, and what scores both."""
    shapes = {"table": (table, HIDDEN), "context": (HIDDEN, HIDDEN), "candidate": (candidate, HIDDEN)}
    keys = jax.random.split(key, len(shapes))
    weights = {
        name: jax.random.normal(one, shape) / np.sqrt(shape[0])
        for one, (name, shape) in zip(keys, shapes.items(), strict=True)
    }
    return {**weights, "score": jnp.zeros(HIDDEN), "value": jnp.zeros(HIDDEN)}


def judge(weights: Weights, table: jax.Array, mask: jax.Array, candidates: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The logarithm of each candidate's chance of being chosen, and how the match is expected to end."""
    seen = jnp.tanh(table @ weights["table"])
    mixed = jnp.tanh((seen @ weights["context"])[:, None, :] + candidates @ weights["candidate"])
    scores = jnp.where(mask > 0, mixed @ weights["score"], -1e9)
    return jax.nn.log_softmax(scores), seen @ weights["value"]


@jax.jit
def choose(
    weights: Weights, key: jax.Array, table: jax.Array, mask: jax.Array, candidates: jax.Array
) -> tuple[jax.Array, jax.Array, jax.Array]:
    """An action for every match, the logarithm of its chance, and what is expected."""
    chances, value = judge(weights, table, mask, candidates)
    action = jax.random.categorical(key, chances)
    return action, jnp.take_along_axis(chances, action[:, None], 1)[:, 0], value


def loss(weights: Weights, batch: Batch) -> jax.Array:
    """PPO's: better actions oftener, but not far from what they were; expectations nearer to what came."""
    chances, value = judge(weights, batch["table"], batch["mask"], batch["candidates"])
    chance = jnp.take_along_axis(chances, batch["action"][:, None], 1)[:, 0]
    ratio = jnp.exp(chance - batch["chance"])
    gain = (batch["gain"] - batch["gain"].mean()) / (batch["gain"].std() + 1e-8)
    better = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain).mean()
    surprise = -(jnp.exp(chances) * jnp.where(batch["mask"] > 0, chances, 0)).sum(1).mean()
    return 0.5 * ((value - batch["goal"]) ** 2).mean() - better - ENTROPY * surprise


def learner(rate: float) -> tuple[optax.GradientTransformation, Any]:
    """The optimiser and one of its steps."""
    optimiser = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(rate))

    @jax.jit
    def improve(weights: Weights, memory: optax.OptState, batch: Batch) -> tuple[Weights, optax.OptState]:
        updates, memory = optimiser.update(jax.grad(loss)(weights, batch), memory)
        return optax.apply_updates(weights, updates), memory

    return optimiser, improve


def gains(rewards: np.ndarray, ended: np.ndarray, values: np.ndarray, last: np.ndarray) -> np.ndarray:
    """How much better each action turned out than was expected (generalised advantage estimation)."""
    found = np.zeros_like(rewards)
    carried = np.zeros(MATCHES, np.float32)
    for step in reversed(range(STEPS)):
        going_on = 1.0 - ended[step]
        error = rewards[step] + DISCOUNT * last * going_on - values[step]
        carried = error + DISCOUNT * TRACE * going_on * carried
        found[step] = carried
        last = values[step]
    return found


def train(seconds: float, seed: int) -> list[tuple[int, float, float]]:
    """Learn for so long; after each round: matches played, seconds gone, and the share won since the last round."""
    with Runner("takkure", MATCHES, 2, away=partner("takkure", "rookie"), exercise=1) as runner:
        encoder = runner.encoder
        scale = 1.0 / np.array([max(1, field.high) for field in encoder.observation_fields], np.float32)
        candidate_scale = 1.0 / np.array([max(1, field.high) for field in encoder.candidate_fields], np.float32)
        weights = new_weights(jax.random.key(seed), scale.size, candidate_scale.size)
        optimiser, improve = learner(1e-3)
        memory = optimiser.init(weights)
        random = np.random.default_rng(seed)
        key = jax.random.key(seed + 1)
        board = runner.reset(seed)
        curve = []
        played = won = finished = 0
        started = perf_counter()
        while perf_counter() - started < seconds:
            rows: dict[str, list[np.ndarray]] = {
                name: [] for name in ("table", "mask", "candidates", "action", "chance")
            }
            rewards, ended, values = [], [], []
            for _ in range(STEPS):
                seen = (board.observation * scale, board.mask.copy(), board.candidates * candidate_scale)
                key, one = jax.random.split(key)
                action, chance, value = map(np.asarray, choose(weights, one, *seen))
                for name, row in zip(rows, (*seen, action, chance), strict=True):
                    rows[name].append(row)
                board = runner.step(action)
                rewards.append(board.rewards[:, 0].copy())
                ended.append(board.terminated.astype(np.float32))
                values.append(value)
                finished += int(board.terminated.sum())
                won += int((board.rewards[board.terminated, 0] > 0).sum())
            key, one = jax.random.split(key)
            last = np.asarray(
                choose(weights, one, board.observation * scale, board.mask, board.candidates * candidate_scale)[2]
            )
            gain = gains(np.stack(rewards), np.stack(ended), np.stack(values), last)
            batch = {name: np.concatenate(row) for name, row in rows.items()}
            batch["gain"] = gain.reshape(-1)
            batch["goal"] = (gain + np.stack(values)).reshape(-1)
            for _ in range(EPOCHS):
                for piece in np.array_split(random.permutation(MATCHES * STEPS), PIECES):
                    weights, memory = improve(weights, memory, {name: row[piece] for name, row in batch.items()})
            if finished >= 500:
                played += finished
                curve.append((played, perf_counter() - started, won / finished))
                print(f"{played:>7} matches  {curve[-1][1]:>5.0f} s  {curve[-1][2]:>6.1%} won", flush=True)
                won = finished = 0
    return curve


def draw(curve: list[tuple[int, float, float]], file: Path) -> None:
    """The learning curve as a picture."""
    from matplotlib import pyplot

    pyplot.style.use("dark_background")
    figure, axes = pyplot.subplots(figsize=(7.2, 3.8), dpi=110)
    axes.plot([played for played, _, _ in curve], [100 * share for _, _, share in curve], color="#26e0f4", linewidth=2)
    axes.set(
        xlabel="matches played", ylabel="matches won, %", ylim=(0, 100), title="Exercise 1 against the coach rookie"
    )
    axes.grid(alpha=0.2)
    figure.tight_layout()
    figure.savefig(file)


def main() -> None:
    """Read the command line, learn, draw."""
    parser = argparse.ArgumentParser(description="Learn Takkure's first exercise.")
    parser.add_argument("--seconds", type=float, default=180)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path)
    wanted = parser.parse_args()
    curve = train(wanted.seconds, wanted.seed)
    if wanted.picture:
        draw(curve, wanted.picture)


if __name__ == "__main__":
    main()
