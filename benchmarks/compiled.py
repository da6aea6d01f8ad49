"""How many times as fast the compiled engine is as the plain one: both play random matches by turns, on one core.

Prints a table, or one JSON object with --json. Needs `make compiled`.
"""

import os
import subprocess
import sys
from pathlib import Path

from benchmarks._shared import FULL, GAMES, Number, tell
from benchmarks.play import rates

ROOT = Path(__file__).parents[1]
PACKAGES = {"plain": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
ROUNDS = 3
SECONDS = 1.0


def rates_of(package: Path) -> list[float]:
    """Decisions a second of each game, in a process of its own."""
    command = [sys.executable, "-m", "benchmarks.compiled", "--rates"]
    environment = {**os.environ, "PYTHONPATH": str(package)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return [float(word) for word in done.stdout.split()]


def main() -> None:
    """Measure and print."""
    if "--rates" in sys.argv[1:]:
        print(*[rates(make(), FULL[name], SECONDS)[0] for name, make in GAMES.items()])
        return
    if not PACKAGES["compiled"].exists():
        sys.exit("There is no compiled package to compare with: make compiled")
    best = {name: [0.0] * len(GAMES) for name in PACKAGES}
    for _ in range(ROUNDS):
        for name, package in PACKAGES.items():
            best[name] = [max(pair) for pair in zip(best[name], rates_of(package), strict=True)]
    rows: dict[str, Number] = {}
    for number, game in enumerate(GAMES):
        for name in PACKAGES:
            rows[f"{game}, {name}, decisions a second"] = round(best[name][number])
        rows[f"{game}, compiled / plain"] = round(best["compiled"][number] / best["plain"][number], 2)
    tell("Compiled against plain", rows)


if __name__ == "__main__":
    main()
