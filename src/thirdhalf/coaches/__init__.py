"""The computer's coaches, by name."""

from collections.abc import Callable

from thirdhalf.coaches.club import ClubCoach
from thirdhalf.coaches.random import RandomCoach
from thirdhalf.coaches.rookie import RookieCoach
from thirdhalf.kernel.table import Coach

COACHES: dict[str, Callable[[str], Coach]] = {"random": RandomCoach, "rookie": RookieCoach, "club": ClubCoach}


def coach(name: str, seed: str) -> Coach:
    """A coach of that name; the same seed makes the same choices."""
    if name not in COACHES:
        raise ValueError(f"there is no coach '{name}'; there are: {', '.join(COACHES)}")
    return COACHES[name](seed)
