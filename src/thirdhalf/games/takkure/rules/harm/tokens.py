"""4.01, 4.02: counting fatigue tokens, and what they cost."""

from typing import Final

from thirdhalf.games.takkure.table.state import Match, Player

MOST_TOKENS: Final = 4
TIRING_TOKEN: Final = 3
"""R-43: the activation token of a set that tires its player."""
ONE_MOVE: Final = 2
WEARY: Final = 3


def active_tokens(player: Player) -> int:
    """4.01, R-44: active fatigue tokens; a permanent one is always active."""
    return player.fatigue + player.permanent


def all_tokens(player: Player) -> int:
    """4.02, 4.04: fatigue tokens of either kind."""
    return player.fatigue + player.permanent + player.inactive


def fresh(match: Match, player: Player) -> bool:
    """4.01: without an active token a player has its position and training skills, where skills are played at all."""
    return match.terms.skills == 1 and active_tokens(player) == 0


def moves_once(player: Player) -> bool:
    """4.01: with two active tokens a player makes only one MOVE in an activation."""
    return active_tokens(player) >= ONE_MOVE


def tires_next(player: Player) -> bool:
    """4.01, R-43: whether the player's next activation token tires it."""
    return player.activations == TIRING_TOKEN - 1
