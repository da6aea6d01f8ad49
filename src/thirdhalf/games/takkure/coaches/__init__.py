"""The computer's coaches for Takkure, by name."""

from thirdhalf.coaches.roster import Roster
from thirdhalf.games.takkure.coaches.levels import LESSONS, LEVELS

ROSTER = Roster(LEVELS, LESSONS)
coach = ROSTER.coach
