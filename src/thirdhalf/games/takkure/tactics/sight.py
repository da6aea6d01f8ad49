"""What one sees looking at the pitch: where the line is, who comes how far, where a straight run leads.

All of it turns with the table: a point is reached by adding or negating, never by rounding in one direction.
"""

from typing import Final

from thirdhalf.games.takkure.rules.defence import defensive_reach
from thirdhalf.games.takkure.rules.movement import displaces
from thirdhalf.games.takkure.table.state import ON_PITCH, Match, direction
from thirdhalf.geometry.directions import heading
from thirdhalf.geometry.plane import INCH, Point, divide, size
from thirdhalf.geometry.polyline import cut, cut_back, cut_to_bounds
from thirdhalf.geometry.roots import root

FAR: Final = 40 * INCH
"""Further than any pitch is long."""


def line_place(match: Match, number: int) -> int:
    """4.04: the y at which the player's base just touches the in-goal zone it attacks."""
    player = match.players[number]
    return direction(player.team) * (match.terms.line - player.profile.radius)


def others(match: Match, seat: int) -> list[int]:
    """The numbers of all standing players on the pitch who are not this coach's."""
    return [
        number
        for number, player in enumerate(match.players)
        if player.team != seat and player.off == ON_PITCH and player.ground == 0
    ]


def mates(match: Match, number: int) -> list[int]:
    """The numbers of a player's teammates on the pitch."""
    team = match.players[number].team
    return [
        mate
        for mate, player in enumerate(match.players)
        if player.team == team and mate != number and player.off == ON_PITCH
    ]


def bubble(match: Match, defender: int, target: int) -> int:
    """1.07, 1.21: how far from a defender's centre another's may be for a tackle to touch it, nothing in the way."""
    radii = match.players[defender].profile.radius + match.players[target].profile.radius
    return defensive_reach(match, defender) + radii


def along(x: int, y: int, dx: int, dy: int, length: int) -> Point:
    """The point that far from (x, y) in the direction of a vector, which may be of any length but 0."""
    whole = root(dx * dx + dy * dy)
    if whole == 0:
        return (x, y)
    return (x + divide(dx * length, whole), y + divide(dy * length, whole))


def ray(x: int, y: int, way: int, degrees: int, length: int) -> Point:
    """The point that far from (x, y), in degrees clockwise from straight up the pitch as the attack sees it."""
    dx, dy = heading(degrees, length)
    return (x + way * dx, y + way * dy)


def tangent(x: int, y: int, cx: int, cy: int, radius: int, side: int) -> Point | None:
    """Where the line from (x, y) touches the circle, passing it on that side (1 or -1); None from inside."""
    dx = cx - x
    dy = cy - y
    square = dx * dx + dy * dy
    rest = square - radius * radius
    if rest <= 0:
        return None
    length = root(rest)
    tx = divide((dx * length - side * dy * radius) * length, square)
    ty = divide((dy * length + side * dx * radius) * length, square)
    return (x + tx, y + ty)


def run_of(match: Match, number: int, points: list[Point], reach: int) -> list[Point]:
    """1.08, R-01: how a line from its first point is run: as far as `reach` and the pitch allow, and opponents where
    they give no room.
    """
    player = match.players[number]
    radius = player.profile.radius
    line = cut_to_bounds(cut(points, reach), match.terms.half_width - radius, match.terms.half_length - radius)
    if match.terms.readings == 0 or displaces(match, number):
        return line
    firm = [
        (foe.x, foe.y, foe.profile.radius + radius)
        for foe in match.players
        if foe.team != player.team and foe.off == ON_PITCH
    ]
    return cut_back(line, firm)


def widest_gap(match: Match, number: int, x: int, y: int) -> Point:
    """The middle of the widest gap between the opponents ahead of (x, y), or between one and the side."""
    player = match.players[number]
    way = direction(player.team)
    side = match.terms.half_width
    posts: list[tuple[int, int]] = []
    for opponent in others(match, player.team):
        foe = match.players[opponent]
        if (foe.y - y) * way > -foe.profile.radius:
            posts.append((foe.x * way, foe.y * way))
    if not posts:
        return (x, line_place(match, number))
    posts.sort()
    best = -1
    best_off = 0
    found = (0, 0)
    for i in range(len(posts) + 1):
        left = posts[i - 1] if i else (-side, posts[0][1])
        right = posts[i] if i < len(posts) else (side, posts[-1][1])
        # A side can be run along, an opponent reaches out: the side's gap counts twice.
        width = (right[0] - left[0]) * (2 if i in (0, len(posts)) else 1)
        middle = divide(left[0] + right[0], 2)
        off = size(middle - x * way)
        if width > best or (width == best and off < best_off):
            best = width
            best_off = off
            found = (middle, divide(left[1] + right[1], 2))
    return (found[0] * way, found[1] * way)
