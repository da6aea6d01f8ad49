"""The games that are served, and the computer's coaches that know each."""

from functools import cache
from pathlib import Path
from typing import Final

from thirdhalf.coaches import COACHES, coach
from thirdhalf.games import KITS, kit_of
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.table import Coach

ANY_GAME: Final = ("random",)
"""Coaches that need not know a game to play it."""


@cache
def games(content: Path | None = None) -> dict[str, Game]:
    """Every game, with what a folder of one's own adds or replaces."""
    return {kit.id: kit.game(content) for kit in KITS.values()}


def coaches_of(game: str) -> list[str]:
    """The coaches that know this game, the weakest first."""
    coached = kit_of(game).coached
    return [name for name in COACHES if coached or name in ANY_GAME]


def coach_for(game: str, name: str, seed: str) -> Coach:
    """A coach of that name for a match of this game; ValueError if none of that name knows it."""
    made = coach(name, seed)
    if name.partition(":")[0] not in coaches_of(game):
        raise ValueError(f"the coach '{name}' does not know {game}; these do: {', '.join(coaches_of(game))}")
    return made
