"""What a form says of a flag that is not set is what the reader of the files takes it for."""

from pathlib import Path

import pytest

from thirdhalf.games.forms import FLAG, Field
from thirdhalf.games.takkure.forms import FORMS
from thirdhalf.games.takkure.game import Takkure
from thirdhalf.games.takkure.kit import KIT

EXERCISE = """
[[exercise]]
number = 77
title = "Flags"
origin = "user"
pitch = "match"
biggest_base = 40
attack = [{{ position = "wing", at = [0, -9], ball = true }}]
defence = [{{ position = "wing", at = [0, 2] }}]
{flag}
"""
FLAGS = [field for form in FORMS if form.name == "exercise" for field in form.fields if field.kind == FLAG]


def told(folder: Path, name: str, flag: str) -> int:
    """What the exercise has then."""
    folder.mkdir()
    (folder / "exercises.toml").write_text(EXERCISE.format(flag=flag), encoding="utf-8")
    game = KIT.game(folder)
    assert isinstance(game, Takkure)
    return int(getattr(game.exercise(77).terms, name))


@pytest.mark.parametrize("field", FLAGS, ids=lambda field: field.name)
def test_a_flag_that_is_not_set_is_what_it_usually_is(field: Field, tmp_path: Path) -> None:
    for value in (True, False):
        assert told(tmp_path / str(value), field.name, f"{field.name} = {value}".lower()) == value
    assert told(tmp_path / "unsaid", field.name, "") == field.usually
