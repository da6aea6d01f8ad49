"""The computer's coaches for Takkure, by name."""

from thirdhalf.coaches.roster import Roster
from thirdhalf.games.takkure.coaches.levels import LESSONS, LEVELS, PERSONALITIES, YARDSTICKS

ROSTER = Roster(LEVELS, LESSONS, PERSONALITIES, YARDSTICKS)
coach = ROSTER.coach
