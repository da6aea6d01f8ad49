"""Random play for property tests: every example is a seed, and a seed is a whole exercise."""

from collections.abc import Callable

from hypothesis import strategies as st

from thirdhalf.games.takkure.game import takkure
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Roll
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.frame import Match as KernelMatch

EXERCISES = st.sampled_from([1, 2, 3, 4, 5, 6])
SEEDS = st.integers(0, 1_000_000)
ATTACKERS = st.sampled_from(["home", "away"])


def new_match(exercise: int, attacker: str, log: list[Event] | None) -> Match:
    """An exercise at its first decision."""
    return takkure().new({"exercise": exercise, "home": "yamato", "away": "teriomorphs", "attacker": attacker}, log)


class RandomPlay:
    """Answers whoever is asked, coach or chance, from one seed, in whatever game."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed_from(f"property {seed}"))
        self.chooser = Chooser(seed)

    def answer(self, match: KernelMatch) -> tuple[int, ...]:
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
