"""1.09 Second action and 1.13: steps 4 and 5 of an activation, for one player."""

from typing import Final

from thirdhalf.games.takkure.changes.harm import use_skill
from thirdhalf.games.takkure.changes.places import walk
from thirdhalf.games.takkure.changes.telling import tell
from thirdhalf.games.takkure.changes.turns import declare
from thirdhalf.games.takkure.rules.actions.passing import receivers
from thirdhalf.games.takkure.rules.choices import second_actions
from thirdhalf.games.takkure.rules.harm.backbone import LOST, try_backbone
from thirdhalf.games.takkure.rules.settlement import ALL_ROLLS, settle_action
from thirdhalf.games.takkure.skills.player import AFTERBURNER_REACH, KEEP, USE, unused_talent
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.kinds import (
    AFTERBURNER,
    MOVE,
    NO_PLAYER,
    NOTHING,
    PASS,
    PASS_FROM_THE_GROUND,
    PICK_UP,
)
from thirdhalf.games.takkure.table.questions.places import ThrowPoint
from thirdhalf.games.takkure.table.questions.topics import RECEIVER, SECOND_ACTION, SECOND_MOVE, USE_SKILL
from thirdhalf.games.takkure.table.space import no_way_back, walk_question
from thirdhalf.games.takkure.table.state import USED_IN_HALF, Match, direction
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.geometry.polyline import project_on
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch


@mypyc_attr(acyclic=True, free_list_len=1)
class SecondAction(Frame):
    """1.09: the action, to whom a pass goes, and where on the run it happens.

    `first` is the first action and `pick_up_at` where the run touched the ball. `receiver` is given where a team play
    lists the action, with its `bonus` and `dice`; `scope` says what is rolled besides (R-54).
    """

    __slots__ = ("action", "bonus", "dice", "first", "happens_at", "pick_up_at", "receiver", "scope")

    def __init__(
        self,
        step: int,
        first: int,
        pick_up_at: int,
        action: int,
        receiver: int,
        happens_at: int,
        bonus: int,
        dice: int,
        scope: int,
    ) -> None:
        self.step = step
        self.first = first
        self.pick_up_at = pick_up_at
        self.action = action
        self.receiver = receiver
        self.happens_at = happens_at
        self.bonus = bonus
        self.dice = dice
        self.scope = scope

    def copy(self) -> "SecondAction":
        return SecondAction(
            self.step,
            first=self.first,
            pick_up_at=self.pick_up_at,
            action=self.action,
            receiver=self.receiver,
            happens_at=self.happens_at,
            bonus=self.bonus,
            dice=self.dice,
            scope=self.scope,
        )

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def receiver_named(match: Match) -> int:
    """2.01: whom the pass that is being declared is for, or NO_PLAYER."""
    second = match.present
    return second.receiver if isinstance(second, SecondAction) else NO_PLAYER


def second_action(match: Match, first: int, pick_up_at: int, receiver: int) -> None:
    """1.09: the active player's coach chooses; after a pass from the ground there is only that to settle."""
    match.call(
        SecondAction(
            CHOOSE_SECOND,
            first=first,
            pick_up_at=pick_up_at,
            action=NOTHING,
            receiver=receiver,
            happens_at=0,
            bonus=0,
            dice=0,
            scope=ALL_ROLLS,
        )
    )


def listed_action(match: Match, action: int, pick_up_at: int, receiver: int, bonus: int, dice: int, scope: int) -> None:
    """4.08: an action that a team play lists."""
    match.choice = (action,)
    match.call(
        SecondAction(
            TRY_SECOND,
            first=MOVE,
            pick_up_at=pick_up_at,
            action=action,
            receiver=receiver,
            happens_at=0,
            bonus=bonus,
            dice=dice,
            scope=scope,
        )
    )


def choose_second(match: Match, second: SecondAction) -> None:
    """1.09, R-02: what the situation and the exercise allow, or nothing."""
    options = second_actions(match, second.first, second.pick_up_at)
    match.ask_pick(match.attacker, SECOND_ACTION, "1.09", tuple(options), match.active)


def try_second(match: Match, second: SecondAction) -> None:
    """R-47: with fractured vertebrae, a BDY roll before the action."""
    second.action = match.choice[0]
    try_backbone(match, match.active, second.action)


def declare_second(match: Match, second: SecondAction) -> None:
    """1.10, 2.01: a move is walked now; a pass names its receiver; the rest waits for step 5."""
    number = match.active
    if match.result == LOST:
        second.action = NOTHING
    action = second.action
    if action == NOTHING:
        second.step = SETTLE
        return
    declare(match, number, action, "1.09")
    if action == MOVE:
        if unused_talent(match, number, AFTERBURNER):
            match.ask_pick(match.attacker, USE_SKILL, "5.05", (USE, KEEP), number)
        else:
            match.choice = (KEEP,)
    elif action == PASS:
        if second.receiver == NO_PLAYER:
            match.ask_pick(match.attacker, RECEIVER, "2.01", tuple(receivers(match, match.run_line)), number)
        else:
            match.choice = (second.receiver,)
    elif action == PICK_UP:
        second.happens_at = second.pick_up_at


def walk_on(match: Match, second: SecondAction) -> None:
    """1.10, 5.05: the walk of a second MOVE, 2" longer with Afterburner."""
    if second.action == MOVE:
        number = match.active
        reach = match.players[number].profile.attack_move
        if match.choice[0] == USE:
            use_skill(match, number, AFTERBURNER, USED_IN_HALF)
            reach += AFTERBURNER_REACH
        match.ask(walk_question(match, number, SECOND_MOVE, "1.10", reach, no_way_back(match, number)))


def do_second(match: Match, second: SecondAction) -> None:
    """1.10, 2.01: the walk is made; a passer's coach names the throw point on the run."""
    if second.action == MOVE:
        walk(match, match.active, match.choice, "1.10")
        second.step = SETTLE
    elif second.action == PASS:
        second.receiver = match.choice[0]
        tell(match, events.RECEIVER_NAMED, "2.01", (match.active, second.receiver))
        if len(match.run_line) > 1:
            receiver = match.players[second.receiver]
            match.ask(ThrowPoint(match.attacker, match.active, match.run_line, receiver.y, direction(receiver.team)))
        else:
            match.choice = match.run_line[0]
    else:
        second.step = SETTLE


def name_throw_point(match: Match, second: SecondAction) -> None:
    """2.01: from any point of the movement just made."""
    second.happens_at = project_on(match.run_line, match.choice[0], match.choice[1])


def settle(match: Match, second: SecondAction) -> None:
    """1.13: step 5: the rolls."""
    action = second.first if second.first == PASS_FROM_THE_GROUND else second.action
    settle_action(
        match,
        action,
        receiver=second.receiver,
        happens_at=second.happens_at,
        bonus=second.bonus,
        dice=second.dice,
        scope=second.scope,
    )


def end_second(match: Match, second: SecondAction) -> None:
    """1.09: what it came to is left to the team play, if there is one."""
    match.done(match.result)


STEPS: Final[StepsOf[SecondAction]] = (
    choose_second,
    try_second,
    declare_second,
    walk_on,
    do_second,
    name_throw_point,
    settle,
    end_second,
)
CHOOSE_SECOND: Final = 0
TRY_SECOND: Final = 1
SETTLE: Final = 6
