"""1.03, 1.09: which actions are open to the active player."""

from thirdhalf.games.takkure.rules.actions.passing import receivers
from thirdhalf.games.takkure.rules.actions.score import can_score
from thirdhalf.games.takkure.rules.actions.tackle import is_target, tacklers_in_contact
from thirdhalf.games.takkure.rules.harm.tokens import moves_once
from thirdhalf.games.takkure.table.kinds import (
    BREAK_THROUGH,
    DODGE,
    MOVE,
    NOTHING,
    PASS,
    PASS_FROM_THE_GROUND,
    PICK_UP,
    SCORE,
    STAND_UP,
)
from thirdhalf.games.takkure.table.state import NO_CONTACT, Match
from thirdhalf.geometry.polyline import line_length


def first_actions(match: Match) -> list[int]:
    """1.03, 3.01, R-21: the first actions open to the active player."""
    number = match.active
    if match.players[number].ground == 0:
        return [MOVE, NOTHING]
    if match.holder != number:
        return [STAND_UP, NOTHING]
    if receivers(match, match.run_line):
        return [PASS_FROM_THE_GROUND, NOTHING]
    return [NOTHING]


def second_actions(match: Match, first: int, pick_up_at: int) -> list[int]:
    """1.09, R-07, R-21, R-23: the second actions open to the active player; those that contact or place forbid are
    not offered. 3.02: who has stood up may move, whatever else an exercise leaves out.
    """
    number = match.active
    player = match.players[number]
    allowed = match.terms.second_actions
    actions = [NOTHING]
    if player.ground or first == PASS_FROM_THE_GROUND:
        return actions
    if (MOVE in allowed or first == STAND_UP) and not (first == MOVE and moves_once(player)):
        actions.append(MOVE)
    if first == STAND_UP:
        return actions
    if match.holder != number:
        if PICK_UP in allowed and pick_up_at != NO_CONTACT:
            actions.append(PICK_UP)
        return actions
    if PASS in allowed and receivers(match, match.run_line):
        actions.append(PASS)
    if SCORE in allowed and can_score(match):
        actions.append(SCORE)
    if DODGE in allowed and is_target(match):
        actions.append(DODGE)
    if BREAK_THROUGH in allowed and tacklers_in_contact(match, line_length(match.run_line)):
        actions.append(BREAK_THROUGH)
    return actions
