"""What a coach may expect of a position: the next score, and how the match ends."""

from thirdhalf.coaches.calibration import Calibration
from thirdhalf.coaches.network import SURE, Network, shares
from thirdhalf.kernel.seat import NOBODY


class Prospect:
    """`points` of the next score, in ten-thousandths and less than 0 where the others are to expect it; the chances of
    win, draw and loss out of SURE. Never changes.
    """

    __slots__ = ("draw", "loss", "points", "win")

    def __init__(self, points: int, win: int, draw: int, loss: int) -> None:
        self.points = points
        self.win = win
        self.draw = draw
        self.loss = loss

    @property
    def result(self) -> int:
        """A win is SURE, a loss as much less than 0, a draw nothing."""
        return self.win - self.loss

    def turned(self) -> "Prospect":
        """The same for the other coach."""
        return Prospect(-self.points, self.loss, self.draw, self.win)


def prospect_by(network: Network, sums: int, calibration: Calibration, stage: int, lead: int) -> Prospect:
    """What a network says of a position to whoever looks on, by the sums of all inputs; the end of the match mended by
    the stage that it is in and the lead of whoever looks on.
    """
    scores, said = network.logarithms(sums)
    points = 0
    for each, chance in zip(network.points, shares(scores), strict=True):
        points += each * chance
    results = shares(calibration.mended(said, stage, lead))
    return Prospect(points, results[0], results[1], results[2])


def prospect_at_end(winner: int, seat: int) -> Prospect:
    """When all is over nothing is left to expect."""
    if winner == NOBODY:
        return Prospect(0, 0, SURE, 0)
    return Prospect(0, SURE, 0, 0) if winner == seat else Prospect(0, 0, 0, SURE)
