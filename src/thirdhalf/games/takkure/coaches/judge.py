"""Who judges a match of Takkure: between activations, at kick-offs and in the break by what has been learned."""

from typing import Final

from thirdhalf.coaches.fan import Fan
from thirdhalf.coaches.judge import Judge
from thirdhalf.coaches.prospect import Prospect
from thirdhalf.games.takkure.coaches.search.fan import fan_of, throw_for
from thirdhalf.games.takkure.coaches.search.lookahead import ranked, scripted
from thirdhalf.games.takkure.coaches.value.learned import prospect
from thirdhalf.games.takkure.rules.at_hand import activation_at
from thirdhalf.games.takkure.rules.kick_off import kick_off_at_hand
from thirdhalf.games.takkure.table.kinds import NO_PLAYER
from thirdhalf.games.takkure.table.questions.topics import KICK_OFF_PLACE, MOVER, TEMPLATE
from thirdhalf.games.takkure.table.state import own_match
from thirdhalf.kernel.decision import Choice, Roll
from thirdhalf.kernel.frame import NOWHERE
from thirdhalf.kernel.frame import Match as KernelMatch

OPENING: Final = (KICK_OFF_PLACE, TEMPLATE, MOVER)
"""Of a kick-off's questions, those at which a position has been learned."""


class TakkureJudge(Judge):
    """Plays activations and kick-offs on by the script."""

    __slots__ = ()

    def settled(self, match: KernelMatch) -> bool:
        match = own_match(match)
        decision = match.decision
        if decision is None or isinstance(decision, Roll):
            return False
        if kick_off_at_hand(match) is not None:
            return decision.topic in OPENING
        return activation_at(match) == NOWHERE or match.active == NO_PLAYER

    def prospect(self, match: KernelMatch, seat: int) -> Prospect:
        return prospect(own_match(match), seat)

    def reply(self, match: KernelMatch) -> Choice:
        return scripted(own_match(match))

    def candidates(self, match: KernelMatch) -> list[Choice]:
        return ranked(own_match(match))

    def fan(self, match: KernelMatch, roll: Roll) -> Fan:
        return fan_of(own_match(match), roll)

    def standing_for(self, match: KernelMatch, roll: Roll, faces: Choice) -> Choice | None:
        return throw_for(own_match(match), faces)
