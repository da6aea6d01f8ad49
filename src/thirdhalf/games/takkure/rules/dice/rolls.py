"""1.14 to 1.17, 3.08: what dice come to, against one value, between two sides, among many."""

from typing import Final

from thirdhalf.games.takkure.table.kinds import CANCELLED, CRITICAL, FAIL, SUCCESS

D12: Final = 12

MISS: Final = 0
CRITICAL_SCORE: Final = 13
"""A score orders dice: 0 is a failure, 2 to 11 a success with that die, 13 a critical, above them all."""


def score(face: int, value: int) -> int:
    """1.14, 1.17: a 1 is a critical whatever the value, a 12 a fumble, and else the die must not exceed the value."""
    if face == 1:
        return CRITICAL_SCORE
    if face == D12 or face > value:
        return MISS
    return face


def best_score(faces: tuple[int, ...], first: int, count: int, value: int) -> int:
    """4.06, R-19: the best of several dice in one roll, chosen for the coach."""
    best = MISS
    for i in range(first, first + count):
        this = score(faces[i], value)
        if this > best:
            best = this
    return best


def unopposed(own: int) -> int:
    """1.14: what a score is worth when nobody opposes it."""
    if own == CRITICAL_SCORE:
        return CRITICAL
    return SUCCESS if own != MISS else FAIL


def face_to_face(own: int, others: int) -> int:
    """1.15, 1.17: one side's result, `others` being the best score on the other side: the higher success wins, a tie
    is nobody's.
    """
    if own == MISS:
        return FAIL
    if own > others:
        return CRITICAL if own == CRITICAL_SCORE else SUCCESS
    return CANCELLED


def graded(grade: int, result: int) -> int:
    """R-55, R-80: an action has succeeded with its first success, and failed if a contest FAILED and none succeeded."""
    if result == CANCELLED or grade >= SUCCESS:
        return grade
    return result
