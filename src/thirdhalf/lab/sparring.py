"""An environment against a coach of the computer's, by its name; importing this registers it with Gymnasium."""

from functools import partial
from typing import Final

import gymnasium

from thirdhalf.environment import Prizes, SingleEnv, curriculum, single_env
from thirdhalf.environment.session import CoachMaker
from thirdhalf.games import kit_of, names
from thirdhalf.kernel.table import Coach


def make_coach(game: str, name: str, seed: str) -> Coach:
    """A coach of that name who knows the game."""
    return kit_of(game).roster.coach(name, seed)


def partner(game: str, name: str) -> CoachMaker:
    """What makes such a coach from a seed, for a seat of `single_env` or `Runner`, in whatever process."""
    make_coach(game, name, "")
    return partial(make_coach, game, name)


def sparring(
    game: str,
    opponent: str = "club",
    *,
    seat: str = "home",
    max_cycles: int = 0,
    prizes: Prizes | None = None,
    render_mode: str | None = None,
    **setup: str | int | bool,
) -> SingleEnv:
    """A Gymnasium environment in which that coach has the other seat (`rookie`, `province:200`)."""
    return single_env(
        game,
        partner(game, opponent),
        seat=seat,
        max_cycles=max_cycles,
        prizes=prizes,
        render_mode=render_mode,
        **setup,
    )


def register() -> list[str]:
    """Names for `gymnasium.make`: the games, and Takkure's exercises."""
    found: dict[str, dict[str, str | int | bool]] = {f"thirdhalf/{game}-v0": {"game": game} for game in names()}
    for setup in curriculum("takkure"):
        found[f"thirdhalf/takkure-exercise-{setup['exercise']}-v0"] = {"game": "takkure", **setup}
    for name, options in found.items():
        gymnasium.register(name, f"{__name__}:sparring", kwargs=options)
    return list(found)


NAMES: Final = register()
