"""What follows in a position of DreadBall."""

from typing import Final

from thirdhalf.games.dreadball.odds.ends import (
    BALL_LOOSE,
    BALL_OUT,
    DOWN,
    ENDED,
    HAS_BALL,
    ORDER,
    OUT,
    RUSH_OVER,
    STRIKE,
    EndOfAction,
    WhatHappened,
)
from thirdhalf.games.dreadball.odds.policies import quiet
from thirdhalf.games.dreadball.odds.throws import by_successes
from thirdhalf.games.dreadball.table.kinds import ENDING_WORDS
from thirdhalf.games.dreadball.table.state import own_match
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.seat import AWAY, HOME, seat_word
from thirdhalf.odds.explorer import Throws, Until
from thirdhalf.odds.facts import Fact
from thirdhalf.odds.forecast import Forecast

PLAIN: Final = {BALL_LOOSE: "ball lies loose", BALL_OUT: "ball out of play", RUSH_OVER: "the rush is over"}
TOLD: Final = {HAS_BALL: "has the ball", DOWN: "knocked down", OUT: "out of play"}


class DreadBallForecast(Forecast):
    """To the end of the action, reactions and free actions included."""

    __slots__ = ()

    @property
    def span(self) -> str:
        return "at the end of the action"

    def quiet(self, match: KernelMatch) -> Choice:
        return quiet(match)

    @property
    def throws(self) -> Throws:
        return by_successes

    def end(self, match: KernelMatch) -> Until:
        return EndOfAction(own_match(match))

    def facts(self, match: KernelMatch) -> WhatHappened:
        return WhatHappened(own_match(match))

    def words(self, match: KernelMatch, fact: Fact) -> str:
        match = own_match(match)
        kind, number = fact
        if kind in PLAIN:
            return PLAIN[kind]
        if kind == STRIKE:
            return f"{abs(number)} points for {seat_word(HOME if number > 0 else AWAY)}"
        if kind == ENDED:
            return f"over: {ENDING_WORDS[number]}"
        return f"{match.players[number].profile.id} {TOLD[kind]}"

    @property
    def kinds(self) -> tuple[str, ...]:
        return ORDER
