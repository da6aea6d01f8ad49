"""1.15: one player's action against one opponent, or either of them alone."""

from typing import Final

from thirdhalf.games.takkure.cards.windows import boosted, open_success
from thirdhalf.games.takkure.changes.harm import show_skill
from thirdhalf.games.takkure.changes.places import take_ball, win_move
from thirdhalf.games.takkure.changes.telling import tell
from thirdhalf.games.takkure.changes.turns import score_try, settle
from thirdhalf.games.takkure.rules.actions.break_through import Felled
from thirdhalf.games.takkure.rules.actions.passing import Flight
from thirdhalf.games.takkure.rules.actions.tackle import Tackled
from thirdhalf.games.takkure.rules.dice.modifiers import defending_value
from thirdhalf.games.takkure.rules.dice.reckoning import announce, take_dice
from thirdhalf.games.takkure.rules.dice.rolling import roll_together
from thirdhalf.games.takkure.rules.dice.rolls import MISS, best_score, face_to_face, unopposed
from thirdhalf.games.takkure.rules.harm.endurance import stumble
from thirdhalf.games.takkure.skills.player import SHADOW_STEP_REACH, STAMPEDE_REACH, has_talent
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.hands import ADDED, DICE, RECKLESS
from thirdhalf.games.takkure.table.kinds import (
    BREAK_THROUGH,
    CANCELLED,
    CRITICAL,
    DODGE,
    FAIL,
    NO_PLAYER,
    NOT_AN_INCH,
    PASS,
    PASS_FROM_THE_GROUND,
    PICK_UP,
    SCORE,
    SHADOW_STEP,
    STAMPEDE,
    STEAL_FROM_GROUND,
    STEAL_IN_AIR,
    STEAL_LOOSE,
    SUCCESS,
    TACKLE,
)
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.geometry.plane import INCH
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch

DODGE_REACH: Final = 2 * INCH
CRITICAL_DODGE_REACH: Final = 4 * INCH
STEALS: Final[tuple[int, ...]] = (STEAL_LOOSE, STEAL_FROM_GROUND, STEAL_IN_AIR)


@mypyc_attr(acyclic=True, free_list_len=1)
class Bout(Frame):
    """1.15: `actor` rolls its `dice` for `action` against `value`, `opponent` (or NO_PLAYER) for its `answer` against
    `facing`. `mine` and `theirs` are what the two come to; `receiver`, `x`, `y` and `band` are a pass's.
    """

    __slots__ = (
        "action",
        "actor",
        "answer",
        "band",
        "dice",
        "facing",
        "mine",
        "opponent",
        "receiver",
        "theirs",
        "value",
        "x",
        "y",
    )

    def __init__(self, step: int, action: int, actor: int, value: int, dice: int, opponent: int, answer: int) -> None:
        self.step = step
        self.action = action
        self.actor = actor
        self.value = value
        self.dice = dice
        self.opponent = opponent
        self.answer = answer
        self.facing = 0
        self.mine = CANCELLED
        self.theirs = CANCELLED
        self.receiver = NO_PLAYER
        self.x = 0
        self.y = 0
        self.band = 0

    def copy(self) -> "Bout":
        twin = Bout(
            self.step,
            action=self.action,
            actor=self.actor,
            value=self.value,
            dice=self.dice,
            opponent=self.opponent,
            answer=self.answer,
        )
        twin.facing = self.facing
        twin.mine = self.mine
        twin.theirs = self.theirs
        twin.receiver = self.receiver
        twin.x = self.x
        twin.y = self.y
        twin.band = self.band
        return twin

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def roll_bout(match: Match, bout: Bout) -> None:
    """1.13: the dice of one bout, the active player's first."""
    number = bout.opponent
    own = bout.dice
    if number == NO_PLAYER:
        if own:
            roll_together(match, bout.action, [bout.actor], [bout.action], [bout.value], [own])
        else:
            match.done(CANCELLED)
        return
    answer = bout.answer
    others = take_dice(match, number, answer) + boosted(match, number, answer, DICE)
    bout.facing = announce(match, defending_value(match, number, answer)) + boosted(match, number, answer, ADDED)
    settle(match, number)
    if own == 0:
        roll_together(match, answer, [number], [answer], [bout.facing], [others])
    else:
        players = [bout.actor, number]
        roll_together(match, bout.action, players, [bout.action, answer], [bout.value, bout.facing], [own, others])


