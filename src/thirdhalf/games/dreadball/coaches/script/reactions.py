"""Decisions outside plans: facing, reactions, pushes, dodges, setting up. Judged at a glance."""

from typing import Final

from thirdhalf.games.dreadball.coaches.script.glance import Attacked, armour_dice, contact_worth, passing, shooting
from thirdhalf.games.dreadball.coaches.script.outlook import Outlook
from thirdhalf.games.dreadball.coaches.script.worth import LOST, can_hold, keeping
from thirdhalf.games.dreadball.rules.actions.attack import attack_at_hand, dodge_at_hand
from thirdhalf.games.dreadball.rules.actions.push import push_at_hand
from thirdhalf.games.dreadball.rules.actions.throw import throw_at_hand
from thirdhalf.games.dreadball.rules.chances import DOUBLE, LOST_DOUBLE, WIN, contest, turns_out
from thirdhalf.games.dreadball.rules.pool import BASE
from thirdhalf.games.dreadball.table.kinds import GUARD, NO_PLAYER, SLAM, SLAMBACK, STEAL, STRIKER
from thirdhalf.games.dreadball.table.pitch import FORMATION as STANDARD_PLACES
from thirdhalf.games.dreadball.table.pitch import FORWARD, HEXES, NEIGHBOURS, ZONES
from thirdhalf.games.dreadball.table.questions.topics import (
    DODGE_MOVE,
    FACING,
    FOLLOW_UP,
    FORMATION,
    LINE_UP,
    NONE,
    PLACE,
    PUSH,
    REACTION,
    STANDARD,
    STRIKE,
    TARGET,
    THROW_AT,
    YES,
)
from thirdhalf.games.dreadball.table.state import on_pitch, side_of
from thirdhalf.games.dreadball.tactics.ground import distances, in_contest
from thirdhalf.games.dreadball.tactics.plan import PASS, ActionPlan
from thirdhalf.games.dreadball.tactics.reach import STAY
from thirdhalf.geometry.hexes import DIRECTIONS

FRONT: Final = 40
"""What it is worth to threaten an opponent; the carrier counts three times."""


def judge(now: Outlook, topic: str, option: int) -> int:
    """What an option is worth to whoever is asked, in units that mean something only within one decision."""
    if topic == FACING:
        return judge_facing(now, option)
    if topic == REACTION:
        return judge_reaction(now, option)
    if topic == PUSH:
        return judge_push(now, option)
    if topic == FOLLOW_UP:
        return judge_follow_up(now, option)
    if topic == DODGE_MOVE:
        return judge_dodge_move(now, option)
    if topic == TARGET:
        return judge_target(now, option)
    if topic == THROW_AT:
        return judge_throw(now, option)
    if topic == FORMATION:
        return int(option == STANDARD)
    if topic == LINE_UP:
        return int(option != NONE)
    if topic == PLACE:
        return judge_place(now, option)
    return 0


def judge_place(now: Outlook, option: int) -> int:
    """D6.4: near the standard place that is next."""
    match = now.match
    places = STANDARD_PLACES[side_of(match, now.seat)]
    return -distances()[option][places[min(on_pitch(match, now.seat), len(places) - 1)]]


def judge_facing(now: Outlook, facing: int) -> int:
    """D4.2: opponents in front, the carrier above all; else towards the ball, with it towards the nearest opponent."""
    match = now.match
    assert match.decision is not None
    number = match.decision.who
    side = side_of(match, now.seat)
    if match.players[number].at < 0:
        return int(facing == FORWARD[side])
    player = match.players[number]
    around = NEIGHBOURS[player.at]
    worth = 0
    for way in (facing - 1, facing, (facing + 1) % 6):
        near = around[way]
        if near < 0:
            continue
        other = match.grid[near]
        if other >= 0 and match.players[other].team != now.seat and match.players[other].facing >= 0:
            worth += 3 * FRONT if match.holder == other else FRONT
        elif near == match.ball and match.holder == NO_PLAYER:
            worth += 2 * FRONT
    there = now.focus if match.holder != number else nearest_foe(now, player.at)
    q, r = HEXES[player.at]
    s, t = HEXES[there]
    fq, fr = DIRECTIONS[facing]
    return 8 * worth + (2 * (s - q) + t - r) * (2 * fq + fr) + 3 * (t - r) * fr


