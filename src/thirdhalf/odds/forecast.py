"""What `thirdhalf odds` needs of a game to tell what follows in a position, and how likely."""

from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.script import Guide
from thirdhalf.odds.explorer import Policy
from thirdhalf.odds.facts import Fact, Facts
from thirdhalf.odds.lines import Odds


class Weight:
    """What an option comes to: a message with its numbers, which are percentages."""

    __slots__ = ("choice", "message", "values")

    def __init__(self, choice: Choice, message: str, values: dict[str, int]) -> None:
        self.choice = choice
        self.message = message
        self.values = values


class Forecast:
    """One game's way to look ahead."""

    __slots__ = ()

    @property
    def span(self) -> str:
        """How far it looks, in words."""
        raise NotImplementedError

    def guide(self, game: Game) -> Guide:
        """Who reads the lines of a scenario."""
        raise NotImplementedError

    def quiet(self, match: Match) -> Choice:
        """The answer that changes least."""
        raise NotImplementedError

    def odds(self, match: Match, policy: Policy, limit: int, first: Choice | None) -> Odds[Facts]:
        """How likely everything is at the end, if coaches answer by the policy, or `first` to what is asked now."""
        raise NotImplementedError

    def weights(self, match: Match) -> list[Weight]:
        """What the options of the question come to, exactly; nothing where that is not told before dice are rolled."""
        return []

    def words(self, match: Match, fact: Fact) -> str:
        """A fact as a few words."""
        raise NotImplementedError

    def order(self, fact: Fact) -> tuple[int, int]:
        """Facts are told in this order."""
        raise NotImplementedError
