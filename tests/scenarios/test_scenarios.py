"""Every scenario file holds."""

from pathlib import Path

import pytest

from thirdhalf.takkure.game import takkure
from thirdhalf.takkure.scenario import read_scenario

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.rglob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(FOLDER).as_posix())
def test_scenario_holds(file: Path) -> None:
    read_scenario(takkure(), file).run()


def test_there_are_at_least_sixty_beside_the_worked_examples() -> None:
    assert len([file for file in FILES if not file.name.startswith("example-")]) >= 60
