"""1.15 and 3.07: an action and whoever opposes it, one contest after the other.

Also an action that nobody opposes (one contest without opponent) and a defender whom nobody opposes (one contest
without dice for the active player).
"""

from typing import Final

from thirdhalf.geometry.plane import INCH
from thirdhalf.takkure import events
from thirdhalf.takkure.actions.breakthrough import Felled
from thirdhalf.takkure.actions.endurance import stumble
from thirdhalf.takkure.actions.passing import Flight
from thirdhalf.takkure.actions.steal import still_there
from thirdhalf.takkure.actions.tackle import Tackled
from thirdhalf.takkure.changes import score_try, settle, take_ball, tell, use_skill
from thirdhalf.takkure.kinds import (
    ACTED,
    ACTION_WORDS,
    BREAK_THROUGH,
    CANCELLED,
    CRITICAL,
    CUB,
    DODGE,
    FAIL,
    NO_PLAYER,
    NOT_AN_INCH,
    NOTHING,
    PASS,
    PASS_FROM_THE_GROUND,
    PICK_UP,
    SCORE,
    SHADOW_STEP,
    STAMPEDE,
    SUCCESS,
    TACKLE,
)
from thirdhalf.takkure.questions import DICE_FOR, OPPONENT, USE_SKILL
from thirdhalf.takkure.rolls import D12, MISS, best_score, face_to_face, unopposed
from thirdhalf.takkure.skills import KEEP, USE, has_talent, unused_talent
from thirdhalf.takkure.state import ON_PITCH, USED_IN_HALF, Frame, Match
from thirdhalf.takkure.values import ACTION_CHARACTERISTIC, defence_characteristic, defence_value, dice_for

DODGE_REACH: Final = 2 * INCH
CRITICAL_DODGE_REACH: Final = 4 * INCH
STAMPEDE_REACH: Final = 2 * INCH


class Contest(Frame):
    """3.07: `actor` does `action` (NOTHING if only defenders roll) with `spare` dice against those `waiting`.

    `opponents` and `dice` are what the coach has fixed; `rolling`, `mine`, `theirs` and `answer` belong to the contest
    under way (`mine` and `theirs` first scores, then results); `gain` is how far a dodge will take the actor.
    `receiver`, `x`, `y` and `band` are a pass's.
    """

    __slots__ = (
        "action",
        "actor",
        "answer",
        "band",
        "dice",
        "gain",
        "index",
        "mine",
        "opponents",
        "receiver",
        "rolling",
        "spare",
        "theirs",
        "value",
        "waiting",
        "x",
        "y",
    )

    def __init__(
        self,
        step: int,
        action: int,
        actor: int,
        value: int,
        spare: int,
        waiting: list[int],
        receiver: int,
        x: int,
        y: int,
        band: int,
        opponents: list[int],
        dice: list[int],
        index: int,
        rolling: int,
        mine: int,
        theirs: int,
        answer: int,
        gain: int,
    ) -> None:
        self.step = step
        self.action = action
        self.actor = actor
        self.value = value
        self.spare = spare
        self.waiting = waiting
        self.receiver = receiver
        self.x = x
        self.y = y
        self.band = band
        self.opponents = opponents
        self.dice = dice
        self.index = index
        self.rolling = rolling
        self.mine = mine
        self.theirs = theirs
        # The defensive action that opposes in the contest under way, or NOTHING.
        self.answer = answer
        self.gain = gain

    def copy(self) -> "Contest":
        return Contest(
            self.step,
            self.action,
            self.actor,
            self.value,
            self.spare,
            self.waiting[:],
            self.receiver,
            self.x,
            self.y,
            self.band,
            self.opponents[:],
            self.dice[:],
            self.index,
            self.rolling,
            self.mine,
            self.theirs,
            self.answer,
            self.gain,
        )

    def play(self, match: Match) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def contest(match: Match, action: int, value: int, waiting: list[int]) -> Contest:
    """1.15: the active player's action against these opponents, who may be none."""
    return pass_contest(match, action, value, waiting, NO_PLAYER, 0, 0, 0)


def pass_contest(
    match: Match, action: int, value: int, waiting: list[int], receiver: int, x: int, y: int, band: int
) -> Contest:
    """2.01, 3.03: a pass to the receiver, thrown at (x, y), against these opponents."""
    spare = dice_for(match, match.active, action)
    return Contest(
        0, action, match.active, value, spare, waiting, receiver, x, y, band, [], [], 0, 0, FAIL, FAIL, NOTHING, 0
    )


