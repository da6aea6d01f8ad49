"""The rules: N1 the toss, N2 turns, N3 and N4 the end."""

from typing import Final

from tests.games.noughts.changes import end, mark, win_toss
from tests.games.noughts.table import (
    NO_SQUARE_LEFT,
    THREE_IN_A_ROW,
    UNDECIDED,
    Match,
    empty,
    has_line,
)
from tests.games.noughts.table import TOSS as TOSSED
from thirdhalf.kernel.decision import NO_ONE
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.seat import AWAY, HOME, NOBODY, other

SIDES: Final = 6
SQUARE: Final = "square"


class WholeMatch(Frame):
    """N1 to N4: `seat` has the turn."""

    __slots__ = ("seat",)

    def __init__(self, step: int, seat: int) -> None:
        self.step = step
        self.seat = seat

    def copy(self) -> "WholeMatch":
        return WholeMatch(self.step, self.seat)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        WHOLE_STEPS[step](match, self)


def toss(match: Match, whole: WholeMatch) -> None:
    """N1: each coach rolls a die, home's first."""
    match.roll(TOSSED, "N1", SIDES, 2, NOBODY)


def judge_toss(match: Match, whole: WholeMatch) -> None:
    """N1: the higher begins; ties are rolled again."""
    home, away = match.choice
    if home == away:
        whole.step = TOSS
        return
    whole.seat = HOME if home > away else AWAY
    win_toss(match, whole.seat, home, away)


def take_turn(match: Match, whole: WholeMatch) -> None:
    """N2: the coaches mark a square in turns."""
    match.call(Turn(CHOOSE_SQUARE, whole.seat))


def judge(match: Match, whole: WholeMatch) -> None:
    """N2 to N4: the other coach's turn, unless that was the end."""
    whole.step = TAKE_TURN
    if match.result == UNDECIDED:
        whole.seat = other(whole.seat)
        return
    if match.result == THREE_IN_A_ROW:
        end(match, THREE_IN_A_ROW, whole.seat, "N3")
    else:
        end(match, NO_SQUARE_LEFT, NOBODY, "N4")
    match.done(0)


class Turn(Frame):
    """N2: one coach marks one square; the result is how that ended the match."""

    __slots__ = ("seat",)

    def __init__(self, step: int, seat: int) -> None:
        self.step = step
        self.seat = seat

    def copy(self) -> "Turn":
        return Turn(self.step, self.seat)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        TURN_STEPS[step](match, self)


def choose_square(match: Match, turn: Turn) -> None:
    """N2: any square that nobody has marked."""
    match.ask_pick(turn.seat, SQUARE, "N2", empty(match), NO_ONE)


def mark_square(match: Match, turn: Turn) -> None:
    """N2, N3, N4: it is marked; three in a row win, a full board is a draw."""
    mark(match, turn.seat, match.choice[0])
    if has_line(match, turn.seat):
        match.done(THREE_IN_A_ROW)
    else:
        match.done(UNDECIDED if empty(match) else NO_SQUARE_LEFT)


WHOLE_STEPS: Final[StepsOf[WholeMatch]] = (toss, judge_toss, take_turn, judge)
TOSS: Final = 0
TAKE_TURN: Final = 2
TURN_STEPS: Final[StepsOf[Turn]] = (choose_square, mark_square)
CHOOSE_SQUARE: Final = 0


def whole_match(first: int) -> WholeMatch:
    """N1: from the toss on, or, where it is agreed who begins, from the first turn."""
    return WholeMatch(TOSS if first == NOBODY else TAKE_TURN, first)
