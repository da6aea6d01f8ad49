"""A team names how the computer plays it."""

import pytest

from thirdhalf.games import kit_of, names
from thirdhalf.games.leagues import in_style


@pytest.mark.parametrize("name", names())
def test_every_team_has_a_style_that_its_coaches_know(name: str) -> None:
    kit = kit_of(name)
    game = kit.game(None)
    for team, style in game.styles().items():
        assert in_style(game, "club+team", team) == f"club+{style}"
        assert in_style(game, "province+team", team) == f"province+{style}"
        kit.roster.coach(in_style(game, "club+team", team), "seed")


def test_a_level_without_that_style_plays_as_it_does() -> None:
    game = kit_of("takkure").game(None)
    assert in_style(game, "international+team", "dorikin") == "international"
    assert in_style(game, "club", "dorikin") == "club"
    assert in_style(game, "club+hitter", "dorikin") == "club+hitter"
