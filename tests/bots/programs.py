"""Programs that play, well or badly, and the examples, compiled where that is needed."""

import shlex
import subprocess
import sys
from pathlib import Path
from shutil import which

from tests.hygiene.sources import ROOT
from tests.missing import missing

EXAMPLES = ROOT / "examples"
START = """
import sys, time
print("ready 1 test", flush=True)
count = 1
for line in sys.stdin:
    words = line.split()
    if words[0] == "ask":
        count = int(words[3])
    elif words[0] == "go":
        number = words[1]
"""


def program(folder: Path, on_go: str, seconds: str = "") -> str:
    """The name of a coach that is a program, which does that whenever it is asked."""
    file = folder / "bot.py"
    lines = "".join([f"        {line}\n" for line in on_go.splitlines()])
    file.write_text(f"{START}{lines}", encoding="utf-8")
    return f"program:{seconds and f'{seconds}:'}{shlex.join([sys.executable, str(file)])}"


def example(kind: str, folder: Path) -> str:
    """The command of one of the examples. CI has all that they need."""
    if kind == "py":
        return shlex.join([sys.executable, str(EXAMPLES / "take_bot.py")])
    needed = "cc" if kind == "c" else "node"
    # Where the machine has no Node, there is one beside the Python that the tests run with.
    found = which(needed) or which(needed, path=str(Path(sys.executable).parent))
    if found is None:
        missing(f"there is no {needed}")
    if kind == "mjs":
        return shlex.join([found, str(EXAMPLES / "take_bot.mjs")])
    made = folder / "take_bot"
    subprocess.run([found, "-Wall", "-Wextra", "-Werror", "-o", made, EXAMPLES / "take_bot.c"], check=True)
    return str(made)