def nearest_foe(now: Outlook, at: int) -> int:
    """The hex of the opponent who is nearest; the main zone if there is none."""
    match = now.match
    best = ZONES[side_of(match, now.seat)][0].strike
    least = 99
    for player in match.players:
        if player.team != now.seat and player.facing >= 0 and distances()[at][player.at] < least:
            least = distances()[at][player.at]
            best = player.at
    return best


def judge_reaction(now: Outlook, option: int) -> int:
    """D12.3: Slamback or Dodge: who goes down how likely, and what becomes of the ball."""
    match = now.match
    attack = attack_at_hand(match)
    assert attack is not None
    exploding = match.terms.exploding
    foe = match.players[attack.player]
    own = match.players[attack.target]
    dice = BASE - in_contest(match, now.menace, foe.at, attack.target)
    stat = foe.profile.strength
    if attack.kind == SLAM:
        dice += int(foe.profile.role == GUARD) + int(attack.moved > 0 and not attack.adjacent >> attack.target & 1)
    else:
        stat = foe.profile.skill
        dice += int(foe.profile.role == STRIKER)
    pool = BASE - in_contest(match, now.threats, own.at, attack.player)
    value = own.profile.speed
    if option == SLAMBACK:
        pool += int(own.profile.role == GUARD)
        value = own.profile.strength
    else:
        pool += int(own.profile.role == STRIKER)
    odds = contest(dice, stat, pool, value, exploding)
    hurt = 0
    if attack.kind == SLAM:
        hurt = turns_out(dice, stat, pool, value, armour_dice(own), own.profile.armour, exploding)
    floored = 0
    own_hurt = 0
    if option == SLAMBACK:
        floored = odds[LOST_DOUBLE]
        own_hurt = turns_out(pool, value, dice, stat, armour_dice(foe), foe.profile.armour, exploding)
    worth = -contact_worth(Attacked(odds[DOUBLE], odds[WIN], floored, hurt, own_hurt))
    if match.holder == attack.target:
        lost = odds[DOUBLE] + (odds[WIN] if attack.kind == STEAL else 0)
        worth -= lost * 3 * LOST // 10_000
    return worth


def judge_push(now: Outlook, option: int) -> int:
    """D13.1: a carrier away from where he wants to go, others away from the play; nobody onto the ball."""
    match = now.match
    push = push_at_hand(match)
    assert push is not None
    loser = match.players[push.loser]
    if option == match.ball and match.holder == NO_PLAYER:
        return -99 if can_hold(loser) else -9
    if match.holder == push.loser:
        return min([distances()[option][zone.bonus] for zone in ZONES[side_of(match, loser.team)]])
    return distances()[option][now.focus]


def judge_follow_up(now: Outlook, option: int) -> int:
    """D13.3: where the place is better; not with the ball."""
    match = now.match
    push = push_at_hand(match)
    assert push is not None
    if option != YES:
        return 0
    if match.holder == push.winner:
        return -1
    return now.place(push.winner, push.left) - now.place(push.winner, match.players[push.winner].at) - 1


def judge_dodge_move(now: Outlook, option: int) -> int:
    """D12.5: out of harm's way with the ball, else to a better place."""
    match = now.match
    dodge = dodge_at_hand(match)
    assert dodge is not None
    at = dodge.left if option == NONE else option
    if match.holder == dodge.player:
        return keeping(match, dodge.player, at, now.threats, now.foe_tokens()) - 30 * now.threats[at]
    return now.place(dodge.player, at)


def judge_target(now: Outlook, option: int) -> int:
    """D12.2: the carrier, then whoever can hold the ball, then anybody."""
    if option == NONE:
        return -1
    if now.match.holder == option:
        return 2
    return int(can_hold(now.match.players[option]))


def judge_throw(now: Outlook, option: int) -> int:
    """D14.3: a strike, or a pass that is better than keeping the ball."""
    match = now.match
    throw = throw_at_hand(match)
    assert throw is not None
    at = match.players[throw.player].at
    if option == NONE:
        return keeping(match, throw.player, at, now.threats, now.foe_tokens())
    plan = ActionPlan(aim=PASS, number=throw.player, action=NONE, at=at, way=STAY, moved=throw.moved, target=option)
    return shooting(now, plan) if option == STRIKE else passing(now, plan)
