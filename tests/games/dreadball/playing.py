"""Random play of DreadBall for property tests: every example is a seed, and a seed is a whole match."""

from collections.abc import Callable

from hypothesis import strategies as st

from tests.games.takkure.playing import RandomPlay
from thirdhalf.games.dreadball.game import dreadball
from thirdhalf.games.dreadball.table.state import Match
from thirdhalf.kernel.event import Event

__all__ = ["PRESETS", "SEEDS", "RandomPlay", "new_match", "play"]

SEEDS = st.integers(0, 1_000_000)
PRESETS = st.sampled_from(["sheet", "full-like", "demo"])


def new_match(preset: str, log: list[Event] | None, first: str = "toss") -> Match:
    """A match at its first decision."""
    return dreadball().new({"home": "veer-myn", "away": "forgefathers", "preset": preset, "first": first}, log)


def play(match: Match, seed: int, before_each: Callable[[Match], None] | None = None, most: int = 100_000) -> Match:
    """Play at random to the end, or `most` choices; `before_each` looks at every position with a decision."""
    player = RandomPlay(seed)
    for _ in range(most):
        if match.decision is None:
            break
        if before_each is not None:
            before_each(match)
        match.choose(player.answer(match))
    return match
