"""2.03 Scatter and 6.05 Repositioning."""

from typing import Final

from thirdhalf.games.takkure.cards.windows import open_window
from thirdhalf.games.takkure.changes.cards import take_rerolls
from thirdhalf.games.takkure.changes.places import drop_ball
from thirdhalf.games.takkure.changes.telling import tell
from thirdhalf.games.takkure.rules.dice.rolls import D12
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.box import AFTER_ROLL
from thirdhalf.games.takkure.table.kinds import BALL, SCATTERING
from thirdhalf.games.takkure.table.questions.picks import Arrow
from thirdhalf.games.takkure.table.readings import REROLLS
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

    __slots__ = ("degrees", "face", "seat", "x", "y")

    def __init__(self, step: int, x: int, y: int, seat: int, degrees: int, face: int) -> None:
        self.step = step
        self.x = x
        self.y = y
        self.seat = seat
        self.degrees = degrees
        # The die that may be rolled again.
        self.face = face

    def copy(self) -> "Scatter":
        return Scatter(self.step, self.x, self.y, self.seat, self.degrees, self.face)

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


def open_after_arrow(match: Match, scatter: Scatter) -> None:
    """R-58: to the letter, what rerolls a die serves here too: it is the die of the coach who causes the scatter, and
    the first of its players stands for it.
    """
    scatter.face = match.choice[0]
    if not match.terms.readings & REROLLS or not match.terms.windows:
        scatter.step = COME_TO_REST
        return
    tell(match, events.DIE_SHOWN, "R-58", (scatter.seat, scatter.face))
    for number, player in enumerate(match.players):
        if player.team == scatter.seat:
            open_window(match, AFTER_ROLL, [number], [SCATTERING], [1], 0)
            return


def roll_arrow_again(match: Match, scatter: Scatter) -> None:
    """R-58: at most once, and the new result stands."""
    if take_rerolls(match):
        match.roll("scatter", "R-58", D12, 1, BALL)
    else:
        match.choice = (scatter.face,)


def come_to_rest(match: Match, scatter: Scatter) -> None:
    """6.05: where the rolled arrow leads; R-14 if the ball fits at none."""
    face = match.choice[0]
    arrow, place = resting_place(match, scatter, face)
    rule = "2.03" if arrow == face else "6.05" if arrow else "R-14"
    tell(match, events.SCATTERED, rule, (face, arrow or face))
    drop_ball(match, place, "2.03" if arrow else "R-14")
    match.done(0)


def resting_place(match: Match, scatter: Scatter, face: int) -> tuple[int, Point]:
    """6.05: from arrow to arrow, upwards on an even roll, downwards on an odd one, until the ball fits: which arrow,
    and where. R-14: no arrow (0), and the nearest place to the rolled one.
    """
    discs = everything(match, BALL)
    half_width = match.terms.half_width - BALL_RADIUS
    half_length = match.terms.half_length - BALL_RADIUS
    stride = 1 if face % 2 == 0 else -1
    for i in range(ARROWS):
        arrow = (face - 1 + stride * i) % ARROWS + 1
        x, y = tip(scatter, arrow)
        if fits(x, y, discs, half_width, half_length):
            return arrow, (x, y)
    x, y = tip(scatter, face)
    return 0, nearest_room(x, y, discs, half_width, half_length)[0]


def tip(scatter: Scatter, arrow: int) -> Point:
    """2.03: where the ball's centre lies when it touches the template at that arrow's tip; numbers run clockwise."""
    degrees = (scatter.degrees + DEGREES_BETWEEN * (arrow - 1)) % 360
    dx, dy = heading(degrees, TEMPLATE_RADIUS + BALL_RADIUS)
    return (scatter.x + dx, scatter.y + dy)


STEPS: Final[StepsOf[Scatter]] = (point_arrow, roll_arrow, open_after_arrow, roll_arrow_again, come_to_rest)
COME_TO_REST: Final = 4
