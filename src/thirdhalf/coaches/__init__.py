"""The computer's coaches, by name."""

from thirdhalf.coaches.random import RandomCoach
from thirdhalf.kernel.table import Coach

COACHES = {"random": RandomCoach}


def coach(name: str, seed: str) -> Coach:
    """A coach of that name; the same seed makes the same choices."""
    if name not in COACHES:
        raise ValueError(f"there is no coach '{name}'; there are: {', '.join(COACHES)}")
    return COACHES[name](seed)
