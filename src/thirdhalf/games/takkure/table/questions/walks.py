"""Questions whose answer is a line: markers, walks, tackler's approach, dodge (1.04, 1.07, 1.10, 1.12, 1.19).

Each holds all that is needed to judge an answer, so that a client, a coach or a test can ask it without the match.
"""

from typing import Final

from thirdhalf.games.takkure.table.questions.topics import MARK, as_choice, as_points
from thirdhalf.geometry.directions import heading
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.geometry.plane import INCH, TOUCH, Disc, Point, distance, distance2
from thirdhalf.geometry.polyline import at, project_on
from thirdhalf.geometry.reach import (
    BLOCKED,
    OK,
    TOO_LONG,
    blocker,
    clear_run,
    closest_way,
    judge_leg,
    judge_way,
    shortest_way,
)
from thirdhalf.geometry.room import fits
from thirdhalf.geometry.shortest import within_reach
from thirdhalf.geometry.way import way_length
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice, Path, Refusal

# How random markers and walks are drawn: shares out of eight.
_STAYS: Final = 1
_LURED: Final = 2
_TURNS: Final = 1


@mypyc_attr(acyclic=True, free_list_len=1)
class Mark(Path):
    """1.04: no point (an empty step, R-02), the movement marker, or the turn marker and the movement marker.

    `lure` is where random markers often go (the ball, the line): without it nobody at random ever gets anywhere.
    """

    __slots__ = ("forward", "lure", "reach", "x", "y")

    def __init__(self, seat: int, who: int, x: int, y: int, reach: int, forward: int, lure: Point) -> None:
        self.seat = seat
        self.topic = MARK
        self.rule = "1.04"
        self.who = who
        self.x = x
        self.y = y
        self.reach = reach
        # 1 or -1 where the exercise forbids going back (up or down the pitch), else 0.
        self.forward = forward
        self.lure = lure

    def refuse_line(self, points: Choice) -> Refusal | None:
        if len(points) > 4:
            return Refusal("1.04", "more than one turn")
        return refuse_backwards(self.y, points, self.forward)

    def sample(self, chooser: Chooser) -> Choice:
        draw = chooser.below(8)
        if draw < _STAYS:
            return ()
        if draw < _STAYS + _LURED and (self.lure[1] - self.y) * self.forward >= 0:
            return self.lure
        points = random_step(self.x, self.y, self.reach, self.forward, chooser)
        if draw < _STAYS + _LURED + _TURNS:
            return points + random_step(points[0], points[1], self.reach, self.forward, chooser)
        return points


