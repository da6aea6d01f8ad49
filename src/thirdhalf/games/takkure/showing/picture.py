"""Takkure's pitch as a picture, lying on its side: up the pitch is to the right."""

from typing import Final

from thirdhalf.games.takkure.showing.sketch import TakkureSketch
from thirdhalf.games.takkure.table.kinds import NO_PLAYER
from thirdhalf.games.takkure.table.state import BALL_RADIUS, ON_PITCH, own_match
from thirdhalf.kernel.drawing.picture import (
    BALL,
    FLOOR,
    LINES,
    MARGIN,
    MARKED,
    TEAMS,
    WIDTH,
    Canvas,
    Picture,
    faded,
    write_score,
)
from thirdhalf.kernel.frame import Match as KernelMatch

ZONE: Final = 14
"""How much of its team's colour a try zone has, out of a hundred."""
BETWEEN_TOKENS: Final = 24


class TakkurePicture(Picture):
    """The pitch, the marked line, the players and the ball; above it the attacker's tokens."""

    __slots__ = ()

    def height(self) -> int:
        return 600

    def half_pitch(self, match: KernelMatch) -> tuple[int, int]:
        terms = own_match(match).terms
        return (terms.half_length, terms.half_width)

    def ball(self, match: KernelMatch) -> tuple[int, int]:
        match = own_match(match)
        if match.holder == NO_PLAYER:
            return (match.ball_y, match.ball_x)
        holder = match.players[match.holder]
        return (holder.y, holder.x)

    def draw(self, canvas: Canvas, match: KernelMatch) -> None:
        match = own_match(match)
        terms = match.terms
        long, wide = terms.half_length, terms.half_width
        canvas.box(-long, -wide, long, wide, FLOOR, LINES)
        canvas.box(-long, -wide, -terms.line, wide, faded(TEAMS[0], ZONE), TEAMS[0])
        canvas.box(terms.line, -wide, long, wide, faded(TEAMS[1], ZONE), TEAMS[1])
        canvas.stroke([(0, -wide), (0, wide)], LINES, 2)
        if len(match.run_line) > 1:
            canvas.line([(y, x) for x, y in match.run_line], MARKED, 3)
        for number, player in enumerate(match.players):
            if player.off == ON_PITCH:
                radius = player.profile.radius
                canvas.disc(player.y, player.x, radius, TEAMS[player.team], player.ground == 0, number == match.active)
                canvas.label(player.y, player.x, player.profile.name[:2].upper())
                if number == match.holder:
                    beside = radius * 3 // 4
                    canvas.dot(player.y + beside, player.x - beside, BALL_RADIUS * 7 // 10, BALL)
        if match.holder == NO_PLAYER:
            canvas.dot(match.ball_y, match.ball_x, BALL_RADIUS, BALL)
        first = WIDTH // 2 - BETWEEN_TOKENS * (match.tokens - 1) // 2
        for token in range(match.tokens):
            canvas.pip(first + BETWEEN_TOKENS * token, MARGIN // 2, TEAMS[match.attacker])
        write_score(canvas, match.home_tries, match.away_tries)


PICTURE: Final = TakkurePicture(TakkureSketch())
