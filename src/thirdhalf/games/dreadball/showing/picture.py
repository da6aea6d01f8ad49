"""DreadBall's pitch as a picture: the west lies left."""

from typing import Final

from thirdhalf.games.dreadball.rules.threat import standing
from thirdhalf.games.dreadball.showing.sketch import DreadBallSketch
from thirdhalf.games.dreadball.table.pitch import HEXES, ZONES
from thirdhalf.games.dreadball.table.state import own_match
from thirdhalf.kernel.drawing.picture import (
    BALL,
    FLOOR,
    LINES,
    MARGIN,
    TEAMS,
    WIDTH,
    Canvas,
    Picture,
    faded,
    write_score,
)
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.seat import HOME

HEX: Final = 1000
"""From one hex's centre to the next."""
SLOPE: Final = 866
"""From one row of hexes to the next: half the root of three."""
BASE: Final = 400
ZONE: Final = 20
STRIKE: Final = 45
"""How much of its team's colour a strike zone has, and its strike hex, out of a hundred."""


class DreadBallPicture(Picture):
    """The hexes with the strike zones of both sides, the players with the way they face, and the ball."""

    __slots__ = ()

    def height(self) -> int:
        return 460

    def half_pitch(self, match: KernelMatch) -> tuple[int, int]:
        return (11_800, 5_020)

    def ball(self, match: KernelMatch) -> tuple[int, int] | None:
        match = own_match(match)
        at = match.players[match.holder].at if match.holder >= 0 else match.ball
        if at < 0:
            return None
        x, y = centre(at)
        # Who won the toss attacks the east.
        return (x, y) if match.first == HOME else (-x, -y)

    def draw(self, canvas: Canvas, match: KernelMatch) -> None:
        match = own_match(match)
        zones = {}
        for side in (0, 1):
            # The coach who won the toss attacks side 0's zones.
            team = match.first if side == 0 else 1 - match.first
            for zone in ZONES[side]:
                for at in zone.hexes:
                    zones[at] = faded(TEAMS[team], STRIKE if at == zone.strike else ZONE)
        for at in range(len(HEXES)):
            canvas.hexagon(*centre(at), 570, zones.get(at, FLOOR), LINES)
        for number, player in enumerate(match.players):
            if player.at >= 0:
                x, y = centre(player.at)
                canvas.disc(x, y, BASE, TEAMS[player.team], standing(player), player.tokens > 0)
                if standing(player):
                    canvas.pointer(x, y, BASE, 60 * player.facing, TEAMS[player.team])
                canvas.label(x, y, str(player.profile.number))
                if number == match.holder:
                    canvas.dot(x + 300, y - 300, 200, BALL)
        if match.holder < 0 and match.ball >= 0:
            canvas.dot(*centre(match.ball), 240, BALL)
        canvas.write(WIDTH // 2, MARGIN // 2, f"{match.rush} / {match.terms.rushes}", TEAMS[match.rushing], 18)
        write_score(canvas, match.home_points, match.away_points)


def centre(at: int) -> tuple[int, int]:
    """A hex's centre, rows from north to south."""
    q, r = HEXES[at]
    return (q * HEX + r * HEX // 2, r * SLOPE)


PICTURE: Final = DreadBallPicture(DreadBallSketch())
