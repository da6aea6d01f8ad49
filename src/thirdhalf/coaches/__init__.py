"""The computer's coaches, by name."""

from collections.abc import Callable

from thirdhalf.coaches.budget import Budget, read_budget
from thirdhalf.coaches.club import ClubCoach
from thirdhalf.coaches.international import InternationalCoach
from thirdhalf.coaches.province import ProvinceCoach
from thirdhalf.coaches.random import RandomCoach
from thirdhalf.coaches.rookie import RookieCoach
from thirdhalf.kernel.table import Coach

THINKERS: dict[str, Callable[[str, Budget | None], Coach]] = {
    "province": ProvinceCoach,
    "international": InternationalCoach,
}
"""Those that take a budget."""

COACHES: dict[str, Callable[[str], Coach]] = {
    "random": RandomCoach,
    "rookie": RookieCoach,
    "club": ClubCoach,
    "province": ProvinceCoach,
    "international": InternationalCoach,
}


def coach(name: str, seed: str) -> Coach:
    """A coach of that name, with a budget for each activation behind a colon if it takes one (`province:0.3s`,
    `province:200`). The same seed makes the same choices, unless the budget is in seconds.
    """
    plain, colon, budget = name.partition(":")
    if plain not in COACHES:
        raise ValueError(f"there is no coach '{plain}'; there are: {', '.join(COACHES)}")
    if not colon:
        return COACHES[plain](seed)
    if plain not in THINKERS:
        raise ValueError(f"the coach '{plain}' takes no budget; these do: {', '.join(THINKERS)}")
    return THINKERS[plain](seed, read_budget(budget))
