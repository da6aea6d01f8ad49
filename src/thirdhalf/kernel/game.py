"""What the kernel needs to know of a game: how to start one, and the words for what can be picked."""

from collections.abc import Mapping

from thirdhalf.kernel.decision import Decision, Pick
from thirdhalf.kernel.event import EVERYBODY, Event
from thirdhalf.kernel.frame import Match

Setup = Mapping[str, str | int | bool]
"""How a match was set up: plain names and numbers, written into its record."""


class Outcome:
    """How a match ended: the winner's seat or NOBODY, both scores, and the game's word for the ending."""

    __slots__ = ("away_score", "ending", "home_score", "winner")

    def __init__(self, winner: int, home_score: int, away_score: int, ending: str) -> None:
        self.winner = winner
        self.home_score = home_score
        self.away_score = away_score
        self.ending = ending


class Game:
    """One game: Takkure, DreadBall."""

    __slots__ = ()

    @property
    def id(self) -> str:
        """The game's name on the command line and in files."""
        raise NotImplementedError

    def content_hash(self) -> str:
        """A digest of all content (cards, pitches, exercises) that a match is played with."""
        raise NotImplementedError

    def new(self, setup: Setup, log: list[Event] | None) -> Match:
        """A match at its first decision. Raises ValueError, in one line, on a set-up it cannot use."""
        raise NotImplementedError

    def option_word(self, match: Match, pick: Pick, option: int) -> str:
        """What an option of this question is called in files."""
        raise NotImplementedError

    def audience(self, match: Match, decision: Decision) -> int:
        """Which seats may see the answer to this question at once (bits as in events); the others see it after the
        match.
        """
        return EVERYBODY

    def outcome(self, match: Match) -> Outcome:
        """How a match that is over has ended."""
        raise NotImplementedError


def option_from_word(game: Game, match: Match, pick: Pick, word: str) -> int:
    """The option of that name; ValueError with the names there are if there is none."""
    for option in pick.options:
        if game.option_word(match, pick, option) == word:
            return option
    known = ", ".join([game.option_word(match, pick, option) for option in pick.options[:12]])
    raise ValueError(f"'{word}' is not offered for '{pick.topic}'; offered: {known}")
