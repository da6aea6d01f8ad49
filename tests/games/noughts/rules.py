"""The rules: N1 the toss, N2 turns, N3 and N4 the end."""

from typing import Any, Final

from tests.games.noughts.table import (
    ENDED,
    MARK,
    NO_SQUARE_LEFT,
    THREE_IN_A_ROW,
    TOSS,
    UNDECIDED,
    Match,
    empty,
    has_line,
)
from thirdhalf.kernel.decision import NO_ONE
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.frame import Frame
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.seat import AWAY, HOME, NOBODY, other

SIDES: Final = 6
SQUARE: Final = "square"


def tell(match: Match, kind: str, rule: str, values: tuple[int, ...]) -> None:
    """Write an event, where there is a log."""
    if match.log is not None:
        match.log.append(Event(kind, rule, values))


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
    match.roll(TOSS, "N1", SIDES, 2, NOBODY)


def judge_toss(match: Match, whole: WholeMatch) -> None:
    """N1: the higher begins; ties are rolled again."""
    home, away = match.choice
    if home == away:
        whole.step = 0
        return
    whole.seat = match.first = HOME if home > away else AWAY
    tell(match, TOSS, "N1", (whole.seat, home, away))


def take_turn(match: Match, whole: WholeMatch) -> None:
    """N2: the coaches mark a square in turns."""
    match.call(Turn(0, whole.seat))


def judge(match: Match, whole: WholeMatch) -> None:
    """N2 to N4: the other coach's turn, unless that was the end."""
    whole.step = TAKE_TURN
    if match.result == UNDECIDED:
        whole.seat = other(whole.seat)
        return
    match.ending = match.result
    match.winner = whole.seat if match.result == THREE_IN_A_ROW else NOBODY
    tell(match, ENDED, "N3" if match.result == THREE_IN_A_ROW else "N4", (match.ending, match.winner))
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
    square = match.choice[0]
    match.squares[square] = turn.seat
    tell(match, MARK, "N2", (turn.seat, square))
    if has_line(match, turn.seat):
        match.done(THREE_IN_A_ROW)
    else:
        match.done(UNDECIDED if empty(match) else NO_SQUARE_LEFT)


WHOLE_STEPS: Final[tuple[Any, ...]] = (toss, judge_toss, take_turn, judge)
TURN_STEPS: Final[tuple[Any, ...]] = (choose_square, mark_square)
TAKE_TURN: Final = 2


def whole_match(first: int) -> WholeMatch:
    """N1: from the toss on, or, where it is agreed who begins, from the first turn."""
    return WholeMatch(0 if first == NOBODY else TAKE_TURN, first)
