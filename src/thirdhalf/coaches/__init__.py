"""The computer's coaches, by name: here Takkure's, in `thirdhalf.coaches.dreadball` those of DreadBall."""

from thirdhalf.coaches.club import ClubCoach
from thirdhalf.coaches.international import InternationalCoach
from thirdhalf.coaches.province import ProvinceCoach
from thirdhalf.coaches.random import RandomCoach
from thirdhalf.coaches.rookie import RookieCoach
from thirdhalf.coaches.roster import Maker, Roster, Thinker

THINKERS: dict[str, Thinker] = {
    "province": ProvinceCoach,
    "international": InternationalCoach,
}
"""Those that take a budget for each activation."""

COACHES: dict[str, Maker] = {
    "random": RandomCoach,
    "rookie": RookieCoach,
    "club": ClubCoach,
    "province": ProvinceCoach,
    "international": InternationalCoach,
}

ROSTER = Roster(COACHES, THINKERS)
coach = ROSTER.coach
