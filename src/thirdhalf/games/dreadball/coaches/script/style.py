"""What tells one scripted coach from another."""

from typing import Final

from thirdhalf.coaches.guessing import Faults
from thirdhalf.games.dreadball.coaches.script.outlook import Outlook
from thirdhalf.games.dreadball.rules.chances import SURE
from thirdhalf.games.dreadball.table.kinds import ON_PITCH
from thirdhalf.games.dreadball.tactics.ground import distances
from thirdhalf.games.dreadball.tactics.plan import GO, HIT, PASS, SHOOT, ActionPlan


class Taste:
    """What a coach likes beyond what it is worth, in thousandths of a point: to slam, to strike, to go on with the
    ball, to be a hex nearer to it; and what it fears: dice on the way and threats where it ends. Who fears less than
    nothing forgets that there are opponents.
    """

    __slots__ = ("carries", "fear", "nearness", "slams", "strikes")

    def __init__(self, slams: int = 0, strikes: int = 0, carries: int = 0, nearness: int = 0, fear: int = 0) -> None:
        self.slams = slams
        self.carries = carries
        self.strikes = strikes
        self.nearness = nearness
        self.fear = fear

    def of(self, now: Outlook, plan: ActionPlan) -> int:
        """How much the coach likes a plan more than it is worth."""
        aim = plan.aim
        if aim == HIT:
            found = self.slams
        elif aim == SHOOT:
            found = self.strikes
        elif aim == GO and plan.number == now.match.holder:
            found = self.carries
        else:
            found = 0
        if self.fear and plan.at >= 0:
            found -= self.fear * (SURE - plan.sure) // SURE + self.fear * now.threats[plan.at] // 4
        if self.nearness and aim == GO and plan.number != now.match.holder:
            player = now.match.players[plan.number]
            if player.where == ON_PITCH:
                far = distances()[now.focus]
                found += self.nearness * (far[player.at] - far[plan.at])
        return found


class Style(Faults):
    """How a scripted coach plays."""

    __slots__ = ("hits", "passes", "taste")

    def __init__(self, blunders: int, slips: int, passes: int, hits: int, taste: Taste | None = None) -> None:
        super().__init__(blunders, slips)
        # 1 for a coach who thinks of passing, and of slamming.
        self.passes = passes
        self.hits = hits
        self.taste = taste

    def likes(self, plan: ActionPlan) -> bool:
        """Whether it thinks of such plans at all."""
        if plan.aim == PASS:
            return bool(self.passes)
        return bool(self.hits) or plan.aim != HIT


SOUND: Final = Style(blunders=0, slips=0, passes=1, hits=1)
"""The script without mistakes."""
