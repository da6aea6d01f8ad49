"""Every scenario file holds."""

from pathlib import Path

import pytest

from tests.games.every.playing import of_every_game
from thirdhalf.games import kit_of
from thirdhalf.games.kit import Kit
from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.scenarios.variants import variant_names

FOLDER = Path(__file__).parents[1]
FILES = sorted(FOLDER.glob("*/scenarios/**/*.toml"))


VARIANTS = [(file, variant) for file in FILES for variant in variant_names(file)]


def called(file: Path, variant: str) -> str:
    """A test's name: the file's, and the variant's."""
    name = file.relative_to(FOLDER).as_posix()
    return f"{name}: {variant}" if variant else name


@pytest.mark.parametrize(("file", "variant"), VARIANTS, ids=[called(*each) for each in VARIANTS])
def test_scenario_holds(file: Path, variant: str) -> None:
    kit = kit_of(file.relative_to(FOLDER).parts[0])
    scenario = kit.read_scenario(kit.game(None), file, variant)
    try:
        scenario.run()
    except BadFile as error:
        pytest.fail(f"{error}\n{scenario.trace.end()}", pytrace=False)


@of_every_game
def test_every_game_has_scenarios(kit: Kit) -> None:
    if not (FOLDER / kit.id).is_dir():
        pytest.skip("THIRDHALF_GAMES names it: its scenarios are where it comes from")
    assert [file for file in FILES if file.relative_to(FOLDER).parts[0] == kit.id]


def test_there_are_at_least_sixty_beside_the_worked_examples() -> None:
    assert len([file for file in FILES if not file.name.startswith("example-")]) >= 60


def test_every_worked_example_of_dreadball_is_there() -> None:
    found = {file.name.split("-")[1] for file in (FOLDER / "dreadball").rglob("example-*.toml")}
    assert found == {f"{number:02d}" for number in range(1, 39)}
