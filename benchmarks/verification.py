"""How fast records of whole random matches are read and verified to the last event, in CPU time on one core.

Prints a table, or one JSON object with --json.
"""

from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from benchmarks._shared import GAMES, SEED, Number, tell
from thirdhalf.kernel.record import read_record
from thirdhalf.kernel.replay import verify
from thirdhalf.lab.simulation import Series, play_batch

MATCHES = 40


def main() -> None:
    """Measure and print."""
    rows: dict[str, Number] = {}
    for name, make in GAMES.items():
        game = make()
        with TemporaryDirectory() as folder:
            play_batch(Series(name, {}, "random", "random", MATCHES, SEED), 0, MATCHES, Path(folder))
            files = sorted(Path(folder).iterdir())
            verify(game, read_record(files[0]))
            started = process_time()
            moves = 0
            for file in files:
                record = read_record(file)
                verify(game, record)
                moves += len(record.moves)
            spent = process_time() - started
        rows[f"{name}, records a second"] = round(len(files) / spent, 1)
        rows[f"{name}, moves a second"] = round(moves / spent)
        rows[f"{name}, milliseconds a record"] = round(1000 * spent / len(files), 2)
    tell("Verification", rows)


if __name__ == "__main__":
    main()
