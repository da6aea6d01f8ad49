"""D9, D19.3: where a player can get and whom he can reach, with the answers that lead there: for who points at the end
of a way instead of at each step.
"""

from thirdhalf.games.dreadball.rules.actions.attack import attack_ahead
from thirdhalf.games.dreadball.rules.actions.movement import ONE_HEX, walk_at_hand
from thirdhalf.games.dreadball.rules.chances import SURE
from thirdhalf.games.dreadball.showing.account import hex_word
from thirdhalf.games.dreadball.table.kinds import JACK, ON_PITCH, RUN, SLAM, SPRINT, STEAL
from thirdhalf.games.dreadball.table.questions.topics import ACTION, DASH, NONE, STEP
from thirdhalf.games.dreadball.table.state import Match
from thirdhalf.games.dreadball.tactics.ground import threatened
from thirdhalf.games.dreadball.tactics.plans import MOST_DASHES, attack_plans
from thirdhalf.games.dreadball.tactics.reach import Mover, Reach, SprintReach, run_reach, sprint_reach
from thirdhalf.geometry.hexes import DIRECTION_WORDS
from thirdhalf.kernel.decision import Pick
from thirdhalf.kernel.frame import Plain, Projection


def ways(match: Match, pick: Pick) -> list[Plain]:
    """D9.1, D12.1: the hexes and opponents that the player in question can get to from where he is asked."""
    if pick.topic == ACTION:
        return _from_start(match, pick)
    return _going_on(match) if pick.topic in (STEP, DASH) else []


def _from_start(match: Match, pick: Pick) -> list[Plain]:
    """D9.1, D12.1, D12.2: before he has an action: by a Run, or to whom a Slam or a Steal leads."""
    number = pick.who
    player = match.players[number]
    if player.where != ON_PITCH or RUN not in pick.options:
        return []
    threats = threatened(match, player.team)
    points = player.profile.move
    reach = run_reach(match, Mover(number, player.at, player.facing, points, 0, 0), threats, MOST_DASHES)
    found: list[Plain] = [_way(reach, at, RUN) for at in reach.hexes[1:]]
    short = reach
    if player.profile.role == JACK:
        short = run_reach(match, Mover(number, player.at, player.facing, 1, 0, 0), threats, 0)
    for action in (SLAM, STEAL):
        if action in pick.options:
            found += _attacks(match, number, action, short)
    return found


def _going_on(match: Match) -> list[Plain]:
    """D9.1, D9.3, D12.2: amid a movement: by the points and Dashes that are left."""
    walk = walk_at_hand(match)
    if walk is None:
        return []
    player = match.players[walk.player]
    threats = threatened(match, player.team)
    mover = Mover(walk.player, player.at, player.facing, walk.points, walk.dashes, walk.evades)
    if walk.mode == SPRINT:
        sprint = sprint_reach(match, mover, threats)
        return [_way(sprint, at, NONE) for at in sprint.hexes if at != player.at]
    reach = run_reach(match, mover, threats, 0 if walk.mode == ONE_HEX else max(0, MOST_DASHES - walk.dashes))
    found: list[Plain] = [_way(reach, at, NONE) for at in reach.hexes[1:]]
    attack = attack_ahead(match)
    if attack is not None:
        found += _attacks(match, walk.player, attack.kind, reach)
    return found


def _attacks(match: Match, number: int, action: int, reach: Reach) -> list[Plain]:
    """D12.2: the surest and then shortest way to each opponent."""
    best: dict[int, Projection] = {}
    order: dict[int, tuple[int, int]] = {}
    for plan in attack_plans(match, number, action, reach, 0, 0):
        rank = (-plan.sure, len(plan.steps))
        if plan.target not in order or rank < order[plan.target]:
            order[plan.target] = rank
            way = _way(reach, plan.at, action)
            way["to"] = match.players[plan.target].profile.id
            way["facing"] = DIRECTION_WORDS[plan.facing]
            way["target"] = plan.target
            best[plan.target] = way
    return [*best.values()]


def _way(reach: Reach | SprintReach, at: int, action: int) -> Projection:
    return {
        "to": hex_word(at),
        "action": action,
        "steps": [*reach.path(at)],
        "sure": reach.sure(at) * 100 // SURE,
        "facing": None,
        "target": NONE,
    }
