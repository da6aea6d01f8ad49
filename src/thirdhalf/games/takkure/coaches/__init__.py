"""The computer's coaches for Takkure, by name."""

from thirdhalf.coaches.random import RandomCoach
from thirdhalf.coaches.roster import Maker, Roster, Thinker
from thirdhalf.games.takkure.coaches.club import ClubCoach
from thirdhalf.games.takkure.coaches.international import InternationalCoach
from thirdhalf.games.takkure.coaches.province import ProvinceCoach
from thirdhalf.games.takkure.coaches.rookie import RookieCoach

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
