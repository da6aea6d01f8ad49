"""D10.4 to D10.5d Launch: a new ball comes along the centre line."""

from typing import Final

from thirdhalf.games.dreadball.changes import fly, hit, land, tell
from thirdhalf.games.dreadball.rules.ball.catching import Catch
from thirdhalf.games.dreadball.rules.ball.scatter import Scatter, must_catch
from thirdhalf.games.dreadball.rules.pool import SIDES
from thirdhalf.games.dreadball.rules.threat import standing
from thirdhalf.games.dreadball.table import events
from thirdhalf.games.dreadball.table.kinds import NO_HEX, NO_PLAYER
from thirdhalf.games.dreadball.table.pitch import FAR_WALL, LAUNCH_LINE, LAUNCHED_FROM
from thirdhalf.games.dreadball.table.state import Match, side_of
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch

RICOCHET: Final = 6
NEAR_SIDE: Final = 3
"""D10.5: up to this the ricochet goes to the rushing coach's side."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Launch(Frame):
    """D10.4: the hex that the ball has reached."""

    __slots__ = ("at",)

    def __init__(self, step: int, at: int) -> None:
        self.step = step
        self.at = at

    def copy(self) -> "Launch":
        return Launch(self.step, self.at)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def roll(match: Match, launch: Launch) -> None:
    """D10.4, D19.1: one die."""
    match.roll("launch", "D10.4", SIDES, 1, NO_PLAYER)


def run_line(match: Match, launch: Launch) -> None:
    """D10.4, D10.5a, D10.5b: launch hexes are counted from the rushing coach's left, in order; a standing player on the
    way is hit, a prone one passed over.
    """
    face = match.choice[0]
    way = []
    for at in LAUNCH_LINE[side_of(match, match.rushing)][:face]:
        way.append(at)
        if struck(match, at):
            break
    launch.at = way[-1]
    tell(match, events.LAUNCHED, "D10.4", tuple(way))
    if face == RICOCHET and not struck(match, launch.at):
        match.roll("ricochet", "D10.5", SIDES, 1, NO_PLAYER)
    else:
        launch.step = ARRIVE


def ricochet(match: Match, launch: Launch) -> None:
    """D10.5, A22: off the far wall to one side of the axis."""
    launch.at = FAR_WALL[side_of(match, match.rushing)][int(match.choice[0] > NEAR_SIDE)]
    tell(match, events.LAUNCHED, "D10.5", (launch.at,))


def arrive(match: Match, launch: Launch) -> None:
    """D10.5a to D10.5c, D10.9: on an empty hex it lies; whoever stands there is hit, from the side of the launch."""
    fly(match, launch.at)
    number = match.grid[launch.at]
    if number == NO_PLAYER:
        land(match, launch.at, "D10.4")
        match.done(0)
        return
    match.result = 0
    if struck(match, launch.at):
        hit(match, number)
        dq, dr = LAUNCHED_FROM[side_of(match, match.rushing)]
        if must_catch(match, number, dq, dr):
            match.call(Catch(0, number, 0, 0))


def judge(match: Match, launch: Launch) -> None:
    """D10.9, D10.5b: not caught, it scatters from there."""
    if not match.result:
        match.call(Scatter(0, launch.at, 0))


def finish(match: Match, launch: Launch) -> None:
    """D10.5d: a Catch failed by the rushing team has been noted; the rush looks to it."""
    match.done(0)


def struck(match: Match, at: int) -> bool:
    """D10.5a: a standing player is on the hex."""
    number = match.grid[at]
    return number != NO_PLAYER and standing(match.players[number])


def new_launch() -> Launch:
    """D10.4: before the die is rolled."""
    return Launch(0, NO_HEX)


STEPS: Final[StepsOf[Launch]] = (roll, run_line, ricochet, arrive, judge, finish)
ARRIVE: Final = 3
