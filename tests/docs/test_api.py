"""What `import thirdhalf` gives: all of it is on its page, typed, and loaded only when it is asked for."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

import thirdhalf
from tests.hygiene.sources import PACKAGE, ROOT
from thirdhalf.lab.executors import Here
from thirdhalf.lab.simulation import Series, simulate

PAGE = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")


def test_every_public_name_is_on_the_page_and_no_other() -> None:
    rows = re.findall(r"^\| `(\w+)[^|]* \|", PAGE, re.MULTILINE)
    assert sorted(rows) == sorted(thirdhalf.__all__)


def test_every_public_name_is_there_and_typed() -> None:
    root = ast.parse((PACKAGE / "__init__.py").read_text(encoding="utf-8"))
    typed = {
        alias.asname or alias.name
        for node in ast.walk(root)
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("thirdhalf")
        for alias in node.names
    }
    assert typed | {"__version__"} == set(thirdhalf.__all__)
    for name in thirdhalf.__all__:
        assert getattr(thirdhalf, name) is not None
    assert dir(thirdhalf) == sorted(thirdhalf.__all__)
    with pytest.raises(AttributeError, match="has no attribute 'chess'"):
        _ = thirdhalf.chess  # type: ignore[attr-defined]


def test_importing_loads_nothing() -> None:
    program = "import sys, thirdhalf; print([name for name in sys.modules if name.startswith('thirdhalf.')])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == "[]\n"


def test_a_match_is_the_first_that_simulate_plays(tmp_path: Path) -> None:
    match = thirdhalf.play("takkure", "rookie", "random", 7, exercise=2)
    simulate(Series("takkure", {"exercise": 2}, "rookie", "random", 1, "7"), Here(), tmp_path / "many", lambda _: None)
    match.save(tmp_path / "one.jsonl")
    assert (tmp_path / "one.jsonl").read_text() == (tmp_path / "many" / "takkure-000001.jsonl").read_text()


def test_without_a_seed_matches_differ() -> None:
    records = {tuple(thirdhalf.play("dreadball", preset="demo").told()) for _ in range(3)}
    assert len(records) == 3


def test_a_loaded_match_is_looked_at_move_by_move(tmp_path: Path) -> None:
    played = thirdhalf.play("dreadball", "rookie", "rookie", "steps", teams=("forgefathers", "veer-myn"), rushes=2)
    played.save(tmp_path / "match.jsonl")
    match = thirdhalf.load(tmp_path / "match.jsonl")
    assert match.setup["home"] == "forgefathers"
    assert match.winner == played.winner
    assert [event.kind for event in match.events] == [event.kind for event in played.events]
    for number, (move, position) in enumerate(match.steps()):
        assert (move is None) == (number == 0)
        if number % 40 == 0:
            assert match.position(number).project(0) == position.project(0)
            assert match.view("home", number).state() == position.project(0)
    assert match.drawn().endswith("over")
    assert match.drawn(1) != match.drawn()
    with pytest.raises(ValueError, match="there is no move 100000"):
        match.position(100_000)
    with pytest.raises(ValueError, match="seat is home or away, not 'chance'"):
        match.view("chance")


def test_a_record_that_was_changed_is_not_loaded(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    thirdhalf.play("takkure", seed=1, exercise=1).save(file)
    text = file.read_text()
    file.write_text(text.replace('"events":', '"events":1'))
    with pytest.raises(thirdhalf.BadFile, match="the events are not those of this match"):
        thirdhalf.load(file)
    file.write_text(text.replace('"takkure"', '"chess"'))
    with pytest.raises(thirdhalf.BadFile, match="'chess' is none of: takkure, dreadball"):
        thirdhalf.load(file)
    file.write_text("\n".join(text.splitlines()[:4]) + "\n")
    unfinished = thirdhalf.load(file)
    assert (unfinished.over, unfinished.outcome, unfinished.winner) == (False, None, "nobody")


def test_a_coach_is_given_as_it_is() -> None:
    def anything(view: thirdhalf.View) -> thirdhalf.Choice:
        assert view.decision is not None
        return view.decision.sample(thirdhalf.Chooser("1"))

    match = thirdhalf.play("takkure", anything, thirdhalf.RandomCoach, 1, exercise=1)
    assert match.record.names == ("anything", "RandomCoach")
    with pytest.raises(ValueError, match="'list' is no coach: what it makes cannot be called with a view"):
        thirdhalf.play("takkure", list, seed=1, exercise=1, attacker="home")
