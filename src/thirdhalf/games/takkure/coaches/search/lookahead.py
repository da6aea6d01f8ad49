"""Looking ahead to the end of an activation, on copies of a guess: the script plays on, the dice that matter are all
looked at, and the position at the end is evaluated.
"""

from collections.abc import Callable
from typing import Final

from thirdhalf.coaches.budget import Budget
from thirdhalf.games.takkure.coaches.script.scripted import judged
from thirdhalf.games.takkure.coaches.script.style import SOUND
from thirdhalf.games.takkure.coaches.search.evaluation import value
from thirdhalf.games.takkure.coaches.search.fan import fan_of
from thirdhalf.games.takkure.rules.activation import Activation
from thirdhalf.games.takkure.table.questions.topics import SECOND_ACTION
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.games.takkure.tactics import candidates
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice, Roll

WHOLE: Final = 1_000_000
"""All that can happen; a line of play has a share of it."""

NOWHERE: Final = -1
"""The place in the stack of what is over."""

Witness = Callable[[Match, int], None]
"""Who is told of every position at the end of a line, with its share of all that can happen."""

Evaluation = Callable[[Match, int], int]
"""What a position is worth to a seat; to the other it is worth the opposite."""

Line = list[tuple[str, Choice]]
"""Answers to come, by topic: the first is given when its topic is asked."""


class Lookahead:
    """Plays copies on to the end of the activation. `rarest` is the share below which one throw stands for all,
    `seconds` how many second actions are tried out before the best of them counts.
    """

    __slots__ = ("budget", "chooser", "evaluation", "rarest", "salt", "seat", "seconds", "witness")

    def __init__(
        self, seat: int, salt: int, budget: Budget, rarest: int, seconds: int, evaluation: Evaluation = value
    ) -> None:
        self.seat = seat
        self.evaluation = evaluation
        # Every line meets the same dice where they are drawn.
        self.salt = salt
        self.chooser = Chooser(salt)
        self.budget = budget
        self.rarest = rarest
        self.seconds = seconds
        self.witness: Witness | None = None

    def of_seat(self, seat: int) -> "Lookahead":
        """The same for another seat, on the same budget."""
        return Lookahead(seat, self.salt, self.budget, self.rarest, self.seconds, self.evaluation)

    def worth(self, match: Match, place: int, line: Line) -> int:
        """What the match, which is played on, is worth to the seat once the activation at that place is over."""
        self.chooser = Chooser(self.salt)
        return self.expected(match, place, WHOLE, line, 1) if place != NOWHERE else self.evaluated(match, WHOLE)

    def worth_of(self, match: Match, choice: Choice, line: Line) -> int:
        """What a choice is worth; the match is left as it is."""
        then = match.copy()
        return self.worth(then, play_on(then, activation_at(then), choice), line)

    def expected(self, match: Match, place: int, share: int, line: Line, tries_out: int) -> int:
        """The average over the dice that matter, from here to the end of the frame at that place of the stack."""
        while place != NOWHERE:
            decision = match.decision
            if decision is None:
                break
            if isinstance(decision, Roll):
                throws = fan_of(match, decision) if share >= self.rarest else ()
                if len(throws) < 2:
                    place = play_on(match, place, throws[0][1] if throws else decision.sample(self.chooser))
                    continue
                whole = sum([count for count, _ in throws])
                total = 0
                for count, faces in throws:
                    total += count * self.after(match, faces, place, share * count // whole, line)
                return total // whole
            if line and line[0][0] == decision.topic:
                choice = line.pop(0)[1]
                if decision.refusal(choice) is None:
                    place = play_on(match, place, choice)
                    continue
            if tries_out and decision.topic == SECOND_ACTION:
                return self.best_second(match, place, share, line)
            place = play_on(match, place, scripted(match))
        return self.evaluated(match, share)

    def evaluated(self, match: Match, share: int) -> int:
        """What a position at the end of an activation is worth; who listens hears how likely it is."""
        self.budget.spend()
        if self.witness is not None:
            self.witness(match, share)
        return self.evaluation(match, self.seat)

    def best_second(self, match: Match, place: int, share: int, line: Line) -> int:
        """1.09: the second action that the attack will like best, among the few that the script likes."""
        sign = 1 if match.attacker == self.seat else -1
        listening, self.witness = self.witness, None
        worths: list[tuple[int, Choice]] = []
        for choice in ranked(match)[: self.seconds]:
            worths.append((sign * self.after(match, choice, place, share, line), choice))
        best, chosen = max(worths, key=lambda pair: pair[0])
        if listening is not None:
            self.witness = listening
            self.after(match, chosen, place, share, line)
        return sign * best

    def after(self, match: Match, choice: Choice, place: int, share: int, line: Line) -> int:
        """What is to be expected after a choice; the match is left as it is."""
        then = match.copy()
        return self.expected(then, play_on(then, place, choice), share, line[:], 0)


def activation_at(match: Match) -> int:
    """The place in the stack of the activation under way, or NOWHERE."""
    for place, frame in enumerate(match.stack):
        if isinstance(frame, Activation):
            return place
    return NOWHERE


def play_on(match: Match, place: int, choice: Choice) -> int:
    """Make the choice; the place as long as the frame there goes on, then NOWHERE."""
    if place == NOWHERE:
        match.choose(choice)
        return NOWHERE
    # Its own, it stays the same object until it is over.
    frame = match.own_frames(place)
    match.choose(choice)
    return place if len(match.stack) > place and match.stack[place] is frame else NOWHERE


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
