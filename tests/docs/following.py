"""Doing what a page says, to the letter, in a copy of the sources.

A page's section is followed block by block: what stands in a `diff` is done to the file it names, what follows "New
file `PATH`:" is written there, and commands (`sh`) are run, each with a good end. Other blocks are only shown.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree, ignore_patterns

from tests.hygiene.sources import ROOT

BLOCK = re.compile(r"(?P<before>[^\n]*)\n\n?```(?P<kind>\w*)\n(?P<text>.*?)```", re.DOTALL)
NEW_FILE = re.compile(r"New file `([^`]+)`:$", re.MULTILINE)
INSTALLED = 'thirdhalf() { PYTHONSAFEPATH=1 python -m thirdhalf "$@"; }'
"""The command as it is installed: it does not import from where one happens to be, unless it sees to that itself."""
LEFT_OUT = ignore_patterns("__pycache__", "static", "*.so", "node_modules", "records.txt")


def section(page: str, title: str) -> str:
    """The text of a page's section, as far as the next one of the same rank."""
    text = (ROOT / page).read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(title)}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    assert found is not None, f"{page} has no section '{title}'"
    return found.group(1)


def blocks(text: str) -> Iterator[tuple[str, str, str]]:
    """Of each block the line before it, its kind and its text."""
    for found in BLOCK.finditer(text):
        yield found["before"], found["kind"], found["text"]


def patched(source: str, patch: str) -> str:
    """A file after a patch: each piece of it (pieces are parted by empty lines) must be found once."""
    for piece in re.split(r"\n(?:@@\n|\n)", patch.rstrip("\n")):
        lines = piece.splitlines()
        assert all(line[:1] in "+- " for line in lines), piece
        before = "\n".join([line[1:] for line in lines if line[0] != "+"])
        after = "\n".join([line[1:] for line in lines if line[0] != "-"])
        assert source.count(f"{before}\n") == 1, f"not there, or more than once:\n{before}"
        source = source.replace(f"{before}\n", f"{after}\n")
    return source


class Follower:
    """Somebody who does what a page says."""

    def __init__(self, folder: Path, *copied: str) -> None:
        self.folder = folder
        for name in copied:
            copytree(ROOT / name, folder / name, ignore=LEFT_OUT)
        self.said: list[str] = []

    def follow(self, text: str) -> None:
        """Do everything, in order."""
        for before, kind, block in blocks(text):
            new = NEW_FILE.search(before)
            if new is not None:
                file = self.folder / new.group(1)
                assert not file.exists(), file
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(block, encoding="utf-8")
            elif kind == "diff":
                first, _, patch = block.partition("\n")
                file = self.folder / first.removeprefix("+++ ")
                file.write_text(patched(file.read_text(encoding="utf-8"), patch), encoding="utf-8")
            elif kind == "sh":
                self.said.append(self.run(block))

    def run(self, script: str) -> str:
        """What commands print that end well."""
        python = Path(sys.executable)
        path = os.pathsep.join([str(python.parent), os.environ["PATH"]])
        settings = {**os.environ, "PATH": path}
        settings.pop("THIRDHALF_GAMES", None)
        if (self.folder / "src").is_dir():
            settings["PYTHONPATH"] = str(self.folder / "src")
        command = ["bash", "-euo", "pipefail", "-c", f"{INSTALLED}\n{script}"]
        done = subprocess.run(
            command, cwd=self.folder, env=settings, capture_output=True, text=True, timeout=120, check=False
        )
        assert done.returncode == 0, f"{script}\n{done.stdout}{done.stderr}"
        return done.stdout
