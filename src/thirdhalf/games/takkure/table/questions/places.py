"""Questions whose answer is a point: a tackle's spot, a throw point, room for something (1.12, 2.01, 6.04).

Each holds all that is needed to judge an answer, so that a client, a coach or a test can ask it without the match.
"""

from thirdhalf.games.takkure.table.questions.topics import ROOM, SPOT, THROW_POINT
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.geometry.plane import TOUCH, Disc, Point, distance, distance2
from thirdhalf.geometry.polyline import at, line_length, project_on
from thirdhalf.geometry.room import fits
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice, Place, Refusal


@mypyc_attr(acyclic=True, free_list_len=1)
class Spot(Place):
    """1.12: where a tackler means to meet the carrier: where that stands, or any point of the line marked in step 1."""

    __slots__ = ("line",)

    def __init__(self, seat: int, who: int, line: tuple[Point, ...]) -> None:
        self.seat = seat
        self.topic = SPOT
        self.rule = "1.12"
        self.who = who
        self.line = line

    def refuse_point(self, x: int, y: int) -> Refusal | None:
        if on_line(x, y, self.line):
            return None
        return Refusal("1.12", "off the marked line")

    def sample(self, chooser: Chooser) -> Choice:
        return at(self.line, chooser.below(line_length(self.line) + 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class ThrowPoint(Place):
    """2.01: any point of the movement just made from which the receiver is not ahead (R-08)."""

    __slots__ = ("direction", "line", "receiver_y")

    def __init__(self, seat: int, who: int, line: tuple[Point, ...], receiver_y: int, direction: int) -> None:
        self.seat = seat
        self.topic = THROW_POINT
        self.rule = "2.01"
        self.who = who
        self.line = line
        self.receiver_y = receiver_y
        self.direction = direction

    def refuse_point(self, x: int, y: int) -> Refusal | None:
        if not on_line(x, y, self.line):
            return Refusal("2.01", "not on the way made")
        thrown_y = at(self.line, project_on(self.line, x, y))[1]
        if (self.receiver_y - thrown_y) * self.direction > 0:
            return Refusal("R-08", "receiver is ahead")
        return None

    def sample(self, chooser: Chooser) -> Choice:
        point = at(self.line, chooser.below(line_length(self.line) + 1))
        return self.foremost() if self.refuse_point(point[0], point[1]) else point

    def foremost(self) -> Point:
        """The end or turn of the line that lies furthest up the pitch: if any point of the line will do, this one
        does.
        """
        best = self.line[0]
        for point in self.line:
            if (point[1] - best[1]) * self.direction > 0:
                best = point
        return best


@mypyc_attr(acyclic=True, free_list_len=1)
class Room(Place):
    """6.04, R-30: a place where something pushed aside fits, as near as any; asked when several are."""

    __slots__ = ("candidates", "discs", "half_length", "half_width", "x", "y")

    def __init__(
        self,
        seat: int,
        rule: str,
        who: int,
        x: int,
        y: int,
        candidates: list[Point],
        discs: list[Disc],
        half_width: int,
        half_length: int,
    ) -> None:
        self.seat = seat
        self.topic = ROOM
        self.rule = rule
        self.who = who
        self.x = x
        self.y = y
        self.candidates = candidates
        self.discs = discs
        self.half_width = half_width
        self.half_length = half_length

    def refuse_point(self, x: int, y: int) -> Refusal | None:
        if (x, y) in self.candidates:
            return None
        if not fits(x, y, self.discs, self.half_width, self.half_length):
            return Refusal("6.04", "no room")
        nearest = self.candidates[0]
        if distance(x, y, self.x, self.y) > distance(nearest[0], nearest[1], self.x, self.y) + TOUCH:
            return Refusal("R-30", "not the nearest place")
        return None

    def sample(self, chooser: Chooser) -> Choice:
        return self.candidates[chooser.below(len(self.candidates))]


@mypyc_attr(acyclic=True, free_list_len=1)
class ContactRoom(Room):
    """R-30: a place in contact with the tackled carrier; asked when several are equally near."""

    __slots__ = ()

    def refuse_point(self, x: int, y: int) -> Refusal | None:
        for candidate in self.candidates:
            if distance2(x, y, candidate[0], candidate[1]) <= TOUCH * TOUCH:
                if fits(x, y, self.discs, self.half_width, self.half_length):
                    return None
                return Refusal("6.04", "no room")
        return Refusal("R-30", "not the nearest contact")


def on_line(x: int, y: int, line: tuple[Point, ...]) -> bool:
    """Whether the point lies on the line, give or take 0.1 mm: whole coordinates seldom hit a slanted line exactly."""
    foot = at(line, project_on(line, x, y))
    return distance2(x, y, foot[0], foot[1]) <= TOUCH * TOUCH
