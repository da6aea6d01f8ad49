"""The table as a picture, as everybody sees it: the pitch on its side, home in cyan, away in magenta."""

from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from thirdhalf.environment.text import text
from thirdhalf.games.dreadball.rules.threat import standing
from thirdhalf.games.dreadball.table.pitch import HEXES, ZONES
from thirdhalf.games.dreadball.table.state import Match as DreadBallMatch
from thirdhalf.games.takkure.table.kinds import NO_PLAYER
from thirdhalf.games.takkure.table.state import BALL_RADIUS, ON_PITCH
from thirdhalf.games.takkure.table.state import Match as TakkureMatch
from thirdhalf.kernel.frame import Match

if TYPE_CHECKING:
    from thirdhalf.environment.canvas import Canvas

RENDER_MODES: Final = ["rgb_array", "ansi"]
WIDTH: Final = 900
TAKKURE_HEIGHT: Final = 600
DREADBALL_HEIGHT: Final = 460
MARGIN: Final = 44

TEAMS: Final = ((38, 224, 244), (245, 50, 205))
LINES: Final = (112, 84, 200)
FLOOR: Final = (19, 13, 44)
MARKED: Final = (190, 242, 70)
BALL: Final = (255, 236, 120)
SLOPE: Final = 0.866
"""Half the root of three: how far apart rows of hexes are whose centres are 1 apart in a row."""


def check_render_mode(mode: str | None) -> str | None:
    """The mode, if there is one of that name."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"there is no render mode '{mode}'; there are: {', '.join(RENDER_MODES)}")
    return mode


def render(match: Match, mode: str | None) -> NDArray[np.uint8] | str | None:
    """The table in that mode; nothing without one."""
    if mode is None:
        return None
    return text(match) if mode == "ansi" else picture(match)


def picture(match: Match) -> NDArray[np.uint8]:
    """Rows of pixels in red, green and blue. Needs Pillow."""
    from thirdhalf.environment.canvas import Canvas  # only those who render need Pillow

    if isinstance(match, TakkureMatch):
        terms = match.terms
        canvas = Canvas(WIDTH, TAKKURE_HEIGHT, MARGIN, terms.half_length, terms.half_width)
        draw_takkure(canvas, match)
        score = (match.home_tries, match.away_tries)
    else:
        assert isinstance(match, DreadBallMatch)
        canvas = Canvas(WIDTH, DREADBALL_HEIGHT, MARGIN, 11.8, 5.8 * SLOPE)
        draw_dreadball(canvas, match)
        score = (match.home_points, match.away_points)
    canvas.write(MARGIN, MARGIN // 2, str(score[0]), TEAMS[0], 26)
    canvas.write(WIDTH - MARGIN, MARGIN // 2, str(score[1]), TEAMS[1], 26)
    return canvas.pixels()


def draw_takkure(canvas: "Canvas", match: TakkureMatch) -> None:
    """The pitch, the marked line, the players and the ball. Up the pitch is to the right."""
    terms = match.terms
    long, wide = terms.half_length, terms.half_width
    canvas.box(-long, -wide, long, wide, FLOOR, LINES)
    canvas.box(-long, -wide, -terms.line, wide, faded(TEAMS[0], 0.14), TEAMS[0])
    canvas.box(terms.line, -wide, long, wide, faded(TEAMS[1], 0.14), TEAMS[1])
    canvas.stroke([(0, -wide), (0, wide)], LINES, 2)
    if len(match.run_line) > 1:
        canvas.line([(y, x) for x, y in match.run_line], MARKED, 3)
    for number, player in enumerate(match.players):
        if player.off == ON_PITCH:
            radius = player.profile.radius
            canvas.disc(player.y, player.x, radius, TEAMS[player.team], player.ground == 0, number == match.active)
            canvas.label(player.y, player.x, player.profile.name[:2].upper())
            if number == match.holder:
                canvas.dot(player.y + radius * 0.75, player.x - radius * 0.75, BALL_RADIUS * 0.7, BALL)
    if match.holder == NO_PLAYER:
        canvas.dot(match.ball_y, match.ball_x, BALL_RADIUS, BALL)
    for token in range(match.tokens):
        canvas.pip(WIDTH // 2 + 24 * token - 12 * (match.tokens - 1), MARGIN // 2, TEAMS[match.attacker])


def draw_dreadball(canvas: "Canvas", match: DreadBallMatch) -> None:
    """The hexes with the strike zones of both sides, the players with the way they face, and the ball."""
    zones = {}
    for side in (0, 1):
        # D3.15: the coach who won the toss attacks side 0's zones.
        team = match.first if side == 0 else 1 - match.first
        for zone in ZONES[side]:
            for at in zone.hexes:
                zones[at] = faded(TEAMS[team], 0.45 if at == zone.strike else 0.2)
    for at in range(len(HEXES)):
        x, y = centre(at)
        canvas.hexagon(x, y, 0.57, zones.get(at, FLOOR), LINES)
    for number, player in enumerate(match.players):
        if player.at >= 0:
            x, y = centre(player.at)
            canvas.disc(x, y, 0.4, TEAMS[player.team], standing(player), player.tokens > 0)
            if standing(player):
                canvas.pointer(x, y, 0.4, 60 * player.facing, TEAMS[player.team])
            canvas.label(x, y, str(player.profile.number))
            if number == match.holder:
                canvas.dot(x + 0.3, y - 0.3, 0.2, BALL)
    if match.holder < 0 and match.ball >= 0:
        canvas.dot(*centre(match.ball), 0.24, BALL)
    canvas.write(WIDTH // 2, MARGIN // 2, f"{match.rush} / {match.terms.rushes}", TEAMS[match.rushing], 18)


def centre(at: int) -> tuple[float, float]:
    """A hex's centre, rows from north to south."""
    q, r = HEXES[at]
    return (q + r / 2, r * SLOPE)


def faded(colour: tuple[int, int, int], share: float) -> tuple[int, int, int]:
    """The colour as a tint of the floor."""
    mixed = [round(floor + (full - floor) * share) for floor, full in zip(FLOOR, colour, strict=True)]
    return (mixed[0], mixed[1], mixed[2])
