"""A moment of any match, written as a scenario, is accepted and plays on to the same events."""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import thirdhalf
from tests.games.every.playing import of_every_game
from thirdhalf.games import kit_of
from thirdhalf.games.kit import Kit
from thirdhalf.kernel.texts.lengths import UNITS

SETUPS: dict[str, list[dict[str, Any]]] = {
    "takkure": [{"exercise": number} for number in range(1, 7)],
    "dreadball": [{"preset": "demo"}, {"preset": "full-like", "rushes": 2}, {"rushes": 2}],
}


def told(match: thirdhalf.Position) -> list[tuple[str, str, tuple[int, ...]]]:
    """The log, to be compared."""
    return [(event.kind, event.rule, tuple(event.values)) for event in match.log or []]


@of_every_game
@settings(max_examples=12)
@given(data=st.data())
def test_a_moment_of_any_match_is_a_scenario(kit: Kit, data: st.DataObject) -> None:
    setup = data.draw(st.sampled_from(SETUPS.get(kit.id, [{}])))
    seed = data.draw(st.integers(0, 10_000))
    coach = data.draw(st.sampled_from(kit.roster.names[:3]))
    match = thirdhalf.play(kit.id, coach, "random", seed, **setup)
    at = data.draw(st.integers(0, len(match.moves)))
    following = data.draw(st.integers(0, 8))
    unit = data.draw(st.sampled_from(list(UNITS)))
    with TemporaryDirectory() as folder:
        file = Path(folder, "moment.toml")
        file.write_text(match.scenario(at, following, unit), encoding="utf-8")
        played = kit.read_scenario(match.game, file).run()
        stopped = kit.read_scenario(match.game, file).play(at)
    assert told(played) == told(match.position(min(len(match.moves), at + following)))
    assert told(stopped) == told(match.position(at))
    assert stopped.project(0) == match.position(at).project(0)


def test_a_moment_is_written_in_millimetres() -> None:
    match = thirdhalf.play("takkure", seed=2, exercise=1)
    text = match.scenario(len(match.moves), unit="mm")
    assert 'unit = "mm"\n' in text
    assert "unit" not in match.scenario(len(match.moves))
    with pytest.raises(ValueError, match="a unit is one of in, mm, not 'cm'"):
        match.scenario(0, unit="cm")


def thirdhalf_export(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """The command as it is used."""
    command = [sys.executable, "-m", "thirdhalf", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False, env={**os.environ})


def test_the_command_writes_a_file_that_check_accepts(tmp_path: Path) -> None:
    record, file = tmp_path / "match.jsonl", tmp_path / "moment.toml"
    thirdhalf.play("dreadball", "rookie", "random", 4, preset="demo").save(record)
    done = thirdhalf_export("export", record, "--at", "20", "--moves", "5", "--unit", "mm", "-o", file)
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    assert file.read_text().startswith('title = "rookie against random, after 20 of ')
    assert thirdhalf_export("check", file).stdout.endswith("1 passed, 0 failed\n")
    assert thirdhalf_export("export", record, "--at", "20", "--moves", "5", "--unit", "mm").stdout == file.read_text()
    done = thirdhalf_export("export", record, "--at", "99999")
    assert done.returncode == 1
    assert f"{record}: there is no move 99999; there are " in done.stderr
    assert "Traceback" not in done.stderr


def test_a_changed_expectation_does_not_hold(tmp_path: Path) -> None:
    match = thirdhalf.play("takkure", seed=2, exercise=1)
    file = tmp_path / "moment.toml"
    file.write_text(match.scenario(len(match.moves)).replace('asks = "nobody"', 'asks = "home mark"'))
    with pytest.raises(thirdhalf.BadFile, match="expected home mark, found nobody"):
        kit_of("takkure").read_scenario(match.game, file).run()


def test_a_set_up_and_a_position_do_not_go_together(tmp_path: Path) -> None:
    match = thirdhalf.play("takkure", seed=2, exercise=1)
    file = tmp_path / "moment.toml"
    file.write_text(match.scenario(0) + '[table]\npitch = "box"\n')
    with pytest.raises(thirdhalf.BadFile, match="table: is not a field that is known here"):
        kit_of("takkure").read_scenario(match.game, file)
