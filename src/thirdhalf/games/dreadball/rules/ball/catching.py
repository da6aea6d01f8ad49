"""D14.9 Catch."""

from typing import Final

from thirdhalf.games.dreadball.changes import end_after_chain, take_ball
from thirdhalf.games.dreadball.rules.free import WITH_BALL, FreeAction
from thirdhalf.games.dreadball.rules.pool import roll_here
from thirdhalf.games.dreadball.table.kinds import BY_DROP, CATCH
from thirdhalf.games.dreadball.table.state import Match
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch

GOOD: Final = 2
"""D8.6, D14.9: so many successes earn a free action."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Catch(Frame):
    """D14.9: the ball is at a standing Striker or Jack, who must try to catch it. Its result is the successes."""

    __slots__ = ("base", "player", "successes")

    def __init__(self, step: int, player: int, base: int, successes: int) -> None:
        self.step = step
        self.player = player
        self.base = base
        self.successes = successes

    def copy(self) -> "Catch":
        return Catch(self.step, self.player, self.base, self.successes)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def roll(match: Match, catch: Catch) -> None:
    """D14.8 to D14.10: as many dice as the throw had successes, none for a ball that just comes flying."""
    roll_here(match, catch.player, CATCH, catch.base)


def judge(match: Match, catch: Catch) -> None:
    """D14.9, D14.12: caught, without turning. D14.11, A18, D18.1: a rushing player who fails has dropped the ball."""
    catch.successes = match.result
    if not catch.successes:
        if match.players[catch.player].team == match.rushing:
            end_after_chain(match, BY_DROP, "D14.11")
    else:
        take_ball(match, catch.player, "D14.9")
        if catch.successes >= GOOD:
            match.call(FreeAction(0, catch.player, WITH_BALL))


def finish(match: Match, catch: Catch) -> None:
    """D14.9: done."""
    match.done(catch.successes)


STEPS: Final[StepsOf[Catch]] = (roll, judge, finish)
