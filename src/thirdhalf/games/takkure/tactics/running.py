"""Lines for the active player's first move (1.04): with the ball, to the ball, and in support of the carrier."""

from typing import Final

from thirdhalf.games.takkure.cards.effects import LONGER_RUN
from thirdhalf.games.takkure.skills.slipstream import could_draft
from thirdhalf.games.takkure.table.kinds import NO_PLAYER
from thirdhalf.games.takkure.table.questions.walks import Mark
from thirdhalf.games.takkure.table.space import ball_disc
from thirdhalf.games.takkure.table.state import Match, direction
from thirdhalf.games.takkure.tactics.gathering import Gathering
from thirdhalf.games.takkure.tactics.sight import (
    FAR,
    along,
    bubble,
    line_place,
    mates,
    others,
    ray,
    run_of,
    tangent,
    widest_gap,
)
from thirdhalf.geometry.plane import INCH, Point, distance, point_on
from thirdhalf.geometry.polyline import line_length
from thirdhalf.kernel.decision import Choice

FAN: Final[tuple[int, ...]] = (0, 20, -20, 40, -40, 65, -65, 90, -90)
NARROW_FAN: Final[tuple[int, ...]] = (0, 30, -30, 60, -60, 90, -90)
CLEARANCE: Final = INCH // 8
"""How far outside a defender's reach a line passes."""

SUPPORT: Final[tuple[tuple[int, int], ...]] = ((-3, -1), (3, -1), (0, -2), (-5, -2), (5, -2), (-3, 0), (3, 0), (0, -4))
"""Where support is wanted: inches to the right of the carrier, and ahead of it."""


def marks(match: Match, mark: Mark) -> list[Choice]:
    """1.04, R-02, R-53: the lines worth marking for whoever is asked to run; the first is to mark nothing."""
    number = mark.who
    player = match.players[number]
    found = Gathering(mark, player.profile.radius // 2)
    start = (mark.x, mark.y)
    found.offer_to_stay(start)
    if match.holder == number:
        carry(match, number, [start], mark.reach + stretch(match, player.team), found)
        return found.choices
    fetch(match, number, start, mark.reach, found)
    if match.holder != NO_PLAYER:
        support(match, number, start, mark.reach, found)
    fan(match, number, [start], mark.reach, NARROW_FAN, found)
    return found.choices


def stretch(match: Match, seat: int) -> int:
    """4.07, T1: how much further a run may go by the coach's cards and tokens: markers may lie beyond MOV (1.04)."""
    plays = match.cards.box.plays
    held = [plays[card].amount for card in match.cards.hands[seat] if plays[card].effect is LONGER_RUN]
    return sum(held) + could_draft(match, seat)


def carry(match: Match, number: int, line: list[Point], reach: int, found: Gathering) -> None:
    """Lines for whoever has the ball at the end of `line` (or will have): all that lead up the pitch.

    To the try line, through the widest gap, past each defender's reach on either side, at a defender to draw it, up to
    the level of a supporter, and a fan of headings.
    """
    x, y = line[-1]
    way = direction(match.players[number].team)
    goal = line_place(match, number)

    def run(points: list[Point]) -> None:
        found.offer_line(run_of(match, number, line + points, reach))

    if (goal - y) * way > 0:
        run([(x, goal)])
    gap = widest_gap(match, number, x, y)
    turn = [gap, (gap[0], goal)] if len(line) == 1 else [gap]
    run(turn)
    if gap != (x, y):
        run([along(x, y, gap[0] - x, gap[1] - y, FAR)])
        run([(gap[0], goal)])
    for opponent in others(match, match.players[number].team):
        foe = match.players[opponent]
        near = bubble(match, opponent, number) + CLEARANCE
        off = distance(x, y, foe.x, foe.y)
        if off > FAR // 2 or (foe.y - y) * way < -near:
            continue
        for side in (1, -1):
            touch = tangent(x, y, foe.x, foe.y, near, side)
            if touch is None:
                continue
            if (touch[1] - y) * way >= 0:
                run([along(x, y, touch[0] - x, touch[1] - y, FAR)])
                if len(line) == 1 and touch != (x, y):
                    run([touch, (touch[0], way * FAR)])
        if off <= near and off:
            run([along(x, y, x - foe.x, y - foe.y, near - off + CLEARANCE)])
        elif off > near:
            run([point_on(x, y, foe.x, foe.y, off - near)])
    fan(match, number, line, reach, FAN, found)
    for mate in mates(match, number):
        fellow = match.players[mate]
        if (fellow.y - y) * way > 0 and fellow.ground == 0:
            run([(x, fellow.y)])
    run([ray(x, y, way, 0, reach // 2)])


def fan(match: Match, number: int, line: list[Point], reach: int, degrees: tuple[int, ...], found: Gathering) -> None:
    """From the end of `line` in several directions, as far as the move goes."""
    x, y = line[-1]
    way = direction(match.players[number].team)
    for turn in degrees:
        found.offer_line(run_of(match, number, [*line, ray(x, y, way, turn, FAR)], reach))


def fetch(match: Match, number: int, start: Point, reach: int, found: Gathering) -> None:
    """3.05, R-33: lines that touch the loose ball, or the teammate who has it, and lead on from there."""
    player = match.players[number]
    x, y, radius = ball_disc(match)
    off = distance(start[0], start[1], x, y) - player.profile.radius - radius
    if off <= 0:
        carry(match, number, [start], reach, found)
        return
    contact = point_on(start[0], start[1], x, y, off)
    found.offer_line(run_of(match, number, [start, contact], reach))
    way = direction(player.team)
    if off > reach:
        # Too far for this run: as near as can be, on the side from which a second move goes on.
        found.offer_line(run_of(match, number, [start, (x, y - way * radius)], reach))
        return
    carry(match, number, [start, contact], reach, found)


def support(match: Match, number: int, start: Point, reach: int, found: Gathering) -> None:
    """Places beside and behind the carrier from which a pass can be taken, or the ball picked up on the run."""
    carrier = match.players[match.holder]
    way = direction(carrier.team)
    for right, ahead in SUPPORT:
        place = (carrier.x + way * right * INCH, carrier.y + way * ahead * INCH)
        line = run_of(match, number, [start, place], reach)
        if line_length(line) > 0:
            found.offer_line(line)
