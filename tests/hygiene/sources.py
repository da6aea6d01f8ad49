"""The project's own files, as the hygiene tests read them."""

import subprocess
from functools import cache
from pathlib import Path
from typing import Final

from thirdhalf.games import GAMES

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = ROOT / "src" / "thirdhalf"
GAMES_HERE: Final = tuple(package.rpartition(".")[2] for package in GAMES)
"""The project's own games, whatever others the environment names."""
NOT_OURS: Final = {".git", ".venv", "node_modules", "build", "dist", "__pycache__"}


@cache
def project_files() -> tuple[Path, ...]:
    """What git tracks or would track; outside a checkout, all that is not plainly a product of some tool."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        names = subprocess.run(listing, cwd=ROOT, capture_output=True, check=True, text=True).stdout.split("\0")
    except (OSError, subprocess.CalledProcessError):
        return walked_files()
    return tuple(sorted(path for name in names if name and (path := ROOT / name).is_file()))


def walked_files() -> tuple[Path, ...]:
    """The files below the root, less those in folders that tools make."""
    found = (path.relative_to(ROOT) for path in ROOT.rglob("*") if path.is_file())
    return tuple(sorted(ROOT / path for path in found if not is_made(path)))


def is_made(path: Path) -> bool:
    """Whether a path (from the root) lies in a folder that tools make: caches, environments, builds."""
    folders = path.parts[:-1]
    return any(part in NOT_OURS or (part.startswith(".") and part.endswith("_cache")) for part in folders)


def python_files() -> tuple[Path, ...]:
    """All Python files of the project."""
    return tuple(path for path in project_files() if path.suffix == ".py")


def package_files() -> tuple[Path, ...]:
    """The Python files of the package."""
    return tuple(path for path in python_files() if path.is_relative_to(PACKAGE))


def module_name(path: Path) -> str:
    """The dotted name under which a file of the package is imported."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def shown(path: Path) -> str:
    """A path as a failure message shows it."""
    return path.relative_to(ROOT).as_posix()