def judge_bout(match: Match, bout: Bout) -> None:
    """1.14, 1.15: each side's best score, and what the scores come to."""
    faces = match.choice
    own = bout.dice
    number = bout.opponent
    mine = best_score(faces, 0, own, bout.value)
    theirs = best_score(faces, own, len(faces) - own, bout.facing)
    opposed = number != NO_PLAYER
    if own and opposed:
        bout.mine = face_to_face(mine, theirs)
        bout.theirs = face_to_face(theirs, mine)
        if mine == theirs != MISS and bout.answer == TACKLE and has_talent(match, number, NOT_AN_INCH):
            show_skill(match, number, NOT_AN_INCH)
            bout.theirs = unopposed(theirs)
        rule = "1.15"
    else:
        bout.mine = unopposed(mine) if own else CANCELLED
        bout.theirs = unopposed(theirs) if opposed else CANCELLED
        rule = "1.14"
    if own:
        tell(match, events.CAME_TO, rule, (bout.actor, bout.action, bout.mine))
    if opposed:
        tell(match, events.CAME_TO, rule, (number, bout.answer, bout.theirs))
    if bout.mine >= SUCCESS:
        open_success(match, bout.actor, bout.action)
    elif bout.theirs >= SUCCESS:
        open_success(match, number, bout.answer)


def apply_success(match: Match, bout: Bout) -> None:
    """R-29: the winner's effect comes first."""
    if bout.theirs >= SUCCESS:
        if bout.answer == TACKLE:
            match.call(Tackled(0, bout.opponent, match.first_carrier, bout.theirs))
        else:
            assert bout.answer in STEALS
            take_ball(match, bout.opponent, "3.06")
    elif bout.mine >= SUCCESS:
        succeed(match, bout)
    elif bout.dice and bout.mine == FAIL and is_pass(bout.action):
        # 2.01: unopposed, or everyone has failed: thrown all the same, and left to the receiver.
        throw(match, bout)


def succeed(match: Match, bout: Bout) -> None:
    """1.19, 1.20, 2.01, 3.03, 3.05: what the active player's success does."""
    action = bout.action
    if action == DODGE:
        reach = CRITICAL_DODGE_REACH if bout.mine == CRITICAL else DODGE_REACH
        if has_talent(match, bout.actor, SHADOW_STEP):
            show_skill(match, bout.actor, SHADOW_STEP)
            reach += SHADOW_STEP_REACH
        win_move(match, reach)
    elif action == BREAK_THROUGH:
        if has_talent(match, bout.actor, STAMPEDE):
            show_skill(match, bout.actor, STAMPEDE)
            win_move(match, STAMPEDE_REACH)
        match.call(Felled(0, bout.opponent, bout.mine))
    elif action == PICK_UP:
        take_ball(match, bout.actor, "3.05")
    elif action == SCORE:
        score_try(match)
    else:
        assert is_pass(action)
        throw(match, bout)


def is_pass(action: int) -> bool:
    """2.01, 3.03: whether the action throws the ball."""
    return action in (PASS, PASS_FROM_THE_GROUND)


def throw(match: Match, bout: Bout) -> None:
    """2.01: the ball leaves the passer's hands. 3.03: a pass from the ground beyond 8" only fought for it."""
    if bout.receiver == NO_PLAYER:
        return
    match.call(
        Flight(
            0,
            passer=bout.actor,
            receiver=bout.receiver,
            x=bout.x,
            y=bout.y,
            band=bout.band,
            grade=bout.mine,
            interceptors=[],
            interceptor=NO_PLAYER,
        )
    )


def apply_failure(match: Match, bout: Bout) -> None:
    """1.21, R-29: then the harm of a tackler that has failed."""
    if bout.answer == TACKLE and bout.theirs == FAIL:
        stumble(match, bout.opponent, boosted(match, bout.opponent, TACKLE, RECKLESS))


def end_bout(match: Match, bout: Bout) -> None:
    """1.15: what it came to for the active player."""
    match.done(bout.mine)


STEPS: Final[StepsOf[Bout]] = (roll_bout, judge_bout, apply_success, apply_failure, end_bout)
