"""How a match will end, at any decision: the script plays on, with the exact odds of the dice that matter, to positions
that the learned value knows.
"""

from typing import Final

from thirdhalf.analysis.forms import Chances
from thirdhalf.coaches.judge import WHOLE, Foresight, Judge
from thirdhalf.coaches.network import SURE
from thirdhalf.coaches.prospect import Prospect
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.seat import HOME

RAREST: Final = WHOLE // 50
"""Of what is rarer, one throw stands for all."""


class Listening:
    """Adds up what is said of the ends of all lines, each by its share."""

    __slots__ = ("_judge", "draw", "loss", "win")

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        self.win = 0
        self.draw = 0
        self.loss = 0

    def __call__(self, match: Match, share: int) -> None:
        """One end of a line."""
        said = self._judge.prospect(match, HOME)
        self.win += share * said.win
        self.draw += share * said.draw
        self.loss += share * said.loss


def forecast(judge: Judge, match: Match) -> Chances:
    """Win, draw and loss for home. It knows the whole match: who must not see all of it asks about a guess."""
    if judge.settled(match) or match.decision is None:
        return chances(judge.prospect(match, HOME))
    listening = Listening(judge)
    ahead = Foresight(judge, 1, RAREST)
    ahead.witness = listening
    ahead.worth(match.copy(), None)
    whole = listening.win + listening.draw + listening.loss
    return Chances(listening.win / whole, listening.draw / whole, listening.loss / whole)


def chances(said: Prospect) -> Chances:
    """What a prospect says, as shares."""
    return Chances(said.win / SURE, said.draw / SURE, said.loss / SURE)
