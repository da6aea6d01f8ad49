"""R-61: what a viewer sees of the table: hands and chosen team plays are their coach's alone; decks have no order and
the dice to come are not in the match, so there is nothing else to hide.
"""

from thirdhalf.games.takkure.cards.windows import window_at_hand
from thirdhalf.games.takkure.showing.account import SIDE_WORDS
from thirdhalf.games.takkure.table.box import NO_PLAY, STAR, card_of
from thirdhalf.games.takkure.table.kinds import (
    ACTION_WORDS,
    ENDING_WORDS,
    NO_PLAYER,
    OFF_WORDS,
    SKILL_WORDS,
    TALENT_WORDS,
    TEAM_SKILL_WORDS,
)
from thirdhalf.games.takkure.table.profile import learned_words
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.kernel.frame import Plain, Projection
from thirdhalf.kernel.seat import AWAY, HOME, NOBODY, seat_word


def project(match: Match, seat: int) -> Projection:
    """The table in plain words and numbers, places in hundredths of a millimetre."""
    return {
        "seat": seat_word(seat) if seat != NOBODY else "public",
        "attacker": seat_word(match.attacker),
        "tokens": match.tokens,
        "sets": match.sets,
        "active": name_or_none(match, match.active),
        "ball": ball(match),
        "line": [[x, y] for x, y in match.run_line],
        "half": match.half,
        "time": match.time,
        "home_time": SIDE_WORDS[match.home_time],
        "away_time": SIDE_WORDS[match.away_time],
        "home_tries": match.home_tries,
        "away_tries": match.away_tries,
        "measuring": "open" if match.terms.open_measuring else "closed",
        "home_cards": _cards(match, HOME, seat),
        "away_cards": _cards(match, AWAY, seat),
        "players": [_player(match, number) for number in range(len(match.players))],
        "ending": ENDING_WORDS[match.ending],
        "winner": seat_word(match.winner),
    }


def ball(match: Match) -> Plain:
    """Who has the ball, or where it lies; None while it is in the air (5.03)."""
    return [match.ball_x, match.ball_y] if match.holder == NO_PLAYER else name_or_none(match, match.holder)


def name_or_none(match: Match, number: int) -> str | None:
    """A player's id, or None for nobody."""
    return None if number < 0 else match.players[number].profile.id


def _cards(match: Match, owner: int, viewer: int) -> dict[str, Plain]:
    """What the viewer sees of a coach's cards; the hand and the team plays not yet used are for its owner."""
    cards = match.cards
    plays = cards.box.plays
    team_plays = cards.box.team_plays
    open_to = owner == viewer
    declared = cards.declared if owner == match.attacker else NO_PLAY
    return {
        "hand": [plays[card].id for card in cards.hands[owner]] if open_to else None,
        "in_hand": len(cards.hands[owner]),
        "deck": len(cards.decks[owner]),
        "discards": [plays[card].id for card in cards.discards[owner]],
        "face_down": len(laid_by(match, owner)),
        "laid": [plays[card].id for card in laid_by(match, owner)] if open_to else None,
        "team_plays": [team_plays[play].id for play in cards.plays[owner]] if open_to else None,
        "used_team_plays": [team_plays[play].id for play in cards.spent[owner]],
        "declared": int(declared != NO_PLAY),
        "declared_team_play": team_plays[declared].id if open_to and declared != NO_PLAY else None,
        "team_skill": TEAM_SKILL_WORDS[cards.skills[owner]],
        "team_tokens": cards.stars[owner],
    }


def laid_by(match: Match, owner: int) -> list[int]:
    """4.07: the cards that the coach has laid face down in the window that is open."""
    window = window_at_hand(match)
    if window is None:
        return []
    first = len(window.laid) if window.seat == match.attacker else window.first
    own = window.laid[:first] if owner == match.attacker else window.laid[first:]
    return [card_of(option) for option in own if card_of(option) < STAR]


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
        "honour": player.honour,
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
        "learned": list[Plain](learned_words(profile)),
    }
