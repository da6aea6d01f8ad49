"""Coaches that look ahead: plans tried out to the end of the action, with the odds of the dice and an evaluation."""

from typing import Final

from thirdhalf.coaches.budget import Budget
from thirdhalf.games.dreadball.coaches.script.script import Judged, judged_options, judged_plans
from thirdhalf.games.dreadball.coaches.script.style import SOUND
from thirdhalf.games.dreadball.coaches.search.lookahead import Lookahead
from thirdhalf.games.dreadball.table.questions.topics import (
    DODGE_MOVE,
    FACING,
    FOLLOW_UP,
    FREE_ACTION,
    PUSH,
    REACTION,
    TOKEN,
)
from thirdhalf.games.dreadball.table.state import Match
from thirdhalf.games.dreadball.tactics.candidates import candidates
from thirdhalf.games.dreadball.tactics.plans import PLANNED, Plan
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.view import View

TRIED_OUT: Final = (REACTION, PUSH, FOLLOW_UP, DODGE_MOVE, FACING)
"""Questions whose candidates are played out one by one."""


class Depth:
    """How far a coach that looks ahead goes."""

    __slots__ = ("most_plans", "of_a_kind", "rarest")

    def __init__(self, most_plans: int, of_a_kind: int, rarest: int) -> None:
        # How many plans are tried out, and how many of one player with one aim.
        self.most_plans = most_plans
        self.of_a_kind = of_a_kind
        # As in `Lookahead`.
        self.rarest = rarest


class SearchingCoach:
    """Looks to the end of the action; where a budget ends, the script decides."""

    __slots__ = ("_budget", "_chooser", "_depth", "_plan")

    def __init__(self, seed: str, budget: Budget, depth: Depth) -> None:
        self._chooser = Chooser(seed)
        self._budget = budget
        self._depth = depth
        self._plan: Plan | None = None

    def __call__(self, view: View) -> Choice:
        match = view.guess(self._chooser)
        assert isinstance(match, Match)
        decision = match.decision
        assert decision is not None
        topic = decision.topic
        plan = self._plan
        if plan is not None and topic not in (TOKEN, FREE_ACTION) and plan.holds(match):
            choice = plan.answer(decision)
            if choice is not None:
                return choice
        if topic == TOKEN or match.rushing != view.seat:
            self._budget.begin()
        ahead = Lookahead(view.seat, self._chooser.below(1 << 30), self._budget, self._depth.rarest)
        if topic in PLANNED:
            plan = self.best(match, judged_plans(match, SOUND), ahead)
            self._plan = plan
            choice = plan.answer(decision)
            if choice is not None:
                return choice
        choices = candidates(match)
        if len(choices) == 1:
            return choices[0]
        if topic not in TRIED_OUT:
            worths = judged_options(match, [choice[0] for choice in choices])
        else:
            worths = [ahead.worth_of(match, choice, None) for choice in choices]
        return choices[worths.index(max(worths))]

    def best(self, match: Match, judged: list[Judged], ahead: Lookahead) -> Plan:
        """The best of the plans that promise most, each tried out."""
        best = judged[0].plan
        most = -1 << 60
        seen: dict[tuple[int, int], int] = {}
        tried = 0
        for each in judged:
            kind = (each.plan.number, each.plan.aim)
            if seen.get(kind, 0) >= self._depth.of_a_kind:
                continue
            seen[kind] = seen.get(kind, 0) + 1
            worth = ahead.worth_of_plan(match, each.plan) + each.worth
            if worth > most:
                most = worth
                best = each.plan
            tried += 1
            if tried >= self._depth.most_plans or self._budget.part() >= 1:
                break
        return best.again()
