"""What Takkure's coaches see in a decision of a kick-off, for hints: candidates played out until somebody attacks."""

from typing import Final

from thirdhalf.coaches.budget import Budget
from thirdhalf.coaches.hints import NOTABLE, PERCENT, Hint, Sight, percent
from thirdhalf.games.takkure.coaches.reasons import GETS_BALL, HOLDS_OFF, LOOSE, OURS, START, THEIRS
from thirdhalf.games.takkure.coaches.search.evaluation import value
from thirdhalf.games.takkure.coaches.search.kick_off_plans import PLAYED_OUT, kicked_off
from thirdhalf.games.takkure.coaches.search.lookahead import WHOLE, TakkureLookahead, ranked
from thirdhalf.games.takkure.table.questions.topics import CATCH, CATCHER
from thirdhalf.games.takkure.table.state import Match, direction
from thirdhalf.geometry.plane import INCH
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.telling import Telling, number

KICKS: Final = 3
"""Each candidate meets so many kicks, the same for all."""

FORESEEN: Final = (*PLAYED_OUT, CATCHER, CATCH)


class Landing:
    """Adds up who has the ball when the kick-off is over, and how far the line then is for the side that attacks."""

    __slots__ = ("far", "ours", "seat", "theirs", "whole")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.ours = 0
        self.theirs = 0
        self.whole = 0
        self.far = 0

    def __call__(self, match: Match, share: int) -> None:
        """One end of a line."""
        holder = match.holder
        if holder >= 0:
            if match.players[holder].team == self.seat:
                self.ours += share
            else:
                self.theirs += share
        self.whole += share
        self.far += share * ball_to_line(match, match.attacker) // INCH


def ball_to_line(match: Match, seat: int) -> int:
    """How far the ball is from the line at which that coach scores."""
    y = match.ball_y if match.holder < 0 else match.players[match.holder].y
    return max(0, match.terms.line - y * direction(seat))


class KickOffSight(Sight):
    """A question of a kick-off."""

    __slots__ = ("_ahead", "_match", "_salt", "_seat")

    def __init__(self, match: Match, chooser: Chooser, budget: Budget) -> None:
        super().__init__(budget)
        assert match.decision is not None
        self._match = match
        self._seat = match.decision.seat
        self._salt = chooser.below(1 << 30)
        self._ahead = TakkureLookahead(self._seat, self._salt, budget, WHOLE // 50, 1)

    def considered(self) -> list[Choice]:
        return ranked(self._match)

    def foresees(self) -> bool:
        assert self._match.decision is not None
        return self._match.decision.topic in FORESEEN

    def hint(self, choice: Choice) -> Hint:
        landing = Landing(self._seat)
        self._ahead.witness = landing
        total = 0
        for kick in range(KICKS):
            self._ahead.salt = self._salt + kick
            total += kicked_off(self._match, choice, self._ahead)
        gain = total // KICKS - value(self._match, self._seat)
        ours, theirs = percent(landing.ours, landing.whole), percent(landing.theirs, landing.whole)
        inches = number(landing.far // landing.whole)
        odds = [
            Telling(OURS, {"chance": number(ours)}),
            Telling(THEIRS, {"chance": number(theirs)}),
            Telling(LOOSE, {"chance": number(max(0, PERCENT - ours - theirs))}),
            Telling(START, {"inches": inches}),
        ]
        if ours >= NOTABLE:
            return Hint(choice, gain, odds, Telling(GETS_BALL, {"chance": number(ours)}))
        return Hint(choice, gain, odds, Telling(HOLDS_OFF, {"inches": inches}))
