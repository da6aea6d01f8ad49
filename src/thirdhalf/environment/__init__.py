"""The games as environments for those who write or train players: PettingZoo's turns, Gymnasium against a
coach, and many matches at once over worker processes. Needs the extra `environment`.
"""

try:
    import gymnasium as _gymnasium
    import numpy as _numpy
    import pettingzoo as _pettingzoo
except ImportError as error:
    raise ImportError("thirdhalf.environment needs more: pip install 'thirdhalf[environment]'") from error

from functools import partial
from types import SimpleNamespace

from thirdhalf.environment.batch import Batch, Buffers
from thirdhalf.environment.cycles import parallel_env
from thirdhalf.environment.games import curriculum
from thirdhalf.environment.raw import ChoiceEnv, choice_env
from thirdhalf.environment.runner import Runner, WorkerFailed
from thirdhalf.environment.session import Prizes
from thirdhalf.environment.single import SingleEnv, single_env
from thirdhalf.environment.states import State, new_state
from thirdhalf.environment.turns import env, raw_env
from thirdhalf.games import names

__all__ = [
    "Batch",
    "Buffers",
    "ChoiceEnv",
    "Prizes",
    "Runner",
    "SingleEnv",
    "State",
    "WorkerFailed",
    "choice_env",
    "curriculum",
    "env",
    "new_state",
    "parallel_env",
    "raw_env",
    "single_env",
]
del _gymnasium, _numpy, _pettingzoo

VERSION = "_v0"


def __getattr__(name: str) -> SimpleNamespace:
    """Each game under its name and version, as PettingZoo's modules are named."""
    game = name.removesuffix(VERSION)
    if game == name or game not in names():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    makers = {"env": env, "raw_env": raw_env, "parallel_env": parallel_env, "choice_env": choice_env}
    return SimpleNamespace(**{word: partial(maker, game) for word, maker in makers.items()})
