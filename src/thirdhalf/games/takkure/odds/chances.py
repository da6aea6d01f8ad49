"""How likely a roll is to succeed, out of SURE: quick to reckon with, for coaches who ask again and again."""

from functools import cache
from typing import Final

from thirdhalf.games.takkure.odds.tables import Side, opposed_counts, other_counts, own_counts, score_counts
from thirdhalf.games.takkure.rules.dice.rolls import CRITICAL_SCORE, MISS
from thirdhalf.games.takkure.table.kinds import SUCCESS

SURE: Final = 10_000


@cache
def success(value: int, dice: int) -> int:
    """1.14: the chance of an unopposed roll."""
    counts = score_counts(value, dice)
    return SURE - SURE * counts[MISS] // sum(counts)


@cache
def duel(own: Side, foe: Side) -> tuple[int, int]:
    """1.15: the chances that a side wins a face-to-face roll, and that the other does; the rest is nobody's."""
    table = opposed_counts(own, foe)
    mine = own_counts(table)
    total = sum(mine)
    return SURE * sum(mine[SUCCESS:]) // total, SURE * sum(other_counts(table)[SUCCESS:]) // total


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
    mine = score_counts(*own)
    total = sum(mine)
    for i in range(MISS + 1, CRITICAL_SCORE + 1):
        below = SURE
        level = SURE
        for foe in foes:
            counts = score_counts(*foe)
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
