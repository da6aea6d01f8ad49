"""The games that are served, and the computer's coaches that know each.

Loaded when they are first asked for, for that takes longer than all else a server does before it can show its page.
"""

from functools import cache
from pathlib import Path

from thirdhalf.kernel.game import Game
from thirdhalf.kernel.table import Coach


@cache
def games(content: Path | None = None) -> dict[str, Game]:
    """Every game, with what a folder of one's own adds or replaces."""
    from thirdhalf.games import KITS

    return {kit.id: kit.game(content) for kit in KITS.values()}


def coaches_of(game: str) -> list[str]:
    """The coaches that know this game, the weakest first."""
    from thirdhalf.games import kit_of

    return kit_of(game).roster.names


def coach_for(game: str, name: str, seed: str) -> Coach:
    """A coach of that name for a match of this game; ValueError if none of that name knows it."""
    from thirdhalf.games import kit_of

    return kit_of(game).roster.coach(name, seed)
