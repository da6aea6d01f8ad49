"""Where a player can get by a Run, a Jack's hex or a Sprint, how surely, and by which steps."""

from typing import Final

from thirdhalf.games.dreadball.rules.chances import SURE, at_least
from thirdhalf.games.dreadball.rules.pool import BASE
from thirdhalf.games.dreadball.table.kinds import GUARD, STRIKER
from thirdhalf.games.dreadball.table.pitch import NEIGHBOURS, SIZE
from thirdhalf.games.dreadball.table.questions.topics import TURN_LEFT, TURN_RIGHT
from thirdhalf.games.dreadball.table.state import Match, Player, side_of
from thirdhalf.games.dreadball.tactics.ground import TURNED

NOWHERE: Final = -1
MOST_TESTS: Final = 3
"""The fourth Dash or Evade of an action is never worth it."""


class Mover:
    """Who moves, from where, with how many points, and the tests of this action so far (D7.8)."""

    __slots__ = ("at", "dashes", "evades", "facing", "number", "points")

    def __init__(self, number: int, at: int, facing: int, points: int, dashes: int, evades: int) -> None:
        self.number = number
        self.at = at
        self.facing = facing
        self.points = points
        self.dashes = dashes
        self.evades = evades


class Way:
    """Where a player can get, how surely and how; this one leads nowhere."""

    __slots__ = ()

    def sure(self, at: int) -> int:
        """The chance to arrive, out of SURE."""
        return SURE

    def path(self, at: int) -> list[int]:
        """The answers to the questions about steps, in order."""
        return []


STAY: Final = Way()


class Reach(Way):
    """The hexes a player can get to: the chance to arrive there on his feet, out of SURE, and the step before."""

    __slots__ = ("before", "careful", "chance", "hexes", "start")

    def __init__(self, start: int) -> None:
        self.start = start
        # In the order in which they are reached; the start is the first.
        self.hexes: list[int] = [start]
        self.chance: list[int] = [0] * SIZE
        self.before: list[int] = [NOWHERE] * SIZE
        # A longer way round threatened hexes, where it is safer.
        self.careful: Reach | None = None
        self.chance[start] = SURE

    def sure(self, at: int) -> int:
        """The chance to arrive, by the safer of the two ways."""
        chance = self.chance[at]
        if self.careful is not None and self.careful.chance[at] > chance:
            return self.careful.chance[at]
        return chance

    def path(self, at: int) -> list[int]:
        """The hexes of the way there, the start left out."""
        if self.careful is not None and self.careful.chance[at] > self.chance[at]:
            return self.careful.path(at)
        way: list[int] = []
        while at != self.start:
            way.append(at)
            at = self.before[at]
        way.reverse()
        return way


def test_chances(match: Match, player: Player) -> list[list[int]]:
    """D9.5, D9.9: the chance of the n-th Dash or Evade of an action, by threats on the hex left and n."""
    dice = BASE + int(player.profile.role == STRIKER)
    exploding = match.terms.exploding
    return [
        [SURE] + [at_least(dice - cost, player.profile.speed, n, exploding) for n in range(1, MOST_TESTS + 1)]
        for cost in range(3)
    ]


def run_reach(match: Match, mover: Mover, threats: list[int], dashes: int) -> Reach:
    """D9.1, D9.4, D9.8: where a Run leads, with at most so many Dashes. Whoever can pick the ball up stops at it,
    a Guard goes round it.
    """
    found = spread_out(match, mover, threats, dashes, 0)
    worst = SURE
    for at in found.hexes:
        if found.chance[at] < worst:
            worst = found.chance[at]
    if worst < SURE:
        found.careful = spread_out(match, mover, threats, dashes, 1)
    return found


