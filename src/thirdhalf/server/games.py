"""The games there are, by id: the only place that names them."""

from functools import cache
from pathlib import Path

from thirdhalf.kernel.game import Game
from thirdhalf.takkure.game import takkure


@cache
def games(content: Path | None = None) -> dict[str, Game]:
    """Every game, with what a folder of one's own adds or replaces."""
    known = (takkure(content),)
    return {game.id: game for game in known}
