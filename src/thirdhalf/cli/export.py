"""`thirdhalf export`: a moment of a recorded match as a scenario file, or whole matches as tables."""

import sys
from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress

from thirdhalf.lab.executors import working
from thirdhalf.lab.played import load
from thirdhalf.lab.tables.parquet import records_in, write_tables
from thirdhalf.lab.tables.rows import COLUMNS


def export_records(
    records: tuple[Path, ...],
    at: int | None,
    moves: int,
    unit: str,
    output: Path | None,
    parquet: Path | None,
    workers: int,
    content: Path | None,
) -> int:
    """A moment of one record, or whole matches."""
    if parquet is not None:
        if at is not None or output is not None or moves:
            raise click.UsageError("--at, --moves and --output are for one moment, --parquet is for whole matches")
        return export_tables(records, parquet, workers, content)
    if at is None or len(records) != 1:
        raise click.UsageError("either --at and one record are wanted, or --parquet")
    return export_moment(records[0], at, moves, unit, output, content)


def export_moment(file: Path, at: int, following: int, unit: str, output: Path | None, content: Path | None) -> int:
    """Write the moment after so many choices to a file, or print it."""
    text = load(file, content).scenario(at, following, unit)
    if output is None:
        print(text, end="")
    else:
        output.write_text(text, encoding="utf-8")
    return 0


def export_tables(paths: tuple[Path, ...], into: Path, workers: int, content: Path | None) -> int:
    """Write the tables of all records."""
    files = records_in(paths)
    console = Console(file=sys.stderr)
    with (
        Progress(console=console, transient=True, disable=not console.is_terminal) as bar,
        working(workers) as executor,
    ):
        task = bar.add_task("records", total=len(files))
        for done in write_tables(files, into, content, executor):
            bar.update(task, completed=done)
    Console().print(f"{len(files)} matches are in {into}: {', '.join(COLUMNS)}", highlight=False)
    return 0
