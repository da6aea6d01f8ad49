"""What a match is played on and with: the pitch and the restrictions of an exercise."""

from functools import lru_cache
from typing import Final

from thirdhalf.geometry.plane import INCH

RANGES: Final[tuple[int, ...]] = (2 * INCH, 4 * INCH, 8 * INCH)
"""2.01, 2.02: how far the ranges of a pass go; what is further is beyond."""
PRESSURE_REACH: Final = 2 * INCH
"""1.06."""
CATCH_REACH: Final = 2 * INCH
"""5.03."""

THOUSAND: Final = 1000

NO_CARDS: Final = 0
BASIC_CARDS: Final = 1
ALL_CARDS: Final = 2
CARD_WORDS: Final[tuple[str, ...]] = ("none", "basic", "all")


class Terms:
    """What this match is played on and with: the pitch and the restrictions of an exercise. Never changes."""

    __slots__ = (
        "cards",
        "catch_reach",
        "defence_bits",
        "defences",
        "endings",
        "fatigue",
        "forward_only",
        "half_length",
        "half_width",
        "injuries",
        "kick_off",
        "line",
        "open_measuring",
        "pressure_reach",
        "ranges",
        "readings",
        "second_actions",
        "sets",
        "skills",
        "team_skills",
        "tokens",
        "windows",
    )

    def __init__(
        self,
        half_width: int,
        half_length: int,
        line: int,
        kick_off: int,
        second_actions: tuple[int, ...],
        defences: tuple[int, ...],
        skills: int,
        fatigue: int,
        injuries: int,
        cards: int,
        team_skills: int,
        forward_only: int,
        tokens: int,
        sets: int,
        endings: tuple[int, ...],
        open_measuring: int,
        readings: int,
    ) -> None:
        self.half_width = half_width
        self.half_length = half_length
        # How far from the centre, up the attack's pitch, the line lies that its carrier must touch.
        self.line = line
        # 5.03: how far from halfway each kick-off line lies.
        self.kick_off = kick_off
        self.second_actions = second_actions
        self.defences = defences
        # The same, one bit for each.
        self.defence_bits = 0
        for action in defences:
            self.defence_bits |= 1 << action
        # 4.05: 1 where position skills count, 0 in the exercises before they are taught.
        self.skills = skills
        # 4.01, 5.04: 1 where players tire, and where wounds and fatigue injure them.
        self.fatigue = fatigue
        self.injuries = injuries
        # 4.07, 4.08: which play cards there are: NO_CARDS, BASIC_CARDS or ALL_CARDS.
        self.cards = cards
        # 5.06: 1 where team skills count.
        self.team_skills = team_skills
        self.forward_only = forward_only
        # 1.01: activation tokens in one set, and how many sets the attack may take.
        self.tokens = tokens
        self.sets = sets
        self.endings = endings
        # 1 where anything can be played in a window.
        self.windows = int(cards > 0 or team_skills > 0)
        # 0.03: 1 where measuring is allowed at any time.
        self.open_measuring = open_measuring
        # The readings played to the letter, a bit for each (`table/readings.py`); 0: all as the table reads them.
        self.readings = readings
        # 1.06, 2.01, 5.03: distances on which something depends. Only an eye has others (`judged_terms`).
        self.ranges = RANGES
        self.pressure_reach = PRESSURE_REACH
        self.catch_reach = CATCH_REACH


def agreed(
    terms: Terms,
    limits: Terms,
    line: int,
    half_width: int,
    half_length: int,
    kick_off: int,
    measuring: int,
    readings: int,
) -> Terms:
    """The terms of one match: an exercise's, under another one's restrictions, on a pitch of those measures."""
    return Terms(
        half_width=half_width,
        half_length=half_length,
        line=line,
        kick_off=kick_off,
        second_actions=limits.second_actions,
        defences=limits.defences,
        skills=limits.skills,
        fatigue=limits.fatigue,
        injuries=limits.injuries,
        cards=limits.cards,
        team_skills=limits.team_skills,
        forward_only=limits.forward_only,
        tokens=terms.tokens,
        sets=terms.sets,
        endings=terms.endings,
        open_measuring=measuring,
        readings=readings,
    )


@lru_cache(maxsize=1024)
def judged_terms(terms: Terms, error: int) -> Terms:
    """R-85: the same as an eye has them that takes a thousand for a thousand and `error`."""
    seen = agreed(
        terms,
        terms,
        line=terms.line,
        half_width=terms.half_width,
        half_length=terms.half_length,
        kick_off=terms.kick_off,
        measuring=terms.open_measuring,
        readings=terms.readings,
    )
    seen.ranges = tuple([judged(reach, error) for reach in RANGES])
    seen.pressure_reach = judged(PRESSURE_REACH, error)
    seen.catch_reach = judged(CATCH_REACH, error)
    return seen


def judged(reach: int, error: int) -> int:
    """R-85: how far something really goes that an eye takes to go so far, if it takes a thousand for a thousand and
    `error`.
    """
    return reach * THOUSAND // (THOUSAND + error)
