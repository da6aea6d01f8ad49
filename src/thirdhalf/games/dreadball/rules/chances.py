"""D8.8 What a pool of dice can come to, before it is rolled: exact shares, and the same out of SURE for who reckons."""

from fractions import Fraction
from functools import cache
from typing import Final

from thirdhalf.games.dreadball.rules.pool import SIDES

SURE: Final = 10_000
LAST: Final = 12
"""More successes than this count as so many: no rule asks for more, and only exploding sixes reach them."""

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
def one_die(stat: int, exploding: int) -> Shares:
    """D8.3, D8.7: the share of each number of successes of one die and whatever dice its sixes add."""
    shares = [Fraction(0)] * (LAST + 1)
    missed = Fraction(min(stat - 1, SIDES), SIDES)
    if not exploding:
        shares[0] = missed
        shares[1] = 1 - missed
        return tuple(shares)
    # A six adds one success and a new die, which may be a six in its turn.
    six = Fraction(1, SIDES)
    plain = 1 - missed - six
    shares[0] = missed
    before = Fraction(1)
    for count in range(1, LAST):
        shares[count] = (plain + missed * six) * before
        before *= six
    shares[LAST] = 1 - sum(shares, Fraction(0))
    return tuple(shares)


@cache
def successes(dice: int, stat: int, exploding: int) -> Shares:
    """D8.4, D8.8: the share of each number of successes of a pool, from 0 to LAST or more."""
    if dice <= 0:
        return (Fraction(1),) + (Fraction(0),) * LAST
    before = successes(dice - 1, stat, exploding)
    shares = [Fraction(0)] * (LAST + 1)
    for here, share in enumerate(one_die(stat, exploding)):
        if share:
            for count, other in enumerate(before):
                shares[min(count + here, LAST)] += share * other
    return tuple(shares)


@cache
def opposed(dice: int, stat: int, foe_dice: int, foe_stat: int, exploding: int) -> Opposed:
    """D8.5, D8.6: an (x) test: doubled, won, drawn, lost, lost by a double."""
    shares = [Fraction(0)] * 5
    theirs = successes(foe_dice, foe_stat, exploding)
    for own, share in enumerate(successes(dice, stat, exploding)):
        if share:
            for foe, other in enumerate(theirs):
                shares[result(own, foe)] += share * other
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
    return int(SURE * sum(successes(dice, stat, exploding)[needed:], Fraction(0)))


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
    saved = successes(armour_dice, armour, exploding)
    theirs = successes(foe_dice, foe_stat, exploding)
    turns = Fraction(0)
    for own, share in enumerate(successes(dice, stat, exploding)):
        if share:
            for foe, other in enumerate(theirs):
                if result(own, foe) == DOUBLE:
                    for save, chance in enumerate(saved):
                        if own - foe > save:
                            turns += share * other * chance * (own - foe - save)
    return int(SURE * turns)
