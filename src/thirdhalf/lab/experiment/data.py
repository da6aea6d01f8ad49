"""An experiment's rounds as tables: Parquet files beside them, and queries in SQL, both by DuckDB."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from thirdhalf.lab.experiment.rounds import RESULTS, read_rounds, terms_of

PAIRS: Final = "pairs.parquet"
OCCURRENCES: Final = "occurrences.parquet"


def flat_pairs(folder: Path) -> Iterator[dict[str, object]]:
    """One row a pair of matches."""
    terms = terms_of(folder / RESULTS)
    variants, cells = terms["variants"], terms["cells"]
    assert isinstance(variants, list)
    assert isinstance(cells, list)
    for number, played in enumerate(read_rounds(folder / RESULTS)):
        for each in played:
            first, second = cells[each.cell]
            yield {
                "round": number,
                "variant": variants[each.variant]["name"],
                "first": first,
                "second": second,
                "points": each.points,
                "draws": each.draws,
                "score": each.score,
                "against": each.against,
                "decisions": each.decisions,
                "lead_changes": each.lead_changes,
                "comebacks": each.comebacks,
                "injuries": each.injuries,
                "seen": each.seen,
            }


def write_parquet(folder: Path) -> bool:
    """The data of all rounds; whether there are any, and DuckDB to write them."""
    if not (folder / RESULTS).is_file():
        return False
    try:
        import duckdb
    except ImportError:
        return False
    lines = folder / "pairs.tmp.jsonl"
    with lines.open("w", encoding="utf-8") as opened:
        for row in flat_pairs(folder):
            seen = row.pop("seen")
            assert isinstance(seen, dict)
            told = [{"name": name, "times": times} for name, times in seen.items()]
            opened.write(json.dumps({**row, "seen": told}) + "\n")
    try:
        # One thread writes the rows as they come, a group after the other: their number is no matter of memory.
        with duckdb.connect(config={"threads": 1}) as database:
            columns = (
                "{round: 'INTEGER', variant: 'VARCHAR', first: 'VARCHAR', second: 'VARCHAR', points: 'INTEGER', "
                "draws: 'INTEGER', score: 'INTEGER', against: 'INTEGER', decisions: 'INTEGER', "
                "lead_changes: 'INTEGER', comebacks: 'INTEGER', injuries: 'INTEGER', "
                "seen: 'STRUCT(name VARCHAR, times INTEGER)[]'}"
            )
            source = f"read_json({quoted(str(lines))}, format = 'newline_delimited', columns = {columns})"
            target = quoted(str(folder / PAIRS))
            database.execute(f"COPY (SELECT * EXCLUDE seen FROM {source}) TO {target} (FORMAT parquet)")
            each = f"SELECT round, variant, first, second, unnest(seen, recursive := true) FROM {source}"
            database.execute(f"COPY ({each}) TO {quoted(str(folder / OCCURRENCES))} (FORMAT parquet)")
    finally:
        lines.unlink()
    return True


def quoted(text: str) -> str:
    """A text in SQL."""
    return "'" + text.replace("'", "''") + "'"


def query(folder: Path, sql: str) -> tuple[list[str], list[tuple[object, ...]]]:
    """Ask the tables `pairs` and `occurrences` something; ValueError where there is nothing to ask, or it is no SQL."""
    try:
        import duckdb
    except ImportError:
        raise ValueError("queries are answered by DuckDB: install thirdhalf[lab]") from None
    if not (folder / PAIRS).is_file():
        raise ValueError(f"{folder} holds no data: run the experiment first")
    with duckdb.connect() as database:
        for name, file in (("pairs", PAIRS), ("occurrences", OCCURRENCES)):
            database.execute(f"CREATE TABLE {name} AS SELECT * FROM read_parquet({quoted(str(folder / file))})")
        # Nothing beyond these two tables is for a query to read or write.
        database.execute("SET enable_external_access = false")
        try:
            answer = database.execute(sql)
            rows = answer.fetchall()
        except duckdb.Error as error:
            raise ValueError(str(error).splitlines()[0]) from None
        return [str(column[0]) for column in answer.description or []], rows
