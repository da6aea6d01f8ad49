"""The environment of both games for several players who take turns: PettingZoo's AEC interface."""

from collections.abc import Mapping
from random import Random
from typing import Final, cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from thirdhalf.environment.arrays import Observation, new_slate, observation_space
from thirdhalf.environment.core.encoding import Encoder
from thirdhalf.environment.core.session import Prizes, Session
from thirdhalf.environment.games import encoder_of
from thirdhalf.environment.pictures import RENDER_MODES, check_render_mode, render
from thirdhalf.kernel.seat import AWAY, HOME, NOBODY

AGENTS: Final = ("home", "away")


class MatchEnv(AECEnv[str, Observation, int | None]):
    """A match: `agent_selection` is the coach who is asked; an action is the number of a candidate."""

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
        self._look()

    def step(self, action: int | None) -> None:
        """Play the candidate of that number for the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.session.step(int(action))
        reward = self.session.home_reward
        self.rewards = {AGENTS[HOME]: reward, AGENTS[AWAY]: -reward}
        self.terminations = dict.fromkeys(AGENTS, self.session.over)
        self.truncations = dict.fromkeys(AGENTS, self.session.truncated)
        self._look()
        self._accumulate_rewards()

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
        self.infos[AGENTS[seat]]["topic"] = decision.topic

    def observe(self, agent: str) -> Observation:
        """What the agent sees; it has candidates if it is asked."""
        self._slate.write(self.session, AGENTS.index(agent))
        return self._slate.copied()

    def render(self) -> NDArray[np.uint8] | str | None:
        """The pitch as everybody sees it: an array of pixels or some lines of text, as the render mode says."""
        return render(self.session.match, self.render_mode)

    def close(self) -> None:
        """There is nothing to let go of."""


def raw_env(
    game: str,
    *,
    max_cycles: int = 0,
    prizes: Prizes | None = None,
    render_mode: str | None = None,
    **setup: str | int | bool,
) -> MatchEnv:
    """A game without wrappers. What is left (`exercise`, `home`, `attacker` …) is the match's set-up."""
    return MatchEnv(encoder_of(game, setup), max_cycles, prizes or Prizes(), render_mode)


def env(
    game: str,
    *,
    max_cycles: int = 0,
    prizes: Prizes | None = None,
    render_mode: str | None = None,
    **setup: str | int | bool,
) -> AECEnv[str, Observation, int | None]:
    """A game in the usual wrappers, which object to steps out of turn and numbers out of bounds."""
    plain = raw_env(game, max_cycles=max_cycles, prizes=prizes, render_mode=render_mode, **setup)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(plain))
