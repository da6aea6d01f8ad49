"""Records as tables: every move and event of every match is in them, once."""

from importlib.util import find_spec
from pathlib import Path

import pytest

import thirdhalf
from tests.missing import missing
from thirdhalf.cli.export import export_tables
from thirdhalf.games import names
from thirdhalf.kernel.fields import BadFile
from thirdhalf.lab.tables import parquet
from thirdhalf.lab.tables.rows import COLUMNS


def asked(folder: Path, sql: str) -> list[tuple[object, ...]]:
    import duckdb

    with duckdb.connect() as database:
        for table in COLUMNS:
            database.execute(f"CREATE VIEW {table} AS SELECT * FROM '{folder}/{table}/*.parquet'")
        return database.execute(sql).fetchall()


@pytest.mark.parametrize("game", names())
def test_everything_of_a_match_is_in_the_tables(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if find_spec("duckdb") is None:
        missing("there is no DuckDB (the extra lab)")
    monkeypatch.setattr(parquet, "RECORDS", 2)
    matches = [thirdhalf.play(game, seed=f"tables/{number}") for number in range(3)]
    for number, match in enumerate(matches):
        match.save(tmp_path / f"{number}.jsonl")
    for workers in (1, 2):
        assert export_tables((tmp_path,), tmp_path / str(workers), workers, None) == 0
    files = [file.relative_to(tmp_path / "1") for file in sorted((tmp_path / "1").rglob("*.parquet"))]
    assert len(files) == 2 * len(COLUMNS)
    assert all((tmp_path / "1" / file).read_bytes() == (tmp_path / "2" / file).read_bytes() for file in files)
    told = asked(tmp_path / "1", "SELECT match, winner, moves, events FROM matches ORDER BY match")
    assert told == [(str(n), match.winner, len(match.moves), len(match.events)) for n, match in enumerate(matches)]
    for table, by_chance in (("decisions", False), ("rolls", True)):
        count = [sum((move.by == "chance") == by_chance for move in match.moves) for match in matches]
        found = asked(tmp_path / "1", f"SELECT match, count(*) FROM {table} GROUP BY 1 ORDER BY 1")
        assert found == [(str(n), each) for n, each in enumerate(count) if each]
    kinds = asked(tmp_path / "1", "SELECT kind, rule FROM events WHERE match = '0' ORDER BY event")
    assert kinds == [(event.kind, event.rule) for event in matches[0].events]
    # Turns follow each other without a gap, to the last event.
    turns = asked(tmp_path / "1", "SELECT first_event, last_event FROM turns WHERE match = '0' ORDER BY number")
    borders = [int(str(number)) for turn in turns for number in turn]
    assert len(turns) > 1
    assert [last + 1 for last in borders[1::2]] == [*borders[2::2], len(matches[0].events)]


def test_what_is_no_record_is_named(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="there are no records"):
        export_tables((tmp_path,), tmp_path / "into", 1, None)
    (tmp_path / "a.jsonl").write_text("{}\n", encoding="utf-8")
    with pytest.raises(BadFile, match=r"a\.jsonl"):
        export_tables((tmp_path,), tmp_path / "into", 1, None)
    with pytest.raises(ValueError, match="have the same name"):
        export_tables((tmp_path / "a.jsonl", tmp_path), tmp_path / "into", 1, None)
