"""The coaches that know a game, by name."""

from collections.abc import Callable

from thirdhalf.coaches.budget import Budget, read_budget
from thirdhalf.kernel.table import Coach

Maker = Callable[[str], Coach]
Thinker = Callable[[str, Budget | None], Coach]


class Roster:
    """Coaches of one game, the weakest first. `thinkers` are those that take a budget."""

    __slots__ = ("coaches", "thinkers")

    def __init__(self, coaches: dict[str, Maker], thinkers: dict[str, Thinker]) -> None:
        self.coaches = coaches
        self.thinkers = thinkers

    @property
    def names(self) -> list[str]:
        """What they are called."""
        return list(self.coaches)

    def coach(self, name: str, seed: str) -> Coach:
        """A coach of that name, with a budget behind a colon if it takes one (`province:0.3s`, `province:200`). The
        same seed makes the same choices, unless the budget is in seconds.
        """
        plain, colon, budget = name.partition(":")
        if plain not in self.coaches:
            raise ValueError(f"there is no coach '{plain}'; there are: {', '.join(self.coaches)}")
        if not colon:
            return self.coaches[plain](seed)
        if plain not in self.thinkers:
            raise ValueError(f"the coach '{plain}' takes no budget; these do: {', '.join(self.thinkers)}")
        return self.thinkers[plain](seed, read_budget(budget))
