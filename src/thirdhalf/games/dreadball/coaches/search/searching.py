"""Coaches that look ahead: plans tried out to the end of the action, with the odds of the dice and an evaluation."""

from typing import Final

from thirdhalf.coaches.budget import Budget
from thirdhalf.coaches.lookahead import best_of
from thirdhalf.games.dreadball.coaches.following import FollowingCoach
from thirdhalf.games.dreadball.coaches.script.script import Judged, judged_options, judged_plans
from thirdhalf.games.dreadball.coaches.script.style import SOUND
from thirdhalf.games.dreadball.coaches.search.lookahead import DreadBallLookahead
from thirdhalf.games.dreadball.table.questions.topics import (
    DODGE_MOVE,
    FACING,
    FOLLOW_UP,
    PUSH,
    REACTION,
    TOKEN,
)
from thirdhalf.games.dreadball.table.state import Match
from thirdhalf.games.dreadball.tactics.plan import ActionPlan
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.seat import NOBODY
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
        # As in `DreadBallLookahead`.
        self.rarest = rarest


class SearchingCoach(FollowingCoach):
    """Looks to the end of the action; where a budget ends, the script decides."""

    __slots__ = ("_ahead", "_budget", "_depth")

    def __init__(self, seed: str, budget: Budget, depth: Depth) -> None:
        super().__init__(seed)
        self._budget = budget
        self._depth = depth
        self._ahead = DreadBallLookahead(NOBODY, 0, budget, depth.rarest)

    def think(self, view: View, match: Match) -> None:
        assert match.decision is not None
        if match.decision.topic == TOKEN or match.rushing != view.seat:
            self._budget.begin()
        self._ahead = DreadBallLookahead(view.seat, self._chooser.below(1 << 30), self._budget, self._depth.rarest)

    def plan(self, match: Match) -> ActionPlan:
        """The best of the plans that promise most, each tried out."""
        ahead = self._ahead
        tried = self.worth_trying(judged_plans(match, SOUND))
        return best_of(tried, lambda each: ahead.worth_of_plan(match, each.plan) + each.worth, self._budget).plan

    def worth_trying(self, judged: list[Judged]) -> list[Judged]:
        """The first plans, and of each kind only a few."""
        found: list[Judged] = []
        seen: dict[tuple[int, int], int] = {}
        for each in judged:
            kind = (each.plan.number, each.plan.aim)
            if seen.get(kind, 0) < self._depth.of_a_kind:
                seen[kind] = seen.get(kind, 0) + 1
                found.append(each)
        return found[: self._depth.most_plans]

    def option(self, match: Match, choices: list[Choice]) -> Choice:
        assert match.decision is not None
        if match.decision.topic in TRIED_OUT:
            worths = [self._ahead.worth_of(match, choice, None) for choice in choices]
        else:
            worths = judged_options(match, [choice[0] for choice in choices])
        return choices[worths.index(max(worths))]
