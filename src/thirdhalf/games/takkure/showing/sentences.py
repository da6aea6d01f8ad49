"""Takkure's events as sentences."""

from thirdhalf.games.takkure.showing.telling import tell_event
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.kernel.event import Event
from thirdhalf.words import Words
from thirdhalf.words.telling import sentence


def tell(words: Words, match: Match, event: Event) -> str:
    """One event as a sentence, without its rule."""
    return sentence(words, tell_event(match, event))
