"""The games and exercises there are environments for, by name."""

from collections.abc import Callable
from typing import Final

from thirdhalf.environment.core.dreadball import DreadBallEncoder
from thirdhalf.environment.core.encoding import Encoder
from thirdhalf.environment.core.takkure import TakkureEncoder
from thirdhalf.kernel.game import Setup

ENCODERS: Final[dict[str, Callable[[Setup], Encoder]]] = {"takkure": TakkureEncoder, "dreadball": DreadBallEncoder}


def curriculum(game: str) -> list[Setup]:
    """What to learn a game by, easiest first: set-ups for `env`. The last is the whole game."""
    return encoder_of(game, {}).lessons()


def encoder_of(game: str, setup: Setup) -> Encoder:
    """The game, set up like that; ValueError, in one line, on what there is not."""
    if game not in ENCODERS:
        raise ValueError(f"there is no game '{game}'; there are: {', '.join(ENCODERS)}")
    return ENCODERS[game](setup)
