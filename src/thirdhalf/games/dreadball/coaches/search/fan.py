"""What a pool can come to: one throw for each number of successes that matters, each with its share."""

from functools import cache
from typing import Final

from thirdhalf.coaches.fan import ANY_THROW, Fan
from thirdhalf.games.dreadball.rules.chances import SURE, successes
from thirdhalf.games.dreadball.rules.pool import SIDES, Test, pool_at_hand
from thirdhalf.games.dreadball.table.kinds import ARMOUR, DODGE, SLAM, SLAMBACK, STEAL
from thirdhalf.games.dreadball.table.state import Match
from thirdhalf.kernel.decision import Choice, Roll

ENOUGH: Final = 2
"""More successes than this change nothing in a (1) test."""
MOST: Final = 5


def fan_of(match: Match, roll: Roll) -> Fan:
    """The throws to be looked at; none where a roll is no test or adds to one."""
    test = pool_at_hand(match)
    if test is None or test.successes:
        return ANY_THROW
    stat = match.players[test.player].profile.stat(test.kind)
    return fan(roll.count, stat, match.terms.exploding, enough_in(test))


def enough_in(test: Test) -> int:
    """From how many successes on more change nothing worth a word."""
    return MOST if test.kind in (SLAM, STEAL, SLAMBACK, DODGE, ARMOUR) else ENOUGH


def throw_for(match: Match, roll: Roll, faces: Choice) -> Choice | None:
    """Which throw of the fan stands for these faces; none where a six has added dice."""
    test = pool_at_hand(match)
    assert test is not None
    stat = match.players[test.player].profile.stat(test.kind)
    if match.terms.exploding and SIDES in faces:
        return None
    count = min(len([face for face in faces if face >= stat]), enough_in(test))
    for _, standing in fan(roll.count, stat, match.terms.exploding, enough_in(test)).throws:
        if len([face for face in standing if face >= stat]) == count:
            return standing
    return None


@cache
def fan(dice: int, stat: int, exploding: int, enough: int) -> Fan:
    """D8.3: throws with 0, 1, 2, … successes; from `enough` on they are one."""
    shares = [int(SURE * share) for share in successes(dice, stat, exploding)]
    last = min(dice, enough)
    counts = [*shares[:last], sum(shares[last:])]
    # A six may add dice, which would have to be thrown in their turn.
    good = SIDES - 1 if exploding and stat < SIDES else SIDES
    found: list[tuple[int, Choice]] = []
    for count, share in enumerate(counts):
        if share:
            found.append((share, (good,) * count + (1,) * (dice - count)))
    return Fan(tuple(found), SURE)
