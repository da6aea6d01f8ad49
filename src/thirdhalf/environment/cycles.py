"""The same environment for those who give an action for both agents at a time: PettingZoo's parallel interface.

In every cycle both coaches answer, and only the answer of the one who is asked counts. The other's mask is empty.
"""

from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec, turn_based_aec_to_parallel

from thirdhalf.environment.arrays import Observation
from thirdhalf.environment.session import Prizes
from thirdhalf.environment.turns import env


def parallel_env(
    game: str,
    *,
    max_cycles: int = 0,
    prizes: Prizes | None = None,
    render_mode: str | None = None,
    **setup: str | int | bool,
) -> ParallelEnv[str, Observation, int | None]:
    """A game in which a cycle is one decision."""
    return turn_based_aec_to_parallel(env(game, max_cycles=max_cycles, prizes=prizes, render_mode=render_mode, **setup))


def cycled_env(
    game: str,
    *,
    max_cycles: int = 0,
    prizes: Prizes | None = None,
    render_mode: str | None = None,
    **setup: str | int | bool,
) -> AECEnv[str, Observation, int | None]:
    """The parallel environment in turns: both agents act in each cycle, asked or not."""
    return parallel_to_aec(parallel_env(game, max_cycles=max_cycles, prizes=prizes, render_mode=render_mode, **setup))
