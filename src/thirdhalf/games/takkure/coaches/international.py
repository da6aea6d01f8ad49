"""The strongest of the searching coaches: two steps, with the defenders' best joint reply to what the attack plans."""

from typing import Final

from thirdhalf.coaches.budget import Budget
from thirdhalf.games.takkure.coaches.search.evaluation import value
from thirdhalf.games.takkure.coaches.search.searching import Depth, SearchingCoach

EVALUATIONS: Final = 5_000
"""In plain Python mostly less than a second for an activation, at most about two."""


class InternationalCoach(SearchingCoach):
    """The best plans of the attack meet the defence that hurts them most."""

    __slots__ = ()

    def __init__(self, seed: str, budget: Budget | None = None) -> None:
        super().__init__(
            seed,
            budget or Budget(EVALUATIONS, 0),
            Depth(
                planning=0.8,
                glancing=0.4,
                most_plans=60,
                replies=10,
                reply_places=3,
                hands=3,
                rounds=3,
                most_places=8,
                tried_out=16,
                rarest=10_000,
                seconds=4,
                kicks=3,
            ),
            value,
        )
