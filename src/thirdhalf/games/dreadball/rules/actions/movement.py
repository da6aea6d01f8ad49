"""D9 Movement: Run, Sprint, a Jack's single hex, with Dash and Evade. It is decided step by step (D19.3)."""

from typing import Final

from thirdhalf.games.dreadball.changes import enter, fall, leave, step, turn
from thirdhalf.games.dreadball.rules.ball.pick_up import ball_under, enter_ball
from thirdhalf.games.dreadball.rules.pool import BASE, RULES, call_test, modify
from thirdhalf.games.dreadball.rules.sudden import check_numbers
from thirdhalf.games.dreadball.rules.threat import empty_around, threats
from thirdhalf.games.dreadball.table.kinds import DASH, EVADE, GUARD, NO_PLAYER, RUN, SPRINT, THREATS
from thirdhalf.games.dreadball.table.pitch import ENTRIES, FORWARD, NEIGHBOURS, PITCH
from thirdhalf.games.dreadball.table.questions.facing import ask_facing
from thirdhalf.games.dreadball.table.questions.keen import Steps, lure
from thirdhalf.games.dreadball.table.questions.topics import DASH as DASH_TOPIC
from thirdhalf.games.dreadball.table.questions.topics import (
    LEAVE,
    NONE,
    STEP,
    TURN_LEFT,
    TURN_RIGHT,
)
from thirdhalf.games.dreadball.table.state import Match, side_of
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch

# How a player moves: RUN, SPRINT, or a Jack's one hex.
ONE_HEX: Final = 2
OVER: Final = -1
"""The result when the movement has ended the whole action; otherwise it is the number of hexes moved."""
NOT_DASHING: Final = 0
DASHING: Final = 1


@mypyc_attr(acyclic=True, free_list_len=1)
class Walk(Frame):
    """D7.8: how a player moves, the points left, the hexes moved, and the tests of each kind so far.

    `dashing` tells whether the present step is a Dash; `threats` what the hex left costs; `flags` why the rush was
    ending before.
    """

    __slots__ = ("dashes", "dashing", "evades", "flags", "mode", "moved", "player", "points", "threats")

    def __init__(
        self,
        step: int,
        player: int,
        mode: int,
        points: int,
        moved: int,
        dashes: int,
        evades: int,
        dashing: int,
        threats: int,
        flags: int,
    ) -> None:
        self.step = step
        self.player = player
        self.mode = mode
        self.points = points
        self.moved = moved
        self.dashes = dashes
        self.evades = evades
        self.dashing = dashing
        self.threats = threats
        self.flags = flags

    def copy(self) -> "Walk":
        return Walk(
            self.step,
            player=self.player,
            mode=self.mode,
            points=self.points,
            moved=self.moved,
            dashes=self.dashes,
            evades=self.evades,
            dashing=self.dashing,
            threats=self.threats,
            flags=self.flags,
        )

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def walk_at_hand(match: Match) -> Walk | None:
    """D7.8: the movement that is asked about, if one is."""
    walk = match.present
    return walk if isinstance(walk, Walk) else None


def walk_under_way(match: Match) -> Walk | None:
    """D7.8: the innermost movement that goes on, whatever has come up in it."""
    return match.innermost(Walk)


def new_walk(match: Match, number: int, mode: int) -> Walk:
    """D9.1, D9.3: as many points as Move, twice as many in a Sprint; D12.1: one for a Jack's single hex."""
    move = match.players[number].profile.move
    points = move if mode == RUN else 2 * move if mode == SPRINT else 1
    return Walk(
        0,
        player=number,
        mode=mode,
        points=points,
        moved=0,
        dashes=0,
        evades=0,
        dashing=NOT_DASHING,
        threats=0,
        flags=match.flags,
    )


def begin(match: Match, walk: Walk) -> None:
    """D16.2: from the bench the entry hex is the first; a Sprint needs its facing chosen there."""
    player = match.players[walk.player]
    if player.at >= 0:
        walk.step = CHOOSE
        return
    side = side_of(match, player.team)
    enter(match, walk.player, ENTRIES[side], FORWARD[side])
    walk.points -= 1
    walk.moved = 1
    if walk.mode == SPRINT:
        ask_facing(match, walk.player, ENTRIES[side], "D16.2")
    else:
        match.choice = (FORWARD[side],)


def come_in(match: Match, walk: Walk) -> None:
    """D16.2, D16.3: the ball may lie on the entry hex."""
    turn(match, walk.player, match.choice[0], "D16.2")
    walk.step = REACH_BALL


def choose(match: Match, walk: Walk) -> None:
    """D9.1, D9.3, D16.4: where next, or stop. D9.4, D9.7: with no points left it is a Dash; a Jack's hex has none.

    A30: nobody dashes off the pitch.
    """
    player = match.players[walk.player]
    if walk.points == 0 and walk.mode == ONE_HEX:
        walk.step = STOP_HERE
        return
    options = [NONE]
    if walk.mode == SPRINT:
        ahead = NEIGHBOURS[player.at][player.facing]
        if ahead >= 0 and match.grid[ahead] == NO_PLAYER:
            options.append(ahead)
        options.append(TURN_LEFT)
        options.append(TURN_RIGHT)
    else:
        options.extend(empty_around(match, player.at))
    if walk.points == 0:
        ask_step(match, walk, DASH_TOPIC, "D9.4", options)
        return
    if player.at == ENTRIES[side_of(match, player.team)] and match.holder != walk.player:
        options.append(LEAVE)
    ask_step(match, walk, STEP, "D9.3" if walk.mode == SPRINT else "D9.1", options)


