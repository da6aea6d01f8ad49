"""0.06 Characteristics: a player's values, as printed on the card or as injuries have left them."""

from typing import Final

from thirdhalf.games.takkure.table.kinds import NO_SKILL, NO_TALENT, SKILL_WORDS, TALENT_WORDS
from thirdhalf.geometry.plane import INCH


class Profile:
    """0.06: what a player's card says. Lengths in hundredths of a millimetre. Never changes."""

    __slots__ = (
        "attack_move",
        "bac",
        "bac_try",
        "body",
        "defence_move",
        "id",
        "intelligence",
        "learned",
        "name",
        "protection",
        "radius",
        "reflexes",
        "skill",
        "strength",
        "talent",
        "vertebrae",
    )

    def __init__(
        self,
        id: str,
        name: str,
        attack_move: int,
        defence_move: int,
        bac: int,
        bac_try: int,
        strength: int,
        reflexes: int,
        intelligence: int,
        protection: int,
        body: int,
        radius: int,
        skill: int,
        talent: int,
        vertebrae: int,
        learned: int = 0,
    ) -> None:
        self.id = id
        self.name = name
        self.attack_move = attack_move
        self.defence_move = defence_move
        self.bac = bac
        self.bac_try = bac_try
        self.strength = strength
        self.reflexes = reflexes
        self.intelligence = intelligence
        self.protection = protection
        self.body = body
        self.radius = radius
        self.skill = skill
        # 5.05: the player skill.
        self.talent = talent
        # 7.01: 1 once the vertebrae are fractured: a BDY roll before every action.
        self.vertebrae = vertebrae
        # L5: what it has learned beside them in a season, a bit for each (`learned_skill`, `learned_talent`).
        self.learned = learned


class Hurt:
    """7.01: what one injury takes away. Never changes."""

    __slots__ = (
        "attack_move",
        "bac",
        "body",
        "defence_move",
        "intelligence",
        "least_move",
        "reflexes",
        "skills",
        "strength",
        "vertebrae",
    )

    def __init__(
        self,
        bac: int = 0,
        strength: int = 0,
        reflexes: int = 0,
        intelligence: int = 0,
        body: int = 0,
        attack_move: int = 0,
        defence_move: int = 0,
        least_move: int = -20,
        vertebrae: int = 0,
        skills: int = 0,
    ) -> None:
        self.bac = bac
        self.strength = strength
        self.reflexes = reflexes
        self.intelligence = intelligence
        self.body = body
        # In inches; `least_move` is what MOV does not fall below by this injury.
        self.attack_move = attack_move
        self.defence_move = defence_move
        self.least_move = least_move
        self.vertebrae = vertebrae
        # 1 where all skills are lost, innate ones too.
        self.skills = skills


UNHURT: Final = Hurt()
TALENT_BITS: Final = 8
"""L5: where the bits of player skills begin among those of what was learned."""


def learned_skill(skill: int) -> int:
    """L5: the bit of a position skill."""
    return 1 << skill


def learned_talent(talent: int) -> int:
    """L5: the bit of a player skill."""
    return 1 << TALENT_BITS + talent


def learned_words(profile: Profile) -> list[str]:
    """L5: what was learned, in the words of files."""
    skills = [word for skill, word in enumerate(SKILL_WORDS) if profile.learned & learned_skill(skill)]
    return skills + [word for talent, word in enumerate(TALENT_WORDS) if profile.learned & learned_talent(talent)]


def injured(profile: Profile, hurt: Hurt) -> Profile:
    """7.01, R-48: the values after an injury; BaC losses hit both values."""
    return Profile(
        id=profile.id,
        name=profile.name,
        attack_move=lowered(profile.attack_move, hurt.attack_move, hurt.least_move),
        defence_move=lowered(profile.defence_move, hurt.defence_move, hurt.least_move),
        bac=profile.bac - hurt.bac,
        bac_try=profile.bac_try - hurt.bac,
        strength=profile.strength - hurt.strength,
        reflexes=profile.reflexes - hurt.reflexes,
        intelligence=profile.intelligence - hurt.intelligence,
        protection=profile.protection,
        body=profile.body - hurt.body,
        radius=profile.radius,
        skill=NO_SKILL if hurt.skills else profile.skill,
        talent=NO_TALENT if hurt.skills else profile.talent,
        vertebrae=1 if hurt.vertebrae else profile.vertebrae,
        learned=0 if hurt.skills else profile.learned,
    )


def lowered(move: int, inches: int, least: int) -> int:
    """R-15: a MOV value after an injury, not below the least that this injury leaves, if it was above that."""
    return max(move - inches * INCH, min(move, least * INCH))


def spent(profile: Profile) -> bool:
    """7.01, R-48: some characteristic, PRT apart, is at 0 or below: out of the match."""
    return (
        min(
            profile.attack_move,
            profile.defence_move,
            profile.bac,
            profile.bac_try,
            profile.strength,
            profile.reflexes,
            profile.intelligence,
            profile.body,
        )
        <= 0
    )
