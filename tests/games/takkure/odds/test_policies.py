"""Quiet answers are always allowed, and change least."""

import pytest

from tests.games.takkure.odds.positions import at_line
from thirdhalf.games.takkure.game import takkure
from thirdhalf.games.takkure.odds.policies import Answers, quiet
from thirdhalf.games.takkure.table.kinds import DODGE, NOTHING, PRESSURE, TACKLE
from thirdhalf.games.takkure.table.questions.topics import DEFENCE
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Roll


@pytest.mark.parametrize("exercise", range(1, 7))
def test_a_quiet_answer_is_allowed_to_every_question(exercise: int) -> None:
    for seed in range(3):
        chooser = Chooser(f"{exercise}/{seed}")
        match = takkure().new({"exercise": exercise}, None)
        decision = match.decision
        while decision is not None:
            if not isinstance(decision, Roll):
                answer = quiet(match)
                refusal = decision.refusal(answer)
                assert refusal is None, f"{decision.topic}: {answer} is refused by {refusal}"
            match.choose(decision.sample(chooser))
            decision = match.decision


def test_quiet_coaches_do_nothing_and_press() -> None:
    assert quiet(at_line("1-first-steps/dodge-tied", "second action")) == (NOTHING,)
    assert quiet(at_line("1-first-steps/dodge-tied", "defence")) == (PRESSURE,)
    assert quiet(at_line("2-passing/two-tacklers-one-die", "mark")) == ()
    assert quiet(at_line("1-first-steps/onslaught-dice-split", "dice for opponent")) == (2,)


def test_the_first_answer_that_is_allowed_is_given() -> None:
    match = at_line("1-first-steps/dodge-tied", "defence")
    assert Answers({DEFENCE: [(DODGE,), (TACKLE,), (PRESSURE,)]})(match) == (TACKLE,)
    assert Answers({DEFENCE: [(DODGE,)]})(match) == (PRESSURE,)
    assert Answers({}, lambda _: (99,))(match) == (99,)
