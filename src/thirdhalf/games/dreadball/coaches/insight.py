"""What DreadBall's coaches see in a decision, for hints: candidates played out to the end of the action."""

from typing import Final

from thirdhalf.coaches.budget import Budget
from thirdhalf.coaches.hints import Hint, Sight
from thirdhalf.games.dreadball.coaches.reasons import Tally, why
from thirdhalf.games.dreadball.coaches.script.script import judged_options, judged_plans
from thirdhalf.games.dreadball.coaches.script.style import SOUND
from thirdhalf.games.dreadball.coaches.search.evaluation import value
from thirdhalf.games.dreadball.coaches.search.lookahead import WHOLE, DreadBallLookahead
from thirdhalf.games.dreadball.showing.describe import concerned
from thirdhalf.games.dreadball.table.kinds import NO_PLAYER
from thirdhalf.games.dreadball.table.questions.topics import ACTION, DASH, FREE_ACTION, NONE, STEP, TOKEN
from thirdhalf.games.dreadball.table.state import own_match
from thirdhalf.games.dreadball.tactics.candidates import candidates
from thirdhalf.games.dreadball.tactics.plan import PLANNED, ActionPlan, Course
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.frame import Match as KernelMatch

RAREST: Final = WHOLE // 200
TRIFLE: Final = 10
OF_A_CHOICE: Final = 4
"""So many plans that begin with the same choice are tried out."""
ACTING: Final = (ACTION, STEP, DASH, FREE_ACTION)
"""Questions in the middle of an action: what can still be made of it counts in the position as it stands."""


class DreadBallSight(Sight):
    """The position of a decision, and how far ahead of it one looks."""

    __slots__ = ("_ahead", "_best", "_decision", "_match", "_plans")

    def __init__(self, match: KernelMatch, chooser: Chooser, budget: Budget) -> None:
        super().__init__(budget)
        match = own_match(match)
        decision = match.decision
        assert decision is not None
        self._match = match
        self._decision = decision
        self._ahead = DreadBallLookahead(decision.seat, chooser.below(1 << 30), budget, RAREST)
        # The plans that begin with a choice, the best first.
        self._plans: dict[Choice, list[ActionPlan]] = {}
        # Of those that were tried out, the best.
        self._best: dict[Choice, ActionPlan] = {}
        if decision.topic in PLANNED:
            for each in judged_plans(match, SOUND):
                choice = Course(each.plan).answer(decision)
                if choice is not None:
                    self._plans.setdefault(choice, []).append(each.plan)

    def considered(self) -> list[Choice]:
        choices = candidates(self._match)
        if not self._plans:
            worths = judged_options(self._match, [choice[0] for choice in choices])
            choices = [choices[i] for i in sorted(range(len(choices)), key=lambda i: -worths[i])]
        return [*self._plans, *[choice for choice in choices if choice not in self._plans]]

    def foresees(self) -> bool:
        """D6.2: while teams are set up, nothing is decided."""
        return self._match.rush > 0

    def following(self, choice: Choice) -> list[tuple[str, Choice]]:
        plan = self._best.get(choice)
        if plan is None:
            return []
        walk: list[tuple[str, Choice]] = [(STEP, (step,)) for step in (*plan.steps, NONE)]
        topic = self._decision.topic
        if topic in (STEP, DASH):
            walk = walk[1:]
        elif topic == TOKEN:
            walk = [(ACTION, (plan.action,)), *walk]
        return walk

    def trifle(self) -> int:
        return TRIFLE

    def hint(self, choice: Choice) -> Hint:
        match = self._match
        seat = self._decision.seat
        actor = NO_PLAYER
        if self._decision.topic in ACTING:
            actor = concerned(match, self._decision)[0]
        now = value(match, seat, actor)
        best: ActionPlan | None = None
        most = -1 << 60
        heard = Tally(match, seat)
        for plan in self._plans.get(choice, [])[:OF_A_CHOICE]:
            tally = Tally(match, seat)
            self._ahead.witness = tally
            worth = self._ahead.worth_of_plan(match, plan)
            if worth > most:
                most, best, heard = worth, plan, tally
        if best is not None:
            self._best[choice] = best
        else:
            self._ahead.witness = heard
            most = self._ahead.worth_of(match, choice, None)
        return Hint(choice, most - now, heard.told(), why(match, choice, best, heard))
