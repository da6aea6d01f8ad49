"""What a plan is worth at a glance, in thousandths of a point, from exact chances and rules of thumb for the rest."""

from typing import Final

from thirdhalf.games.dreadball.coaches.script.outlook import Outlook
from thirdhalf.games.dreadball.coaches.script.worth import (
    LOST,
    can_hold,
    fetch_chance,
    potential,
    shots_of,
)
from thirdhalf.games.dreadball.rules.actions.throw import REACH
from thirdhalf.games.dreadball.rules.chances import (
    DOUBLE,
    LOST_DOUBLE,
    SURE,
    WIN,
    at_least,
    contest,
    successes,
    turns_out,
)
from thirdhalf.games.dreadball.rules.pool import BASE
from thirdhalf.games.dreadball.table.kinds import (
    GUARD,
    ON_PITCH,
    PERMITTED,
    SLAM,
    SLAMBACK,
    SPRINT,
    STRIKER,
)
from thirdhalf.games.dreadball.table.pitch import NEIGHBOURS
from thirdhalf.games.dreadball.table.state import Player
from thirdhalf.games.dreadball.tactics.ground import attacked_by, distances, in_contest
from thirdhalf.games.dreadball.tactics.plan import FETCH, GO, HIT, HOLD, PASS, RISE, ROB, SHOOT, ActionPlan

DOWN: Final = 160
"""What a player on his feet is worth more than one who is down."""
TURN: Final = 130
"""What a turn out of play costs."""
FALL: Final = 200
PUSHED: Final = 20
ENTERS: Final = 150
"""What another player on the pitch is worth."""


def from_front(foe: Player, at: int) -> bool:
    """D4.5: whether an attack from a hex comes from the front."""
    around = NEIGHBOURS[foe.at]
    facing = foe.facing
    return at in (around[facing - 1], around[facing], around[(facing + 1) % 6])


def armour_dice(player: Player) -> int:
    """D13.9: the pool of his armour check."""
    return BASE + int(player.profile.role == GUARD)


class Attacked:
    """What an attack comes to, out of SURE, against the reaction that is best for the target."""

    __slots__ = ("doubled", "floored", "hurt", "own_hurt", "won")

    def __init__(self, doubled: int, won: int, floored: int, hurt: int, own_hurt: int) -> None:
        self.doubled = doubled
        self.won = won
        # The attacker goes down; how many turns the target and the attacker miss on average.
        self.floored = floored
        self.hurt = hurt
        self.own_hurt = own_hurt


def attacked(now: Outlook, number: int, plan: ActionPlan) -> Attacked:
    """D12.3: both reactions, and the one that costs the target less."""
    match = now.match
    exploding = match.terms.exploding
    player = match.players[number]
    foe = match.players[plan.target]
    dice = BASE - in_contest(match, now.threats, plan.at, plan.target)
    if plan.action == SLAM:
        stat = player.profile.strength
        dice += int(player.profile.role == GUARD) + int(plan.moved > 0 and not plan.next_to)
    else:
        stat = player.profile.skill
        dice += int(player.profile.role == STRIKER)
    cost = attacked_by(match, now.menace, foe.at, number)
    dodge = BASE - cost + int(foe.profile.role == STRIKER)
    speed = foe.profile.speed
    odds = contest(dice, stat, dodge, speed, exploding)
    armour = (armour_dice(foe), foe.profile.armour)
    hurt = turns_out(dice, stat, dodge, speed, *armour, exploding) if plan.action == SLAM else 0
    best = Attacked(odds[DOUBLE], odds[WIN], 0, hurt, 0)
    if SLAMBACK in PERMITTED[foe.profile.role] and from_front(foe, plan.at):
        back = BASE - cost + int(foe.profile.role == GUARD)
        odds = contest(dice, stat, back, foe.profile.strength, exploding)
        hurt = turns_out(dice, stat, back, foe.profile.strength, *armour, exploding) if plan.action == SLAM else 0
        own = (armour_dice(player), player.profile.armour)
        own_hurt = turns_out(back, foe.profile.strength, dice, stat, *own, exploding)
        other = Attacked(odds[DOUBLE], odds[WIN], odds[LOST_DOUBLE], hurt, own_hurt)
        if contact_worth(other) < contact_worth(best):
            best = other
    return best


def contact_worth(come: Attacked) -> int:
    """What an attack is worth apart from the ball."""
    gain = (come.doubled - come.floored) * DOWN + (come.hurt - come.own_hurt) * TURN + come.won * PUSHED
    return gain // SURE


