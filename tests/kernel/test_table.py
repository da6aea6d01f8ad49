"""A match being played: coaches and dice answer in turn, and every choice is written down."""

import pytest

from tests.games.noughts.game import Noughts
from thirdhalf.kernel.decision import Choice, IllegalChoice, Pick
from thirdhalf.kernel.dice import ScriptedDice
from thirdhalf.kernel.record import Recorder
from thirdhalf.kernel.seat import HOME
from thirdhalf.kernel.table import Table
from thirdhalf.kernel.view import View


def first_free(view: View) -> Choice:
    """A coach who takes the first square that is free."""
    assert isinstance(view.decision, Pick)
    return view.decision.options[:1]


def seated(*faces: int) -> Table:
    """A table at which these dice will fall."""
    game = Noughts()
    return Table(game.new({}, []), ScriptedDice(faces), Recorder(game, "test", {}, ("one", "two"), None))


def moves(table: Table) -> list[tuple[str, object]]:
    """What has been written down."""
    assert table.recorder is not None
    return [(move.by, move.choice) for move in table.recorder.moves]


def test_chance_answers_as_long_as_it_is_asked() -> None:
    table = seated(3, 3, 5, 2)
    table.let_chance_answer()
    assert moves(table) == [("chance", [3, 3]), ("chance", [5, 2])]
    assert table.decisions == 0
    assert View(table.match, HOME).decision is not None


def test_one_decision_is_played_with_the_dice_before_it() -> None:
    table = seated(6, 1)
    assert table.play_decision((first_free, first_free))
    assert moves(table) == [("chance", [6, 1]), ("home", "a3")]
    assert table.decisions == 1


def test_a_match_is_played_to_the_end() -> None:
    """The one to begin takes 0, 2, 4 and 6: the diagonal."""
    table = seated(6, 1)
    table.play((first_free, first_free))
    assert table.match.over
    assert table.decisions == 7
    assert Noughts().outcome(table.match).winner == HOME
    assert not table.play_decision((first_free, first_free))


def test_what_is_illegal_is_not_written_down() -> None:
    table = seated(6, 1)
    table.let_chance_answer()
    with pytest.raises(IllegalChoice):
        table.choose((77,))
    assert len(moves(table)) == 1


def test_play_stops_at_a_seat_without_a_coach() -> None:
    table = seated(6, 1)
    table.play((first_free, None))
    assert moves(table)[-1] == ("home", "a3")
    assert not table.match.over
