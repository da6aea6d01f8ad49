"""0.06, 1.06, 1.16, 4.05: the value a roll is made against, and how many dice are rolled."""

from typing import Final

from thirdhalf.games.takkure.changes.table import tell
from thirdhalf.games.takkure.rules.harm.tokens import WEARY, active_tokens, all_tokens, fresh
from thirdhalf.games.takkure.skills.player import serves
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.kinds import (
    BAC,
    BDY,
    BREAK_THROUGH,
    COLD_EYE,
    DODGE,
    EASY_BALL,
    END,
    EXPERT_TACKLER,
    FATIGUE,
    FROM_THE_GROUND,
    IN_FLIGHT,
    IRON_GAZE,
    NO_SKILL,
    ONSLAUGHT,
    PASS,
    PASS_FROM_THE_GROUND,
    PICK_UP,
    PRECISE_PASS,
    PRESSURE,
    RANGE,
    REF,
    SCORE,
    SIDE_STEP,
    STEAL_IN_AIR,
    STEAL_LOOSE,
    STR,
    TACKLE,
    UNDER_PRESSURE,
)
from thirdhalf.games.takkure.table.state import Match, Player
from thirdhalf.geometry.plane import INCH, distance2

PRESSURE_REACH: Final = 2 * INCH
BALL_AT_HAND: Final = 4
INTERCEPTION: Final = -2
GROUND_PASS: Final = -2
CATCH_MODIFIER: Final = -2

# 2.01, 2.02: the ranges in inches, and what a pass and a reception get up to each of them, the last for all beyond.
RANGES: Final[tuple[int, ...]] = (2, 4, 8)
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

# 4.05, R-60: the position skill that gives a second die on exactly this action.
SECOND_DIE: Final = {
    DODGE: SIDE_STEP,
    PASS: PRECISE_PASS,
    BREAK_THROUGH: ONSLAUGHT,
    TACKLE: EXPERT_TACKLER,
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
    return modified(match, number, FATIGUE, -1 if active_tokens(match.players[number]) >= WEARY else 0, "4.01")


def dice_for(match: Match, number: int, action: int) -> int:
    """4.05, R-60: one die, or two with the position skill for this action while the player is fresh."""
    player = match.players[number]
    if SECOND_DIE.get(action, NO_SKILL) == player.profile.skill != NO_SKILL and fresh(match, player):
        tell(match, events.POSITION_SKILL, "4.05", (number, player.profile.skill))
        return 2
    return 1


def range_band(match: Match, x: int, y: int, thrower: int, receiver: int) -> int:
    """0.03, 2.01: which range the gap between the bases falls in; a gap on a border takes the better one, exactly
    (R-25).
    """
    target = match.players[receiver]
    radii = match.players[thrower].profile.radius + target.profile.radius
    gap2 = distance2(x, y, target.x, target.y)
    for band in range(BEYOND):
        reach = RANGES[band] * INCH + radii
        if gap2 <= reach * reach:
            return band
    return BEYOND


def pressers(match: Match, number: int, x: int, y: int) -> list[int]:
    """1.06, R-24: the defenders who press a player acting at (x, y): those within 2" now."""
    radius = match.players[number].profile.radius + PRESSURE_REACH
    found = []
    for other, player in enumerate(match.players):
        if player.declared == PRESSURE:
            reach = radius + player.profile.radius
            if distance2(x, y, player.x, player.y) <= reach * reach:
                found.append(other)
    return found


def modified(match: Match, number: int, source: int, amount: int, rule: str) -> int:
    """1.16: the amount of a modifier, told."""
    if amount and match.log is not None:
        tell(match, events.MODIFIED, rule, (number, source, amount))
    return amount


def pressed(match: Match, number: int, x: int, y: int) -> int:
    """1.06, R-05: -1 for each defender pressing this second action, -2 by Iron Gaze (5.05)."""
    return modified(match, number, UNDER_PRESSURE, -sum(weights(match, pressers(match, number, x, y))), "1.06")


def weights(match: Match, defenders: list[int]) -> list[int]:
    """5.05: how much each presser counts."""
    return [2 if serves(match, defender, IRON_GAZE) else 1 for defender in defenders]


def pressed_passing(match: Match, number: int, x: int, y: int) -> int:
    """1.06, 5.05, R-73: pressure on a pass, from the ground too; Cold Eye ignores the presser that counts most."""
    counts = weights(match, pressers(match, number, x, y))
    if counts and serves(match, number, COLD_EYE):
        counts.remove(max(counts))
    return modified(match, number, UNDER_PRESSURE, -sum(counts), "1.06")


def contact_value(match: Match, number: int, action: int) -> int:
    """1.19, 1.20: REF for a dodge, STR for a break through, under the pressure where the player stands."""
    player = match.players[number]
    return rolled_value(match, number, ACTION_CHARACTERISTIC[action]) + pressed(match, number, player.x, player.y)


def pass_value(match: Match, number: int, action: int, band: int, x: int, y: int) -> int:
    """2.01, 3.03: BaC with range and pressure at the throw point, and -2 from the ground."""
    value = rolled_value(match, number, BAC)
    value += modified(match, number, RANGE, PASS_MODIFIERS[band], "2.01")
    if action == PASS_FROM_THE_GROUND:
        value += modified(match, number, FROM_THE_GROUND, GROUND_PASS, "3.03")
    return value + pressed_passing(match, number, x, y)


def reception_value(match: Match, number: int, band: int) -> int:
    """2.02, R-05: the receiver's BaC with the range; pressure does not count."""
    return rolled_value(match, number, BAC) + modified(match, number, RANGE, RECEPTION_MODIFIERS[band], "2.02")


def pick_up_value(match: Match, number: int, x: int, y: int) -> int:
    """3.05: BaC and 4, under the pressure at the first point of contact."""
    value = rolled_value(match, number, BAC) + modified(match, number, EASY_BALL, BALL_AT_HAND, "3.05")
    return value + pressed(match, number, x, y)


def score_value(match: Match, number: int) -> int:
    """4.04: the second BaC value, -1 for each fatigue token of either kind, under pressure where the player stands."""
    player = match.players[number]
    value = player.profile.bac_try + modified(match, number, FATIGUE, -all_tokens(player), "4.04")
    return value + weariness(match, number) + pressed(match, number, player.x, player.y)


def defence_value(match: Match, number: int, action: int) -> int:
    """1.21, 3.06: STR for a tackle; BaC for a steal, with 4 more for a loose ball and 2 less in the air."""
    if action == TACKLE:
        return rolled_value(match, number, STR)
    value = rolled_value(match, number, BAC)
    if action == STEAL_LOOSE:
        value += modified(match, number, EASY_BALL, BALL_AT_HAND, "3.06")
    elif action == STEAL_IN_AIR:
        value += modified(match, number, IN_FLIGHT, INTERCEPTION, "3.06")
    return value


def defence_characteristic(action: int) -> int:
    """1.21, 3.06: what a defensive action is rolled with."""
    return STR if action == TACKLE else BAC
