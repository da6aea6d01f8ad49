"""Plans of DreadBall tried out to the end of the rush: what is left of it goes to the ball."""

from thirdhalf.games.dreadball.coaches.script.onward import with_the_ball
from thirdhalf.games.dreadball.coaches.script.script import judged_plans
from thirdhalf.games.dreadball.coaches.script.style import SOUND
from thirdhalf.games.dreadball.coaches.search.lookahead import DreadBallLookahead
from thirdhalf.games.dreadball.table.questions.topics import FREE_ACTION, TOKEN
from thirdhalf.games.dreadball.table.state import Match
from thirdhalf.games.dreadball.tactics.plan import Course
from thirdhalf.kernel.decision import Choice


class RushLookahead(DreadBallLookahead):
    """D18: until the rush is over. Whoever puts off what the ball needs finds too few tokens left for it."""

    __slots__ = ()

    def ended(self, match: Match, course: Course | None) -> bool:
        return match.decision is None or match.rush != self._rush

    def answer(self, match: Match, course: Course | None) -> Choice | None:
        decision = match.decision
        assert decision is not None
        assert course is not None
        if decision.topic == TOKEN:
            course.take_up(with_the_ball(match))
        elif decision.topic == FREE_ACTION:
            course.take_up(judged_plans(match, SOUND)[0].plan)
        else:
            return super().answer(match, course)
        choice = course.answer(decision)
        return super().answer(match, course) if choice is None else choice
