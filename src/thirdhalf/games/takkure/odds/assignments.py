"""3.07: what each way to share out the dice of a contest comes to."""

from fractions import Fraction
from typing import Final

from thirdhalf.games.takkure.odds.lines import outcomes
from thirdhalf.games.takkure.odds.policies import quiet
from thirdhalf.games.takkure.rules.at_hand import contest_at, over_at
from thirdhalf.games.takkure.table.kinds import AFTER_TRY, NO_RESTART, SUCCESS
from thirdhalf.games.takkure.table.questions.topics import DICE_FOR, OPPONENT
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.kernel.decision import Choice, Pick
from thirdhalf.kernel.frame import Match as KernelMatch

MOST_POSITIONS: Final = 20_000
RAREST: Final = 1_000_000
"""People are told hundredths, so chains of injuries need not be followed to their end."""


class Assignment:
    """So many dice against the opponent at hand: that the action succeeds; that the ball is the defenders' afterwards;
    that it is not, but lies on the ground, in hand or loose.
    """

    __slots__ = ("choice", "down", "lost", "succeeds")

    def __init__(self, choice: Choice, succeeds: Fraction, lost: Fraction, down: Fraction) -> None:
        self.choice = choice
        self.succeeds = succeeds
        self.lost = lost
        self.down = down


class EndOfContest:
    """Stops when the contest under way, all opponents included, is over."""

    __slots__ = ("_place",)

    def __init__(self, match: Match) -> None:
        self._place = contest_at(match)

    def __call__(self, match: KernelMatch) -> bool:
        return over_at(match, self._place)


def what_it_came_to(match: Match) -> tuple[bool, bool, bool]:
    """Right after a contest: whether the action succeeded, whether the ball is lost, whether it is down."""
    if match.restart == AFTER_TRY:
        return (True, False, False)
    holder = match.holder
    lost = match.restart != NO_RESTART or (holder >= 0 and match.players[holder].team != match.attacker)
    down = not lost and (holder < 0 or match.players[holder].ground > 0)
    return (match.result >= SUCCESS, lost, down)


def assignments(match: Match) -> list[Assignment]:
    """Every answer to the question how many dice meet an opponent; nothing where that is not asked."""
    decision = match.decision
    if not isinstance(decision, Pick) or decision.topic != DICE_FOR:
        return []
    return [assignment(match, (dice,)) for dice in decision.options]


def assignment(match: Match, choice: Choice) -> Assignment:
    """One answer. What is left to share out then is shared out so that the action succeeds most often."""
    end = EndOfContest(match)
    left = match.copy()
    left.choose(choice)
    while left.decision is not None and left.decision.topic == OPPONENT:
        left.choose(quiet(left))
    later = assignments(left)
    if later:
        best = max(later, key=succeeds)
        return Assignment(choice, best.succeeds, best.lost, best.down)
    odds = outcomes(left, what_it_came_to, quiet, end, MOST_POSITIONS, RAREST)
    return Assignment(
        choice,
        odds.chance(lambda facts: facts[0]),
        odds.chance(lambda facts: facts[1]),
        odds.chance(lambda facts: facts[2]),
    )


def succeeds(assignment: Assignment) -> Fraction:
    """How likely the action succeeds."""
    return assignment.succeeds
