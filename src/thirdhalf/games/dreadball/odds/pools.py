"""Exact odds of pools: success counts, opposed tests with doubles, and tests that are repeated in one action."""

from fractions import Fraction

from thirdhalf.games.dreadball.rules.chances import successes

Pool = tuple[int, int]
"""How many dice, and the stat they are rolled against: 4 for 4+."""


def exactly(pool: Pool, exploding: int) -> list[Fraction]:
    """D8.3, D8.8: how likely each number of successes is, from 0 to the last that is possible. With exploding
    sixes the last stands for so many or more, and is rarer than one in 10¹².
    """
    shares = list(successes(pool[0], pool[1], exploding))
    while len(shares) > 1 and not shares[-1]:
        shares.pop()
    return shares


def reached(pool: Pool, needed: int, exploding: int) -> Fraction:
    """D8.5: so many successes or more."""
    return sum(successes(pool[0], pool[1], exploding)[needed:], Fraction(0))


def repeated(pool: Pool, tests: int, exploding: int) -> list[Fraction]:
    """D8.5: a (123) test made again and again in one action: how likely the first n of them all succeed."""
    found: list[Fraction] = []
    chance = Fraction(1)
    for needed in range(1, tests + 1):
        chance *= reached(pool, needed, exploding)
        found.append(chance)
    return found
