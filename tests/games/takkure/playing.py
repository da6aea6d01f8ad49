"""Random play of Takkure for property tests: every example is a seed, and a seed is a whole exercise."""

from hypothesis import strategies as st

from tests.games.every.playing import SEEDS, RandomPlay, play
from thirdhalf.games.takkure.game import takkure
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.game import Setup

__all__ = ["ATTACKERS", "EXERCISES", "SEEDS", "SETUPS", "RandomPlay", "new_match", "play"]

EXERCISES = st.sampled_from([1, 2, 3, 4, 5, 6])
ATTACKERS = st.sampled_from(["home", "away"])
SETUPS: list[Setup] = [{"exercise": exercise, "attacker": "away"} for exercise in (1, 3, 4)]
"""What every game's properties are looked for in, beside the exercises."""


def new_match(exercise: int, attacker: str, log: list[Event] | None) -> Match:
    """An exercise at its first decision."""
    return takkure().new({"exercise": exercise, "home": "yamato", "away": "teriomorphs", "attacker": attacker}, log)
