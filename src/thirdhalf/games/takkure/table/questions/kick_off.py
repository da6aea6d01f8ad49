"""5.03 Kick-off: the questions whose answer is a point."""

from thirdhalf.games.takkure.table.kinds import BALL
from thirdhalf.games.takkure.table.questions.topics import BALL_PLACE, KICK_OFF_PLACE, TEMPLATE
from thirdhalf.games.takkure.table.state import BALL_RADIUS, TEMPLATE_RADIUS
from thirdhalf.geometry.directions import heading
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.geometry.plane import INCH, TOUCH, Disc, distance
from thirdhalf.geometry.room import fits, nearest_room
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import NO_ONE, Choice, Place, Refusal

CLEARANCE = INCH
"""5.03: the whole template is more than this from the lines and the sides."""

TRIES = 12


@mypyc_attr(acyclic=True, free_list_len=1)
class KickerPlace(Place):
    """5.03: a kicker touches its own kick-off line, not over it: `y` is given, x is free."""

    __slots__ = ("discs", "half_length", "half_width", "y")

    def __init__(self, seat: int, who: int, y: int, discs: list[Disc], half_width: int, half_length: int) -> None:
        self.seat = seat
        self.topic = KICK_OFF_PLACE
        self.rule = "5.03"
        self.who = who
        self.y = y
        self.discs = discs
        self.half_width = half_width
        self.half_length = half_length

    def refuse_point(self, x: int, y: int) -> Refusal | None:
        if abs(y - self.y) > TOUCH:
            return Refusal("5.03", "not at the kick-off line")
        return refuse_crowding(x, self.y, self.discs, self.half_width, self.half_length)

    def completed(self, choice: Choice) -> Choice:
        return (choice[0], self.y)

    def sample(self, chooser: Chooser) -> Choice:
        for _ in range(TRIES):
            x = chooser.below(2 * self.half_width + 1) - self.half_width
            if fits(x, self.y, self.discs, self.half_width, self.half_length):
                return (x, self.y)
        x = -self.half_width
        while not fits(x, self.y, self.discs, self.half_width, self.half_length):
            x += TOUCH
        return (x, self.y)


@mypyc_attr(acyclic=True, free_list_len=1)
class ReceiverPlace(Place):
    """5.03: a receiver stands anywhere in its own half, its base wholly in it. `low` and `high` bound its centre."""

    __slots__ = ("discs", "half_length", "half_width", "high", "low")

    def __init__(
        self, seat: int, who: int, low: int, high: int, discs: list[Disc], half_width: int, half_length: int
    ) -> None:
        self.seat = seat
        self.topic = KICK_OFF_PLACE
        self.rule = "5.03"
        self.who = who
        self.low = low
        self.high = high
        self.discs = discs
        self.half_width = half_width
        self.half_length = half_length

    def refuse_point(self, x: int, y: int) -> Refusal | None:
        if not self.low <= y <= self.high:
            return Refusal("5.03", "not in its own half")
        return refuse_crowding(x, y, self.discs, self.half_width, self.half_length)

    def sample(self, chooser: Chooser) -> Choice:
        x = y = 0
        for _ in range(TRIES):
            x = chooser.below(2 * self.half_width + 1) - self.half_width
            y = self.low + chooser.below(self.high - self.low + 1)
            if fits(x, y, self.discs, self.half_width, self.half_length):
                return (x, y)
        place = nearest_room(x, y, self.discs, self.half_width, self.half_length)[0]
        return (place[0], max(self.low, min(self.high, place[1])))


@mypyc_attr(acyclic=True, free_list_len=1)
class TemplatePlace(Place):
    """5.03: the template lies wholly between the receivers' kick-off line and in-goal zone, over 1" from both and the
    sides.
    """

    __slots__ = ("half_width", "high", "low")

    def __init__(self, seat: int, low: int, high: int, half_width: int) -> None:
        self.seat = seat
        self.topic = TEMPLATE
        self.rule = "5.03"
        self.who = NO_ONE
        margin = CLEARANCE + TEMPLATE_RADIUS + 1
        self.low = low + margin
        self.high = high - margin
        self.half_width = half_width - margin

    def refuse_point(self, x: int, y: int) -> Refusal | None:
        if self.low <= y <= self.high and abs(x) <= self.half_width:
            return None
        return Refusal("5.03", "template too near a line")

    def sample(self, chooser: Chooser) -> Choice:
        return (
            chooser.below(2 * self.half_width + 1) - self.half_width,
            self.low + chooser.below(self.high - self.low + 1),
        )


@mypyc_attr(acyclic=True, free_list_len=1)
class BallPlace(Place):
    """5.03: after a good kick the ball lies outside the template, touching its edge, wherever it fits."""

    __slots__ = ("discs", "half_length", "half_width", "x", "y")

    def __init__(self, seat: int, x: int, y: int, discs: list[Disc], half_width: int, half_length: int) -> None:
        self.seat = seat
        self.topic = BALL_PLACE
        self.rule = "5.03"
        self.who = BALL
        self.x = x
        self.y = y
        self.discs = discs
        self.half_width = half_width
        self.half_length = half_length

    def refuse_point(self, x: int, y: int) -> Refusal | None:
        gap = distance(x, y, self.x, self.y) - TEMPLATE_RADIUS - BALL_RADIUS
        if not -TOUCH <= gap <= TOUCH:
            return Refusal("5.03", "not at the edge")
        return refuse_crowding(x, y, self.discs, self.half_width, self.half_length)

    def sample(self, chooser: Chooser) -> Choice:
        first = chooser.below(360)
        for degrees in range(first, first + 360):
            dx, dy = heading(degrees % 360, TEMPLATE_RADIUS + BALL_RADIUS)
            if fits(self.x + dx, self.y + dy, self.discs, self.half_width, self.half_length):
                return (self.x + dx, self.y + dy)
        return ()

    def possible(self) -> bool:
        """R-71: whether the ball fits anywhere around the template, looking in whole degrees."""
        return len(self.sample(Chooser(0))) == 2


def refuse_crowding(x: int, y: int, discs: list[Disc], half_width: int, half_length: int) -> Refusal | None:
    """R-01, 6.04: a base stays on the pitch and off other bases."""
    if abs(x) > half_width or abs(y) > half_length:
        return Refusal("R-01", "off the pitch")
    if not fits(x, y, discs, half_width, half_length):
        return Refusal("6.04", "no room")
    return None
