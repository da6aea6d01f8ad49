"""One moment of a match that is over."""

import pytest

from thirdhalf import play
from thirdhalf.analysis.insight import insight
from thirdhalf.games import kit_of
from thirdhalf.kernel.decision import Roll
from thirdhalf.kernel.fields import BadFile

ENOUGH = 5
MADE = {
    "takkure": lambda: play("takkure", "club", "club", seed="third half", exercise=3),
    "dreadball": lambda: play("dreadball", "club", "club", seed="third half"),
}


@pytest.mark.parametrize("game", ["takkure", "dreadball"])
def test_chances_add_up_and_dice_are_weighed_exactly(game: str) -> None:
    played = MADE[game]()
    kit = kit_of(game)
    thrown = 0
    for move, (_, match) in enumerate(played.steps()):
        if move % 3 and not isinstance(match.decision, Roll):
            continue
        found = insight(kit, played.game, played.record, move)
        assert found.chances is not None
        assert found.chances.win + found.chances.draw + found.chances.loss == pytest.approx(1)
        if found.dice is None:
            continue
        thrown += 1
        if thrown > ENOUGH:
            break
        assert 0 < found.dice.likely <= 1
        # Whoever is helped could expect less than what came.
        assert -1 <= found.dice.came <= 1
    assert thrown > 0
    with pytest.raises(BadFile):
        insight(kit, played.game, played.record, len(played.record.moves) + 1)
