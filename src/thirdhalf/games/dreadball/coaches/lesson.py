"""The coach of the lessons (A31): it advises the learner what leads to the goal, and reacts without mistakes."""

from typing import Final

from thirdhalf.games.dreadball.coaches.script.script import judged_plans
from thirdhalf.games.dreadball.coaches.script.scripted import ScriptedCoach
from thirdhalf.games.dreadball.coaches.script.style import Style
from thirdhalf.games.dreadball.rules.actions.movement import walk_at_hand
from thirdhalf.games.dreadball.rules.options import actions_of, eligible
from thirdhalf.games.dreadball.table.kinds import FELL, HOLD_BALL, NO_PLAYER, REACH, RUN, SCORE, SPRINT, STAND_UP
from thirdhalf.games.dreadball.table.pitch import PITCH, ZONE_AT, ZONES
from thirdhalf.games.dreadball.table.questions.topics import FACING, STRIKE, TARGET, THROW_AT
from thirdhalf.games.dreadball.table.state import Match, side_of
from thirdhalf.games.dreadball.table.terms import Goal
from thirdhalf.games.dreadball.tactics.facing import toward
from thirdhalf.games.dreadball.tactics.ground import threatened
from thirdhalf.games.dreadball.tactics.plan import FETCH, GO, HIT, PASS, RISE, SHOOT, ActionPlan
from thirdhalf.games.dreadball.tactics.reach import Mover, Reach, SprintReach, run_reach, sprint_reach
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.seat import HOME

SOUND: Final = Style(blunders=0, slips=0, passes=1, hits=1)
FAR: Final = 100
"""More hexes than any two are apart."""


class LessonCoach(ScriptedCoach):
    """What leads to the goal of the lesson; where nothing does, the script's best. An adviser is asked question by
    question, so each answer stands for itself.
    """

    __slots__ = ()

    def __init__(self, seed: str) -> None:
        super().__init__(seed, SOUND)

    def plan(self, match: Match) -> ActionPlan:
        judged = judged_plans(match, SOUND)
        goal = match.terms.goal
        if goal is None or match.rushing != HOME:
            return judged[0].plan
        for each in judged:
            if serves(goal, each.plan):
                return each.plan
        aims = hexes_wanted(match, goal)
        leading = leads_to(match, goal, aims) if aims else None
        return judged[0].plan if leading is None else leading

    def option(self, match: Match, choices: list[Choice]) -> Choice:
        wanted = wanted_option(match)
        return wanted if wanted in choices else super().option(match, choices)


def runner_of(match: Match, goal: Goal) -> int:
    """A31: who is to go somewhere for the goal."""
    return match.holder if goal.kind == SCORE else goal.player


def serves(goal: Goal, plan: ActionPlan) -> bool:
    """A31: whether a plan does what the lesson is for, if its dice succeed."""
    if goal.kind == HOLD_BALL:
        return (plan.aim == FETCH and plan.number == goal.player) or (plan.aim == PASS and plan.target == goal.player)
    if goal.kind == FELL:
        return plan.aim == HIT and plan.target == goal.player
    if goal.kind == SCORE:
        return plan.aim == SHOOT
    return plan.aim == RISE and plan.number == goal.player


def hexes_wanted(match: Match, goal: Goal) -> list[int]:
    """A31, D14.6: the hexes from which the goal is near."""
    if goal.kind == REACH:
        return [goal.at]
    if goal.kind == SCORE and match.holder != NO_PLAYER:
        side = side_of(match, HOME)
        strikes = [zone.strike for zone in ZONES[side]]
        return [at for zone in ZONES[side] for at in zone.hexes if at not in strikes]
    return []


def leads_to(match: Match, goal: Goal, aims: list[int]) -> ActionPlan | None:
    """D9.1, D9.3: the movement that brings the runner nearest to one of the hexes, as surely as can be."""
    number = runner_of(match, goal)
    player = match.players[number]
    threats = threatened(match, HOME)
    walk = walk_at_hand(match)
    ways: list[tuple[int, Reach | SprintReach]] = []
    if walk is not None:
        mover = Mover(number, player.at, player.facing, walk.points, walk.dashes, walk.evades)
        if walk.player != number:
            return None
        if walk.mode == SPRINT:
            ways.append((SPRINT, sprint_reach(match, mover, threats)))
        else:
            ways.append((walk.mode, run_reach(match, mover, threats, 0)))
    elif number in eligible(match, HOME):
        actions = actions_of(match, number)
        if STAND_UP in actions:
            return None
        move = player.profile.move
        if RUN in actions:
            ways.append((RUN, run_reach(match, Mover(number, player.at, player.facing, move, 0, 0), threats, 0)))
        if SPRINT in actions:
            ways.append((SPRINT, sprint_reach(match, Mover(number, player.at, player.facing, 2 * move, 0, 0), threats)))
    best: ActionPlan | None = None
    most = 0
    for action, way in ways:
        for at in [player.at, *way.hexes]:
            nearer = way.sure(at) * (FAR - min([PITCH.distance(at, aim) for aim in aims]))
            if nearer > most:
                most = nearer
                best = ActionPlan(GO, number, action, at, way, 1)
    return best


def wanted_option(match: Match) -> Choice:
    """A31: what the goal answers to a question about a facing, a target or a throw; () where it has nothing to say."""
    decision = match.decision
    goal = match.terms.goal
    if decision is None or goal is None or decision.seat != HOME:
        return ()
    if decision.topic == THROW_AT:
        return (STRIKE,) if goal.kind == SCORE else (goal.player,)
    if decision.topic == TARGET:
        return (goal.player,)
    if decision.topic != FACING:
        return ()
    number = decision.who
    at = match.players[number].at
    there = goal.at
    if goal.kind == SCORE:
        zone = ZONE_AT[side_of(match, HOME)][at]
        if zone < 0:
            return ()
        there = ZONES[side_of(match, HOME)][zone].strike
    elif goal.kind != REACH and goal.player != number:
        there = match.players[goal.player].at
    return (toward(match, HOME, at, there),) if there >= 0 and there != at else ()
