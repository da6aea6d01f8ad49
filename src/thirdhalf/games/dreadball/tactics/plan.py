"""A plan for a whole action, and how it is followed: movement is asked step by step (D19.3), and a plan answers as
long as it holds.
"""

from typing import Final

from thirdhalf.games.dreadball.rules.at_work import acts
from thirdhalf.games.dreadball.table.questions.topics import (
    ACTION,
    DASH,
    FACING,
    FREE_ACTION,
    NONE,
    STEP,
    TARGET,
    THROW_AT,
    TOKEN,
)
from thirdhalf.games.dreadball.table.state import Match
from thirdhalf.games.dreadball.tactics.reach import Way
from thirdhalf.kernel.decision import Choice, Decision

# What a plan is for.
GO: Final = 0
FETCH: Final = 1
HIT: Final = 2
ROB: Final = 3
SHOOT: Final = 4
PASS: Final = 5
RISE: Final = 6
HOLD: Final = 7
"""Nothing: end the rush, decline, stop here."""

PLANNED: Final[tuple[str, ...]] = (TOKEN, ACTION, FREE_ACTION, STEP, DASH)
"""The questions that a plan begins at."""


class ActionPlan:
    """One action: the player, its aim and the way to a hex. `sure` is the chance to arrive, `moved` the hexes moved
    before and now, `target` a player, STRIKE or NONE, `next_to` 1 if the target was next to him when the action began.
    """

    __slots__ = ("_steps", "_way", "action", "aim", "at", "facing", "moved", "next_to", "number", "sure", "target")

    def __init__(
        self,
        aim: int,
        number: int,
        action: int,
        at: int,
        way: Way,
        moved: int = 0,
        target: int = NONE,
        facing: int = NONE,
        next_to: int = 0,
    ) -> None:
        self.aim = aim
        self.number = number
        self.action = action
        self.at = at
        self.sure = way.sure(at)
        self.moved = moved
        self.target = target
        self.facing = facing
        self.next_to = next_to
        self._way = way
        self._steps: list[int] | None = None

    @property
    def steps(self) -> list[int]:
        """The answers to the questions about steps, in order."""
        if self._steps is None:
            self._steps = self._way.path(self.at)
        return self._steps


class Course:
    """A plan that is being followed."""

    __slots__ = ("_taken", "plan")

    def __init__(self, plan: ActionPlan) -> None:
        self.plan = plan
        # How many of its steps have been taken.
        self._taken = 0

    def parted(self) -> "Course":
        """Another that has been followed as far."""
        same = Course(self.plan)
        same._taken = self._taken
        return same

    def take_up(self, plan: ActionPlan) -> None:
        """Follow another plan from its beginning."""
        self.plan = plan
        self._taken = 0

    def holds(self, match: Match) -> bool:
        """Whether what is asked belongs to this action."""
        return acts(match, self.plan.number)

    def answer(self, decision: Decision) -> Choice | None:
        """What the plan says to a question, if it says anything that is allowed."""
        plan = self.plan
        topic = decision.topic
        option = NONE
        if topic == TOKEN:
            option = plan.number
        elif topic in (ACTION, FREE_ACTION):
            option = plan.action
        elif topic in (STEP, DASH):
            if self._taken < len(plan.steps):
                option = plan.steps[self._taken]
                self._taken += 1
        elif topic == FACING:
            option = plan.facing
        elif topic in (TARGET, THROW_AT):
            option = plan.target
        else:
            return None
        choice = (option,)
        return choice if decision.refusal(choice) is None else None
