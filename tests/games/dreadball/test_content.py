"""Teams of one's own, and what is wrong with files, in one line."""

from pathlib import Path

import pytest

from thirdhalf.games.dreadball.game import dreadball
from thirdhalf.games.dreadball.scenarios.reading import read_scenario
from thirdhalf.games.dreadball.table.catalog import CONTENT, built_in, read_catalog
from thirdhalf.kernel.fields import BadFile

SOURCE = (CONTENT / "teams" / "veer-myn.toml").read_text(encoding="utf-8")
SCENARIO = """
title = "A Run"
rules = ["D9.1"]
game = "dreadball"
play = ["token: vs", "action: run", "step: 1 0", "step: stop", "facing: E"]

[table]
ball = [-5, 3]

[[player]]
id = "vs"
team = "home"
card = "veer-myn striker"
at = [0, 0]
facing = "E"

[expect.player.vs]
at = [1, 0]
"""


def with_team(folder: Path, text: str) -> Path:
    """A folder with one team."""
    (folder / "teams").mkdir()
    (folder / "teams" / "own.toml").write_text(text, encoding="utf-8")
    return folder


def test_a_team_of_ones_own_is_added(tmp_path: Path) -> None:
    folder = with_team(tmp_path, SOURCE.replace('"veer-myn"', '"rats"').replace("speed = 3", "speed = 2"))
    game = dreadball(folder)
    assert set(game.catalog.teams) == {"veer-myn", "forgefathers", "clockworks", "marshlords", "rats"}
    assert game.team("rats").squad[0].speed == 2
    assert game.content_hash() != built_in().hash


def test_a_known_id_replaces_a_team(tmp_path: Path) -> None:
    folder = with_team(tmp_path, SOURCE.replace("move = 6", "move = 7"))
    assert dreadball(folder).team("veer-myn").squad[0].move == 7


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("count = 6", "count = 5", "players: a squad has 8 players, not 7"),
        ("speed = 3", "speed = 7", "speed: must be a whole number from 2 to 6"),
        ('role = "guard"', 'role = "keeper"', "'keeper' is none of: guard, jack, striker"),
        ("count = 2", 'count = 2\nnames = ["A"]', "names: there are 2 players, not 1"),
        ("move = 6", "mov = 6", "move: is missing"),
        ('origin = "sheet"', 'origin = "sheet"\nhat = 1', "hat: is not a field that is known here"),
    ],
)
def test_a_mistake_in_a_team_is_named(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(BadFile, match=message):
        read_catalog(with_team(tmp_path, SOURCE.replace(old, new, 1)))


def test_a_squad_out_of_order_is_refused(tmp_path: Path) -> None:
    """D5.3"""
    swapped = (
        SOURCE.replace('style = "striker"\n', "")
        .replace('"guard"', '"keeper"')
        .replace('"striker"', '"guard"')
        .replace('"keeper"', '"striker"')
    )
    with pytest.raises(BadFile, match="guards, jacks, strikers"):
        read_catalog(with_team(tmp_path, swapped))


def test_a_folder_without_content_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="has no content for this game"):
        read_catalog(tmp_path)
    with pytest.raises(BadFile, match="is no folder"):
        read_catalog(tmp_path / "nothing")


def run(folder: Path, text: str) -> None:
    """Run a scenario."""
    file = folder / "scenario.toml"
    file.write_text(text, encoding="utf-8")
    read_scenario(dreadball(), file).run()


def test_the_scenario_holds(tmp_path: Path) -> None:
    run(tmp_path, SCENARIO)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("D9.1", "B9.1", "there is no rule 'B9.1'"),
        ("at = [0, 0]", "at = [12, 0]", "D3.9: there is no hex 12 0 on the pitch"),
        ("at = [0, 0]", "at = [0.5, 0]", r"must be two whole numbers, \[q, r\]"),
        ('facing = "E"', 'facing = "N"', "'N' is none of: E, SE"),
        ('facing = "E"', 'facing = "E"\nball = true', "in a player's hands and cannot lie on the pitch too"),
        ("veer-myn striker", "veer-myn jack", "'veer-myn jack' is none of"),
        ('id = "vs"', 'id = "7"', "begins with a letter"),
        ("step: 1 0", "step: 2 0", "'2 0' is not offered for 'step'; offered: stop, 1 0"),
        ("token: vs", "action: run", r"asks home for 'token', not for 'action' \(WholeMatch › Rush\)"),
        ("[expect.player.vs]\nat = [1, 0]", "[expect.player.vs]\nat = [0, 0]", "expected 0 0, found 1 0"),
        ("[expect.player.vs]", "[expect.player.xy]", "there is no such player"),
        ("ball = [-5, 3]", "ball = [-5, 3]\nrushes = 0", "rushes: must be a whole number from 1 to 200"),
        ("[expect.player.vs]", '[expect]\nevents = ["flew"]\n[expect.player.vs]', "'flew' is no kind of event"),
        ("[expect.player.vs]", '[expect]\nball = "vs"\n[expect.player.vs]', "expected vs, found -5 3"),
    ],
)
def test_a_mistake_in_a_scenario_is_named(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(BadFile, match=message) as found:
        run(tmp_path, SCENARIO.replace(old, new, 1))
    assert "\n" not in str(found.value)
