"""6.04 Space: bases do not overlap, and nothing leaves the pitch. What stands in whose way."""

from thirdhalf.games.takkure.table.kinds import BALL, NO_PLAYER
from thirdhalf.games.takkure.table.questions.walks import Mark, Walk
from thirdhalf.games.takkure.table.state import BALL_RADIUS, ON_PITCH, Match, direction
from thirdhalf.geometry.native import i64
from thirdhalf.geometry.plane import Disc, Point, overlaps


def radius_of(match: Match, thing: int) -> int:
    """The radius of a player's base, or of the ball."""
    return BALL_RADIUS if thing == BALL else match.players[thing].profile.radius


def place_of(match: Match, thing: int) -> Point:
    """Where a player stands, or the loose ball lies."""
    if thing == BALL:
        return (match.ball_x, match.ball_y)
    player = match.players[thing]
    return (player.x, player.y)


def disc_of(match: Match, thing: int) -> Disc:
    """Where a player or the loose ball is, and how big."""
    if thing == BALL:
        return (match.ball_x, match.ball_y, BALL_RADIUS)
    player = match.players[thing]
    return (player.x, player.y, player.profile.radius)


def ball_disc(match: Match) -> Disc:
    """3.04: what must be touched to have the ball: the loose ball, or the base of whoever holds it."""
    return disc_of(match, BALL if match.holder == NO_PLAYER else match.holder)


def ball_place(match: Match) -> Point:
    """3.04: where the ball is: in somebody's hands, or loose, or where it was when it went into the air."""
    return place_of(match, BALL if match.holder < 0 else match.holder)


def obstacles(match: Match, mover: int, x: i64, y: i64, limit: i64) -> list[Disc]:
    """All bases, and the loose ball, that a base at (x, y) can meet within `limit`, grown by the mover's own radius
    (3.04, 6.04).
    """
    radius: i64 = radius_of(match, mover)
    found: list[Disc] = []
    for number, player in enumerate(match.players):
        if number != mover and player.off == ON_PITCH:
            together = player.profile.radius + radius
            near = limit + together
            dx = player.x - x
            dy = player.y - y
            if -near <= dx <= near and -near <= dy <= near:
                found.append((player.x, player.y, together))
    if match.holder == NO_PLAYER and mover != BALL:
        found.append((match.ball_x, match.ball_y, BALL_RADIUS + radius))
    return found


def everything(match: Match, mover: int) -> list[Disc]:
    """All bases and the loose ball, grown by the mover's radius, however far."""
    return obstacles(match, mover, 0, 0, match.terms.half_length + match.terms.half_width)


def overlapped_by(match: Match, number: int) -> list[int]:
    """1.08, 6.04, R-22: the opponents, carrier or not, and the ball, on whose place the player has landed."""
    lander = match.players[number]
    radius = lander.profile.radius
    things = [
        other
        for other, player in enumerate(match.players)
        if player.team != lander.team
        and player.off == ON_PITCH
        and overlaps(lander.x, lander.y, player.x, player.y, radius + player.profile.radius)
    ]
    if match.holder == NO_PLAYER and overlaps(lander.x, lander.y, match.ball_x, match.ball_y, radius + BALL_RADIUS):
        things.append(BALL)
    return things


def walk_question(
    match: Match, number: int, topic: str, rule: str, limit: int, forward: int, lure: Point | None = None
) -> Walk:
    """1.07, 1.10, R-31: the question where a player walks, at most `limit`, among the bases that are near enough."""
    player = match.players[number]
    radius = player.profile.radius
    return Walk(
        seat=player.team,
        topic=topic,
        rule=rule,
        who=number,
        x=player.x,
        y=player.y,
        limit=limit,
        obstacles=obstacles(match, number, player.x, player.y, limit),
        half_width=match.terms.half_width - radius,
        half_length=match.terms.half_length - radius,
        forward=forward,
        open_measuring=match.terms.open_measuring,
        lure=lure,
    )


def no_way_back(match: Match, number: int) -> int:
    """R-64: 1 or -1, the only direction up or down the pitch in which an attacker may go, or 0 where it is free."""
    return match.terms.forward_only * direction(match.players[number].team)


def mark_question(match: Match, number: int) -> Mark:
    """1.04: where the move is to go; random markers are drawn to the ball, the carrier's to the line."""
    player = match.players[number]
    lure = (player.x, match.terms.half_length * direction(player.team))
    if match.holder != number:
        lure = ball_place(match)
    forward = no_way_back(match, number)
    return Mark(
        seat=match.attacker,
        who=number,
        x=player.x,
        y=player.y,
        reach=player.profile.attack_move,
        forward=forward,
        lure=lure,
    )
