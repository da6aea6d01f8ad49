"""The coaches that know a game, by name: a table of levels, a row each."""

from collections.abc import Callable
from typing import Final

from thirdhalf.coaches.budget import COUNTED, Budget, read_budget
from thirdhalf.coaches.own import imported, own_coach
from thirdhalf.coaches.random import RandomCoach
from thirdhalf.kernel.table import Coach

Maker = Callable[[str], Coach]
"""From a seed, which decides all that a coach leaves to chance."""
Thinker = Callable[[str, Budget], Coach]


class Level:
    """A row of the table."""

    __slots__ = ()

    def coach(self, seed: str) -> Coach:
        """A coach of this level."""
        raise NotImplementedError


class QuickLevel(Level):
    """A coach that plays at once."""

    __slots__ = ("_make",)

    def __init__(self, make: Maker) -> None:
        self._make = make

    def coach(self, seed: str) -> Coach:
        return self._make(seed)


class ThinkingLevel(Level):
    """A coach that looks ahead, with so many evaluations if nobody says otherwise."""

    __slots__ = ("_think", "evaluations")

    def __init__(self, think: Thinker, evaluations: int) -> None:
        self._think = think
        self.evaluations = evaluations

    def coach(self, seed: str) -> Coach:
        return self._think(seed, Budget(self.evaluations, COUNTED))

    def coach_with(self, seed: str, budget: Budget) -> Coach:
        """The same with another budget."""
        return self._think(seed, budget)


RANDOM: Final = QuickLevel(RandomCoach)
"""The weakest of every game."""


class Roster:
    """Coaches of one game, the weakest first; those of a level who have a style of their own (`club+hitter`); and those
    who are no opponents to choose: of its lessons, and those who are there to measure others by (`yardsticks`).
    """

    __slots__ = ("_lessons", "_levels", "_personalities", "_yardsticks")

    def __init__(
        self,
        levels: dict[str, Level],
        lessons: dict[str, Level] | None = None,
        personalities: dict[str, Level] | None = None,
        yardsticks: dict[str, Level] | None = None,
    ) -> None:
        self._levels = {"random": RANDOM, **levels}
        self._lessons: dict[str, Level] = lessons or {}
        self._personalities: dict[str, Level] = personalities or {}
        self._yardsticks: dict[str, Level] = yardsticks or {}

    @property
    def names(self) -> list[str]:
        """What they are called."""
        return list(self._levels)

    @property
    def lessons(self) -> list[str]:
        """What those of the lessons are called."""
        return list(self._lessons)

    @property
    def personalities(self) -> list[str]:
        """What those with a style of their own are called: level, plus sign, style."""
        return list(self._personalities)

    @property
    def yardsticks(self) -> list[str]:
        """What those are called that others are measured by."""
        return list(self._yardsticks)

    @property
    def thinkers(self) -> list[str]:
        """What those are called that take a budget."""
        return [name for name, level in self._levels.items() if isinstance(level, ThinkingLevel)]

    def looks_ahead(self, name: str) -> bool:
        """Whether the coach of that name takes its time."""
        return isinstance(self._level(name.partition(":")[0]), ThinkingLevel)

    @property
    def usual(self) -> str:
        """Who plays if nobody says otherwise: the one in the middle, but nobody above the third."""
        return self.names[min(2, len(self.names) // 2)]

    def anybody(self, name: str, seed: str) -> Coach:
        """A coach of that name, or one of somebody's own by where it is (`my_module:MyCoach`), which runs what stands
        there: only for names that come from who runs the program.
        """
        if ":" not in name or self._level(name.partition(":")[0]) is not None:
            return self.coach(name, seed)
        return own_coach(name, imported(name), seed)

    def coach(self, name: str, seed: str) -> Coach:
        """A coach of that name, with a budget behind a colon if it takes one (`province:0.3s`, `province:200`). The
        same seed makes the same choices, unless the budget is in seconds.
        """
        plain, colon, budget = name.partition(":")
        level = self._level(plain)
        if level is None:
            there = self.personalities if "+" in plain else self.names
            raise ValueError(f"there is no coach '{plain}'; there are: {', '.join(there)}")
        if not colon:
            return level.coach(seed)
        if not isinstance(level, ThinkingLevel):
            raise ValueError(f"the coach '{plain}' takes no budget; these do: {', '.join(self.thinkers)}")
        return level.coach_with(seed, read_budget(budget))

    def _level(self, name: str) -> Level | None:
        """The row of that name, in whichever table it stands."""
        for rows in (self._levels, self._personalities, self._lessons, self._yardsticks):
            if name in rows:
                return rows[name]
        return None
