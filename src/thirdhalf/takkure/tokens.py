"""4.01, 4.02: counting fatigue tokens."""

from typing import Final

from thirdhalf.takkure.state import Player

MOST_TOKENS: Final = 4


def active_tokens(player: Player) -> int:
    """4.01, R-44: active fatigue tokens; a permanent one is always active."""
    return player.fatigue + player.permanent


def all_tokens(player: Player) -> int:
    """4.02, 4.04: fatigue tokens of either kind."""
    return player.fatigue + player.permanent + player.inactive
