"""The data set that one command makes, and the example that asks it."""

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from tests.hygiene.sources import ROOT
from tests.missing import missing
from thirdhalf.games import names
from thirdhalf.lab.executors import Here
from tools.data_set import make


def test_a_data_set_goes_on_and_is_asked(tmp_path: Path) -> None:
    if find_spec("altair") is None or find_spec("duckdb") is None:
        missing("there is no Altair or no DuckDB (requirements/examples.txt)")
    for game in names():
        list(make(game, "random", 2, tmp_path, Here()))
    first = tmp_path / names()[0]
    played = first / "records" / f"{names()[0]}-000001.jsonl"
    before = played.stat().st_mtime_ns
    list(make(names()[0], "random", 3, tmp_path, Here()))
    assert played.stat().st_mtime_ns == before
    # With nothing new nothing is written, and what is not asked for any more is gone.
    table = first / "matches" / "part-00000.parquet"
    written = table.stat().st_mtime_ns
    stale = table.with_name("part-00001.parquet")
    stale.touch()
    assert list(make(names()[0], "random", 3, tmp_path, Here())) == []
    assert table.stat().st_mtime_ns == written
    assert not stale.exists()
    command = [sys.executable, str(ROOT / "examples" / "records.py"), str(first), "--into", str(tmp_path / "drawn")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "matches," in done.stdout
    drawn = [json.loads(file.read_text("utf-8")) for file in (tmp_path / "drawn").iterdir()]
    assert len(drawn) == 3
    assert all(each["data"]["values"] for each in drawn)
