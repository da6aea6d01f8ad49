"""The puzzles that come with the software: each is a question with names to choose from, and its answer stands."""

import pytest

from thirdhalf.analysis.insight import insight
from thirdhalf.analysis.puzzles import Puzzle, of_the_day, shipped
from thirdhalf.games import kit_of
from thirdhalf.kernel.record import record_from
from thirdhalf.kernel.replay import verify

ALL = shipped()


def test_every_day_has_another_until_all_have_had_their_turn() -> None:
    assert len({puzzle.name for puzzle in ALL}) == len(ALL) >= 7
    assert [of_the_day(day).name for day in range(len(ALL))] == [puzzle.name for puzzle in ALL]
    assert of_the_day(len(ALL)) == of_the_day(0)


def test_the_games_take_turns() -> None:
    games = [puzzle.game for puzzle in ALL]
    assert min(games.count(game) for game in set(games)) >= 12
    assert all(len(set(games[day : day + 3])) > 1 for day in range(len(games) - 2))


@pytest.mark.parametrize("puzzle", ALL, ids=[puzzle.name for puzzle in ALL])
def test_it_is_told_what_was_found_to_be_best(puzzle: Puzzle) -> None:
    kit = kit_of(puzzle.game)
    game = kit.game(None)
    record = record_from(puzzle.name, puzzle.record.encode())
    assert verify(game, record).over
    found = insight(kit, game, record, puzzle.move)
    assert found.by in ("home", "away")
    assert found.candidates[0].answer.choice == puzzle.best
    # Whoever played it chose otherwise, and all answers have names.
    assert found.made is not None
    assert found.made.choice != puzzle.best
    assert found.made.label is not None
    assert all(each.answer.label is not None for each in found.candidates)
    assert puzzle.gap >= 3 * puzzle.error
