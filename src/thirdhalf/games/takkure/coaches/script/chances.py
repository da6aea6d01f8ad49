"""How likely a roll is to succeed, out of SURE. The one place where coaches reckon with dice."""

from functools import cache
from typing import Final

from thirdhalf.games.takkure.rules.dice.rolls import CRITICAL_SCORE, D12, MISS, score

SURE: Final = 10_000

Side = tuple[int, int]
"""A value to roll against, and how many dice are rolled."""


@cache
def spread(value: int, dice: int) -> tuple[int, ...]:
    """1.14, 4.06: for each score how many of the 12^dice throws have it as their best."""
    counts = [0] * (CRITICAL_SCORE + 1)
    if dice == 0:
        counts[MISS] = 1
        return tuple(counts)
    for face in range(1, D12 + 1):
        own = score(face, value)
        for best, count in enumerate(spread(value, dice - 1)):
            counts[max(own, best)] += count
    return tuple(counts)


@cache
def success(value: int, dice: int) -> int:
    """1.14: the chance of an unopposed roll."""
    counts = spread(value, dice)
    return SURE - SURE * counts[MISS] // sum(counts)


@cache
def duel(own: Side, foe: Side) -> tuple[int, int]:
    """1.15: the chances that a side wins a face-to-face roll, and that the other does; the rest is nobody's."""
    mine = spread(*own)
    theirs = spread(*foe)
    wins = 0
    losses = 0
    for i, count in enumerate(mine):
        for j, times in enumerate(theirs):
            if i > j:
                wins += count * times
            elif j > i:
                losses += count * times
    total = sum(mine) * sum(theirs)
    return SURE * wins // total, SURE * losses // total


@cache
def melee(own: Side, foes: tuple[Side, ...]) -> int:
    """3.08: the chance to be the one winner; those tied for best are given equal parts of it.

    Against one opponent it is a plain face-to-face roll (1.15), against none a plain roll.
    """
    if not foes:
        return success(*own)
    if len(foes) == 1:
        return duel(own, foes[0])[0]
    share = 0
    mine = spread(*own)
    total = sum(mine)
    for i in range(MISS + 1, CRITICAL_SCORE + 1):
        below = SURE
        level = SURE
        for foe in foes:
            counts = spread(*foe)
            whole = sum(counts)
            below = below * sum(counts[:i]) // whole
            level = level * sum(counts[: i + 1]) // whole
        share += mine[i] * (below + (level - below) // 2)
    return share // total


@cache
def standing(dodge: Side, burst: Side, tacklers: tuple[Side, ...]) -> int:
    """1.19 to 1.21, 3.07: the chance that a carrier keeps its feet, doing the better of DODGE and BREAK THROUGH.

    The dice go to the first tacklers, one each as long as they last; the other tacklers roll unopposed.
    """
    if not tacklers:
        return SURE
    return max(_kept(dodge, tacklers), _kept(burst, tacklers))


def _kept(own: Side, tacklers: tuple[Side, ...]) -> int:
    value, dice = own
    kept = SURE
    first = dice - len(tacklers) + 1 if dice > len(tacklers) else 1
    for tackler in tacklers:
        if dice:
            used = min(first, dice)
            lost = duel((value, used), tackler)[1]
            dice -= used
            first = 1
        else:
            lost = success(*tackler)
        kept = kept * (SURE - lost) // SURE
    return kept
