"""A club in a season that leaves marks: what its log has brought it."""

from typing import Final, NamedTuple

MOST_LEARNED: Final = 3
"""What a player learns in a season, at most."""
MOST_HIRED: Final = 2
MOST_EXPERIENCE: Final = 100_000


class Hurt(NamedTuple):
    """An injury that stays until it heals, in the game's words."""

    player: str
    injury: str


class Club:
    """What has come of one entry's players, by their ids."""

    def __init__(self) -> None:
        self.experience: dict[str, int] = {}
        self.learned: dict[str, tuple[str, ...]] = {}
        self.injuries: list[Hurt] = []
        # How many matches a player still misses.
        self.missing: dict[str, int] = {}
        self.hired: list[str] = []

    def rested(self) -> None:
        """A match of the club has been played: who misses matches misses one less."""
        self.missing = {player: left - 1 for player, left in self.missing.items() if left > 1}

    def lessons(self, player: str) -> tuple[str, ...]:
        """What a player has learned."""
        return self.learned.get(player, ())
