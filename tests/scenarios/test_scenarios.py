"""Every scenario file holds."""

from pathlib import Path

import pytest

from thirdhalf.dreadball.game import dreadball
from thirdhalf.dreadball.scenario import read_scenario as read_dreadball
from thirdhalf.takkure.game import takkure
from thirdhalf.takkure.scenario import read_scenario as read_takkure

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.rglob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(FOLDER).as_posix())
def test_scenario_holds(file: Path) -> None:
    if file.relative_to(FOLDER).parts[0] == "dreadball":
        read_dreadball(dreadball(), file).run()
    else:
        read_takkure(takkure(), file).run()


def test_there_are_at_least_sixty_beside_the_worked_examples() -> None:
    assert len([file for file in FILES if not file.name.startswith("example-")]) >= 60


def test_every_worked_example_of_dreadball_is_there() -> None:
    found = {file.name.split("-")[1] for file in (FOLDER / "dreadball").rglob("example-*.toml")}
    assert found == {f"{number:02d}" for number in range(1, 39)}
