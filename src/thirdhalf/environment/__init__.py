"""The games as environments for those who write or train players: PettingZoo's turns, Gymnasium against a
coach, and many matches at once over worker processes. Needs the extra `environment`.
"""

try:
    import gymnasium as _gymnasium
    import numpy as _numpy
    import pettingzoo as _pettingzoo
except ImportError as error:
    raise ImportError("thirdhalf.environment needs more: pip install 'thirdhalf[environment]'") from error

from thirdhalf.environment.cycles import parallel_env
from thirdhalf.environment.games import curriculum
from thirdhalf.environment.runner import Runner, WorkerFailed
from thirdhalf.environment.session import Prizes
from thirdhalf.environment.single import SingleEnv, single_env
from thirdhalf.environment.turns import env, raw_env

__all__ = [
    "Prizes",
    "Runner",
    "SingleEnv",
    "WorkerFailed",
    "curriculum",
    "env",
    "parallel_env",
    "raw_env",
    "single_env",
]
del _gymnasium, _numpy, _pettingzoo
