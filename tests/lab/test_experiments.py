"""An experiment of one file: the same report whoever plays it and however often it stops; mistakes are named."""

import io
import json
import os
import re
import signal
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from thirdhalf.cli.lab import effects, experiments
from thirdhalf.cli.lab.experiments import run_experiment, show_experiment
from thirdhalf.games import kit_of
from thirdhalf.kernel.fields import BadFile
from thirdhalf.lab.experiment.changes import Change, shipped, write_content
from thirdhalf.lab.experiment.data import query
from thirdhalf.lab.experiment.plan import read_experiment
from thirdhalf.lab.experiment.rounds import RESULTS, Rounds, prepare

PLAN = """
game = "dreadball"
seed = "noon"
coaches = ["random"]
rounds = 6

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
KEPT = (RESULTS, "report.json", "report.html")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "guards.toml"
    file.write_text(PLAN, encoding="utf-8")
    return file


def ran(file: Path, into: str, workers: int) -> list[bytes]:
    folder = file.parent / into
    assert run_experiment(file, folder, workers, "", False) == 0
    return [(folder / name).read_bytes() for name in KEPT]


def test_the_report_is_the_same_to_the_last_byte(file: Path) -> None:
    alone = ran(file, "alone", 1)
    assert ran(file, "shared", 2) == alone
    # Cut off in the middle of a line, it goes on from the last whole one.
    torn = file.parent / "torn"
    torn.mkdir()
    (torn / RESULTS).write_bytes(alone[0][: 2 * len(alone[0]) // 3])
    assert ran(file, "torn", 1) == alone
    # Nothing is played again that has been played.
    assert ran(file, "alone", 1) == alone


@pytest.mark.parametrize("stop", [signal.SIGKILL, signal.SIGINT])
def test_it_goes_on_after_it_was_stopped(file: Path, stop: signal.Signals) -> None:
    file.write_text(PLAN.replace("rounds = 6", "rounds = 12"), encoding="utf-8")
    # Ctrl-C is heeded even where whoever runs the tests does not.
    heeding = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    begun = f"{heeding}; from thirdhalf.cli.main import main; main()"
    command = [sys.executable, "-c", begun, "lab", "run", str(file), "--workers", "2"]
    kept = file.with_suffix(".lab") / RESULTS
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
        while not kept.exists() or kept.read_bytes().count(b"\n") < 3:
            assert process.poll() is None
            time.sleep(0.01)
        process.send_signal(stop)
        _, said = process.communicate()
    assert not (kept.parent / "report.html").exists()
    if stop == signal.SIGINT:
        assert process.returncode == experiments.STOPPED
        assert re.fullmatch(r"Stopped after \d+ rounds: the same command goes on from there.\n", said)
    assert ran(file, "guards.lab", 1) == ran(file, "other", 1)


def test_it_does_not_notice_a_killed_worker(file: Path) -> None:
    file.write_text(PLAN.replace("rounds = 6", "rounds = 40"), encoding="utf-8")
    command = [sys.executable, "-m", "thirdhalf", "lab", "run", str(file), "--workers", "2"]
    kept = file.with_suffix(".lab") / RESULTS
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        while not kept.exists() or kept.read_bytes().count(b"\n") < 3:
            assert process.poll() is None
            time.sleep(0.01)
        threads = Path(f"/proc/{process.pid}/task").glob("*/children")
        worker = next(child for thread in threads for child in thread.read_text().split())
        os.kill(int(worker), signal.SIGKILL)
        assert process.wait() == 0
    assert ran(file, "guards.lab", 1) == ran(file, "other", 1)


def test_a_report_has_intervals_and_what_differs(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_experiment(file, None, 1, "", True) == 0
    told = json.loads(capsys.readouterr().out)
    first, second = told["variants"]
    assert told["rounds"] == 6
    cell = second["cells"][0]
    assert (cell["first"], cell["second"]) == kit_of("dreadball").teams
    share = cell["measures"]["share"]
    assert share["low"] <= share["mean"] <= share["high"]
    assert cell["differences"]["share"]["mean"] == pytest.approx(
        share["mean"] - first["cells"][0]["measures"]["share"]["mean"]
    )
    sql = "SELECT variant, sum(points) / 24 AS share FROM pairs GROUP BY 1 ORDER BY 1"
    columns, rows = query(file.with_suffix(".lab"), sql)
    assert columns == ["variant", "share"]
    shares = {each["name"]: each["cells"][0]["measures"]["share"]["mean"] for each in told["variants"]}
    assert {row[0]: row[1] for row in rows} == pytest.approx(shares)
    assert query(file.with_suffix(".lab"), "SELECT count(*) FROM occurrences WHERE times > 0")[1][0][0]
    with pytest.raises(ValueError, match="Catalog Error"):
        query(file.with_suffix(".lab"), "SELECT * FROM nothing")
    with pytest.raises(ValueError, match="disabled"):
        query(file.with_suffix(".lab"), "COPY pairs TO 'elsewhere.csv'")


def test_what_is_asked_is_told_and_nothing_else_is_compared(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = run_json(file, capsys)
    file.write_text('ask = ["draws", "wins", "action"]\n' + PLAN, encoding="utf-8")
    # Nothing is played anew for that.
    before = (file.with_suffix(".lab") / RESULTS).read_bytes()
    told = run_json(file, capsys)
    assert (file.with_suffix(".lab") / RESULTS).read_bytes() == before
    for variant, other in zip(told["variants"], whole["variants"], strict=True):
        [cell], [all_of_it] = variant["cells"], other["cells"]
        assert cell["measures"] == {name: all_of_it["measures"][name] for name in ("share", "wins", "draws")}
    [cell] = told["variants"][1]["cells"]
    share, wins, draws = (cell["measures"][name]["mean"] for name in ("share", "wins", "draws"))
    assert share == pytest.approx(wins + draws / 2, abs=1e-5)
    # Every action is told of, whether it changed or not.
    actions = {name for name in cell["occurrences"] if name.startswith("action: ")}
    assert len(actions) > 5
    assert cell["changed"].keys() == actions
    page = (file.with_suffix(".lab") / "report.html").read_text("utf-8")
    assert page.count('<th scope="row">action: run</th>') == 4
    assert "injuries a match" not in page


def run_json(file: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    assert run_experiment(file, None, 1, "", True) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    return told


def test_what_is_known_is_shown_while_it_plays(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = io.StringIO()

    def terminal(**_: object) -> Console:
        return Console(file=screen, force_terminal=True, width=120)

    monkeypatch.setattr(effects, "Console", terminal)
    assert run_experiment(file, None, 1, "", False) == 0
    seen = screen.getvalue()
    assert re.search(r"a stronger guard +veer-myn – forgefathers +\d+\.\d % +-?\d+\.\d to \d+\.\d", seen)
    assert re.search(r"rounds .*\d/6", seen)


def test_other_terms_are_another_experiment(file: Path) -> None:
    folder = file.parent / "kept"
    ran(file, "kept", 1)
    file.write_text(PLAN.replace("noon", "night"), encoding="utf-8")
    with pytest.raises(ValueError, match="was played with other seed: name a new folder"):
        Rounds(folder, prepare(read_experiment(file), folder).terms())


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ('ask = ["score", "weather"]', "ask[1]: 'weather' is none of: share, wins, draws"),
        ('game = "chess"', "game: 'chess' is none of"),
        ('teams = ["veer-myn", "veer-myn", "forgefathers"]', "teams: has a team twice"),
        ('coaches = ["nobody"]', "coaches: "),
        ('options = { home = "veer-myn" }', "options.home: is not for an experiment to choose"),
        ('[[variant]]\nname = "\\u001b[31mred"', "variant[2].name: must be a name, in one line"),
        ('[[variant]]\nname = "empty"\ncontent = "."', "variant[2].content: there are no content files"),
        ("rounds = 0", "rounds: must be a whole number from 1"),
        ('teams = ["forgefathers"]', "teams: must be 2 to 12 teams"),
        ("colour = 1", "colour: is not a field that is known here"),
        ('[[variant.change]]\nfile = "../x.toml"\nfield = "a"\nvalue = 1', "must be a file of the content"),
        ('[[variant.change]]\nfile = "teams/nobody.toml"\nfield = "a"\nvalue = 1', "there is no teams/nobody.toml"),
        ('[[variant.change]]\nfile = "teams/veer-myn.toml"\nof = "king"\nfield = "a"\nvalue = 1', "there is no 'king'"),
        (
            '[[variant.change]]\nfile = "teams/veer-myn.toml"\nof = "guard"\nfield = "luck"\nvalue = 1',
            "'guard' has no field 'luck'; it has: role, count",
        ),
        ('[[variant.change]]\nfile = "teams/veer-myn.toml"\nof = "guard"\nfield = "move"', "either value or by"),
        ('[stop]\nrule = "sequential"\npoints = 90', "stop.points: must be a whole number from 1 to 50"),
    ],
)
def test_mistakes_are_named_with_their_field(file: Path, wrong: str, said: str) -> None:
    text = PLAN if "game" not in wrong else PLAN.replace('game = "dreadball"', "")
    text = text.replace("rounds = 6", "") if "rounds" in wrong else text
    text = text.replace('coaches = ["random"]', "") if "coaches" in wrong else text
    text = text.replace("[options]\nrushes = 2", "") if "options" in wrong else text
    (file.parent / "bad").mkdir()
    file = file.parent / "bad" / "experiment.toml"
    whole = f"{text}\n{wrong}" if wrong.startswith("[") else f"{wrong}\n{text}"
    file.write_text(whole.replace('content = "."', 'content = "../bad/none"'), encoding="utf-8")
    (file.parent / "none").mkdir()
    with pytest.raises(BadFile) as error:
        prepare(read_experiment(file), file.parent / "into")
    assert said in str(error.value)


def test_content_that_cannot_be_played_names_its_variant(file: Path, tmp_path: Path) -> None:
    file.write_text(PLAN.replace("by = -1", "value = 99"), encoding="utf-8")
    with pytest.raises(BadFile, match="strength: must be a whole number"):
        prepare(read_experiment(file), tmp_path / "into")


def test_names_are_told_as_they_are(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(PLAN.replace("a stronger guard", "[/b] :smile: <i>"), encoding="utf-8")
    assert run_experiment(file, None, 1, "", False) == 0
    assert "[/b] :smile: <i>" in capsys.readouterr().out
    assert "[/b] :smile: &lt;i&gt;" in (file.with_suffix(".lab") / "report.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (1, '{"experiment":2}'),
        (
            1,
            '{"experiment":2,"game":"x","seed":"1","coaches":["a"],"cells":[],"variants":[{"name":"a"}],"software":"1"}',
        ),
        (2, '[[0,0,"1",0,0,0,1,0,0,0,{},[[],[]],{},[]]]'),
        (2, "[[7,0,1,0,0,0,1,0,0,0,{},[[],[]],{},[]]]"),
        (3, "[[1,0,1]]"),
        (3, "nothing"),
    ],
)
def test_rounds_that_are_none_are_named_with_their_line(file: Path, number: int, line: str) -> None:
    ran(file, "kept", 1)
    kept = file.parent / "kept" / RESULTS
    lines = kept.read_text("utf-8").splitlines()
    lines[number - 1] = line
    kept.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.raises(BadFile, match=f"line {number}"):
        show_experiment(file, file.parent / "kept", False)


def test_of_a_folder_only_content_is_copied(tmp_path: Path) -> None:
    own = tmp_path / "own"
    (own / "teams").mkdir(parents=True)
    (own / "teams" / "forgefathers.toml").write_bytes((shipped("dreadball") / "teams/forgefathers.toml").read_bytes())
    (own / "large.bin").write_bytes(bytes(1000))
    (own / "deep" / "er").mkdir(parents=True)
    (own / "deep" / "er" / "other.toml").write_text("a = 1", encoding="utf-8")
    change = Change("teams/forgefathers.toml", "guard", "strength", -1, 3)
    folder = write_content("dreadball", own, [change], tmp_path / "changed")
    assert folder is not None
    found = [each.relative_to(folder).as_posix() for each in folder.rglob("*") if each.is_file()]
    assert found == ["teams/forgefathers.toml"]


def test_a_change_is_written_and_nothing_else(file: Path, tmp_path: Path) -> None:
    folder = write_content("dreadball", None, read_experiment(file).variants[1].changes, tmp_path / "changed")
    assert folder is not None
    assert kit_of("dreadball").game(folder).content_hash() != kit_of("dreadball").game(None).content_hash()
    name = "teams/forgefathers.toml"
    assert [each.relative_to(folder).as_posix() for each in folder.rglob("*.toml")] == [name]
    before, after = [tomllib.loads((where / name).read_text("utf-8")) for where in (shipped("dreadball"), folder)]
    assert after["players"][0].pop("strength") == before["players"][0].pop("strength") - 1
    assert after == before
