"""Learn by playing oneself and one's past selves with JAX and nobody else; how far it is, `rookie` tells.

    pip install -r requirements/examples.txt
    python examples/self_play.py --minutes 30 --keep selves.npz --curve curve.csv
    python examples/self_play.py --minutes 0 --start examples/self_play.npz --pairs 500

Every row of the board is a match of the learner against a self: in one row of four the one of now, who learns too, in
the others selves of before, drawn anew after each match's share of a round. The mask leaves the policy only what there
is; it learns by proximal policy optimisation (PPO) on the result alone. Minutes are the processor's, spent on learning.
"""

import argparse
import csv
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from train_exercise_1 import Batch, Weights, judge, new_weights

from thirdhalf.environment import Runner
from thirdhalf.environment.session import Prizes
from thirdhalf.lab.sparring import partner

GROUPS = 4
"""Rows share an opponent in so many groups; in the first it is the learner itself."""
PIECES = 4
EPOCHS = 3
TRACE = 0.95
CLIP = 0.2
ENTROPY = 0.01
BLEND = 0.98
"""So much of the mean of all weights stays, round by round. The mean is who is measured and kept: it swings less."""
SELVES = 12
"""Past selves that are kept: when there are more, every other one goes."""
ROOMS = (8, 16, 24, 32, 48, 64)
"""Lists of candidates are cut to the least of these that holds them all: each is compiled once."""
RESULT = Prizes(result=1.0, score=0.0)


class Wish(NamedTuple):
    """What is played, and how it is learned."""

    game: str
    setup: dict[str, Any]
    matches: int
    steps: int
    discount: float
    rate: float
    rounds_between: int


class Seen(NamedTuple):
    """What the asked seats see, as the policy wants it."""

    table: np.ndarray
    mask: np.ndarray
    candidates: np.ndarray


class Scale:
    """Numbers brought to about one."""

    def __init__(self, runner: Runner) -> None:
        encoder = runner.encoder
        self.table = 1.0 / np.array([max(1, field.high) for field in encoder.observation_fields], np.float32)
        self.candidate = 1.0 / np.array([max(1, field.high) for field in encoder.candidate_fields], np.float32)

    def seen(self, board: Any) -> Seen:
        """A copy: the board goes on."""
        most = int(board.mask.sum(1).max())
        room = next(room for room in ROOMS if room >= most)
        return Seen(
            board.observation * self.table, board.mask[:, :room].copy(), board.candidates[:, :room] * self.candidate
        )


@jax.jit
def think(weights: Weights, seen: Seen) -> tuple[jax.Array, jax.Array]:
    """The logarithm of each candidate's chance, and how the match is expected to end for who is asked."""
    return judge(weights, *seen)


@jax.jit
def think_apart(selves: Weights, seen: Seen) -> jax.Array:
    """The same chances by several selves, each for its own part of the rows."""
    parts = jax.tree.map(lambda one: one.reshape(GROUPS, -1, *one.shape[1:]), seen)
    return jax.vmap(judge)(selves, *parts)[0].reshape(seen.mask.shape)


def drawn(chances: np.ndarray, random: np.random.Generator) -> np.ndarray:
    """An action for each row, by its chances (Gumbel's trick)."""
    return np.asarray((chances + random.gumbel(size=chances.shape)).argmax(1))


def loss(weights: Weights, batch: Batch) -> jax.Array:
    """PPO's, where the learner chose; expectations nearer to what came, everywhere."""
    chances, value = judge(weights, batch["table"], batch["mask"], batch["candidates"])
    chance = jnp.take_along_axis(chances, batch["action"][:, None], 1)[:, 0]
    ratio = jnp.exp(chance - batch["chance"])
    own = batch["own"]
    count = own.sum() + 1e-8
    middle = (own * batch["gain"]).sum() / count
    gain = batch["gain"] - middle
    gain /= jnp.sqrt((own * gain**2).sum() / count) + 1e-8
    better = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain)
    surprise = -(jnp.exp(chances) * jnp.where(batch["mask"] > 0, chances, 0)).sum(1)
    return 0.5 * ((value - batch["goal"]) ** 2).mean() - (own * (better + ENTROPY * surprise)).sum() / count


class Selves:
    """Who one was."""

    def __init__(self, weights: Weights) -> None:
        self.past = [weights]

    def keep(self, weights: Weights) -> None:
        """One more; of too many every other one goes, but for the last."""
        self.past.append(weights)
        if len(self.past) > SELVES:
            self.past = self.past[1::2]

    def opponents(self, weights: Weights, random: np.random.Generator) -> Weights:
        """The learner itself, and for the other groups any of before."""
        chosen = [weights, *[self.past[int(random.integers(len(self.past)))] for _ in range(GROUPS - 1)]]
        return jax.tree.map(lambda *parts: jnp.array(parts), *chosen)


