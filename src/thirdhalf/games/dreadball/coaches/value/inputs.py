"""A position between two actions as whole numbers for the network.

Everything is seen by the team whose rush it is: own players first, the pitch turned so that it attacks the east, and
mirrored so that the ball lies in the south; that it was mirrored is told, for the entry hexes are not (D3.7). Who has
which number makes no difference. UNIT is one; nothing is beyond MOST.
"""

from functools import cache
from typing import Final

from thirdhalf.coaches.network import Row
from thirdhalf.games.dreadball.coaches.search.evaluation import NAMES, features
from thirdhalf.games.dreadball.table.kinds import NO_HEX, NO_PLAYER, ON_PITCH, ROLE_WORDS
from thirdhalf.games.dreadball.table.pitch import HEXES, ZONES, number_of
from thirdhalf.games.dreadball.table.pitch import SIZE as HEX_COUNT
from thirdhalf.games.dreadball.table.questions.topics import FREE_ACTION, TOKEN
from thirdhalf.games.dreadball.table.state import Match, Player, in_sudden_death, score, side_of
from thirdhalf.games.dreadball.tactics.ground import distances, threatened
from thirdhalf.geometry.hexes import DIRECTIONS
from thirdhalf.kernel.seat import HOME, other

UNIT: Final = 64
MOST: Final = 127

ROLES: Final = len(ROLE_WORDS)
LEADS: Final = 7
"""D17.5: larger leads are not played on."""
RUSHES: Final = 15
TOKENS: Final = 7
RINGS: Final = 13
NEAREST: Final = 5
"""So many players of each side are told one by one, those nearest to the ball."""
STATS: Final = 5

# Where each part begins.
TABLE: Final = 0
CLOCK: Final = TABLE + 9
SQUADS: Final = CLOCK + 2 * LEADS + 1 + RUSHES + TOKENS + 5
SQUAD: Final = ROLES * (3 + STATS)
GLANCE: Final = SQUADS + 2 * SQUAD
BALL: Final = GLANCE + len(NAMES)
RING: Final = BALL + 3 * HEX_COUNT
FACED: Final = RING + 2 * (ROLES + 1) * RINGS
NEAR: Final = FACED + 2 * len(DIRECTIONS)
A_PLAYER: Final = ROLES + 12
PLACES: Final = NEAR + 2 * NEAREST * A_PLAYER
SIZE: Final = PLACES + 2 * (ROLES + 1) * HEX_COUNT

STAGES: Final = (0, 1, 2, 4, 6, 9)
"""D7: with more rushes to come than the last of these the first stage begins, which setting up belongs to; then one
with not more than each of them. Sudden death is the last."""

COUNTED: Final = (1, 5, 8, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24)
"""The features of `evaluation` that can be several thousands."""


@cache
def seen_hexes(side: int, mirrored: int) -> tuple[int, ...]:
    """What each hex is to who looks on from that side, in a mirror or not."""
    way = -1 if side else 1
    found: list[int] = []
    for q, r in HEXES:
        found.append(number_of((q + r) * way, -r * way) if mirrored else number_of(q * way, r * way))
    return tuple(found)


@cache
def seen_facings(side: int, mirrored: int) -> tuple[int, ...]:
    """The same for directions."""
    way = -1 if side else 1
    found: list[int] = []
    for q, r in DIRECTIONS:
        found.append(DIRECTIONS.index(((q + r) * way, -r * way) if mirrored else (q * way, r * way)))
    return tuple(found)


def viewer(match: Match) -> int:
    """Through whose eyes: the team's whose rush it is."""
    return match.rushing


def stage(match: Match) -> int:
    """How late it is, in few words: what is said of the end is mended by that."""
    if in_sudden_death(match):
        return len(STAGES) + 1
    left = match.terms.rushes - match.rush
    return len([each for each in STAGES if left <= each])


