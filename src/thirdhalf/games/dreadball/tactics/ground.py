"""The pitch as one team finds it: which hexes opponents threaten, and how far everything is."""

from functools import cache
from typing import Final

from thirdhalf.games.dreadball.rules.threat import MOST
from thirdhalf.games.dreadball.table.pitch import NEIGHBOURS, PITCH, SIZE
from thirdhalf.games.dreadball.table.readings import EVERY_THREAT
from thirdhalf.games.dreadball.table.state import Match

TURNED: Final = 3
"""The directions of the side that attacks the west are those of the other, turned by so many."""


@cache
def distances() -> tuple[tuple[int, ...], ...]:
    """D3.11: from every hex to every other."""
    return tuple([tuple([PITCH.distance(one, two) for two in range(SIZE)]) for one in range(SIZE)])


def threatened(match: Match, team: int) -> list[int]:
    """D4.2, D4.6: how many dice the opponents of a team cost it on each hex, at most two."""
    found = [0] * SIZE
    for player in match.players:
        facing = player.facing
        if facing >= 0 and player.team != team:
            around = NEIGHBOURS[player.at]
            for way in (facing - 1, facing, (facing + 1) % 6):
                near = around[way]
                if near >= 0 and found[near] < MOST:
                    found[near] += 1
    return found


def in_contest(match: Match, found: list[int], at: int, other: int) -> int:
    """D4.8, A12: the dice that threats on a hex cost in a contest with an opponent, as he stands."""
    return found[at] if match.terms.readings & EVERY_THREAT else without(match, found, at, other)


def attacked_by(match: Match, found: list[int], at: int, attacker: int) -> int:
    """D4.8, A12, D12.2: the dice that threats cost whoever stands on a hex and is attacked by an opponent, who will
    then have him in front.
    """
    cost = without(match, found, at, attacker)
    return min(cost + 1, MOST) if match.terms.readings & EVERY_THREAT else cost


def without(match: Match, found: list[int], at: int, but: int) -> int:
    """D4.6: the dice that threats on a hex cost when one opponent is left out."""
    cost = found[at]
    if cost == 0:
        return 0
    player = match.players[but]
    if player.facing < 0:
        return cost
    around = NEIGHBOURS[player.at]
    facing = player.facing
    if at != around[facing - 1] and at != around[facing] and at != around[(facing + 1) % 6]:
        return cost
    if cost < MOST:
        return cost - 1
    # Two dice may be the work of three opponents.
    total = 0
    for other in match.players:
        if other.team == player.team and other.facing >= 0 and other.at >= 0:
            near = NEIGHBOURS[other.at]
            if at == near[other.facing - 1] or at == near[other.facing] or at == near[(other.facing + 1) % 6]:
                total += 1
    return min(total - 1, MOST)
