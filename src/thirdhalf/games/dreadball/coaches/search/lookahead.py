"""Plans of DreadBall tried out on copies, to the end of the action; what they leave open the script decides."""

from typing import Final

from thirdhalf.coaches.budget import Budget
from thirdhalf.coaches.fan import Fan
from thirdhalf.coaches.lookahead import Lookahead
from thirdhalf.coaches.network import SURE as CERTAIN
from thirdhalf.games.dreadball.coaches.script.script import judged_options
from thirdhalf.games.dreadball.coaches.search.evaluation import value
from thirdhalf.games.dreadball.coaches.search.fan import fan_of
from thirdhalf.games.dreadball.coaches.value.learned import prospect
from thirdhalf.games.dreadball.rules.chances import SURE
from thirdhalf.games.dreadball.table.kinds import NO_PLAYER
from thirdhalf.games.dreadball.table.questions.topics import DASH, FREE_ACTION, NONE, STEP, TOKEN
from thirdhalf.games.dreadball.table.state import Match
from thirdhalf.games.dreadball.tactics.candidates import candidates
from thirdhalf.games.dreadball.tactics.plan import ActionPlan, Course
from thirdhalf.kernel.decision import Choice, Roll

WHOLE: Final = SURE * SURE
"""All that can happen; a line of play has a share of it."""


class DreadBallLookahead(Lookahead[Match, Course | None]):
    """Until the next token or a free action is asked for, or the rush is over. `of_result` is what a win that is
    certain, by what has been learned of positions, is worth more than a draw, in thousandths of a point.
    """

    __slots__ = ("_of_result", "_rush")

    def __init__(self, seat: int, salt: int, budget: Budget, rarest: int, of_result: int = 0) -> None:
        super().__init__(seat, salt, budget, rarest, WHOLE)
        self._rush = 0
        self._of_result = of_result

    def worth_of_plan(self, match: Match, plan: ActionPlan) -> int:
        """What a plan is worth; the match is left as it is."""
        decision = match.decision
        assert decision is not None
        course = Course(plan)
        choice = course.answer(decision)
        assert choice is not None
        return self.worth_of(match, choice, course)

    def worth_of(self, match: Match, choice: Choice, course: Course | None) -> int:
        """What a choice is worth; the match is left as it is."""
        self._rush = match.rush
        then = match.copy()
        then.choose(choice)
        return self.worth(then, course)

    def ended(self, match: Match, course: Course | None) -> bool:
        decision = match.decision
        return decision is None or match.rush != self._rush or decision.topic in (TOKEN, FREE_ACTION)

    def fan(self, match: Match, roll: Roll) -> Fan:
        return fan_of(match, roll)

    def answer(self, match: Match, course: Course | None) -> Choice | None:
        decision = match.decision
        assert decision is not None
        choice = course.answer(decision) if course is not None and course.holds(match) else None
        if choice is not None:
            return choice
        if decision.topic in (STEP, DASH):
            return (NONE,)
        choices = candidates(match)
        worths = judged_options(match, [choice[0] for choice in choices])
        return choices[worths.index(max(worths))]

    def parted(self, course: Course | None) -> Course | None:
        return course.parted() if course is not None else None

    def value(self, match: Match) -> int:
        decision = match.decision
        freed = NO_PLAYER
        if decision is not None and match.rush == self._rush and decision.topic == FREE_ACTION:
            freed = decision.who
        worth = value(match, self.seat, freed)
        if self._of_result:
            worth += self._of_result * prospect(match, self.seat).result // CERTAIN
        return worth
