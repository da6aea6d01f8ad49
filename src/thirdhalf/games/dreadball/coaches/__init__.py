"""The computer's coaches for DreadBall, by name."""

from thirdhalf.coaches.random import RandomCoach
from thirdhalf.coaches.roster import Roster
from thirdhalf.games.dreadball.coaches.club import ClubCoach
from thirdhalf.games.dreadball.coaches.province import ProvinceCoach
from thirdhalf.games.dreadball.coaches.rookie import RookieCoach

ROSTER = Roster(
    {"random": RandomCoach, "rookie": RookieCoach, "club": ClubCoach, "province": ProvinceCoach},
    {"province": ProvinceCoach},
)
