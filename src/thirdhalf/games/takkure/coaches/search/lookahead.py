"""Looking ahead to the end of an activation, on copies of a guess: the script plays on, the dice that matter are all
looked at, and the position at the end is evaluated.
"""

from collections.abc import Callable
from typing import Final

from thirdhalf.coaches.budget import Budget
from thirdhalf.coaches.fan import Fan
from thirdhalf.coaches.lookahead import Lookahead
from thirdhalf.games.takkure.coaches.script.scripted import judged
from thirdhalf.games.takkure.coaches.script.style import SOUND
from thirdhalf.games.takkure.coaches.search.evaluation import value
from thirdhalf.games.takkure.coaches.search.fan import fan_of
from thirdhalf.games.takkure.rules.at_hand import activation_at
from thirdhalf.games.takkure.table.questions.topics import SECOND_ACTION
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.games.takkure.tactics import candidates
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice, Roll
from thirdhalf.kernel.frame import NOWHERE

WHOLE: Final = 1_000_000
"""All that can happen; a line of play has a share of it."""

Evaluation = Callable[[Match, int], int]
"""What a position is worth to a seat; to the other it is worth the opposite."""

Line = list[tuple[str, Choice]]
"""Answers to come, by topic: the first is given when its topic is asked."""


class Course:
    """How a line of play goes on: by which answers, as long as which frame is there. `tries_out` is 1 where several
    second actions are looked at.
    """

    __slots__ = ("line", "place", "tries_out")

    def __init__(self, place: int, line: Line, tries_out: int) -> None:
        self.place = place
        self.line = line
        self.tries_out = tries_out


class TakkureLookahead(Lookahead[Match, Course]):
    """To the end of the activation. `seconds` is how many second actions are tried out before the best counts."""

    __slots__ = ("evaluation", "seconds")

    def __init__(
        self, seat: int, salt: int, budget: Budget, rarest: int, seconds: int, evaluation: Evaluation = value
    ) -> None:
        super().__init__(seat, salt, budget, rarest, WHOLE)
        self.seconds = seconds
        self.evaluation = evaluation

    def of_seat(self, seat: int) -> "TakkureLookahead":
        """The same for another seat, on the same budget."""
        return TakkureLookahead(seat, self.salt, self.budget, self.rarest, self.seconds, self.evaluation)

    def worth_at(self, match: Match, place: int, line: Line) -> int:
        """What the match, which is played on, is worth to the seat once the frame at that place is over."""
        return self.worth(match, Course(place, line, 1))

    def worth_of(self, match: Match, choice: Choice, line: Line) -> int:
        """What a choice is worth at the end of the activation; the match is left as it is."""
        then = match.copy()
        return self.worth_at(then, play_on(then, activation_at(then), choice), line)

    def ended(self, match: Match, course: Course) -> bool:
        return course.place == NOWHERE or match.decision is None

    def fan(self, match: Match, roll: Roll) -> Fan:
        return fan_of(match, roll)

    def answer(self, match: Match, course: Course) -> Choice | None:
        decision = match.decision
        assert decision is not None
        line = course.line
        if line and line[0][0] == decision.topic:
            choice = line.pop(0)[1]
            if decision.refusal(choice) is None:
                return choice
        return None if course.tries_out and decision.topic == SECOND_ACTION else scripted(match)

    def branched(self, match: Match, course: Course, share: int) -> int:
        """1.09: the second action that the attack will like best, among the few that the script likes."""
        sign = 1 if match.attacker == self.seat else -1
        listening, self.witness = self.witness, None
        worths: list[tuple[int, Choice]] = []
        for choice in ranked(match)[: self.seconds]:
            worths.append((sign * self.after(match, course, choice, share), choice))
        best, chosen = max(worths, key=lambda pair: pair[0])
        if listening is not None:
            self.witness = listening
            self.after(match, course, chosen, share)
        return sign * best

    def play(self, match: Match, course: Course, choice: Choice) -> None:
        course.place = play_on(match, course.place, choice)

    def parted(self, course: Course) -> Course:
        return Course(course.place, course.line[:], 0)

    def value(self, match: Match) -> int:
        return self.evaluation(match, self.seat)


def play_on(match: Match, place: int, choice: Choice) -> int:
    """Make the choice; the place as long as the frame there goes on, then NOWHERE."""
    if place == NOWHERE:
        match.choose(choice)
        return NOWHERE
    return place if match.goes_on(place, choice) else NOWHERE


def scripted(match: Match) -> Choice:
    """What a sound script chooses."""
    choices = candidates(match)
    if len(choices) == 1:
        return choices[0]
    values = judged(match, SOUND, choices)
    return choices[values.index(max(values))]


def stand_in(match: Match) -> Choice:
    """What the script chooses, and a throw where chance is asked: for what comes before the dice that matter."""
    decision = match.decision
    return decision.sample(Chooser(0)) if isinstance(decision, Roll) else scripted(match)


def ranked(match: Match) -> list[Choice]:
    """All candidates, those that the script likes best first."""
    choices = candidates(match)
    values = judged(match, SOUND, choices)
    order = sorted(range(len(choices)), key=lambda i: -values[i])
    return [choices[i] for i in order]
