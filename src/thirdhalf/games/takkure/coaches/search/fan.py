"""What a throw of Takkure can come to: a few throws, each with how many throws it stands for."""

from functools import cache
from typing import Final

from thirdhalf.coaches.fan import ANY_THROW, Fan
from thirdhalf.games.takkure.odds.tables import Scores, Side, face_with, scored
from thirdhalf.games.takkure.rules.at_hand import rolling_at_hand
from thirdhalf.games.takkure.rules.dice.rolls import CRITICAL_SCORE, D12, MISS, best_score
from thirdhalf.games.takkure.table.kinds import BACKBONE, ENDURING, KEEPING_FEET, WITS
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.kernel.decision import Choice, Roll

MINOR: Final = (ENDURING, KEEPING_FEET, WITS, BACKBONE)
"""Rolls that change little: one throw will do."""

MOST_ROLLERS: Final = 3


def fan_of(match: Match, roll: Roll) -> Fan:
    """The throws to be looked at; none where a roll changes little or has many rollers."""
    throw = rolling_at_hand(match)
    if throw is None or throw.kinds[0] in MINOR or roll.count != sum(throw.counts):
        return ANY_THROW
    if len(throw.players) > MOST_ROLLERS:
        return ANY_THROW
    return fan(tuple(zip(throw.values, throw.counts, strict=True)))


@cache
def fan(sides: tuple[Side, ...]) -> Fan:
    """1.14, 1.15, 3.08: one throw for each way in which the rollers can succeed, beat each other, tie and fail."""
    shares: dict[Scores, int] = {}
    likeliest: dict[Scores, tuple[int, Scores]] = {}
    for scores, share in scored(sides):
        kind = outcome(scores)
        shares[kind] = shares.get(kind, 0) + share
        if kind not in likeliest or share > likeliest[kind][0]:
            likeliest[kind] = (share, scores)
    throws = tuple([(share, faces(likeliest[kind][1], sides)) for kind, share in shares.items()])
    return Fan(throws, sum(shares.values()))


def outcome(scores: Scores) -> Scores:
    """Who fails, who is best (and whether by a critical), and who succeeds in vain."""
    best = max(scores)
    found = []
    for own in scores:
        if own == MISS:
            found.append(0)
        elif own < best:
            found.append(1)
        else:
            found.append(3 if best == CRITICAL_SCORE else 2)
    return tuple(found)


def faces(scores: Scores, sides: tuple[Side, ...]) -> Choice:
    """A throw in which every roller's best die has that score."""
    shown: list[int] = []
    for own, (_, dice) in zip(scores, sides, strict=True):
        shown.append(face_with(own))
        shown += [D12] * (dice - 1)
    return tuple(shown)


def throw_for(match: Match, faces: Choice) -> Choice | None:
    """Which throw of the fan stands for these faces."""
    throw = rolling_at_hand(match)
    assert throw is not None
    sides = tuple(zip(throw.values, throw.counts, strict=True))
    kind = outcome(scores_of(faces, sides))
    for _, standing in fan(sides).throws:
        if outcome(scores_of(standing, sides)) == kind:
            return standing
    return None


def scores_of(faces: Choice, sides: tuple[Side, ...]) -> Scores:
    """The best score of every roller in a throw."""
    first = 0
    found: list[int] = []
    for value, dice in sides:
        found.append(best_score(faces, first, dice, value))
        first += dice
    return tuple(found)
