"""Coaches that play by the script: the best plan for each action, followed as long as it holds."""

from typing import Final

from thirdhalf.games.dreadball.coaches.script.script import judged_options, judged_plans
from thirdhalf.games.dreadball.coaches.script.style import Style
from thirdhalf.games.dreadball.table.questions.topics import FREE_ACTION, TOKEN
from thirdhalf.games.dreadball.table.state import Match
from thirdhalf.games.dreadball.tactics.candidates import candidates
from thirdhalf.games.dreadball.tactics.plans import PLANNED, Plan
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.view import View

HUNDRED: Final = 100


class ScriptedCoach:
    """Takes the best plan, but for its style's share of blunders and slips."""

    __slots__ = ("_chooser", "_plan", "_style")

    def __init__(self, seed: str, style: Style) -> None:
        self._chooser = Chooser(seed)
        self._style = style
        self._plan: Plan | None = None

    def __call__(self, view: View) -> Choice:
        match = view.guess(self._chooser)
        assert isinstance(match, Match)
        return self.pick(match)

    def pick(self, match: Match) -> Choice:
        """The choice in this position."""
        decision = match.decision
        assert decision is not None
        topic = decision.topic
        plan = self._plan
        if plan is not None and topic not in (TOKEN, FREE_ACTION) and plan.holds(match):
            choice = plan.answer(decision)
            if choice is not None:
                return choice
        self._plan = None
        if topic in PLANNED:
            plan = self.plan(match)
            choice = plan.answer(decision)
            if choice is not None:
                self._plan = plan
                return choice
        choices = candidates(match)
        if len(choices) == 1:
            return choices[0]
        return choices[self.ranked(judged_options(match, [choice[0] for choice in choices]))]

    def plan(self, match: Match) -> Plan:
        """The plan for the action asked about."""
        judged = judged_plans(match, self._style)
        return judged[self.ranked([each.worth for each in judged])].plan

    def ranked(self, worths: list[int]) -> int:
        """Which of these to take."""
        style = self._style
        if style.blunders + style.slips:
            draw = self._chooser.below(HUNDRED)
            if draw < style.blunders:
                return self._chooser.below(len(worths))
            if draw < style.blunders + style.slips and len(worths) > 1:
                best = worths.index(max(worths))
                second = worths[:best] + worths[best + 1 :]
                place = second.index(max(second))
                return place if place < best else place + 1
        return worths.index(max(worths))
