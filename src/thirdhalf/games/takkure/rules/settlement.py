"""1.13 Measuring and dice: step 5, in the order of R-26 and R-27."""

from typing import Final

from thirdhalf.games.takkure.changes.places import take_move_won, walk
from thirdhalf.games.takkure.changes.telling import tell
from thirdhalf.games.takkure.changes.turns import settle
from thirdhalf.games.takkure.rules.actions.pick_up import pick_up
from thirdhalf.games.takkure.rules.actions.score import score
from thirdhalf.games.takkure.rules.actions.steal import look_again, thieves
from thirdhalf.games.takkure.rules.actions.tackle import declared_tacklers, tacklers_in_contact
from thirdhalf.games.takkure.rules.dice.contest import Contest, contest, lone_defender
from thirdhalf.games.takkure.rules.dice.lapse import lapses, let_lapse
from thirdhalf.games.takkure.rules.dice.modifiers import contact_value, pass_value
from thirdhalf.games.takkure.rules.dice.reckoning import announce, announce_modifier, take_dice
from thirdhalf.games.takkure.rules.dice.rolls import graded
from thirdhalf.games.takkure.rules.dice.values import BEYOND, range_band
from thirdhalf.games.takkure.rules.harm.endurance import stumble
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.kinds import (
    ACTED,
    BREAK_THROUGH,
    BY_TEAM_PLAY,
    CANCELLED,
    DODGE,
    FAIL,
    NO_PLAYER,
    PASS,
    PASS_FROM_THE_GROUND,
    PICK_UP,
    SCORE,
    STEAL_FROM_GROUND,
    STEAL_LOOSE,
    TACKLE,
)
from thirdhalf.games.takkure.table.questions.topics import DODGE_MOVE, ORDER, STAMPEDE_MOVE
from thirdhalf.games.takkure.table.questions.walks import Dash
from thirdhalf.games.takkure.table.readings import LONG_GROUND_PASS, STEALING
from thirdhalf.games.takkure.table.space import no_way_back, walk_question
from thirdhalf.games.takkure.table.state import NO_CONTACT, ON_PITCH, Match
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.geometry.polyline import at, line_length
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch

# What is rolled besides the action itself: everything declared, the tackles on the carrier, or nothing.
ALL_ROLLS: Final = 0
TACKLES_ONLY: Final = 1
NO_OTHERS: Final = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class Settlement(Frame):
    """1.13: what the active player has declared (ACTED once rolled), with its receiver and the point of its run where
    it happens.

    `bonus` and `dice` are a team play's; `scope` says what else is rolled; `grade` is what the action came to.
    """

    __slots__ = ("action", "bonus", "declared", "dice", "grade", "happens_at", "receiver", "scope")

    def __init__(
        self,
        step: int,
        action: int,
        receiver: int,
        happens_at: int,
        bonus: int,
        dice: int,
        scope: int,
    ) -> None:
        self.step = step
        self.action = action
        self.declared = action
        self.receiver = receiver
        self.happens_at = happens_at
        self.bonus = bonus
        self.dice = dice
        self.scope = scope
        self.grade = CANCELLED

    def copy(self) -> "Settlement":
        twin = Settlement(
            self.step,
            action=self.action,
            receiver=self.receiver,
            happens_at=self.happens_at,
            bonus=self.bonus,
            dice=self.dice,
            scope=self.scope,
        )
        twin.declared = self.declared
        twin.grade = self.grade
        return twin

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def settle_action(match: Match, action: int, receiver: int, happens_at: int, bonus: int, dice: int, scope: int) -> None:
    """1.13: step 5 for this action; its result is what the action came to."""
    match.call(
        Settlement(0, action=action, receiver=receiver, happens_at=happens_at, bonus=bonus, dice=dice, scope=scope)
    )


def settlement_at(match: Match) -> int:
    """1.13: the place of step 5 where it goes on, or NOWHERE."""
    return match.depth_of(Settlement)


def miss(match: Match, settlement: Settlement) -> None:
    """R-26, R-66: tacklers without contact fail first of all, in order, and belong to no contest."""
    for number, player in enumerate(match.players):
        if player.declared == TACKLE and player.contact_at == NO_CONTACT:
            settle(match, number)
            tell(match, events.CAME_TO, "R-26", (number, TACKLE, FAIL))
            stumble(match, number, 0)
            settlement.step = MISS
            return


def choose_item(match: Match, settlement: Settlement) -> None:
    """R-27, R-12: the active player's action and every other declared roll, in the attacking coach's order."""
    if match.terms.readings & STEALING:
        look_again(match)
    pending = settlement.action in (PASS, PASS_FROM_THE_GROUND, PICK_UP, DODGE, BREAK_THROUGH, SCORE)
    items = [match.active] if pending else []
    for number in open_defences(match, settlement.action, settlement.scope):
        declared = match.players[number].declared
        if lapses(match, declared):
            let_lapse(match, number, declared)
        else:
            items.append(number)
    if items:
        match.ask_pick(match.attacker, ORDER, "R-27", tuple(items), match.active)
    else:
        settlement.step = DODGE_AWAY


