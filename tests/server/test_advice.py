"""What a coach may ask the computer, without a server around it."""

from tests.games.takkure.odds.positions import at_line
from thirdhalf.coaches.adviser import Adviser
from thirdhalf.games import kit_of
from thirdhalf.kernel.decision import Roll
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.view import View
from thirdhalf.server.forms import NumberValue
from thirdhalf.server.room.advice import planned, weighed


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


def test_a_plan_has_all_that_one_coach_is_asked_in_a_row_with_its_secrets() -> None:
    kit = kit_of("takkure")
    game = kit.game(None)
    match = game.new({"exercise": 6, "measuring": "open"}, [])
    dice = Dice(seed_from("planned"))
    while isinstance(decision := match.decision, Roll):
        match.choose(dice.roll(decision))
    assert decision is not None
    adviser = Adviser("seed", kit.looking)
    steps = planned(game, match, decision.seat, "seed", adviser.follow, adviser.parted())
    # 5.01: four team plays, which nobody else sees chosen; then cards are drawn.
    assert [step.question.topic for step in steps] == ["team plays"] * 4
    assert len({tuple(step.choice) for step in steps}) == 4


def test_a_plan_for_a_token_is_the_whole_action_up_to_its_dice() -> None:
    kit = kit_of("dreadball")
    game = kit.game(None)
    match = game.new({"first": "home"}, [])
    dice = Dice(seed_from("planned"))
    adviser = Adviser("seed", kit.looking)
    while (decision := match.decision) is not None and decision.topic != "token":
        if isinstance(decision, Roll):
            match.choose(dice.roll(decision))
        else:
            match.choose(adviser(View(match.copy(), decision.seat)))
    assert decision is not None
    first = adviser(View(match.copy(), decision.seat))
    steps = planned(game, match.copy(), decision.seat, "seed", adviser.parted().follow, adviser.parted(), first)
    assert [step.question.topic for step in steps[:3]] == ["token", "action", "step"]
    for step in steps:
        assert match.decision is not None
        assert match.decision.topic == step.question.topic
        match.choose(tuple(step.choice))
