"""Plans tried out on copies, to the end of the action: dice that matter by their shares, all else by the script."""

from collections.abc import Callable
from typing import Final

from thirdhalf.coaches.budget import Budget
from thirdhalf.games.dreadball.coaches.script.script import judged_options
from thirdhalf.games.dreadball.coaches.search.evaluation import value
from thirdhalf.games.dreadball.coaches.search.fan import fan_of
from thirdhalf.games.dreadball.rules.chances import SURE
from thirdhalf.games.dreadball.table.kinds import NO_PLAYER
from thirdhalf.games.dreadball.table.questions.topics import DASH, FREE_ACTION, NONE, STEP, TOKEN
from thirdhalf.games.dreadball.table.state import Match
from thirdhalf.games.dreadball.tactics.candidates import candidates
from thirdhalf.games.dreadball.tactics.plans import Plan, freed
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice, Roll

WHOLE: Final = SURE * SURE

Witness = Callable[[Match, int], None]
"""Who is told of every position at the end of a line, with its share of all that can happen."""


class Lookahead:
    """Plays copies on until the next token is asked for or the rush is over. Below the share `rarest` one throw stands
    for all.
    """

    __slots__ = ("_chooser", "_rush", "_salt", "budget", "rarest", "seat", "witness")

    def __init__(self, seat: int, salt: int, budget: Budget, rarest: int) -> None:
        self.seat = seat
        # Every line meets the same dice where they are drawn.
        self._salt = salt
        self._chooser = Chooser(salt)
        self._rush = 0
        self.budget = budget
        self.rarest = rarest
        self.witness: Witness | None = None

    def worth_of_plan(self, match: Match, plan: Plan) -> int:
        """What a plan is worth; the match is left as it is."""
        decision = match.decision
        assert decision is not None
        own = plan.again()
        choice = own.answer(decision)
        assert choice is not None
        return self.worth_of(match, choice, own)

    def worth_of(self, match: Match, choice: Choice, plan: Plan | None) -> int:
        """What a choice is worth; the match is left as it is."""
        self._chooser = Chooser(self._salt)
        self._rush = match.rush
        then = match.copy()
        then.choose(choice)
        return self.expected(then, plan, WHOLE)

    def expected(self, match: Match, plan: Plan | None, share: int) -> int:
        """The average over the dice that matter, from here to the end of the action."""
        while True:
            decision = match.decision
            if decision is None or match.rush != self._rush:
                return self.evaluated(match, NO_PLAYER, share)
            if isinstance(decision, Roll):
                throws = fan_of(match, decision) if share >= self.rarest else ()
                if len(throws) < 2:
                    match.choose(throws[0][1] if throws else decision.sample(self._chooser))
                    continue
                total = 0
                for part, faces in throws:
                    then = match.copy()
                    then.choose(faces)
                    following = plan.onwards() if plan is not None else None
                    total += part * self.expected(then, following, share * part // SURE)
                return total // sum([part for part, _ in throws])
            if decision.topic == TOKEN:
                return self.evaluated(match, NO_PLAYER, share)
            if decision.topic == FREE_ACTION:
                return self.evaluated(match, freed(match), share)
            choice = plan.answer(decision) if plan is not None and plan.holds(match) else None
            if choice is None and decision.topic in (STEP, DASH):
                choice = (NONE,)
            if choice is not None:
                match.choose(choice)
                continue
            choices = candidates(match)
            worths = judged_options(match, [choice[0] for choice in choices])
            match.choose(choices[worths.index(max(worths))])

    def evaluated(self, match: Match, free: int, share: int) -> int:
        """What a position at the end of an action is worth; who listens hears how likely it is."""
        self.budget.spend()
        if self.witness is not None:
            self.witness(match, share)
        return value(match, self.seat, free)
