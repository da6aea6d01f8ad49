"""Which answers may be taken back without telling whether a window opened after them (R-56, R-61), or how far something
is (0.03).
"""

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


# the same for what is measured: how far one may walk, where a run has ended, what step 5 has shown.
BEFORE_MEASURING: Final[dict[str, tuple[str, ...]]] = {
    PLAYER: (FIRST_ACTION, PARTICIPANT),
    PARTICIPANT: (PARTICIPANT, FIRST_ACTION),
    FIRST_ACTION: (MARK, RECEIVER, DEFENDER, DEFENCE),
    MARK: (DEFENDER, DEFENCE),
    RECEIVER: (DEFENDER, DEFENCE, THROW_POINT),
    # 3.01: who is on the ground stands up unasked.
    DEFENDER: (DEFENCE, DEFENDER),
    DEFENCE: (SPOT, DEFENDER, DEFENCE),
    DEFENSIVE_MOVE: (DEFENDER, DEFENCE),
    LETTER: (LETTER,),
    SECOND_ACTION: (RECEIVER, THROW_POINT),
    KICK_OFF_PLACE: (KICK_OFF_PLACE, TEMPLATE),
    TEMPLATE: (MOVER,),
    KICK_OFF_MOVE: (MOVER, KICKER),
}


def retractable(match: Match, answered: str) -> bool:
    """R-61: whether nothing can have been asked in secret since that answer; 0.03, R-84: nor measured, where that is
    closed.
    """
    decision = match.decision
    asked = "" if decision is None else decision.topic
    if not match.terms.open_measuring and asked not in BEFORE_MEASURING.get(answered, ()):
        return False
    if not match.terms.windows:
        return True
    if asked not in STRAIGHT_ON.get(answered, ()):
        return False
    # 4.01: the third token tires, and a card may spare the player that.
    return answered != PLAYER or match.players[match.active].activations != TIRING_TOKEN
