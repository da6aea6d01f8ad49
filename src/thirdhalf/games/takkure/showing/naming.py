"""Players and cards by name, as values of messages."""

from thirdhalf.games.takkure.table.state import Match
from thirdhalf.kernel.frame import Projection
from thirdhalf.kernel.telling import named, said


def player_name(match: Match, number: int) -> Projection:
    """A player by id and name."""
    profile = match.players[number].profile
    return named(profile.id, profile.name)


def card_name(match: Match, card: int) -> Projection:
    """An individual play by its title; one that the catalogue does not know has the name its file gives it."""
    play = match.cards.box.plays[card]
    return said(f"card-{play.id}", "title", play.name)


def play_name(match: Match, card: int) -> Projection:
    """A team play by its title."""
    play = match.cards.box.team_plays[card]
    return said(f"play-{play.id}", "title", play.name)
