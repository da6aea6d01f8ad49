"""How Python begins in a page: what is loaded by `prepare` stays in the memory that is kept for later starts.

Only what is Python's own may be among it: what an extension brings, as msgspec does, cannot be kept. Modules that need
it are run at each start, but what there is to run is kept.
"""

import random
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from pkgutil import iter_modules
from types import CodeType, ModuleType
from typing import Final

LOADED: Final = (
    "concurrent.futures.thread",
    "csv",
    "decimal",
    "difflib",
    "hashlib",
    "hmac",
    "ipaddress",
    "secrets",
    "sqlite3",
    "tempfile",
    "thirdhalf.games.leagues",
    "thirdhalf.kernel.replay",
    "thirdhalf.league.career.news",
    "thirdhalf.league.career.season",
    "thirdhalf.league.telling.data",
    "thirdhalf.server.careers.keeping",
    "thirdhalf.server.keeping.sqlite",
    "thirdhalf.words",
    "tomllib",
    "unicodedata",
    "urllib.parse",
    "uuid",
    "zipfile",
)
"""What the server uses and is not loaded with the games."""
NEEDING_EXTENSIONS: Final = ("msgspec", "thirdhalf.server")
"""Packages whose modules are read beforehand, and run when they are wanted."""


class Read(InspectLoader):
    """A module that is in memory as what there is to run."""

    def __init__(self, code: CodeType) -> None:
        self._code = code

    def get_code(self, fullname: str) -> CodeType:
        """What there is to run."""
        del fullname
        return self._code

    def get_source(self, fullname: str) -> None:
        """None: a page has no sources."""


class Reader(MetaPathFinder):
    """Finds modules that were read beforehand."""

    def __init__(self, found: dict[str, ModuleSpec]) -> None:
        self._found = found

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The module, where it was read."""
        del path, target
        return self._found.get(fullname)


def prepare() -> None:
    """Load what takes longest: the games, and what the server uses."""
    from thirdhalf.server.games import games

    for name in LOADED:
        import_module(name)
    games()
    sys.meta_path.insert(0, Reader(dict(read_beforehand())))


def read_beforehand() -> Iterator[tuple[str, ModuleSpec]]:
    """The modules of these packages, none of them run by that."""
    found = [spec for name in NEEDING_EXTENSIONS if (spec := find_spec(name)) is not None]
    for spec in found:
        code = spec.loader.get_code(spec.name) if isinstance(spec.loader, InspectLoader) else None
        if code is not None and spec.name not in sys.modules:
            spec.loader = Read(code)
            yield spec.name, spec
        for module in iter_modules(spec.submodule_search_locations or [], f"{spec.name}."):
            within = module.module_finder.find_spec(module.name, None)
            if within is not None:
                found.append(within)


def wake() -> None:
    """Begin, maybe with the memory of another: chance must not be the same."""
    random.seed()
