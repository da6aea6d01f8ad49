"""The environment of any game for several players who take turns: PettingZoo's AEC interface."""

from collections.abc import Mapping
from operator import index
from random import Random
from typing import Final, cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.env import AECIterable, AECIterator
from pettingzoo.utils.env_logger import EnvLogger

from thirdhalf.environment.arrays import Observation, new_slate, observation_space
from thirdhalf.environment.games import encoder_of
from thirdhalf.environment.pictures import RENDER_MODES, check_render_mode, render
from thirdhalf.environment.session import Prizes, Session
from thirdhalf.kernel.decision import Decision
from thirdhalf.kernel.encoding import Encoder
from thirdhalf.kernel.seat import AWAY, HOME, NOBODY

AGENTS: Final = ("home", "away")


class Turns(AECIterable[str, Observation, int | None]):
    """Whose turn it is, until the match is over."""

    def __init__(self, env: "MatchEnv", max_iter: int) -> None:
        self.env: MatchEnv = env
        self.max_iter = max_iter

    def __iter__(self) -> "TurnIterator":
        return TurnIterator(self.env, self.max_iter)


class TurnIterator(AECIterator[str, Observation, int | None]):
    """Refuses to go round without a step, which would never end."""

    def __init__(self, env: "MatchEnv", max_iter: int) -> None:
        self.env: MatchEnv = env
        self.iters_til_term = max_iter
        self._turn = env.turn - 1

    def __next__(self) -> str:
        agent = super().__next__()
        assert self.env.turn != self._turn, "need to call step() or reset() in a loop over `agent_iter`"
        self._turn = self.env.turn
        return agent


class MatchEnv(AECEnv[str, Observation, int | None]):
    """A match: `agent_selection` is the coach who is asked; an action is the number of a candidate.

    It objects by itself to what comes before a reset or out of bounds: PettingZoo's wrappers that do so cost as much as
    half a step of the rules.
    """

    def __init__(self, encoder: Encoder, max_cycles: int, prizes: Prizes, render_mode: str | None) -> None:
        self.render_mode = check_render_mode(render_mode)
        self.metadata = {
            "name": f"thirdhalf_{encoder.game.id}_v0",
            "render_modes": RENDER_MODES,
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.session = Session(encoder, (None, None), max_cycles, prizes)
        self.possible_agents = list(AGENTS)
        self.agents: list[str] = []
        # Goes up with every reset and step; 0 before the first.
        self.turn = 0
        self._slate = new_slate(encoder)
        self._seeds = Random()
        # Their types say nothing of dictionaries with known keys, and nothing of None for agents that are done.
        self._observation_spaces = {
            agent: cast(spaces.Space[Observation], observation_space(encoder)) for agent in AGENTS
        }
        self._action_spaces = {agent: cast(spaces.Space[int | None], spaces.Discrete(encoder.most)) for agent in AGENTS}

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """The sizes and bounds of what an agent sees."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[int | None]:
        """The numbers of the candidates."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """A new match: the one of that seed, or without one the next in a row that the last seed began."""
        if seed is not None:
            self._seeds = Random(seed)
        self.session.reset(str(self._seeds.getrandbits(64)))
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.turn += 1
        self._look()

    def step(self, action: int | None) -> None:
        """Play the candidate of that number for the agent that is asked."""
        if not self.turn:
            EnvLogger.error_step_before_reset()
        self.turn += 1
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.act(action)
        self._cumulative_rewards[agent] = 0.0
        reward = self.session.home_reward
        self.rewards = {AGENTS[HOME]: reward, AGENTS[AWAY]: -reward}
        self.terminations = dict.fromkeys(AGENTS, self.session.over)
        self.truncations = dict.fromkeys(AGENTS, self.session.truncated)
        self._look()
        self._accumulate_rewards()

    def act(self, action: int | None) -> None:
        """Play the candidate of that number; AssertionError on what is in no action space."""
        if action is None or not 0 <= action < self.session.encoder.most:
            raise AssertionError("action is not in action space")
        self.session.step(index(action))

    def told(self, decision: Decision) -> dict[str, object]:
        """What the agent that is asked is told of the question."""
        return {"topic": decision.topic}

    def agent_iter(self, max_iter: int = 2**63) -> Turns:
        """The agents whose turn it is, one after the other; each must step."""
        if not self.turn:
            EnvLogger.error_agent_iter_before_reset()
        return Turns(self, max_iter)

    def _look(self) -> None:
        """Note who is asked, and about what."""
        seat = self.session.seat
        self.infos = {agent: {} for agent in AGENTS}
        if seat == NOBODY:
            self.agent_selection = AGENTS[HOME]
            return
        self.agent_selection = AGENTS[seat]
        decision = self.session.match.decision
        assert decision is not None
        self.infos[AGENTS[seat]] = self.told(decision)

    def observe(self, agent: str) -> Observation:
        """What the agent sees; it has candidates if it is asked."""
        if not self.turn:
            EnvLogger.error_observe_before_reset()
        self._slate.write(self.session, AGENTS.index(agent))
        return self._slate.copied()

    def render(self) -> NDArray[np.uint8] | str | None:
        """The pitch as everybody sees it: an array of pixels or some lines of text, as the render mode says."""
        if not self.turn:
            EnvLogger.error_render_before_reset()
        return render(self.session.encoder.game.id, self.session.match, self.render_mode)

    def close(self) -> None:
        """There is nothing to let go of."""


def env(
    game: str,
    *,
    max_cycles: int = 0,
    prizes: Prizes | None = None,
    render_mode: str | None = None,
    **setup: str | int | bool,
) -> MatchEnv:
    """A game in turns. What is left (`home`, `away` and what else the game knows) is the match's set-up."""
    return MatchEnv(encoder_of(game, setup), max_cycles, prizes or Prizes(), render_mode)


raw_env: Final = env
"""PettingZoo's name for an environment without wrappers; there are none to leave off."""
