"""1.05 Defence: every defender declares one action and makes its move, one after the other (R-04)."""

from typing import Final

from thirdhalf.games.takkure.cards.windows import open_for
from thirdhalf.games.takkure.changes.cards import take_boost
from thirdhalf.games.takkure.changes.harm import rest, stand_up
from thirdhalf.games.takkure.changes.places import walk
from thirdhalf.games.takkure.changes.telling import tell
from thirdhalf.games.takkure.changes.turns import declare, settle
from thirdhalf.games.takkure.rules.actions.steal import find_contact, open_ways
from thirdhalf.games.takkure.rules.actions.tackle import can_tackle
from thirdhalf.games.takkure.rules.harm.backbone import LOST, try_backbone
from thirdhalf.games.takkure.skills.position import sees_far
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.box import BEFORE_DEFENCE
from thirdhalf.games.takkure.table.hands import DOUBLED
from thirdhalf.games.takkure.table.kinds import DEFENSIVE_VISION, NO_PLAYER, NOTHING, PRESSURE, REST, STAND_UP, TACKLE
from thirdhalf.games.takkure.table.questions.places import Spot
from thirdhalf.games.takkure.table.questions.topics import DEFENCE, DEFENDER, DEFENSIVE_MOVE
from thirdhalf.games.takkure.table.questions.walks import Approach
from thirdhalf.games.takkure.table.space import ball_place, walk_question
from thirdhalf.games.takkure.table.state import ON_PITCH, Match
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.geometry.plane import TOUCH, distance2
from thirdhalf.kernel.decision import NO_ONE
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.seat import other


@mypyc_attr(acyclic=True, free_list_len=1)
class Defence(Frame):
    """1.05: step 2. The defender at work, and what it means to do."""

    __slots__ = ("action", "defender", "doubled")

    def __init__(self, step: int, defender: int, action: int, doubled: int) -> None:
        self.step = step
        self.defender = defender
        self.action = action
        # 4.07: 1 where a card doubles its move.
        self.doubled = doubled

    def copy(self) -> "Defence":
        return Defence(self.step, self.defender, self.action, self.doubled)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def defence_at_hand(match: Match) -> Defence | None:
    """1.05: step 2, where that goes on and nothing within it."""
    defence = match.present
    return defence if isinstance(defence, Defence) else None


def defender_at_work(match: Match) -> int:
    """1.05: the defender who is asked what it does, or NO_PLAYER."""
    defence = defence_at_hand(match)
    return NO_PLAYER if defence is None else defence.defender


def in_defence(match: Match) -> bool:
    """1.05: whether step 2 goes on, whatever has come up in it."""
    return match.innermost(Defence) is not None


def choose_defender(match: Match, defence: Defence) -> None:
    """1.05, R-04: whoever has not acted yet, in the defending coach's order."""
    seat = other(match.attacker)
    idle = [
        number
        for number, player in enumerate(match.players)
        if player.team == seat and player.declared == NOTHING and player.off == ON_PITCH
    ]
    if idle:
        match.ask_pick(seat, DEFENDER, "R-04", tuple(idle), NO_ONE)
    else:
        match.done(0)


def open_defence(match: Match, defence: Defence) -> None:
    """R-56: the window before each defensive declaration."""
    defence.defender = match.choice[0]
    open_for(match, BEFORE_DEFENCE, defence.defender, NOTHING)


def choose_action(match: Match, defence: Defence) -> None:
    """1.05: what this defender may do; on the ground it can only stand up (3.01)."""
    number = defence.defender
    defence.doubled = take_boost(match, number, DOUBLED)
    match.ask_pick(other(match.attacker), DEFENCE, "1.05", tuple(defensive_actions(match, number)), number)


