"""How any game's positions are looked ahead from: to the end of the match, coaches taking the first option."""

from collections.abc import Callable
from typing import Final

from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice, Pick
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.seat import seat_word
from thirdhalf.odds.explorer import Until
from thirdhalf.odds.facts import Fact, Facts
from thirdhalf.odds.forecast import Forecast

WINNER: Final = "winner"


@mypyc_attr(allow_interpreted_subclasses=True)
class WholeForecast(Forecast):
    """To the end of the match."""

    __slots__ = ("_game",)

    def __init__(self, game: Game) -> None:
        self._game = game

    @property
    def span(self) -> str:
        return "at the end of the match"

    def quiet(self, match: Match) -> Choice:
        return first_option(match)

    def end(self, match: Match) -> Until:
        return at_the_end

    def facts(self, match: Match) -> Callable[[Match], Facts]:
        return self.outcome

    def outcome(self, match: Match) -> Facts:
        """Who has won."""
        return ((WINNER, self._game.outcome(match).winner),)

    def words(self, match: Match, fact: Fact) -> str:
        return f"{seat_word(fact[1])} wins"

    @property
    def kinds(self) -> tuple[str, ...]:
        return (WINNER,)


def first_option(match: Match) -> Choice:
    """The first of the options listed; of places and lines always the same one."""
    decision = match.decision
    assert decision is not None
    return decision.options[:1] if isinstance(decision, Pick) else decision.sample(Chooser(0))


def at_the_end(match: Match) -> bool:
    """Nothing is left to do."""
    return match.over
