"""Collecting candidates: legal ones only, no two nearly alike, in the order they came."""

from thirdhalf.geometry.plane import Point, distance2
from thirdhalf.geometry.polyline import at, line_length
from thirdhalf.kernel.decision import Choice, Decision


class Gathering:
    """The candidates for one decision. `gap` is how near two of them may not be: half a base's radius.

    Two lines are nearly alike if both their middles and their ends are near; a point is a line of no length. To stay is
    a line that ends where it starts.
    """

    __slots__ = ("_keys", "choices", "decision", "gap")

    def __init__(self, decision: Decision, gap: int) -> None:
        self.decision = decision
        self.gap = gap
        self.choices: list[Choice] = []
        self._keys: list[tuple[Point, Point]] = []

    def offer(self, choice: Choice, middle: Point, end: Point) -> None:
        """Keep the choice if it is allowed and unlike all those before it."""
        gap2 = self.gap * self.gap
        for known, last in self._keys:
            if (
                distance2(end[0], end[1], last[0], last[1]) < gap2
                and distance2(middle[0], middle[1], known[0], known[1]) < gap2
            ):
                return
        if self.decision.refusal(choice) is None:
            self.choices.append(choice)
            self._keys.append((middle, end))

    def offer_to_stay(self, start: Point) -> None:
        """The null choice of a line. It is kept whatever is near it: a hair's breadth can make the contact."""
        if self.decision.refusal(()) is None and () not in self.choices:
            self.choices.append(())
            self._keys.append((start, start))

    def offer_point(self, point: Point) -> None:
        """A place."""
        self.offer(point, point, point)

    def offer_line(self, points: list[Point]) -> None:
        """A line, its start included, as it will be run."""
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
