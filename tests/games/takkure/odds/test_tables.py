"""Contest tables against throws listed one by one, and judged here by the book."""

from fractions import Fraction
from itertools import product

import pytest

from tests.games.takkure.odds.positions import at_the_dice
from thirdhalf.games.takkure.odds.lines import outcomes
from thirdhalf.games.takkure.odds.tables import (
    melee_shares,
    opposed_counts,
    other_counts,
    own_counts,
    score_counts,
    throws,
    unopposed_counts,
)
from thirdhalf.games.takkure.table.kinds import CANCELLED, CRITICAL, FAIL, SUCCESS

FACES = range(1, 13)


def best(faces: tuple[int, ...], value: int) -> int:
    """4.06 in long form: 100 for a critical, the highest die that does not exceed the value, or -1."""
    if 1 in faces:
        return 100
    return max([face for face in faces if face != 12 and face <= value], default=-1)


def results(mine: int, theirs: int) -> tuple[int, int]:
    """1.15 and 1.17 in long form."""

    def result(own: int, other: int) -> int:
        if own == -1:
            return FAIL
        if own <= other:
            return CANCELLED
        return CRITICAL if own == 100 else SUCCESS

    return result(mine, theirs), result(theirs, mine)


@pytest.mark.parametrize("value", range(-3, 16))
def test_an_unopposed_die_succeeds_as_often_as_its_value_says(value: int) -> None:
    """1.14, 1.17: v in 12, at least 1 and at most 11; one of them critical."""
    wins = min(max(value, 1), 11)
    assert unopposed_counts(value, 1) == (12 - wins, 0, wins - 1, 1)


@pytest.mark.parametrize("value", [-1, 1, 2, 7, 11, 14])
@pytest.mark.parametrize("dice", [1, 2, 3, 5])
def test_several_unopposed_dice_fail_only_together(dice: int, value: int) -> None:
    """4.06: all fail, or no one is rolled: (12 - w)^n and 11^n throws."""
    wins = min(max(value, 1), 11)
    fail, cancelled, success, critical = unopposed_counts(value, dice)
    assert fail == (12 - wins) ** dice
    assert cancelled == 0
    assert success == 11**dice - (12 - wins) ** dice
    assert critical == 12**dice - 11**dice


def test_no_dice_miss() -> None:
    assert score_counts(7, 0)[0] == 1
    assert sum(score_counts(7, 0)) == throws(0) == 1


@pytest.mark.parametrize(("dice", "others"), [(1, 1), (2, 1), (1, 2), (2, 2)])
@pytest.mark.parametrize(("value", "against"), [(7, 7), (8, 5), (0, 9), (12, 1), (11, 14), (4, 10)])
def test_face_to_face_tables_count_every_throw(dice: int, others: int, value: int, against: int) -> None:
    counted = [[0] * 4 for _ in range(4)]
    for faces in product(FACES, repeat=dice + others):
        mine, theirs = results(best(faces[:dice], value), best(faces[dice:], against))
        counted[mine][theirs] += 1
    table = opposed_counts((value, dice), (against, others))
    assert [list(row) for row in table] == counted
    assert sum(own_counts(table)) == sum(other_counts(table)) == throws(dice + others)


def test_two_sevens_by_hand() -> None:
    """Of 144: 25 both fail; 7 × 5 only one of them succeeds; 7 ties; 21 each of the others."""
    table = opposed_counts((7, 1), (7, 1))
    assert table[FAIL][FAIL] == 25
    assert table[CANCELLED][CANCELLED] == 7
    assert sum(own_counts(table)[SUCCESS:]) == sum(other_counts(table)[SUCCESS:]) == 35 + 21
    assert own_counts(table)[FAIL] == 60


def test_the_two_sides_of_a_table_are_each_other_s() -> None:
    table = opposed_counts((8, 2), (6, 1))
    turned = opposed_counts((6, 1), (8, 2))
    assert [[turned[j][i] for j in range(4)] for i in range(4)] == [list(row) for row in table]


def melee_by_listing(sides: tuple[tuple[int, int], ...]) -> list[list[Fraction]]:
    """R-40 in long form: every throw of everybody; whoever is tied rolls again, and again."""
    players = len(sides)
    counted = [[Fraction(0)] * 4 for _ in sides]
    everybody_tied = 0
    total = 0
    for faces in product(FACES, repeat=sum(dice for _, dice in sides)):
        total += 1
        bests = []
        used = 0
        for value, dice in sides:
            bests.append(best(faces[used : used + dice], value))
            used += dice
        top = max(bests)
        first = [i for i in range(players) if bests[i] == top and top != -1]
        if len(first) == players > 1:
            everybody_tied += 1
            continue
        for i in range(players):
            if i not in first:
                counted[i][FAIL if bests[i] == -1 else CANCELLED] += 1
        if len(first) == 1:
            counted[first[0]][CRITICAL if top == 100 else SUCCESS] += 1
        elif first:
            for i, row in zip(first, MEMORY(tuple(sides[i] for i in first)), strict=True):
                for result in range(4):
                    counted[i][result] += row[result]
    return [[share / (total - everybody_tied) for share in row] for row in counted]


class Memory:
    """The melees worked out so far."""

    def __init__(self) -> None:
        self.known: dict[tuple[tuple[int, int], ...], list[list[Fraction]]] = {}

    def __call__(self, sides: tuple[tuple[int, int], ...]) -> list[list[Fraction]]:
        if sides not in self.known:
            self.known[sides] = melee_by_listing(sides)
        return self.known[sides]


MEMORY = Memory()


@pytest.mark.parametrize(
    "sides",
    [
        ((7, 1), (7, 1)),
        ((11, 1), (11, 1), (11, 1)),
        ((9, 1), (7, 1), (4, 1)),
        ((8, 2), (6, 1), (0, 1)),
        ((10, 1), (7, 2), (7, 1)),
    ],
)
def test_a_melee_with_its_ties_is_exact(sides: tuple[tuple[int, int], ...]) -> None:
    shares = melee_shares(sides)
    assert [list(row) for row in shares] == MEMORY(sides)
    assert all(sum(row) == 1 for row in shares)


def test_two_criticals_in_a_melee_roll_again_until_one_has_it() -> None:
    """Two with value 1 succeed only with a 1: of 144 throws 11 each wins, 121 fail, 1 is rolled again."""
    assert melee_shares(((1, 1), (1, 1)))[0] == (Fraction(132, 143), Fraction(0), Fraction(0), Fraction(11, 143))


def test_a_melee_played_by_the_rules_agrees() -> None:
    """3.08: one runner and two thieves, all with BaC 7 and 4 for a ball at hand."""
    match = at_the_dice("3-death-box/melee-tied")
    odds = outcomes(match, lambda after: after.holder)
    shares = melee_shares(((11, 1),) * 3)
    for number, row in zip((0, 2, 3), shares, strict=True):
        assert odds.shares[number] == row[SUCCESS] + row[CRITICAL]
    assert odds.unexplored == 0
    assert sum(odds.shares.values()) == 1
