"""0.06, 1.06, 1.16, 4.05: the value a roll is made against, and how many dice are rolled."""

from typing import Final

from thirdhalf.games.takkure.rules.harm.tokens import WEARY, active_tokens
from thirdhalf.games.takkure.skills.position import second_die
from thirdhalf.games.takkure.table.kinds import (
    BAC,
    BDY,
    BREAK_THROUGH,
    DODGE,
    END,
    PASS,
    PASS_FROM_THE_GROUND,
    PICK_UP,
    PRESSURE,
    REF,
    SCORE,
    STR,
    TACKLE,
)
from thirdhalf.games.takkure.table.state import Match, Player
from thirdhalf.geometry.plane import distance2

BALL_AT_HAND: Final = 4
INTERCEPTION: Final = -2
GROUND_PASS: Final = -2
CATCH_MODIFIER: Final = -2

# 2.01, 2.02: what a pass and a reception get up to each range, the last for all beyond.
PASS_MODIFIERS: Final[tuple[int, ...]] = (4, 2, 0, -2)
RECEPTION_MODIFIERS: Final[tuple[int, ...]] = (2, 0, -2, -4)
BEYOND: Final = 3

ACTION_CHARACTERISTIC: Final = {
    PASS_FROM_THE_GROUND: BAC,
    PASS: BAC,
    PICK_UP: BAC,
    DODGE: REF,
    BREAK_THROUGH: STR,
    TACKLE: STR,
    SCORE: BAC,
}


def characteristic(player: Player, kind: int) -> int:
    """0.06, 1.18: a player's present value; END is BDY and PRT together."""
    profile = player.profile
    if kind == BAC:
        return profile.bac
    if kind == STR:
        return profile.strength
    if kind == REF:
        return profile.reflexes
    if kind == END:
        return profile.body + profile.protection
    if kind == BDY:
        return profile.body
    return profile.intelligence


def rolled_value(match: Match, number: int, kind: int) -> int:
    """4.01: the value a roll starts from: three active fatigue tokens cost 1 on STR, BaC, REF and INT."""
    value = characteristic(match.players[number], kind)
    return value if kind in (END, BDY) else value + weariness(match, number)


def weariness(match: Match, number: int) -> int:
    """4.01: -1 with three active fatigue tokens."""
    return -1 if active_tokens(match.players[number]) >= WEARY else 0


def dice_for(match: Match, number: int, action: int) -> int:
    """4.05, R-60: one die, or two with the position skill for this action while the player is fresh."""
    return 2 if second_die(match, number, action) else 1


def range_band(match: Match, x: int, y: int, thrower: int, receiver: int) -> int:
    """0.03, 2.01: which range the gap between the bases falls in; a gap on a border takes the better one, exactly
    (R-25).
    """
    target = match.players[receiver]
    radii = match.players[thrower].profile.radius + target.profile.radius
    gap2 = distance2(x, y, target.x, target.y)
    ranges = match.terms.ranges
    for band in range(BEYOND):
        reach = ranges[band] + radii
        if gap2 <= reach * reach:
            return band
    return BEYOND


def pressers(match: Match, number: int, x: int, y: int) -> list[int]:
    """1.06, R-24: the defenders who press a player acting at (x, y): those within 2" now."""
    radius = match.players[number].profile.radius + match.terms.pressure_reach
    found = []
    for other, player in enumerate(match.players):
        if player.declared == PRESSURE:
            reach = radius + player.profile.radius
            if distance2(x, y, player.x, player.y) <= reach * reach:
                found.append(other)
    return found


def defence_characteristic(action: int) -> int:
    """1.21, 3.06: what a defensive action is rolled with."""
    return STR if action == TACKLE else BAC
