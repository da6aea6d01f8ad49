"""Collecting candidates: legal ones only, no two nearly alike, in the order they came."""

from thirdhalf.games.takkure.table.questions.walks import Walk
from thirdhalf.geometry.native import i64
from thirdhalf.geometry.plane import Point, distance, point_on
from thirdhalf.geometry.polyline import at, line_length
from thirdhalf.kernel.decision import Choice, Decision


class Gathering:
    """The candidates for one decision. `gap` is how near two of them may not be: half a base's radius.

    Two lines are nearly alike if both their middles and their ends are near; a point is a line of no length. To stay is
    a line that ends where it starts.
    """

    __slots__ = ("_ends_x", "_ends_y", "_middles_x", "_middles_y", "choices", "decision", "gap")

    def __init__(self, decision: Decision, gap: i64) -> None:
        self.decision = decision
        self.gap = gap
        self.choices: list[Choice] = []
        self._ends_x: list[int] = []
        self._ends_y: list[int] = []
        self._middles_x: list[int] = []
        self._middles_y: list[int] = []

    def offer(self, choice: Choice, middle: Point, end: Point) -> None:
        """Keep the choice if it is allowed and unlike all those before it."""
        if self.new(middle, end) and self.decision.refusal(choice) is None:
            self.keep(choice, middle, end)

    def new(self, middle: Point, end: Point) -> bool:
        """Whether it is unlike all those before it."""
        x: i64 = end[0]
        y: i64 = end[1]
        gap = self.gap
        for index in range(len(self._ends_x)):
            dx = self._ends_x[index] - x
            # Most are far off, which one number tells.
            if dx >= gap or -dx >= gap:
                continue
            dy = self._ends_y[index] - y
            if dx * dx + dy * dy < gap * gap:
                dx = self._middles_x[index] - middle[0]
                dy = self._middles_y[index] - middle[1]
                if dx * dx + dy * dy < gap * gap:
                    return False
        return True

    def keep(self, choice: Choice, middle: Point, end: Point) -> None:
        """Take the choice as it is."""
        self.choices.append(choice)
        self._middles_x.append(middle[0])
        self._middles_y.append(middle[1])
        self._ends_x.append(end[0])
        self._ends_y.append(end[1])

    def offer_to_stay(self, start: Point) -> None:
        """The null choice of a line. It is kept whatever is near it: a hair's breadth can make the contact."""
        if self.decision.refusal(()) is None and () not in self.choices:
            self.keep((), start, start)

    def offer_point(self, point: Point) -> None:
        """A place."""
        self.offer(point, point, point)

    def offer_line(self, points: list[Point]) -> None:
        """A line, its start included, as it will be run."""
        count = len(points)
        if count == 2:
            end = points[1]
            half = distance(points[0][0], points[0][1], end[0], end[1]) // 2
            self.offer(end, point_on(points[0][0], points[0][1], end[0], end[1], half), end)
            return
        flat: list[int] = []
        for x, y in points[1:]:
            flat.append(x)
            flat.append(y)
        self.offer(tuple(flat), at(points, line_length(points) // 2), points[-1])

    def offer_end(self, start: Point, end: Point) -> None:
        """A walk by the shortest way: only where it ends counts."""
        if end == start:
            self.offer_to_stay(start)
        else:
            self.offer(end, end, end)

    def offer_run(self, walk: Walk, goal: Point) -> None:
        """A straight walk towards the goal, as far as that is free."""
        start = (walk.x, walk.y)
        end = walk.run_towards(goal[0], goal[1])
        if end == start:
            self.offer_to_stay(start)
        elif self.new(end, end):
            choice: Choice = end
            if walk.refuse_run(choice) is None:
                self.keep(choice, end, end)
