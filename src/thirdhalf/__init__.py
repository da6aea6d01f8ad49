"""Third Half: the tabletop sports Takkure and DreadBall as software."""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

__version__ = "0.1.0"


def engine() -> str:
    """Whether the engine runs `compiled` or as `plain` Python; told without loading it."""
    kernel = Path(__file__).parent / "kernel"
    return "compiled" if any((kernel / f"frame{suffix}").exists() for suffix in EXTENSION_SUFFIXES) else "plain"
