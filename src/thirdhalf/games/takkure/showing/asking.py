"""Questions as messages of the catalogue: each names its player, its skill and what follows."""

from typing import Final

from thirdhalf.games.takkure.cards.deal import CHOSEN_PLAYS
from thirdhalf.games.takkure.rules.dice.reckoning import reckon
from thirdhalf.games.takkure.showing.naming import player_name
from thirdhalf.games.takkure.table.kinds import BALL, INT, NO_PLAYER, TALENT_WORDS, TWO_MOVES_AHEAD
from thirdhalf.games.takkure.table.questions.topics import DICE_FOR, MOVER, ROOM, SPOT, TEAM_PLAYS, USE_SKILL
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.kernel.decision import NO_ONE, Decision, Pick
from thirdhalf.kernel.frame import Projection
from thirdhalf.kernel.telling import Telling, message_id, number, said

OF_A_TEAM_PLAY: Final = "R-53"
OF_HONOUR: Final = "5.07"
FACES: Final = 12
SUREST: Final = 11
"""1.14: a 1 always succeeds and a 12 never does."""


def prompt(match: Match, decision: Decision) -> Telling:
    """The question, with whom it is about as `player` and whoever is active as `active`."""
    values: dict[str, Projection] = {}
    if decision.who not in (NO_ONE, BALL):
        values["player"] = player_name(match, decision.who)
    if match.active != NO_PLAYER:
        values["active"] = player_name(match, match.active)
    message = message_id("question", decision.topic)
    if decision.topic == USE_SKILL:
        return about_skill(match, decision, values)
    if decision.topic == MOVER and decision.rule == OF_A_TEAM_PLAY:
        message = "question-mover-play"
    elif decision.topic == ROOM and decision.who == BALL:
        message = "question-room-ball"
    elif decision.topic == SPOT:
        values["carrier"] = player_name(match, match.holder)
    elif decision.topic == TEAM_PLAYS:
        values["place"] = number(len(match.cards.plays[decision.seat]) + 1)
        values["all"] = number(CHOSEN_PLAYS)
    elif decision.topic == DICE_FOR and isinstance(decision, Pick):
        values["dice"] = number(decision.options[len(decision.options) - 1])
    return Telling(message, values)


def about_skill(match: Match, decision: Decision, values: dict[str, Projection]) -> Telling:
    """5.05, 5.07: which skill, whose it is and what it does; of a roll also its value and its chance."""
    talent = match.players[decision.who].profile.talent
    skill = "honour" if decision.rule == OF_HONOUR else TALENT_WORDS[talent]
    if skill != "honour":
        values["skill"] = said(message_id("skill", skill), "title")
    if skill != "honour" and talent == TWO_MOVES_AHEAD:
        value = reckon(match, decision.who, INT).value
        values["value"] = number(value)
        values["chance"] = number(chance_of(value))
    return Telling(message_id("question-use-skill", skill), values)


def chance_of(value: int) -> int:
    """1.14: of one die against that value, out of a hundred."""
    return (100 * min(SUREST, max(1, value)) + FACES // 2) // FACES
