"""What an experiment's report tells and shows, and how two are put side by side."""

import json
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from thirdhalf.cli.lab.experiments import compare_experiments, query_experiment, run_experiment, show_experiment
from thirdhalf.kernel.fields import BadFile
from thirdhalf.lab.experiment.plan import read_experiment

PLAN = """
game = "dreadball"
seed = "noon"
coaches = ["random"]
teams = ["veer-myn", "forgefathers", "clockworks"]
rounds = 2

[options]
rushes = 2

[[variant]]
name = "as it is"

[[variant]]
name = "a stronger guard"
[[variant.change]]
file = "teams/forgefathers.toml"
of = "guard"
field = "strength"
by = -1
"""

RESTRICTED = """
game = "dreadball"
seed = "noon"
coaches = ["random"]
teams = ["veer-myn", "clockworks"]
restrict = ["action"]
rounds = 2

[options]
rushes = 1
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "guards.toml"
    file.write_text(PLAN, encoding="utf-8")
    return file


@pytest.fixture
def restricted(tmp_path: Path) -> Path:
    file = tmp_path / "actions.toml"
    file.write_text(RESTRICTED, encoding="utf-8")
    return file


def pictures_in(page: str) -> list[str]:
    """What the pictures of a page say that they show."""
    return [ElementTree.fromstring(each).get("aria-label", "") for each in re.findall(r"<svg.*?</svg>", page)]


def test_a_report_is_one_page_with_its_pictures(file: Path) -> None:
    assert run_experiment(file, None, 1, "", True) == 0
    page = (file.with_suffix(".lab") / "report.html").read_text("utf-8")
    # Nothing is fetched from anywhere.
    assert not re.search(r"<(?:script|link|img|iframe)|url\(|https?:", page)
    assert page.count('<table class="matrix">') == 2
    # Two variants of three pairs of teams, and what holds for all of it.
    for begins, times in (
        ("Scored in each tenth", 6),
        ("Where the ball was", 6),
        ("Each variant's share of the points less", 1),
    ):
        assert sum(label.startswith(begins) for label in pictures_in(page)) == times
    # What is told of two teams names them.
    assert page.count('<th scope="row">scored by Forgefathers</th>') == 4
    assert page.count('<th scope="row">share of the points, Veer-myn</th>') == 4


def test_a_report_shows_what_each_team_loses_without_each_thing(
    restricted: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_experiment(restricted, None, 1, "", True) == 0
    told = json.loads(capsys.readouterr().out)
    page = (restricted.with_suffix(".lab") / "report.html").read_text("utf-8")
    assert "What each team's share of the points changes by without each thing" in pictures_in(page)
    # One team after the other, without one action after the other, under the names that they have.
    lost = {each["name"] for each in told["restricted"]}
    assert {f"{team} without action: slam" for team in ("veer-myn", "clockworks")} < lost
    assert all(each["rounds"] == 2 for each in told["restricted"])
    # The table of all of them unfolds.
    assert "<summary>Without each thing, the figures</summary>" in page
    assert '<th scope="row">Clockworks without action: slam</th>' in page
    # Nothing else is judged otherwise by that.
    assert [each["name"] for each in told["variants"]] == ["as it is"]
    # Looked at again it is the same, and its data can be asked.
    assert show_experiment(restricted, None, True) == 0
    assert json.loads(capsys.readouterr().out) == told
    folder = restricted.with_suffix(".lab") / "restricted"
    assert query_experiment(restricted, folder, "SELECT DISTINCT variant FROM pairs") == 0
    assert "veer-myn without action: slam" in capsys.readouterr().out


def test_what_is_done_without_goes_on_to_the_same_report(restricted: Path) -> None:
    whole = ran(restricted, "whole", 1)
    # Stopped in the middle of it, with a torn line.
    torn = restricted.parent / "torn"
    (torn / "restricted").mkdir(parents=True)
    for name in ("rounds.jsonl", "restricted/rounds.jsonl"):
        (torn / name).write_bytes((restricted.parent / "whole" / name).read_bytes())
    kept = torn / "restricted" / "rounds.jsonl"
    kept.write_bytes(kept.read_bytes()[: 2 * kept.stat().st_size // 3])
    assert ran(restricted, "torn", 2) == whole


def ran(file: Path, into: str, workers: int) -> list[bytes]:
    folder = file.parent / into
    assert run_experiment(file, folder, workers, "", False) == 0
    return [(folder / name).read_bytes() for name in ("report.json", "report.html", "restricted/rounds.jsonl")]


def test_what_is_told_last_while_it_plays_is_what_the_report_says(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(PLAN.replace("rounds = 2", "rounds = 10"), encoding="utf-8")
    for again in ("played", "looked at"):
        assert run_experiment(file, None, 1, "", False, live=True) == 0, again
        told = json.loads(capsys.readouterr().out.splitlines()[-1])
        assert told["done"] == 10
        report = json.loads((file.with_suffix(".lab") / "report.json").read_text("utf-8"))
        for cell, live in zip(report["variants"][0]["cells"], told["shares"], strict=True):
            assert {name: live[name] for name in ("mean", "low", "high")} == pytest.approx(
                cell["measures"]["share"], abs=1e-5
            )


def test_what_nobody_can_do_without_is_named(restricted: Path) -> None:
    restricted.write_text(RESTRICTED.replace('["action"]', '["action", "card"]'), encoding="utf-8")
    with pytest.raises(BadFile, match=re.escape("restrict[1]: 'card' is none of: action")):
        read_experiment(restricted)


def test_two_experiments_are_put_side_by_side(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = file.with_name("night.toml")
    other.write_text(file.read_text("utf-8").replace("noon", "night").replace("stronger", "slower"), encoding="utf-8")
    for each in (file, other):
        assert run_experiment(each, None, 1, "", True) == 0
    capsys.readouterr()
    assert compare_experiments(file, other) == 0
    told = capsys.readouterr().out
    # Only the variant that both have, with both experiments' figures.
    assert "guards and night" in told
    assert "as it is" in told
    assert "guard" not in told.replace("guards", "")
    assert len(re.findall(r"share of", told)) == 3
    other.write_text(other.read_text("utf-8").replace("as it is", "as it was"), encoding="utf-8")
    (file.parent / "night.lab" / "rounds.jsonl").unlink()
    assert run_experiment(other, None, 1, "", True) == 0
    with pytest.raises(ValueError, match="no variant with the same name"):
        compare_experiments(file, other)


def test_data_are_asked_and_told_as_a_table(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_experiment(file, None, 1, "", True) == 0
    capsys.readouterr()
    assert query_experiment(file, None, "SELECT first, count(*) AS pairs FROM pairs GROUP BY 1 ORDER BY 1") == 0
    assert re.search(r"veer-myn\W+8\b", capsys.readouterr().out)


MEASURED = """
import resource, sys
from pathlib import Path
from thirdhalf.lab.experiment.data import write_parquet
write_parquet(Path(sys.argv[1]))
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)
"""


def test_tables_of_many_rounds_take_no_more_memory(restricted: Path) -> None:
    restricted.write_text(RESTRICTED.replace('restrict = ["action"]', ""), encoding="utf-8")
    assert run_experiment(restricted, None, 1, "", True) == 0
    folder = restricted.with_suffix(".lab")
    terms, *rounds = (folder / "rounds.jsonl").read_text("utf-8").splitlines(keepends=True)
    taken = []
    for times in (1000, 15_000):
        (folder / "rounds.jsonl").write_text(terms + "".join(rounds) * times, encoding="utf-8")
        taken.append(int(subprocess.check_output([sys.executable, "-c", MEASURED, folder])))
    # Megabytes; some are DuckDB's own.
    assert taken[1] - taken[0] < 100
