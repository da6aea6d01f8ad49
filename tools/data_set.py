"""Make a data set: so many `club` matches of each game, as records and as Parquet tables (docs/data.md).

    make data                               # 2,000 matches of each game, in build/data
    python tools/data_set.py --matches 50 --into somewhere --workers 2

Records and tables that are there already are not made again: who was stopped goes on where it was.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

from thirdhalf.games import names
from thirdhalf.lab.executors import Executor, working
from thirdhalf.lab.simulation import Series, play_match
from thirdhalf.lab.tables.parquet import records_in, write_tables

SEED = "data"


def play_one(series: Series, index: int, records: Path) -> int:
    """One match with its record, whole or not at all."""
    file = records / f"{series.game}-{index + 1:06d}.jsonl"
    if not file.exists():
        begun = records / "begun" / str(index)
        begun.mkdir(parents=True, exist_ok=True)
        play_match(series, index, begun)
        (begun / file.name).replace(file)
        begun.rmdir()
    return index


def make(game: str, coach: str, matches: int, into: Path, executor: Executor) -> Iterator[str]:
    """All of one game; tells how far it is."""
    records = into / game / "records"
    records.mkdir(parents=True, exist_ok=True)
    series = Series(game, {}, coach, coach, matches, SEED)
    for done in executor.run(play_one, ((series, index, records) for index in range(matches))):
        if (done + 1) % 100 == 0:
            yield f"{game}: {done + 1} of {matches} matches"
    for written in write_tables(records_in([records]), into / game, None, executor, keep=True):
        yield f"{game}: tables of {written} matches"


def main() -> None:
    """Make it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--coach", default="club")
    parser.add_argument("--into", type=Path, default=Path("build/data"))
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--on", default="", help="a Ray cluster (docs/lab.md)")
    options = parser.parse_args()
    with working(options.workers, options.on) as executor:
        for game in names():
            for said in make(game, options.coach, options.matches, options.into, executor):
                print(said, flush=True)


if __name__ == "__main__":
    main()
