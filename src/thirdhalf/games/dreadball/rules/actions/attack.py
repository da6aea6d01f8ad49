"""D12 Slam and Steal, with Slamback and Dodge."""

from typing import Final

from thirdhalf.games.dreadball.changes import lose_ball, move_to, take_ball, tell, turn, turn_to
from thirdhalf.games.dreadball.rules.actions.movement import ONE_HEX, OVER, new_walk
from thirdhalf.games.dreadball.rules.actions.push import new_push
from thirdhalf.games.dreadball.rules.ball.pick_up import ball_under, enter_ball
from thirdhalf.games.dreadball.rules.ball.scatter import Scatter
from thirdhalf.games.dreadball.rules.pool import BASE, modify, roll_here
from thirdhalf.games.dreadball.rules.threat import adjacent_opponents, empty_around, ignored, targets, threatens
from thirdhalf.games.dreadball.table import events
from thirdhalf.games.dreadball.table.kinds import (
    DODGE,
    JACK,
    MOVED_NEXT,
    NO_PLAYER,
    PERMITTED,
    RUN,
    SLAM,
    SLAMBACK,
    STEAL,
)
from thirdhalf.games.dreadball.table.questions.facing import ask_facing
from thirdhalf.games.dreadball.table.questions.keen import ask_keen
from thirdhalf.games.dreadball.table.questions.topics import DODGE_MOVE, NONE, REACTION, TARGET
from thirdhalf.games.dreadball.table.state import Match
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch


@mypyc_attr(acyclic=True, free_list_len=1)
class Attack(Frame):
    """D12: SLAM or STEAL by a player; who was adjacent before (a bit each), the hexes moved, the target, the target's
    reaction, and the attacker's successes.
    """

    __slots__ = ("adjacent", "kind", "moved", "player", "reaction", "successes", "target")

    def __init__(
        self,
        step: int,
        player: int,
        kind: int,
        adjacent: int,
        moved: int,
        target: int,
        reaction: int,
        successes: int,
    ) -> None:
        self.step = step
        self.player = player
        self.kind = kind
        self.adjacent = adjacent
        self.moved = moved
        self.target = target
        self.reaction = reaction
        self.successes = successes

    def copy(self) -> "Attack":
        return Attack(
            self.step,
            player=self.player,
            kind=self.kind,
            adjacent=self.adjacent,
            moved=self.moved,
            target=self.target,
            reaction=self.reaction,
            successes=self.successes,
        )

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def attack_at_hand(match: Match) -> Attack | None:
    """D12: the Slam or Steal that is asked about, if one is."""
    attack = match.present
    return attack if isinstance(attack, Attack) else None


def attack_ahead(match: Match) -> Attack | None:
    """D12.1: the Slam or Steal that the movement at hand is part of, if it is."""
    attack = match.caller
    return attack if isinstance(attack, Attack) else None


def new_attack(number: int, kind: int) -> Attack:
    """D12.1: before the movement."""
    return Attack(0, player=number, kind=kind, adjacent=0, moved=0, target=NO_PLAYER, reaction=0, successes=0)


def approach(match: Match, attack: Attack) -> None:
    """D12.1, D9.7: a Run for a Guard's Slam or a Striker's Steal, one hex for a Jack."""
    attack.adjacent = adjacent_opponents(match, attack.player)
    jack = match.players[attack.player].profile.role == JACK
    match.call(new_walk(match, attack.player, ONE_HEX if jack else RUN))


def choose_target(match: Match, attack: Attack) -> None:
    """D12.2, D12.8: a standing opponent in a threat hex, for a Steal the carrier; without one, or if the coach
    declines, the action ends.
    """
    if match.result == OVER:
        match.done(0)
        return
    attack.moved = match.result
    found = targets(match, attack.player)
    if attack.kind == STEAL:
        found = [number for number in found if number == match.holder]
    ask_keen(match, match.players[attack.player].team, TARGET, "D12.2", (NONE, *found), attack.player)


def choose_reaction(match: Match, attack: Attack) -> None:
    """D12.3, D4.5: Slamback for a Jack or Guard attacked from the front; Dodge always. Before any dice."""
    if match.choice[0] == NONE:
        match.done(0)
        return
    attack.target = match.choice[0]
    attacker = match.players[attack.player]
    target = match.players[attack.target]
    tell(match, events.ATTACKED, "D12.2", (attack.player, attack.target, attack.kind))
    back = SLAMBACK in PERMITTED[target.profile.role] and threatens(target, attacker.at)
    match.ask_pick(target.team, REACTION, "D12.3", (DODGE, SLAMBACK) if back else (DODGE,), attack.target)


