"""D7.3 Free actions: earned by a good roll, they cost no token, and are played at once, whoever earns them (D18.5)."""

from typing import Final

from thirdhalf.games.dreadball.changes import tell
from thirdhalf.games.dreadball.rules.options import can_choose
from thirdhalf.games.dreadball.rules.threat import standing
from thirdhalf.games.dreadball.table import events
from thirdhalf.games.dreadball.table.kinds import RUN, SLAM, STEAL, THROW
from thirdhalf.games.dreadball.table.questions.keen import ask_keen
from thirdhalf.games.dreadball.table.questions.topics import FREE_ACTION, NONE
from thirdhalf.games.dreadball.table.state import Match
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch

WITH_BALL: Final = 0
ON_FEET: Final = 1
KINDS: Final[tuple[tuple[int, ...], ...]] = ((RUN, THROW), (RUN, SLAM, STEAL, THROW))
"""D11.2, D14.9: with the ball just taken a Run or a Throw; D15.2: just on his feet anything but a Sprint."""
RULES: Final[tuple[str, ...]] = ("D11.2", "D15.2")


@mypyc_attr(acyclic=True, free_list_len=1)
class FreeAction(Frame):
    """D7.3: who may take one, and after what."""

    __slots__ = ("after", "player")

    def __init__(self, step: int, player: int, after: int) -> None:
        self.step = step
        self.player = player
        self.after = after

    def copy(self) -> "FreeAction":
        return FreeAction(self.step, self.player, self.after)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def offer(match: Match, free: FreeAction) -> None:
    """D11.2, D14.9, D15.3, D18.3: it may be declined; it is played even if the rush is ending."""
    player = match.players[free.player]
    kinds = [kind for kind in KINDS[free.after] if standing(player) and can_choose(match, free.player, kind)]
    ask_keen(match, player.team, FREE_ACTION, RULES[free.after], (NONE, *kinds), free.player)


def begin(match: Match, free: FreeAction) -> None:
    """D7.3, D7.8: it does not count as a token; it is an action of its own."""
    # Actions end in free actions, and these are actions: the ring closes here.
    from thirdhalf.games.dreadball.rules.actions.begin import begin_action

    if match.choice[0] != NONE:
        tell(match, events.FREE_ACTION, "D7.3", (free.player, match.choice[0]))
        begin_action(match, free.player, match.choice[0])


def finish(match: Match, free: FreeAction) -> None:
    """D7.3: done."""
    match.done(0)


STEPS: Final[StepsOf[FreeAction]] = (offer, begin, finish)
