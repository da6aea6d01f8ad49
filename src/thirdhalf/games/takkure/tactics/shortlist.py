"""From a decision to the few choices worth considering."""

from thirdhalf.games.takkure.table.questions.kick_off import BallPlace, KickerPlace, ReceiverPlace, TemplatePlace
from thirdhalf.games.takkure.table.questions.places import Room, Spot, ThrowPoint
from thirdhalf.games.takkure.table.questions.topics import DEFENSIVE_MOVE, KICK_OFF_MOVE
from thirdhalf.games.takkure.table.questions.walks import Approach, ClosingIn, Mark, Walk
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.games.takkure.tactics.defending import approaches, closings, defensive_moves, spots
from thirdhalf.games.takkure.tactics.kick_off import (
    ball_places,
    kick_off_moves,
    kicker_places,
    receiver_places,
    template_places,
)
from thirdhalf.games.takkure.tactics.passing import throw_points
from thirdhalf.games.takkure.tactics.picking import picks
from thirdhalf.games.takkure.tactics.running import marks
from thirdhalf.games.takkure.tactics.walking import strolls
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice, Decision, Pick


def candidates(match: Match) -> list[Choice]:
    """The choices worth considering for what a coach is asked: all allowed, no two nearly alike, never empty.

    Where a coach may do nothing (stay, mark nothing), that is among them. A table turned round gives the same list,
    turned round.
    """
    decision = match.decision
    assert decision is not None
    if isinstance(decision, Pick):
        return picks(match, decision)
    found = _considered(match, decision)
    # A place always has an answer; where all the usual ones are taken, any will do.
    return found if found else [decision.sample(Chooser(0))]


def _considered(match: Match, decision: Decision) -> list[Choice]:
    if isinstance(decision, Mark):
        return marks(match, decision)
    if isinstance(decision, Approach):
        return approaches(match, decision)
    if isinstance(decision, ClosingIn):
        return closings(match, decision)
    if isinstance(decision, Walk):
        if decision.topic == DEFENSIVE_MOVE:
            return defensive_moves(match, decision)
        if decision.topic == KICK_OFF_MOVE:
            return kick_off_moves(match, decision)
        return strolls(match, decision)
    if isinstance(decision, Spot):
        return spots(match, decision)
    if isinstance(decision, ThrowPoint):
        return throw_points(match, decision)
    if isinstance(decision, Room):
        return [place for place in decision.candidates if decision.refusal(place) is None]
    if isinstance(decision, KickerPlace):
        return kicker_places(match, decision)
    if isinstance(decision, ReceiverPlace):
        return receiver_places(match, decision)
    if isinstance(decision, TemplatePlace):
        return template_places(match, decision)
    if isinstance(decision, BallPlace):
        return ball_places(match, decision)
    return []
