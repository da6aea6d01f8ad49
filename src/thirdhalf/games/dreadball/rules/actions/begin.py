"""The actions a player can take, by a token or for free."""

from thirdhalf.games.dreadball.rules.actions.attack import new_attack
from thirdhalf.games.dreadball.rules.actions.movement import new_walk
from thirdhalf.games.dreadball.rules.actions.stand_up import StandUp
from thirdhalf.games.dreadball.rules.actions.throw import new_throw
from thirdhalf.games.dreadball.table.kinds import SLAM, STAND_UP, STEAL, THROW
from thirdhalf.games.dreadball.table.state import Match


def begin_action(match: Match, number: int, action: int) -> None:
    """D7.4, D7.8: the player performs one action; each is a scope of its own."""
    if action in (SLAM, STEAL):
        match.call(new_attack(number, action))
    elif action == THROW:
        match.call(new_throw(number))
    elif action == STAND_UP:
        match.call(StandUp(0, number, 0))
    else:
        match.call(new_walk(match, number, action))
