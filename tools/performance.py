"""Run the benchmarks and write docs/performance.md from what they say: `make performance`."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from benchmarks._shared import SEED, shown

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "performance.md"
BENCHMARKS = (
    "play",
    "compiled",
    "peers",
    "copying",
    "reach",
    "odds",
    "verification",
    "memory",
    "growth",
    "start",
    "environment",
    "workers",
)

HEAD = """# Performance

Written by `make performance` from one run of the files in [benchmarks](../benchmarks); do not edit. Machines and their
other work differ: compare the numbers of one run with each other, not with those of another.

- Machine: {machine}
- Third Half {software}, engine {engine}, Python {python}
- Seed of all matches: `{seed}`; CPU time on one core, unless a table says otherwise
"""


def run(name: str) -> dict[str, Any]:
    """What one benchmark says."""
    print(f"benchmarks/{name}.py", file=sys.stderr, flush=True)
    command = [sys.executable, "-m", f"benchmarks.{name}", "--json"]
    done = subprocess.run(command, cwd=ROOT, env=os.environ, stdout=subprocess.PIPE, text=True, check=True)
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def section(name: str, told: dict[str, Any]) -> str:
    """A benchmark's table."""
    lines = [f"## {told['title']}", "", f"`benchmarks/{name}.py`", "", "| what | measured |", "| --- | ---: |"]
    lines += [f"| {what} | {shown(value)} |" for what, value in told["rows"].items()]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure and write."""
    told = {name: run(name) for name in BENCHMARKS}
    parts = [HEAD.format(**told["play"]["facts"], seed=SEED)]
    parts += [section(name, each) for name, each in told.items()]
    PAGE.write_text("\n".join(parts), encoding="utf-8")


if __name__ == "__main__":
    main()
