"""What `thirdhalf odds` needs of a game to tell what follows in a position, and how likely."""

from collections.abc import Callable

from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.frame import Match
from thirdhalf.odds.explorer import RAREST, Policy, Throws, Until, every_throw
from thirdhalf.odds.facts import Fact, Facts
from thirdhalf.odds.lines import Odds, outcomes


class Weight:
    """What an option comes to: a message with its numbers, which are percentages."""

    __slots__ = ("choice", "message", "values")

    def __init__(self, choice: Choice, message: str, values: dict[str, int]) -> None:
        self.choice = choice
        self.message = message
        self.values = values


@mypyc_attr(allow_interpreted_subclasses=True)
class Forecast:
    """One game's way to look ahead."""

    __slots__ = ()

    @property
    def span(self) -> str:
        """How far it looks, in words."""
        raise NotImplementedError

    def quiet(self, match: Match) -> Choice:
        """The answer that changes least."""
        raise NotImplementedError

    @property
    def throws(self) -> Throws:
        """Which throws of the dice stand for all."""
        return every_throw

    def end(self, match: Match) -> Until:
        """Where a line of play that begins here ends."""
        raise NotImplementedError

    def facts(self, match: Match) -> Callable[[Match], Facts]:
        """What there is to say of a position that was reached from this one."""
        raise NotImplementedError

    def odds(self, match: Match, policy: Policy, limit: int, first: Choice | None) -> Odds[Facts]:
        """How likely everything is at the end, if coaches answer by the policy, or `first` to what is asked now."""
        return outcomes(match, self.facts(match), policy, self.end(match), limit, RAREST, first, self.throws)

    def weights(self, match: Match) -> list[Weight]:
        """What the options of the question come to, exactly; nothing where that is not told before dice are rolled."""
        return []

    def words(self, match: Match, fact: Fact) -> str:
        """A fact as a few words."""
        raise NotImplementedError

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of facts there are, in the order in which they are told."""
        raise NotImplementedError

    def order(self, fact: Fact) -> tuple[int, int]:
        """Facts are told in this order."""
        return (self.kinds.index(fact[0]), fact[1])
