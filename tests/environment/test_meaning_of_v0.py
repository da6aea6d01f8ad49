"""What `-v0` means does not change: observations, masks, candidates and rewards of kept matches, by their hashes.

Where a change of the rules or of the numbers is wanted, the environments get their next version and a kept file of it.
"""

from functools import partial
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import pettingzoo
import pytest
from numpy.typing import NDArray

from thirdhalf import environment
from thirdhalf.environment import Runner
from thirdhalf.environment.turns import MatchEnv
from thirdhalf.games import names
from thirdhalf.lab.sparring import NAMES, sparring

KEPT = Path(__file__).with_name("v0.txt")
MATCHES = 4
STEPS = 150
SEEDS = (1, 2)


def streamed(name: str, seed: int) -> str:
    """The hash of all that some matches of a registered set-up show, played at random."""
    options = dict(gymnasium.spec(name).kwargs)
    game = options.pop("game")
    digest = blake2b(digest_size=16)
    random = Random(seed)
    with Runner(game, MATCHES, 0, **options) as runner:
        board = runner.reset(seed)
        for _ in range(STEPS):
            shown: list[NDArray[Any]] = [
                *(board.seat, board.observation, board.mask, board.candidates),
                *(board.rewards, board.terminated, board.truncated),
            ]
            for array in shown:
                digest.update(array.astype(array.dtype.newbyteorder("<")).tobytes())
            board = runner.step([random.randrange(int(count)) for count in board.mask.sum(1)])
    return f"{name} {seed} {digest.hexdigest()}"


@pytest.mark.parametrize("name", NAMES)
def test_a_version_shows_what_it_always_showed(name: str) -> None:
    kept = [line for line in KEPT.read_text(encoding="utf-8").splitlines() if line.startswith(f"{name} ")]
    assert [streamed(name, seed) for seed in SEEDS] == kept


@pytest.mark.parametrize("name", NAMES)
def test_a_name_makes_the_same_match_for_gymnasium_and_pettingzoo(name: str) -> None:
    options = dict(gymnasium.spec(name).kwargs)
    alone = gymnasium.make(name, opponent="random").unwrapped
    turns = pettingzoo.make("aec", name)
    cycles = pettingzoo.make("parallel", name)
    assert isinstance(turns, MatchEnv)
    assert turns.metadata["name"] == f"thirdhalf_{options['game']}_v0"
    assert turns.observation_space("home") == alone.observation_space == cycles.observation_space("home")
    assert turns.session.encoder.setup == sparring(**options).session.encoder.setup


@pytest.mark.parametrize("game", names())
def test_a_game_is_found_as_pettingzoo_s_modules_are(game: str) -> None:
    module = getattr(environment, f"{game}_v0")
    turns = module.env(max_cycles=3)
    turns.reset(seed=1)
    assert turns.session.encoder.game.id == game
    assert turns.session.max_cycles == 3
    assert isinstance(module.raw_env, partial)
    observations, _ = module.parallel_env().reset(seed=1)
    assert set(observations) == {"home", "away"}
    for name in (f"{game}_v1", "chess_v0", game):
        with pytest.raises(AttributeError, match=f"has no attribute '{name}'"):
            getattr(environment, name)
