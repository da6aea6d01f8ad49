"""Coaches that make a plan for each action and follow it as long as it holds."""

from thirdhalf.coaches.guessing import GuessingCoach
from thirdhalf.games.dreadball.table.questions.topics import FREE_ACTION, TOKEN
from thirdhalf.games.dreadball.table.state import Match
from thirdhalf.games.dreadball.tactics.candidates import candidates
from thirdhalf.games.dreadball.tactics.plan import PLANNED, ActionPlan, Course
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.view import View


class FollowingCoach(GuessingCoach[Match]):
    """What a plan leaves open is thought about anew: which plan follows, or which choice where no plan answers."""

    __slots__ = ("_course",)

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._course: Course | None = None

    def pick(self, view: View, match: Match) -> Choice:
        decision = match.decision
        assert decision is not None
        topic = decision.topic
        course = self._course
        if course is not None and topic not in (TOKEN, FREE_ACTION) and course.holds(match):
            choice = course.answer(decision)
            if choice is not None:
                return choice
        self.think(view, match)
        if topic in PLANNED:
            course = self._course = Course(self.plan(match))
            choice = course.answer(decision)
            if choice is not None:
                return choice
        choices = candidates(match)
        return choices[0] if len(choices) == 1 else self.option(match, choices)

    def think(self, view: View, match: Match) -> None:
        """Begin to think about a question that the last plan does not answer."""
        raise NotImplementedError

    def plan(self, match: Match) -> ActionPlan:
        """The plan for the action asked about."""
        raise NotImplementedError

    def option(self, match: Match, choices: list[Choice]) -> Choice:
        """Which of several choices to take."""
        raise NotImplementedError
