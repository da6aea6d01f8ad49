"""Where the attack walks after its run: second moves, dodges, and what a critical pass or a Stampede gives (1.10)."""

from typing import Final

from thirdhalf.games.takkure.table.kinds import NO_PLAYER
from thirdhalf.games.takkure.table.questions.topics import CRITICAL_MOVE, SECOND_MOVE
from thirdhalf.games.takkure.table.questions.walks import Walk
from thirdhalf.games.takkure.table.state import BALL_RADIUS, Match, direction
from thirdhalf.games.takkure.tactics.gathering import Gathering
from thirdhalf.games.takkure.tactics.running import CLEARANCE, SUPPORT
from thirdhalf.games.takkure.tactics.sight import FAR, along, bubble, line_place, others, ray, tangent, widest_gap
from thirdhalf.geometry.plane import INCH, Point, distance
from thirdhalf.kernel.decision import Choice

FAN: Final[tuple[int, ...]] = (0, 25, -25, 50, -50, 80, -80, 120, -120, 180)
SHORT: Final = 2
ALL_ROUND: Final[tuple[int, ...]] = (10, -10, 40, -40, 65, -65, 95, -95, 140, -140, 160, -160)


def strolls(match: Match, walk: Walk) -> list[Choice]:
    """1.10, 1.19, R-31: the ends worth walking to; the first is to stay."""
    number = match.holder if walk.topic == CRITICAL_MOVE else match.active
    found = Gathering(walk, match.players[number].profile.radius // 2)
    start = (walk.x, walk.y)
    found.offer_end(start, start)
    way = direction(match.players[number].team)
    goal = line_place(match, number)
    if match.holder == number:
        if (goal - walk.y) * way > 0:
            head_for(walk, (walk.x, goal), found)
        gap = widest_gap(match, number, walk.x, walk.y)
        head_for(walk, (gap[0], goal), found)
        if gap != start:
            step(walk, along(walk.x, walk.y, gap[0] - walk.x, gap[1] - walk.y, FAR), found)
        past_reach(match, number, walk, found)
    elif match.holder == NO_PLAYER:
        head_for(walk, (match.ball_x, match.ball_y), found, match.players[number].profile.radius + BALL_RADIUS)
    else:
        carrier = match.players[match.holder]
        for right, ahead in SUPPORT:
            step(walk, (carrier.x + way * right * INCH, carrier.y + way * ahead * INCH), found)
    for degrees in FAN:
        step(walk, ray(walk.x, walk.y, way, degrees, walk.limit), found)
    for degrees in (0, 90, -90):
        step(walk, ray(walk.x, walk.y, way, degrees, walk.limit // SHORT), found)
    if walk.topic != SECOND_MOVE:
        # Two inches to get away from several defenders at once: every direction may be the one.
        for degrees in ALL_ROUND:
            step(walk, ray(walk.x, walk.y, way, degrees, walk.limit), found)
        # Past whoever stands in the way, and deep into the in-goal zone: there it is safest.
        head_for(walk, (walk.x, way * walk.half_length), found)
    return found.choices


def past_reach(match: Match, number: int, walk: Walk, found: Gathering) -> None:
    """As close as it gets to a place outside every defender's reach: away from each, and past it on either side."""
    for opponent in others(match, match.players[number].team):
        foe = match.players[opponent]
        near = bubble(match, opponent, number) + CLEARANCE
        off = distance(walk.x, walk.y, foe.x, foe.y)
        if off > near + walk.limit or off == 0:
            continue
        for side in (1, -1):
            touch = tangent(walk.x, walk.y, foe.x, foe.y, near, side)
            if touch is not None:
                step(walk, along(walk.x, walk.y, touch[0] - walk.x, touch[1] - walk.y, walk.limit), found)
        if off < near:
            step(walk, along(walk.x, walk.y, walk.x - foe.x, walk.y - foe.y, near - off), found)


def step(walk: Walk, goal: Point, found: Gathering) -> None:
    """Straight towards the goal, as far as that is free."""
    found.offer_run(walk, goal)


def head_for(walk: Walk, goal: Point, found: Gathering, cover: int = 0) -> None:
    """As near to the goal as can be, or within `cover` of it, around whatever stands there."""
    found.offer_end((walk.x, walk.y), nearest(walk, goal, cover))


def nearest(walk: Walk, goal: Point, cover: int) -> Point:
    """The end of the walk that is nearest to the goal, or within `cover` of it."""
    return walk.closest_to(goal[0], goal[1], cover)[-1]
