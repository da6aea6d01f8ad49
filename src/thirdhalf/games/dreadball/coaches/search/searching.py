"""Coaches that look ahead: plans tried out to the end of the action, with the odds of the dice and an evaluation."""

from typing import Final

from thirdhalf.coaches.budget import Budget
from thirdhalf.coaches.lookahead import best_of
from thirdhalf.games.dreadball.coaches.following import FollowingCoach
from thirdhalf.games.dreadball.coaches.script.script import Judged, by_worth, judged_options, judged_plans
from thirdhalf.games.dreadball.coaches.script.style import SOUND, Style
from thirdhalf.games.dreadball.coaches.search.lookahead import DreadBallLookahead
from thirdhalf.games.dreadball.coaches.search.rest_of_rush import RushLookahead
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
GLANCING: Final = 0.5
"""The part of a budget for plans to the end of the action, where some are looked at further."""


class Depth:
    """How far a coach that looks ahead goes."""

    __slots__ = ("kept", "most_plans", "of_a_kind", "of_result", "rarest", "rarest_later", "times")

    def __init__(
        self,
        most_plans: int,
        of_a_kind: int,
        rarest: int,
        of_result: int = 0,
        kept: int = 0,
        times: int = 1,
        rarest_later: int = 0,
    ) -> None:
        # How many plans are tried out, and how many of one player with one aim.
        self.most_plans = most_plans
        self.of_a_kind = of_a_kind
        # As in `DreadBallLookahead`.
        self.rarest = rarest
        self.of_result = of_result
        # How many of the best plans are then tried out to the end of the rush, how often each, the dice that are drawn
        # being others every time, and what is rare there.
        self.kept = kept
        self.times = times
        self.rarest_later = rarest_later


class SearchingCoach(FollowingCoach):
    """Looks to the end of the action; where a budget ends, the script decides."""

    __slots__ = ("_ahead", "_budget", "_depth", "_style")

    def __init__(self, seed: str, budget: Budget, depth: Depth, style: Style = SOUND) -> None:
        super().__init__(seed)
        self._style = style
        self._budget = budget
        self._depth = depth
        self._ahead = DreadBallLookahead(NOBODY, 0, budget, depth.rarest, depth.of_result)

    def think(self, view: View, match: Match) -> None:
        assert match.decision is not None
        if match.decision.topic == TOKEN or match.rushing != view.seat:
            self._budget.begin()
        depth = self._depth
        salt = self._chooser.below(1 << 30)
        self._ahead = DreadBallLookahead(view.seat, salt, self._budget, depth.rarest, depth.of_result)

    def plan(self, match: Match) -> ActionPlan:
        """The best of the plans that promise most, each tried out."""
        ahead = self._ahead
        tried = self.worth_trying(judged_plans(match, self._style))
        if self._depth.kept == 0:
            return best_of(tried, lambda each: ahead.worth_of_plan(match, each.plan) + each.worth, self._budget).plan
        judged: list[Judged] = []
        for each in tried:
            judged.append(Judged(each.plan, ahead.worth_of_plan(match, each.plan) + each.worth))
            if self._budget.part() >= GLANCING:
                break
        judged.sort(key=by_worth)
        kept = judged[: self._depth.kept]
        return kept[0].plan if len(kept) == 1 else self.best_to_the_end(match, kept)

    def best_to_the_end(self, match: Match, kept: list[Judged]) -> ActionPlan:
        """The best of some plans by what they are worth at the end of the action and of the rush, as far as the budget
        goes.
        """
        depth = self._depth
        budget = self._budget
        totals = [0] * len(kept)
        rounds = 0
        while rounds < depth.times and (rounds == 0 or budget.part() < 1):
            salt = self._ahead.salt + rounds
            after = RushLookahead(self._ahead.seat, salt, budget, depth.rarest_later, depth.of_result)
            found: list[int] = []
            for each in kept:
                found.append(after.worth_of_plan(match, each.plan))
                if budget.part() >= 1:
                    break
            if rounds and len(found) < len(kept):
                # What some have been tried out for once more than others counts for none.
                break
            totals = [total + worth for total, worth in zip(totals, found, strict=False)]
            rounds += 1
        worths = [total // rounds + each.worth for total, each in zip(totals, kept, strict=False)]
        return kept[worths.index(max(worths))].plan

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
