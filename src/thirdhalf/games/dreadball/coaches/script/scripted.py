"""Coaches that play by the script: the best plan for each action, followed as long as it holds."""

from thirdhalf.coaches.guessing import ANYTHING, place_of_best
from thirdhalf.games.dreadball.coaches.following import FollowingCoach
from thirdhalf.games.dreadball.coaches.script.script import judged_options, judged_plans
from thirdhalf.games.dreadball.coaches.script.style import Style
from thirdhalf.games.dreadball.table.state import Match
from thirdhalf.games.dreadball.tactics.plan import ActionPlan
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.view import View


class ScriptedCoach(FollowingCoach):
    """Takes the best plan, but for its style's share of blunders and slips."""

    __slots__ = ("_style",)

    def __init__(self, seed: str, style: Style) -> None:
        super().__init__(seed)
        self._style = style

    def think(self, view: View, match: Match) -> None:
        self._course = None

    def plan(self, match: Match) -> ActionPlan:
        judged = judged_plans(match, self._style)
        return judged[self.ranked([each.worth for each in judged])].plan

    def option(self, match: Match, choices: list[Choice]) -> Choice:
        return choices[self.ranked(judged_options(match, [choice[0] for choice in choices]))]

    def ranked(self, worths: list[int]) -> int:
        """Which of these to take."""
        mood = self._style.mood(self._chooser)
        return self._chooser.below(len(worths)) if mood == ANYTHING else place_of_best(worths, mood)
