"""The example of self-play: what it has kept is a match for `rookie`, and where JAX is installed it learns a little.

By how little it beats `rookie` takes a thousand pairs to see (docs/environment.md); candidates at random win 7 of 100.
"""

from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

from tests.hygiene.sources import ROOT
from thirdhalf.environment import Runner
from thirdhalf.environment.session import Prizes
from thirdhalf.lab.sparring import partner

EXAMPLES = ROOT / "examples"
PAIRS = 60


def share(own: int, kept: dict[str, np.ndarray]) -> float:
    """Of matches of exercise 1 in that seat, by the chances that the kept weights give."""
    random = np.random.default_rng(1)
    coach = partner("takkure", "rookie")
    home, away = (coach, None) if own else (None, coach)
    with Runner("takkure", PAIRS, 0, home=home, away=away, prizes=Prizes(result=1, score=0), exercise=1) as runner:
        fields = runner.encoder.observation_fields, runner.encoder.candidate_fields
        tables, candidates = [1 / np.array([max(1, field.high) for field in each], np.float32) for each in fields]
        board = runner.reset(1)
        points = np.zeros(PAIRS)
        over = np.zeros(PAIRS, bool)
        while not over.all():
            seen = np.tanh((board.observation * tables) @ kept["table"])
            mixed = np.tanh((seen @ kept["context"])[:, None] + (board.candidates * candidates) @ kept["candidate"])
            liked = np.where(board.mask > 0, mixed @ kept["score"], -1e9)
            board = runner.step((liked + random.gumbel(size=liked.shape)).argmax(1))
            ending = board.terminated & ~over
            points[ending] = 0.5 + 0.5 * board.rewards[ending, own]
            over |= ending
    return float(points.mean())


def test_what_is_kept_is_a_match_for_rookie() -> None:
    with np.load(EXAMPLES / "self_play.npz") as file:
        kept = {name: file[name].astype(np.float32) for name in file.files}
    attack, defence = share(0, kept), share(1, kept)
    assert attack > 0.7
    assert (attack + defence) / 2 > 0.45


def test_a_few_rounds_of_self_play_are_learned_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    jax = pytest.importorskip("jax")
    pytest.importorskip("optax")
    monkeypatch.syspath_prepend(str(EXAMPLES))
    self_play = import_module("self_play")
    wish = self_play.Wish("takkure", {"exercise": 1}, 8, 4, 0.99, 1e-3, 2)
    with Runner("takkure", 8, 0, prizes=self_play.RESULT, exercise=1) as runner:
        sizes = len(runner.encoder.observation_fields), len(runner.encoder.candidate_fields)
        first = self_play.new_weights(jax.random.key(1), *sizes)
        learner = self_play.Learner(runner, wish, first, 1)
        for _ in range(3):
            learner.round()
    assert any((np.asarray(first[name]) != np.asarray(part)).any() for name, part in learner.weights.items())
    self_play.save(learner.weights, tmp_path / "kept.npz")
    assert set(self_play.load(tmp_path / "kept.npz")) == set(first)
    score = self_play.measured(learner.weights, wish, "rookie", 4, 1)
    assert 0 <= score.share <= 1
