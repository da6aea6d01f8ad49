"""The environment of any game for one player against a coach: Gymnasium's interface."""

from random import Random
from typing import Any, Final, cast

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from thirdhalf.environment.arrays import Observation, new_slate, observation_space
from thirdhalf.environment.games import encoder_of
from thirdhalf.environment.pictures import RENDER_MODES, check_render_mode, render
from thirdhalf.environment.session import CoachMaker, Prizes, Session
from thirdhalf.kernel.encoding import Encoder
from thirdhalf.kernel.seat import AWAY, HOME, NOBODY

SEATS: Final = {"home": HOME, "away": AWAY}


class SingleEnv(gymnasium.Env[Observation, np.int64]):
    """A match in which a coach plays the other seat. `info` says what is asked (`topic`)."""

    def __init__(
        self,
        encoder: Encoder,
        opponent: CoachMaker,
        seat: int,
        max_cycles: int,
        prizes: Prizes,
        render_mode: str | None,
    ) -> None:
        self.metadata = {"render_modes": RENDER_MODES, "render_fps": 2}
        self.render_mode = check_render_mode(render_mode)
        self.seat = seat
        makers = (None, opponent) if seat == HOME else (opponent, None)
        self.session = Session(encoder, makers, max_cycles, prizes)
        # Their types say nothing of dictionaries with known keys.
        self.observation_space = cast(spaces.Space[Observation], observation_space(encoder))
        self.action_space = spaces.Discrete(encoder.most)
        self._slate = new_slate(encoder)
        self._seeds = Random()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new match: the one of that seed, or without one the next in a row that the last seed began."""
        super().reset(seed=seed)
        if seed is not None:
            self._seeds = Random(seed)
        self.session.reset(str(self._seeds.getrandbits(64)))
        while self.session.seat == NOBODY:
            # The coach has ended it before we were asked anything: there is nothing to learn from that.
            self.session.reset(str(self._seeds.getrandbits(64)))
        return self._seen(), self._told()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play the candidate of that number; the coach answers until we are asked again."""
        session = self.session
        session.step(int(action))
        reward = session.home_reward if self.seat == HOME else -session.home_reward
        return self._seen(), reward, session.over, session.truncated, self._told()

    def _seen(self) -> Observation:
        self._slate.write(self.session, self.seat)
        return self._slate.copied()

    def _told(self) -> dict[str, Any]:
        """What is asked, and whether the last action was one the mask forbade."""
        decision = self.session.match.decision
        topic = decision.topic if decision is not None and self.session.seat == self.seat else ""
        return {"topic": topic, "forbidden": self.session.forbidden}

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask as some libraries ask for it."""
        return np.arange(self.session.encoder.most) < len(self.session.choices)

    def render(self) -> NDArray[np.uint8] | str | None:
        """The pitch as everybody sees it: an array of pixels or some lines of text, as the render mode says."""
        return render(self.session.encoder.game.id, self.session.match, self.render_mode)


def single_env(
    game: str,
    opponent: CoachMaker,
    *,
    seat: str = "home",
    max_cycles: int = 0,
    prizes: Prizes | None = None,
    render_mode: str | None = None,
    **setup: str | int | bool,
) -> SingleEnv:
    """A game against whatever coach `opponent` makes from a seed (`thirdhalf.lab.sparring` takes its name)."""
    if seat not in SEATS:
        raise ValueError(f"seat is home or away, not {seat!r}")
    encoder = encoder_of(game, setup)
    return SingleEnv(encoder, opponent, SEATS[seat], max_cycles, prizes or Prizes(), render_mode)