def glance(now: Outlook, plan: ActionPlan) -> int:
    """What a plan is worth. Plans with the ball are worth what the ball is worth afterwards, all others what they
    change.
    """
    aim = plan.aim
    if aim == HOLD:
        return now.own_ball
    if aim == GO:
        return going(now, plan)
    if aim == FETCH:
        return fetching(now, plan)
    if aim == SHOOT:
        return shooting(now, plan)
    if aim == PASS:
        return passing(now, plan)
    if aim == RISE:
        player = now.match.players[plan.number]
        dice = BASE - now.threats[player.at] + int(player.profile.role == STRIKER)
        return at_least(dice, player.profile.speed, 1, now.match.terms.exploding) * DOWN // SURE
    return attacking(now, plan)


def going(now: Outlook, plan: ActionPlan) -> int:
    """A Run or Sprint to a hex, with or without the ball."""
    match = now.match
    number = plan.number
    if match.holder == number:
        after = now.held_with(number, plan.at, now.tokens_of(number) - 1)
        return (plan.sure * after - (SURE - plan.sure) * (LOST + FALL)) // SURE
    player = match.players[number]
    gain = now.place(number, plan.at)
    if player.where != ON_PITCH:
        gain += ENTERS
    else:
        gain -= now.place(number, player.at)
    return gain - (SURE - plan.sure) * FALL // SURE


def fetching(now: Outlook, plan: ActionPlan) -> int:
    """A Pick Up: two successes earn a free action, none ends the rush."""
    match = now.match
    number = plan.number
    player = match.players[number]
    if not can_hold(player) and player.where == ON_PITCH:
        return -LOST
    sprinted = int(plan.action == SPRINT)
    cost = now.threats[plan.at]
    once = fetch_chance(match, player, plan.at, sprinted, cost, 1)
    twice = fetch_chance(match, player, plan.at, sprinted, cost, 2)
    tokens = now.tokens_of(number) - 1
    held = now.held_with(number, plan.at, tokens)
    freed = max(held, potential(match, number, plan.at, tokens + 1, now.threats))
    worth = twice * freed + (once - twice) * held - (SURE - once) * LOST
    return plan.sure * (worth // SURE) // SURE - (SURE - plan.sure) * FALL // SURE


def shooting(now: Outlook, plan: ActionPlan) -> int:
    """A strike."""
    player = now.match.players[plan.number]
    worth = shots_of(now.match, player).worths[int(plan.moved > 0)][now.threats[plan.at]][plan.at]
    return (plan.sure * worth - (SURE - plan.sure) * (LOST + FALL)) // SURE


def passing(now: Outlook, plan: ActionPlan) -> int:
    """D14.8, D14.9: a pass: the throw's successes are the receiver's dice; two of his earn a free action."""
    match = now.match
    exploding = match.terms.exploding
    player = match.players[plan.number]
    mate = match.players[plan.target]
    far = distances()[plan.at][mate.at]
    dice = REACH[far] - int(plan.moved > 0) - now.threats[plan.at] + int(player.profile.role == STRIKER)
    spare = int(mate.profile.role == STRIKER) - now.threats[mate.at]
    once = 0
    twice = 0
    for count, share in enumerate(successes(dice, player.profile.skill, exploding)):
        part = int(SURE * share)
        if part:
            once += part * at_least(count + spare, mate.profile.skill, 1, exploding) // SURE
            twice += part * at_least(count + spare, mate.profile.skill, 2, exploding) // SURE
    tokens = 0 if match.terms.pass_ends else min(match.tokens - 1, match.terms.most_tokens - mate.tokens)
    held = now.held_with(plan.target, mate.at, tokens)
    freed = max(held, potential(match, plan.target, mate.at, tokens + 1, now.threats))
    return (twice * freed + (once - twice) * held - (SURE - once) * LOST) // SURE


def attacking(now: Outlook, plan: ActionPlan) -> int:
    """A Slam or Steal: who goes down, and what becomes of the ball."""
    come = attacked(now, plan.number, plan)
    gain = contact_worth(come)
    match = now.match
    if match.holder == plan.target:
        taken = now.foe_ball
        if plan.aim == ROB:
            held = now.held_with(plan.number, plan.at, now.tokens_of(plan.number) - 1)
            gain += come.doubled * (taken + LOST + held) // SURE
            gain += come.won * (taken + LOST // 2) // SURE
        else:
            gain += come.doubled * (taken + LOST // 2) // SURE
    elif plan.aim == HIT and match.holder == plan.number:
        gain -= come.floored * (now.own_ball + LOST) // SURE
    if match.players[plan.number].where != ON_PITCH:
        gain += ENTERS
    else:
        gain += (now.place(plan.number, plan.at) - now.place(plan.number, match.players[plan.number].at)) // 2
    return (plan.sure * gain - (SURE - plan.sure) * FALL) // SURE
