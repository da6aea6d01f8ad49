"""0.03, R-83: what may be said of a decision where measuring is closed: nothing before step 5, and then what the dice
come to against values that have been measured. The position at the end is not looked at: it would have to be measured.
"""

from fractions import Fraction
from typing import Final

from thirdhalf.coaches.budget import Budget
from thirdhalf.coaches.hints import NOTABLE, PERCENT, Hint, Sight
from thirdhalf.games.takkure.coaches.reasons import DOWN, KEEPS, LOST, SCORES, STOPS, TRY, WINS_BALL
from thirdhalf.games.takkure.odds.lines import outcomes
from thirdhalf.games.takkure.rules.at_hand import over_at
from thirdhalf.games.takkure.rules.settlement import settlement_at
from thirdhalf.games.takkure.table.kinds import AFTER_TRY, NO_RESTART
from thirdhalf.games.takkure.table.questions.picks import Arrow
from thirdhalf.games.takkure.table.state import Match, stolen
from thirdhalf.kernel.decision import Choice, Decision, Pick
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.telling import Telling, number

MOST_POSITIONS: Final = 20_000
RAREST: Final = 1_000_000
"""People are told hundredths."""

# What can have become of the ball when all has been rolled, and what that is worth to the attack, in ten-thousandths of
# a try.
SCORED: Final = 0
TAKEN: Final = 1
FALLEN: Final = 2
KEPT: Final = 3
WORTHS: Final[tuple[int, ...]] = (10_000, -3_000, -1_000, 0)


def became(match: Match) -> int:
    """SCORED, TAKEN, FALLEN or KEPT."""
    if match.restart == AFTER_TRY:
        return SCORED
    if match.restart != NO_RESTART or stolen(match):
        return TAKEN
    return FALLEN if match.holder < 0 or match.players[match.holder].ground else KEPT


class EndOfSettlement:
    """1.13: stops when all of step 5 is over, or when the ball scatters: what comes of that is not measured yet."""

    __slots__ = ("_place",)

    def __init__(self, match: Match) -> None:
        self._place = settlement_at(match)

    def __call__(self, match: KernelMatch) -> bool:
        return over_at(match, self._place) or isinstance(match.decision, Arrow)


class SilentSight(Sight):
    """A decision of which nothing may be said."""

    __slots__ = ()

    def considered(self) -> list[Choice]:
        return []

    def foresees(self) -> bool:
        return False


class MeasuredSight(Sight):
    """A decision of step 5: every answer, with what the dice come to if those that follow change least."""

    __slots__ = ("_decision", "_end", "_match")

    def __init__(self, match: Match, decision: Decision, budget: Budget) -> None:
        super().__init__(budget)
        self._match = match
        self._decision = decision
        self._end = EndOfSettlement(match)

    def considered(self) -> list[Choice]:
        assert isinstance(self._decision, Pick)
        return [(option,) for option in self._decision.options]

    def foresees(self) -> bool:
        return True

    def hint(self, choice: Choice) -> Hint:
        match = self._match
        odds = outcomes(match, became, until=self._end, limit=MOST_POSITIONS, rarest=RAREST, first=choice)
        self.budget.spend()
        worth = sum([share * WORTHS[end] for end, share in odds.shares.items()], Fraction(0))
        gain = round(worth) - WORTHS[became(match)]
        tries, lost, down = [percent(odds.shares.get(end, Fraction(0))) for end in (SCORED, TAKEN, FALLEN)]
        attacks = self._decision.seat == match.attacker
        told = [
            Telling(message, {"chance": number(chance)})
            for message, chance in ((TRY, tries), (LOST, lost), (DOWN, down))
        ]
        return Hint(
            choice,
            gain if attacks else -gain,
            told,
            attacking(tries, lost + down) if attacks else defending(lost, down),
        )


def attacking(tries: int, lost: int) -> Telling:
    """What speaks for a choice of the attack."""
    if tries >= NOTABLE:
        return Telling(SCORES, {"chance": number(tries)})
    return Telling(KEEPS, {"chance": number(PERCENT - lost)})


def defending(lost: int, down: int) -> Telling:
    """What speaks for a choice of the defence."""
    if lost >= NOTABLE:
        return Telling(WINS_BALL, {"chance": number(lost)})
    return Telling(STOPS, {"chance": number(down)})


def percent(share: Fraction) -> int:
    """A share as so many out of a hundred."""
    return round(share * PERCENT)
