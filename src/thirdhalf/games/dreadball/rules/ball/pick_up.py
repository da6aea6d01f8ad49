"""D11 Pick Up, and what else becomes of a loose ball when someone enters its hex (D10.13, D10.14)."""

from typing import Final

from thirdhalf.games.dreadball.changes import end_after_chain, take_ball
from thirdhalf.games.dreadball.rules.ball.scatter import Scatter
from thirdhalf.games.dreadball.rules.free import WITH_BALL, FreeAction
from thirdhalf.games.dreadball.rules.pool import BASE, modify, roll_here
from thirdhalf.games.dreadball.rules.threat import standing
from thirdhalf.games.dreadball.table.kinds import BY_PICK_UP, NO_PLAYER, PERMITTED, PICK_UP, SPRINTED
from thirdhalf.games.dreadball.table.state import Match
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch

GOOD: Final = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class PickUp(Frame):
    """D11.1: a Striker or Jack has entered the ball's hex, by a Sprint (1) or otherwise (0)."""

    __slots__ = ("player", "sprinted")

    def __init__(self, step: int, player: int, sprinted: int) -> None:
        self.step = step
        self.player = player
        self.sprinted = sprinted

    def copy(self) -> "PickUp":
        return PickUp(self.step, self.player, self.sprinted)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def ball_under(match: Match, number: int) -> bool:
    """D10.13: the loose ball lies on the player's hex."""
    return match.holder == NO_PLAYER and match.ball >= 0 and match.ball == match.players[number].at


def enter_ball(match: Match, number: int, sprinted: int) -> None:
    """D10.13: a standing Striker or Jack must try to pick it up. D10.14: a Guard makes it scatter; D9.15, D13.5: so
    does whoever is prone. Neither is a failed Pick Up.
    """
    player = match.players[number]
    if PICK_UP in PERMITTED[player.profile.role] and standing(player):
        match.call(PickUp(0, number, sprinted))
    else:
        match.call(Scatter(0, player.at, 0))


def roll(match: Match, pick_up: PickUp) -> None:
    """D11.1, D8.5: 3 dice, Skill (1); one less after a Sprint."""
    if pick_up.sprinted:
        modify(match, pick_up.player, SPRINTED, -1, "D11.1")
    roll_here(match, pick_up.player, PICK_UP, BASE - pick_up.sprinted)


def judge(match: Match, pick_up: PickUp) -> None:
    """D11.2, D11.3, D18.1: without success the ball scatters, and a rush of his team ends; with two he may go on."""
    number = pick_up.player
    if match.result == 0:
        if match.players[number].team == match.rushing:
            end_after_chain(match, BY_PICK_UP, "D11.2")
        match.call(Scatter(0, match.players[number].at, 0))
    else:
        take_ball(match, number, "D11.2")
        if match.result >= GOOD:
            match.call(FreeAction(0, number, WITH_BALL))


def finish(match: Match, pick_up: PickUp) -> None:
    """D11.2: done."""
    match.done(0)


STEPS: Final[StepsOf[PickUp]] = (roll, judge, finish)
