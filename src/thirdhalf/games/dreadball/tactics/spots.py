"""Hexes worth going to, among those that can be reached."""

from typing import Final

from thirdhalf.games.dreadball.table.kinds import CATCH, NO_PLAYER, PERMITTED
from thirdhalf.games.dreadball.table.pitch import LAUNCH_LINE, ZONES
from thirdhalf.games.dreadball.table.state import Match, side_of
from thirdhalf.games.dreadball.tactics.ground import distances

NEAR: Final = 2
"""So close to the ball a hex is worth a look."""
CENTRE: Final = 2
"""The launch hex in the middle, and the centre among a zone's hexes."""


def spots(match: Match, number: int, hexes: list[int]) -> list[int]:
    """The hexes around the ball and next to opponents who can hold it; for the carrier those of the zones he attacks
    and the one farthest from opponents; and the one that is nearest to where the play is, or goes.
    """
    player = match.players[number]
    team = player.team
    side = side_of(match, team)
    far = distances()
    focus: list[int] = []
    marked: list[int] = []
    zones: list[int] = []
    if match.holder == number:
        for zone in ZONES[side]:
            zones += zone.hexes[1:]
        focus = [zone.hexes[CENTRE] for zone in ZONES[side]]
    else:
        if match.holder != NO_PLAYER:
            focus.append(match.players[match.holder].at)
        else:
            focus.append(match.ball if match.ball >= 0 else LAUNCH_LINE[side][CENTRE])
        if match.holder != NO_PLAYER and match.players[match.holder].team == team:
            focus.append(ZONES[side][0].hexes[CENTRE])
        marked = [
            other.at
            for other in match.players
            if other.team != team and other.at >= 0 and CATCH in PERMITTED[other.profile.role]
        ]
    foes = [other.at for other in match.players if other.team != team and other.facing >= 0] or [focus[0]]
    nearest = [(99, -1)] * len(focus)
    loneliest = (0, -1)
    found: list[int] = []
    for at in hexes:
        if at == player.at:
            continue
        wanted = match.holder != number and far[at][focus[0]] <= NEAR
        for i, there in enumerate(focus):
            if far[at][there] < nearest[i][0]:
                nearest[i] = (far[at][there], at)
        if not wanted and at in zones:
            wanted = True
        if match.holder == number:
            alone = min([far[at][there] for there in foes])
            if alone > loneliest[0]:
                loneliest = (alone, at)
        if not wanted:
            for there in marked:
                if far[at][there] == 1:
                    wanted = True
                    break
        if wanted:
            found.append(at)
    nearest.append(loneliest)
    for _, at in nearest:
        if at >= 0 and at not in found:
            found.append(at)
    return found
