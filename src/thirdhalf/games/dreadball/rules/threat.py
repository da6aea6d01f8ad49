"""D4 Facing, threat, arcs."""

from typing import Final

from thirdhalf.games.dreadball.table.kinds import NO_PLAYER, PRONE
from thirdhalf.games.dreadball.table.pitch import HEXES, NEIGHBOURS, PITCH
from thirdhalf.games.dreadball.table.readings import EVERY_THREAT
from thirdhalf.games.dreadball.table.state import Match, Player
from thirdhalf.geometry.hexes import in_front

MOST: Final = 2
"""D4.6: threats cost at most two dice."""

THREATENS: Final = tuple([tuple([(way + 3 - facing) % 6 in (5, 0, 1) for facing in range(6)]) for way in range(6)])
"""D4.2: for a neighbour that lies in a direction, and each way it may face: whether it threatens us."""


def standing(player: Player) -> bool:
    """D4.1, D4.3: on the pitch, on his feet."""
    return player.facing != PRONE


def threats(match: Match, at: int, team: int, but: int) -> int:
    """D4.2, D4.3, D4.6: how many standing opponents threaten the hex, `but` one whom D4.8 ignores; at most 2."""
    found = 0
    grid = match.grid
    players = match.players
    for way, near in enumerate(NEIGHBOURS[at]):
        if near >= 0:
            number = grid[near]
            if number >= 0:
                player = players[number]
                if player.team != team and player.facing >= 0 and number != but and THREATENS[way][player.facing]:
                    found += 1
    return found if found < MOST else MOST


def ignored(match: Match, other: int) -> int:
    """D4.8, A12: whom threats leave out in an (x) test: the other side; to the letter nobody."""
    return NO_PLAYER if match.terms.readings & EVERY_THREAT else other


def threatens(player: Player, at: int) -> bool:
    """D4.2, D4.5: whether the hex is one of a standing player's threat hexes."""
    around = NEIGHBOURS[player.at]
    facing = player.facing
    return at in (around[facing - 1], around[facing], around[(facing + 1) % 6])


def sees(player: Player, at: int) -> bool:
    """D4.4, A19: whether the hex is in a standing player's front arc; the side line is."""
    q, r = HEXES[player.at]
    s, t = HEXES[at]
    return in_front(s - q, t - r, player.facing)


def adjacent_opponents(match: Match, number: int) -> int:
    """D12.4: a bit for each standing opponent next to the player; none from the bench."""
    player = match.players[number]
    if player.at < 0:
        return 0
    found = 0
    for near in NEIGHBOURS[player.at]:
        if near >= 0 and match.grid[near] != NO_PLAYER:
            other = match.players[match.grid[near]]
            if other.team != player.team and other.facing >= 0:
                found |= 1 << match.grid[near]
    return found


def targets(match: Match, number: int) -> list[int]:
    """D12.2: the standing opponents in the player's threat hexes."""
    player = match.players[number]
    around = NEIGHBOURS[player.at]
    facing = player.facing
    found = []
    for near in (around[facing - 1], around[facing], around[(facing + 1) % 6]):
        if near >= 0 and match.grid[near] != NO_PLAYER:
            other = match.players[match.grid[near]]
            if other.team != player.team and other.facing >= 0:
                found.append(match.grid[near])
    return found


def distance(match: Match, number: int, at: int) -> int:
    """D3.11: how far a hex is from a player."""
    return PITCH.distance(match.players[number].at, at)


def empty_around(match: Match, at: int) -> list[int]:
    """D3.18, D3.19: the neighbouring hexes of the pitch without a player, marked or not."""
    grid = match.grid
    return [near for near in NEIGHBOURS[at] if near >= 0 and grid[near] < 0]
