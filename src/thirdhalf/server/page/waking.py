"""How Python begins in a page: what is loaded by `prepare` stays in the memory that is kept for later starts.

Only what is Python's own may be among it: what an extension brings, as msgspec does, cannot be kept.
"""

import random
from importlib import import_module
from typing import Final

LOADED: Final = (
    "concurrent.futures.thread",
    "decimal",
    "difflib",
    "hashlib",
    "hmac",
    "ipaddress",
    "secrets",
    "sqlite3",
    "tomllib",
    "urllib.parse",
    "uuid",
    "zipfile",
)
"""What the server uses of the standard library and is not loaded with the games."""


def prepare() -> None:
    """Load what takes longest: the games, and what the server uses."""
    from thirdhalf.server.games import games

    for name in LOADED:
        import_module(name)
    games()


def wake() -> None:
    """Begin, maybe with the memory of another: chance must not be the same."""
    random.seed()
