"""Whole actions worth considering: who does what, by which way, to what end."""

from typing import Final

from thirdhalf.games.dreadball.rules.actions.attack import attack_ahead
from thirdhalf.games.dreadball.rules.actions.movement import ONE_HEX, walk_at_hand
from thirdhalf.games.dreadball.rules.actions.throw import REACH, blocked, looks_for, throw_ahead
from thirdhalf.games.dreadball.rules.options import actions_of, eligible
from thirdhalf.games.dreadball.rules.threat import adjacent_opponents
from thirdhalf.games.dreadball.table.kinds import (
    CATCH,
    JACK,
    NO_PLAYER,
    ON_PITCH,
    PERMITTED,
    RUN,
    SLAM,
    SPRINT,
    STAND_UP,
    STEAL,
    THROW,
)
from thirdhalf.games.dreadball.table.pitch import ENTRIES, FORWARD, NEIGHBOURS, ZONE_AT, ZONES
from thirdhalf.games.dreadball.table.questions.topics import (
    ACTION,
    DASH,
    FREE_ACTION,
    NONE,
    STEP,
    STRIKE,
    TOKEN,
)
from thirdhalf.games.dreadball.table.state import Match, side_of
from thirdhalf.games.dreadball.tactics.facing import toward
from thirdhalf.games.dreadball.tactics.ground import TURNED, distances, threatened
from thirdhalf.games.dreadball.tactics.plan import (
    FETCH,
    GO,
    HIT,
    HOLD,
    PASS,
    RISE,
    ROB,
    SHOOT,
    ActionPlan,
)
from thirdhalf.games.dreadball.tactics.reach import STAY, Mover, Reach, run_reach, sprint_reach
from thirdhalf.games.dreadball.tactics.spots import spots

MOST_DASHES: Final = 2


def nothing() -> ActionPlan:
    """To let it be."""
    return ActionPlan(HOLD, NONE, NONE, NONE, STAY)


def plans(match: Match) -> list[ActionPlan]:
    """The plans worth considering for a question of PLANNED, to do nothing among them where that is allowed."""
    decision = match.decision
    assert decision is not None
    topic = decision.topic
    found: list[ActionPlan] = []
    if topic == TOKEN:
        threats = threatened(match, decision.seat)
        found.append(nothing())
        for number in eligible(match, decision.seat):
            found += token_plans(match, number, actions_of(match, number), threats)
    elif topic == ACTION:
        number = decision.who
        threats = threatened(match, decision.seat)
        found += token_plans(match, number, actions_of(match, number), threats)
    elif topic == FREE_ACTION:
        found.append(nothing())
        number = decision.who
        threats = threatened(match, decision.seat)
        found += token_plans(match, number, actions_of(match, number), threats)
        allowed = [plan for plan in found if decision.refusal((plan.action,)) is None]
        return allowed
    elif topic in (STEP, DASH):
        found += walking_plans(match)
    return found


def token_plans(match: Match, number: int, actions: tuple[int, ...], threats: list[int]) -> list[ActionPlan]:
    """D7.4: what a player can do with a token."""
    player = match.players[number]
    if STAND_UP in actions:
        return [ActionPlan(RISE, number, STAND_UP, player.at, STAY)]
    profile = player.profile
    at = player.at
    facing = player.facing
    points = profile.move
    moved = 0
    if player.where != ON_PITCH:
        # D16.2: the entry hex is the first.
        side = side_of(match, player.team)
        at = ENTRIES[side]
        facing = FORWARD[side]
        points -= 1
        moved = 1
    reach = run_reach(match, Mover(number, at, facing, points, 0, 0), threats, MOST_DASHES)
    short = reach
    if profile.role == JACK:
        short = run_reach(match, Mover(number, at, facing, 1 - moved, 0, 0), threats, 0)
    next_to = adjacent_opponents(match, number)
    found: list[ActionPlan] = []
    for action in actions:
        if action == RUN:
            found += run_plans(match, number, reach, moved)
        elif action == SPRINT:
            if player.where == ON_PITCH:
                found += sprint_plans(match, number, at, facing, threats, reach)
        elif action == THROW:
            found += throw_plans(match, number, short, 0)
        else:
            found += attack_plans(match, number, action, short, moved, next_to)
    return found


