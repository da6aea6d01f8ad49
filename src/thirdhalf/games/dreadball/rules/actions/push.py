"""D13 Push back, knock down, armour."""

from typing import Final

from thirdhalf.games.dreadball.changes import injure, knock_down, move_to, tell, turn
from thirdhalf.games.dreadball.rules.ball.pick_up import ball_under, enter_ball
from thirdhalf.games.dreadball.rules.ball.scatter import Scatter
from thirdhalf.games.dreadball.rules.pool import BASE, call_test
from thirdhalf.games.dreadball.rules.sudden import check_numbers
from thirdhalf.games.dreadball.table import events
from thirdhalf.games.dreadball.table.kinds import ARMOUR, NO_HEX, NO_PLAYER
from thirdhalf.games.dreadball.table.pitch import NEIGHBOURS, PITCH
from thirdhalf.games.dreadball.table.questions.topics import FOLLOW_UP, NO, NONE, PUSH, YES
from thirdhalf.games.dreadball.table.state import Match
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch


@mypyc_attr(acyclic=True, free_list_len=1)
class Push(Frame):
    """D13.1: winner, loser, the hits of a double (0: he is not knocked down), and the hex the loser has left."""

    __slots__ = ("hits", "left", "loser", "winner")

    def __init__(self, step: int, winner: int, loser: int, hits: int, left: int) -> None:
        self.step = step
        self.winner = winner
        self.loser = loser
        self.hits = hits
        self.left = left

    def copy(self) -> "Push":
        return Push(self.step, self.winner, self.loser, self.hits, self.left)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def push_at_hand(match: Match) -> Push | None:
    """D13.1: the push that is asked about, if one is."""
    push = match.present
    return push if isinstance(push, Push) else None


def new_push(winner: int, loser: int, hits: int) -> Push:
    """D13.5: before anyone has moved."""
    return Push(0, winner, loser, hits, NO_HEX)


def choose_hex(match: Match, push: Push) -> None:
    """D13.1, D13.2, D13.4: the winner's coach picks one of three hexes away from him, on the pitch and empty."""
    winner = match.players[push.winner]
    at = match.players[push.loser].at
    away = PITCH.direction(winner.at, at)
    around = NEIGHBOURS[at]
    candidates = [around[away - 1], around[away], around[(away + 1) % 6]]
    free = [near for near in candidates if near >= 0 and match.grid[near] == NO_PLAYER]
    if free:
        match.ask_pick(winner.team, PUSH, "D13.1", tuple(free), push.loser)
    else:
        match.choice = (NONE,)


def push_back(match: Match, push: Push) -> None:
    """D13.2, D13.3: the loser is there, and the winner may follow; with nowhere to go he stays."""
    if match.choice[0] == NONE:
        tell(match, events.HELD_GROUND, "D13.2", (push.loser,))
        match.choice = (NO,)
        return
    push.left = move_to(match, push.loser, match.choice[0])
    tell(match, events.PUSHED, "D13.1", (push.loser, match.choice[0]))
    match.ask_pick(match.players[push.winner].team, FOLLOW_UP, "D13.3", (NO, YES), push.winner)


def follow(match: Match, push: Push) -> None:
    """D13.3, D9.8: into the hex left, without Evade."""
    if match.choice[0] == YES:
        move_to(match, push.winner, push.left)
        tell(match, events.FOLLOWED, "D13.3", (push.winner, push.left))


def face(match: Match, push: Push) -> None:
    """D13.6, D4.10: both face the hex left; next to each other they face each other."""
    winner = match.players[push.winner]
    loser = match.players[push.loser]
    seen = winner.at if push.left in (NO_HEX, winner.at) else push.left
    turn(match, push.loser, PITCH.direction(loser.at, seen), "D13.6")
    seen = loser.at if push.left in (NO_HEX, winner.at) else push.left
    turn(match, push.winner, PITCH.direction(winner.at, seen), "D13.6")
    if not push.hits:
        push.step = LOSER_BALL


def floor(match: Match, push: Push) -> None:
    """D13.7 to D13.9, D4.9: on a double he goes down; his armour is rolled, without threats."""
    knock_down(match, push.loser, push.hits)
    call_test(match, push.loser, ARMOUR, BASE)


def count_hits(match: Match, push: Push) -> None:
    """D13.9 to D13.11: each success takes a hit away; hits left put him out of play. D13.5: then his ball scatters."""
    loser = match.players[push.loser]
    at = loser.at
    left = push.hits - match.result
    if left > 0:
        injure(match, push.loser, left)
    if match.holder == NO_PLAYER and match.ball == at:
        match.call(Scatter(0, at, 0))
    if left > 0:
        check_numbers(match)


def loser_ball(match: Match, push: Push) -> None:
    """D10.13, D11.3, D13.5: whoever has been pushed onto the ball tries to pick it up, the loser first."""
    if ball_under(match, push.loser):
        enter_ball(match, push.loser, 0)


def winner_ball(match: Match, push: Push) -> None:
    """D13.5: then the winner, if he has followed onto it."""
    if ball_under(match, push.winner):
        enter_ball(match, push.winner, 0)


def finish(match: Match, push: Push) -> None:
    """D12.7: done."""
    match.done(0)


STEPS: Final[StepsOf[Push]] = (
    choose_hex,
    push_back,
    follow,
    face,
    floor,
    count_hits,
    loser_ball,
    winner_ball,
    finish,
)
LOSER_BALL: Final = 6
