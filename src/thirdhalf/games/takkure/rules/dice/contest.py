"""3.07: an action and whoever opposes it: in which order, and with which dice. Also an action that nobody opposes, and
a defender whom nobody opposes. What each bout comes to is in `bout`.
"""

from typing import Final

from thirdhalf.games.takkure.cards.windows import boosted, open_window
from thirdhalf.games.takkure.changes.cards import drop_all_boosts
from thirdhalf.games.takkure.rules.dice.bout import Bout
from thirdhalf.games.takkure.rules.dice.lapse import lapses, let_lapse
from thirdhalf.games.takkure.rules.dice.reckoning import announce_modifier
from thirdhalf.games.takkure.rules.dice.rolls import graded
from thirdhalf.games.takkure.rules.dice.values import PASS_MODIFIERS
from thirdhalf.games.takkure.table.box import BEFORE_ROLL
from thirdhalf.games.takkure.table.hands import ADDED, DICE, RANGES_NEARER, SWELLED
from thirdhalf.games.takkure.table.kinds import (
    BY_CARD,
    BY_STARS,
    CANCELLED,
    NO_PLAYER,
    NOTHING,
    PASS,
    PASS_FROM_THE_GROUND,
)
from thirdhalf.games.takkure.table.questions.topics import DICE_FOR, OPPONENT
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch


@mypyc_attr(acyclic=True, free_list_len=1)
class Contest(Frame):
    """3.07: `actor` does `action` (NOTHING if only defenders roll) with `spare` dice against those `waiting`.

    `opponents` and `dice` are what the coach has fixed; `grade` is what the whole action comes to. `receiver`, `x`, `y`
    and `band` are a pass's.
    """

    __slots__ = (
        "action",
        "actor",
        "band",
        "dice",
        "grade",
        "opponents",
        "receiver",
        "spare",
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
        opponents: list[int],
        dice: list[int],
    ) -> None:
        self.step = step
        self.action = action
        self.actor = actor
        self.value = value
        self.spare = spare
        self.waiting = waiting
        self.opponents = opponents
        self.dice = dice
        self.receiver = NO_PLAYER
        self.x = 0
        self.y = 0
        self.band = 0
        self.grade = CANCELLED

    def copy(self) -> "Contest":
        twin = Contest(
            self.step,
            action=self.action,
            actor=self.actor,
            value=self.value,
            spare=self.spare,
            waiting=self.waiting[:],
            opponents=self.opponents[:],
            dice=self.dice[:],
        )
        twin.receiver = self.receiver
        twin.x = self.x
        twin.y = self.y
        twin.band = self.band
        twin.grade = self.grade
        return twin

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def contest(match: Match, action: int, value: int, dice: int, waiting: list[int]) -> Contest:
    """1.15: the active player's action against these opponents, who may be none."""
    return Contest(
        0, action=action, actor=match.active, value=value, spare=dice, waiting=waiting, opponents=[], dice=[]
    )


def lone_defender(match: Match, number: int) -> Contest:
    """1.14, 3.07: a defender whom nobody opposes."""
    return Contest(0, action=NOTHING, actor=NO_PLAYER, value=0, spare=0, waiting=[], opponents=[number], dice=[0])


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
        contest.step = NEXT_BOUT
        return
    if match.cards.boosts:
        contest.value += boosted(match, actor, action, ADDED)
        contest.spare += boosted(match, actor, action, DICE)
        come_nearer(match, contest, boosted(match, actor, action, RANGES_NEARER), BY_CARD, "4.07")
        come_nearer(match, contest, boosted(match, actor, action, SWELLED), BY_STARS, "T3")


def come_nearer(match: Match, contest: Contest, ranges: int, source: int, rule: str) -> None:
    """4.07, T3: a pass counts as thrown from so many ranges nearer."""
    band = max(0, contest.band - ranges)
    gain = PASS_MODIFIERS[band] - PASS_MODIFIERS[contest.band]
    contest.value += announce_modifier(match, contest.actor, source, gain, rule)
    contest.band = band


def choose_opponent(match: Match, contest: Contest) -> None:
    """3.07: before rolling, the active player's coach fixes the order of the bouts."""
    if not contest.waiting:
        contest.opponents.append(NO_PLAYER)
        contest.dice.append(contest.spare)
        contest.step = NEXT_BOUT
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


def next_bout(match: Match, contest: Contest) -> None:
    """3.07: each bout is separate; without a die against it, an opponent rolls unopposed.

    R-38: the first bout that throws the ball throws it; the other dice are void, the other defenders roll unopposed.
    """
    if not contest.opponents:
        drop_all_boosts(match)
        match.done(contest.grade)
        return
    number = contest.opponents.pop(0)
    dice = contest.dice.pop(0)
    if thrown(match, contest):
        dice = 0
    answer = NOTHING
    if number != NO_PLAYER:
        answer = match.players[number].declared
        if lapses(match, answer):
            let_lapse(match, number, answer)
            contest.step = NEXT_BOUT
            return
    bout = Bout(
        0, action=contest.action, actor=contest.actor, value=contest.value, dice=dice, opponent=number, answer=answer
    )
    bout.receiver = contest.receiver
    bout.x = contest.x
    bout.y = contest.y
    bout.band = contest.band
    match.call(bout)


def thrown(match: Match, contest: Contest) -> bool:
    """R-38: whether this pass has left the passer's hands."""
    passing = contest.action == PASS or contest.action == PASS_FROM_THE_GROUND
    return passing and match.holder != contest.actor


def note_bout(match: Match, contest: Contest) -> None:
    """R-55, R-80: what the action has come to so far; then the next opponent."""
    contest.grade = graded(contest.grade, match.result)
    contest.step = NEXT_BOUT


STEPS: Final[StepsOf[Contest]] = (
    open_rolls,
    gather,
    choose_opponent,
    choose_dice,
    assign_dice,
    next_bout,
    note_bout,
)
CHOOSE_OPPONENT: Final = 2
NEXT_BOUT: Final = 5
