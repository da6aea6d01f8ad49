"""What follows in a position of Takkure."""

from fractions import Fraction
from typing import Final

from thirdhalf.games.takkure.odds.assignments import assignments
from thirdhalf.games.takkure.odds.ends import (
    BALL_LOOSE,
    ENDED,
    GROUNDED,
    HAS_BALL,
    OFF,
    TRY,
    WOUNDED,
    EndOfActivation,
    WhatHappened,
)
from thirdhalf.games.takkure.odds.policies import quiet
from thirdhalf.games.takkure.odds.throws import by_scores
from thirdhalf.games.takkure.table.kinds import ENDING_WORDS
from thirdhalf.games.takkure.table.state import own_match
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.seat import seat_word
from thirdhalf.odds.explorer import Throws, Until
from thirdhalf.odds.facts import Fact
from thirdhalf.odds.forecast import Forecast, Weight

ORDER: Final[tuple[str, ...]] = (HAS_BALL, BALL_LOOSE, TRY, GROUNDED, WOUNDED, OFF, ENDED)
TOLD: Final = {HAS_BALL: "has the ball", GROUNDED: "on the ground", WOUNDED: "wounded anew", OFF: "off the pitch"}


WEIGHT: Final = "weight-dice"


class TakkureForecast(Forecast):
    """To the end of the activation."""

    __slots__ = ()

    @property
    def span(self) -> str:
        return "at the end of the activation"

    def quiet(self, match: KernelMatch) -> Choice:
        return quiet(match)

    @property
    def throws(self) -> Throws:
        return by_scores

    def end(self, match: KernelMatch) -> Until:
        return EndOfActivation(own_match(match))

    def facts(self, match: KernelMatch) -> WhatHappened:
        return WhatHappened(own_match(match))

    def weights(self, match: KernelMatch) -> list[Weight]:
        """3.07: where dice are shared out."""
        match = own_match(match)
        return [
            Weight(
                each.choice,
                WEIGHT,
                {"succeeds": percent(each.succeeds), "lost": percent(each.lost), "down": percent(each.down)},
            )
            for each in assignments(match)
        ]

    def words(self, match: KernelMatch, fact: Fact) -> str:
        match = own_match(match)
        kind, number = fact
        if kind == BALL_LOOSE:
            return "ball lies loose"
        if kind == TRY:
            return f"try for {seat_word(number)}"
        if kind == ENDED:
            return f"over: {ENDING_WORDS[number]}"
        return f"{match.players[number].profile.id} {TOLD[kind]}"

    @property
    def kinds(self) -> tuple[str, ...]:
        return ORDER


def percent(share: Fraction) -> int:
    """A share as so many out of a hundred."""
    return round(share * 100)
