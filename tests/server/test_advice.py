"""What a coach may ask the computer, without a server around it."""

from tests.games.takkure.odds.positions import at_line
from thirdhalf.games import kit_of
from thirdhalf.kernel.view import View
from thirdhalf.server.forms import NumberValue
from thirdhalf.server.room.advice import weighed


def test_every_way_to_share_out_dice_is_told_with_its_odds() -> None:
    match = at_line("1-first-steps/onslaught-dice-split", "dice for opponent")
    told = weighed(kit_of("takkure").forecast, View(match, match.attacker), "seed")
    assert [weight.choice for weight in told] == [[0], [1], [2]]
    assert {weight.told.message for weight in told} == {"weight-dice"}
    # Two dice at 7 against one at 7: 1008 of 1728 throws are won.
    assert told[2].told.values["succeeds"] == NumberValue(value=58)
    assert told[2].told.values["lost"] == NumberValue(value=0)


def test_nothing_is_told_where_a_game_has_nothing_to_tell() -> None:
    match = at_line("1-first-steps/onslaught-dice-split", "second action")
    assert weighed(kit_of("takkure").forecast, View(match, match.attacker), "seed") == []
