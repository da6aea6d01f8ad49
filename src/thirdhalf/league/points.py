"""What a result is worth in the table."""

from typing import NamedTuple

from thirdhalf.league.fixtures import PLAYED, Result


class Points(NamedTuple):
    """Points for a win, a draw and a loss; one more for `tries` scored, and for losing by not more than `close`. 0 is
    no such bonus.
    """

    win: int = 4
    draw: int = 2
    loss: int = 0
    tries: int = 3
    close: int = 1

    def of(self, result: Result, entry: int) -> int:
        """What one of the two gets. Who was not there, and who did not have to play, gets no bonus."""
        own, other = result.score(entry), result.against(entry)
        found = self.win if own > other else self.draw if own == other else self.loss
        if result.kind != PLAYED:
            return found
        if self.tries and own >= self.tries:
            found += 1
        if self.close and other - self.close <= own < other:
            found += 1
        return found

    @property
    def most(self) -> int:
        """What a match can bring at most."""
        return max(self.win, self.draw, self.loss + bool(self.close)) + bool(self.tries)

    @property
    def least(self) -> int:
        """What a match brings at least."""
        return min(self.win, self.draw, self.loss)