def roll_attack(match: Match, attack: Attack) -> None:
    """D12.3, D12.4, A15, D4.8, A12, D19.1: the attacker's pool; a Slam gains a die by moving next to the target."""
    attack.reaction = match.choice[0]
    tell(match, events.REACTED, "D12.3", (attack.target, attack.reaction))
    dice = BASE
    if attack.kind == SLAM and attack.moved and not attack.adjacent >> attack.target & 1:
        dice += 1
        modify(match, attack.player, MOVED_NEXT, 1, "D12.4")
    roll_here(match, attack.player, attack.kind, dice, ignored(match, attack.target))


def roll_reaction(match: Match, attack: Attack) -> None:
    """D12.3, D4.8: the reaction's pool."""
    attack.successes = match.result
    roll_here(match, attack.target, attack.reaction, BASE, ignored(match, attack.player))


def settle(match: Match, attack: Attack) -> None:
    """D8.5, D8.6, D13.8: more successes win; at least twice as many are a double, whose hits are the difference."""
    ours = attack.successes
    theirs = match.result
    player = attack.player
    target = attack.target
    if ours > theirs:
        hits = ours - theirs if ours >= 2 * theirs else 0
        if attack.kind == SLAM:
            # A17: a carrier who is merely pushed keeps the ball.
            match.call(new_push(player, target, hits))
        else:
            steal(match, player, target, hits)
    elif theirs > ours and attack.reaction == SLAMBACK:
        # A24: against a Steal too.
        match.call(new_push(target, player, theirs - ours if theirs >= 2 * ours else 0))
    elif theirs > ours and theirs >= 2 * ours:
        match.call(DodgeMove(0, target, player, match.players[target].at))
    else:
        # A6: a won Dodge turns both, as a draw does.
        face_each_other(match, player, target, "D12.3")


def steal(match: Match, thief: int, target: int, hits: int) -> None:
    """D12.6: doubled, the thief has the ball; won, it scatters from the target. Nobody turns, and no rush ends."""
    lose_ball(match, "D12.6")
    if hits:
        take_ball(match, thief, "D12.6")
    else:
        match.call(Scatter(0, match.players[target].at, 0))


def finish(match: Match, attack: Attack) -> None:
    """D12.7: the action ends."""
    match.done(0)


def face_each_other(match: Match, one: int, two: int, rule: str) -> None:
    """D4.10: adjacent players turn to each other."""
    turn_to(match, one, match.players[two].at, rule)
    turn_to(match, two, match.players[one].at, rule)


STEPS: Final[StepsOf[Attack]] = (
    approach,
    choose_target,
    choose_reaction,
    roll_attack,
    roll_reaction,
    settle,
    finish,
)


@mypyc_attr(acyclic=True, free_list_len=1)
class DodgeMove(Frame):
    """D12.5: a doubled Dodge: the dodger, the attacker, and the hex the dodger stood in."""

    __slots__ = ("attacker", "left", "player")

    def __init__(self, step: int, player: int, attacker: int, left: int) -> None:
        self.step = step
        self.player = player
        self.attacker = attacker
        self.left = left

    def copy(self) -> "DodgeMove":
        return DodgeMove(self.step, self.player, self.attacker, self.left)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        DODGE_STEPS[step](match, self)


def dodge_at_hand(match: Match) -> DodgeMove | None:
    """D12.5: the doubled Dodge that is asked about, if one is."""
    dodge = match.present
    return dodge if isinstance(dodge, DodgeMove) else None


def choose_move(match: Match, dodge: DodgeMove) -> None:
    """D12.5: one hex to any adjacent empty one, or none."""
    options = (NONE, *empty_around(match, dodge.left))
    match.ask_pick(match.players[dodge.player].team, DODGE_MOVE, "D12.5", options, dodge.player)


def slip_away(match: Match, dodge: DodgeMove) -> None:
    """D12.5, D9.8: without Evade and with the ball, any facing; if he stays both face each other."""
    if match.choice[0] == NONE:
        face_each_other(match, dodge.attacker, dodge.player, "D12.5")
        match.done(0)
        return
    move_to(match, dodge.player, match.choice[0])
    tell(match, events.DODGED, "D12.5", (dodge.player, match.choice[0]))
    ask_facing(match, dodge.player, match.choice[0], "D12.5")


def look_around(match: Match, dodge: DodgeMove) -> None:
    """D12.5: the attacker faces the hex the dodger stood in. D10.13: the dodger may have stepped onto the ball."""
    turn(match, dodge.player, match.choice[0], "D12.5")
    turn_to(match, dodge.attacker, dodge.left, "D12.5")
    if ball_under(match, dodge.player):
        enter_ball(match, dodge.player, 0)


def dodge_done(match: Match, dodge: DodgeMove) -> None:
    """D12.7: done."""
    match.done(0)


DODGE_STEPS: Final[StepsOf[DodgeMove]] = (choose_move, slip_away, look_around, dodge_done)
