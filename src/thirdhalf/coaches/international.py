"""The strongest of the searching coaches: many more plans, rarer dice, and other hands of the other coach."""

from typing import Final

from thirdhalf.coaches.budget import Budget
from thirdhalf.coaches.evaluation import value
from thirdhalf.coaches.searching import Depth, SearchingCoach

EVALUATIONS: Final = 2_000
"""About 1.5 s an activation."""


class InternationalCoach(SearchingCoach):
    """Looks as far as province, but at much more."""

    __slots__ = ()

    def __init__(self, seed: str, budget: Budget | None = None) -> None:
        super().__init__(
            seed,
            budget or Budget(EVALUATIONS, 0),
            Depth(
                planning=0.8,
                most_plans=30,
                finalists=4,
                hands=3,
                rounds=3,
                most_places=5,
                tried_out=16,
                rarest=10_000,
                seconds=3,
            ),
            value,
        )
