"""What a position is worth to a seat, in thousandths of a point: the score, the ball, the players and their places."""

from typing import Final

from thirdhalf.coaches.dreadball.outlook import Outlook
from thirdhalf.coaches.dreadball.worth import POINT, lead
from thirdhalf.dreadball.kinds import NO_PLAYER, ON_PITCH, OUT_OF_PLAY, UNDECIDED
from thirdhalf.dreadball.state import Match
from thirdhalf.kernel.seat import NOBODY, other

WON: Final = 30_000
AHEAD: Final = 3_000
"""What a lead is worth besides its size after the last rush; less by the number of rushes still to come."""
STANDING: Final = (170, 190, 190)
"""What a player on his feet is worth, by role."""
PRONE_WORTH: Final = 40
OUT: Final = 60
A_TURN: Final = 110
"""What a player out of play costs, and each turn of it."""
TOKEN: Final = 45
"""What a token not yet spent is worth."""


def value(match: Match, seat: int, freed: int = NO_PLAYER) -> int:
    """What the position is worth to the seat; to the other it is worth the opposite. `freed` has earned a free action
    that he has not taken yet.
    """
    if match.ending != UNDECIDED:
        return 0 if match.winner == NOBODY else WON if match.winner == seat else -WON
    ahead = lead(match, seat)
    worth = POINT * ahead
    if ahead:
        left = max(0, match.terms.rushes - match.rush)
        bonus = AHEAD // (2 + left)
        worth += bonus if ahead > 0 else -bonus
    own = Outlook(match, seat)
    foe = Outlook(match, other(seat))
    worth += ball_worth(match, own, foe, freed)
    if match.rushing == seat:
        worth += TOKEN * match.tokens if not match.flags else 0
    else:
        worth -= TOKEN * match.tokens if not match.flags else 0
    for number, player in enumerate(match.players):
        mine = player.team == seat
        if player.where == ON_PITCH:
            if player.facing >= 0:
                here = STANDING[player.profile.role]
                if number != match.holder:
                    here += own.place(number, player.at) if mine else foe.place(number, player.at)
            else:
                here = PRONE_WORTH
        elif player.where == OUT_OF_PLAY:
            here = -OUT - A_TURN * player.turns
        else:
            continue
        worth += here if mine else -here
    return worth


def ball_worth(match: Match, own: Outlook, foe: Outlook, freed: int) -> int:
    """What the ball is worth where it is."""
    holder = match.holder
    if holder == NO_PLAYER:
        return own.loose(match.ball)
    at = match.players[holder].at
    view = own if match.players[holder].team == own.seat else foe
    tokens = view.tokens_of(holder) + int(freed == holder)
    worth = view.held_with(holder, at, tokens)
    return worth if view is own else -worth
