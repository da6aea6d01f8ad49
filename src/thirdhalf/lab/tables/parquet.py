"""Many records as Parquet files: a folder for each table, a file in it for some records at a time.

Files are made by whoever works (`lab.executors`), each under its own number, so it does not show how many there were.
"""

import json
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from thirdhalf.kernel.fields import BadFile
from thirdhalf.lab.executors import Executor
from thirdhalf.lab.experiment.data import quoted
from thirdhalf.lab.played import load
from thirdhalf.lab.tables.rows import COLUMNS, rows_of

RECORDS: Final = 100
"""In one file of each table."""


def records_in(paths: Sequence[Path]) -> list[Path]:
    """The records of these files and folders; ValueError where there are none, or two have one name."""
    found = [file for path in paths for file in (sorted(path.glob("*.jsonl")) if path.is_dir() else [path])]
    if not found:
        raise ValueError("there are no records (*.jsonl) there")
    names: dict[str, Path] = {}
    for file in found:
        if file.stem in names:
            raise ValueError(f"{names[file.stem]} and {file} have the same name, by which tables know a match")
        names[file.stem] = file
    return found


def write_tables(
    files: Sequence[Path], into: Path, content: Path | None, executor: Executor, keep: bool = False
) -> Iterator[int]:
    """Write all tables of these records, and nothing of others; tells how many records are done. `keep`: what is newer
    than its records is not written again. `BadFile` names a record that does not fit.
    """
    try:
        import duckdb  # noqa: F401  # a missing one is named before anything is done
    except ImportError:
        raise ValueError("Parquet files are written by DuckDB: install thirdhalf[lab]") from None
    for table in COLUMNS:
        (into / table).mkdir(parents=True, exist_ok=True)
    pieces = [
        (tuple(files[first : first + RECORDS]), first // RECORDS, into, content)
        for first in range(0, len(files), RECORDS)
    ]
    for table in COLUMNS:
        for part in sorted((into / table).glob("part-*.parquet"))[len(pieces) :]:
            part.unlink()
    left = [piece for piece in pieces if not (keep and is_newer(parts_of(into, piece[1]), piece[0]))]
    done = len(files) - sum([len(piece[0]) for piece in left])
    for count in executor.run(write_part, left):
        done += count
        yield done


def parts_of(into: Path, number: int) -> dict[str, Path]:
    """The files of some records, by table."""
    return {table: into / table / f"part-{number:05d}.parquet" for table in COLUMNS}


def is_newer(parts: dict[str, Path], files: Sequence[Path]) -> bool:
    """Whether all of them are there and younger than these."""
    if not all(part.exists() for part in parts.values()):
        return False
    oldest = min([part.stat().st_mtime_ns for part in parts.values()])
    return oldest > max([file.stat().st_mtime_ns for file in files])


def write_part(files: tuple[Path, ...], number: int, into: Path, content: Path | None) -> int:
    """The tables of some records."""
    import duckdb

    targets = parts_of(into, number)
    with TemporaryDirectory(prefix="thirdhalf-") as temporary, duckdb.connect() as database:
        lines = {table: Path(temporary) / f"{table}.jsonl" for table in COLUMNS}
        with ExitStack() as stack:
            opened = {table: stack.enter_context(lines[table].open("w", encoding="utf-8")) for table in COLUMNS}
            for file in files:
                match = load(file, content)
                if not match.over:
                    raise BadFile(str(file), "", "is of a match that is not over")
                for table, rows in rows_of(match.game, match.record, file.stem).items():
                    opened[table].writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
        database.execute("SET threads = 1")
        for table, columns in COLUMNS.items():
            types = ", ".join(f"{quoted(name)}: {quoted(kind)}" for name, kind in columns.items())
            source = f"read_json({quoted(str(lines[table]))}, format = 'newline_delimited', columns = {{{types}}})"
            written = targets[table].with_suffix(".tmp")
            database.execute(
                f"COPY (SELECT * FROM {source}) TO {quoted(str(written))} (FORMAT parquet, COMPRESSION zstd)"
            )
            written.replace(targets[table])
    return len(files)
