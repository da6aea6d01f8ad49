"""Puzzles are answered at the table: what was found to be best is right, what was played is worse."""

import pytest

from thirdhalf.analysis.answering import answered
from thirdhalf.analysis.puzzles import Puzzle, shipped
from thirdhalf.games import kit_of
from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.record import from_words, record_from
from thirdhalf.kernel.replay import replay

ONE_OF_EACH = list({puzzle.game: puzzle for puzzle in shipped()}.values())


@pytest.mark.parametrize("puzzle", ONE_OF_EACH, ids=[puzzle.game for puzzle in ONE_OF_EACH])
def test_the_best_answer_is_right_and_the_one_given_is_worse(puzzle: Puzzle) -> None:
    kit = kit_of(puzzle.game)
    game = kit.game(None)
    record = record_from(puzzle.name, puzzle.record.encode())
    match = next(match.copy() for number, (match, _) in enumerate(replay(game, record)) if number == puzzle.move)
    assert match.decision is not None
    best = from_words(game, match, match.decision, puzzle.best)
    made = from_words(game, match, match.decision, record.moves[puzzle.move].choice)
    right = answered(kit, game, record, puzzle.move, best)
    assert (right.grade, right.loss) == ("best", 0)
    assert right.best.answer == right.given.answer
    assert right.best.reason is not None
    wrong = answered(kit, game, record, puzzle.move, made)
    assert wrong.grade == "worse"
    assert wrong.loss > 0
    assert wrong.best.answer.choice == puzzle.best
    assert tuple(wrong.best.answer.numbers) == best
    assert wrong.best.reason is not None
    assert wrong.given.given


def test_what_the_rules_do_not_allow_is_refused() -> None:
    puzzle = shipped()[0]
    kit = kit_of(puzzle.game)
    record = record_from(puzzle.name, puzzle.record.encode())
    with pytest.raises(BadFile, match="do not allow"):
        answered(kit, kit.game(None), record, puzzle.move, (9999,))
    with pytest.raises(BadFile, match="no such moment"):
        answered(kit, kit.game(None), record, len(record.moves), (0,))
