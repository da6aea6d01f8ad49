"""What a viewer sees of the table: everything. Only the dice to come are unknown, and they are not in the match."""

from typing import Final

from thirdhalf.games.dreadball.rules.actions.movement import walk_at_hand
from thirdhalf.games.dreadball.rules.rush import player_with_token
from thirdhalf.games.dreadball.showing.account import facing_word, place
from thirdhalf.games.dreadball.table.kinds import ENDING_WORDS, NO_PLAYER, REASON_WORDS, ROLE_WORDS, WHERE_WORDS
from thirdhalf.games.dreadball.table.state import Match, score
from thirdhalf.kernel.frame import Plain, Projection
from thirdhalf.kernel.seat import NOBODY, seat_word

WAY_WORDS: Final[tuple[str, ...]] = ("run", "sprint", "one hex")


def project(match: Match, seat: int) -> Projection:
    """The table in plain words and numbers, hexes as [q, r]."""
    return {
        "seat": seat_word(seat) if seat != NOBODY else "public",
        "first": seat_word(match.first),
        "rush": match.rush,
        "rushes": match.terms.rushes,
        "rushing": seat_word(match.rushing),
        "tokens": match.tokens,
        "rush_ending": [word for bit, word in enumerate(REASON_WORDS) if bit and match.flags & bit == bit and word],
        "active": _active(match),
        "moving": _moving(match),
        "ball": _ball(match),
        "score": score(match),
        "home_points": match.home_points,
        "away_points": match.away_points,
        "players": [_player(match, number) for number in range(len(match.players))],
        "ending": ENDING_WORDS[match.ending],
        "winner": seat_word(match.winner),
    }


def _ball(match: Match) -> Plain:
    """D10.1: its carrier's id, its hex, or None: out of play."""
    return match.players[match.holder].profile.id if match.holder >= 0 else place(match.ball)


def _active(match: Match) -> Plain:
    """Who has been given the token that is being played, or None."""
    number = player_with_token(match)
    return None if number == NO_PLAYER else match.players[number].profile.id


def _moving(match: Match) -> Plain:
    """D7.8: who is moving, by which points, and the tests of this action so far."""
    walk = walk_at_hand(match)
    if walk is None:
        return None
    return {
        "player": match.players[walk.player].profile.id,
        "way": WAY_WORDS[walk.mode],
        "points": walk.points,
        "moved": walk.moved,
        "dashes": walk.dashes,
        "evades": walk.evades,
    }


def _player(match: Match, number: int) -> dict[str, Plain]:
    player = match.players[number]
    profile = player.profile
    return {
        "id": profile.id,
        "name": profile.name,
        "number": profile.number,
        "team": seat_word(player.team),
        "role": ROLE_WORDS[profile.role],
        "where": WHERE_WORDS[player.where],
        "at": place(player.at),
        "facing": facing_word(player.facing),
        "tokens": player.tokens,
        "turns": player.turns,
        "move": profile.move,
        "strength": profile.strength,
        "speed": profile.speed,
        "skill": profile.skill,
        "armour": profile.armour,
    }
