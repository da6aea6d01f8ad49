"""Third Half: the tabletop sports Takkure and DreadBall as software.

What others need of it has a name here; it is loaded when it is first asked for. docs/api.md shows how it is used.
"""

from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from os.path import dirname, exists, join

TYPE_CHECKING = False
"""As in `typing`, which takes longer to load than all this."""

if TYPE_CHECKING:
    from thirdhalf import games
    from thirdhalf.analysis.forms import Analysis
    from thirdhalf.coaches.random import RandomCoach
    from thirdhalf.kernel.chooser import Chooser
    from thirdhalf.kernel.decision import Choice, Decision, IllegalChoice, Path, Pick, Place
    from thirdhalf.kernel.event import Event
    from thirdhalf.kernel.fields import BadFile
    from thirdhalf.kernel.frame import Match as Position
    from thirdhalf.kernel.game import Outcome
    from thirdhalf.kernel.record import Move
    from thirdhalf.kernel.view import View
    from thirdhalf.lab.analysing import analyse
    from thirdhalf.lab.played import Coach, Match, load, play

__version__ = "0.2.0"

__all__ = [
    "Analysis",
    "BadFile",
    "Choice",
    "Chooser",
    "Coach",
    "Decision",
    "Event",
    "IllegalChoice",
    "Match",
    "Move",
    "Outcome",
    "Path",
    "Pick",
    "Place",
    "Position",
    "RandomCoach",
    "View",
    "__version__",
    "analyse",
    "games",
    "load",
    "play",
]

_PLACES = {
    "analysis.forms": ("Analysis",),
    "lab.analysing": ("analyse",),
    "lab.played": ("Coach", "Match", "Position", "load", "play"),
    "kernel.decision": ("Choice", "Decision", "IllegalChoice", "Path", "Pick", "Place"),
    "kernel.chooser": ("Chooser",),
    "kernel.event": ("Event",),
    "kernel.fields": ("BadFile",),
    "kernel.game": ("Outcome",),
    "kernel.record": ("Move",),
    "kernel.view": ("View",),
    "coaches.random": ("RandomCoach",),
}


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """A public name, from where it is."""
        for place, names in _PLACES.items():
            if name in names:
                return getattr(import_module(f"thirdhalf.{place}"), name)
        if name == "games":
            return import_module("thirdhalf.games")
        raise AttributeError(f"module 'thirdhalf' has no attribute '{name}'")


def __dir__() -> list[str]:
    """The public names."""
    return [*__all__]


def engine() -> str:
    """Whether the engine runs `compiled` or as `plain` Python; told without loading it."""
    frame = join(dirname(__file__), "kernel", "frame")
    return "compiled" if any(exists(frame + suffix) for suffix in EXTENSION_SUFFIXES) else "plain"


def about() -> str:
    """Which software this is, in one line."""
    return f"thirdhalf, version {__version__}, {engine()}"
