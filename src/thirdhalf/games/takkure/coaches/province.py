"""A strong coach: one step ahead, with all candidates, the odds of the dice and an evaluation of what follows."""

from typing import Final

from thirdhalf.coaches.budget import Budget
from thirdhalf.games.takkure.coaches.search.evaluation import value
from thirdhalf.games.takkure.coaches.search.searching import Depth, SearchingCoach

EVALUATIONS: Final = 200
"""About 0.15 s an activation."""


class ProvinceCoach(SearchingCoach):
    """Looks to the end of the activation; the other side plays by the script."""

    __slots__ = ()

    def __init__(self, seed: str, budget: Budget | None = None) -> None:
        super().__init__(
            seed,
            budget or Budget(EVALUATIONS, 0),
            Depth(
                planning=0.7,
                glancing=1.0,
                most_plans=12,
                replies=1,
                reply_places=1,
                hands=1,
                rounds=1,
                most_places=3,
                tried_out=8,
                rarest=20_000,
                seconds=3,
                kicks=0,
            ),
            value,
        )
