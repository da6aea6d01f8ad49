"""The games there are: each is a package, and only here does a name stand for one.

A game's package has a `kit` module with its `KIT`, a folder `words` with its messages and, if it adds to the command
line, a module `commands`. Nothing of a game is loaded before it is asked for. Games from elsewhere are named in the
environment: THIRDHALF_GAMES=my_games.noughts.
"""

import os
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from thirdhalf.games.kit import Kit
    from thirdhalf.games.options import Commands

GAMES: Final = (
    "thirdhalf.games.takkure",
    "thirdhalf.games.dreadball",
)


def packages() -> dict[str, str]:
    """The package of each game by its name, the first being the one that is meant where nobody says which; ValueError
    where two have the same.
    """
    known: dict[str, str] = {}
    for package in (*GAMES, *os.environ.get("THIRDHALF_GAMES", "").split(",")):
        name = package.rpartition(".")[2]
        if name and known.setdefault(name, package) != package:
            raise ValueError(f"two games are called '{name}': {known[name]} and {package}")
    return known


def names() -> list[str]:
    """What the games are called."""
    return list(packages())


def folders() -> list[Path]:
    """Where each game's files lie; found without loading it."""
    return [_folder(package) for package in packages().values()]


def kit_of(id: str) -> "Kit":
    """The game of that name; ValueError names those there are."""
    known = packages()
    if id not in known:
        raise ValueError(f"there is no game '{id}'; there are: {', '.join(known)}")
    return _kit(known[id])


def kits() -> list["Kit"]:
    """All games."""
    return [_kit(package) for package in packages().values()]


def commands() -> dict[str, "Commands"]:
    """What each game that does so adds to the command line; no more of it is loaded."""
    found = {name: f"{package}.commands" for name, package in packages().items() if _folder(package).is_dir()}
    return {name: import_module(module).COMMANDS for name, module in found.items() if find_spec(module) is not None}


@cache
def _folder(package: str) -> Path:
    try:
        spec = find_spec(package)
    except ModuleNotFoundError:
        spec = None
    if spec is None or spec.origin is None:
        raise ValueError(f"THIRDHALF_GAMES names '{package}', which is no package here")
    return Path(spec.origin).parent


@cache
def _kit(package: str) -> "Kit":
    kit: Kit = import_module(f"{package}.kit").KIT
    if kit.id != package.rpartition(".")[2]:
        raise ValueError(f"the game in {package} calls itself '{kit.id}'; it is known by the name of its package")
    return kit
