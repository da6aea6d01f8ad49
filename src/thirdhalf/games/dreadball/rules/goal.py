"""A31 Lessons: each has a goal, and is over as soon as that is reached."""

from thirdhalf.games.dreadball.changes import end
from thirdhalf.games.dreadball.table.kinds import (
    FELL,
    GOAL_MISSED,
    GOAL_REACHED,
    HOLD_BALL,
    ON_PITCH,
    PRONE,
    REACH,
)
from thirdhalf.games.dreadball.table.state import Match, score
from thirdhalf.games.dreadball.table.terms import Goal
from thirdhalf.kernel.seat import AWAY, HOME


def goal_reached(match: Match, goal: Goal) -> bool:
    """A31: whether the learner, who is home, has done what the lesson is for."""
    if goal.kind == HOLD_BALL:
        return match.holder == goal.player
    if goal.kind in (REACH, FELL):
        player = match.players[goal.player]
        standing = player.where == ON_PITCH and player.facing != PRONE
        return standing and player.at == goal.at if goal.kind == REACH else not standing
    return score(match) > 0


def judge_goal(match: Match, goal: Goal) -> bool:
    """A31: between two actions: the lesson ends here if its goal is reached. Whether it has."""
    if not goal_reached(match, goal):
        return False
    end(match, GOAL_REACHED, HOME, "A31")
    return True


def judge_last(match: Match, goal: Goal) -> None:
    """A31: the rush is over, and so is the lesson."""
    if not judge_goal(match, goal):
        end(match, GOAL_MISSED, AWAY, "A31")
