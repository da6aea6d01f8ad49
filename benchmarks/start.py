"""How soon the command line answers and the server listens: seconds by the clock, from the process's first instruction.

Best of some rounds: other work on the machine only slows it down. Prints a table, or one JSON object with --json.
"""

import subprocess
import sys
import tempfile
from time import perf_counter

from benchmarks._shared import Number, tell

ROUNDS = 10


def answering(*arguments: str) -> float:
    """Until a command has ended."""
    started = perf_counter()
    subprocess.run([sys.executable, "-m", "thirdhalf", *arguments], stdout=subprocess.DEVNULL, check=True)
    return perf_counter() - started


def listening() -> float:
    """Until `play` tells its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "thirdhalf", "play", "--no-browser", "--port", "0", "--data", folder]
        started = perf_counter()
        with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            process.stdout.readline()
            taken = perf_counter() - started
            process.terminate()
    return taken


def main() -> None:
    """Measure and print."""
    rows: dict[str, Number] = {
        "thirdhalf --version, seconds": round(min(answering("--version") for _ in range(ROUNDS)), 3),
        "thirdhalf --help, seconds": round(min(answering("--help") for _ in range(ROUNDS)), 3),
        "thirdhalf play, seconds until it listens": round(min(listening() for _ in range(ROUNDS)), 3),
    }
    tell("Start, by the clock", rows)


if __name__ == "__main__":
    main()
