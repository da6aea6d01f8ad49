"""What a game says of a season that leaves marks. The frame is here, each game has its own table."""

from typing import NamedTuple

from thirdhalf.kernel.event import Event
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.game import Game, Setup
from thirdhalf.league.marks.club import Club


class Member(NamedTuple):
    """A player of a squad."""

    id: str
    name: str


class Left(NamedTuple):
    """What a match leaves on one side: experience by player, and injuries in the order in which they were suffered."""

    experience: dict[str, int]
    injuries: tuple[tuple[str, str], ...]


class SeasonRules:
    """One game's table. The numbers of the rules are the game's own."""

    injury_rule = ""
    healing_rule = ""
    missing_rule = ""
    experience_rule = ""
    training_rule = ""
    hiring_rule = ""
    underdog_rule = ""

    @property
    def sides(self) -> int:
        """The die that everything is rolled with."""
        return 6

    def squad(self, game: Game, team: str) -> tuple[Member, ...]:
        """A team's own players."""
        raise NotImplementedError

    def for_hire(self, game: Game, team: str) -> tuple[Member, ...]:
        """Who can be hired by a club with that team."""
        return ()

    def lessons(self, game: Game, team: str, club: Club, player: str) -> tuple[str, ...]:
        """What a player can still learn."""
        raise NotImplementedError

    def price(self, learned: int) -> int:
        """How much experience a player has who may learn something beyond so many lessons."""
        raise NotImplementedError

    def left(self, start: Match, log: list[Event], seat: int) -> Left:
        """What a match leaves on a side, from how it began and everything that happened."""
        raise NotImplementedError

    def stays(self, injury: str) -> int:
        """1 where an injury takes something away until it heals."""
        raise NotImplementedError

    def grave(self, injury: str) -> int:
        """1 where somebody so hurt rolls for how many matches it misses."""
        raise NotImplementedError

    def misses(self, injury: str, face: int) -> int:
        """How many."""
        raise NotImplementedError

    def heals(self, injury: str, face: int) -> int:
        """1 where this face heals an injury."""
        raise NotImplementedError

    def marks(self, game: Game, team: str, club: Club, other: Club) -> Setup:
        """A side's marks as its set-up has them, against that club; keys without the side before them."""
        raise NotImplementedError