def walking_plans(match: Match) -> list[ActionPlan]:
    """D19.2: how a movement under way can go on."""
    walk = walk_at_hand(match)
    assert walk is not None
    player = match.players[walk.player]
    threats = threatened(match, player.team)
    mover = Mover(walk.player, player.at, player.facing, walk.points, walk.dashes, walk.evades)
    if walk.mode == SPRINT:
        if walk.points == 0:
            return [ActionPlan(GO, walk.player, SPRINT, player.at, STAY, walk.moved)]
        sprint = sprint_reach(match, mover, threats)
        found = [ActionPlan(GO, walk.player, SPRINT, player.at, sprint, walk.moved)]
        for at in spots(match, walk.player, sprint.hexes):
            found.append(ActionPlan(aim_at(match, at), walk.player, SPRINT, at, sprint, 1))
        return found
    reach = run_reach(match, mover, threats, 0 if walk.mode == ONE_HEX else max(0, MOST_DASHES - walk.dashes))
    found = run_plans(match, walk.player, reach, walk.moved)
    attack = attack_ahead(match)
    if attack is not None:
        found = found[:1] + attack_plans(match, walk.player, attack.kind, reach, walk.moved, attack.adjacent)
    elif throw_ahead(match):
        found = found[:1] + throw_plans(match, walk.player, reach, walk.moved)
    return found


def aim_at(match: Match, at: int) -> int:
    """What it means to go to a hex."""
    return FETCH if match.holder == NO_PLAYER and match.ball == at else GO


def run_plans(match: Match, number: int, reach: Reach, moved: int) -> list[ActionPlan]:
    """D9.1: to each hex worth going to; to stay and turn is among them."""
    found = [ActionPlan(GO, number, RUN, reach.start, reach, moved)]
    for at in spots(match, number, reach.hexes):
        found.append(ActionPlan(aim_at(match, at), number, RUN, at, reach, 1))
    return found


def sprint_plans(match: Match, number: int, at: int, facing: int, threats: list[int], near: Reach) -> list[ActionPlan]:
    """D9.3: to the hexes that a Run does not reach."""
    points = 2 * match.players[number].profile.move
    reach = sprint_reach(match, Mover(number, at, facing, points, 0, 0), threats)
    beyond = [place for place in reach.hexes if near.chance[place] == 0]
    found: list[ActionPlan] = []
    for place in spots(match, number, beyond):
        found.append(ActionPlan(aim_at(match, place), number, SPRINT, place, reach, 1))
    return found


def attack_plans(match: Match, number: int, action: int, reach: Reach, moved: int, next_to: int) -> list[ActionPlan]:
    """D12.1, D12.2: every opponent from every hex next to him; for a Steal the carrier."""
    found: list[ActionPlan] = []
    team = match.players[number].team
    turn = TURNED * side_of(match, team)
    for target, other in enumerate(match.players):
        if other.team == team or other.facing < 0 or (action == STEAL and match.holder != target):
            continue
        around = NEIGHBOURS[other.at]
        for way in range(6):
            at = around[(way + turn) % 6]
            if at < 0 or reach.chance[at] == 0 or aim_at(match, at) == FETCH:
                continue
            found.append(
                ActionPlan(
                    aim=HIT if action == SLAM else ROB,
                    number=number,
                    action=action,
                    at=at,
                    way=reach,
                    moved=moved + int(at != reach.start),
                    target=target,
                    facing=toward(match, team, at, other.at),
                    next_to=next_to >> target & 1,
                )
            )
    return found


def throw_plans(match: Match, number: int, reach: Reach, moved: int) -> list[ActionPlan]:
    """D14.5, D14.6: a strike from every hex of a zone that can be reached, and a pass to every team-mate from here."""
    found: list[ActionPlan] = []
    player = match.players[number]
    team = player.team
    side = side_of(match, team)
    for at in reach.hexes:
        zone = ZONE_AT[side][at]
        if zone < 0:
            continue
        strike = ZONES[side][zone].strike
        if at != strike and not blocked(match, at, strike):
            facing = toward(match, team, at, strike)
            step = moved + int(at != reach.start)
            found.append(
                ActionPlan(
                    aim=SHOOT, number=number, action=THROW, at=at, way=reach, moved=step, target=STRIKE, facing=facing
                )
            )
    far = distances()[reach.start]
    for other, mate in enumerate(match.players):
        if (
            mate.team == team
            and other != number
            and mate.facing >= 0
            and CATCH in PERMITTED[mate.profile.role]
            and far[mate.at] < len(REACH)
            and looks_for(match, mate, reach.start)
            and not blocked(match, reach.start, mate.at)
        ):
            facing = toward(match, team, reach.start, mate.at)
            found.append(
                ActionPlan(
                    aim=PASS,
                    number=number,
                    action=THROW,
                    at=reach.start,
                    way=reach,
                    moved=moved,
                    target=other,
                    facing=facing,
                )
            )
    return found
