"""1.06, 1.16: what each roll is made against, modifier by modifier, in the order in which they are told."""

from thirdhalf.games.takkure.rules.dice.reckoning import Reckoning, reckon
from thirdhalf.games.takkure.rules.dice.values import (
    ACTION_CHARACTERISTIC,
    BALL_AT_HAND,
    GROUND_PASS,
    INTERCEPTION,
    PASS_MODIFIERS,
    RECEPTION_MODIFIERS,
    defence_characteristic,
    pressers,
    weariness,
)
from thirdhalf.games.takkure.rules.harm.tokens import all_tokens
from thirdhalf.games.takkure.skills.player import GAZE, has_talent
from thirdhalf.games.takkure.table.kinds import (
    BAC,
    COLD_EYE,
    EASY_BALL,
    FATIGUE,
    FROM_THE_GROUND,
    IN_FLIGHT,
    IRON_GAZE,
    PASS_FROM_THE_GROUND,
    RANGE,
    STEAL_IN_AIR,
    STEAL_LOOSE,
    UNDER_PRESSURE,
)
from thirdhalf.games.takkure.table.state import Match


def press(match: Match, reckoning: Reckoning, x: int, y: int) -> None:
    """1.06, R-05: -1 for each defender pressing this second action, -2 by Iron Gaze (5.05)."""
    reckoning.modify(match, UNDER_PRESSURE, -sum(weights(match, reckoning, x, y)), "1.06")


def press_passer(match: Match, reckoning: Reckoning, x: int, y: int) -> None:
    """1.06, 5.05, R-73: pressure on a pass, from the ground too; Cold Eye ignores the presser that counts most."""
    counts = weights(match, reckoning, x, y)
    if counts and has_talent(match, reckoning.player, COLD_EYE):
        reckoning.note_skill(match, reckoning.player, COLD_EYE)
        counts.remove(max(counts))
    reckoning.modify(match, UNDER_PRESSURE, -sum(counts), "1.06")


def weights(match: Match, reckoning: Reckoning, x: int, y: int) -> list[int]:
    """5.05: how much each presser counts."""
    counts = []
    for defender in pressers(match, reckoning.player, x, y):
        gazing = has_talent(match, defender, IRON_GAZE)
        if gazing:
            reckoning.note_skill(match, defender, IRON_GAZE)
        counts.append(GAZE if gazing else 1)
    return counts


def contact_value(match: Match, number: int, action: int) -> Reckoning:
    """1.19, 1.20: REF for a dodge, STR for a break through, under the pressure where the player stands."""
    player = match.players[number]
    reckoning = reckon(match, number, ACTION_CHARACTERISTIC[action])
    press(match, reckoning, player.x, player.y)
    return reckoning


def pass_value(match: Match, number: int, action: int, band: int, x: int, y: int) -> Reckoning:
    """2.01, 3.03: BaC with range and pressure at the throw point, and -2 from the ground."""
    reckoning = reckon(match, number, BAC)
    reckoning.modify(match, RANGE, PASS_MODIFIERS[band], "2.01")
    if action == PASS_FROM_THE_GROUND:
        reckoning.modify(match, FROM_THE_GROUND, GROUND_PASS, "3.03")
    press_passer(match, reckoning, x, y)
    return reckoning


def reception_value(match: Match, number: int, band: int) -> Reckoning:
    """2.02, R-05: the receiver's BaC with the range; pressure does not count."""
    reckoning = reckon(match, number, BAC)
    reckoning.modify(match, RANGE, RECEPTION_MODIFIERS[band], "2.02")
    return reckoning


def pick_up_value(match: Match, number: int, x: int, y: int) -> Reckoning:
    """3.05: BaC and 4, under the pressure at the first point of contact."""
    reckoning = reckon(match, number, BAC)
    reckoning.modify(match, EASY_BALL, BALL_AT_HAND, "3.05")
    press(match, reckoning, x, y)
    return reckoning


def score_value(match: Match, number: int) -> Reckoning:
    """4.04: the second BaC value, -1 for each fatigue token of either kind, under pressure where the player stands."""
    player = match.players[number]
    reckoning = Reckoning(number, player.profile.bac_try)
    reckoning.modify(match, FATIGUE, -all_tokens(player), "4.04")
    reckoning.modify(match, FATIGUE, weariness(match, number), "4.01")
    press(match, reckoning, player.x, player.y)
    return reckoning


def defending_value(match: Match, number: int, action: int) -> Reckoning:
    """1.21, 3.06: STR for a tackle; BaC for a steal, with 4 more for a loose ball and 2 less in the air."""
    reckoning = reckon(match, number, defence_characteristic(action))
    if action == STEAL_LOOSE:
        reckoning.modify(match, EASY_BALL, BALL_AT_HAND, "3.06")
    elif action == STEAL_IN_AIR:
        reckoning.modify(match, IN_FLIGHT, INTERCEPTION, "3.06")
    return reckoning
