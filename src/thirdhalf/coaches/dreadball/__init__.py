"""The computer's coaches for DreadBall, by name."""

from thirdhalf.coaches.dreadball.club import ClubCoach
from thirdhalf.coaches.dreadball.province import ProvinceCoach
from thirdhalf.coaches.dreadball.rookie import RookieCoach
from thirdhalf.coaches.random import RandomCoach
from thirdhalf.coaches.roster import Roster

ROSTER = Roster(
    {"random": RandomCoach, "rookie": RookieCoach, "club": ClubCoach, "province": ProvinceCoach},
    {"province": ProvinceCoach},
)
