"""The environment in turns with raw actions: an agent is not held to the candidates, the rules alone judge."""

from collections.abc import Sequence
from operator import index
from typing import cast

import numpy as np
from gymnasium import spaces

from thirdhalf.environment.games import encoder_of
from thirdhalf.environment.session import Prizes
from thirdhalf.environment.turns import AGENTS, MatchEnv
from thirdhalf.kernel.decision import FARTHEST, MOST_POINTS, Decision, Pick, Place
from thirdhalf.kernel.encoding import Encoder


class ChoiceEnv(MatchEnv):
    """A match in which an action is a choice as the engine has it, some whole numbers: an option, the coordinates of a
    point, or those of all points of a line. The candidates are seen all the same.
    """

    def __init__(self, encoder: Encoder, max_cycles: int, prizes: Prizes, render_mode: str | None) -> None:
        super().__init__(encoder, max_cycles, prizes, render_mode)
        numbers = spaces.Sequence(spaces.Box(-FARTHEST, FARTHEST, (), np.int32))
        self._action_spaces = {agent: cast(spaces.Space[int | None], numbers) for agent in AGENTS}

    def act(self, action: Sequence[int] | int | None) -> None:
        """Play the choice; one that the rules refuse costs its agent, and the first candidate is played instead."""
        self.session.choose(as_choice(action))

    def refusal(self, action: Sequence[int]) -> str:
        """Why the rules refuse a choice of the agent that is asked, with the rule's number; nothing if they do not."""
        decision = self.session.match.decision
        refused = decision.refusal(as_choice(action)) if decision is not None else None
        return "" if refused is None else str(refused)

    def told(self, decision: Decision) -> dict[str, object]:
        """Beside the topic what a choice must be: a pick among the options, a place, or a line."""
        told = super().told(decision)
        if isinstance(decision, Pick):
            return {**told, "kind": "pick", "options": decision.options}
        return {**told, "kind": "place" if isinstance(decision, Place) else "line"}


def as_choice(action: Sequence[int] | int | None) -> tuple[int, ...]:
    """Whole numbers in a row, as a choice; AssertionError on anything else."""
    if action is None or np.ndim(action) != 1:
        raise AssertionError("action is not in action space")
    numbers = cast(Sequence[int], action)
    if len(numbers) > 2 * MOST_POINTS:
        raise AssertionError("action is not in action space")
    return tuple([index(number) for number in numbers])


def choice_env(
    game: str,
    *,
    max_cycles: int = 0,
    prizes: Prizes | None = None,
    render_mode: str | None = None,
    **setup: str | int | bool,
) -> ChoiceEnv:
    """A game in turns, as `env` makes it, but with raw actions."""
    return ChoiceEnv(encoder_of(game, setup), max_cycles, prizes or Prizes(), render_mode)
