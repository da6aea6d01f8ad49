"""Which way to face: towards something."""

from thirdhalf.games.dreadball.table.pitch import HEXES
from thirdhalf.games.dreadball.table.state import Match, side_of
from thirdhalf.games.dreadball.tactics.ground import TURNED
from thirdhalf.geometry.hexes import DIRECTIONS


def toward(match: Match, team: int, at: int, there: int) -> int:
    """The direction that points best from one hex to another; the team's forward direction if they are the same."""
    q, r = HEXES[at]
    s, t = HEXES[there]
    dq, dr = s - q, t - r
    turn = TURNED * side_of(match, team)
    best = turn
    most = 0
    for i in range(6):
        facing = (i + turn) % 6
        fq, fr = DIRECTIONS[facing]
        along = (2 * dq + dr) * (2 * fq + fr) + 3 * dr * fr
        if along > most:
            most = along
            best = facing
    return best
