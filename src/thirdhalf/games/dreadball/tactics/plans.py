"""Whole actions worth considering: who does what, by which way, to what end. Movement is asked step by step (D19.3);
a plan answers as long as it holds.
"""

from typing import Final

from thirdhalf.games.dreadball.rules.actions.attack import Attack
from thirdhalf.games.dreadball.rules.actions.movement import ONE_HEX, Walk
from thirdhalf.games.dreadball.rules.actions.throw import REACH, Throw, blocked
from thirdhalf.games.dreadball.rules.chances import SURE
from thirdhalf.games.dreadball.rules.options import actions_of, eligible
from thirdhalf.games.dreadball.rules.rush import Rush
from thirdhalf.games.dreadball.rules.threat import adjacent_opponents, sees
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
    FACING,
    FREE_ACTION,
    NONE,
    STEP,
    STRIKE,
    TARGET,
    THROW_AT,
    TOKEN,
)
from thirdhalf.games.dreadball.table.state import Match, side_of
from thirdhalf.games.dreadball.tactics.facing import toward
from thirdhalf.games.dreadball.tactics.ground import TURNED, distances, threatened
from thirdhalf.games.dreadball.tactics.reach import Mover, Reach, SprintReach, run_reach, sprint_reach
from thirdhalf.games.dreadball.tactics.spots import spots
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

MOST_DASHES: Final = 2
PLANNED: Final[tuple[str, ...]] = (TOKEN, ACTION, FREE_ACTION, STEP, DASH)
"""The questions that a plan begins at."""


class Plan:
    """One action: the player, its aim and the way there. `sure` is the chance to arrive, `moved` the hexes moved before
    and now, `target` a player, STRIKE or NONE, `next_to` whether the target was next to him when the action began.
    """

    __slots__ = (
        "_place",
        "_sprint",
        "_steps",
        "_way",
        "action",
        "aim",
        "at",
        "facing",
        "moved",
        "next_to",
        "number",
        "sure",
        "target",
    )

    def __init__(
        self,
        aim: int,
        number: int,
        action: int,
        at: int,
        sure: int,
        moved: int,
        target: int,
        next_to: int,
        facing: int,
        way: Reach | None,
        sprint: SprintReach | None,
    ) -> None:
        self.aim = aim
        self.number = number
        self.action = action
        self.at = at
        self.sure = sure
        self.moved = moved
        self.target = target
        self.next_to = next_to
        self.facing = facing
        self._way = way
        self._sprint = sprint
        self._steps: list[int] | None = None
        self._place = 0

    def again(self) -> "Plan":
        """The same plan from its beginning."""
        return Plan(
            self.aim,
            self.number,
            self.action,
            self.at,
            self.sure,
            self.moved,
            self.target,
            self.next_to,
            self.facing,
            self._way,
            self._sprint,
        )

    def onwards(self) -> "Plan":
        """The same plan, as far as it has been followed."""
        same = self.again()
        same._steps = self._steps
        same._place = self._place
        return same

    def holds(self, match: Match) -> bool:
        """Whether what is asked belongs to this action."""
        frame = match.stack[-1]
        return isinstance(frame, (Walk, Attack, Throw, Rush)) and frame.player == self.number

    @property
    def steps(self) -> list[int]:
        """The answers to the questions about steps, in order."""
        if self._steps is None:
            self._steps = []
            if self._way is not None:
                self._steps = self._way.path(self.at)
            elif self._sprint is not None:
                self._steps = self._sprint.path(self.at)
        return self._steps

    def answer(self, decision: Decision) -> Choice | None:
        """What the plan says to a question, if it says anything that is allowed."""
        topic = decision.topic
        option = NONE
        if topic == TOKEN:
            option = self.number
        elif topic in (ACTION, FREE_ACTION):
            option = self.action
        elif topic in (STEP, DASH):
            if self._place < len(self.steps):
                option = self.steps[self._place]
                self._place += 1
        elif topic == FACING:
            option = self.facing
        elif topic in (TARGET, THROW_AT):
            option = self.target
        else:
            return None
        choice = (option,)
        return choice if decision.refusal(choice) is None else None


def nothing() -> Plan:
    """To let it be."""
    return Plan(HOLD, NONE, NONE, NONE, SURE, 0, NONE, 0, NONE, None, None)


def plans(match: Match) -> list[Plan]:
    """The plans worth considering for a question of PLANNED, to do nothing among them where that is allowed."""
    decision = match.decision
    assert decision is not None
    topic = decision.topic
    found: list[Plan] = []
    if topic == TOKEN:
        threats = threatened(match, decision.seat)
        found.append(nothing())
        for number in eligible(match, decision.seat):
            found += token_plans(match, number, actions_of(match, number), threats)
    elif topic == ACTION:
        rush = match.stack[-1]
        assert isinstance(rush, Rush)
        threats = threatened(match, decision.seat)
        found += token_plans(match, rush.player, actions_of(match, rush.player), threats)
    elif topic == FREE_ACTION:
        found.append(nothing())
        number = freed(match)
        threats = threatened(match, decision.seat)
        found += token_plans(match, number, actions_of(match, number), threats)
        allowed = [plan for plan in found if decision.refusal((plan.action,)) is None]
        return allowed
    elif topic in (STEP, DASH):
        found += walking_plans(match)
    return found