def lone_defender(match: Match, number: int) -> Contest:
    """1.14, 3.07: a defender whom nobody opposes."""
    return Contest(
        ROLL_CONTEST, NOTHING, NO_PLAYER, 0, 0, [], NO_PLAYER, 0, 0, 0, [number], [0], 0, 0, FAIL, FAIL, NOTHING, 0
    )


def choose_opponent(match: Match, contest: Contest) -> None:
    """3.07: before rolling, the active player's coach fixes the order of the contests."""
    if not contest.waiting:
        contest.opponents.append(NO_PLAYER)
        contest.dice.append(contest.spare)
        contest.step = ROLL_CONTEST
    else:
        match.ask_pick(match.attacker, OPPONENT, "3.07", tuple(contest.waiting))


def choose_dice(match: Match, contest: Contest) -> None:
    """3.07, 4.06: and which dice meet which opponent; the last one gets what is left."""
    number = match.choice[0]
    contest.waiting.remove(number)
    contest.opponents.append(number)
    if contest.waiting and contest.spare:
        match.ask_pick(match.attacker, DICE_FOR, "3.07", tuple(range(contest.spare + 1)))
    else:
        match.choice = (contest.spare,)


def assign_dice(match: Match, contest: Contest) -> None:
    """3.07: until every opponent has its turn."""
    contest.dice.append(match.choice[0])
    contest.spare -= match.choice[0]
    if contest.waiting:
        contest.step = CHOOSE_OPPONENT


def roll_contest(match: Match, contest: Contest) -> None:
    """1.13: the dice of one contest, the active player's first; an opponent without a die against it rolls
    unopposed.
    """
    if contest.index == len(contest.opponents):
        match.done(contest.gain)
        return
    number = contest.opponents[contest.index]
    own = contest.dice[contest.index]
    if contest.action == ACTED:
        own = 0
    answer = NOTHING
    others = 0
    if number != NO_PLAYER:
        answer = match.players[number].declared
        if lapses(match, number, answer):
            contest.index += 1
            contest.step = ROLL_CONTEST
            return
        others = dice_for(match, number, answer)
    if own + others == 0:
        contest.index += 1
        contest.step = ROLL_CONTEST
        return
    contest.answer = answer
    contest.rolling = own
    who = contest.actor if own else number
    match.roll(ACTION_WORDS[contest.action if own else answer], "1.13", D12, own + others, who)


def lapses(match: Match, number: int, answer: int) -> bool:
    """R-28: a tackle on a carrier already grounded is cancelled. R-35: a steal whose ball has gone is not rolled."""
    if answer == TACKLE:
        carrier = match.players[match.first_carrier]
        if carrier.ground == 0 and carrier.off == ON_PITCH:
            return False
        rule = "R-28"
    elif still_there(match, answer):
        return False
    else:
        rule = "R-35"
    settle(match, number)
    tell(match, events.LAPSED, rule, (number, answer))
    return True


def score_contest(match: Match, contest: Contest) -> None:
    """1.14: each side's best score. 5.05: Cub may have a failed pick-up rolled again, once a half."""
    faces = match.choice
    own = contest.rolling
    number = contest.opponents[contest.index]
    contest.mine = MISS
    contest.theirs = MISS
    if len(faces) > own:
        answer = contest.answer
        value = defence_value(match, number, answer)
        contest.theirs = best_score(faces, own, len(faces) - own, value)
        settle(match, number)
        kind = defence_characteristic(answer)
        tell(match, events.ROLLED, "1.13", (number, answer, kind, value, *faces[own:]))
    if own:
        score_own(match, contest, faces[:own])
    if own and contest.mine == MISS and contest.action == PICK_UP and unused_talent(match, contest.actor, CUB):
        match.ask_pick(match.attacker, USE_SKILL, "5.05", (USE, KEEP))
    else:
        contest.step = JUDGE_CONTEST


def score_own(match: Match, contest: Contest, faces: tuple[int, ...]) -> None:
    """1.14: the active player's best score."""
    contest.mine = best_score(faces, 0, len(faces), contest.value)
    kind = ACTION_CHARACTERISTIC[contest.action]
    tell(match, events.ROLLED, "1.13", (contest.actor, contest.action, kind, contest.value, *faces))


