"""The games there are environments for, by name."""

from thirdhalf.games import kit_of
from thirdhalf.kernel.encoding import Encoder
from thirdhalf.kernel.game import Setup


def curriculum(game: str) -> list[Setup]:
    """What to learn a game by, easiest first: set-ups for `env`. The last is the whole game."""
    return encoder_of(game, {}).lessons()


def encoder_of(game: str, setup: Setup) -> Encoder:
    """The game, set up like that; ValueError, in one line, on what there is not."""
    return kit_of(game).encoder(setup)
