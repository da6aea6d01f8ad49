"""Third Half: the tabletop sports Takkure and DreadBall as software."""

from importlib.machinery import EXTENSION_SUFFIXES
from os.path import dirname, exists, join

__version__ = "0.2.0"


def engine() -> str:
    """Whether the engine runs `compiled` or as `plain` Python; told without loading it."""
    frame = join(dirname(__file__), "kernel", "frame")
    return "compiled" if any(exists(frame + suffix) for suffix in EXTENSION_SUFFIXES) else "plain"


def about() -> str:
    """Which software this is, in one line."""
    return f"thirdhalf, version {__version__}, {engine()}"
