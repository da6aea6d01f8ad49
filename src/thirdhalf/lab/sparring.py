"""An environment against a coach of the computer's, by its name. Importing this registers it with Gymnasium, and the
environments for two with PettingZoo.
"""

from functools import partial
from typing import Final

import gymnasium
import pettingzoo

from thirdhalf.environment import Prizes, SingleEnv, curriculum, single_env
from thirdhalf.environment.session import CoachMaker
from thirdhalf.games import kit_of, names
from thirdhalf.kernel.table import Coach


def make_coach(game: str, name: str, seed: str) -> Coach:
    """A coach of that name who knows the game, or one's own by where it is."""
    return kit_of(game).roster.anybody(name, seed)


def partner(game: str, name: str) -> CoachMaker:
    """What makes such a coach from a seed, for a seat of `single_env` or `Runner`, in whatever process."""
    make_coach(game, name, "")
    return partial(make_coach, game, name)


def sparring(
    game: str,
    opponent: str | None = None,
    *,
    seat: str = "home",
    max_cycles: int = 0,
    prizes: Prizes | None = None,
    render_mode: str | None = None,
    **setup: str | int | bool,
) -> SingleEnv:
    """A Gymnasium environment in which that coach has the other seat (`rookie`, `province:200`,
    `my_module:MyCoach`; None for the game's usual one).
    """
    return single_env(
        game,
        partner(game, opponent or kit_of(game).roster.usual),
        seat=seat,
        max_cycles=max_cycles,
        prizes=prizes,
        render_mode=render_mode,
        **setup,
    )


def register() -> list[str]:
    """Names for `gymnasium.make` and `pettingzoo.make`: the games, and what each is learnt by."""
    found: dict[str, dict[str, str | int | bool]] = {}
    for game in names():
        found[f"thirdhalf/{game}-v0"] = {"game": game}
        for setup in curriculum(game):
            lesson = "".join([f"-{name}-{value}" for name, value in setup.items()])
            found[f"thirdhalf/{game}{lesson}-v0"] = {"game": game, **setup}
    for name, options in found.items():
        gymnasium.register(name, f"{__name__}:sparring", kwargs=options)
        pettingzoo.register("aec", name, "thirdhalf.environment:env", kwargs=options)
        pettingzoo.register("parallel", name, "thirdhalf.environment:parallel_env", kwargs=options)
    return list(found)


NAMES: Final = register()