class Learner:
    """Plays rounds and learns from each."""

    def __init__(self, runner: Runner, wish: Wish, weights: Weights, seed: int) -> None:
        self.runner = runner
        self.wish = wish
        self.scale = Scale(runner)
        self.weights = weights
        self.mean = weights
        self.selves = Selves(weights)
        self.random = np.random.default_rng(seed)
        self.optimiser = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(wish.rate))
        self.memory = self.optimiser.init(weights)
        self.improve = jax.jit(self._improve)
        self.board = runner.reset(seed)
        self.played = 0
        rows = np.arange(wish.matches)
        self.fresh = rows < wish.matches // GROUPS
        # Which seat the learner has: home and away by turns.
        self.seat = rows % 2

    def _improve(self, weights: Weights, memory: optax.OptState, batch: Batch) -> tuple[Weights, optax.OptState]:
        updates, memory = self.optimiser.update(jax.grad(loss)(weights, batch), memory)
        return optax.apply_updates(weights, updates), memory

    def round(self) -> None:
        """So many steps in every row, then some rounds of learning from them."""
        rows: dict[str, list[np.ndarray]] = {
            name: [] for name in ("table", "mask", "candidates", "action", "chance", "own")
        }
        rewards, ended, values, signs = [], [], [], []
        others = self.selves.opponents(self.weights, self.random)
        for _ in range(self.wish.steps):
            seen = self.scale.seen(self.board)
            chances, value = map(np.asarray, think(self.weights, seen))
            own = self.fresh | (self.board.seat == self.seat)
            by = np.where(own[:, None], chances, np.asarray(think_apart(others, seen)))
            action = drawn(by, self.random)
            chance = np.take_along_axis(chances, action[:, None], 1)[:, 0]
            sign = 1.0 - 2.0 * self.board.seat.astype(np.float32)
            for name, row in zip(rows, (*widened(seen), action, chance, own.astype(np.float32)), strict=True):
                rows[name].append(row)
            self.board = self.runner.step(action)
            rewards.append(self.board.rewards[:, 0].copy())
            ended.append(self.board.terminated.astype(np.float32))
            values.append(value * sign)
            signs.append(sign)
            self.played += int(self.board.terminated.sum())
        last = np.asarray(think(self.weights, self.scale.seen(self.board))[1])
        last = last * (1.0 - 2.0 * self.board.seat.astype(np.float32))
        gain = self.gains(np.stack(rewards), np.stack(ended), np.stack(values), last)
        sides = np.stack(signs)
        batch = {name: np.concatenate(row) for name, row in rows.items()}
        batch["gain"] = (gain * sides).reshape(-1)
        batch["goal"] = ((gain + np.stack(values)) * sides).reshape(-1)
        self.learn(batch)
        self.mean = jax.tree.map(lambda old, new: BLEND * old + (1 - BLEND) * new, self.mean, self.weights)

    def gains(self, rewards: np.ndarray, ended: np.ndarray, values: np.ndarray, last: np.ndarray) -> np.ndarray:
        """How much better for home each action turned out than was expected (generalised advantage estimation)."""
        found = np.zeros_like(rewards)
        carried = np.zeros(self.wish.matches, np.float32)
        for step in reversed(range(self.wish.steps)):
            going_on = 1.0 - ended[step]
            error = rewards[step] + self.wish.discount * last * going_on - values[step]
            carried = error + self.wish.discount * TRACE * going_on * carried
            found[step] = carried
            last = values[step]
        return found

    def learn(self, batch: Batch) -> None:
        """A few times through everything, in pieces; short lists of candidates with short ones."""
        counts = np.asarray(batch["mask"]).sum(1)
        for _ in range(EPOCHS):
            order = self.random.permutation(len(counts))
            order = order[np.argsort(counts[order] > ROOMS[1], kind="stable")]
            pieces = np.array_split(order, PIECES)
            self.random.shuffle(pieces)
            for piece in pieces:
                most = int(counts[piece].max())
                room = next(room for room in ROOMS if room >= most)
                part = {name: row[piece] for name, row in batch.items()}
                part["mask"] = part["mask"][:, :room]
                part["candidates"] = part["candidates"][:, :room]
                self.weights, self.memory = self.improve(self.weights, self.memory, part)


