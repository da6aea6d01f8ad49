"""Random play of DreadBall for property tests: every example is a seed, and a seed is a whole match."""

from collections.abc import Callable

from hypothesis import strategies as st

from thirdhalf.dreadball.game import dreadball
from thirdhalf.dreadball.state import Match
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice, Roll
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.event import Event

SEEDS = st.integers(0, 1_000_000)
PRESETS = st.sampled_from(["sheet", "full-like", "demo"])


def new_match(preset: str, log: list[Event] | None, first: str = "toss") -> Match:
    """A match at its first decision."""
    return dreadball().new({"home": "veer-myn", "away": "forgefathers", "preset": preset, "first": first}, log)


class RandomPlay:
    """Answers whoever is asked, coach or chance, from one seed."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed_from(f"property {seed}"))
        self.chooser = Chooser(seed)

    def answer(self, match: Match) -> Choice:
        """An allowed choice for the present decision."""
        decision = match.decision
        assert decision is not None
        return self.dice.roll(decision) if isinstance(decision, Roll) else decision.sample(self.chooser)


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