def ask_step(match: Match, walk: Walk, topic: str, rule: str, options: list[int]) -> None:
    """D19.2: the question, unless there is nothing to choose."""
    if len(options) == 1:
        match.choice = (options[0],)
    else:
        number = walk.player
        match.ask(Steps(match.players[number].team, topic, rule, tuple(options), number, lure(match, number)))


def go(match: Match, walk: Walk) -> None:
    """D9.2, D9.3: a hex, facing the way of travel, or in a Sprint a turn. D4.7: threats count on the hex left."""
    choice = match.choice[0]
    if choice == NONE:
        walk.step = STOP_HERE
        return
    player = match.players[walk.player]
    walk.threats = threats(match, player.at, player.team, NO_PLAYER)
    if choice == LEAVE:
        walk.step = GO_OFF
        return
    if walk.points:
        walk.points -= 1
    else:
        walk.dashing = DASHING
        walk.dashes += 1
    if choice in (TURN_LEFT, TURN_RIGHT):
        # D9.11: turning needs no Evade.
        turn(match, walk.player, (player.facing + (1 if choice == TURN_RIGHT else 5)) % 6, "D9.3")
        walk.step = DASH_TEST
        return
    step(match, walk.player, choice, PITCH.direction(player.at, choice), "D9.3" if walk.mode == SPRINT else "D9.1")
    walk.moved += 1


def evade_test(match: Match, walk: Walk) -> None:
    """D9.8, D9.9, D9.12: he has left a threatened hex: 3 dice, Speed (123)."""
    if walk.threats == 0:
        walk.step = DASH_TEST
        return
    walk.evades += 1
    left_test(match, walk, EVADE)


def judge_evade(match: Match, walk: Walk) -> None:
    """D8.5, D9.10, A4, A5: the n-th Evade of the action needs n successes, or he falls."""
    if match.result < walk.evades:
        go_down(match, walk, "D9.10")


def dash_test(match: Match, walk: Walk) -> None:
    """D9.4, D9.5: after the extra point the test: 3 dice, Speed (123)."""
    if walk.dashing == NOT_DASHING:
        walk.step = REACH_BALL
    else:
        left_test(match, walk, DASH)


def judge_dash(match: Match, walk: Walk) -> None:
    """D8.5, D9.6, A4, A5: the n-th Dash of the action needs n successes, or he falls."""
    if match.result < walk.dashes:
        go_down(match, walk, "D9.6")


def reach_ball(match: Match, walk: Walk) -> None:
    """D9.12, D10.13, D10.14: last, the ball on the hex entered."""
    walk.dashing = NOT_DASHING
    if ball_under(match, walk.player):
        enter_ball(match, walk.player, int(walk.mode == SPRINT))
    else:
        walk.step = CHOOSE


def judge_ball(match: Match, walk: Walk) -> None:
    """D11.2, D10.14, A26: a Pick Up ends the action, done or failed; a Guard goes on unless his rush is ending now."""
    if match.players[walk.player].profile.role == GUARD and match.flags == walk.flags:
        walk.step = CHOOSE
    else:
        match.done(OVER)


def stop_here(match: Match, walk: Walk) -> None:
    """D9.2, D12.2, D14.2: after a Run, or a Jack's hex, he turns freely; D9.3: not after a Sprint."""
    if walk.mode == SPRINT:
        match.done(walk.moved)
    else:
        ask_facing(match, walk.player, match.players[walk.player].at, "D9.2")


def face(match: Match, walk: Walk) -> None:
    """D9.2: the facing at the end."""
    turn(match, walk.player, match.choice[0], "D9.2")
    match.done(walk.moved)


def go_off(match: Match, walk: Walk) -> None:
    """D16.4: leaving to the bench from a threatened entry hex needs an Evade."""
    if walk.threats:
        walk.evades += 1
        left_test(match, walk, EVADE)
    else:
        match.result = walk.evades


def judge_leaving(match: Match, walk: Walk) -> None:
    """D16.4: he is off, and his action over; or prone on the hex."""
    if match.result < walk.evades:
        go_down(match, walk, "D16.4")
        return
    leave(match, walk.player)
    match.done(OVER)
    check_numbers(match)


def give_up(match: Match, walk: Walk) -> None:
    """D9.6, D9.10: he has fallen; the action is over."""
    match.done(OVER)


def left_test(match: Match, walk: Walk, kind: int) -> None:
    """D4.7, D9.5, D9.9: a Speed test with the threats on the hex left."""
    if walk.threats:
        modify(match, walk.player, THREATS, -walk.threats, RULES[kind])
    call_test(match, walk.player, kind, BASE - walk.threats)


def go_down(match: Match, walk: Walk, rule: str) -> None:
    """D9.13 to D9.15: prone where he is, without armour check; a ball in his hands or on that hex scatters."""
    fall(match, walk.player, rule)
    walk.step = GIVE_UP
    if ball_under(match, walk.player):
        enter_ball(match, walk.player, 0)


STEPS: Final[StepsOf[Walk]] = (
    begin,
    come_in,
    choose,
    go,
    evade_test,
    judge_evade,
    dash_test,
    judge_dash,
    reach_ball,
    judge_ball,
    stop_here,
    face,
    go_off,
    judge_leaving,
    give_up,
)
CHOOSE: Final = 2
DASH_TEST: Final = 6
REACH_BALL: Final = 8
STOP_HERE: Final = 10
GO_OFF: Final = 12
GIVE_UP: Final = 14
