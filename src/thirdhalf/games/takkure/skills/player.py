"""5.05 Skills: who has which, and the questions whether to use one."""

from typing import Final

from thirdhalf.games.takkure.changes.table import tell
from thirdhalf.games.takkure.rules.harm.tokens import fresh
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.kinds import TRAINED
from thirdhalf.games.takkure.table.state import USED_IN_HALF, Match

KEEP: Final = 0
USE: Final = 1


def has_talent(match: Match, number: int, talent: int) -> bool:
    """5.05, 4.01: the player has the skill now: skills are played, and a training skill needs a fresh player."""
    player = match.players[number]
    if player.profile.talent != talent or match.terms.skills == 0:
        return False
    return talent not in TRAINED or fresh(match, player)


def serves(match: Match, number: int, talent: int) -> bool:
    """5.05: like `has_talent`, for a skill that works by itself: telling that it does."""
    if not has_talent(match, number, talent):
        return False
    tell(match, events.SKILL_USED, "5.05", (number, talent))
    return True


def unused_talent(match: Match, number: int, talent: int) -> bool:
    """5.05: a skill that works once a half, not yet used in this one."""
    return has_talent(match, number, talent) and match.players[number].used & USED_IN_HALF == 0
