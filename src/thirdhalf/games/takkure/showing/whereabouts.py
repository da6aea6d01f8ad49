"""Places as people say them: which side of the pitch, and how far from whose line; by eye where measuring is closed."""

from typing import Final

from thirdhalf.games.takkure.table.kinds import LINE_REACHED, NO_PLAYER
from thirdhalf.games.takkure.table.state import Match, direction
from thirdhalf.geometry.plane import INCH
from thirdhalf.kernel.frame import Projection
from thirdhalf.kernel.seat import AWAY, HOME, seat_word
from thirdhalf.kernel.telling import message_id, number, said, text

NEAR: Final = 4 * INCH
HALFWAY: Final = 2 * INCH


def whereabouts(match: Match, player: int, x: int, y: int) -> dict[str, Projection]:
    """The values of the message `place`: left and right as the player's team attacks; a ball has neither."""
    seat = line_near(match, y)
    return {
        "across": text(across(match, player, x)),
        "depth": text(depth(match, seat, y)),
        "inches": number((abs(to_line(match, seat, y)) + INCH // 2) // INCH),
        "line": said(message_id("seat", seat_word(seat))),
    }


def line_near(match: Match, y: int) -> int:
    """0.07: whose line is nearer, by the team that defends it; an exercise that ends at a line has but that one."""
    if LINE_REACHED in match.terms.endings:
        return AWAY if direction(match.attacker) > 0 else HOME
    return AWAY if y > 0 else HOME


def to_line(match: Match, seat: int, y: int) -> int:
    """0.07: how far in front of that team's line; negative behind it."""
    return match.terms.line - (y if seat == AWAY else -y)


def across(match: Match, player: int, x: int) -> str:
    """A quarter of the pitch from the middle begins a side, three quarters its edge."""
    if 4 * abs(x) < match.terms.half_width:
        return "middle"
    edge = 4 * abs(x) > 3 * match.terms.half_width
    if player == NO_PLAYER:
        return "edge" if edge else "wide"
    side = "left" if x * direction(match.players[player].team) < 0 else "right"
    return f"{side}-edge" if edge else side


def depth(match: Match, seat: int, y: int) -> str:
    """0.03, R-83: a number of inches only where measuring is open."""
    left = to_line(match, seat, y)
    if left < 0:
        return "behind"
    if match.terms.open_measuring:
        return "inches"
    if left < NEAR:
        return "near"
    return "halfway" if abs(y) < HALFWAY else "half"
