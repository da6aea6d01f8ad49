"""Picks and rolls that know more than their options: where the template lies, whose deck is drawn from (2.03, 5.01)."""

from typing import Final

from thirdhalf.games.takkure.table.kinds import BALL
from thirdhalf.games.takkure.table.questions.topics import ARROW, WHOLE_TURN
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.decision import NO_ONE, Pick, Roll
from thirdhalf.kernel.seat import CHANCE

DRAWING: Final = "draw"


@mypyc_attr(acyclic=True, free_list_len=1)
class Arrow(Pick):
    """2.03, R-46: where arrow 1 of the template points, in whole degrees; the template lies at (x, y)."""

    __slots__ = ("x", "y")

    def __init__(self, seat: int, x: int, y: int) -> None:
        self.seat = seat
        self.topic = ARROW
        self.rule = "R-46"
        self.options = WHOLE_TURN
        self.who = BALL
        self.x = x
        self.y = y


@mypyc_attr(acyclic=True, free_list_len=1)
class CardDraw(Roll):
    """5.01: one of the cards left in a coach's deck, which has no order; only that coach sees it (R-61)."""

    __slots__ = ("coach",)

    def __init__(self, cards: int, coach: int) -> None:
        self.seat = CHANCE
        self.topic = DRAWING
        self.rule = "5.01"
        self.sides = cards
        self.count = 1
        self.who = NO_ONE
        self.coach = coach
