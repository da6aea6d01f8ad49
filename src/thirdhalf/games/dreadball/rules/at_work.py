"""Who is at work in what goes on now, and upon whom: D7 to D15, read from the frame that is played."""

from thirdhalf.games.dreadball.rules.actions.attack import Attack, DodgeMove
from thirdhalf.games.dreadball.rules.actions.movement import Walk
from thirdhalf.games.dreadball.rules.actions.push import Push
from thirdhalf.games.dreadball.rules.actions.stand_up import StandUp
from thirdhalf.games.dreadball.rules.actions.throw import Throw
from thirdhalf.games.dreadball.rules.free import FreeAction
from thirdhalf.games.dreadball.rules.match import WholeMatch
from thirdhalf.games.dreadball.rules.rush import Rush
from thirdhalf.games.dreadball.table.kinds import NO_PLAYER
from thirdhalf.games.dreadball.table.state import Match


def at_work(match: Match) -> tuple[int, int]:
    """D7.4, D12.2, D13.1, D14.3: who is acting, and upon whom."""
    frame = match.present
    if isinstance(frame, Walk):
        return (frame.player, NO_PLAYER)
    if isinstance(frame, (Rush, FreeAction, StandUp, WholeMatch)):
        return (frame.player, NO_PLAYER)
    if isinstance(frame, Attack):
        return (frame.player, frame.target)
    if isinstance(frame, DodgeMove):
        return (frame.player, frame.attacker)
    if isinstance(frame, Push):
        return (frame.winner, frame.loser)
    if isinstance(frame, Throw):
        return (frame.player, frame.receiver)
    return (NO_PLAYER, NO_PLAYER)


def acts(match: Match, number: int) -> bool:
    """D7.1, D7.8: whether what is asked belongs to an action of this player's that a token began."""
    frame = match.present
    return isinstance(frame, (Walk, Attack, Throw, Rush)) and frame.player == number
