"""What the kernel needs to know of a game: how to start one, the words for what can be picked, and how what happens is
described to those outside, who know no rule.
"""

from collections.abc import Mapping

from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.decision import Decision, Pick, Refusal
from thirdhalf.kernel.event import EVERYBODY, Event
from thirdhalf.kernel.frame import Match, Projection
from thirdhalf.kernel.readings import Reading
from thirdhalf.kernel.telling import Telling, message_id, number

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game. What has an answer here need not be said by a game to which it fits."""

    __slots__ = ()

    @property
    def id(self) -> str:
        """The game's name on the command line and in files."""
        raise NotImplementedError

    def content_hash(self) -> str:
        """A digest of all content (cards, pitches and the like) of a match; nothing where there is none."""
        return ""

    def reads(self, content: str) -> bool:
        """Whether matches played with the content of that digest are the same with this one's."""
        return content == self.content_hash()

    def styles(self) -> dict[str, str]:
        """Its teams by id, each with the style in which the computer plays it, or nothing."""
        return {}

    def readings(self) -> tuple[Reading, ...]:
        """The sentences of its book that a match can play to the letter, in a fixed order."""
        return ()

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
        """How a match that is over has ended. Its scores are true before that too: lists of matches show them."""
        raise NotImplementedError

    def event_fields(self) -> dict[str, tuple[str, ...]]:
        """The kinds of events there are, and the names of their values."""
        raise NotImplementedError

    def tell(self, match: Match, event: Event) -> Telling:
        """An event as a message of the catalogue (`noughts-mark`) and its values."""
        fields = self.event_fields()[event.kind]
        values = {field: number(value) for field, value in zip(fields, event.values, strict=True)}
        return Telling(message_id(self.id, event.kind), values)

    def event_values(self, match: Match, event: Event) -> Projection:
        """An event's values under their names, for those outside: what has a word or an id there by that."""
        told: Projection = {}
        for field, value in zip(self.event_fields()[event.kind], event.values, strict=True):
            told[field] = value
        return told

    def topics(self) -> tuple[str, ...]:
        """What its questions are about, where that is a closed list: types for other languages are made from it."""
        return ()

    def prompt(self, match: Match, decision: Decision) -> Telling:
        """The question as a message of the catalogue (`noughts-question-square`)."""
        return Telling(message_id(f"{self.id}-question", decision.topic), {})

    def option_label(self, match: Match, pick: Pick, option: int) -> Telling:
        """What an option is called when it is shown to people (`noughts-option-square-b2`)."""
        topic = message_id(f"{self.id}-option", pick.topic)
        return Telling(message_id(topic, self.option_word(match, pick, option)), {})

    def option_things(self, match: Match, pick: Pick, option: int) -> list[str]:
        """The ids of what an option points at on the table, so that it can be picked there."""
        return []

    def describe(self, match: Match, decision: Decision) -> Projection:
        """All that a preview of the answer needs, without a rule: what it is about, and for places and lines the
        measures they are judged by.
        """
        return {}

    def setting(self, match: Match) -> Projection:
        """What the viewer must know of the table and never changes during a match."""
        return {}

    def about(self) -> Projection:
        """What a match can be set up with."""
        return {}

    def shapes(self) -> dict[str, type]:
        """The forms of `about`, `setting`, `describe` and of what viewers see, as typed dictionaries, under those
        names (`about`, `setting`, `question`, `state`): types for other languages are made from them. Where questions
        have several forms, each is under `question` and a word of its own. `values` has the values of events by name;
        whatever is not in it is a number.
        """
        return {}

    def secretive(self, match: Match) -> bool:
        """Whether coaches can be asked in secret in this match: then nothing may tell whether one was."""
        return False

    def closed(self, match: Match) -> Refusal | None:
        """Why the computer may not tell all that it could work out from where things are; None where it may, as in any
        game in which nothing has to be measured.
        """
        return None

    def silenced(self, match: Match) -> Refusal | None:
        """Why no adviser may speak of what is asked now; None where one may. Only where the match is `closed`."""
        return None

    def retractable(self, match: Match, answered: str) -> bool:
        """Whether the last answer, to the question of that topic, may be taken back as far as secrets go. The match is
        as it is after that answer, and nobody has answered or rolled since.
        """
        return True


def option_from_word(game: Game, match: Match, pick: Pick, word: str) -> int:
    """The option of that name; ValueError with the names there are if there is none."""
    for option in pick.options:
        if game.option_word(match, pick, option) == word:
            return option
    known = ", ".join([game.option_word(match, pick, option) for option in pick.options[:12]])
    raise ValueError(f"'{word}' is not offered for '{pick.topic}'; offered: {known}")
