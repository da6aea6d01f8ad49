"""The strongest of the searching coaches: two steps, with the defenders' best joint reply to what the attack plans."""

from typing import Final

from thirdhalf.coaches.budget import Budget
from thirdhalf.coaches.evaluation import prospects
from thirdhalf.coaches.searching import Depth, SearchingCoach

EVALUATIONS: Final = 2_000
"""About 1.5 s an activation."""


class InternationalCoach(SearchingCoach):
    """Every plan of the attack meets the defence that hurts it most."""

    __slots__ = ()

    def __init__(self, seed: str, budget: Budget | None = None) -> None:
        super().__init__(
            seed,
            budget or Budget(EVALUATIONS, 0),
            Depth(
                planning=0.8,
                glancing=0.45,
                most_plans=24,
                replies=3,
                reply_places=1,
                hands=4,
                rounds=3,
                most_places=4,
                tried_out=12,
                rarest=10_000,
                seconds=3,
            ),
            prospects,
        )
