"""DL4: a team whose players have learned something in a season, as a set-up writes it:
`veer-myn-3: speed, skill; veer-myn-7: armour`.
"""

from typing import Final

from thirdhalf.games.dreadball.table.catalog import STATS, Team
from thirdhalf.games.dreadball.table.profile import Profile

LONGEST: Final = 2000
MOST_LEARNED: Final = 3
BEST: Final = 2
"""D5.1: no stat is better than 2+."""
LESSONS: Final[tuple[str, ...]] = STATS
"""DL4: one better in a stat."""


def squad_of(team: Team, text: object) -> tuple[Profile, ...]:
    """DL4: the squad with what it has learned; ValueError says which mark cannot be."""
    if not isinstance(text, str) or len(text) > LONGEST:
        raise ValueError(f"marks are a text of at most {LONGEST} characters")
    learned: dict[str, list[str]] = {}
    for part in [each for each in text.split(";") if each.strip()]:
        id, _, words = part.partition(":")
        learned[id.strip()] = [word.strip() for word in words.split(",")]
    known = [profile.id for profile in team.squad]
    for id, lessons in learned.items():
        if id not in known:
            raise ValueError(f"there is no '{id}' in the squad: {', '.join(known)}")
        if len(lessons) > MOST_LEARNED or len(set(lessons)) < len(lessons):
            raise ValueError(f"'{id}' has at most {MOST_LEARNED} lessons, none of them twice")
        for lesson in lessons:
            if lesson not in LESSONS:
                raise ValueError(f"'{lesson}' of '{id}' is no lesson; there are: {', '.join(LESSONS)}")
    return tuple([taught(profile, learned.get(profile.id, [])) for profile in team.squad])


def taught(profile: Profile, lessons: list[str]) -> Profile:
    """DL4: its stats, one better for each lesson, 2+ at best."""
    better = {stat: 1 if stat in lessons else 0 for stat in STATS}
    return Profile(
        id=profile.id,
        name=profile.name,
        number=profile.number,
        role=profile.role,
        move=profile.move,
        strength=max(BEST, profile.strength - better["strength"]),
        speed=max(BEST, profile.speed - better["speed"]),
        skill=max(BEST, profile.skill - better["skill"]),
        armour=max(BEST, profile.armour - better["armour"]),
    )
