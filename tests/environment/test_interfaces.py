"""The interfaces that bot authors expect: PettingZoo's and Gymnasium's own tests, and what they do not test."""

import subprocess
import sys
from functools import partial
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from thirdhalf.environment import env, parallel_env, single_env
from thirdhalf.environment.cycles import cycled_env
from thirdhalf.games.takkure.coaches import coach
from thirdhalf.kernel.dice import Dice
from thirdhalf.lab.sparring import NAMES, sparring

TESTS: Any = import_module("pettingzoo.test")  # without types
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("takkure", {"exercise": 1}),
    ("takkure", {"exercise": 4}),
    ("takkure", {}),
    ("dreadball", {}),
]

# Their tests warn of observations that are dictionaries and of agents without numbers, which both are meant.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize(("game", "setup"), GAMES)
def test_pettingzoo_is_content_with_turns(game: str, setup: dict[str, Any]) -> None:
    TESTS.api_test(env(game, **setup), num_cycles=150)
    TESTS.seed_test(lambda: env(game, **setup), num_cycles=100)


@pytest.mark.parametrize("game", ["takkure", "dreadball"])
def test_pettingzoo_is_content_with_cycles(game: str) -> None:
    TESTS.max_cycles_test(SimpleNamespace(parallel_env=partial(parallel_env, game), env=partial(cycled_env, game)))
    TESTS.parallel_seed_test(partial(parallel_env, game), num_cycles=50)
    TESTS.parallel_api_test(parallel_env(game), num_cycles=100)


@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_is_content(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped)


def test_nothing_is_asked_of_a_match_before_its_reset() -> None:
    match = env("dreadball", render_mode="ansi")
    for use in (match.agent_iter, match.render, partial(match.step, 0), partial(match.observe, "home")):
        with pytest.raises(AssertionError, match="reset"):
            use()
    with pytest.raises(AttributeError):
        match.last()


def test_an_action_out_of_bounds_is_refused_and_changes_nothing() -> None:
    match = env("takkure", exercise=1)
    match.reset(seed=1)
    for action in (-1, 64, None):
        with pytest.raises(AssertionError, match="action is not in action space"):
            match.step(action)
    with pytest.raises(TypeError):
        match.step(0.5)  # type: ignore[arg-type]
    assert match.session.steps == 0


def test_a_loop_over_agents_without_a_step_is_refused() -> None:
    match = env("takkure", exercise=1)
    match.reset(seed=1)
    turns = iter(match.agent_iter())
    assert next(turns) == match.agent_selection
    with pytest.raises(AssertionError, match="need to call step"):
        next(turns)


def test_steps_after_the_end_are_warned_of(caplog: pytest.LogCaptureFixture) -> None:
    match = env("takkure", exercise=1, max_cycles=1)
    match.reset(seed=1)
    for action in (0, None, None):
        match.step(action)
    assert not match.agents
    assert not caplog.messages
    match.step(None)
    assert "Should reset() first" in caplog.text


@pytest.mark.parametrize(("game", "setup"), GAMES)
def test_every_observation_is_in_its_space(game: str, setup: dict[str, Any]) -> None:
    plain = env(game, **setup)
    plain.reset(seed=3)
    random = np.random.default_rng(1)
    for _ in range(200):
        agent = plain.agent_selection
        observation, _, over, cut_off, info = plain.last()
        assert observation is not None
        assert plain.observation_space(agent).contains(observation)
        if over or cut_off:
            break
        assert info["topic"]
        waiting = plain.observe("away" if agent == "home" else "home")
        assert not waiting["action_mask"].any()
        assert not waiting["candidates"].any()
        plain.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
        assert sum(plain.rewards.values()) == 0


def test_without_a_seed_the_next_match_is_another_but_the_row_of_matches_is_the_same() -> None:
    def row() -> list[str]:
        plain = env("dreadball")
        found = []
        for seed in (5, None, None, None):
            plain.reset(seed=seed)
            dice = plain.session.table.dice
            assert isinstance(dice, Dice)
            found.append(dice.seed.hex())
        return found

    first = row()
    assert len(set(first)) == 4
    assert row() == first


@pytest.mark.parametrize(("game", "steps"), [("takkure", 40), ("dreadball", 12)])
def test_a_match_is_drawn_and_written(game: str, steps: int) -> None:
    drawn = env(game, render_mode="rgb_array")
    drawn.reset(seed=1)
    before = drawn.render()
    for _ in range(steps):
        drawn.step(0)
    after = drawn.render()
    assert isinstance(before, np.ndarray)
    assert isinstance(after, np.ndarray)
    assert before.dtype == np.uint8
    assert before.shape == after.shape
    assert before.shape[2] == 3
    assert (before != after).any()
    written = env(game, render_mode="ansi")
    written.reset(seed=1)
    for _ in range(steps):
        written.step(0)
    text = written.render()
    assert isinstance(text, str)
    assert "►" in text
    assert "◄" in text
    assert text.endswith(" decides")


def test_a_render_mode_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no render mode 'human'; there are: rgb_array, ansi"):
        env("takkure", render_mode="human")


def test_a_sparring_partner_is_named_and_seated() -> None:
    with pytest.raises(ValueError, match="there is no coach 'champion'"):
        sparring("takkure", "champion")
    with pytest.raises(ValueError, match="there is no coach 'champion'"):
        sparring("dreadball", "champion")
    with pytest.raises(ValueError, match="seat is home or away"):
        sparring("takkure", seat="referee")
    partner = sparring("takkure", "rookie", exercise=1, seat="away")
    observation, info = partner.reset(seed=1)
    assert info["topic"] == "defence"
    assert observation["action_mask"].sum() == partner.action_masks().sum() == 2


def test_the_learner_loses_what_the_coach_wins() -> None:
    for seat, sign in (("home", 1), ("away", -1)):
        match = single_env("takkure", partial(coach, "rookie"), exercise=1, seat=seat)
        for seed in range(3):
            match.reset(seed=seed)
            over = False
            total = 0.0
            while not over:
                _, reward, over, _, _ = match.step(0)
                total += reward
            winner = match.session.encoder.winner(match.session.match)
            assert total == (sign if winner == 0 else -sign)


def test_nothing_else_needs_the_extra() -> None:
    """The command line, the server and the lab come up where numpy, Gymnasium, PettingZoo and Pillow are missing."""
    program = """
import sys
for name in ("numpy", "gymnasium", "pettingzoo", "PIL"):
    sys.modules[name] = None
import thirdhalf.cli.main, thirdhalf.server.app, thirdhalf.lab.simulation, thirdhalf.coaches
try:
    import thirdhalf.environment
except ImportError as error:
    print(error)
"""
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout == "thirdhalf.environment needs more: pip install 'thirdhalf[environment]'\n"
