"""What a viewer sees of the table. Nothing in chapters 0 to 3 is secret but the dice to come, and those are not in
the match.
"""

from thirdhalf.kernel.frame import Plain, Projection
from thirdhalf.kernel.seat import NOBODY, seat_word
from thirdhalf.takkure.kinds import ACTION_WORDS, ENDING_WORDS
from thirdhalf.takkure.state import Match


def project(match: Match, seat: int) -> Projection:
    """The table in plain words and numbers, places in hundredths of a millimetre."""
    return {
        "seat": seat_word(seat) if seat != NOBODY else "public",
        "attacker": seat_word(match.attacker),
        "tokens": match.tokens,
        "sets": match.sets,
        "active": name_or_none(match, match.active),
        "ball": name_or_none(match, match.holder) or [match.ball_x, match.ball_y],
        "line": [[x, y] for x, y in match.run_line],
        "players": [_player(match, number) for number in range(len(match.players))],
        "ending": ENDING_WORDS[match.ending],
        "winner": seat_word(match.winner),
    }


def name_or_none(match: Match, number: int) -> str | None:
    """A player's id, or None for nobody."""
    return None if number < 0 else match.players[number].profile.id


def _player(match: Match, number: int) -> dict[str, Plain]:
    player = match.players[number]
    return {
        "id": player.profile.id,
        "name": player.profile.name,
        "team": seat_word(player.team),
        "at": [player.x, player.y],
        "radius": player.profile.radius,
        "ground": player.ground,
        "wounds": player.wounds,
        "activations": player.activations,
        "declared": ACTION_WORDS[player.declared],
    }
