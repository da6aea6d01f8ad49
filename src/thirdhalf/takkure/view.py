"""What a viewer sees of the table. Without cards nothing is secret but the dice to come, and those are not in
the match.
"""

from thirdhalf.kernel.frame import Plain, Projection
from thirdhalf.kernel.seat import NOBODY, seat_word
from thirdhalf.takkure.account import SIDE_WORDS
from thirdhalf.takkure.kinds import ACTION_WORDS, ENDING_WORDS, OFF_WORDS, SKILL_WORDS, TALENT_WORDS
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
        "half": match.half,
        "time": match.time,
        "home_time": SIDE_WORDS[match.home_time],
        "away_time": SIDE_WORDS[match.away_time],
        "home_tries": match.home_tries,
        "away_tries": match.away_tries,
        "players": [_player(match, number) for number in range(len(match.players))],
        "ending": ENDING_WORDS[match.ending],
        "winner": seat_word(match.winner),
    }


def name_or_none(match: Match, number: int) -> str | None:
    """A player's id, or None for nobody."""
    return None if number < 0 else match.players[number].profile.id


def _player(match: Match, number: int) -> dict[str, Plain]:
    player = match.players[number]
    profile = player.profile
    return {
        "id": player.profile.id,
        "name": player.profile.name,
        "team": seat_word(player.team),
        "at": [player.x, player.y],
        "radius": player.profile.radius,
        "ground": player.ground,
        "wounds": player.wounds,
        "activations": player.activations,
        "fatigue": player.fatigue,
        "inactive": player.inactive,
        "permanent": player.permanent,
        "used": player.used,
        "off": OFF_WORDS[player.off],
        "declared": ACTION_WORDS[player.declared],
        "contact_at": player.contact_at,
        "move": [profile.attack_move, profile.defence_move],
        "bac": [profile.bac, profile.bac_try],
        "str": profile.strength,
        "ref": profile.reflexes,
        "int": profile.intelligence,
        "prt": profile.protection,
        "bdy": profile.body,
        "skill": SKILL_WORDS[profile.skill],
        "talent": TALENT_WORDS[profile.talent],
        "vertebrae": profile.vertebrae,
    }
