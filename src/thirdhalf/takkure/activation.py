"""1.01 to 1.11: one activation token, six steps."""

from typing import Final

from thirdhalf.geometry.plane import INCH
from thirdhalf.geometry.polyline import line_length, project_on
from thirdhalf.takkure import events
from thirdhalf.takkure.actions.passing import receivers
from thirdhalf.takkure.actions.score import can_score
from thirdhalf.takkure.actions.tackle import declared_tacklers, tacklers_in_contact
from thirdhalf.takkure.backbone import LOST, try_backbone
from thirdhalf.takkure.changes import (
    activate,
    clear_defence_tokens,
    declare,
    mark,
    remove_ground_token,
    run,
    stand_up,
    tell,
    unmark,
    use_skill,
    walk,
)
from thirdhalf.takkure.defence import Defence
from thirdhalf.takkure.fatigue import Tire, moves_once
from thirdhalf.takkure.kinds import (
    AFTERBURNER,
    BREAK_THROUGH,
    DODGE,
    FAIL,
    INT,
    MOVE,
    NO_PLAYER,
    NOTHING,
    PASS,
    PASS_FROM_THE_GROUND,
    PICK_UP,
    SCORE,
    STAND_UP,
    TWO_MOVES_AHEAD,
)
from thirdhalf.takkure.movement import fix_contacts, line_run, make_room, pick_up_contact
from thirdhalf.takkure.places import ThrowPoint
from thirdhalf.takkure.questions import (
    FIRST_ACTION,
    PLAYER,
    RECEIVER,
    SECOND_ACTION,
    SECOND_MOVE,
    USE_SKILL,
    as_points,
    without_repeats,
)
from thirdhalf.takkure.rolls import D12
from thirdhalf.takkure.settlement import Settlement
from thirdhalf.takkure.skills import KEEP, USE, unused_talent
from thirdhalf.takkure.space import ball_place, no_way_back, walk_question
from thirdhalf.takkure.state import NO_CONTACT, ON_PITCH, USED_IN_HALF, Frame, Match, direction, team_of
from thirdhalf.takkure.values import one_die, rolled_value
from thirdhalf.takkure.walks import Mark

TIRING_TOKEN: Final = 3
AFTERBURNER_REACH: Final = 2 * INCH


class Activation(Frame):
    """1.02: what the active player does first and second, to whom it passes, and where on its run that happens."""

    __slots__ = ("first", "happens_at", "pick_up_at", "receiver", "second")

    def __init__(self, step: int, first: int, second: int, receiver: int, happens_at: int, pick_up_at: int) -> None:
        self.step = step
        self.first = first
        self.second = second
        self.receiver = receiver
        self.happens_at = happens_at
        self.pick_up_at = pick_up_at

    def copy(self) -> "Activation":
        return Activation(self.step, self.first, self.second, self.receiver, self.happens_at, self.pick_up_at)

    def play(self, match: Match) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def new_activation() -> Activation:
    """1.01: before anything is decided."""
    return Activation(0, NOTHING, NOTHING, NO_PLAYER, 0, NO_CONTACT)


def choose_player(match: Match, activation: Activation) -> None:
    """1.01: any player of the attacking team, carrier or not."""
    match.ask_pick(match.attacker, PLAYER, "1.01", tuple(team_of(match, match.attacker)))


def lay_token(match: Match, activation: Activation) -> None:
    """1.01, 4.01, R-43: the token lies on that player, who is now active; the third in a set tires it."""
    number = match.choice[0]
    activate(match, number)
    if match.terms.fatigue and match.players[number].activations == TIRING_TOKEN:
        match.call(Tire(0, number))


# Step 1: first action


def choose_first(match: Match, activation: Activation) -> None:
    """1.03, R-02: move if standing; on the ground stand up, or pass if it has the ball; or nothing.

    R-43: a player whom the third token has injured does nothing more.
    """
    if match.players[match.active].off != ON_PITCH:
        activation.step = REMOVE_TOKENS
        return
    match.ask_pick(match.attacker, FIRST_ACTION, "1.03", tuple(first_actions(match)))


def first_actions(match: Match) -> list[int]:
    """1.03, 3.01, R-21: the first actions open to the active player."""
    number = match.active
    if match.players[number].ground == 0:
        return [MOVE, NOTHING]
    if match.holder != number:
        return [STAND_UP, NOTHING]
    if receivers(match, match.run_line):
        return [PASS_FROM_THE_GROUND, NOTHING]
    return [NOTHING]


