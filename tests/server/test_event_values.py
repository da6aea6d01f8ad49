"""What events say to those outside: each value under its name, in the form that the client's types have for it."""

from typing import Any, get_type_hints

import msgspec

from tests.games.every.playing import of_every_game
from thirdhalf.games.kit import Kit
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.table import Table


def shaped(game: Game) -> dict[str, Any]:
    """The form of each value that is no number, by name."""
    shape = game.shapes().get("values")
    return {} if shape is None else get_type_hints(shape, include_extras=True)


@of_every_game
def test_every_value_has_its_name_and_form(kit: Kit) -> None:
    game = kit.game(None)
    forms = shaped(game)
    coaches = kit.roster.names[0]
    kinds = set()
    for number in range(3):
        match = game.new(kit.setup(game, {}, "values", number), [])
        table = Table(match, Dice(seed_from(f"values/{number}")), None)
        table.play((kit.roster.coach(coaches, f"{number}/home"), kit.roster.coach(coaches, f"{number}/away")))
        assert table.match.log
        for event in table.match.log:
            told = game.event_values(table.match, event)
            kinds.add(event.kind)
            assert tuple(told) == game.event_fields()[event.kind]
            for name, value in told.items():
                msgspec.convert(value, forms.get(name, int))
    assert kinds


@of_every_game
def test_every_name_of_a_value_belongs_to_an_event(kit: Kit) -> None:
    game = kit.game(None)
    assert set(shaped(game)) <= {name for fields in game.event_fields().values() for name in fields}
