"""Plans played out on copies of a match: of the dice that matter every throw is looked at, by its share, all others
are drawn, and the positions at the ends are evaluated.

How far one looks, which dice matter, who answers on the way and what a position is worth is the game's own.
"""

from collections.abc import Callable, Iterable
from typing import Final, Generic, TypeVar, cast

from thirdhalf.coaches.budget import Budget
from thirdhalf.coaches.fan import ANY_THROW, Fan
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice, Roll
from thirdhalf.kernel.frame import Match

LEAST: Final = -1 << 60
"""Less than anything is worth."""

M = TypeVar("M", bound=Match)
C = TypeVar("C")
"""What a line of play is to follow: a game's plans, as far as they have been followed."""
T = TypeVar("T")


class Lookahead(Generic[M, C]):
    """Plays copies on for a seat. `rarest` is the share below which one throw stands for all."""

    __slots__ = ("budget", "chooser", "rarest", "salt", "seat", "whole", "witness")

    def __init__(self, seat: int, salt: int, budget: Budget, rarest: int, whole: int) -> None:
        self.seat = seat
        # All that can happen; a line of play has a share of it.
        self.whole = whole
        # Every line meets the same dice where they are drawn.
        self.salt = salt
        self.chooser = Chooser(salt)
        self.budget = budget
        self.rarest = rarest
        # Who is told of every position at the end of a line, with its share of all that can happen.
        self.witness: Callable[[M, int], None] | None = None

    # What a game brings

    def ended(self, match: M, course: C) -> bool:
        """Whether one looks no further."""
        raise NotImplementedError

    def fan(self, match: M, roll: Roll) -> Fan:
        """The throws to be looked at."""
        raise NotImplementedError

    def answer(self, match: M, course: C) -> Choice | None:
        """What whoever is asked answers; None where several answers are looked at."""
        raise NotImplementedError

    def branched(self, match: M, course: C, share: int) -> int:
        """What is to be expected where several answers are looked at."""
        raise NotImplementedError

    def play(self, match: M, course: C, choice: Choice) -> None:
        """Make a choice."""
        match.choose(choice)

    def parted(self, course: C) -> C:
        """The same course for one of several lines that part here."""
        raise NotImplementedError

    def value(self, match: M) -> int:
        """What a position at the end of a line is worth to the seat."""
        raise NotImplementedError

    # Playing on

    def worth(self, match: M, course: C) -> int:
        """What the match, which is played on, is worth to the seat at the end of the course."""
        self.chooser = Chooser(self.salt)
        return self.expected(match, course, self.whole)

    def expected(self, match: M, course: C, share: int) -> int:
        """The average over the dice that matter, from here to the end of the course."""
        while not self.ended(match, course):
            decision = match.decision
            assert decision is not None
            if isinstance(decision, Roll):
                fan = self.fan(match, decision) if share >= self.rarest else ANY_THROW
                throws = fan.throws
                if len(throws) >= 2:
                    return self.average(match, course, fan, share)
                self.play(match, course, throws[0][1] if throws else decision.sample(self.chooser))
                continue
            choice = self.answer(match, course)
            if choice is None:
                return self.branched(match, course, share)
            self.play(match, course, choice)
        return self.evaluated(match, share)

    def average(self, match: M, course: C, fan: Fan, share: int) -> int:
        """What is to be expected over all throws of a fan."""
        total = 0
        weight = 0
        for part, faces in fan.throws:
            total += part * self.after(match, course, faces, share * part // fan.whole)
            weight += part
        return total // weight

    def after(self, match: M, course: C, choice: Choice, share: int) -> int:
        """What is to be expected after a choice; match and course are left as they are."""
        then = cast(M, match.copy())
        following = self.parted(course)
        self.play(then, following, choice)
        return self.expected(then, following, share)

    def evaluated(self, match: M, share: int) -> int:
        """What a position at the end of a line is worth; who listens hears how likely it is."""
        self.budget.spend()
        if self.witness is not None:
            self.witness(match, share)
        return self.value(match)


def best_of(options: Iterable[T], worth: Callable[[T], int], budget: Budget) -> T:
    """The option that is worth most, the first of equals; as many are tried out as the budget allows, one at least."""
    best: T | None = None
    most = LEAST
    for option in options:
        value = worth(option)
        if value > most:
            most = value
            best = option
        if budget.part() >= 1:
            break
    assert best is not None
    return best