def try_first(match: Match, activation: Activation) -> None:
    """R-47: with fractured vertebrae, a BDY roll before the action."""
    activation.first = match.choice[0]
    try_backbone(match, match.active, activation.first)


def declare_first(match: Match, activation: Activation) -> None:
    """1.04, 3.02, 3.03: markers for a move, a receiver for a pass; standing up is done at once (R-32)."""
    number = match.active
    if match.result == LOST:
        activation.first = NOTHING
    action = activation.first
    if action == MOVE:
        match.ask(mark_question(match, number))
    elif action == STAND_UP:
        stand_up(match, number)
    elif action == PASS_FROM_THE_GROUND:
        declare(match, number, action, "3.03")
        match.ask_pick(match.attacker, RECEIVER, "3.03", tuple(receivers(match, match.run_line)))


def mark_question(match: Match, number: int) -> Mark:
    """1.04: where the move is to go; random markers are drawn to the ball, the carrier's to the line."""
    player = match.players[number]
    lure = (player.x, match.terms.half_length * direction(player.team))
    if match.holder != number:
        lure = ball_place(match)
    return Mark(match.attacker, player.x, player.y, player.profile.attack_move, no_way_back(match, number), lure)


def lay_markers(match: Match, activation: Activation) -> None:
    """1.04: the move is marked, not made. R-02: without markers the step is empty."""
    if activation.first == MOVE:
        lay(match, activation)
    elif activation.first == PASS_FROM_THE_GROUND:
        activation.receiver = match.choice[0]
        tell(match, events.RECEIVER_NAMED, "3.03", (match.active, activation.receiver))


def lay(match: Match, activation: Activation) -> None:
    """1.04, R-02: what was chosen is marked, or marked instead; without markers there is no move."""
    points = without_repeats(match.run_line[0], as_points(match.choice))
    if points:
        mark(match, points)
        return
    if len(match.run_line) > 1:
        unmark(match)
    activation.first = NOTHING


# Step 2: defence


def defend(match: Match, activation: Activation) -> None:
    """1.05: every defender acts."""
    match.call(Defence(0, NO_PLAYER, NOTHING))


def offer_second_thought(match: Match, activation: Activation) -> None:
    """5.05: once a half, after step 2, Two Moves Ahead may roll INT to mark the movement anew."""
    number = match.active
    if activation.first == MOVE and unused_talent(match, number, TWO_MOVES_AHEAD):
        match.ask_pick(match.attacker, USE_SKILL, "5.05", (USE, KEEP))
    else:
        activation.step = RUN_MARKED_LINE


def think_twice(match: Match, activation: Activation) -> None:
    """5.05: the INT roll."""
    if match.choice[0] == USE:
        use_skill(match, match.active, TWO_MOVES_AHEAD, USED_IN_HALF)
        match.roll("two moves ahead", "5.05", D12, 1, match.active)
    else:
        activation.step = RUN_MARKED_LINE


def mark_anew(match: Match, activation: Activation) -> None:
    """5.05: on success the markers are laid again."""
    number = match.active
    if one_die(match, number, NOTHING, INT, rolled_value(match, number, INT), "5.05") == FAIL:
        activation.step = RUN_MARKED_LINE
    else:
        match.ask(mark_question(match, number))


def lay_anew(match: Match, activation: Activation) -> None:
    """5.05: the new line counts."""
    lay(match, activation)


# Step 3: movement execution


def run_marked_line(match: Match, activation: Activation) -> None:
    """1.08: the active player runs; contacts are plain from now on (R-23), before anyone makes room (R-24)."""
    run(match, line_run(match))
    fix_contacts(match)
    activation.pick_up_at = pick_up_contact(match)
    make_room(match)


# Step 4: second action


def choose_second(match: Match, activation: Activation) -> None:
    """1.09, R-02: what the situation and the exercise allow, or nothing."""
    match.ask_pick(match.attacker, SECOND_ACTION, "1.09", tuple(second_actions(match, activation)))