@mypyc_attr(acyclic=True, free_list_len=1)
class Walk(Path):
    """1.07, 1.10, R-31: any way of at most `limit`, around all bases and the loose ball.

    R-62: one point means there, by the shortest way. Several are the way itself, each leg straight.
    """

    __slots__ = (
        "_near",
        "_ways",
        "forward",
        "half_length",
        "half_width",
        "limit",
        "lure",
        "obstacles",
        "open_measuring",
        "x",
        "y",
    )

    def __init__(
        self,
        seat: int,
        topic: str,
        rule: str,
        who: int,
        x: int,
        y: int,
        limit: int,
        obstacles: list[Disc],
        half_width: int,
        half_length: int,
        forward: int,
        open_measuring: int,
        lure: Point | None = None,
    ) -> None:
        self.seat = seat
        self.topic = topic
        self.rule = rule
        self.who = who
        self.x = x
        self.y = y
        self.limit = limit
        self.obstacles = obstacles
        self.half_width = half_width
        self.half_length = half_length
        self.forward = forward
        self.open_measuring = open_measuring
        # Where random walks often go, if anywhere.
        self.lure = lure
        self._near: list[Disc] | None = None
        self._ways: dict[Point, list[Point]] = {}

    def take_over(self, walk: "Walk") -> None:
        """Be the same walk, for a question that adds to it."""
        self.seat = walk.seat
        self.topic = walk.topic
        self.rule = walk.rule
        self.who = walk.who
        self.x = walk.x
        self.y = walk.y
        self.limit = walk.limit
        self.obstacles = walk.obstacles
        self.half_width = walk.half_width
        self.half_length = walk.half_length
        self.forward = walk.forward
        self.open_measuring = walk.open_measuring
        self.lure = walk.lure
        self._near = None
        self._ways = {}

    def refuse_line(self, points: Choice) -> Refusal | None:
        if not points:
            return None
        verdict = self.judge(points)
        if verdict == BLOCKED and len(points) == 2 and self.fits(points[0], points[1]):
            detour = self.way_to(points[0], points[1])
            if detour:
                return refuse_backwards(self.y, as_choice(detour), self.forward) if self.forward else None
            verdict = TOO_LONG
        if verdict == OK:
            return refuse_backwards(self.y, points, self.forward)
        if verdict == TOO_LONG:
            return self.too_far(points)
        if verdict == BLOCKED:
            return Refusal("6.04", "something is in the way")
        return Refusal("R-01", "off the pitch")

    def refuse_run(self, end: Choice) -> Refusal | None:
        """The same of an end that `run_towards` found: that it is near enough and the way there free is known."""
        return refuse_backwards(self.y, end, self.forward)

    def too_far(self, points: Choice) -> Refusal:
        """0.03: where measuring is open, by how much: rounded up to a hundredth of an inch."""
        excess = self.excess(points) if self.open_measuring else 0
        if excess <= 0:
            return Refusal(self.rule, "too far")
        hundredths = (100 * excess + INCH - 1) // INCH
        return Refusal(self.rule, "too far by", {"by": (hundredths * INCH + 50) // 100})

    def excess(self, points: Choice) -> int:
        """How much longer than the limit a way is; 0 if that is not known."""
        way = as_points(points)
        x, y, limit = self.x, self.y, self.limit
        if len(way) == 1 and distance2(x, y, way[0][0], way[0][1]) <= limit * limit:
            # Straight there would do, but it is around something: that way is known where all bases are.
            way = self.way_within(4 * limit, way[0][0], way[0][1])
            if any(abs(px - x) > limit or abs(py - y) > limit for px, py in way):
                return 0
        return -(-way_length(x, y, way) // 1024) - limit

    def judge(self, points: Choice) -> int:
        """What the geometry says of the way."""
        x, y, limit = self.x, self.y, self.limit
        width, length = self.half_width, self.half_length
        size = len(points)
        if size == 2:
            return judge_leg(
                x, y, points[0], points[1], limit=limit, obstacles=self.obstacles, half_width=width, half_length=length
            )
        return judge_way(
            x, y, as_points(points), limit=limit, obstacles=self.obstacles, half_width=width, half_length=length
        )

    def fits(self, x: int, y: int) -> bool:
        """Whether there is room for the base."""
        return fits(x, y, self.obstacles, self.half_width, self.half_length)

    def way_to(self, x: int, y: int) -> list[Point]:
        """The shortest way there, or nothing if it is too long or there is none; what is offered is asked for again."""
        if (x, y) not in self._ways:
            self._ways[(x, y)] = self.way_within(self.limit, x, y)
        return self._ways[(x, y)]

    def way_within(self, limit: int, x: int, y: int) -> list[Point]:
        """The same, for a walk of another length."""
        return shortest_way(
            self.x,
            self.y,
            x,
            y,
            limit=limit,
            obstacles=self.obstacles,
            half_width=self.half_width,
            half_length=self.half_length,
        )

    def run_towards(self, x: int, y: int) -> Point:
        """Where one gets going straight there: as far as that is free and within the limit."""
        return clear_run(
            self.x,
            self.y,
            x,
            y,
            limit=self.limit,
            obstacles=self.near(),
            half_width=self.half_width,
            half_length=self.half_length,
        )

    def near(self) -> list[Disc]:
        """The obstacles that a straight walk can meet: those that one there and back again could."""
        if self._near is None:
            self._near = within_reach(self.x, self.y, self.x, self.y, 2 * self.limit, self.obstacles)
        return self._near

    def closest_to(self, x: int, y: int, cover: int) -> list[Point]:
        """A way that ends as close to the place as can be, or within `cover` of it."""
        return closest_way(
            self.x,
            self.y,
            x,
            y,
            cover=cover,
            limit=self.limit,
            obstacles=self.obstacles,
            half_width=self.half_width,
            half_length=self.half_length,
        )

    def completed(self, choice: Choice) -> Choice:
        size = len(choice)
        if size != 2:
            return choice
        if blocker(self.x, self.y, choice[0], choice[1], self.obstacles) < 0:
            return choice
        return as_choice(self.way_to(choice[0], choice[1]))

    def sample(self, chooser: Chooser) -> Choice:
        draw = chooser.below(8)
        if draw < _STAYS:
            return ()
        goal = random_step(self.x, self.y, self.limit, self.forward, chooser)
        if self.lure is not None and draw < _STAYS + _LURED:
            goal = self.lure
        end = self.run_towards(goal[0], goal[1])
        # Stopping at a base is rounded away from it, which can be a hair backwards.
        return end if self.forward * (end[1] - self.y) >= 0 else ()


@mypyc_attr(acyclic=True, free_list_len=1)
class Approach(Walk):
    """1.12, R-06: the tackler's walk, which must end as close to the named spot as it can."""

    __slots__ = ("_best", "cover", "spot_x", "spot_y")

    def __init__(self, walk: Walk, spot_x: int, spot_y: int, cover: int) -> None:
        self.take_over(walk)
        self.spot_x = spot_x
        self.spot_y = spot_y
        self._best: list[Point] = []
        # Centres within this distance of the spot cover it, or touch the carrier who stands on it: all are equal.
        self.cover = cover

    def refuse_line(self, points: Choice) -> Refusal | None:
        refusal = super().refuse_line(points)
        if refusal is not None:
            # Measured leg by leg the best way fits; straight to its end it may be a hair too long.
            return None if len(points) == 2 and self.best()[-1] == (points[0], points[1]) else refusal
        x, y = (points[-2], points[-1]) if points else (self.x, self.y)
        reached = self.cover + TOUCH
        if distance2(x, y, self.spot_x, self.spot_y) <= reached * reached:
            return None
        if distance(x, y, self.spot_x, self.spot_y) <= self.nearest() + TOUCH:
            return None
        return Refusal("R-06", "not as close as it can get")

    def refuse_run(self, end: Choice) -> Refusal | None:
        return self.refuse_line(end)

    def best(self) -> list[Point]:
        """R-06: a way that ends as close to the spot as can be; found once, for it takes some looking."""
        if not self._best:
            self._best = self.closest_to(self.spot_x, self.spot_y, self.cover)
        return self._best

    def nearest(self) -> int:
        """How far from the spot the best way ends."""
        x, y = self.best()[-1]
        return distance(x, y, self.spot_x, self.spot_y)

    def way_to(self, x: int, y: int) -> list[Point]:
        best = self.best()
        return best if best[-1] == (x, y) else super().way_to(x, y)

    def closest(self) -> Choice:
        """The place as close to the spot as can be."""
        return self.best()[-1]

    def sample(self, chooser: Chooser) -> Choice:
        return self.closest()


@mypyc_attr(acyclic=True, free_list_len=1)
class Dash(Walk):
    """1.19: the coach names a point and the player goes as near to it as the distance allows; or a way is given in
    full.
    """

    __slots__ = ()

    def __init__(self, walk: Walk) -> None:
        self.take_over(walk)

    def refuse_line(self, points: Choice) -> Refusal | None:
        return super().refuse_line(self.completed(points))

    def completed(self, choice: Choice) -> Choice:
        size = len(choice)
        if size != 2 or self.judge(choice) == OK:
            return choice
        return as_choice(self.closest_to(choice[0], choice[1], 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class ClosingIn(Walk):
    """4.07: a tackler's move by a card, towards the strip: it may not end further from it than it began."""

    __slots__ = ("strip",)

    def __init__(self, walk: Walk, strip: tuple[Point, ...]) -> None:
        self.take_over(walk)
        self.strip = strip

    def refuse_line(self, points: Choice) -> Refusal | None:
        refusal = super().refuse_line(points)
        if refusal is None and points and self.away_from(points[-2], points[-1]) > self.away_from(self.x, self.y):
            return Refusal("4.07", "not towards the swept strip")
        return refusal

    def refuse_run(self, end: Choice) -> Refusal | None:
        return self.refuse_line(end)

    def away_from(self, x: int, y: int) -> int:
        """The square of the distance to the strip's middle line."""
        foot = at(self.strip, project_on(self.strip, x, y))
        return distance2(x, y, foot[0], foot[1])

    def sample(self, chooser: Chooser) -> Choice:
        x, y = at(self.strip, project_on(self.strip, self.x, self.y))
        if chooser.below(2) or (x, y) == (self.x, self.y):
            return ()
        end = self.run_towards(x, y)
        # Stopping at a base is rounded away from it, which can be a hair further off.
        return end if self.refuse_line(end) is None else ()


def refuse_backwards(start_y: int, points: Choice, forward: int) -> Refusal | None:
    """R-64, exercise 1 in free play: no going back. `forward` is 0 where that does not apply."""
    if forward == 0:
        return None
    last = start_y
    for i in range(1, len(points), 2):
        if (points[i] - last) * forward < 0:
            return Refusal("R-64", "going back")
        last = points[i]
    return None


def random_step(x: int, y: int, reach: int, forward: int, chooser: Chooser) -> Choice:
    """A point in any direction (or forwards), at most `reach` away."""
    dx, dy = heading(chooser.below(360), chooser.below(reach + 1))
    if forward and dy * forward < 0:
        dy = -dy
    return (x + dx, y + dy)
