"""The games that are served, and the computer's coaches that know each.

Loaded when they are first asked for, for that takes longer than all else a server does before it can show its page.
"""

import re
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.table import Coach
from thirdhalf.kernel.view import View

if TYPE_CHECKING:
    from thirdhalf.coaches.hints import Looking
    from thirdhalf.coaches.roster import Maker
    from thirdhalf.games.differences import Difference
    from thirdhalf.games.kit import Kit
    from thirdhalf.odds.forecast import Forecast

NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9-]{0,31}")
_own: Final[dict[str, dict[str, "Maker"]]] = {}
"""What the operator has added, by game and name."""
added: Final[list[str]] = []
"""The same as it was written: processes that think add them too."""


def games(content: Path | None = None) -> dict[str, Game]:
    """Every game, with what a folder of one's own adds or replaces: it has a folder for each game that it is about.

    Read once for the games there are; BadFile on mistakes in it.
    """
    from thirdhalf.games import names

    return _games(tuple(names()), content)


@cache
def _games(names: tuple[str, ...], content: Path | None) -> dict[str, Game]:
    about = [id for id in names if content is not None and (content / id).is_dir()]
    if content is not None and not about:
        raise BadFile(str(content), "", f"has no folder of a game's name ({', '.join(names)})")
    return {id: _kit(id).game(content if id in about else None) for id in names}


def _kit(game: str) -> "Kit":
    from thirdhalf.games import kit_of

    return kit_of(game)


def add_coaches(texts: tuple[str, ...]) -> None:
    """Coaches of the operator's own: `NAME=module:Coach` for every game, `GAME/NAME=module:Coach` for one. Nobody else
    can name a module: a player has the choice of these names.
    """
    from thirdhalf.coaches.own import imported, own_coach
    from thirdhalf.games import names

    for text in texts:
        label, equals, path = text.partition("=")
        game, slash, name = label.rpartition("/")
        if not equals or not NAME.fullmatch(name) or (slash and game not in names()):
            raise ValueError(f"'{text}' adds no coach: write NAME=module:Coach or GAME/NAME=module:Coach")
        made = imported(path)
        for each in [game] if slash else names():
            if name in _kit(each).roster.names:
                raise ValueError(f"{each} has a coach '{name}' already")
            _own.setdefault(each, {})[name] = partial(own_coach, path, made)
        added.append(text)


def coaches_of(game: str) -> list[str]:
    """The coaches that know this game, the weakest first, then the operator's own."""
    return [*_kit(game).roster.names, *_own.get(game, ())]


def coach_for(game: str, name: str, seed: str) -> Coach:
    """A coach of that name for a match of this game; ValueError if none of that name knows it."""
    own = _own.get(game, {})
    return own[name](seed) if name in own else _kit(game).roster.coach(name, seed)


def check_level(game: str, name: str) -> None:
    """ValueError unless a visitor may ask for a coach of that name: a level as the server has it, for how long it may
    think is not the visitor's to say.
    """
    if ":" in name:
        raise ValueError(f"'{name}' has a budget, which is for the server to decide: name the level alone")
    coach_for(game, name, "")


def answers_at_once(game: str, name: str) -> bool:
    """Whether a coach of that name does not look ahead; who knows what those of the operator's own do."""
    return not own_coach_named(game, name) and not _kit(game).roster.looks_ahead(name)


def own_coach_named(game: str, name: str) -> bool:
    """Whether that is a coach of the operator's own."""
    return name in _own.get(game, {})


def teaches(game: str, name: str) -> bool:
    """Whether the coach of that name is there for the lessons of a game."""
    return name in _kit(game).roster.lessons


def usual_coach(game: str) -> str:
    """Who plays if nobody says otherwise."""
    return _kit(game).roster.usual


def worth_considering(game: str, view: View, seed: str) -> list[Choice]:
    """The choices worth considering for the seat that is asked."""
    from thirdhalf.bots.question import offered
    from thirdhalf.kernel.chooser import Chooser

    return offered(_kit(game), view, Chooser(seed))


def looking_at(game: str) -> "Looking":
    """How coaches of this game look at a position to give hints."""
    return _kit(game).looking


def forecast_of(game: str) -> "Forecast":
    """How the odds of this game are told."""
    return _kit(game).forecast


def differences_of(game: str) -> "tuple[Difference, ...]":
    """Where the texts of this game's rules disagree."""
    return _kit(game).differences()
