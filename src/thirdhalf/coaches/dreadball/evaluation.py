"""What a position is worth to a seat, in thousandths of a point: features of both teams times weights.

The weights are what the features were worth in points over this rush and the next three, in matches between coaches
who play by the script (`tools/tune_dreadball.py`).
"""

from typing import Final

from thirdhalf.coaches.dreadball.outlook import Outlook
from thirdhalf.coaches.dreadball.worth import POINT, danger, distant, lead, loose_worth, potential
from thirdhalf.dreadball.chances import SURE
from thirdhalf.dreadball.kinds import NO_PLAYER, ON_PITCH, OUT_OF_PLAY, UNDECIDED
from thirdhalf.dreadball.state import Match
from thirdhalf.kernel.seat import NOBODY, other

WON: Final = 30_000
AHEAD: Final = 3_000
"""What a lead is worth besides its size after the last rush; less by the number of rushes still to come."""

NAMES: Final = (
    "a rush",
    "a token",
    "the ball",
    "strike with it now",
    "strike with it later",
    "that strike in danger",
    "threats to the carrier",
    "their ball",
    "their strike later",
    "their strike in danger",
    "threats to their carrier",
    "ball loose",
    "loose, for us now",
    "loose, for them",
    "a launch",
    "standing",
    "prone",
    "out of play",
    "turns out of play",
    "places",
    "their standing",
    "their prone",
    "their out of play",
    "their turns out of play",
    "their places",
)
"""The features, for the team whose rush it is. Numbers of things are in thousands."""

WEIGHTS: Final = (75, 37, -915, 510, 665, 0, -23, 1190, -1485, 410, -120, 36, 833, -991, -235) + (0,) * 10
"""In thousandths of a point for a feature of 1,000."""

ONE: Final = 1_000


def features(match: Match, freed: int) -> list[int]:
    """The features of a position. `freed` has earned a free action that he has not taken yet."""
    seat = match.rushing
    own = Outlook(match, seat)
    foe = Outlook(match, other(seat))
    found = [0] * len(NAMES)
    found[0] = ONE
    tokens = 0 if match.flags else match.tokens
    found[1] = ONE * tokens
    holder = match.holder
    if holder == NO_PLAYER and match.ball < 0:
        found[14] = ONE if tokens else -ONE
    elif holder == NO_PLAYER:
        found[11] = ONE
        found[12] = loose_worth(match, seat, match.ball, tokens, own.threats)
        found[13] = loose_worth(match, foe.seat, match.ball, match.terms.tokens, foe.threats)
    else:
        at = match.players[holder].at
        free = int(freed == holder)
        if match.players[holder].team == seat:
            found[2] = ONE
            found[3] = potential(match, holder, at, own.tokens_of(holder) + free, own.threats)
            found[4] = later(match, holder, at, own)
            found[5] = found[4] * danger(match, holder, at, match.terms.tokens) // SURE
            found[6] = ONE * own.threats[at]
        else:
            found[7] = ONE
            found[8] = later(match, holder, at, foe)
            if free:
                found[8] = max(found[8], potential(match, holder, at, 1, foe.threats))
            found[9] = found[8] * danger(match, holder, at, tokens) // SURE
            found[10] = ONE * foe.threats[at]
    for number, player in enumerate(match.players):
        first = 15 if player.team == seat else 20
        if player.where == ON_PITCH:
            if player.facing >= 0:
                found[first] += ONE
                if number != holder:
                    found[first + 4] += own.place(number, player.at) if first == 15 else foe.place(number, player.at)
            else:
                found[first + 1] += ONE
        elif player.where == OUT_OF_PLAY:
            found[first + 2] += ONE
            found[first + 3] += ONE * player.turns
    return found


def later(match: Match, number: int, at: int, view: Outlook) -> int:
    """The best strike in the team's next rush, or what it is worth to be on the way."""
    best = potential(match, number, at, match.terms.most_tokens, view.threats)
    return max(best, distant(match, number, at))


def value(match: Match, seat: int, freed: int = NO_PLAYER) -> int:
    """What the position is worth to the seat; to the other it is worth the opposite."""
    if match.ending != UNDECIDED:
        return 0 if match.winner == NOBODY else WON if match.winner == seat else -WON
    ahead = lead(match, seat)
    worth = POINT * ahead
    if ahead:
        bonus = AHEAD // (2 + max(0, match.terms.rushes - match.rush))
        worth += bonus if ahead > 0 else -bonus
    total = 0
    for weight, feature in zip(WEIGHTS, features(match, freed), strict=True):
        total += weight * feature
    total //= ONE
    return worth + total if match.rushing == seat else worth - total
