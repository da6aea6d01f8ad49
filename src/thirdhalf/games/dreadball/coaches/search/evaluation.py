"""What a position is worth to a seat, in thousandths of a point: features of both teams times weights.

The weights are what the features were worth in points over this rush and the next three, in matches between coaches
who play by the script (`tools/tune_dreadball.py`).
"""

from functools import cache
from typing import Final

from thirdhalf.games.dreadball.coaches.script.outlook import Outlook
from thirdhalf.games.dreadball.coaches.script.worth import POINT, danger, distant, lead, loose_worth, potential
from thirdhalf.games.dreadball.rules.chances import DOUBLE, SURE, at_least, contest
from thirdhalf.games.dreadball.rules.pool import BASE
from thirdhalf.games.dreadball.table.kinds import GUARD, NO_PLAYER, ON_PITCH, OUT_OF_PLAY, STRIKER, UNDECIDED
from thirdhalf.games.dreadball.table.pitch import LAUNCH_LINE
from thirdhalf.games.dreadball.table.readings import EVERY_THREAT
from thirdhalf.games.dreadball.table.state import Match, side_of
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
    "threats to the carrier",
    "their ball",
    "their strike later",
    "threats to their carrier",
    "ball loose",
    "loose, for us now",
    "loose, for them",
    "a launch",
    "launched, for us",
    "launched, for them",
    "places",
    "hitting",
    "throwing",
    "prone",
    "turns out of play",
    "their places",
    "their hitting",
    "their throwing",
    "their prone",
    "their turns out of play",
)
"""The features, for the team whose rush it is. Numbers of things are in thousands."""

WEIGHTS: Final = (
    *(134, 20, 98, 778, 0, -150, 91, -716, 50, -54, 766, -493, 0, 250, -154),
    *(80, 200, 100, -40, -40),
    *(-80, -200, -100, 40, 40),
)
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
        found[12] = ONE
        line = LAUNCH_LINE[side_of(match, seat)]
        for at in line:
            found[13] += loose_worth(match, seat, at, tokens, own.threats) // len(line)
            found[14] += loose_worth(match, foe.seat, at, match.terms.tokens, foe.threats) // len(line)
    elif holder == NO_PLAYER:
        found[9] = ONE
        found[10] = loose_worth(match, seat, match.ball, tokens, own.threats)
        found[11] = loose_worth(match, foe.seat, match.ball, match.terms.tokens, foe.threats)
    else:
        at = match.players[holder].at
        free = int(freed == holder)
        if match.players[holder].team == seat:
            found[2] = ONE
            found[3] = potential(match, holder, at, own.tokens_of(holder) + free, own.threats)
            found[4] = later(match, holder, at, own, match.terms.tokens)
            found[5] = ONE * own.threats[at]
        else:
            found[6] = ONE
            found[7] = later(match, holder, at, foe, tokens)
            if free:
                found[7] = max(found[7], potential(match, holder, at, 1, foe.threats))
            found[8] = ONE * foe.threats[at]
    for number, player in enumerate(match.players):
        first = 15
        view = own
        if player.team != seat:
            first = 20
            view = foe
        if player.facing >= 0:
            if number != holder:
                found[first] += view.place(number, player.at)
            profile = player.profile
            exploding = match.terms.exploding
            every = match.terms.readings & EVERY_THREAT
            if profile.role != STRIKER:
                found[first + 1] += hitting(profile.role, profile.strength, view.softness, every, exploding)
            if profile.role != GUARD:
                found[first + 2] += at_least(BASE - 1 + int(profile.role == STRIKER), profile.skill, 1, exploding) // 10
        elif player.where == ON_PITCH:
            found[first + 3] += ONE
        elif player.where == OUT_OF_PLAY:
            found[first + 4] += ONE * player.turns
    return found


@cache
def hitting(role: int, strength: int, speed: int, every: int, exploding: int) -> int:
    """How likely a Slam by a player of this role knocks down a Jack who dodges, in thousandths. A12: where `every`
    threat counts, the Jack has a die less.
    """
    dice = BASE + 1 + int(role == GUARD)
    return contest(dice, strength, BASE - int(every > 0), speed, exploding)[DOUBLE] // 10


def later(match: Match, number: int, at: int, view: Outlook, tokens: int) -> int:
    """The best strike in the team's next rush, or what it is worth to be on the way; less what so many tokens of the
    others put at risk.
    """
    best = potential(match, number, at, match.terms.most_tokens, view.threats)
    best = max(best, distant(match, number, at))
    return best * (SURE - danger(match, number, at, tokens, view.threats)) // SURE


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