def widened(seen: Seen) -> Seen:
    """With room for as many candidates as there can be."""
    missing = ROOMS[-1] - seen.mask.shape[1]
    return Seen(
        seen.table,
        np.pad(seen.mask, ((0, 0), (0, missing))),
        np.pad(seen.candidates, ((0, 0), (0, missing), (0, 0))).astype(np.float16),
    )


class Score(NamedTuple):
    """Pairs of matches with equal dice and changed seats: the share won, draws by half, and its standard error."""

    pairs: int
    share: float
    error: float

    @property
    def line(self) -> str:
        """With the interval of 95 %."""
        wide = 1.96 * self.error
        return f"{100 * self.share:.1f} % ({100 * (self.share - wide):.1f} to {100 * (self.share + wide):.1f})"


def measured(weights: Weights, wish: Wish, opponent: str, pairs: int, seed: int) -> Score:
    """Against a coach, in either seat with the same dice: by the policy's chances, for who is foreseen is stopped."""
    random = np.random.default_rng(seed)
    results = []
    for own in (0, 1):
        coach = partner(wish.game, opponent)
        seats = {"home": coach} if own else {"away": coach}
        with Runner(wish.game, pairs, 0, prizes=RESULT, **seats, **wish.setup) as runner:
            scale = Scale(runner)
            board = runner.reset(seed)
            found = np.zeros(pairs)
            over = np.zeros(pairs, bool)
            while not over.all():
                chances, _ = think(weights, scale.seen(board))
                board = runner.step(drawn(np.asarray(chances), random))
                ending = board.terminated & ~over
                found[ending] = 0.5 + 0.5 * board.rewards[ending, own]
                over |= ending
            results.append(found)
    both = (results[0] + results[1]) / 2
    return Score(pairs, float(both.mean()), float(both.std(ddof=1) / np.sqrt(pairs)))


def save(weights: Weights, file: Path) -> None:
    """As small as it gets without being worse."""
    np.savez_compressed(file, **{name: np.asarray(part, np.float16) for name, part in weights.items()})


def load(file: Path) -> Weights:
    """What was saved."""
    with np.load(file) as kept:
        return {name: jnp.asarray(kept[name], jnp.float32) for name in kept.files}


def train(wish: Wish, minutes: float, seed: int, start: Path | None) -> Iterator[tuple[float, int, Weights]]:
    """Learn for so long; after every few rounds minutes, matches played, and what has been learned."""
    with Runner(wish.game, wish.matches, 0, prizes=RESULT, **wish.setup) as runner:
        scale = Scale(runner)
        weights = load(start) if start else new_weights(jax.random.key(seed), scale.table.size, scale.candidate.size)
        learner = Learner(runner, wish, weights, seed)
        rounds = 0
        spent = 0.0
        while True:
            if spent >= minutes or rounds % wish.rounds_between == 0:
                yield spent, learner.played, learner.mean
                learner.selves.keep(learner.weights)
            if spent >= minutes:
                return
            began = process_time()
            learner.round()
            spent += (process_time() - began) / 60
            rounds += 1


def main() -> None:
    """Read the command line, learn, keep."""
    parser = argparse.ArgumentParser(description="Learn by playing oneself.")
    parser.add_argument("--game", default="takkure")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="of the set-up: exercise=1")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--matches", type=int, default=128)
    parser.add_argument("--steps", type=int, default=16)
    parser.add_argument("--discount", type=float, default=0.99)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--rounds", type=int, default=40, help="between two looks at how far it is")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", default="rookie")
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--start", type=Path)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--curve", type=Path)
    wanted = parser.parse_args()
    setup: dict[str, Any] = {}
    for pair in wanted.set:
        name, _, value = pair.partition("=")
        setup[name] = int(value) if value.isdigit() else value
    wish = Wish(wanted.game, setup, wanted.matches, wanted.steps, wanted.discount, wanted.rate, wanted.rounds)
    curve: list[tuple[float, int, float, float]] = []
    for minutes, played, weights in train(wish, wanted.minutes, wanted.seed, wanted.start):
        score = measured(weights, wish, wanted.against, wanted.pairs, wanted.seed + 1)
        curve.append((round(minutes, 2), played, round(score.share, 4), round(score.error, 4)))
        print(f"{minutes:>6.1f} min {played:>8} matches  {score.line} against {wanted.against}", flush=True)
        if wanted.keep:
            save(weights, wanted.keep)
        if wanted.curve:
            with wanted.curve.open("w", newline="") as file:
                lines = csv.writer(file, lineterminator="\n")
                lines.writerow(("minutes", "matches", "share", "error"))
                lines.writerows(curve)


if __name__ == "__main__":
    main()
