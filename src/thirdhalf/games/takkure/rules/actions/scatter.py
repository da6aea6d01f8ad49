"""2.03 Scatter and 6.05 Repositioning."""

from typing import Final

from thirdhalf.games.takkure.changes.places import drop_ball
from thirdhalf.games.takkure.changes.telling import tell
from thirdhalf.games.takkure.rules.dice.rolls import D12
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.kinds import BALL
from thirdhalf.games.takkure.table.questions.picks import Arrow
from thirdhalf.games.takkure.table.space import everything
from thirdhalf.games.takkure.table.state import BALL_RADIUS, TEMPLATE_RADIUS, Match
from thirdhalf.geometry.directions import heading
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.geometry.plane import Point
from thirdhalf.geometry.room import fits, nearest_room
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch

ARROWS: Final = 12
DEGREES_BETWEEN: Final = 30


@mypyc_attr(acyclic=True, free_list_len=1)
class Scatter(Frame):
    """2.03: the ball scatters from a point; `seat` is the coach who causes it and points arrow 1 (R-46)."""

    __slots__ = ("degrees", "seat", "x", "y")

    def __init__(self, step: int, x: int, y: int, seat: int, degrees: int) -> None:
        self.step = step
        self.x = x
        self.y = y
        self.seat = seat
        self.degrees = degrees

    def copy(self) -> "Scatter":
        return Scatter(self.step, self.x, self.y, self.seat, self.degrees)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def point_arrow(match: Match, scatter: Scatter) -> None:
    """2.03, R-46: arrow 1 points where the coach causing the scatter wants, in whole degrees."""
    match.ask(Arrow(scatter.seat, scatter.x, scatter.y))


def roll_arrow(match: Match, scatter: Scatter) -> None:
    """2.03: a D12 for the arrow."""
    scatter.degrees = match.choice[0]
    tell(match, events.ARROW_POINTED, "R-46", (scatter.degrees,))
    match.roll("scatter", "2.03", D12, 1, BALL)


def come_to_rest(match: Match, scatter: Scatter) -> None:
    """6.05: from arrow to arrow, upwards on an even roll, downwards on an odd one, until the ball fits; R-14 if
    nowhere.
    """
    face = match.choice[0]
    discs = everything(match, BALL)
    half_width = match.terms.half_width - BALL_RADIUS
    half_length = match.terms.half_length - BALL_RADIUS
    stride = 1 if face % 2 == 0 else -1
    for i in range(ARROWS):
        arrow = (face - 1 + stride * i) % ARROWS + 1
        x, y = tip(scatter, arrow)
        if fits(x, y, discs, half_width, half_length):
            tell(match, events.SCATTERED, "2.03" if i == 0 else "6.05", (face, arrow))
            drop_ball(match, (x, y), "2.03")
            match.done(0)
            return
    x, y = tip(scatter, face)
    tell(match, events.SCATTERED, "R-14", (face, face))
    drop_ball(match, nearest_room(x, y, discs, half_width, half_length)[0], "R-14")
    match.done(0)


def tip(scatter: Scatter, arrow: int) -> Point:
    """2.03: where the ball's centre lies when it touches the template at that arrow's tip; numbers run clockwise."""
    degrees = (scatter.degrees + DEGREES_BETWEEN * (arrow - 1)) % 360
    dx, dy = heading(degrees, TEMPLATE_RADIUS + BALL_RADIUS)
    return (scatter.x + dx, scatter.y + dy)


STEPS: Final[StepsOf[Scatter]] = (point_arrow, roll_arrow, come_to_rest)