def freed(match: Match) -> int:
    """Who may take a free action: the frame that offers it says."""
    from thirdhalf.games.dreadball.rules.free import FreeAction

    frame = match.stack[-1]
    assert isinstance(frame, FreeAction)
    return frame.player


def token_plans(match: Match, number: int, actions: tuple[int, ...], threats: list[int]) -> list[Plan]:
    """D7.4: what a player can do with a token."""
    player = match.players[number]
    if STAND_UP in actions:
        return [Plan(RISE, number, STAND_UP, player.at, SURE, 0, NONE, 0, NONE, None, None)]
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
    found: list[Plan] = []
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


def walking_plans(match: Match) -> list[Plan]:
    """D19.2: how a movement under way can go on."""
    walk = match.stack[-1]
    assert isinstance(walk, Walk)
    player = match.players[walk.player]
    threats = threatened(match, player.team)
    mover = Mover(walk.player, player.at, player.facing, walk.points, walk.dashes, walk.evades)
    if walk.mode == SPRINT:
        if walk.points == 0:
            return [Plan(GO, walk.player, SPRINT, player.at, SURE, walk.moved, NONE, 0, NONE, None, None)]
        sprint = sprint_reach(match, mover, threats)
        found = [Plan(GO, walk.player, SPRINT, player.at, SURE, walk.moved, NONE, 0, NONE, None, sprint)]
        for at in spots(match, walk.player, sprint.hexes):
            aim = aim_at(match, at)
            found.append(Plan(aim, walk.player, SPRINT, at, sprint.sure(at), 1, NONE, 0, NONE, None, sprint))
        return found
    reach = run_reach(match, mover, threats, 0 if walk.mode == ONE_HEX else max(0, MOST_DASHES - walk.dashes))
    below = match.stack[-2]
    found = run_plans(match, walk.player, reach, walk.moved)
    if isinstance(below, Attack):
        found = found[:1] + attack_plans(match, walk.player, below.kind, reach, walk.moved, below.adjacent)
    elif isinstance(below, Throw):
        found = found[:1] + throw_plans(match, walk.player, reach, walk.moved)
    return found


def aim_at(match: Match, at: int) -> int:
    """What it means to go to a hex."""
    return FETCH if match.holder == NO_PLAYER and match.ball == at else GO


def run_plans(match: Match, number: int, reach: Reach, moved: int) -> list[Plan]:
    """D9.1: to each hex worth going to; to stay and turn is among them."""
    found = [Plan(GO, number, RUN, reach.start, SURE, moved, NONE, 0, NONE, reach, None)]
    for at in spots(match, number, reach.hexes):
        found.append(Plan(aim_at(match, at), number, RUN, at, reach.sure(at), 1, NONE, 0, NONE, reach, None))
    return found


def sprint_plans(match: Match, number: int, at: int, facing: int, threats: list[int], near: Reach) -> list[Plan]:
    """D9.3: to the hexes that a Run does not reach."""
    points = 2 * match.players[number].profile.move
    reach = sprint_reach(match, Mover(number, at, facing, points, 0, 0), threats)
    beyond = [place for place in reach.hexes if near.chance[place] == 0]
    found: list[Plan] = []
    for place in spots(match, number, beyond):
        found.append(
            Plan(aim_at(match, place), number, SPRINT, place, reach.sure(place), 1, NONE, 0, NONE, None, reach)
        )
    return found


def attack_plans(match: Match, number: int, action: int, reach: Reach, moved: int, next_to: int) -> list[Plan]:
    """D12.1, D12.2: every opponent from every hex next to him; for a Steal the carrier."""
    found: list[Plan] = []
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
                Plan(
                    HIT if action == SLAM else ROB,
                    number,
                    action,
                    at,
                    reach.sure(at),
                    moved + int(at != reach.start),
                    target,
                    next_to >> target & 1,
                    toward(match, team, at, other.at),
                    reach,
                    None,
                )
            )
    return found


def throw_plans(match: Match, number: int, reach: Reach, moved: int) -> list[Plan]:
    """D14.5, D14.6: a strike from every hex of a zone that can be reached, and a pass to every team-mate from here."""
    found: list[Plan] = []
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
            found.append(Plan(SHOOT, number, THROW, at, reach.sure(at), step, STRIKE, 0, facing, reach, None))
    far = distances()[reach.start]
    for other, mate in enumerate(match.players):
        if (
            mate.team == team
            and other != number
            and mate.facing >= 0
            and CATCH in PERMITTED[mate.profile.role]
            and far[mate.at] < len(REACH)
            and sees(mate, reach.start)
            and not blocked(match, reach.start, mate.at)
        ):
            facing = toward(match, team, reach.start, mate.at)
            found.append(Plan(PASS, number, THROW, reach.start, SURE, moved, other, 0, facing, reach, None))
    return found
