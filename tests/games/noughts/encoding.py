"""Noughts and crosses as numbers: whose each square is, 1 for one's own, -1 for the other's."""

from tests.games.noughts.game import Noughts
from tests.games.noughts.table import SQUARES, own_match
from thirdhalf.kernel.decision import Choice, Pick
from thirdhalf.kernel.encoding import Encoder, Field, flags, numbers, one_of
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.game import Setup
from thirdhalf.kernel.seat import AWAY, HOME, NOBODY

BOARD = numbers(len(SQUARES))
CHOSEN = one_of(len(SQUARES))


class NoughtsEncoder(Encoder):
    """A match, as one set-up has it."""

    __slots__ = ()

    def __init__(self, setup: Setup) -> None:
        game = Noughts()
        game.new(setup, None)
        seen = tuple([Field(square, -1, 1) for square in SQUARES])
        super().__init__(game, setup, seen, tuple(flags("mark", SQUARES)), len(SQUARES) + 1)

    def candidates(self, match: KernelMatch) -> list[Choice]:
        decision = match.decision
        assert isinstance(decision, Pick)
        return [(option,) for option in decision.options]

    def observe(self, match: KernelMatch, seat: int) -> bytes:
        squares = own_match(match).squares
        return BOARD.pack(*[0 if mark == NOBODY else 1 if mark == seat else -1 for mark in squares])

    def features(self, match: KernelMatch, choices: list[Choice]) -> bytes:
        return b"".join([CHOSEN[choice[0]] for choice in choices])

    def lead(self, match: KernelMatch) -> int:
        winner = own_match(match).winner
        return int(winner == HOME) - int(winner == AWAY)

    def winner(self, match: KernelMatch) -> int:
        return own_match(match).winner
