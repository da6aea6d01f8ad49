"""5.05 Player skills: which are trained, how often each works, and how much it gives. A skill is one entry of
`PLAYER_SKILLS`; the rule it belongs to asks `has_talent`, or `unused_talent` where it works but once.
"""

from typing import Final

from thirdhalf.games.takkure.rules.harm.tokens import fresh
from thirdhalf.games.takkure.table.kinds import (
    AFTERBURNER,
    BRAWLER,
    COLD_EYE,
    CUB,
    DEATH_ROLL,
    IRON_GAZE,
    NO_TALENT,
    NOT_AN_INCH,
    SHADOW_STEP,
    STAMPEDE,
    STING,
    SUMO,
    TWO_MOVES_AHEAD,
)
from thirdhalf.games.takkure.table.profile import learned_talent
from thirdhalf.games.takkure.table.state import USED_IN_ACTION, USED_IN_HALF, Match
from thirdhalf.geometry.plane import INCH

KEEP: Final = 0
USE: Final = 1

INNATE: Final = 0
TRAINED: Final = 1
"""Lost with an active fatigue token, like a position skill (4.01)."""
ALWAYS: Final = 0


class PlayerSkill:
    """5.05: INNATE or TRAINED; ALWAYS, once a half or once an action; and how much it gives, where that is a number."""

    __slots__ = ("gives", "often", "origin")

    def __init__(self, origin: int, often: int, gives: int = 0) -> None:
        self.origin = origin
        self.often = often
        self.gives = gives


PLAYER_SKILLS: Final[dict[int, PlayerSkill]] = {
    NO_TALENT: PlayerSkill(INNATE, ALWAYS),
    # The opponent repeats an endurance roll that it passed (`repeats`).
    SUMO: PlayerSkill(TRAINED, USED_IN_ACTION),
    # A dodge goes further (`bout`).
    SHADOW_STEP: PlayerSkill(TRAINED, ALWAYS, INCH),
    # An INT roll after step 2 to mark the movement anew (`activation`).
    TWO_MOVES_AHEAD: PlayerSkill(INNATE, USED_IN_HALF),
    # Its pressure counts for so much (`modifiers`).
    IRON_GAZE: PlayerSkill(TRAINED, ALWAYS, 2),
    # Falls without harm (`endurance`).
    BRAWLER: PlayerSkill(INNATE, ALWAYS),
    # Repeats its failed reception or pick-up (`repeats`).
    CUB: PlayerSkill(INNATE, USED_IN_HALF),
    # Moves on after a break through (`bout`).
    STAMPEDE: PlayerSkill(TRAINED, ALWAYS, 2 * INCH),
    # A longer second move (`second`).
    AFTERBURNER: PlayerSkill(INNATE, USED_IN_HALF, 2 * INCH),
    # Passes without the presser that counts most (`modifiers`).
    COLD_EYE: PlayerSkill(TRAINED, ALWAYS),
    # Tires whom its tackle has wounded (`endurance`).
    STING: PlayerSkill(TRAINED, ALWAYS),
    # Wins a tie in a tackle (`bout`).
    NOT_AN_INCH: PlayerSkill(INNATE, ALWAYS),
    # A critical tackle wounds twice (`tackle`).
    DEATH_ROLL: PlayerSkill(TRAINED, ALWAYS),
}
GAZE: Final = PLAYER_SKILLS[IRON_GAZE].gives
SHADOW_STEP_REACH: Final = PLAYER_SKILLS[SHADOW_STEP].gives
STAMPEDE_REACH: Final = PLAYER_SKILLS[STAMPEDE].gives
AFTERBURNER_REACH: Final = PLAYER_SKILLS[AFTERBURNER].gives


def has_talent(match: Match, number: int, talent: int) -> bool:
    """5.05, L5, 4.01: the player has the skill now, its own or learned: skills are played, and a training skill needs a
    fresh player.
    """
    player = match.players[number]
    profile = player.profile
    if (profile.talent != talent and not profile.learned & learned_talent(talent)) or match.terms.skills == 0:
        return False
    return PLAYER_SKILLS[talent].origin == INNATE or fresh(match, player)


def unused_talent(match: Match, number: int, talent: int) -> bool:
    """5.05: a skill that works once a half or once an action, not yet used in this one."""
    return has_talent(match, number, talent) and match.players[number].used & PLAYER_SKILLS[talent].often == 0
