"""Who judges a match of DreadBall: where a token or a free action is to be used, by what has been learned."""

from typing import Final

from thirdhalf.coaches.fan import Fan
from thirdhalf.coaches.judge import ALL, Judge
from thirdhalf.coaches.prospect import Prospect
from thirdhalf.games.dreadball.coaches.script.script import judged_options
from thirdhalf.games.dreadball.coaches.search.fan import fan_of, throw_for
from thirdhalf.games.dreadball.coaches.value.learned import prospect
from thirdhalf.games.dreadball.table.kinds import NO_PLAYER
from thirdhalf.games.dreadball.table.questions.topics import FREE_ACTION, TOKEN
from thirdhalf.games.dreadball.table.state import own_match
from thirdhalf.games.dreadball.tactics.candidates import candidates
from thirdhalf.kernel.decision import Choice, Roll
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.seat import HOME

LASTING: Final = {
    "armour": 51,
    "catch": 63,
    "dash": 65,
    "dodge": 53,
    "evade": 79,
    "launch": 22,
    "pick up": 63,
    "scatter": 23,
    "slam": 49,
    "slamback": 56,
    "stand up": 33,
    "steal": 55,
    "throw": 88,
}
"""How much of what throws seem to change is left at the end, in hundredths: `python -m benchmarks.luck --lasting` over
2,000 matches of `province:60`, each of the four teams against itself. The value makes too much of what has just
happened. Of topics that are not here too little is known, or all of it lasts.
"""

HELD: Final = 800
"""Of SURE: so much more than the prospect says is to be expected by the team that has the ball, as the same matches and
others say.
"""


class DreadBallJudge(Judge):
    """Plays actions on by the script."""

    __slots__ = ()

    def settled(self, match: KernelMatch) -> bool:
        match = own_match(match)
        decision = match.decision
        if decision is None or isinstance(decision, Roll):
            return False
        return match.rush == 0 or decision.topic in (TOKEN, FREE_ACTION)

    def prospect(self, match: KernelMatch, seat: int) -> Prospect:
        return prospect(own_match(match), seat)

    def reply(self, match: KernelMatch) -> Choice:
        return self.candidates(match)[0]

    def candidates(self, match: KernelMatch) -> list[Choice]:
        match = own_match(match)
        choices = candidates(match)
        if len(choices) == 1:
            return choices
        worths = judged_options(match, [choice[0] for choice in choices])
        return [choices[i] for i in sorted(range(len(choices)), key=lambda i: -worths[i])]

    def fan(self, match: KernelMatch, roll: Roll) -> Fan:
        return fan_of(own_match(match), roll)

    def standing_for(self, match: KernelMatch, roll: Roll, faces: Choice) -> Choice | None:
        return throw_for(own_match(match), roll, faces)

    def lasting(self, topic: str) -> int:
        return LASTING.get(topic, ALL)

    def overlooked(self, match: KernelMatch) -> int:
        match = own_match(match)
        if match.decision is None or match.holder == NO_PLAYER:
            return 0
        return HELD if match.players[match.holder].team == HOME else -HELD
