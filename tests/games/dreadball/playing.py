"""Random play of DreadBall for property tests: every example is a seed, and a seed is a whole match."""

from hypothesis import strategies as st

from tests.games.every.playing import SEEDS, RandomPlay, play
from thirdhalf.games.dreadball.game import dreadball
from thirdhalf.games.dreadball.table.state import Match
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.game import Setup

__all__ = ["PRESETS", "SEEDS", "SETUPS", "RandomPlay", "new_match", "play"]

PRESETS = st.sampled_from(["sheet", "full-like", "demo"])
SETUPS: list[Setup] = [
    {"preset": "full-like"},
    {"home": "forgefathers", "away": "forgefathers", "landslide": 3, "first": "away"},
]
"""What every game's properties are looked for in, beside the lessons."""


def new_match(preset: str, log: list[Event] | None, first: str = "toss") -> Match:
    """A match at its first decision."""
    return dreadball().new({"home": "veer-myn", "away": "forgefathers", "preset": preset, "first": first}, log)
