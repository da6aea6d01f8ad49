"""4.05 Position skills: all of them are for a fresh player, each for exactly its action (R-60)."""

from typing import Final

from thirdhalf.games.takkure.rules.harm.tokens import fresh
from thirdhalf.games.takkure.table.kinds import (
    BREAK_THROUGH,
    DEFENSIVE_VISION,
    DODGE,
    EXPERT_TACKLER,
    NO_SKILL,
    ONSLAUGHT,
    PASS,
    PRECISE_PASS,
    SIDE_STEP,
    TACKLE,
)
from thirdhalf.games.takkure.table.profile import learned_skill
from thirdhalf.games.takkure.table.state import Match

# 4.05, R-60: the position skill that gives a second die on exactly this action.
SECOND_DIE: Final = {
    DODGE: SIDE_STEP,
    PASS: PRECISE_PASS,
    BREAK_THROUGH: ONSLAUGHT,
    TACKLE: EXPERT_TACKLER,
}


def second_die(match: Match, number: int, action: int) -> bool:
    """4.05, R-60: whether the player rolls a second die on this action."""
    skill = SECOND_DIE.get(action, NO_SKILL)
    return skill != NO_SKILL and has_skill(match, number, skill)


def has_skill(match: Match, number: int, skill: int) -> bool:
    """4.05, L5: whether a fresh player has a position skill, its own or learned."""
    player = match.players[number]
    profile = player.profile
    return (profile.skill == skill or profile.learned & learned_skill(skill) != 0) and fresh(match, player)


def sees_far(match: Match, number: int) -> bool:
    """4.05: whether Defensive Vision doubles the player's defensive move."""
    return has_skill(match, number, DEFENSIVE_VISION)
