"""One adviser: what it suggests is its best hint, and it keeps to what it has begun."""

import pytest

from thirdhalf.coaches.adviser import Adviser
from thirdhalf.games import kit_of
from thirdhalf.kernel.decision import Roll
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.view import View

QUESTIONS = 40
SETUPS: dict[str, dict[str, str | int | bool]] = {"takkure": {"exercise": 6, "measuring": "open"}, "dreadball": {}}


@pytest.mark.parametrize("name", SETUPS)
def test_the_best_hint_is_what_the_adviser_does_and_the_rest_is_worth_less(name: str) -> None:
    kit = kit_of(name)
    match = kit.game(None).new(SETUPS[name], [])
    dice = Dice(seed_from("advised"))
    advisers = (Adviser("one", kit.looking), Adviser("two", kit.looking))
    deciding = (Adviser("one", kit.looking), Adviser("two", kit.looking))
    trifle = 100 if name == "takkure" else 10
    asked = 0
    while asked < QUESTIONS:
        decision = match.decision
        assert decision is not None
        if isinstance(decision, Roll):
            match.choose(dice.roll(decision))
            continue
        asked += 1
        hints = advisers[decision.seat].advise(View(match.copy(), decision.seat))
        assert deciding[decision.seat](View(match.copy(), decision.seat)) == hints[0].choice
        assert all(hint.gain <= hints[0].gain + trifle for hint in hints)
        assert len({hint.choice for hint in hints}) == len(hints)
        match.choose(hints[0].choice)


def test_the_adviser_gives_every_question_of_a_match_an_answer_that_is_allowed() -> None:
    kit = kit_of("takkure")
    match = kit.game(None).new({"exercise": 4}, [])
    dice = Dice(seed_from("allowed"))
    adviser = Adviser("one", kit.looking)
    while match.decision is not None:
        decision = match.decision
        match.choose(dice.roll(decision) if isinstance(decision, Roll) else adviser(View(match.copy(), decision.seat)))
    assert match.over
