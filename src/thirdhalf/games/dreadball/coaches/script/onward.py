"""What the rest of a rush is spent on at the least: the ball, and nothing else."""

from typing import Final

from thirdhalf.games.dreadball.coaches.script.glance import glance
from thirdhalf.games.dreadball.coaches.script.outlook import Outlook
from thirdhalf.games.dreadball.coaches.script.script import WORTHWHILE, idle_worth, with_ball
from thirdhalf.games.dreadball.rules.options import actions_of, eligible
from thirdhalf.games.dreadball.table.kinds import NO_PLAYER
from thirdhalf.games.dreadball.table.state import Match
from thirdhalf.games.dreadball.tactics.ground import distances
from thirdhalf.games.dreadball.tactics.plan import HIT, ROB, ActionPlan
from thirdhalf.games.dreadball.tactics.plans import nothing, token_plans

HOW_MANY: Final = 3
"""So many players, those nearest to the ball, are thought of."""


def with_the_ball(match: Match) -> ActionPlan:
    """D7.1: the best plan for a token with the ball or for it; nothing, where none is better than leaving it."""
    decision = match.decision
    assert decision is not None
    now = Outlook(match, decision.seat)
    holder = match.holder
    theirs = holder != NO_PLAYER and match.players[holder].team != decision.seat
    best = nothing()
    most = WORTHWHILE if theirs else idle_worth(now)
    for number in near_the_ball(now):
        for plan in token_plans(match, number, actions_of(match, number), now.threats):
            wanted = plan.aim in (HIT, ROB) and plan.target == holder if theirs else with_ball(match, plan)
            if wanted:
                worth = glance(now, plan)
                if worth > most:
                    most = worth
                    best = plan
    return best


def near_the_ball(now: Outlook) -> list[int]:
    """D7.2: who can do something about the ball: our carrier alone, else the nearest of those who can get to it."""
    match = now.match
    holder = match.holder
    able = eligible(match, now.seat)
    if holder != NO_PLAYER and match.players[holder].team == now.seat:
        return [holder] if holder in able else []
    if holder == NO_PLAYER and match.ball < 0:
        return []
    # D9.3: a loose ball can be sprinted to, a carrier is attacked after a Run at most.
    moves = 2 if holder == NO_PLAYER else 1
    far = distances()[now.focus]
    found: list[tuple[int, int]] = []
    for number in able:
        player = match.players[number]
        if player.facing >= 0 and far[player.at] <= moves * player.profile.move + 1:
            found.append((far[player.at], number))
    found.sort()
    return [number for _, number in found[:HOW_MANY]]
