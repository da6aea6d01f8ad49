"""Tables of contests: of all throws of some dice, how many come to what (1.14 to 1.17, 3.08, 4.06).

Counts are whole numbers out of `throws(dice)`; only a melee, whose ties roll again without end, needs fractions. What
a die is worth is asked of `rules.dice.rolls`, face by face; the tables are kept.
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from math import prod
from typing import Final

from thirdhalf.games.takkure.rules.dice.rolls import (
    CRITICAL_SCORE,
    D12,
    MISS,
    face_to_face,
    score,
    unopposed,
)
from thirdhalf.games.takkure.table.kinds import CANCELLED, CRITICAL, FAIL, SUCCESS

RESULTS: Final = 4
"""FAIL, CANCELLED, SUCCESS, CRITICAL: the places of every table below."""

Counts = tuple[int, ...]
Joint = tuple[Counts, ...]
Side = tuple[int, int]
"""Somebody in a contest: a value to roll against, and how many dice are rolled."""
Scores = tuple[int, ...]
Shares = tuple[Fraction, Fraction, Fraction, Fraction]

_SCORES: Final = CRITICAL_SCORE + 1


def throws(dice: int) -> int:
    """How many ways that many dice can fall."""
    return prod([D12] * dice)


def face_with(score: int) -> int:
    """A face that has this score, whatever the value, if any has: a 12 always misses, a 1 is always critical."""
    return D12 if score == MISS else 1 if score == CRITICAL_SCORE else score


@cache
def score_counts(value: int, dice: int) -> Counts:
    """1.14, 4.06, R-19: how many throws of these dice have each score as their best; the place in the table is the
    score.
    """
    counts = [0] * _SCORES
    if dice == 0:
        counts[MISS] = 1
        return tuple(counts)
    for face in range(1, D12 + 1):
        own = score(face, value)
        for best, ways in enumerate(score_counts(value, dice - 1)):
            counts[max(own, best)] += ways
    return tuple(counts)


def scored(sides: tuple[Side, ...]) -> Iterator[tuple[Scores, int]]:
    """All scores these sides can have together, and how many throws have them."""
    possible = [[pair for pair in enumerate(score_counts(value, dice)) if pair[1]] for value, dice in sides]
    for pairs in product(*possible):
        weight = 1
        for pair in pairs:
            weight *= pair[1]
        yield tuple([pair[0] for pair in pairs]), weight


@cache
def unopposed_counts(value: int, dice: int) -> Counts:
    """1.14: results of a roll that nobody opposes, out of `throws(dice)`."""
    counts = [0] * RESULTS
    for own, ways in enumerate(score_counts(value, dice)):
        counts[unopposed(own)] += ways
    return tuple(counts)


@cache
def opposed_counts(own: Side, other: Side) -> Joint:
    """1.15: results of both sides of a face-to-face roll, out of the throws of all dice: own result first.

    A tie is where both are CANCELLED, and only there.
    """
    table = [[0] * RESULTS for _ in range(RESULTS)]
    theirs = [(best, ways) for best, ways in enumerate(score_counts(*other)) if ways]
    for mine, own_ways in enumerate(score_counts(*own)):
        if own_ways:
            for best, ways in theirs:
                table[face_to_face(mine, best)][face_to_face(best, mine)] += own_ways * ways
    return tuple([tuple(row) for row in table])


def own_counts(table: Joint) -> Counts:
    """The first side's results in a table of both."""
    return tuple([sum(row) for row in table])


def other_counts(table: Joint) -> Counts:
    """The second side's results in a table of both."""
    return tuple([sum([row[result] for row in table]) for result in range(RESULTS)])


@cache
def melee_shares(sides: tuple[Side, ...]) -> tuple[Shares, ...]:
    """3.08, R-40: everybody's results in a melee, ties rolled again included, exactly."""
    counts = [score_counts(value, dice) for value, dice in sides]
    everybody = (1 << len(sides)) - 1
    whole = throws(sum([dice for _, dice in sides]))
    shares = [[Fraction(0)] * RESULTS for _ in sides]
    for place in range(len(sides)):
        shares[place][FAIL] += Fraction(prod([count[MISS] for count in counts]), whole)
    again = Fraction(0)
    for best in range(MISS + 1, _SCORES):
        below = [sum(count[MISS + 1 : best]) for count in counts]
        for tied in range(1, everybody + 1):
            first = [place for place in range(len(sides)) if tied >> place & 1]
            lead = prod([counts[place][best] for place in first])
            if lead == 0:
                continue
            if tied == everybody and len(first) > 1:
                again += Fraction(lead, whole)
                continue
            beaten = [place for place in range(len(sides)) if not tied >> place & 1]
            ways = lead * prod([counts[place][MISS] + below[place] for place in beaten])
            for place in beaten:
                others = ways_without(lead, counts, below, beaten, place)
                shares[place][FAIL] += Fraction(others * counts[place][MISS], whole)
                shares[place][CANCELLED] += Fraction(others * below[place], whole)
            if len(first) == 1:
                grade = CRITICAL if best == CRITICAL_SCORE else SUCCESS
                shares[first[0]][grade] += Fraction(ways, whole)
            else:
                rolled_again = melee_shares(tuple([sides[place] for place in first]))
                for place, later in zip(first, rolled_again, strict=True):
                    for result in range(RESULTS):
                        shares[place][result] += later[result] * Fraction(ways, whole)
    once = 1 - again
    settled = [[share * Fraction(once.denominator, once.numerator) for share in row] for row in shares]
    return tuple([(row[FAIL], row[CANCELLED], row[SUCCESS], row[CRITICAL]) for row in settled])


def ways_without(lead: int, counts: list[Counts], below: list[int], beaten: list[int], left_out: int) -> int:
    """How many throws lead to this tie, the dice of one of the beaten left out."""
    return lead * prod([counts[place][MISS] + below[place] for place in beaten if place != left_out])
