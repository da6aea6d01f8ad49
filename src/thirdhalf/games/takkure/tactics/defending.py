"""Defence (1.05): where a tackle is aimed, how the tackler comes there, and where everybody else goes."""

from typing import Final

from thirdhalf.games.takkure.table.kinds import NO_PLAYER, NOTHING, STEAL_FROM_GROUND, STEAL_LOOSE
from thirdhalf.games.takkure.table.questions.places import Spot
from thirdhalf.games.takkure.table.questions.walks import Approach, ClosingIn, Walk
from thirdhalf.games.takkure.table.space import ball_disc
from thirdhalf.games.takkure.table.state import Match, direction
from thirdhalf.games.takkure.tactics.gathering import Gathering
from thirdhalf.games.takkure.tactics.sight import along, bubble, line_place, mates, ray, run_of
from thirdhalf.games.takkure.tactics.walking import head_for, step
from thirdhalf.geometry.plane import INCH, TOUCH, Disc, Point, distance, divide, point_on
from thirdhalf.geometry.polyline import at, first_touch_on, line_length, project_on
from thirdhalf.kernel.decision import Choice

COVER: Final[tuple[int, ...]] = (3, 5, 8)
"""How far in front of the carrier's run cover is taken up, in inches."""

ASIDE: Final[tuple[int, ...]] = (0, 3, -3)


def spots(match: Match, spot: Spot) -> list[Choice]:
    """1.12: the first point of the run that the tackler reaches, the nearest, the last, those shared with another
    defender, where the run ends and turns, and where it starts.
    """
    number = spot.who
    carrier = match.players[match.holder]
    found = Gathering(spot, carrier.profile.radius // 2)
    run = run_of(match, match.holder, list(spot.line), carrier.profile.attack_move)
    length = line_length(run)
    tackler = match.players[number]
    reach = bubble(match, number, match.holder)
    first = first_touch_on(run, tackler.x, tackler.y, reach)
    if first >= 0:
        found.offer_point(at(run, first))
    near = project_on(run, tackler.x, tackler.y)
    found.offer_point(at(run, near))
    last = first_touch_on(run[::-1], tackler.x, tackler.y, reach)
    if last >= 0:
        found.offer_point(at(run, length - last))
    for mate in mates(match, number):
        fellow = match.players[mate]
        if fellow.declared == NOTHING and fellow.ground == 0:
            found.offer_point(at(run, divide(near + project_on(run, fellow.x, fellow.y), 2)))
    for point in reversed(run):
        found.offer_point(point)
    return found.choices


def approaches(match: Match, approach: Approach) -> list[Choice]:
    """1.12, R-06: as close as can be, and of the places that cover the spot those before it and behind it."""
    found = Gathering(approach, match.players[approach.who].profile.radius // 2)
    start = (approach.x, approach.y)
    found.offer_end(start, approach.best()[-1])
    way = direction(match.attacker)
    for degrees in (0, 90, -90, 180):
        found.offer_end(start, ray(approach.spot_x, approach.spot_y, way, degrees, approach.cover - 1))
    return found.choices


def defensive_moves(match: Match, walk: Walk) -> list[Choice]:
    """1.05, 1.07: the ends worth walking to for pressure or a steal; to stay is among them.

    The ball or its grounded carrier first if that is what was declared; cover in front of the run, pressure on the
    active player and the carrier, lanes of passes, and back towards the own line.
    """
    number = walk.who
    defender = match.players[number]
    found = Gathering(walk, defender.profile.radius // 2)
    start = (walk.x, walk.y)
    radius = defender.profile.radius
    if defender.declared in (STEAL_LOOSE, STEAL_FROM_GROUND):
        x, y, together = prize(match)
        head_for(walk, (x, y), found, radius + together)
    found.offer_end(start, start)
    way = direction(match.attacker)
    for x, y in landings(match):
        for ahead in COVER:
            for right in ASIDE:
                step(walk, (x + way * right * INCH, y + way * ahead * INCH), found)
    press(match, walk, radius, found)
    if match.holder != NO_PLAYER:
        carrier = match.players[match.holder]
        for mate in mates(match, match.holder):
            fellow = match.players[mate]
            if fellow.ground == 0 and (fellow.y - carrier.y) * way <= 0:
                lane(walk, (carrier.x, carrier.y), (fellow.x, fellow.y), found)
    step(walk, ray(walk.x, walk.y, way, 0, walk.limit), found)
    for degrees in (90, -90, 180):
        step(walk, ray(walk.x, walk.y, way, degrees, walk.limit), found)
    return found.choices


def prize(match: Match) -> Disc:
    """3.06: what a thief has to touch: the loose ball, or the base of whoever has it, where its run will end."""
    x, y, radius = ball_disc(match)
    if match.holder == match.active and len(match.run_line) > 1:
        runner = match.players[match.active]
        x, y = run_of(match, match.active, list(match.run_line), runner.profile.attack_move)[-1]
    return (x, y, radius)


def landings(match: Match) -> list[Point]:
    """Where the ball is likely to be after step 3: where the run ends, or else where it lies now."""
    places: list[Point] = []
    if match.active != NO_PLAYER and len(match.run_line) > 1:
        runner = match.players[match.active]
        places.append(run_of(match, match.active, list(match.run_line), runner.profile.attack_move)[-1])
    if match.holder == NO_PLAYER:
        places.append((match.ball_x, match.ball_y))
    elif match.holder >= 0 and (match.holder != match.active or not places):
        carrier = match.players[match.holder]
        places.append((carrier.x, carrier.y))
    return places


def press(match: Match, walk: Walk, radius: int, found: Gathering) -> None:
    """1.06: within 2" of where the attack acts, on the near side and before the line."""
    for x, y in landings(match):
        ring = radius + match.players[match.active].profile.radius + match.terms.pressure_reach - INCH // 8
        off = distance(walk.x, walk.y, x, y)
        if off > ring:
            step(walk, point_on(walk.x, walk.y, x, y, off - ring), found)
            step(walk, (x, y), found)
            if off - ring <= walk.limit:
                # Somebody may stand in the way: then round them.
                head_for(walk, (x, y), found, ring)
        goal = line_place(match, match.active)
        if goal != y:
            step(walk, along(x, y, 0, goal - y, min(ring, abs(goal - y))), found)


def lane(walk: Walk, passer: Point, receiver: Point, found: Gathering) -> None:
    """3.06: on the flight of a pass, where that is nearest."""
    line = (passer, receiver)
    step(walk, at(line, project_on(line, walk.x, walk.y)), found)


def closings(match: Match, question: ClosingIn) -> list[Choice]:
    """4.07: towards the strip by the nearest way, or not at all."""
    start = (question.x, question.y)
    found = Gathering(question, TOUCH)
    found.offer_end(start, start)
    x, y = at(question.strip, project_on(question.strip, question.x, question.y))
    end = question.run_towards(x, y)
    found.offer_end(start, end)
    return found.choices
