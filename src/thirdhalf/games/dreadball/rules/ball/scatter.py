"""D10.6 to D10.12 Scatter: the ball jumps from hex to hex until it lies on an empty one or is caught."""

from typing import Final

from thirdhalf.games.dreadball.changes import fly, hit, land, tell
from thirdhalf.games.dreadball.rules.ball.catching import Catch
from thirdhalf.games.dreadball.rules.pool import SIDES
from thirdhalf.games.dreadball.rules.threat import standing
from thirdhalf.games.dreadball.table import events
from thirdhalf.games.dreadball.table.kinds import CATCH, NO_PLAYER, PERMITTED
from thirdhalf.games.dreadball.table.pitch import HEXES, NEIGHBOURS, PITCH
from thirdhalf.games.dreadball.table.state import Match
from thirdhalf.geometry.hexes import by_row, in_front
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch


@mypyc_attr(acyclic=True, free_list_len=1)
class Scatter(Frame):
    """D10.6: the ball scatters from a hex; so many legs have been rolled."""

    __slots__ = ("at", "legs")

    def __init__(self, step: int, at: int, legs: int) -> None:
        self.step = step
        self.at = at
        self.legs = legs

    def copy(self) -> "Scatter":
        return Scatter(self.step, self.at, self.legs)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def roll(match: Match, scatter: Scatter) -> None:
    """D10.6, A21, D19.1: a direction die, then a distance die. D10.12: after very many legs it is laid down."""
    if scatter.legs == match.terms.scatter_cap:
        land(match, nearest_empty(match, scatter.at), "D10.12")
        match.done(0)
        return
    scatter.legs += 1
    fly(match, scatter.at)
    match.roll("scatter", "D10.6", SIDES, 2, NO_PLAYER)


def leap(match: Match, scatter: Scatter) -> None:
    """D10.7, D10.8, D10.10, D10.11: hex by hex, back from the wall, until a standing player is hit or the
    distance is used up.
    """
    direction = match.choice[0] - 1
    way = [scatter.at]
    at = scatter.at
    struck = NO_PLAYER
    for _ in range(match.choice[1]):
        if NEIGHBOURS[at][direction] < 0:
            direction = PITCH.bounce(at, direction)
        at = NEIGHBOURS[at][direction]
        way.append(at)
        number = match.grid[at]
        if number != NO_PLAYER and standing(match.players[number]):
            struck = number
            break
    scatter.at = at
    fly(match, at)
    tell(match, events.SCATTERED, "D10.6", (match.choice[0] - 1, match.choice[1], *way))
    if struck != NO_PLAYER:
        hit(match, struck)
        before = HEXES[way[-2]]
        here = HEXES[at]
        if must_catch(match, struck, before[0] - here[0], before[1] - here[1]):
            match.call(Catch(0, struck, 0, 0))
        else:
            scatter.step = ROLL
    elif match.grid[at] != NO_PLAYER:
        # D10.10: its last hex holds a prone player.
        scatter.step = ROLL
    else:
        land(match, at, "D10.11")
        match.done(0)


def judge(match: Match, scatter: Scatter) -> None:
    """D10.9: a failed Catch scatters again."""
    if match.result:
        match.done(0)
    else:
        scatter.step = ROLL


def must_catch(match: Match, number: int, dq: int, dr: int) -> bool:
    """D10.9: a Striker or Jack whom the ball reaches from the front; (dq, dr) is where it comes from."""
    player = match.players[number]
    return CATCH in PERMITTED[player.profile.role] and in_front(dq, dr, player.facing)


def nearest_empty(match: Match, at: int) -> int:
    """D10.12: the nearest hex without a player; of several the first by rows."""
    best = -1
    for number, place in enumerate(HEXES):
        if match.grid[number] == NO_PLAYER:
            nearer = PITCH.distance(at, number)
            if best < 0 or (nearer, by_row(place)) < (PITCH.distance(at, best), by_row(HEXES[best])):
                best = number
    return best


STEPS: Final[StepsOf[Scatter]] = (roll, leap, judge)
ROLL: Final = 0
