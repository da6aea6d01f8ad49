"""D7 Rush sequence, and how a rush ends (D18)."""

from typing import Final

from thirdhalf.games.dreadball.changes import begin_rush, end_rush, save_rush, serve_turn, spend_token
from thirdhalf.games.dreadball.rules.actions.begin import begin_action
from thirdhalf.games.dreadball.rules.ball.launch import new_launch
from thirdhalf.games.dreadball.rules.goal import judge_goal
from thirdhalf.games.dreadball.rules.options import actions_of, eligible
from thirdhalf.games.dreadball.table.kinds import BY_THROW, NO_HEX, NO_PLAYER, OUT_OF_PLAY
from thirdhalf.games.dreadball.table.questions.keen import ask_keen
from thirdhalf.games.dreadball.table.questions.topics import ACTION, NONE, TOKEN
from thirdhalf.games.dreadball.table.state import Match
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.decision import NO_ONE
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch


@mypyc_attr(acyclic=True, free_list_len=1)
class Rush(Frame):
    """D7: one coach's turn; `player` has been chosen for the next token."""

    __slots__ = ("player",)

    def __init__(self, step: int, player: int) -> None:
        self.step = step
        self.player = player

    def copy(self) -> "Rush":
        return Rush(self.step, self.player)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def player_with_token(match: Match) -> int:
    """D7.1: who has been chosen for the token that is being played, or NO_PLAYER."""
    rush = match.innermost(Rush)
    return NO_PLAYER if rush is None else rush.player


def move_marker(match: Match, rush: Rush) -> None:
    """D7: the rush marker moves on by one."""
    begin_rush(match)


def launch_ball(match: Match, rush: Rush) -> None:
    """D7, D10.4: if no ball is in play, one is launched."""
    if match.holder == NO_PLAYER and match.ball == NO_HEX:
        match.call(new_launch())


def choose_player(match: Match, rush: Rush) -> None:
    """D7.1, D7.5, D7.6, D7.7, D18.1, D18.2: who gets the next token; without tokens, players or the ball it is over.
    A31: so is a lesson whose goal is reached.
    """
    goal = match.terms.goal
    if goal is not None and judge_goal(match, goal):
        return
    if match.flags and match.terms.save_on_catch:
        keep_going(match)
    if match.flags:
        rush.step = OVER
        end_rush(match, "D18.2")
        return
    able = eligible(match, match.rushing) if match.tokens else []
    if able:
        ask_keen(match, match.rushing, TOKEN, "D7.1", (NONE, *able), NO_ONE)
    else:
        rush.step = OVER
        end_rush(match, "D18.1")


def keep_going(match: Match) -> None:
    """D18.6, A8: a drop or a failed Pick Up is made good if a rushing player holds the ball when all is done."""
    holder = match.holder
    if not match.flags & BY_THROW and holder != NO_PLAYER and match.players[holder].team == match.rushing:
        save_rush(match)


def choose_action(match: Match, rush: Rush) -> None:
    """D7.4: what he does with it; D7.5: or the coach ends the rush."""
    rush.player = match.choice[0]
    if rush.player == NONE:
        rush.step = OVER
        end_rush(match, "D7.5")
        return
    match.ask_pick(match.rushing, ACTION, "D7.4", actions_of(match, rush.player), rush.player)


def act(match: Match, rush: Rush) -> None:
    """D7.1: the token is spent, and the action played to its end before the next."""
    action = match.choice[0]
    spend_token(match, rush.player, action)
    rush.step = CHOOSE_PLAYER
    begin_action(match, rush.player, action)


def over(match: Match, rush: Rush) -> None:
    """D7, D16.5, A7, A13: the rushing team's out-of-play players advance, but not those hurt in this rush."""
    for number, player in enumerate(match.players):
        if player.team == match.rushing and player.where == OUT_OF_PLAY and player.hurt != match.rush:
            serve_turn(match, number)
    match.done(0)


STEPS: Final[StepsOf[Rush]] = (move_marker, launch_ball, choose_player, choose_action, act, over)
CHOOSE_PLAYER: Final = 2
OVER: Final = 5
