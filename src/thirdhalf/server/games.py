"""The games that are served, and the computer's coaches that know each.

Loaded when they are first asked for, for that takes longer than all else a server does before it can show its page.
"""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.table import Coach

if TYPE_CHECKING:
    from thirdhalf.coaches.hints import Looking
    from thirdhalf.games.kit import Kit
    from thirdhalf.odds.forecast import Forecast


@cache
def games(content: Path | None = None) -> dict[str, Game]:
    """Every game, with what a folder of one's own adds or replaces: it has a folder for each game that it is about.

    BadFile on mistakes in it.
    """
    from thirdhalf.games import kits, names

    about = [id for id in names() if content is not None and (content / id).is_dir()]
    if content is not None and not about:
        raise BadFile(str(content), "", f"has no folder of a game's name ({', '.join(names())})")
    return {kit.id: kit.game(content if kit.id in about else None) for kit in kits()}


def _kit(game: str) -> "Kit":
    from thirdhalf.games import kit_of

    return kit_of(game)


def coaches_of(game: str) -> list[str]:
    """The coaches that know this game, the weakest first."""
    return _kit(game).roster.names


def coach_for(game: str, name: str, seed: str) -> Coach:
    """A coach of that name for a match of this game; ValueError if none of that name knows it."""
    return _kit(game).roster.coach(name, seed)


def looking_at(game: str) -> "Looking":
    """How coaches of this game look at a position to give hints."""
    return _kit(game).looking


def forecast_of(game: str) -> "Forecast":
    """How the odds of this game are told."""
    return _kit(game).forecast
