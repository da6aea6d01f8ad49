"""Who meets whom, and what came of it. Entries are numbers from 0 on: who they are is somebody else's."""

from typing import Final, NamedTuple

BYE: Final = -1
"""Who meets nobody in a round meets this."""

PLAYED: Final = "played"
WALK_OVER: Final = "walk-over"
ANNULLED: Final = "annulled"
KINDS: Final = (PLAYED, WALK_OVER, ANNULLED)


class Fixture(NamedTuple):
    """One match to be played, in a round counted from 0. `away` may be BYE."""

    round: int
    home: int
    away: int


class Result(NamedTuple):
    """What came of a fixture: the score of both, and how it came about. An annulled one counts for nothing. `fouls`
    are what each is to be blamed for, for tables of fair play.
    """

    home: int
    away: int
    home_score: int
    away_score: int
    kind: str = PLAYED
    home_fouls: int = 0
    away_fouls: int = 0

    @property
    def counts(self) -> bool:
        """Whether it is in the table."""
        return self.kind != ANNULLED

    def score(self, entry: int) -> int:
        """What one of the two scored."""
        return self.home_score if entry == self.home else self.away_score

    def against(self, entry: int) -> int:
        """What was scored against one of the two."""
        return self.away_score if entry == self.home else self.home_score

    def other(self, entry: int) -> int:
        """Whom one of the two met."""
        return self.away if entry == self.home else self.home

    def fouls(self, entry: int) -> int:
        """What one of the two is to be blamed for."""
        return self.home_fouls if entry == self.home else self.away_fouls
