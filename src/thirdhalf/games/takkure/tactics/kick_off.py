"""The kick-off (5.03): where the teams stand, where the template lies, who moves where, and where the ball drops."""

from typing import Final

from thirdhalf.games.takkure.rules.kick_off import kick_off_at_hand
from thirdhalf.games.takkure.table.questions.kick_off import BallPlace, KickerPlace, ReceiverPlace, TemplatePlace
from thirdhalf.games.takkure.table.questions.walks import Walk
from thirdhalf.games.takkure.table.state import BALL_RADIUS, TEMPLATE_RADIUS, Match, direction
from thirdhalf.games.takkure.tactics.gathering import Gathering
from thirdhalf.games.takkure.tactics.sight import ray
from thirdhalf.games.takkure.tactics.walking import step
from thirdhalf.geometry.plane import INCH, divide
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.seat import other

NEAR: Final = 3 * INCH // 8
"""Half the radius of a small base: nothing nearer than that is told apart."""

KICKERS: Final[tuple[int, ...]] = (0, -2, 2, -4, 4, -6, 6)
"""Along the kick-off line, in inches to the right."""

RECEIVERS: Final[tuple[tuple[int, int], ...]] = (
    (0, 6),
    (-4, 6),
    (4, 6),
    (0, 9),
    (-5, 9),
    (5, 9),
    (-2, 4),
    (2, 4),
    (-6, 4),
    (6, 4),
    (0, 2),
    (-5, 2),
    (5, 2),
)
"""In the receivers' half: inches to the right, and back from halfway."""


def kicker_places(match: Match, place: KickerPlace) -> list[Choice]:
    """5.03, step 2: along the line."""
    found = Gathering(place, NEAR)
    way = direction(place.seat)
    for right in KICKERS:
        found.offer_point((way * right * INCH, place.y))
    if not found.choices:
        fill_up(place, -place.half_width, place.half_width, place.y, found)
    return found.choices


def receiver_places(match: Match, place: ReceiverPlace) -> list[Choice]:
    """5.03, step 3: around where a ball can drop, deep, and near halfway."""
    found = Gathering(place, NEAR)
    way = direction(place.seat)
    for right, back in RECEIVERS:
        found.offer_point((way * right * INCH, -way * back * INCH))
    if not found.choices:
        fill_up(place, -place.half_width, place.half_width, divide(place.low + place.high, 2), found)
    return found.choices


def fill_up(place: KickerPlace | ReceiverPlace, low: int, high: int, y: int, found: Gathering) -> None:
    """Where all usual places are taken: any that is free along a line across the pitch."""
    way = direction(place.seat)
    for x in range(low, high + 1, INCH // 4):
        found.offer_point((way * x, y))


def template_places(match: Match, place: TemplatePlace) -> list[Choice]:
    """5.03, step 4: the middle, the sides and the corners of what is allowed."""
    found = Gathering(place, NEAR)
    way = direction(place.seat)
    middle = divide(place.low + place.high, 2)
    deep, near = (place.high, place.low) if way > 0 else (place.low, place.high)
    for y in (deep, middle, near):
        for x in (0, -place.half_width, place.half_width):
            found.offer_point((way * x, y))
    return found.choices


def ball_places(match: Match, place: BallPlace) -> list[Choice]:
    """5.03, step 6: twelve places around the template; more if none of them is free."""
    found = Gathering(place, NEAR)
    way = direction(place.seat)
    for degrees in range(0, 360, 30):
        found.offer_point(ray(place.x, place.y, way, degrees, TEMPLATE_RADIUS + BALL_RADIUS))
    if not found.choices:
        for degrees in range(360):
            found.offer_point(ray(place.x, place.y, way, degrees, TEMPLATE_RADIUS + BALL_RADIUS))
    return found.choices


def kick_off_moves(match: Match, walk: Walk) -> list[Choice]:
    """5.03, step 5: to stay, to the template and its edge, and in all directions."""
    found = Gathering(walk, NEAR)
    start = (walk.x, walk.y)
    found.offer_end(start, start)
    kick = kick_off_at_hand(match)
    way = direction(walk.seat)
    if kick is not None:
        middle = (kick.template_x, kick.template_y)
        step(walk, middle, found)
        behind = -way if walk.seat == other(kick.kicker) else way
        step(walk, (middle[0], middle[1] + behind * TEMPLATE_RADIUS), found)
    for degrees in (0, 45, -45, 90, -90, 180):
        step(walk, ray(walk.x, walk.y, way, degrees, walk.limit), found)
    return found.choices
