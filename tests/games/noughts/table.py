"""What lies on the table: nine squares, and who has marked each."""

from collections.abc import Sequence
from typing import Final

from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice, Decision
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.frame import NO_CHOICE, Frame, Projection
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.seat import AWAY, HOME, NOBODY, seat_word

SQUARES: Final[tuple[str, ...]] = ("a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1")
LINES: Final[tuple[tuple[int, ...], ...]] = (
    *[(row, row + 1, row + 2) for row in (0, 3, 6)],
    *[(column, column + 3, column + 6) for column in (0, 1, 2)],
    (0, 4, 8),
    (2, 4, 6),
)
MARKS: Final = {NOBODY: "", HOME: "O", AWAY: "X"}
UNDECIDED: Final = 0
THREE_IN_A_ROW: Final = 1
NO_SQUARE_LEFT: Final = 2
ENDING_WORDS: Final[tuple[str, ...]] = ("undecided", "three in a row", "no square left")

TOSS: Final = "toss"
MARK: Final = "mark"
ENDED: Final = "ended"
EVENT_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    TOSS: ("seat", "home", "away"),
    MARK: ("seat", "square"),
    ENDED: ("ending", "seat"),
}


class Match(KernelMatch):
    """A match of noughts and crosses. The squares are copied with it: nine numbers are not worth sharing."""

    __slots__ = ("ending", "first", "squares", "winner")

    def __init__(
        self,
        stack: list[Frame],
        decision: Decision | None,
        choice: Choice,
        result: int,
        log: list[Event] | None,
        squares: list[int],
        first: int,
        ending: int,
        winner: int,
    ) -> None:
        super().__init__(stack, decision, choice, result, log)
        self.squares = squares
        self.first = first
        self.ending = ending
        self.winner = winner

    def copy(self) -> "Match":
        twin = Match([], None, NO_CHOICE, 0, None, self.squares[:], self.first, self.ending, self.winner)
        self.share_with(twin)
        return twin

    def shared(self) -> Sequence[object]:
        return ()

    def project(self, seat: int) -> Projection:
        return {
            "seat": seat_word(seat) if seat != NOBODY else "public",
            "first": seat_word(self.first),
            "cells": [[MARKS[mark] for mark in self.squares[row : row + 3]] for row in (0, 3, 6)],
            "ending": ENDING_WORDS[self.ending],
            "winner": seat_word(self.winner),
        }

    def guess(self, seat: int, chooser: Chooser) -> "Match":
        """Nothing is hidden."""
        return self.copy()


def own_match(match: KernelMatch) -> Match:
    """The kernel hands out matches of any game; in this folder they are always of noughts and crosses."""
    assert isinstance(match, Match)
    return match


def new_match(first: int, log: list[Event] | None) -> Match:
    """An empty board, nothing going on yet; NOBODY begins where that is tossed for."""
    return Match([], None, (), 0, log, [NOBODY] * len(SQUARES), first, UNDECIDED, NOBODY)


def empty(match: Match) -> tuple[int, ...]:
    """N2: the squares that nobody has marked."""
    return tuple([number for number, mark in enumerate(match.squares) if mark == NOBODY])


def has_line(match: Match, seat: int) -> bool:
    """N3: three marks of a coach in a row."""
    return any(all(match.squares[square] == seat for square in line) for line in LINES)