def second_actions(match: Match, activation: Activation) -> list[int]:
    """1.09, R-07, R-21, R-23: the second actions open to the active player; those that contact or place forbid are
    not offered.
    """
    number = match.active
    player = match.players[number]
    allowed = match.terms.second_actions
    actions = [NOTHING]
    if player.ground or activation.first == PASS_FROM_THE_GROUND:
        return actions
    if MOVE in allowed and not (activation.first == MOVE and moves_once(player)):
        actions.append(MOVE)
    if activation.first == STAND_UP:
        return actions
    if match.holder != number:
        if PICK_UP in allowed and activation.pick_up_at != NO_CONTACT:
            actions.append(PICK_UP)
        return actions
    if PASS in allowed and receivers(match, match.run_line):
        actions.append(PASS)
    if SCORE in allowed and can_score(match):
        actions.append(SCORE)
    if DODGE in allowed and declared_tacklers(match):
        actions.append(DODGE)
    if BREAK_THROUGH in allowed and tacklers_in_contact(match, line_length(match.run_line)):
        actions.append(BREAK_THROUGH)
    return actions


def try_second(match: Match, activation: Activation) -> None:
    """R-47: with fractured vertebrae, a BDY roll before the action."""
    activation.second = match.choice[0]
    try_backbone(match, match.active, activation.second)


def declare_second(match: Match, activation: Activation) -> None:
    """1.10, 2.01: a move is walked now; a pass names its receiver; the rest waits for step 5."""
    number = match.active
    if match.result == LOST:
        activation.second = NOTHING
    action = activation.second
    if action == NOTHING:
        activation.step = SETTLE
        return
    declare(match, number, action, "1.09")
    if action == MOVE:
        if unused_talent(match, number, AFTERBURNER):
            match.ask_pick(match.attacker, USE_SKILL, "5.05", (USE, KEEP))
        else:
            match.choice = (KEEP,)
    elif action == PASS:
        match.ask_pick(match.attacker, RECEIVER, "2.01", tuple(receivers(match, match.run_line)))
    elif action == PICK_UP:
        activation.happens_at = activation.pick_up_at


def walk_on(match: Match, activation: Activation) -> None:
    """1.10, 5.05: the walk of a second MOVE, 2" longer with Afterburner."""
    if activation.second == MOVE:
        number = match.active
        reach = match.players[number].profile.attack_move
        if match.choice[0] == USE:
            use_skill(match, number, AFTERBURNER, USED_IN_HALF)
            reach += AFTERBURNER_REACH
        match.ask(walk_question(match, number, SECOND_MOVE, "1.10", reach, no_way_back(match, number)))


def do_second(match: Match, activation: Activation) -> None:
    """1.10, 2.01: the walk is made; a passer's coach names the throw point on the run."""
    if activation.second == MOVE:
        walk(match, match.active, as_points(match.choice), "1.10")
        activation.step = SETTLE
    elif activation.second == PASS:
        activation.receiver = match.choice[0]
        tell(match, events.RECEIVER_NAMED, "2.01", (match.active, activation.receiver))
        if len(match.run_line) > 1:
            receiver = match.players[activation.receiver]
            match.ask(ThrowPoint(match.attacker, match.run_line, receiver.y, direction(receiver.team)))
        else:
            match.choice = match.run_line[0]
    else:
        activation.step = SETTLE


def name_throw_point(match: Match, activation: Activation) -> None:
    """2.01: from any point of the movement just made."""
    activation.happens_at = project_on(match.run_line, match.choice[0], match.choice[1])


# Step 5: measuring and dice


def settle(match: Match, activation: Activation) -> None:
    """1.13: all rolls of the activation."""
    action = activation.first if activation.first == PASS_FROM_THE_GROUND else activation.second
    match.call(Settlement(0, action, action, activation.receiver, activation.happens_at, 0))


# Step 6: token removal


def remove_tokens(match: Match, activation: Activation) -> None:
    """1.11: attackers not activated lose a ground token, unasked (R-20).

    R-42: who carried the ball at the start and lies on the ground counts as activated.
    """
    for number in team_of(match, match.attacker):
        if number != match.active and number != match.first_carrier and match.players[number].ground:
            remove_ground_token(match, number)
    clear_defence_tokens(match)
    match.done(0)


STEPS: Final = (
    choose_player,
    lay_token,
    choose_first,
    try_first,
    declare_first,
    lay_markers,
    defend,
    offer_second_thought,
    think_twice,
    mark_anew,
    lay_anew,
    run_marked_line,
    choose_second,
    try_second,
    declare_second,
    walk_on,
    do_second,
    name_throw_point,
    settle,
    remove_tokens,
)
RUN_MARKED_LINE: Final = 11
SETTLE: Final = 18
REMOVE_TOKENS: Final = 19