def spread_out(match: Match, mover: Mover, threats: list[int], dashes: int, careful: int) -> Reach:
    """All hexes by the fewest steps; `careful`: without leaving a threatened hex but the first."""
    player = match.players[mover.number]
    tests = test_chances(match, player)
    found = Reach(mover.at)
    chance = found.chance
    before = found.before
    hexes = found.hexes
    grid = match.grid
    turn = TURNED * side_of(match, player.team)
    ball = match.ball if match.holder < 0 else NOWHERE
    blocked = ball if player.profile.role == GUARD else NOWHERE
    evades = [0] * SIZE
    evades[mover.at] = mover.evades
    level = [99] * SIZE
    level[mover.at] = 0
    frontier = [mover.at]
    points = mover.points
    for step in range(1, points + dashes + 1):
        following: list[int] = []
        dash = mover.dashes + step - points
        if dash > MOST_TESTS:
            break
        for here in frontier:
            if here == ball and here != mover.at:
                continue
            cost = threats[here]
            sure = chance[here]
            tried = evades[here]
            if cost:
                if careful and here != mover.at:
                    continue
                tried += 1
                if tried > MOST_TESTS:
                    continue
                sure = sure * tests[cost][tried] // SURE
            if step > points:
                sure = sure * tests[cost][dash] // SURE
            if sure == 0:
                continue
            around = NEIGHBOURS[here]
            for i in range(6):
                there = around[i + turn - 6] if i + turn >= 6 else around[i + turn]
                if there < 0 or grid[there] >= 0 or there == blocked:
                    continue
                known = level[there]
                if known > step:
                    level[there] = step
                    chance[there] = sure
                    before[there] = here
                    evades[there] = tried
                    following.append(there)
                    hexes.append(there)
                elif known == step and sure > chance[there]:
                    chance[there] = sure
                    before[there] = here
                    evades[there] = tried
        frontier = following
    return found


class SprintReach(Way):
    """D9.3: where a Sprint leads: for each hex and facing the chance and what came before."""

    __slots__ = ("_before", "best", "chance", "hexes", "start")

    def __init__(self, start: int) -> None:
        self.start = start
        # Places are 6 * hex + facing.
        self.chance: list[int] = [0] * (6 * SIZE)
        self._before: list[int] = [NOWHERE] * (6 * SIZE)
        # Hexes in the order in which they are reached, and for each the first facing in which it is.
        self.hexes: list[int] = []
        self.best: list[int] = [NOWHERE] * SIZE

    def sure(self, at: int) -> int:
        """The chance to arrive, facing as the shortest way has it."""
        return self.chance[6 * at + self.best[at]] if self.best[at] >= 0 else 0

    def path(self, at: int) -> list[int]:
        """The steps of the way there: hexes and turns."""
        way: list[int] = []
        place = 6 * at + self.best[at]
        while place != self.start:
            before = self._before[place]
            if before // 6 != place // 6:
                way.append(place // 6)
            else:
                way.append(TURN_RIGHT if (place - before) % 6 == 1 else TURN_LEFT)
            place = before
        way.reverse()
        return way


def sprint_reach(match: Match, mover: Mover, threats: list[int]) -> SprintReach:
    """D9.3: straight ahead or a turn for a point each; without Dashes. At the ball it ends."""
    player = match.players[mover.number]
    tests = test_chances(match, player)
    start = 6 * mover.at + mover.facing
    found = SprintReach(start)
    chance = found.chance
    before = found._before
    best = found.best
    grid = match.grid
    ball = match.ball if match.holder < 0 else NOWHERE
    blocked = ball if player.profile.role == GUARD else NOWHERE
    evades = [0] * (6 * SIZE)
    evades[start] = mover.evades
    chance[start] = SURE
    best[mover.at] = mover.facing
    found.hexes.append(mover.at)
    frontier = [start]
    for _ in range(mover.points):
        following: list[int] = []
        for place in frontier:
            here = place // 6
            facing = place - 6 * here
            if here == ball and here != mover.at:
                continue
            there = NEIGHBOURS[here][facing]
            if there >= 0 and grid[there] < 0 and there != blocked:
                after = 6 * there + facing
                if chance[after] == 0:
                    sure = chance[place]
                    tried = evades[place]
                    cost = threats[here]
                    if cost:
                        tried += 1
                        sure = sure * tests[cost][tried] // SURE if tried <= MOST_TESTS else 0
                    if sure:
                        chance[after] = sure
                        evades[after] = tried
                        before[after] = place
                        following.append(after)
                        if best[there] < 0:
                            best[there] = facing
                            found.hexes.append(there)
            for after in (6 * here + (facing + 1) % 6, 6 * here + (facing + 5) % 6):
                if chance[after] == 0:
                    chance[after] = chance[place]
                    evades[after] = evades[place]
                    before[after] = place
                    following.append(after)
        frontier = following
    return found
