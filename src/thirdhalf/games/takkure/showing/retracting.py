"""Which answers may be taken back without telling whether a window opened after them (R-56, R-61)."""

from typing import Final

from thirdhalf.games.takkure.rules.harm.tokens import TIRING_TOKEN
from thirdhalf.games.takkure.table.questions.topics import (
    DEFENCE,
    DEFENDER,
    DEFENSIVE_MOVE,
    FIRST_ACTION,
    KICK_OFF_MOVE,
    KICK_OFF_PLACE,
    KICKER,
    LETTER,
    MARK,
    MOVER,
    PARTICIPANT,
    PLAYER,
    RECEIVER,
    SECOND_ACTION,
    SECOND_MOVE,
    SPOT,
    TEMPLATE,
    THROW_POINT,
)
from thirdhalf.games.takkure.table.state import Match

# The question answered, and those that can come next without a window between.
STRAIGHT_ON: Final[dict[str, tuple[str, ...]]] = {
    PLAYER: (FIRST_ACTION,),
    PARTICIPANT: (PARTICIPANT, FIRST_ACTION),
    FIRST_ACTION: (MARK, RECEIVER),
    MARK: (DEFENDER,),
    RECEIVER: (DEFENDER, THROW_POINT),
    DEFENCE: (SPOT, DEFENSIVE_MOVE, DEFENDER),
    SPOT: (DEFENSIVE_MOVE,),
    DEFENSIVE_MOVE: (DEFENDER,),
    LETTER: (LETTER,),
    SECOND_ACTION: (SECOND_MOVE, RECEIVER, THROW_POINT),
    KICK_OFF_PLACE: (KICK_OFF_PLACE, TEMPLATE),
    TEMPLATE: (MOVER, KICK_OFF_MOVE),
    MOVER: (KICK_OFF_MOVE,),
    KICK_OFF_MOVE: (MOVER, KICK_OFF_MOVE, KICKER),
}


def retractable(match: Match, answered: str) -> bool:
    """R-61: whether nothing can have been asked in secret since that answer.

    0.03: naming a tackle's spot shows how far the tackler gets, which is not measured before.
    """
    if answered == SPOT and not match.terms.open_measuring:
        return False
    if not match.terms.windows:
        return True
    decision = match.decision
    if decision is None or decision.topic not in STRAIGHT_ON.get(answered, ()):
        return False
    # 4.01: the third token tires, and a card may spare the player that.
    return answered != PLAYER or match.players[match.active].activations != TIRING_TOKEN