def inputs(match: Match) -> Row:
    """All that the network sees."""
    seat = match.rushing
    side = side_of(match, seat)
    decision = match.decision
    holder = match.holder
    ball = match.players[holder].at if holder != NO_PLAYER else match.ball
    mirrored = 0
    if ball != NO_HEX:
        r = HEXES[ball][1]
        mirrored = int(r > 0 if side else r < 0)
    row: Row = []
    free = decision is not None and decision.topic == FREE_ACTION
    freed = decision.who if decision is not None and free else NO_PLAYER
    started = decision is not None and decision.topic in (TOKEN, FREE_ACTION)
    table = (
        mirrored,
        side,
        int(ball == NO_HEX),
        int(started),
        int(free),
        int(freed != NO_PLAYER and match.players[freed].team == seat),
        int(freed != NO_PLAYER and freed == holder),
        int(match.flags != 0),
        int(match.rush == 0),
    )
    for place, flag in enumerate(table):
        if flag:
            row += [TABLE + place, UNIT]
    write_clock(match, seat, row)
    for place, number in enumerate(features(match, freed)):
        if number:
            row += [GLANCE + place, bounded(number * UNIT // (4000 if place in COUNTED else 1000))]
    hexes = seen_hexes(side, mirrored)
    if ball != NO_HEX:
        held = 2 if holder == NO_PLAYER else int(match.players[holder].team != seat)
        row += [BALL + held * HEX_COUNT + hexes[ball], UNIT]
    write_squad(match, seat, 0, row)
    write_squad(match, other(seat), 1, row)
    facings = seen_facings(side, mirrored)
    write_team(match, seat, 0, ball, hexes, facings, row)
    write_team(match, other(seat), 1, ball, hexes, facings, row)
    return row


def write_clock(match: Match, seat: int, row: Row) -> None:
    """D7, D17: the score, the rushes and the tokens that are left."""
    lead = score(match) if seat == HOME else -score(match)
    left = max(0, match.terms.rushes - match.rush)
    at = CLOCK
    row += [at + LEADS + max(-LEADS, min(LEADS, lead)), UNIT]
    at += 2 * LEADS + 1
    row += [at + min(RUSHES - 1, left), UNIT]
    at += RUSHES
    row += [at + min(TOKENS - 1, match.tokens), UNIT]
    at += TOKENS
    numbers = (
        12 * lead,
        8 * left,
        UNIT * (left & 1),
        UNIT * int(in_sudden_death(match)),
        12 * lead * (RUSHES - min(RUSHES, left)) // RUSHES,
    )
    for place, number in enumerate(numbers):
        if number:
            row += [at + place, bounded(number)]


def write_squad(match: Match, seat: int, foe: int, row: Row) -> None:
    """D5.1, D16: how many of each role are where, and what they can do."""
    counts = [[0] * 3 for _ in range(ROLES)]
    first = SQUADS + foe * SQUAD
    for player in match.players:
        if player.team == seat:
            profile = player.profile
            role = profile.role
            count = counts[role]
            if sum(count) == 0:
                at = first + 3 * ROLES + role * STATS
                for place, stat in enumerate(
                    (profile.move, profile.strength, profile.speed, profile.skill, profile.armour)
                ):
                    row += [at + place, 8 * stat]
            count[player.where] += 1
    for role, count in enumerate(counts):
        for where, number in enumerate(count):
            if number:
                row += [first + 3 * role + where, bounded(16 * number)]


def write_team(
    match: Match, seat: int, foe: int, ball: int, hexes: tuple[int, ...], facings: tuple[int, ...], row: Row
) -> None:
    """D3, D4: where a team's players are, seen from the ball; those nearest to it one by one."""
    found: list[tuple[int, int]] = []
    for number, player in enumerate(match.players):
        if player.team == seat and player.where == ON_PITCH:
            role = player.profile.role if player.facing >= 0 else ROLES
            row += [PLACES + (foe * (ROLES + 1) + role) * HEX_COUNT + hexes[player.at], UNIT]
            if player.facing >= 0:
                row += [FACED + foe * len(DIRECTIONS) + facings[player.facing], 16]
            if ball != NO_HEX:
                far = distances()[ball][player.at]
                row += [RING + (foe * (ROLES + 1) + role) * RINGS + min(RINGS - 1, far), 16]
                found.append((far, number))
    found.sort()
    threats = threatened(match, seat)
    side = side_of(match, seat)
    for slot, (far, number) in enumerate(found[:NEAREST]):
        player = match.players[number]
        first = NEAR + (foe * NEAREST + slot) * A_PLAYER
        write_player(match, player, far, threats, side, first, row)
        if number == match.holder:
            row += [first + ROLES + 11, UNIT]


def write_player(match: Match, player: Player, far: int, threats: list[int], side: int, first: int, row: Row) -> None:
    """One player near the ball."""
    row += [first + player.profile.role, UNIT]
    first += ROLES
    away = distances()[player.at]
    left = 0
    if player.team == match.rushing:
        left = min(match.tokens, match.terms.most_tokens - player.tokens)
    numbers = (
        16 * far,
        UNIT * int(far <= 1),
        UNIT * int(player.facing < 0),
        32 * left,
        UNIT * int(left == 0),
        32 * threats[player.at],
        16 * (player.profile.move - far),
        6 * away[ZONES[side][0].bonus],
        6 * away[ZONES[side][1].bonus],
        6 * away[ZONES[side][2].bonus],
        8 * player.profile.move,
    )
    for place, number in enumerate(numbers):
        if number:
            row += [first + place, bounded(number)]


def bounded(number: int) -> int:
    """As much of it as there is room for."""
    return max(-MOST, min(MOST, number))
