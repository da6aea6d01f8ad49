"""Which throws of a pool come to the same: those with as many successes, and as many sixes where sixes explode."""

from functools import cache
from math import comb, prod

from thirdhalf.games.dreadball.rules.pool import SIDES, pool_at_hand
from thirdhalf.games.dreadball.table.state import own_match
from thirdhalf.kernel.decision import Choice
from thirdhalf.odds.explorer import Fall, every_throw

Bunched = tuple[tuple[int, Choice], ...]


def by_successes(fall: Fall) -> bool:
    """D8.3, D8.7: one throw for each count of successes; one by one if the roll is no test."""
    match = own_match(fall.match)
    test = pool_at_hand(match)
    if test is None:
        return every_throw(fall)
    stat = match.players[test.player].profile.stat(test.kind)
    for weight, faces in bunched(fall.roll.count, stat, match.terms.exploding):
        fall.add(faces, weight)
    return True


@cache
def bunched(dice: int, stat: int, exploding: int) -> Bunched:
    """All throws of a pool, bunched: misses, successes short of a six, and sixes. Without exploding sixes a six is a
    success like any other.
    """
    missed = min(stat - 1, SIDES)
    sixes = 1 if exploding else 0
    plain = SIDES - missed - sixes
    if stat > SIDES:
        missed, plain = SIDES - sixes, 0
    found: list[tuple[int, Choice]] = []
    for six in range(dice + 1 if sixes else 1):
        for good in range(dice - six + 1):
            bad = dice - six - good
            ways = comb(dice, six) * comb(dice - six, good) * prod([plain] * good) * prod([missed] * bad)
            if ways:
                found.append((ways, (SIDES,) * six + (min(stat, SIDES),) * good + (1,) * bad))
    return tuple(found)