def roll_again(match: Match, contest: Contest) -> None:
    """5.05: the second try of a Cub."""
    if match.choice[0] == USE:
        use_skill(match, contest.actor, CUB, USED_IN_HALF)
        match.roll(ACTION_WORDS[contest.action], "5.05", D12, contest.rolling, contest.actor)
    else:
        contest.step = JUDGE_CONTEST


def score_again(match: Match, contest: Contest) -> None:
    """R-58: the new result stands."""
    score_own(match, contest, match.choice)


def judge_contest(match: Match, contest: Contest) -> None:
    """1.15: what the scores come to."""
    own = contest.rolling
    number = contest.opponents[contest.index]
    mine = contest.mine
    theirs = contest.theirs
    opposed = number != NO_PLAYER
    if own and opposed:
        contest.mine = face_to_face(mine, theirs)
        contest.theirs = face_to_face(theirs, mine)
        if mine == theirs != MISS and contest.answer == TACKLE and has_talent(match, number, NOT_AN_INCH):
            contest.theirs = unopposed(theirs)
        rule = "1.15"
    else:
        contest.mine = unopposed(mine) if own else CANCELLED
        contest.theirs = unopposed(theirs) if opposed else CANCELLED
        rule = "1.14"
    if own:
        tell(match, events.CAME_TO, rule, (contest.actor, contest.action, contest.mine))
    if opposed:
        tell(match, events.CAME_TO, rule, (number, contest.answer, contest.theirs))


def apply_success(match: Match, contest: Contest) -> None:
    """R-29: the winner's effect comes first."""
    number = contest.opponents[contest.index]
    if contest.theirs >= SUCCESS:
        if contest.answer == TACKLE:
            match.call(Tackled(0, number, match.first_carrier, contest.theirs))
            if match.first_carrier == contest.actor:
                contest.action = ACTED
        else:
            take_ball(match, number, "3.06")
            contest.action = ACTED
    elif contest.rolling == 0:
        return
    elif contest.mine >= SUCCESS:
        succeed(match, contest, number)
    elif contest.mine == FAIL and (contest.action == PASS or contest.action == PASS_FROM_THE_GROUND):
        # 2.01: unopposed, or everyone has failed: thrown all the same, and left to the receiver.
        throw(match, contest, FAIL)


def succeed(match: Match, contest: Contest, number: int) -> None:
    """1.19, 1.20, 2.01, 3.03, 3.05: what the active player's success does."""
    action = contest.action
    if action == DODGE:
        reach = CRITICAL_DODGE_REACH if contest.mine == CRITICAL else DODGE_REACH
        if has_talent(match, contest.actor, SHADOW_STEP):
            reach += INCH
        contest.gain = max(contest.gain, reach)
    elif action == BREAK_THROUGH:
        if has_talent(match, contest.actor, STAMPEDE):
            contest.gain = STAMPEDE_REACH
        match.call(Felled(0, number, contest.mine))
    elif action == PICK_UP:
        take_ball(match, contest.actor, "3.05")
    elif action == SCORE:
        score_try(match)
    else:
        throw(match, contest, contest.mine)


def throw(match: Match, contest: Contest, grade: int) -> None:
    """R-38: the first contest that throws the ball throws it; the other dice are void, the other defenders roll
    unopposed.
    """
    contest.action = ACTED
    match.call(Flight(0, contest.actor, contest.receiver, contest.x, contest.y, contest.band, grade, [], NO_PLAYER))


def apply_failure(match: Match, contest: Contest) -> None:
    """1.21, R-29: then the harm of a tackler that has failed."""
    if contest.answer == TACKLE and contest.theirs == FAIL:
        stumble(match, contest.opponents[contest.index])


def next_contest(match: Match, contest: Contest) -> None:
    """3.07: each contest is separate; on to the next."""
    contest.index += 1
    contest.step = ROLL_CONTEST


STEPS: Final = (
    choose_opponent,
    choose_dice,
    assign_dice,
    roll_contest,
    score_contest,
    roll_again,
    score_again,
    judge_contest,
    apply_success,
    apply_failure,
    next_contest,
)
CHOOSE_OPPONENT: Final = 0
ROLL_CONTEST: Final = 3
JUDGE_CONTEST: Final = 7
