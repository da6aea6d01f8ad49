"""1.15 and 3.07: an action and whoever opposes it, one contest after the other; also an action that nobody opposes (one
contest without opponent) and a defender whom nobody opposes (one without dice for the active player).
"""

from typing import Final

from thirdhalf.games.takkure.cards.windows import boosted, open_success, open_window
from thirdhalf.games.takkure.changes.cards import drop_all_boosts
from thirdhalf.games.takkure.changes.harm import show_skill
from thirdhalf.games.takkure.changes.table import score_try, settle, take_ball, tell
from thirdhalf.games.takkure.rules.actions.break_through import Felled
from thirdhalf.games.takkure.rules.actions.passing import Flight
from thirdhalf.games.takkure.rules.actions.tackle import Tackled
from thirdhalf.games.takkure.rules.dice.lapse import lapses, let_lapse
from thirdhalf.games.takkure.rules.dice.reckoning import announce, announce_modifier, take_dice
from thirdhalf.games.takkure.rules.dice.rolled import defending_value
from thirdhalf.games.takkure.rules.dice.rolls import MISS, best_score, face_to_face, graded, unopposed
from thirdhalf.games.takkure.rules.dice.throw import throw_dice
from thirdhalf.games.takkure.rules.dice.values import PASS_MODIFIERS
from thirdhalf.games.takkure.rules.harm.endurance import stumble
from thirdhalf.games.takkure.skills.player import SHADOW_STEP_REACH, STAMPEDE_REACH, has_talent
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.box import BEFORE_ROLL
from thirdhalf.games.takkure.table.hands import ADDED, DICE, RANGES_NEARER, RECKLESS
from thirdhalf.games.takkure.table.kinds import (
    ACTED,
    BREAK_THROUGH,
    BY_CARD,
    CANCELLED,
    CRITICAL,
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
from thirdhalf.games.takkure.table.questions.topics import DICE_FOR, OPPONENT
from thirdhalf.games.takkure.table.state import Match, StepsOf
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.geometry.plane import INCH
from thirdhalf.kernel.frame import Frame
from thirdhalf.kernel.frame import Match as KernelMatch

DODGE_REACH: Final = 2 * INCH
CRITICAL_DODGE_REACH: Final = 4 * INCH


@mypyc_attr(acyclic=True, free_list_len=1)
class Contest(Frame):
    """3.07: `actor` does `action` (NOTHING if only defenders roll) with `spare` dice against those `waiting`.

    `opponents` and `dice` are what the coach has fixed; `rolling`, `facing` (the opponent's value), `mine`, `theirs`
    (results) and `answer` belong to the contest under way; `gain` is how far a dodge will take the actor, `grade` what
    the whole action comes to. `receiver`, `x`, `y` and `band` are a pass's.
    """

    __slots__ = (
        "action",
        "actor",
        "answer",
        "band",
        "dice",
        "facing",
        "gain",
        "grade",
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
        facing: int,
        mine: int,
        theirs: int,
        answer: int,
        gain: int,
        grade: int,
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
        self.facing = facing
        self.mine = mine
        self.theirs = theirs
        # The defensive action that opposes in the contest under way, or NOTHING.
        self.answer = answer
        self.gain = gain
        self.grade = grade

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
            self.facing,
            self.mine,
            self.theirs,
            self.answer,
            self.gain,
            self.grade,
        )

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def contest(match: Match, action: int, value: int, dice: int, waiting: list[int]) -> Contest:
    """1.15: the active player's action against these opponents, who may be none."""
    return pass_contest(match, action, value, dice, waiting, NO_PLAYER, 0, 0, 0)


def pass_contest(
    match: Match, action: int, value: int, dice: int, waiting: list[int], receiver: int, x: int, y: int, band: int
) -> Contest:
    """2.01, 3.03: a pass to the receiver, thrown at (x, y), against these opponents."""
    actor = match.active
    return Contest(
        0, action, actor, value, dice, waiting, receiver, x, y, band, [], [], 0, 0, 0, 0, 0, NOTHING, 0, CANCELLED
    )


def lone_defender(match: Match, number: int) -> Contest:
    """1.14, 3.07: a defender whom nobody opposes."""
    return Contest(
        0, NOTHING, NO_PLAYER, 0, 0, [], NO_PLAYER, 0, 0, 0, [number], [0], 0, 0, 0, 0, 0, NOTHING, 0, CANCELLED
    )


def open_rolls(match: Match, contest: Contest) -> None:
    """R-57: one window before a whole multiple roll, after measuring and before dice are assigned."""
    if not match.terms.windows:
        return
    players = contest.opponents + contest.waiting
    kinds = [match.players[number].declared for number in players]
    if contest.action != NOTHING:
        players.insert(0, contest.actor)
        kinds.insert(0, contest.action)
    open_window(match, BEFORE_ROLL, players, kinds, [], contest.band)


def gather(match: Match, contest: Contest) -> None:
    """R-57: what cards and tokens add to the active player's roll."""
    actor = contest.actor
    action = contest.action
    if action == NOTHING:
        contest.step = ROLL_CONTEST
        return
    if match.cards.boosts:
        contest.value += boosted(match, actor, action, ADDED)
        contest.spare += boosted(match, actor, action, DICE)
        band = max(0, contest.band - boosted(match, actor, action, RANGES_NEARER))
        gain = PASS_MODIFIERS[band] - PASS_MODIFIERS[contest.band]
        contest.value += announce_modifier(match, actor, BY_CARD, gain, "4.07")
        contest.band = band


def choose_opponent(match: Match, contest: Contest) -> None:
    """3.07: before rolling, the active player's coach fixes the order of the contests."""
    if not contest.waiting:
        contest.opponents.append(NO_PLAYER)
        contest.dice.append(contest.spare)
        contest.step = ROLL_CONTEST
    else:
        match.ask_pick(match.attacker, OPPONENT, "3.07", tuple(contest.waiting), contest.actor)


def choose_dice(match: Match, contest: Contest) -> None:
    """3.07, 4.06: and which dice meet which opponent; the last one gets what is left."""
    number = match.choice[0]
    contest.waiting.remove(number)
    contest.opponents.append(number)
    if contest.waiting and contest.spare:
        match.ask_pick(match.attacker, DICE_FOR, "3.07", tuple(range(contest.spare + 1)), number)
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
        drop_all_boosts(match)
        match.done(contest.gain << 2 | contest.grade)
        return
    number = contest.opponents[contest.index]
    own = contest.dice[contest.index]
    if contest.action == ACTED:
        own = 0
    answer = NOTHING
    others = 0
    if number != NO_PLAYER:
        answer = match.players[number].declared
        if lapses(match, answer):
            let_lapse(match, number, answer)
            contest.index += 1
            contest.step = ROLL_CONTEST
            return
        others = take_dice(match, number, answer) + boosted(match, number, answer, DICE)
        contest.facing = announce(match, defending_value(match, number, answer)) + boosted(match, number, answer, ADDED)
        settle(match, number)
    if own + others == 0:
        contest.index += 1
        contest.step = ROLL_CONTEST
        return
    contest.answer = answer
    contest.rolling = own
    if own == 0:
        throw_dice(match, answer, [number], [answer], [contest.facing], [others])
    elif others == 0:
        throw_dice(match, contest.action, [contest.actor], [contest.action], [contest.value], [own])
    else:
        throw_dice(
            match,
            contest.action,
            [contest.actor, number],
            [contest.action, answer],
            [contest.value, contest.facing],
            [own, others],
        )


def judge_contest(match: Match, contest: Contest) -> None:
    """1.14, 1.15: each side's best score, and what the scores come to."""
    faces = match.choice
    own = contest.rolling
    number = contest.opponents[contest.index]
    mine = best_score(faces, 0, own, contest.value)
    theirs = best_score(faces, own, len(faces) - own, contest.facing)
    opposed = number != NO_PLAYER
    if own and opposed:
        contest.mine = face_to_face(mine, theirs)
        contest.theirs = face_to_face(theirs, mine)
        if mine == theirs != MISS and contest.answer == TACKLE and has_talent(match, number, NOT_AN_INCH):
            show_skill(match, number, NOT_AN_INCH)
            contest.theirs = unopposed(theirs)
        rule = "1.15"
    else:
        contest.mine = unopposed(mine) if own else CANCELLED
        contest.theirs = unopposed(theirs) if opposed else CANCELLED
        rule = "1.14"
    if own:
        tell(match, events.CAME_TO, rule, (contest.actor, contest.action, contest.mine))
        contest.grade = graded(contest.grade, contest.mine)
    if opposed:
        tell(match, events.CAME_TO, rule, (number, contest.answer, contest.theirs))
    if contest.mine >= SUCCESS:
        open_success(match, contest.actor, contest.action)
    elif contest.theirs >= SUCCESS:
        open_success(match, number, contest.answer)


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
            show_skill(match, contest.actor, SHADOW_STEP)
            reach += SHADOW_STEP_REACH
        contest.gain = max(contest.gain, reach)
    elif action == BREAK_THROUGH:
        if has_talent(match, contest.actor, STAMPEDE):
            show_skill(match, contest.actor, STAMPEDE)
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
        number = contest.opponents[contest.index]
        stumble(match, number, boosted(match, number, TACKLE, RECKLESS))


def next_contest(match: Match, contest: Contest) -> None:
    """3.07: each contest is separate; on to the next."""
    contest.mine = FAIL
    contest.theirs = FAIL
    contest.index += 1
    contest.step = ROLL_CONTEST


STEPS: Final[StepsOf[Contest]] = (
    open_rolls,
    gather,
    choose_opponent,
    choose_dice,
    assign_dice,
    roll_contest,
    judge_contest,
    apply_success,
    apply_failure,
    next_contest,
)
CHOOSE_OPPONENT: Final = 2
ROLL_CONTEST: Final = 5