def open_defences(match: Match, action: int, scope: int) -> list[int]:
    """R-27, R-37: which defenders may roll next, if what they declared has not lapsed.

    Tackles on the passer wait for the pass and are rolled all the same (R-09), the ball gone or not (R-17); thieves
    wait for whoever contests their ball, and without one roll one after the other until one has it (R-39).
    """
    found: list[int] = []
    if scope == NO_OTHERS:
        return found
    for number, player in enumerate(match.players):
        declared = player.declared
        if player.contact_at <= NO_CONTACT:
            continue
        if declared == TACKLE:
            tackled = match.first_carrier == match.active
            met = tackled and action in (PASS, DODGE, BREAK_THROUGH, SCORE)
        elif scope == ALL_ROLLS and declared in (STEAL_LOOSE, STEAL_FROM_GROUND):
            met = action in (PICK_UP, PASS_FROM_THE_GROUND)
        else:
            continue
        if not met:
            found.append(number)
    return found


def do_item(match: Match, settlement: Settlement) -> None:
    """1.13: measure for the roll that was chosen, and let it happen."""
    number = match.choice[0]
    if number != match.active:
        match.call(lone_defender(match, number))
        return
    action = settlement.action
    bonus = settlement.bonus
    settlement.action = ACTED
    announce_modifier(match, number, BY_TEAM_PLAY, bonus, "4.08")
    if action == PASS:
        throw_pass(match, settlement)
    elif action == PASS_FROM_THE_GROUND:
        throw_from_the_ground(match, settlement)
    elif action == PICK_UP:
        x, y = at(match.run_line, settlement.happens_at)
        pick_up(match, x, y, bonus, settlement.dice)
    elif action == SCORE:
        score(match, line_length(match.run_line), bonus, settlement.dice)
    else:
        value = announce(match, contact_value(match, number, action)) + bonus
        dice = take_dice(match, number, action) + settlement.dice
        match.call(contest(match, action, value, dice, declared_tacklers(match)))


def throw_pass(match: Match, settlement: Settlement) -> None:
    """2.01: the range from the throw point, and the tacklers met on the way there (R-25)."""
    x, y = at(match.run_line, settlement.happens_at)
    band = range_band(match, x, y, match.active, settlement.receiver)
    value = announce(match, pass_value(match, match.active, PASS, band, x, y)) + settlement.bonus
    dice = take_dice(match, match.active, PASS) + settlement.dice
    tacklers = tacklers_in_contact(match, settlement.happens_at)
    throw(match, settlement, contest(match, PASS, value, dice, tacklers), x, y, band)


def throw_from_the_ground(match: Match, settlement: Settlement) -> None:
    """3.03, R-36: only thieves in contact oppose it; beyond 8" it is not thrown and they roll unopposed, or to the
    letter against the pass that is not thrown.
    """
    number = match.active
    player = match.players[number]
    x = player.x
    y = player.y
    band = range_band(match, x, y, number, settlement.receiver)
    rivals = thieves(match)
    if band == BEYOND:
        tell(match, events.CAME_TO, "R-36", (number, PASS_FROM_THE_GROUND, CANCELLED))
        match.result = CANCELLED
        if not rivals or not match.terms.readings & LONG_GROUND_PASS:
            return
        settlement.receiver = NO_PLAYER
    value = announce(match, pass_value(match, number, PASS_FROM_THE_GROUND, band, x, y))
    dice = take_dice(match, number, PASS_FROM_THE_GROUND)
    throw(match, settlement, contest(match, PASS_FROM_THE_GROUND, value, dice, rivals), x, y, band)


def throw(match: Match, settlement: Settlement, passing: Contest, x: int, y: int, band: int) -> None:
    """2.01, 3.03: the contest of a pass to the receiver, thrown at (x, y); without a receiver it is never thrown."""
    passing.receiver = settlement.receiver
    passing.x = x
    passing.y = y
    passing.band = band
    match.call(passing)


def note_result(match: Match, settlement: Settlement) -> None:
    """R-55: remember what the action came to; then the next roll."""
    settlement.grade = graded(settlement.grade, match.result)
    settlement.step = CHOOSE_ITEM


def dodge_away(match: Match, settlement: Settlement) -> None:
    """1.19, 5.05, R-31: one move after all rolls, of a dodge or a Stampede, if the player still stands."""
    number = match.active
    player = match.players[number]
    reach = take_move_won(match)
    if reach == 0 or player.ground or player.off != ON_PITCH:
        match.done(settlement.grade)
        return
    topic = STAMPEDE_MOVE if settlement.declared == BREAK_THROUGH else DODGE_MOVE
    question = walk_question(match, number, topic, move_rule(settlement), reach, no_way_back(match, number))
    match.ask(Dash(question))


def move_rule(settlement: Settlement) -> str:
    """1.19 for a dodge, 5.05 for a Stampede."""
    return "5.05" if settlement.declared == BREAK_THROUGH else "1.19"


def dodged(match: Match, settlement: Settlement) -> None:
    """1.19: the dodger has moved."""
    walk(match, match.active, match.choice, move_rule(settlement))
    match.done(settlement.grade)


STEPS: Final[StepsOf[Settlement]] = (miss, choose_item, do_item, note_result, dodge_away, dodged)
MISS: Final = 0
CHOOSE_ITEM: Final = 1
DODGE_AWAY: Final = 4
