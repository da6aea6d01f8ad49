"""The games that are served, and the computer's coaches that know each.

Loaded when they are first asked for, for that takes longer than all else a server does before it can show its page.
"""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from thirdhalf.kernel.game import Game
from thirdhalf.kernel.table import Coach

if TYPE_CHECKING:
    from thirdhalf.coaches.hints import Looking
    from thirdhalf.odds.forecast import Forecast


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


def looking_at(game: str) -> "Looking":
    """How coaches of this game look at a position to give hints."""
    from thirdhalf.games import kit_of

    return kit_of(game).looking


def forecast_of(game: str) -> "Forecast":
    """How positions of this game are looked ahead from, exactly."""
    from thirdhalf.games import kit_of

    return kit_of(game).forecast
