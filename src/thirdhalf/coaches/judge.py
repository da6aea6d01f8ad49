"""Who judges a match afterwards: what a position is worth, what else could have been done, what the dice could have
shown. Each game has its own.
"""

from typing import Final

from thirdhalf.coaches.budget import Budget
from thirdhalf.coaches.fan import Fan
from thirdhalf.coaches.lookahead import Lookahead
from thirdhalf.coaches.network import SURE
from thirdhalf.coaches.prospect import Prospect
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.decision import Choice, Roll
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.seat import HOME

FINE: Final = 1000
"""A result is reckoned in thousandths of what the network says, so that averages lose nothing worth a word."""
CERTAIN: Final = SURE * FINE
"""What a win is worth to home; a loss is as much less than nothing."""
WHOLE: Final = 1 << 40
"""All that can happen; a line of play has a share of it."""
ALL: Final = 100
"""Hundredths."""
NO_END: Final = 1 << 60
"""More evaluations than anybody makes."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """What one game's positions are worth, and how they are played on to where that is known."""

    __slots__ = ()

    def settled(self, match: Match) -> bool:
        """Whether the position is of a kind that the prospect knows."""
        raise NotImplementedError

    def prospect(self, match: Match, seat: int) -> Prospect:
        """What the seat may expect of a settled position."""
        raise NotImplementedError

    def reply(self, match: Match) -> Choice:
        """What a sound coach answers without looking ahead."""
        raise NotImplementedError

    def candidates(self, match: Match) -> list[Choice]:
        """What could be answered, the likeliest first."""
        raise NotImplementedError

    def fan(self, match: Match, roll: Roll) -> Fan:
        """What the dice can come to."""
        raise NotImplementedError

    def standing_for(self, match: Match, roll: Roll, faces: Choice) -> Choice | None:
        """The throw of the fan that these faces are one of; None where more dice have to say."""
        raise NotImplementedError

    def lasting(self, topic: str) -> int:
        """How much of what a throw of that topic seems to change is left at the end, on average, in hundredths."""
        return ALL

    def overlooked(self, match: Match) -> int:
        """What home may expect beyond what the prospect of a position says, as far as that lasts, a win being SURE."""
        return 0


class Foresight(Lookahead[Match, None]):
    """Plays on, both sides as the judge replies, to the next position whose prospect is known. `rarest` is the share,
    of WHOLE, below which one throw stands for all.
    """

    __slots__ = ("judge",)

    def __init__(self, judge: Judge, salt: int, rarest: int) -> None:
        super().__init__(HOME, salt, Budget(NO_END, 0), rarest, WHOLE)
        self.judge = judge

    def worth_after(self, match: Match, choice: Choice) -> int:
        """What home may expect after an answer or a throw, out of CERTAIN; the match is left as it is."""
        then = match.copy()
        then.choose(choice)
        return self.worth(then, None)

    def ended(self, match: Match, course: None) -> bool:
        return match.decision is None or self.judge.settled(match)

    def fan(self, match: Match, roll: Roll) -> Fan:
        return self.judge.fan(match, roll)

    def answer(self, match: Match, course: None) -> Choice | None:
        return self.judge.reply(match)

    def parted(self, course: None) -> None:
        return None

    def value(self, match: Match) -> int:
        return self.judge.prospect(match, HOME).result * FINE