def defensive_actions(match: Match, number: int) -> list[int]:
    """1.05, 1.12, R-34, R-69: the actions open to the defender now; rest (4.03) needs a token to turn or remove."""
    player = match.players[number]
    if player.ground:
        return [STAND_UP]
    allowed = match.terms.defence_bits
    actions = [PRESSURE]
    if can_tackle(match) and allowed >> TACKLE & 1:
        actions.append(TACKLE)
    for way in open_ways(match):
        if allowed >> way & 1:
            actions.append(way)
    if allowed >> REST & 1 and player.fatigue + player.inactive:
        actions.append(REST)
    return actions


def try_action(match: Match, defence: Defence) -> None:
    """R-47: with fractured vertebrae, a BDY roll before the action."""
    defence.action = match.choice[0]
    try_backbone(match, defence.defender, defence.action)


def name_spot(match: Match, defence: Defence) -> None:
    """1.12, R-70: a tackler's coach names the spot; with nothing marked, or a carrier who is not active, it is the
    carrier's place.
    """
    action = defence.action
    number = defence.defender
    if match.result == LOST:
        settle(match, number)
        defence.step = CHOOSE_DEFENDER
        return
    if action in (STAND_UP, REST):
        if action == REST:
            rest(match, number)
        else:
            stand_up(match, number)
        defence.step = CHOOSE_DEFENDER
        return
    declare(match, number, action, "1.05")
    if action != TACKLE:
        defence.step = MAKE_MOVE
        return
    carrier = match.holder
    if carrier == match.active and len(match.run_line) > 1:
        match.ask(Spot(other(match.attacker), number, match.run_line))
    else:
        player = match.players[carrier]
        match.choice = (player.x, player.y)


def approach(match: Match, defence: Defence) -> None:
    """1.12, R-06: only now is reach known: the tackler ends as close to its spot as it can."""
    number = defence.defender
    x, y = match.choice
    tell(match, events.SPOT_NAMED, "1.12", (number, x, y))
    carrier = match.players[match.holder]
    cover = match.players[number].profile.radius
    if distance2(x, y, carrier.x, carrier.y) <= TOUCH * TOUCH:
        # The carrier stands on the spot: to touch it is as close as can be.
        x, y = carrier.x, carrier.y
        cover += carrier.profile.radius
    defence.step = MOVED
    tell_vision(match, defence)
    question = walk_question(match, number, DEFENSIVE_MOVE, "1.07", reach_now(match, defence), 0)
    match.ask(Approach(question, x, y, cover))


def make_move(match: Match, defence: Defence) -> None:
    """1.07: up to the second MOV value, any way, not through other bases."""
    number = defence.defender
    tell_vision(match, defence)
    reach = reach_now(match, defence)
    match.ask(walk_question(match, number, DEFENSIVE_MOVE, "1.07", limit=reach, forward=0, lure=ball_place(match)))


def moved(match: Match, defence: Defence) -> None:
    """1.07: the move is made; what was declared is resolved later."""
    walk(match, defence.defender, match.choice, "1.07")
    find_contact(match, defence.defender)
    defence.defender = NO_PLAYER
    defence.step = CHOOSE_DEFENDER


def defensive_reach(match: Match, number: int) -> int:
    """1.07, 4.05: the second MOV value; Defensive Vision overrides it (0.02) with twice that."""
    profile = match.players[number].profile
    return 2 * profile.defence_move if sees_far(match, number) else profile.defence_move


def reach_now(match: Match, defence: Defence) -> int:
    """1.07, 4.07: how far this defender may go; Quick Defence doubles the printed value, whatever the skill."""
    number = defence.defender
    return 2 * match.players[number].profile.defence_move if defence.doubled else defensive_reach(match, number)


def tell_vision(match: Match, defence: Defence) -> None:
    """4.05: Defensive Vision works where no card does."""
    if not defence.doubled and sees_far(match, defence.defender):
        tell(match, events.POSITION_SKILL, "4.05", (defence.defender, DEFENSIVE_VISION))


STEPS: Final[StepsOf[Defence]] = (
    choose_defender,
    open_defence,
    choose_action,
    try_action,
    name_spot,
    approach,
    make_move,
    moved,
)
CHOOSE_DEFENDER: Final = 0
MAKE_MOVE: Final = 6
MOVED: Final = 7
