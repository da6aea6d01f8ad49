"""Dice against values, worked out independently by listing all faces (1.14 to 1.17)."""

from fractions import Fraction
from itertools import product

import pytest

from thirdhalf.games.takkure.rules.dice.rolls import MISS, best_score, face_to_face, score, unopposed
from thirdhalf.games.takkure.table.kinds import CANCELLED, CRITICAL, FAIL, SUCCESS

FACES = range(1, 13)


@pytest.mark.parametrize("value", range(-3, 16))
def test_an_unopposed_roll_succeeds_as_often_as_its_value_says(value: int) -> None:
    """1.14, 1.17: a 1 always, a 12 never, so at least 1 and at most 11 in 12."""
    wins = sum(unopposed(score(face, value)) >= SUCCESS for face in FACES)
    assert wins == min(max(value, 1), 11)


@pytest.mark.parametrize("value", range(-3, 16))
def test_only_a_one_is_critical(value: int) -> None:
    assert [face for face in FACES if unopposed(score(face, value)) == CRITICAL] == [1]


def by_the_book(mine: int, my_value: int, theirs: int, their_value: int) -> int:
    """1.15 and 1.17 in long form: my result."""
    i_succeed = mine == 1 or (mine != 12 and mine <= my_value)
    they_succeed = theirs == 1 or (theirs != 12 and theirs <= their_value)
    if not i_succeed:
        return FAIL
    if not they_succeed:
        return CRITICAL if mine == 1 else SUCCESS
    if mine == 1 and theirs != 1:
        return CRITICAL
    if theirs == 1:
        return CANCELLED
    return SUCCESS if mine > theirs else CANCELLED


@pytest.mark.parametrize("my_value", [-1, 1, 5, 7, 11, 12, 14])
@pytest.mark.parametrize("their_value", [-1, 1, 5, 7, 11, 12, 14])
def test_face_to_face_is_by_the_book(my_value: int, their_value: int) -> None:
    for mine, theirs in product(FACES, FACES):
        result = face_to_face(score(mine, my_value), score(theirs, their_value))
        assert result == by_the_book(mine, my_value, theirs, their_value), (mine, theirs)


def test_two_strong_sevens_win_equally_often() -> None:
    """Both STR 7, of 144 throws: 35 against a failure, 15 by the higher of 2 to 7, 6 criticals over those."""
    wins = sum(face_to_face(score(mine, 7), score(theirs, 7)) >= SUCCESS for mine, theirs in product(FACES, FACES))
    assert Fraction(wins, 144) == Fraction(7 * 5 + 15 + 6, 144)


def test_the_best_of_two_dice_counts() -> None:
    """4.06, R-19: a critical before the highest success, a success before a failure."""
    assert best_score((9, 5), 0, 2, 7) == 5
    assert best_score((4, 6), 0, 2, 7) == 6
    assert best_score((6, 1), 0, 2, 7) == score(1, 7)
    assert best_score((12, 8), 0, 2, 7) == MISS
    assert best_score((3, 9, 6), 1, 2, 7) == 6
