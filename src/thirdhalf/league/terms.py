"""On which terms a competition is played: its stages, points and tie-breaks. All of it is settings."""

from collections.abc import Mapping
from datetime import date, timedelta
from typing import Final, NamedTuple

from thirdhalf.league.points import Points
from thirdhalf.league.standings import USUAL

ROUND_ROBIN: Final = "round robin"
GROUPS: Final = "groups"
DIVISIONS: Final = "divisions"
SWISS: Final = "swiss"
KNOCK_OUT: Final = "knock-out"
KINDS: Final = (ROUND_ROBIN, GROUPS, DIVISIONS, SWISS, KNOCK_OUT)

IN_ORDER: Final = "order"
BY_LOT: Final = "lot"
SEEDINGS: Final = (IN_ORDER, BY_LOT)

BETTER_SEED: Final = "seed"
DECIDED: Final = "organiser"
LEVELS: Final = (BY_LOT, BETTER_SEED, DECIDED)
"""Who goes on where a tie is level: drawn by lot, the better seed, or whom the organiser names."""


class StageTerms(NamedTuple):
    """One stage. `through` are those of each table who go on to the next, 0 for all; `moving` those who change places
    between neighbouring divisions after the season. `begins` is the first round's deadline, or empty for none.
    """

    name: str
    kind: str
    legs: int = 1
    groups: int = 1
    rounds: int = 0
    through: int = 0
    moving: int = 0
    third_place: int = 0
    final_legs: int = 1
    level: str = BY_LOT
    seeding: str = IN_ORDER
    begins: str = ""
    days: int = 7

    def deadline(self, round: int) -> str:
        """By when a round, counted from 1, is to be played; empty where there is no deadline."""
        if not self.begins:
            return ""
        return (date.fromisoformat(self.begins) + timedelta(days=self.days * (round - 1))).isoformat()


class Terms(NamedTuple):
    """A competition's. `content` is the digest of what it is played with, `options` the set-up of each match. With
    `marks` at 1 a season leaves marks on players.
    """

    name: str
    game: str
    seed: str
    stages: tuple[StageTerms, ...]
    points: Points = Points()
    tie_breaks: tuple[str, ...] = USUAL
    walk_over: int = 3
    divisions: tuple[str, ...] = ()
    content: str = ""
    marks: int = 0
    options: Mapping[str, str | int | bool] = {}
