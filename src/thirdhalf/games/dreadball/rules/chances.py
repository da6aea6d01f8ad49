"""D8.8 What a pool of dice can come to, before it is rolled: exact shares, and the same out of SURE for who reckons."""

from fractions import Fraction
from functools import cache
from math import comb, prod
from typing import Final

from thirdhalf.games.dreadball.rules.pool import SIDES

SURE: Final = 10_000
REST: Final = 10**12
"""Exploding sixes have no end: successes are counted until one in so many is left; the last stands for it."""

Shares = tuple[Fraction, ...]
Opposed = tuple[Fraction, Fraction, Fraction, Fraction, Fraction]
Contest = tuple[int, int, int, int, int]

# What an (x) test comes to, in the order of `Opposed` and `Contest`.
DOUBLE: Final = 0
WIN: Final = 1
DRAW: Final = 2
LOSS: Final = 3
LOST_DOUBLE: Final = 4


@cache
def weights(dice: int, stat: int, exploding: int) -> tuple[int, ...]:
    """D8.3, D8.4: how many of all throws of a pool come to 0, 1, 2, … successes; all of them together are whole
    throws, so that shares are exact.
    """
    if dice <= 0:
        return (1,)
    if exploding:
        return exploded(dice, min(stat, SIDES))
    missed = min(stat - 1, SIDES)
    return tuple(powers(missed, SIDES - missed, dice))


def powers(missed: int, good: int, dice: int) -> list[int]:
    """The coefficients of (missed + good x) to the power of `dice`."""
    found = [1]
    for _ in range(dice):
        found = [missed * here + good * before for here, before in zip([*found, 0], [0, *found], strict=True)]
    return found


def exploded(dice: int, stat: int) -> tuple[int, ...]:
    """D8.7: a six is a success and one die more; the last count stands for so many successes or more.

    Of one die, with m faces that miss and p that succeed short of a six, the shares are the coefficients of
    (m + p x) / (6 - x); of a pool those of its power. Each is whole in sixths of what the one before is whole in.
    """
    missed = stat - 1
    plain = powers(missed, SIDES * (SIDES - 1 - missed), dice)
    counted: list[int] = []
    whole = prod([SIDES] * dice)
    rest = whole
    while rest * REST >= whole:
        count = len(counted)
        here = sum([ways * comb(count - good + dice - 1, dice - 1) for good, ways in enumerate(plain[: count + 1])])
        counted = [SIDES * each for each in [*counted, here]]
        rest = SIDES * (rest - here)
        whole *= SIDES
    return (*counted, rest)


@cache
def successes(dice: int, stat: int, exploding: int) -> Shares:
    """D8.4, D8.8: the share of each number of successes of a pool; the last is of so many or more."""
    counted = weights(dice, stat, exploding)
    whole = sum(counted)
    return tuple([Fraction(each, whole) for each in counted])


@cache
def opposed(dice: int, stat: int, foe_dice: int, foe_stat: int, exploding: int) -> Opposed:
    """D8.5, D8.6: an (x) test: doubled, won, drawn, lost, lost by a double. With exploding sixes each share is less
    than two in REST off.
    """
    ours = weights(dice, stat, exploding)
    theirs = weights(foe_dice, foe_stat, exploding)
    found = [0] * 5
    for own, weight in enumerate(ours):
        for foe, other in enumerate(theirs):
            found[result(own, foe)] += weight * other
    whole = sum(found)
    shares = [Fraction(each, whole) for each in found]
    return (shares[0], shares[1], shares[2], shares[3], shares[4])


def result(own: int, foe: int) -> int:
    """D8.5, D8.6: what so many successes come to against so many."""
    if own > foe:
        return DOUBLE if own >= 2 * foe else WIN
    if foe > own:
        return LOST_DOUBLE if foe >= 2 * own else LOSS
    return DRAW


@cache
def at_least(dice: int, stat: int, needed: int, exploding: int) -> int:
    """D8.5: the chance, out of SURE, of so many successes or more: 1 for a (1) test, n for the n-th of a (123)."""
    counted = weights(dice, stat, exploding)
    return SURE * sum(counted[needed:]) // sum(counted)


@cache
def contest(dice: int, stat: int, foe_dice: int, foe_stat: int, exploding: int) -> Contest:
    """An (x) test, out of SURE."""
    shares = opposed(dice, stat, foe_dice, foe_stat, exploding)
    return (
        int(SURE * shares[0]),
        int(SURE * shares[1]),
        int(SURE * shares[2]),
        int(SURE * shares[3]),
        int(SURE * shares[4]),
    )


@cache
def turns_out(dice: int, stat: int, foe_dice: int, foe_stat: int, armour_dice: int, armour: int, exploding: int) -> int:
    """D13.8 to D13.10: how many turns the loser of an (x) test misses on average, out of SURE to the turn."""
    saved = weights(armour_dice, armour, exploding)
    ours = weights(dice, stat, exploding)
    theirs = weights(foe_dice, foe_stat, exploding)
    left = [
        sum([chance * (hits - save) for save, chance in enumerate(saved) if save < hits]) for hits in range(len(ours))
    ]
    turns = 0
    for own, weight in enumerate(ours):
        for foe, other in enumerate(theirs):
            if result(own, foe) == DOUBLE:
                turns += weight * other * left[own - foe]
    return SURE * turns // (sum(ours) * sum(theirs) * sum(saved))
